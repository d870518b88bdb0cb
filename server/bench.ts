import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AnyRoom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { bundle } from './build.ts'
import { Duel, type Tally } from './testing/duel.ts'
import { exampleRoom } from './testing/example.ts'
import { ServerProcess } from './testing/spawn.ts'

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
  readonly memory: readonly { readonly store: string; readonly matches: number; readonly kilobytesPerMatch: number }[]
  readonly reopen: readonly { readonly store: string; readonly moves: string; readonly milliseconds: number }[]
}

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

async function load(place: Place, script: string, room: AnyRoom, matches: number, calm: boolean, seconds: number) {
  const server = await ServerProcess.start(script, place.env)
  const tally: Tally = { acknowledged: 0, seen: [], acks: [], finished: [], counting: false }
  const duels = Array.from(
    { length: matches },
    () => new Duel(server.address, room, tally, () => (calm ? 1000 + Math.random() * 2000 : 0)),
  )
  try {
    await inParts(duels, 20, duel => duel.enter())
    const before = await server.usage()
    for (const duel of duels) duel.watch()
    await pause(calm ? 2500 : 1000)
    const after = await server.usage()
    tally.counting = true
    const began = performance.now()
    await pause(seconds * 1000)
    tally.counting = false
    const elapsed = (performance.now() - began) / 1000
    const { cpu } = await server.usage()
    const busy = (cpu.user + cpu.system - after.cpu.user - after.cpu.system) / 1000
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
    const grown = after.heapUsed + after.external - before.heapUsed - before.external
    return { row, kilobytesPerMatch: Math.round(grown / 1024 / matches), finished: tally.finished.slice(0, 20) }
  } finally {
    for (const duel of duels) duel.stop()
    await server.stop()
  }
}

/** A finished match that no process has in memory: from the request to the whole table, the median of some. */
async function reopen(place: Place, script: string, finished: readonly string[]) {
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
  const room = game === undefined || game === 'last-call' ? exampleRoom : await shelf[game]()
  const script = await bundle('testing/process.ts', `bench-${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'taproom-bench-'))
  const rows: BenchRow[] = []
  const memory: BenchReport['memory'][number][] = []
  const reopened: BenchReport['reopen'][number][] = []
  // Loaded only here: a server in production has no PostgreSQL in its packages.
  const { startPostgres } = await import('./testing/postgres.ts')
  const postgres = stores.includes('postgres') ? await startPostgres(true) : undefined
  try {
    for (const name of stores) {
      const finished: string[] = []
      const url = name === 'postgres' ? await postgres?.database() : undefined
      const place: Place = { name, env: url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder } }
      for (const [count, calm] of [
        ...matches.map(count => [count, false] as const),
        [matches.at(-1) ?? 1, true] as const,
      ]) {
        const measured = await load(place, script, room, count, calm, seconds)
        const { row } = measured
        rows.push(row)
        finished.push(...measured.finished)
        if (calm) memory.push({ store: name, matches: count, kilobytesPerMatch: measured.kilobytesPerMatch })
        say(
          `${row.store} ${row.game} ${row.matches} matches, ${row.load}: ${row.perSecond} moves/s, ${row.cpu} ms of processor each, acknowledged p50 ${row.ack50} ms p99 ${row.ack99} ms, seen by the other p50 ${row.seen50} ms p99 ${row.seen99} ms`,
        )
      }
      const again = await reopen(place, script, finished.slice(0, 20))
      reopened.push(again)
      const { kilobytesPerMatch } = memory[memory.length - 1]
      say(
        `${name}: ${kilobytesPerMatch} kB per idle match; a finished match (${again.moves} entries) again after ${again.milliseconds} ms`,
      )
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(dirname(script), { recursive: true, force: true })
  }
  return { rows, memory, reopen: reopened }
}
