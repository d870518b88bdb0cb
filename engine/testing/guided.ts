import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type AnyRoom,
  type Explanation,
  type Language,
  type MatchRecord,
  MoveBuffer,
  openRecord,
  rulebookOf,
  type Table,
} from '../index.ts'
import { recordedFile } from './recorded-file.ts'

const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk', 'Emma', 'Fien', 'Gust', 'Hans'][seat] ?? ''

/** How many positions of how many recorded matches are asked about, besides the first and the last. */
const MATCHES = 2
const STOPS = 6

export interface GuideWishes {
  readonly fixtures: URL
  readonly seatCounts: readonly number[]
  /** Whether a sentence has no holes in this language. */
  whole(line: string): boolean
}

/** What a game's guide must keep in recorded matches. That everything drawn is explained is seen in the browser (`web/e2e`). */
export function guided(room: AnyRoom, language: Language, wishes: GuideWishes): void {
  const { guide } = room
  const { seatCounts, whole } = wishes
  test.runIf(guide)('its scoring adds up to the score, for every seat by what it may know', async () => {
    const told = await guide?.[language]()
    for (const { table, at, name } of seatCounts.flatMap(seats => positions(room, seats, wishes.fixtures))) {
      const totals = table.game.score(table.stateAt(at)).map(score => score.total)
      for (let seat = 0; seat < table.opening.seats; seat++) {
        const steps = told?.scoring(table.view(seat, at), who) ?? []
        const own = steps.flatMap(step => step.seats.filter(one => one.seat === seat).map(one => one.points))
        const sum = own.reduce((sum, points) => sum + points, 0)
        expect(sum, `${name}, seat ${seat}: ${own.join(' + ')}`).toBe(totals[seat])
      }
    }
  })

  test.runIf(guide)('it explains what it scores by and what it lists, with rules that there are', async () => {
    const told = await guide?.[language]()
    const wrong = new Set<string>()
    for (const { table, at } of seatCounts.flatMap(seats => positions(room, seats, wishes.fixtures))) {
      const { rules } = rulebookOf(await room.rulebook[language](), table.game.rules)
      const seat = at % table.opening.seats
      const view = table.view(seat, at)
      const steps = told?.scoring(view, who) ?? []
      for (const { title, rule, seats } of steps) {
        if (!rules[rule]) wrong.add(`${title}: there is no rule ${rule}`)
        for (const line of [title, ...seats.map(one => one.sum).filter(Boolean)]) if (!whole(line)) wrong.add(line)
      }
      const scored = steps.flatMap(step => step.seats.flatMap(one => one.things))
      for (const thing of new Set([...scored, ...(told?.things?.(view) ?? [])])) {
        const explanation = told?.explain(view, thing, who)
        if (explanation) for (const trouble of troubles(explanation, rules, whole)) wrong.add(`${thing}: ${trouble}`)
        else wrong.add(`${thing} is not explained`)
      }
    }
    expect([...wrong]).toEqual([])
  })

  test.runIf(guide)('its reasons for moves have no holes', async () => {
    const told = await guide?.[language]()
    const moves = new MoveBuffer()
    const wrong = new Set<string>()
    for (const { table, at } of seatCounts.flatMap(seats => positions(room, seats, wishes.fixtures))) {
      const state = table.stateAt(at)
      const seat = state.prompts.seat
      if (seat < 0) continue
      const view = table.view(seat, at)
      for (const move of table.game.legal(state, seat, moves).toArray()) {
        const reason = told?.reason(view, table.game.unpack(move), who)
        if (reason !== undefined && !whole(reason)) wrong.add(reason)
      }
    }
    expect([...wrong]).toEqual([])
  })
}

/** What is wrong with an explanation. */
export function troubles(
  { name, about, now, rules }: Explanation,
  known: { readonly [rule: string]: string },
  whole: (line: string) => boolean,
): readonly string[] {
  return [
    ...[name, ...about, ...now].filter(line => !whole(line)).map(line => `"${line}" has a hole`),
    ...(about.length === 0 ? ['nothing is said about it'] : []),
    ...(rules.length === 0 ? ['it names no rule'] : []),
    ...rules.filter(rule => !known[rule]).map(rule => `there is no rule ${rule}`),
  ]
}

interface Position {
  readonly table: Table
  readonly at: number
  readonly name: string
}

function positions({ game }: AnyRoom, seats: number, fixtures: URL): readonly Position[] {
  const file = recordedFile(fixtures, seats, game.rules, game.declared.versions)
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(0, MATCHES)
  return lines.flatMap((line, i) => {
    const record: MatchRecord = JSON.parse(line)
    const opened = openRecord(game, record)
    if (!opened.ok) throw new Error(opened.error.message)
    const { table } = opened
    return Array.from({ length: STOPS + 2 }, (_, stop) => {
      const at = Math.round((stop * table.index) / (STOPS + 1))
      return { table, at, name: `${seats} seats, match ${i}, position ${at}` }
    })
  })
}
