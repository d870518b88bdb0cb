/** Shed tiles: what they give for which fertility sum. Source: rulebook p. 6, step counts from public sources (table T6 of the spec). */

/** What an owner of the box may correct of a shed tile. */
export interface ShedType {
  readonly id: string
  /** The highest fertility sum of this type. */
  readonly upTo: number
  /** Steps of the brewmaster. */
  readonly brewmaster: number
  /** How many of the six tiles around it are activated. */
  readonly activates: number
}

const SIX = [0, 1, 2, 3, 4, 5]
const everyFour = SIX.flatMap(a => SIX.filter(b => b > a).map(b => SIX.filter(i => i !== a && i !== b)))

interface ShedRecord extends ShedType {
  /** The rule that tells which tiles it may activate, and every selection: the tile may be turned (HA-7.11). */
  readonly rule: string
  readonly selections: readonly (readonly number[])[]
  /** Which edges are marked on it. */
  readonly marks: readonly number[]
  readonly roof: string
}

/** One record per type (HA-2.24): what it gives, what it activates and how it looks. */
export const SHED_RECORDS = [
  {
    id: 'shed-type-0',
    upTo: 7,
    brewmaster: 6,
    activates: 0,
    rule: 'HA-7.8',
    selections: [],
    marks: [],
    roof: '#9a9084',
  },
  {
    id: 'shed-type-1',
    upTo: 11,
    brewmaster: 3,
    activates: 1,
    rule: 'HA-7.8',
    selections: SIX.map(i => [i]),
    marks: [0],
    roof: '#8fa048',
  },
  {
    id: 'shed-type-2',
    upTo: 17,
    brewmaster: 1,
    activates: 2,
    rule: 'HA-7.9', // opposite edges
    selections: [0, 1, 2].map(i => [i, i + 3]),
    marks: [0, 3],
    roof: '#c76a40',
  },
  {
    id: 'shed-type-3',
    upTo: 23,
    brewmaster: 1,
    activates: 3,
    rule: 'HA-7.10', // no two next to each other
    selections: [0, 1].map(i => [i, i + 2, i + 4]),
    marks: [0, 2, 4],
    roof: '#6289b3',
  },
  {
    id: 'shed-type-4',
    upTo: 30,
    brewmaster: 0,
    activates: 4,
    rule: 'HA-7.8',
    selections: everyFour.toReversed(),
    marks: [0, 1, 3, 4],
    roof: '#cf9a2c',
  },
] as const satisfies readonly ShedRecord[]

export const SHED_TYPES: readonly ShedType[] = SHED_RECORDS.map(({ id, upTo, brewmaster, activates }) => ({
  id,
  upTo,
  brewmaster,
  activates,
}))

/** All selections of all types, each with the type it belongs to. */
export const SELECTIONS: readonly { readonly type: number; readonly positions: readonly number[] }[] =
  SHED_RECORDS.flatMap(({ selections }, type) => selections.map(positions => ({ type, positions })))

/** Where the selections of each type begin in the list; one more entry for the end. */
export const FIRST_OF_TYPE: readonly number[] = [...SHED_RECORDS, undefined].map(
  (_, type) => SELECTIONS.filter(selection => selection.type < type).length,
)

/** Their names in moves: `0-3` activates the tiles at positions 0 and 3. */
export const SELECTION_NAMES: readonly string[] = SELECTIONS.map(({ positions }) => positions.join('-'))
