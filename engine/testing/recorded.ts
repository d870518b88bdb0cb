import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type AnyRoom,
  Chance,
  type ChosenValues,
  type MatchRecord,
  MoveBuffer,
  openRecord,
  recordOf,
  seedFrom,
  Table,
} from '../index.ts'
import { randomOptions } from './fuzz.ts'
import { recordedFile } from './recorded-file.ts'

const MATCHES = 30

/**
 * Whole recorded matches of every version of the rules lead to the same tables and results.
 * `RECORD=1` writes those of the newest version anew; earlier ones were played and stay as they are.
 */
export function recordedMatches(room: AnyRoom, seats: number, wishes: { fixtures: URL; brief?: ChosenValues }): void {
  const { versions } = room.game.declared
  test.each(versions)('recorded matches of version %i lead to the same tables and results', rules => {
    const file = recordedFile(wishes.fixtures, seats, rules, versions)
    if (process.env.RECORD === '1' && rules === room.game.rules) {
      mkdirSync(wishes.fixtures, { recursive: true })
      const records = Array.from({ length: MATCHES }, (_, i) => recordMatch(room, seats, i, wishes.brief))
      writeFileSync(file, `${records.map(record => JSON.stringify(record)).join('\n')}\n`)
    }
    if (!existsSync(file)) throw new Error(`${file.pathname} is missing: RECORD=1 writes it`)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(MATCHES)
    for (const [i, line] of lines.entries()) {
      const record: MatchRecord = JSON.parse(line)
      expect(record.rules).toBe(rules)
      // It checks every move, the digest of every table and the result.
      const opened = openRecord(room.game, record)
      if (!opened.ok) throw new Error(`match ${i}: ${opened.error.message}`)
      expect(opened.table.over).toBe(true)
      const { game } = opened.table
      expect(game.rules).toBe(rules)
      expect(game.score(opened.table.state).map(score => score.total)).toEqual(record.result?.totals)
      game.declared.invariants?.(opened.table.state)
    }
  })
}

/** One in four with the usual options; every second one played as the adviser likes it, the others at random, now and then out of turn. */
function recordMatch({ game, adviser }: AnyRoom, seats: number, number: number, brief: ChosenValues = {}): MatchRecord {
  const chance = new Chance()
  chance.seed(seedFrom(`recorded ${seats} ${number}`))
  const advised = adviser !== undefined && number % 2 === 1
  const options = number % 4 === 1 ? {} : randomOptions(game.declared.options, seats, chance)
  const seed = seedFrom(`match ${seats} ${number}`)
  const table = Table.open(game, { seats, seed, options: advised ? options : { ...options, ...brief } })
  if (typeof table === 'string') throw new Error(table)
  const moves = new MoveBuffer()
  const worth = new Float64Array(4096)
  const guess = game.make()
  while (!table.over) {
    const seat = !advised && chance.below(16) === 0 ? chance.below(seats) : table.waitingFor
    if (game.legal(table.state, seat, moves).length === 0) continue
    let chosen = chance.below(moves.length)
    if (advised) {
      game.imagine(table.view(seat), chance, guess)
      adviser.appraise(guess, seat, moves, worth)
      for (let i = 0; i < moves.length; i++) if (worth[i] > worth[chosen]) chosen = i
    }
    table.play(seat, moves.list[chosen])
  }
  return recordOf(table)
}
