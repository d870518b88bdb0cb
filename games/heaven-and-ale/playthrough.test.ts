/**
 * One match per number of seats as a text that can be read: what was asked, what could be done, what was done, what happened.
 * Each in another language, so that all three are looked at. `RECORD=1` writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Language, type MatchRecord, MoveBuffer, openRecord, recordOf, seedFrom, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { adviser } from './bot/adviser.ts'
import { room } from './index.ts'
import { heavenAndAle as game } from './rules/game.ts'

const PLAYS: readonly { readonly seats: number; readonly language: Language }[] = [
  { seats: 2, language: 'en' },
  { seats: 3, language: 'fr' },
  { seats: 4, language: 'nl' },
]
/** More options than this are written as moves only. */
const FEW = 12
/** The whole table is described every so many decisions. */
const DESCRIBED = 40

const path = (seats: number, kind: string): URL => new URL(`./fixtures/playthrough-${seats}.${kind}`, import.meta.url)
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]

function playGreedily(seats: number): MatchRecord {
  const match = Table.open(game, { seats, seed: seedFrom(`playthrough ${seats}`) })
  if (typeof match === 'string') throw new Error(match)
  const worth = new Float64Array(1024)
  const moves = new MoveBuffer()
  while (!match.over) {
    game.legal(match.state, match.waitingFor, moves)
    adviser.appraise(match.state, match.waitingFor, moves, worth)
    const best = worth.subarray(0, moves.length).reduce((at, value, i) => (value > worth[at] ? i : at), 0)
    match.play(match.waitingFor, moves.list[best])
  }
  return recordOf(match)
}

async function tell(record: MatchRecord, language: Language): Promise<string> {
  const words = await room.words[language]()
  const replayed = openRecord(game, record)
  if (!replayed.ok) throw new Error(replayed.error.message)
  const { moves } = replayed.table
  const match = new Table(game, replayed.table.opening)
  const text: string[] = [words.name, '']
  let told = 0
  const hear = () => {
    const journal = match.journal(0)
    for (const event of journal.slice(told)) {
      const line = words.event(event, who)
      if (line !== undefined) text.push(`  * ${line}`)
    }
    told = journal.length
  }
  const describeTable = (seat: number) => {
    for (const { title, lines } of words.describe(match.view(seat), who)) text.push('', `== ${title}`, ...lines)
    text.push('')
  }
  hear()
  for (const [i, { seat, move }] of moves.entries()) {
    const view = match.view(seat)
    const options = match.legal(seat)
    text.push('', `${i + 1}. ${who(seat)} — ${words.prompt(view)}`)
    if (options.length <= FEW) for (const option of options) text.push(`  - ${words.move(view, game.unpack(option))}`)
    else text.push(`  ${options.length}: ${options.map(option => game.print(option)).join(' | ')}`)
    text.push(`  > ${words.move(view, game.unpack(move))} [${game.print(move)}]`)
    match.play(seat, move)
    hear()
    if ((i + 1) % DESCRIBED === 0) describeTable(seat)
  }
  describeTable(0)
  return `${text.join('\n')}\n`
}

describe('golden playthroughs', () => {
  test.each(PLAYS)('$seats seats, told in $language', async ({ seats, language }) => {
    if (process.env.RECORD) {
      const record = playGreedily(seats)
      writeFileSync(path(seats, 'json'), `${JSON.stringify(record)}\n`)
      writeFileSync(path(seats, 'txt'), await tell(record, language))
    }
    const record = JSON.parse(readFileSync(path(seats, 'json'), 'utf8'))
    expect(await tell(record, language)).toBe(readFileSync(path(seats, 'txt'), 'utf8'))
  })
})
