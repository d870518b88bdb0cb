/** What is in the box, in one piece: an owner may bring another one of the same form (see `read-box.ts`). */
import { PAIRS, type Spot, START_CELLS, ZONES, type Zone } from './board.ts'
import { type Lookup, lookUp } from './lookup.ts'
import { PRIVILEGE_NUMBERS, type PrivilegeNumbers } from './privileges.ts'
import { SHED_TYPES, type ShedType } from './sheds.ts'
import { type Colour, MONK_TILES, type MonkTile, RESOURCE_TILES, type ResourceTile } from './tiles.ts'
import { type Space, START_INCOMES, type StartIncome, TRACK } from './track.ts'

/** What depends on the number of seats (table T11). */
export interface SeatTable {
  readonly seats: number
  readonly rounds: number
  /** Disc spaces that get a second disc in the last round. */
  readonly secondDiscs: readonly string[]
}

export interface Contents {
  readonly id: string
  readonly track: readonly Space[]
  readonly startSpaces: readonly StartIncome[]
  readonly resources: readonly ResourceTile[]
  readonly monks: readonly MonkTile[]
  readonly startCells: { readonly [C in Exclude<Colour, 'wood'>]: number }
  readonly zones: readonly Zone[]
  readonly sheds: readonly ShedType[]
  readonly pairs: readonly (readonly Spot[])[]
  readonly discs: number
  readonly barrels: { readonly large: number; readonly small: number }
  readonly privileges: PrivilegeNumbers
  /** Ducats each seat begins with, ducats for a sold card, ducats for a step in the end. */
  readonly purse: number
  readonly sale: number
  readonly ducatsPerStep: number
  readonly seatTables: readonly SeatTable[]
}

/** The contents with the tables the rules look things up in. */
export type Box = Contents & { readonly lookup: Lookup }

/** The tables are not part of the data: they are made again wherever a box is read. */
export function makeBox(contents: Contents): Box {
  const lookup = lookUp(contents)
  return Object.defineProperty({ ...contents, lookup }, 'lookup', { value: lookup, enumerable: false })
}

export const BOX: Box = makeBox({
  id: 'heaven-and-ale',
  track: TRACK,
  startSpaces: START_INCOMES,
  resources: RESOURCE_TILES,
  monks: MONK_TILES,
  startCells: START_CELLS,
  zones: ZONES,
  sheds: SHED_TYPES,
  pairs: PAIRS,
  discs: 36, // HA-2.27
  barrels: { large: 4, small: 2 }, // HA-2.28
  privileges: PRIVILEGE_NUMBERS,
  purse: 25, // HA-4.14
  sale: 3, // HA-9.14
  ducatsPerStep: 10, // HA-10.20
  seatTables: [
    { seats: 2, rounds: 3, secondDiscs: ['disc-b', 'disc-c'] },
    { seats: 3, rounds: 4, secondDiscs: ['disc-b', 'disc-c', 'disc-abc-1'] },
    { seats: 4, rounds: 6, secondDiscs: [] },
  ], // HA-5.1, HA-10.8, HA-10.9, HA-10.10
})
