/**
 * How fast the engine and the games are. The loop, for each game and number of seats: set up 64 matches; then for two seconds copy one of
 * them into a working table, give it a fresh random source and play it to the end with uniformly random moves, no journal.
 * A decision is one `legal` plus one `play`. Seconds are those of the processor, so that a busy machine counts little.
 * How many bytes a decision allocates is measured in rounds of their own, because reading the heap takes time.
 */
import { type AnyGame, Chance, copy, ints, layout, MoveBuffer, seedFrom } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { shelf } from '@taproom/shelf'
import type { Report } from './index.ts'

const SECONDS = 2

interface Measured {
  readonly game: string
  readonly seats: number
  readonly decisionsPerSecond: number
  readonly bytesPerDecision: number
  readonly bytesPerState: number
}

export async function engine(): Promise<Report> {
  const rooms = await Promise.all(Object.values(shelf).map(open => open()))
  const games: AnyGame[] = [lastCall as unknown as AnyGame, ...rooms.map(room => room.game)]
  const play: Measured[] = []
  for (const game of games)
    for (let seats = game.declared.seats.from; seats <= game.declared.seats.to; seats++) play.push(measure(game, seats))
  const copies = copiesPerSecond()
  const lines = play.map(
    m =>
      `${m.game.padEnd(15)} ${m.seats} seats  ${(m.decisionsPerSecond / 1e6).toFixed(2)} M decisions/s  ${m.bytesPerDecision.toFixed(2)} bytes allocated a decision  ${m.bytesPerState} bytes a state`,
  )
  return { play, copiesPerSecond: copies, lines: [...lines, `copy of a 1 KiB state: ${(copies / 1e6).toFixed(1)} M/s`] }
}

const processorSeconds = (): number => process.cpuUsage().user / 1e6

function measure(game: AnyGame, seats: number): Measured {
  const options = game.options()
  if (typeof options === 'string') throw new Error(options)
  const starts = Array.from({ length: 64 }, (_, i) => {
    const t = game.make()
    game.setUp(t, seedFrom(i), seats, options)
    return t
  })
  const t = game.make()
  const moves = new MoveBuffer()
  const chance = new Chance()
  chance.seed(seedFrom('bench'))
  /** Every match once; how many decisions that were. */
  const round = (): number => {
    let decisions = 0
    for (const start of starts) {
      copy(start, t)
      t.chance.seedFrom(chance)
      while (t.prompts.kind >= 0) {
        const seat = t.prompts.seat
        game.legal(t, seat, moves)
        game.play(t, seat, moves.list[chance.below(moves.length)])
        decisions++
      }
    }
    return decisions
  }
  const run = (seconds: number): { decisions: number; took: number } => {
    const began = processorSeconds()
    let decisions = 0
    while (processorSeconds() - began < seconds) decisions += round()
    return { decisions, took: processorSeconds() - began }
  }
  run(0.7)
  const { decisions, took } = run(SECONDS)
  const bytes = allocated(round)
  return {
    game: game.id,
    seats,
    decisionsPerSecond: Math.round(decisions / took),
    bytesPerDecision: bytes,
    bytesPerState: t.cells.byteLength,
  }
}

/** Bytes a decision over a hundred rounds; a round in which the heap was collected counts as nothing. */
function allocated(round: () => number): number {
  let grown = 0
  let decisions = 0
  for (let i = 0; i < 100; i++) {
    const heap = process.memoryUsage().heapUsed
    const made = round()
    const more = process.memoryUsage().heapUsed - heap
    if (more < 0) continue
    grown += more
    decisions += made
  }
  return grown / decisions
}

function copiesPerSecond(): number {
  const table = layout({ filler: ints(441) })
  const [a, b] = [table.make({}, 1), table.make({}, 1)]
  if (a.cells.byteLength < 1000 || a.cells.byteLength > 1100)
    throw new Error(`${a.cells.byteLength} bytes are not 1 KiB`)
  const loop = (count: number) => {
    const began = processorSeconds()
    for (let i = 0; i < count; i++) copy(a, b)
    return count / (processorSeconds() - began)
  }
  loop(1_000_000)
  return Math.round(loop(20_000_000))
}
