import { boxReport, type Position, scenesOf } from '@taproom/board/testing'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { board } from './index.ts'

/** Positions in which, taken together, nearly everything is on the table. */
const POSITIONS: readonly Position[] = [
  { seats: 4, match: 0, moves: 55, seat: 3, phone: true },
  { seats: 4, match: 5, moves: 213, seat: 0 },
  { seats: 4, match: 8, moves: 77, seat: 1 },
  { seats: 4, match: 9, moves: 79, seat: 2, phone: true },
  { seats: 3, match: 5, moves: 48, seat: 0 },
  { seats: 3, match: 5, moves: 121, seat: 0 },
  { seats: 3, match: 5, moves: 242, seat: 0 },
  { seats: 3, match: 11, moves: 107, seat: 2, phone: true },
  { seats: 3, match: 19, moves: 59, seat: 0 },
  { seats: 3, match: 27, moves: 263, seat: 1 },
  { seats: 2, match: 0, moves: 0, seat: 1 },
  { seats: 2, match: 0, moves: 3, seat: 0 },
  { seats: 2, match: 0, moves: 33, seat: 0 },
  { seats: 2, match: 0, moves: 82, seat: 0 },
  { seats: 2, match: 5, moves: 0, seat: 0 },
  { seats: 2, match: 5, moves: 99, seat: 1 },
  { seats: 2, match: 5, moves: 127, seat: 1 },
  { seats: 2, match: 5, moves: 132, seat: 0 },
  { seats: 2, match: 5, moves: 158, seat: 1 },
  { seats: 2, match: 5, moves: 198, seat: 1 },
  { seats: 2, match: 8, moves: 44, seat: 0, phone: true },
  { seats: 2, match: 9, moves: 35, seat: 1 },
  { seats: 2, match: 9, moves: 88, seat: 1 },
  { seats: 2, match: 9, moves: 176, seat: 1 },
  { seats: 2, match: 18, moves: 190, seat: 0 },
]

/** What no picture shows, and why. */
const UNDRAWN = {
  id: 'the name of the file',
  'dice[2].id': 'hops are worth as much as light malt, whose place they would take',
  'dice[].count': 'a supply',
  'dice[].startingPerPlayer': 'what seats begin with',
  'seeds.count': 'a supply',
  'ingredients[].count': 'a supply',
  'actionTokens[].count': 'a supply',
  'fields[].code': 'a name for notation',
  'fields[].building': 'which building it belongs to: drawn where the field lies',
  'start.gold': 'what seats begin with',
  'start.mastery': 'what seats begin with',
  'start.seeds': 'what seats begin with',
  'onesAsGold.moreThanFour': 'told by the purse when so many ones were rolled',
  'actionTokens[].id': 'a name',
  'buildings[].id': 'a name',
  'fields[].id': 'a name',
  'onesAsGold.table[4]': 'nobody rolled four ones in these positions',
  'recipes[].starterForPlayerCounts[]': 'which recipes begin on the table',
}

/** Kinds of values that no words tell in these positions. */
const UNSAID = [
  'id',
  'dice[].count',
  'dice[].startingPerPlayer',
  'seeds.count',
  'ingredients[].count',
  'ingredients[].discounts[].off',
  'actionTokens[].count',
  'fields[].code',
  'fields[].building',
  'start.gold',
  'start.mastery',
  'start.seeds',
  'onesAsGold.moreThanFour',
  'recipes[].starterForPlayerCounts[]',
]

test('every value that an owner of the box can correct is drawn and said from the box of the match', async () => {
  const scenes = scenesOf(room, new URL('../fixtures/', import.meta.url), POSITIONS)
  expect(await boxReport(room, board, scenes, UNDRAWN)).toEqual({ undrawn: [], excusedInVain: [], unsaid: UNSAID })
})
