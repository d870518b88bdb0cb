import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { shelf } from '@taproom/shelf'
import { WebSocket } from 'ws'
import { bundle } from '../build.mjs'
import { openStore } from '../store/store.ts'
import { percentile } from '../testing/bench/disk.ts'
import { type HalfPlayed, halfPlayed } from '../testing/bench/half-played.ts'
import { startPostgres } from '../testing/postgres.ts'
import { kilobytesIn, ServerProcess } from '../testing/server-process.ts'

/** Asked for: ten thousand idle matches with both connected take no more, in megabytes. */
const MOST = 200
/** Asked for: what a match itself takes, its two sockets apart, in kilobytes. */
const MOST_EACH = 15
const MOVES = 40
/** Files that a process has open besides its sockets. */
const OTHER_FILES = 300
const AT_ONCE = 20
/** So many sleeping matches are woken by a move in them. */
const WOKEN = 200

export interface IdleReport {
  readonly store: string
  readonly matches: number
  readonly moves: number
  /** Kilobytes for one socket on which nothing is followed. */
  readonly socket: number
  /** Kilobytes for one match that both follow, its sockets apart. */
  readonly match: number
  /** Megabytes of everything that came with them, sockets included. */
  readonly grown: number
  /** Megabytes that the system counts for the whole process, before and after. */
  readonly resident: readonly [number, number]
  /** Milliseconds to the acknowledgement of a move, in a match that slept and of the next one there. */
  readonly asleep: readonly [p50: number, p99: number]
  readonly awake: readonly [p50: number, p99: number]
}

/** Each side of a connection has a file; more than the system lets one process have cannot be measured here. */
function mostMatches(): number {
  const files = execSync('ulimit -n', { encoding: 'utf8' }).trim()
  return files === 'unlimited' ? Number.POSITIVE_INFINITY : Math.floor((Number(files) - OTHER_FILES) / 2)
}

class Device {
  readonly #socket: WebSocket
  heard: (text: string) => void = () => {}

  constructor(address: string, token: string) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    })
    this.#socket.on('message', data => this.heard(String(data)))
  }

  /** Says it, and waits for a frame of that kind. */
  say(frame: object | undefined, kind: string): Promise<void> {
    if (frame) this.#socket.send(JSON.stringify(frame))
    return new Promise((done, failed) => {
      this.heard = text => {
        if (text.startsWith(`{"t":"${kind}"`)) done()
        if (!text.startsWith('{"t":"refused"')) return
        // On a busy machine the store may be away for a moment; people try again too.
        if (frame && text.includes('"unavailable"')) setTimeout(() => this.#socket.send(JSON.stringify(frame)), 500)
        else failed(new Error(text))
      }
      this.#socket.on('error', failed)
    })
  }

  cut(): void {
    this.#socket.terminate()
  }
}

async function inParts<T>(items: readonly T[], work: (item: T, i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE)
    await Promise.all(items.slice(i, i + AT_ONCE).map((item, j) => work(item, i + j)))
}

async function weigh(server: ServerProcess, { tokens, matches, moves }: HalfPlayed, store: string) {
  const empty = await server.memoryAtRest()
  const pairs = matches.map((): Device[] => [])
  await inParts(pairs, async pair => {
    for (const token of tokens) {
      const device = new Device(server.address, token)
      await device.say(undefined, 'hello')
      pair.push(device)
    }
  })
  const connected = await server.memoryAtRest()
  await inParts(pairs, async (pair, i) => {
    for (const device of pair) await device.say({ t: 'watch', match: matches[i]?.id }, 'table')
  })
  const followed = await server.memoryAtRest()

  const times: number[][] = [[], []]
  for (const [i, { id, script }] of matches.slice(0, WOKEN).entries())
    for (const [again, taken] of times.entries()) {
      const index = moves + again
      const { seat, move } = script.moves[index] ?? { seat: 0, move: '' }
      const began = performance.now()
      const act = { t: 'act', match: id, id: `w${index}`, expected: index, action: { kind: 'move', move } }
      await pairs[i]?.[seat]?.say(act, 'ack')
      taken.push(performance.now() - began)
    }
  for (const pair of pairs) for (const device of pair) device.cut()
  const both = (values: readonly number[]) => [percentile(values, 0.5), percentile(values, 0.99)] as const
  const report: IdleReport = {
    store,
    matches: matches.length,
    moves,
    socket: (kilobytesIn(connected) - kilobytesIn(empty)) / (2 * matches.length),
    match: (kilobytesIn(followed) - kilobytesIn(connected)) / matches.length,
    grown: (kilobytesIn(followed) - kilobytesIn(empty)) / 1024,
    resident: [empty.rss / 1024 / 1024, followed.rss / 1024 / 1024],
    asleep: both(times[0] ?? []),
    awake: both(times[1] ?? []),
  }
  return report
}

export async function idleStorm(name: 'sqlite' | 'postgres', wanted: number): Promise<IdleReport> {
  const count = Math.min(wanted, mostMatches())
  const folder = mkdtempSync(join(tmpdir(), 'taproom-idle-'))
  const script = await bundle('testing/process-main.ts', `idle-${process.pid}`)
  const postgres = name === 'postgres' ? await startPostgres(true) : undefined
  try {
    const url = await postgres?.database()
    const [load] = Object.values(shelf)
    if (!load) throw new Error('the shelf is empty')
    const store = await openStore(url ? { url } : { data: folder })
    const played = await halfPlayed(store, await load(), count, MOVES)
    await store.close()
    const where: Record<string, string> = url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder }
    const server = await ServerProcess.start(script, { ...where, AWAKE: '1000' })
    try {
      return await weigh(server, played, name)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(dirname(script), { recursive: true, force: true })
  }
}

/** Prints what was measured; false when it is more than asked. */
export async function idle(wishes: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...wishes],
    options: { store: { type: 'string', default: 'sqlite' }, matches: { type: 'string', default: '10000' } },
  })
  const wanted = Number(values.matches)
  const report = await idleStorm(values.store === 'postgres' ? 'postgres' : 'sqlite', wanted)
  const { store, matches, moves, socket, match, grown, resident, asleep, awake } = report
  if (matches < wanted) console.log(`${matches} matches: the system lets one process have no more files open`)
  console.log(
    `${store}, ${matches} idle matches of ${moves} moves, both connected: ${match.toFixed(1)} kB a match and ${socket.toFixed(1)} kB a socket, ` +
      `${Math.round(grown)} MB in use for all; the whole process went from ${Math.round(resident[0])} to ${Math.round(resident[1])} MB; ` +
      `a move in one that slept is acknowledged after p50 ${asleep[0]} p99 ${asleep[1]} ms, the next one there after p50 ${awake[0]} p99 ${awake[1]} ms`,
  )
  return match <= MOST_EACH && (grown * wanted) / matches <= MOST
}
