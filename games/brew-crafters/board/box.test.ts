import { boxReport, type Position, scenesOf } from '@taproom/board/testing'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { board } from './index.ts'

/** Positions in which, taken together, nearly everything is on the table. */
const POSITIONS: readonly Position[] = [
  { seats: 5, match: 7, moves: 104, seat: 0 },
  { seats: 5, match: 19, moves: 94, seat: 3 },
  { seats: 4, match: 2, moves: 86, seat: 1, phone: true },
  { seats: 4, match: 2, moves: 216, seat: 1, phone: true },
  { seats: 4, match: 10, moves: 198, seat: 2 },
  { seats: 4, match: 12, moves: 77, seat: 3 },
  { seats: 4, match: 12, moves: 193, seat: 3 },
  { seats: 4, match: 12, moves: 387, seat: 3 },
  { seats: 4, match: 15, moves: 336, seat: 0, phone: true },
  { seats: 4, match: 23, moves: 81, seat: 1 },
  { seats: 3, match: 5, moves: 24, seat: 1 },
  { seats: 3, match: 5, moves: 235, seat: 1 },
  { seats: 3, match: 9, moves: 24, seat: 0, phone: true },
  { seats: 3, match: 9, moves: 60, seat: 2, phone: true },
  { seats: 3, match: 9, moves: 179, seat: 0, phone: true },
  { seats: 3, match: 9, moves: 230, seat: 2, phone: true },
  { seats: 3, match: 9, moves: 232, seat: 2, phone: true },
  { seats: 3, match: 15, moves: 1, seat: 0 },
  { seats: 3, match: 15, moves: 8, seat: 2 },
  { seats: 3, match: 15, moves: 160, seat: 0 },
  { seats: 3, match: 15, moves: 321, seat: 0 },
  { seats: 3, match: 20, moves: 61, seat: 1 },
  { seats: 2, match: 0, moves: 0, seat: 1 },
  { seats: 2, match: 0, moves: 6, seat: 1 },
  { seats: 2, match: 0, moves: 12, seat: 0 },
  { seats: 2, match: 0, moves: 16, seat: 1 },
  { seats: 2, match: 0, moves: 63, seat: 1 },
  { seats: 2, match: 0, moves: 181, seat: 0 },
]

/** What no picture shows, and why. */
const UNDRAWN = {
  id: 'the name of the file',
  'constants.startMoney': 'what seats begin with',
  'constants.startMalt': 'what seats begin with',
  'constants.startHops': 'what seats begin with',
  'compensation[].gift.money': 'what seats begin with',
  'compensation[].gift.malt': 'what seats begin with',
  'compensation[].gift.hops': 'what seats begin with',
  'compensation[].gift.yeast': 'what seats begin with',
  'marketSpaces[].name': 'words name it by its id',
  'partnerships[].name': 'words name it by its id',
  'partnerships[].players[]': 'with how many players it is on the table',
  'recipes[].beginnerSet': 'which recipes begin',
  'recipes[].labelPicture': 'what the printed label shows; ours are drawn otherwise',
  'skilledWorkers[].name': 'words name it by its id',
  'skilledWorkers[].beginner': 'which workers begin',
  'skilledWorkers[].players[]': 'with how many players it is on the table',
  'lab.basic[].name': 'words name it by its id',
  'lab.advanced[].name': 'words name it by its id',
  'tiles[].name': 'words name it by its id',
  'tiles[].kind': 'a building or equipment: drawn alike',
  'collaborationSections[].name': 'words name it by its id',
  'modules.agency.draw': 'how many cards are drawn',
  'exchangeRates[].id': 'a name',
  'exchangeRates[].maxGiven': 'told in words when one trades',
  'exchangeRates[].receiveEach[].hops': 'told in words when one trades',
  'exchangeRates[].receiveEach[].yeast': 'told in words when one trades',
  'skilledWorkers[].trigger.min': 'told in the words of the card',
  'tiles[].trigger.seasons[]': 'told in the words of the tile',
  'lab.basic[].levels[].trigger.kinds[]': 'told in words when it is the next level',
  'lab.basic[].levels[].trigger.min': 'told in words when it is the next level',
  'lab.basic[].levels[].effect.count': 'told in words when it is the next level',
  'lab.basic[].levels[].effect.from[]': 'told in words when it is the next level',
  'lab.advanced[].levels[].effect.from[]': 'told in words when it is the next level',
  'lab.advanced[].levels[].effect.max': 'told in words when it is the next level',
  'marketSpaces[11].options[0].cubes.spice': 'in none of these positions on the table',
  'marketSpaces[11].options[1].cubes.malt': 'in none of these positions on the table',
  'marketSpaces[11].options[1].cubes.coffee': 'in none of these positions on the table',
  'marketSpaces[11].options[2].cubes.malt': 'in none of these positions on the table',
  'marketSpaces[11].options[2].cubes.fruit': 'in none of these positions on the table',
  'recipes[7].symbol': 'in none of these positions on the table',
  'recipes[12].symbol': 'in none of these positions on the table',
  'skilledWorkers[23].trigger.seasons[0]': 'every season: no sign is needed',
  'skilledWorkers[23].trigger.seasons[1]': 'every season: no sign is needed',
  'skilledWorkers[23].trigger.seasons[2]': 'every season: no sign is needed',
  'skilledWorkers[23].trigger.seasons[3]': 'every season: no sign is needed',
  'exchangeRates[1].receiveEach[0].malt': 'told in words when one trades',
  'exchangeRates[2].receiveEach[0].malt': 'told in words when one trades',
  'exchangeRates[2].receiveEach[2].malt': 'told in words when one trades',
  'exchangeRates[3].receiveEach[0].malt': 'told in words when one trades',
  'crews[0].batchesNeeded': 'the first crew works from the beginning',
}

/** Kinds of values that no words tell in these positions. */
const UNSAID = ["id", "constants.startMoney", "constants.startMalt", "constants.startHops", "compensation[].gift.money", "compensation[].gift.malt", "compensation[].gift.hops", "compensation[].gift.yeast", "marketSpaces[].name", "partnerships[].name", "partnerships[].players[]", "recipes[].beginnerSet", "recipes[].labelPicture", "skilledWorkers[].name", "skilledWorkers[].beginner", "skilledWorkers[].players[]", "lab.basic[].name", "lab.basic[].levels[].trigger.kinds[]", "lab.basic[].levels[].trigger.min", "lab.advanced[].name", "tiles[].name", "tiles[].kind", "crews[].batchesNeeded", "collaborationSections[].name", "modules.secretRecipe.firstSaleRep", "exchangeRates[].id"]

test('every value that an owner of the box can correct is drawn and said from the box of the match', async () => {
  const scenes = scenesOf(room, new URL('../fixtures/', import.meta.url), POSITIONS)
  expect(await boxReport(room, board, scenes, UNDRAWN)).toEqual({ undrawn: [], excusedInVain: [], unsaid: UNSAID })
})
