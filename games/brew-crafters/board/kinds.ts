/** What the board draws, in plain data. Names are those of the box; nothing here knows a rule. */
import type { SeatColour } from '@taproom/board'
import type { Family, Kind, Recipe } from '../components/names.ts'

export * from '../components/names.ts'
export type { SeatColour }

/** Cubes by kind; what is not named is 0. */
export type Cubes = Partial<Readonly<Record<Kind, number>>>

/** Drawings and words in one line: "+1 malt", "snow −3 coin". A word that names a drawing is drawn, "_" is a thin gap. */
export type SignLine = string

/** The regions that a phone shows one at a time. */
export const TABS = ['market', 'brewery', 'recipes', 'hall', 'rivals', 'log'] as const
export type Tab = (typeof TABS)[number]

export const PHASES = ['supply', 'market', 'brewing'] as const
export type Phase = (typeof PHASES)[number]

/** Whether a recipe can be brewed: now, with what is being considered, not yet, or not before its family is known. */
export const READINESS = ['ready', 'soon', 'short', 'locked'] as const
export type Readiness = (typeof READINESS)[number]

export interface RecipeCard {
  id: Recipe
  family: Family
  basic?: boolean
  name: string
  reputation: number
  /** What it costs this seat now. */
  price: Cubes
  /** Cubes that are not in the storehouse, and how many of them the move under consideration would bring. */
  missing?: Cubes
  coming?: Cubes
  symbol?: 'hop' | 'barrel'
  readiness: Readiness
  /** "Can brew now", "Short 1 fruit". */
  note: string
  /** Nobody's yet, or whose it is; a basic or secret recipe has none. */
  label?: 'open' | SeatColour
}

/** A batch of beer where it stands; null is an empty place. */
export type Batch = { recipe: Recipe; family: Family }

export const kindsIn = (cubes: Cubes | undefined): Kind[] =>
  Object.keys(cubes ?? {}).filter((kind): kind is Kind => !!cubes?.[kind as Kind])
export const countIn = (cubes: Cubes | undefined): number =>
  kindsIn(cubes).reduce((sum, kind) => sum + (cubes?.[kind] ?? 0), 0)
