/** Whole matches as fixtures: played by random and greedy seats, written as records, told as text. */
import {
  Chance,
  type ChosenValues,
  eventFor,
  type MatchRecord,
  MoveBuffer,
  openRecord,
  recordOf,
  seedFrom,
  Table,
} from '@taproom/engine'
import { randomOptions } from '@taproom/engine/testing'
import { adviser } from './bot/adviser.ts'
import { game } from './rules/game.ts'
import { seasonOf, yearOf } from './rules/table.ts'
import type { words as english } from './words/en.ts'

export const PLAYERS = ['Anna', 'Bram', 'Clara', 'Daan', 'Emma'] as const

/** Every second match is greedy at all seats; in the others greedy and random seats sit side by side. */
export function recordMatch(seats: number, number: number): MatchRecord {
  const chance = new Chance()
  chance.seed(seedFrom(`recorded ${seats} ${number}`))
  const options: ChosenValues = number === 0 ? {} : randomOptions(game.declared.options, seats, chance)
  const table = Table.open(game, { seats, seed: seedFrom(`match ${seats} ${number}`), options })
  if (typeof table === 'string') throw new Error(table)
  const greedy = Array.from({ length: seats }, () => number % 2 === 0 || chance.below(2) === 0)
  const moves = new MoveBuffer()
  const worth = new Float64Array(2048)
  const guess = game.make()
  while (!table.over) {
    const seat = table.waitingFor
    game.legal(table.state, seat, moves)
    let chosen = chance.below(moves.length)
    if (greedy[seat] && moves.length > 1) {
      game.imagine(table.view(seat), chance, guess)
      adviser.appraise(guess, seat, moves, worth)
      for (let i = 0; i < moves.length; i++) if (worth[i] > worth[chosen]) chosen = i
    }
    table.play(seat, moves.list[chosen])
  }
  return recordOf(table, PLAYERS.slice(0, seats))
}

/** A match as a person can read it: what was asked and possible (in the first two seasons), what was chosen, what happened, and the table every spring. */
export function tell(record: MatchRecord, words: typeof english): string {
  const opened = openRecord(game, record)
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened
  const who = (seat: number): string => PLAYERS[seat]
  const lines = [`${words.name}, ${record.seats}: ${JSON.stringify(record.options)}`, '']
  let year = 0
  const hear = (from: number): void => {
    for (const event of table.journal(undefined, from).filter(one => one.at === from)) {
      const line = words.event(eventFor(event, -1), who)
      if (line !== undefined) lines.push(`    ${line}`)
    }
  }
  hear(0)
  table.moves.forEach(({ seat, move }, i) => {
    const view = table.view(seat, i)
    const state = table.stateAt(i)
    if (seasonOf(state) === 0 && yearOf(state) !== year) {
      year = yearOf(state)
      for (const passage of words.describe(view, who))
        lines.push('', `## ${passage.title}`, ...passage.lines.map(line => `- ${line}`))
      lines.push('')
    }
    lines.push(`${who(seat)}: ${words.prompt(view)}`)
    if (state.season <= 2)
      for (const option of game.legal(state, seat).toArray())
        lines.push(`  ${option === move ? '▶' : '·'} ${words.move(view, game.unpack(option))}`)
    else lines.push(`  ▶ ${words.move(view, game.unpack(move))}`)
    hear(i + 1)
  })
  const last = table.view(-1)
  for (const passage of words.describe(last, who))
    lines.push('', `## ${passage.title}`, ...passage.lines.map(line => `- ${line}`))
  const parts = Object.entries(words.parts)
  lines.push('', '## ★')
  game.score(table.state).forEach((score, seat) => {
    lines.push(
      `- ${who(seat)} ${score.total}: ${parts.map(([part, name]) => `${name} ${score.parts[part]}`).join(', ')}`,
    )
  })
  return `${lines.join('\n')}\n`
}
