import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { AnyRoom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { bundle } from './build.mjs'
import { type DiskRow, disk } from './testing/bench/disk.ts'
import { type CalmRow, calm, type MemoryRow, memory, type ReopenRow, reopen } from './testing/bench/duels.ts'
import {
  type Did,
  manyProcesses,
  type Place,
  type Processes,
  type Programs,
  type SideBySide,
  sideBySide,
} from './testing/bench/side-by-side.ts'
import { exampleRoom } from './testing/example.ts'
import type { TestPostgres } from './testing/postgres.ts'

export const PARTS = ['flat', 'processes', 'calm', 'memory', 'reopen'] as const
export type Part = (typeof PARTS)[number]

export interface BenchWishes {
  /** How long each load is measured. */
  readonly seconds?: number
  /** How many moves are prepared for each load. */
  readonly moves?: number
  /** Numbers of matches in play at once. */
  readonly matches?: readonly number[]
  readonly stores?: readonly ('sqlite' | 'postgres')[]
  /** Numbers of server processes on one PostgreSQL. */
  readonly processes?: readonly number[]
  readonly parts?: readonly Part[]
  /** The game that is played: the first on the shelf, or the engine's example. */
  readonly game?: string
  readonly say?: (line: string) => void
}

export interface BenchReport {
  readonly game: string
  readonly disk: readonly DiskRow[]
  /** Flat out: each answers at once. */
  readonly flat: readonly SideBySide[]
  readonly processes: readonly Processes[]
  readonly calm: readonly CalmRow[]
  readonly memory: readonly MemoryRow[]
  readonly reopen: readonly ReopenRow[]
}

/** What our server may reach on a fast machine, in the time that is measured and before. */
const MOST_PER_SECOND = 20_000
const CALM_MATCHES = 1000
const MEMORY_MATCHES = 100

const words = ({ perSecond, cpu, ack50, ack99, seen50, seen99 }: Did): string =>
  `${perSecond} moves/s, ${cpu} ms of processor each, acknowledged p50 ${ack50} ms p99 ${ack99} ms, seen by the other p50 ${seen50} ms p99 ${seen99} ms`

async function programs(): Promise<Programs> {
  const built = (source: string) => bundle(`testing/${source}.ts`, `bench-${process.pid}-${basename(source)}`)
  const taproom = await built('process-main')
  const bare = await built('bench/bare-main')
  const driver = await built('bench/driver-main')
  return { taproom, bare, driver }
}

async function roomFor(game: string | undefined): Promise<AnyRoom> {
  const id = game ?? Object.keys(shelf)[0]
  return (id && (await shelf[id]?.())) || exampleRoom
}

/**
 * The server under load on this machine, beside what a bare server and the disk can do in the same run: as numbers of different days
 * say little, and the players share the processors with what they measure.
 */
export async function benchServer(wishes: BenchWishes = {}): Promise<BenchReport> {
  const { seconds = 3, matches = [1, 10, 100], stores = ['sqlite', 'postgres'], processes = [1, 2, 3, 4] } = wishes
  const { parts = PARTS, say = console.log } = wishes
  const length = { seconds, moves: wishes.moves ?? Math.ceil(seconds * MOST_PER_SECOND) }
  const room = await roomFor(wishes.game)
  const scripts = await programs()
  const folder = mkdtempSync(join(tmpdir(), 'taproom-bench-'))
  const flat: SideBySide[] = []
  const many: Processes[] = []
  const calms: CalmRow[] = []
  const weighed: MemoryRow[] = []
  const reopened: ReopenRow[] = []
  let postgres: TestPostgres | undefined
  try {
    const flushes = disk(folder, 300)
    for (const { kind, p50, p99, perSecond } of flushes)
      say(`disk: ${kind} of a page p50 ${p50} ms p99 ${p99} ms, ${perSecond} a second`)
    for (const name of stores) {
      // Loaded only here: a server in production has no PostgreSQL in its packages.
      if (name === 'postgres') postgres = await (await import('./testing/postgres.ts')).startPostgres(true)
      const url = name === 'postgres' ? await postgres?.database() : undefined
      const place: Place = { name, env: url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder } }
      for (const count of parts.includes('flat') ? matches : []) {
        const row = await sideBySide(scripts, place, room, count, length)
        flat.push(row)
        say(`${name}, ${count} matches, bare: ${words(row.bare)}`)
        say(`${name}, ${count} matches, Taproom: ${words(row.taproom)}; ${row.ratio} of bare`)
      }
      for (const count of url && parts.includes('processes') ? processes : []) {
        const row = await manyProcesses(scripts, place, room, count, Math.min(40, matches.at(-1) ?? 1), length)
        many.push(row)
        say(`${name}, ${count} processes, ${row.matches} matches with players apart: ${words(row)}`)
      }
      if (parts.includes('calm')) {
        const row = await calm(
          place,
          scripts.taproom,
          room,
          Math.min(CALM_MATCHES, 10 * (matches.at(-1) ?? 1)),
          seconds,
        )
        calms.push(row)
        say(`${name}, ${row.matches} matches, a move in each every two seconds: ${words(row)}`)
      }
      if (parts.includes('memory')) {
        const idle = await memory(place, scripts.taproom, room, Math.min(MEMORY_MATCHES, matches.at(-1) ?? 1))
        weighed.push(idle)
        say(`${name}: ${idle.kilobytesPerMatch} kB for each of ${idle.matches} idle matches of ${idle.moves} moves`)
      }
      if (parts.includes('reopen')) {
        const again = await reopen(place, scripts.taproom, room)
        reopened.push(again)
        say(`${name}: a finished match (${again.moves} entries) is there again after ${again.milliseconds} ms`)
      }
    }
    return {
      game: room.game.id,
      disk: flushes,
      flat,
      processes: many,
      calm: calms,
      memory: weighed,
      reopen: reopened,
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    for (const script of Object.values(scripts)) rmSync(dirname(script), { recursive: true, force: true })
  }
}
