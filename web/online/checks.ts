/**
 * What the server says is compared with its description while developing and in browser tests. The page that people load has
 * only the types: the condition is a constant of the build, and what it guards is left out.
 */
export const checks = import.meta.env.DEV || import.meta.env.VITE_EXAMPLE ? import('@taproom/protocol') : undefined
