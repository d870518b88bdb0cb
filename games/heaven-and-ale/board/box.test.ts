import { boxReport, type Position, scenesOf } from '@taproom/board/testing'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { board } from './index.ts'

/** Positions in which, taken together, everything is on the table. */
const POSITIONS: readonly Position[] = [
  { seats: 3, match: 9, moves: 77, seat: 1 },
  { seats: 4, match: 6, moves: 205, seat: 2, phone: true },
  { seats: 2, match: 2, moves: 29, seat: 0, phone: true },
  { seats: 4, match: 1, moves: 285, seat: 1 },
  { seats: 2, match: 0, moves: 45, seat: 0 },
  { seats: 4, match: 4, moves: 263, seat: 0 },
  { seats: 2, match: 7, moves: 80, seat: 1 },
  { seats: 4, match: 0, moves: 160, seat: 0, phone: true },
  { seats: 2, match: 5, moves: 143, seat: 1, phone: true },
  { seats: 4, match: 3, moves: 198, seat: 3, phone: true },
  { seats: 4, match: 5, moves: 296, seat: 1 },
  { seats: 4, match: 8, moves: 176, seat: 0 },
]

/** What no picture shows, and why. */
const UNDRAWN = {
  id: 'the name of the file',
  'startSpaces[].points': 'told when points are counted, not on the space',
  'resources[].id': 'the tile goes by what it is',
  'resources[].set': 'which pile it begins in: hidden',
  'monks[].id': 'as for resources',
  'monks[].set': 'as for resources',
  'startCells.yeast': 'where a marker begins: it is drawn where it stands',
  'startCells.hops': 'as for yeast',
  'startCells.water': 'as for yeast',
  'startCells.barley': 'as for yeast',
  'sheds[].upTo': 'which sum makes which shed: the shed that was built is drawn',
  'sheds[].brewmaster': 'told by the preview and the log when it is built',
  discs: 'a supply',
  purse: 'what seats begin with: the purse is drawn as it is',
  sale: 'told by the sentence of the sale',
  ducatsPerStep: 'told when points are counted',
  'seatTables[].secondDiscs[]': 'where discs are laid in set-up: they are drawn where they lie',
}

/** Kinds of values that no words tell in these positions. */
const UNSAID = [
  'id',
  'resources[].id',
  'resources[].set',
  'monks[].id',
  'monks[].set',
  'startCells.yeast',
  'startCells.hops',
  'startCells.water',
  'startCells.barley',
  'sheds[].upTo',
  'discs',
  'purse',
]

test('every value that an owner of the box can correct is drawn and said from the box of the match', async () => {
  const scenes = scenesOf(room, new URL('../fixtures/', import.meta.url), POSITIONS)
  expect(await boxReport(room, board, scenes, UNDRAWN)).toEqual({ undrawn: [], excusedInVain: [], unsaid: UNSAID })
})
