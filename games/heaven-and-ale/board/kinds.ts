/** What the board draws, in plain data. Ids are those of the specification; nothing here knows a rule. */

export type { SeatColour } from '@taproom/board'
export { GOALS, type Goal } from '../components/goals.ts'

export const RESOURCES = ['wood', 'yeast', 'hops', 'water', 'barley'] as const
export type Resource = (typeof RESOURCES)[number]

export const MONKS = ['cellarer', 'gardener', 'scribe', 'bellringer'] as const
export type Monk = (typeof MONKS)[number]
export const isMonk = (kind: Resource | Monk): kind is Monk => (MONKS as readonly string[]).includes(kind)

/** A resource with its fertility number, or a monk without one. */
export interface TileFace {
  kind: Resource | Monk
  number?: number
}

/** The regions that a phone shows one at a time. */
export const TABS = ['garden', 'cloister', 'barrels', 'seats', 'log'] as const
export type Tab = (typeof TABS)[number]

export const PIECES = [...RESOURCES, 'brewmaster'] as const
export type Piece = (typeof PIECES)[number]

export const PRIVILEGES = ['priv-ducats', 'priv-brewmaster', 'priv-colour', 'priv-rearmost', 'priv-barrels'] as const
export type Privilege = (typeof PRIVILEGES)[number]

export const START_SPACES = ['start-first', 'start-brewmaster', 'start-marker', 'start-ducats'] as const
export type StartSpace = (typeof START_SPACES)[number]

export const PAIRS = [
  ['spot-x', 'spot-wood'],
  ['spot-yeast', 'spot-hops'],
  ['spot-water', 'spot-barley'],
  ['spot-cellarer', 'spot-gardener'],
  ['spot-scribe', 'spot-bellringer'],
] as const
export type Spot = (typeof PAIRS)[number][number]

export type ShedType = 0 | 1 | 2 | 3 | 4

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
export const minus = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
