import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, seedFrom, Table } from '../index.ts'
import { randomOptions } from './fuzz.ts'

type AnyWords = Awaited<ReturnType<AnyRoom['words']['en']>>

const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk', 'Emma', 'Fien', 'Gust', 'Hans'][seat]

interface Said {
  readonly lines: readonly string[]
  /** Labels that stood beside an equal one: nobody could tell these choices apart. */
  readonly alike: readonly string[]
}

/**
 * All that is said in a match: prompts, labels, log, table and score. The same moves are made in every language,
 * half of them at random and half as the adviser likes them, so that much happens.
 */
export function everythingSaid(
  { game, adviser }: AnyRoom,
  words: AnyWords,
  seats: number,
  fixed: ChosenValues = {},
): Said {
  const chance = new Chance()
  chance.seed(seedFrom(`words ${seats}`))
  const options = { ...randomOptions(game.declared.options, seats, chance), ...fixed }
  const table = Table.open(game, { seats, seed: seedFrom(`said ${seats}`), options })
  if (typeof table === 'string') throw new Error(table)
  const buffer = new MoveBuffer()
  const worth = new Float64Array(4096)
  const lines: string[] = []
  const alike: string[] = []
  const describeTable = (seat: number) => {
    for (const passage of words.describe(table.view(seat), who)) lines.push(passage.title, ...passage.lines)
  }
  while (!table.over) {
    const seat = chance.below(12) === 0 ? chance.below(seats) : table.waitingFor
    const moves = game.legal(table.state, seat, buffer).toArray()
    if (moves.length === 0) continue
    const view = table.view(seat)
    if (seat === table.waitingFor) lines.push(words.prompt(view))
    const labels = moves.map(move => words.move(view, game.unpack(move)))
    alike.push(...labels.filter((label, i) => labels.indexOf(label) < i))
    lines.push(...labels)
    let chosen = chance.below(moves.length)
    if (adviser && chance.below(2) === 0) {
      adviser.appraise(table.state, seat, buffer, worth)
      for (let i = 0; i < moves.length; i++) if (worth[i] > worth[chosen]) chosen = i
    }
    table.play(seat, moves[chosen])
    if (chance.below(30) === 0) describeTable(chance.below(seats))
  }
  describeTable(-1)
  lines.push(words.prompt(table.view(0)))
  for (const event of table.journal(0)) {
    const line = words.event(event, who)
    if (line !== undefined) lines.push(line)
  }
  for (const { parts } of game.score(table.state))
    lines.push(...Object.keys(parts).map(part => words.parts[part] ?? ''))
  return { lines, alike }
}
