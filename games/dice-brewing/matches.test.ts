/**
 * Recorded whole matches and golden playthroughs. `RECORD=1 npx vitest run games/dice-brewing/matches` writes them anew,
 * after a change of rules or words that is meant.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  Chance,
  digestCells,
  type MatchRecord,
  MoveBuffer,
  openRecord,
  recordOf,
  seedFrom,
  Table,
} from '@taproom/engine'
import { randomOptions } from '@taproom/engine/testing'
import { describe, expect, it } from 'vitest'
import { room } from './index.ts'

const { game } = room
const RECORD = process.env.RECORD === '1'
const SEATS = [2, 3, 4] as const
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]
const file = (name: string): URL => new URL(`./fixtures/${name}`, import.meta.url)

type Match = ReturnType<typeof open>

function open(seats: number, seed: string, wishes: { readonly [name: string]: string | number | boolean }) {
  const table = Table.open(game, { seats, seed: seedFrom(seed), options: wishes })
  if (typeof table === 'string') throw new Error(table)
  return table
}

const buffer = new MoveBuffer()
const worth = new Float64Array(4096)

/** The move the adviser values most; of equal ones the first. */
function greedy(table: Match): number {
  const seat = table.waitingFor
  game.legal(table.state, seat, buffer)
  room.adviser?.appraise(table.state, seat, buffer, worth)
  let best = 0
  for (let i = 1; i < buffer.length; i++) if (worth[i] > worth[best]) best = i
  return buffer.list[best]
}

/** Any move, now and then one out of turn. */
function playRandomly(table: Match, chance: Chance): void {
  while (!table.over) {
    const seat = chance.below(8) === 0 ? chance.below(table.opening.seats) : table.waitingFor
    game.legal(table.state, seat, buffer)
    if (buffer.length > 0) table.play(seat, buffer.list[chance.below(buffer.length)])
  }
}

const MATCHES = 30

/** Half of them random, with the shortest round limit, half greedy; all with other options. */
function recorded(seats: number): MatchRecord[] {
  return Array.from({ length: MATCHES }, (_, i) => {
    const chance = new Chance()
    chance.seed(seedFrom(`fixture ${seats} ${i}`))
    const wishes = randomOptions(game.declared.options, seats, chance)
    if (i % 2 === 0) {
      const table = open(seats, `match ${seats} ${i}`, { ...wishes, roundLimit: 10 })
      playRandomly(table, chance)
      return recordOf(table)
    }
    const table = open(seats, `match ${seats} ${i}`, wishes)
    while (!table.over) table.play(table.waitingFor, greedy(table))
    return recordOf(table)
  })
}

describe.each(SEATS)('%i seats', seats => {
  const name = `matches-${seats}.jsonl`
  if (RECORD)
    writeFileSync(
      file(name),
      `${recorded(seats)
        .map(record => JSON.stringify(record))
        .join('\n')}\n`,
    )
  const lines = readFileSync(file(name), 'utf8').trim().split('\n')

  it('recorded matches are played again to the last cell and point', () => {
    expect(lines.length).toBe(MATCHES)
    for (const line of lines) {
      const record: MatchRecord = JSON.parse(line)
      const opened = openRecord(game, record)
      if (!opened.ok) throw new Error(opened.error.message)
      const { table } = opened
      expect(table.over).toBe(true)
      expect(game.standings(table.state).map(standing => standing.total)).toEqual(record.result?.totals)
      let digest = ''
      for (let i = 0; i <= table.index; i++) digest = digestCells(table.stateAt(i).cells, digest)
      expect(digest).toBe(record.digest)
    }
  })

  it('the golden playthrough reads as it did', async () => {
    const golden = file(`golden-${seats}.txt`)
    const text = await playthrough(lines[1])
    if (RECORD) writeFileSync(golden, text)
    expect(text).toBe(readFileSync(golden, 'utf8'))
  })
})

const MOST_OPTIONS = 12

/** A recorded match told in words: what is asked, what is possible, what is done and what follows. */
async function playthrough(line: string): Promise<string> {
  const words = await room.words.en()
  const opened = openRecord(game, JSON.parse(line))
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened
  const { seats } = table.opening
  const out: string[] = [`${words.name}, ${seats} players: ${JSON.stringify(table.opening.options)}`, '']
  const describeAll = (index: number): void => {
    for (let seat = 0; seat < seats; seat++) {
      out.push(`--- what ${who(seat)} sees ---`)
      for (const { title, lines } of words.describe(table.view(seat, index), who))
        out.push(title, ...lines.map(text => `  ${text}`))
    }
    out.push('')
  }
  const whole = table.journal()
  const told = (at: number): void => {
    for (const event of whole.filter(one => one.at === at)) {
      const text = words.event(event, who)
      if (text !== undefined) out.push(`  ${text}`)
    }
  }
  told(0)
  describeAll(0)
  table.moves.forEach(({ seat, move }, index) => {
    const view = table.view(seat, index)
    const labels = game
      .legal(table.stateAt(index), seat, buffer)
      .toArray()
      .map(legal => words.move(view, game.unpack(legal)))
    out.push(`${who(seat)}: ${words.prompt(view)}`)
    for (const label of labels.slice(0, MOST_OPTIONS)) out.push(`  - ${label}`)
    if (labels.length > MOST_OPTIONS) out.push(`  - … ${labels.length - MOST_OPTIONS} more`)
    out.push(`> ${words.move(view, game.unpack(move))}  [${game.print(move)}]`)
    told(index + 1)
    // Twice on the way: when everything is open, and after that has been used.
    const { round } = table.stateAt(index + 1)
    if (round !== table.stateAt(index).round && (round === 3 || round === 5)) describeAll(index + 1)
  })
  describeAll(table.index)
  for (const { seat, rank, total } of game.standings(table.state)) out.push(`${rank}. ${who(seat)} ${total}`)
  return `${out.join('\n')}\n`
}
