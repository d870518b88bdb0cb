import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AnyRoom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { bundle } from './build.mjs'
import { Duel, type Tally } from './testing/duel.ts'
import { exampleRoom } from './testing/example.ts'
import type { TestPostgres } from './testing/postgres.ts'
import { ServerProcess } from './testing/server-process.ts'

export interface BenchWishes {
  /** How long each load is measured. */
  readonly seconds?: number
  /** Numbers of live matches. */
  readonly matches?: readonly number[]
  readonly stores?: readonly ('sqlite' | 'postgres')[]
  /** The game that is played: the first on the shelf, or the engine's example. */
  readonly game?: string
  readonly say?: (line: string) => void
}

export interface BenchRow {
  readonly store: string
  readonly game: string
  readonly matches: number
  /** `flat out`: each player answers at once; `calm`: a move in each match every two seconds. */
  readonly load: 'flat out' | 'calm'
  readonly perSecond: number
  /** Processor time of the server for one move, in milliseconds: hardly depends on what else the machine does. */
  readonly cpu: number
  readonly ack50: number
  readonly ack99: number
  readonly seen50: number
  readonly seen99: number
}

export interface BenchReport {
  readonly rows: readonly BenchRow[]
  readonly memory: readonly {
    readonly store: string
    readonly matches: number
    /** How long they are when they are weighed. */
    readonly moves: number
    readonly kilobytesPerMatch: number
  }[]
  readonly reopen: readonly { readonly store: string; readonly moves: string; readonly milliseconds: number }[]
}

/** About half a match: the example is over after a few moves, a match of ours after a hundred or two. */
const halfOf = ({ game }: AnyRoom): number => (game.id === exampleRoom.game.id ? 5 : 40)

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) * 100) / 100
}

const inParts = async <T>(items: readonly T[], size: number, work: (item: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(work))
}

interface Place {
  readonly name: string
  readonly env: { readonly [name: string]: string }
}

const duelsAt = (server: ServerProcess, room: AnyRoom, count: number, tally: Tally, pause: () => number) =>
  Array.from({ length: count }, () => new Duel(server.address, room, tally, pause))

async function allAt(duels: readonly Duel[], moves: number, then: (duel: Duel) => void = () => {}): Promise<void> {
  await Promise.all(
    duels.map(async duel => {
      while (duel.moveCount < moves) await pause(5)
      then(duel)
    }),
  )
}

const emptyTally = (): Tally => ({ acknowledged: 0, seen: [], acks: [], finished: [], counting: false })

async function load(place: Place, script: string, room: AnyRoom, matches: number, calm: boolean, seconds: number) {
  const server = await ServerProcess.start(script, place.env)
  const tally = emptyTally()
  const duels = duelsAt(server, room, matches, tally, () => (calm ? 1000 + Math.random() * 2000 : 0))
  try {
    await inParts(duels, 20, async duel => {
      await duel.enter()
      await duel.sitDown()
    })
    for (const duel of duels) duel.watch()
    // Everybody has seen the table and moved: what is measured is play and not the beginning.
    await allAt(duels, 2)
    await pause(Math.min(seconds, 1) * 1000)
    const before = await server.processor()
    tally.counting = true
    const began = performance.now()
    await pause(seconds * 1000)
    tally.counting = false
    const elapsed = (performance.now() - began) / 1000
    const busy = (await server.processor()) - before
    const row: BenchRow = {
      store: place.name,
      game: room.game.id,
      matches,
      load: calm ? 'calm' : 'flat out',
      perSecond: Math.round(tally.acknowledged / elapsed),
      cpu: Math.round((busy / Math.max(1, tally.acknowledged)) * 100) / 100,
      ack50: percentile(tally.acks, 0.5),
      ack99: percentile(tally.acks, 0.99),
      seen50: percentile(tally.seen, 0.5),
      seen99: percentile(tally.seen, 0.99),
    }
    return row
  } finally {
    for (const duel of duels) duel.stop()
    await server.stop()
  }
}

