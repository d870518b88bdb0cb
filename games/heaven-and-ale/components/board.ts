/** The rest of a player board: production track and scoring spots. Sources: rulebook p. 2, 5–7; start cells and zones: public sources (tables T4, T5, T7). */
import { COLOURS, type Colour, MONK_TYPES } from './tiles.ts'

/** The production track ends here. Numbered cells are 1 to 20; 0 and below are the run-up (HA-2.21). */
export const LAST_CELL = 20

/** Start cells of the markers that nobody disputes; those of wood and of the brewmaster are options (HA-2.22). */
export const START_CELLS: { readonly [C in Exclude<Colour, 'wood'>]: number } = {
  yeast: -2,
  hops: -4,
  water: -6,
  barley: -8,
}

/** What the brewmaster's cell is worth in the end: `rate` steps back for one step forward, and the multiplier of the lowest marker. */
export interface Zone {
  readonly id: string
  /** The last cell of the zone. */
  readonly upTo: number
  readonly rate: number
  readonly multiplier: number
}

export const ZONES: readonly Zone[] = [
  { id: 'zone-run-up', upTo: 0, rate: 5, multiplier: 2 },
  { id: 'zone-1-4', upTo: 4, rate: 4, multiplier: 3 },
  { id: 'zone-5-8', upTo: 8, rate: 3, multiplier: 3 },
  { id: 'zone-9-11', upTo: 11, rate: 3, multiplier: 4 },
  { id: 'zone-12-14', upTo: 14, rate: 2, multiplier: 4 },
  { id: 'zone-15-17', upTo: 17, rate: 2, multiplier: 5 },
  { id: 'zone-18-19', upTo: 19, rate: 2, multiplier: 6 },
  { id: 'zone-20', upTo: 20, rate: 1, multiplier: 6 },
] // HA-2.23

/** The ten scoring spots: X for a fertility number, one per colour, one per monk type (HA-2.26). */
export const SPOTS = [
  'spot-x',
  'spot-wood',
  'spot-yeast',
  'spot-hops',
  'spot-water',
  'spot-barley',
  'spot-cellarer',
  'spot-gardener',
  'spot-scribe',
  'spot-bellringer',
] as const
export type Spot = (typeof SPOTS)[number]

export const SPOT_X = 0
export const FIRST_COLOUR_SPOT = 1
export const FIRST_MONK_SPOT = FIRST_COLOUR_SPOT + COLOURS.length
export const SPOT_COUNT = FIRST_MONK_SPOT + MONK_TYPES.length

/** Which two spots form a pair (table T7). */
export const PAIRS: readonly (readonly Spot[])[] = [
  ['spot-x', 'spot-wood'],
  ['spot-yeast', 'spot-hops'],
  ['spot-water', 'spot-barley'],
  ['spot-cellarer', 'spot-gardener'],
  ['spot-scribe', 'spot-bellringer'],
]

export const PAIR_NAMES = ['pair-1', 'pair-2', 'pair-3', 'pair-4', 'pair-5'] as const
