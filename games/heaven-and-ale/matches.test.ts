/** Whole recorded matches, played again move by move. `RECORD=1 npx vitest run games/heaven-and-ale/matches` writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  Chance,
  type ChosenValues,
  type MatchRecord,
  MoveBuffer,
  openRecord,
  recordOf,
  seedFrom,
  Table,
} from '@taproom/engine'
import { randomOptions } from '@taproom/engine/testing'
import { describe, expect, test } from 'vitest'
import { adviser } from './bot/adviser.ts'
import { heavenAndAle as game } from './rules/game.ts'

const PER_SEAT_COUNT = 36
const file = (seats: number): URL => new URL(`./fixtures/matches-${seats}.jsonl`, import.meta.url)

/** How the moves of a recorded match were found. */
const STYLES = ['random', 'nearby', 'greedy'] as const
type Style = (typeof STYLES)[number]

function opened(seats: number, seed: string, options: ChosenValues) {
  const table = Table.open(game, { seats, seed: seedFrom(seed), options })
  if (typeof table === 'string') throw new Error(table)
  return table
}

type Match = ReturnType<typeof opened>

const worth = new Float64Array(1024)
const buffer = new MoveBuffer()

function chooseMove(match: Match, style: Style, chance: Chance): number {
  const { state } = match
  const moves = game.legal(state, state.prompts.seat, buffer)
  if (style === 'greedy') {
    adviser.appraise(state, state.prompts.seat, moves, worth)
    return moves.list[worth.subarray(0, moves.length).reduce((best, value, i) => (value > worth[best] ? i : best), 0)]
  }
  const few = style === 'nearby' && game.prompt(state) === 'move' ? Math.min(3, moves.length) : moves.length
  return moves.list[chance.below(few)]
}

/** Now and then a waiting seat sells a card, or takes that back. */
function interrupt(match: Match, seats: number, chance: Chance): void {
  const seat = chance.below(seats)
  if (seat === match.waitingFor) return
  const { length, list } = game.legal(match.state, seat, buffer)
  if (length > 0) match.play(seat, list[chance.below(length)])
}

function playMatch(seats: number, seed: string, style: Style, options: ChosenValues): MatchRecord {
  const chance = new Chance()
  chance.seed(seedFrom(`moves of ${seed}`))
  const match = opened(seats, seed, options)
  while (!match.over) {
    if (style !== 'greedy' && chance.below(20) === 0) interrupt(match, seats, chance)
    match.play(match.waitingFor, chooseMove(match, style, chance))
  }
  return recordOf(match)
}

function recordAll(seats: number): void {
  const chance = new Chance()
  chance.seed(seedFrom(`options ${seats}`))
  const records = Array.from({ length: PER_SEAT_COUNT }, (_, i) => {
    const options = i % 4 === 0 ? {} : randomOptions(game.declared.options, seats, chance)
    return playMatch(seats, `match ${seats} ${i}`, STYLES[i % STYLES.length], options)
  })
  writeFileSync(file(seats), `${records.map(record => JSON.stringify(record)).join('\n')}\n`)
}

describe.each([2, 3, 4])('with %i seats', seats => {
  if (process.env.RECORD) recordAll(seats)

  test('every recorded match leads to the same table and the same result', () => {
    const lines = readFileSync(file(seats), 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(30)
    for (const [i, line] of lines.entries()) {
      const replayed = openRecord(game, JSON.parse(line))
      if (!replayed.ok) throw new Error(`match ${i}: ${replayed.error.message}`)
      const totals = game.score(replayed.table.state).map(score => score.total)
      expect(totals).toEqual(replayed.record.result?.totals)
      game.declared.invariants?.(replayed.table.state)
    }
  })
})
