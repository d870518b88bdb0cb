/** What the board draws, in plain data. Nothing here knows a rule. */
import { COLOURS, type Colour, MONK_TYPES, type MonkType } from '../components/index.ts'

export type { SeatColour } from '@taproom/board'
export {
  CARDS as PRIVILEGES,
  type Card as Privilege,
  COLOURS as RESOURCES,
  type Colour as Resource,
  GOALS,
  type Goal,
  MONK_TYPES as MONKS,
  type MonkType as Monk,
  type Spot,
  START_SPACES,
  type StartSpace,
} from '../components/index.ts'

export const isMonk = (kind: string): kind is MonkType => (MONK_TYPES as readonly string[]).includes(kind)

/** A resource with its fertility number, or a monk without one. */
export interface TileFace {
  kind: Colour | MonkType
  number?: number
}

/** The regions that a phone shows one at a time. */
export const TABS = ['garden', 'cloister', 'barrels', 'seats', 'log'] as const
export type Tab = (typeof TABS)[number]

export const PIECES = [...COLOURS, 'brewmaster'] as const
export type Piece = (typeof PIECES)[number]

/** The place of a shed's type among the shed records. */
export type ShedType = number

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
export const minus = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
