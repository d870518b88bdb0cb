/** Shed tiles: what they give for which fertility sum. Source: rulebook p. 6, step counts from public sources (table T6 of the spec). */
export interface ShedType {
  readonly id: string
  /** The highest fertility sum of this type. */
  readonly upTo: number
  /** Steps of the brewmaster. */
  readonly brewmaster: number
  /** How many of the six tiles around it are activated. */
  readonly activates: number
}

export const SHED_TYPES: readonly ShedType[] = [
  { id: 'shed-type-0', upTo: 7, brewmaster: 6, activates: 0 },
  { id: 'shed-type-1', upTo: 11, brewmaster: 3, activates: 1 },
  { id: 'shed-type-2', upTo: 17, brewmaster: 1, activates: 2 },
  { id: 'shed-type-3', upTo: 23, brewmaster: 1, activates: 3 },
  { id: 'shed-type-4', upTo: 30, brewmaster: 0, activates: 4 },
] // HA-2.24

const everyFour = [0, 1, 2, 3, 4, 5].flatMap(a =>
  [0, 1, 2, 3, 4, 5].filter(b => b > a).map(b => [0, 1, 2, 3, 4, 5].filter(i => i !== a && i !== b)),
)

/** The positions that a shed of each type may activate: the tile may be turned, so every selection is there (HA-7.11). */
const OF_TYPE: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0], [1], [2], [3], [4], [5]],
  [
    [0, 3],
    [1, 4],
    [2, 5],
  ], // opposite edges: HA-7.9
  [
    [0, 2, 4],
    [1, 3, 5],
  ], // no two next to each other: HA-7.10
  everyFour.toReversed(),
]

/** All selections of all types, each with the type it belongs to. */
export const SELECTIONS: readonly { readonly type: number; readonly positions: readonly number[] }[] = OF_TYPE.flatMap(
  (selections, type) => selections.map(positions => ({ type, positions })),
)

/** Their names in moves: `0-3` activates the tiles at positions 0 and 3. */
export const SELECTION_NAMES: readonly string[] = SELECTIONS.map(({ positions }) => positions.join('-'))
