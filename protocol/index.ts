/** What browser and server say to each other. */
export const PROTOCOL = 1
