import { readFileSync } from 'node:fs'
import { boxReport } from '@taproom/board/testing'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { board } from './index.ts'

/** Recorded matches in which, taken together, everything is on the table. */
const MATCHES = { '5-seats': [7, 13, 17, 19, 25], '4-seats': [2, 10, 12, 15, 23], '3-seats': [5, 9, 15] }
const records = Object.entries(MATCHES).flatMap(([name, numbers]) => {
  const lines = readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), 'utf8').split('\n')
  return numbers.map(number => JSON.parse(lines[number]))
})

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
  'recipes[].labelPicture': 'x',
  'skilledWorkers[].name': 'words name it by its id',
  'skilledWorkers[].beginner': 'which workers begin',
  'skilledWorkers[].players[]': 'with how many players it is on the table',
  'lab.basic[].name': 'words name it by its id',
  'lab.advanced[].name': 'words name it by its id',
  'tiles[].name': 'words name it by its id',
  'tiles[].kind': 'x',
  'collaborationSections[].name': 'words name it by its id',
  'modules.agency.draw': 'how many cards are drawn',
  'exchangeRates[].id': 'a name',
  'exchangeRates[].maxGiven': 'told in words when one trades',
  'exchangeRates[].receiveEach[].malt': 'told in words when one trades',
  'exchangeRates[].receiveEach[].hops': 'told in words when one trades',
  'exchangeRates[].receiveEach[].yeast': 'told in words when one trades',
  'skilledWorkers[].trigger.min': 'told in the words of the card',
  'skilledWorkers[].trigger.seasons[]': 'told in the words of the card',
  'tiles[].trigger.seasons[]': 'told in the words of the tile',
  'lab.basic[].levels[].trigger.kinds[]': 'told in the words of the level',
  'lab.basic[].levels[].trigger.min': 'told in the words of the level',
  'lab.basic[].levels[].effect.count': 'told in the words of the level',
  'lab.basic[].levels[].effect.from[]': 'told in the words of the level',
  'lab.advanced[].levels[].effect.from[]': 'told in the words of the level',
  'lab.advanced[].levels[].effect.distinct': 'told in the words of the level',
  'lab.advanced[].levels[].effect.max': 'told in the words of the level',
  'crews[].batchesNeeded': 'x',
}

test('every value that an owner of the box can correct is drawn and said from the box of the match', async () => {
  const t = performance.now()
  const report = await boxReport(room, board, records, UNDRAWN)
  console.log(performance.now() - t, JSON.stringify(report, null, 1))
  expect(1).toBe(1)
}, 3_000_000)