/** What the matches themselves weigh: both players are connected before and after, half a match lies in between. */
async function memory(place: Place, script: string, room: AnyRoom, matches: number) {
  const server = await ServerProcess.start(script, place.env)
  const duels = duelsAt(server, room, matches, emptyTally(), () => 0)
  try {
    await inParts(duels, 20, duel => duel.enter())
    const before = await server.memory()
    await inParts(duels, 20, duel => duel.sitDown())
    for (const duel of duels) duel.watch()
    await allAt(duels, halfOf(room), duel => duel.rest())
    await pause(200)
    const grown = (await server.memory()) - before
    const moves = Math.round(duels.reduce((sum, duel) => sum + duel.moves, 0) / matches)
    return { store: place.name, matches, moves, kilobytesPerMatch: Math.round(grown / matches) }
  } finally {
    for (const duel of duels) duel.stop()
    await server.stop()
  }
}

/** Some matches played to their end. */
async function finish(place: Place, script: string, room: AnyRoom): Promise<readonly string[]> {
  const server = await ServerProcess.start(script, place.env)
  const tally = emptyTally()
  const duels = duelsAt(server, room, 4, tally, () => 0)
  try {
    await inParts(duels, 4, async duel => {
      await duel.enter()
      await duel.sitDown()
      duel.watch()
    })
    while (tally.finished.length < 8) await pause(5)
    return tally.finished.slice(0, 8)
  } finally {
    for (const duel of duels) duel.stop()
    await server.stop()
  }
}

/** A finished match that no process has in memory: from the request to the whole table, the median of some. */
async function reopen(place: Place, script: string, room: AnyRoom) {
  const finished = await finish(place, script, room)
  const server = await ServerProcess.start(script, place.env)
  try {
    const times: number[] = []
    let moves = 0
    for (const match of finished) {
      const began = performance.now()
      const response = await fetch(`${server.address}/api/matches/${match}/state`)
      const state = (await response.json()) as { index: number }
      times.push(performance.now() - began)
      moves = Math.max(moves, state.index)
    }
    return { store: place.name, moves: `up to ${moves}`, milliseconds: percentile(times, 0.5) }
  } finally {
    await server.stop()
  }
}

/** The server under load on this machine, clients and all: moves acknowledged per second and how soon the others see them. */
export async function benchServer(wishes: BenchWishes = {}): Promise<BenchReport> {
  const { seconds = 5, matches = [1, 100, 1000], stores = ['sqlite', 'postgres'], say = console.log } = wishes
  const game = wishes.game ?? Object.keys(shelf)[0]
  const room = (game && (await shelf[game]?.())) || exampleRoom
  const script = await bundle('testing/process-main.ts', `bench-${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'taproom-bench-'))
  const rows: BenchRow[] = []
  const weighed: BenchReport['memory'][number][] = []
  const reopened: BenchReport['reopen'][number][] = []
  let postgres: TestPostgres | undefined
  try {
    for (const name of stores) {
      // Loaded only here: a server in production has no PostgreSQL in its packages.
      if (name === 'postgres') postgres = await (await import('./testing/postgres.ts')).startPostgres(true)
      const url = name === 'postgres' ? await postgres?.database() : undefined
      const place: Place = { name, env: url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder } }
      for (const [count, calm] of [
        ...matches.map(count => [count, false] as const),
        [matches.at(-1) ?? 1, true] as const,
      ]) {
        const row = await load(place, script, room, count, calm, seconds)
        rows.push(row)
        say(
          `${row.store} ${row.game} ${row.matches} matches, ${row.load}: ${row.perSecond} moves/s, ${row.cpu} ms of processor each, acknowledged p50 ${row.ack50} ms p99 ${row.ack99} ms, seen by the other p50 ${row.seen50} ms p99 ${row.seen99} ms`,
        )
      }
      const idle = await memory(place, script, room, Math.min(100, matches.at(-1) ?? 1))
      weighed.push(idle)
      say(`${name}: ${idle.kilobytesPerMatch} kB for each of ${idle.matches} idle matches of ${idle.moves} moves`)
      const again = await reopen(place, script, room)
      reopened.push(again)
      say(`${name}: a finished match (${again.moves} entries) is there again after ${again.milliseconds} ms`)
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(dirname(script), { recursive: true, force: true })
  }
  return { rows, memory: weighed, reopen: reopened }
}
