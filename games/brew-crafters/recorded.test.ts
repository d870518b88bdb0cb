/** Recorded whole matches, replayed byte by byte, and one match per seat count as a text that one can read. RECORD=1 writes them anew, RECORD=text only the texts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MatchRecord, openRecord } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { recordMatch, tell } from './recorded.ts'
import { game } from './rules/game.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'
import { words as nl } from './words/nl.ts'

const MATCHES = 30
/** Which language tells the match of each seat count. */
const TOLD = { 2: ['en', en], 3: ['fr', fr], 4: ['nl', nl], 5: ['en', en] } as const

const path = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))
const recordsOf = (seats: number): MatchRecord[] =>
  readFileSync(path(`${seats}-seats.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const again = process.env.RECORD

describe.each([2, 3, 4, 5] as const)('%i seats', seats => {
  const [language, words] = TOLD[seats]
  const golden = `golden-${seats}-seats.${language}.txt`

  test.runIf(again)('write the fixtures anew', { timeout: 600_000 }, () => {
    const records =
      again === 'text' ? recordsOf(seats) : Array.from({ length: MATCHES }, (_, number) => recordMatch(seats, number))
    writeFileSync(path(`${seats}-seats.jsonl`), `${records.map(record => JSON.stringify(record)).join('\n')}\n`)
    writeFileSync(path(golden), tell(records[0], words))
  })

  test(`${MATCHES} recorded matches lead to the same scores and tables`, { timeout: 120_000 }, () => {
    const records = recordsOf(seats)
    expect(records).toHaveLength(MATCHES)
    for (const record of records) {
      const opened = openRecord(game, record) // checks every move, the result, and the digest of every table
      expect(opened.ok ? game.score(opened.table.state).map(score => score.total) : opened.error).toEqual(
        record.result?.totals,
      )
    }
  })

  test('the golden playthrough reads as it did', () => {
    expect(tell(recordsOf(seats)[0], words)).toBe(readFileSync(path(golden), 'utf8'))
  })
})
