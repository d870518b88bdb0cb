import { readFileSync } from 'node:fs'
import { boxReport } from '@taproom/board/testing'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { board } from './index.ts'

const records = ['matches-4', 'matches-3', 'matches-2'].flatMap(name =>
  readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, Number(process.env.N ?? 10))
    .map(line => JSON.parse(line)),
)

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

test('every value that an owner of the box can correct is drawn and said from the box of the match', async () => {
  const t = performance.now()
  const report = await boxReport(room, board, records, UNDRAWN)
  console.log(performance.now() - t, JSON.stringify(report, null, 1))
  expect(1).toBe(1)
}, 3_000_000)
