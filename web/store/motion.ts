import { preferences } from './preferences.ts'

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether things may move: by preference, or as the device wishes. */
export const motionOn = (): boolean => preferences().motion === 'on' || (preferences().motion === 'auto' && !still())
