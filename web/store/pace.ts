import { type Preferences, preferences } from './preferences.ts'

/** Milliseconds that a move of somebody else is shown before the next one. */
const PACES: { readonly [P in Preferences['pace']]: number } = { slow: 2400, normal: 1100, fast: 350, instant: 60 }

export const paceMs = (): number => PACES[preferences().pace]
