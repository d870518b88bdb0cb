/** Goals and their barrels. Source: rulebook p. 6 (table T8 of the spec). One record per goal: what is counted, and how much of it is needed. */
import { LAST_CELL } from './board.ts'
import { HALF } from './garden.ts'
import { COLOURS, MONK_TYPES } from './tiles.ts'

/** What a goal counts on a player board. */
export type Counted =
  | 'brewmaster'
  | 'lowest-marker'
  | 'highest-marker'
  | 'ones'
  | 'fives'
  | 'monk-discs'
  | 'colour-discs'
  | 'sheds-of-one-type'
  | 'shed-types'
  | 'placed-cards'
  | 'sunny-tiles'
  | 'shady-tiles'

export interface GoalRecord {
  /** Also the key of its words. */
  readonly id: string
  readonly counts: Counted
  readonly needs: number
  /** Bots: progress counts more the nearer the goal is, by this power of the share reached; none where no tile counts by itself. */
  readonly power?: 3 | 6
}

/** Twelve goals, each with a large and a small barrel (HA-2.28); where the barrels lie in the middle means nothing (HA-2.32). */
export const GOAL_RECORDS = [
  { id: 'goal-brewmaster-1', counts: 'brewmaster', needs: 1 },
  { id: 'goal-all-markers-1', counts: 'lowest-marker', needs: 1 },
  { id: 'goal-six-ones', counts: 'ones', needs: 6, power: 3 },
  { id: 'goal-six-fives', counts: 'fives', needs: 6, power: 3 },
  { id: 'goal-monk-spots', counts: 'monk-discs', needs: MONK_TYPES.length },
  { id: 'goal-resource-spots', counts: 'colour-discs', needs: COLOURS.length },
  { id: 'goal-three-same-sheds', counts: 'sheds-of-one-type', needs: 3 },
  { id: 'goal-four-shed-types', counts: 'shed-types', needs: 4 },
  { id: 'goal-marker-20', counts: 'highest-marker', needs: LAST_CELL },
  { id: 'goal-three-privileges', counts: 'placed-cards', needs: 3 },
  { id: 'goal-sun-full', counts: 'sunny-tiles', needs: HALF, power: 6 },
  { id: 'goal-shade-full', counts: 'shady-tiles', needs: HALF, power: 6 },
] as const satisfies readonly GoalRecord[]

export type Goal = (typeof GOAL_RECORDS)[number]['id']
export const GOALS: readonly Goal[] = GOAL_RECORDS.map(goal => goal.id)

/** Barrel sizes as the state keeps them: 0 = none. */
export const SMALL = 1
export const LARGE = 2
export const SIZES = ['small', 'large'] as const
export type Size = (typeof SIZES)[number]
