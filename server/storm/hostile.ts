import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { bundle } from '../build.mjs'
import { percentile } from '../testing/bench/disk.ts'
import { Guest, type TestConnection } from '../testing/guest.ts'
import { startPostgres } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { legalOn, seated } from '../testing/test-server.ts'
import type { Attacked } from './attackers.ts'

/** Asked for: a move of an honest player is acknowledged within this, in milliseconds. */
const P99 = 250
const TABLES = 5
/** Between two moves of a table. */
const PAUSE = 200
/** Before it begins, so that what is measured without the crowd is measured in the same run. */
const CALM = 5

export interface HostileReport {
  readonly store: string
  readonly calm: readonly number[]
  readonly stormy: readonly number[]
  readonly attacked: Attacked
  /** Moves, and ways to a table, that took longer than anybody waits. */
  readonly lost: number
  /** Parts of the time in which the server's main thread worked, and in which it wanted to but other programs had the processors. */
  readonly worked: number
  readonly hindered: number
}

/** Somebody from an address of their own. */
class Neighbour extends Guest {
  readonly #ip: string

  constructor(address: string, ip: string) {
    super(address)
    this.#ip = ip
  }

  override headers(): Record<string, string> {
    return { ...super.headers(), 'x-forwarded-for': this.#ip }
  }

  static async at(address: string, ip: string): Promise<Neighbour> {
    const guest = new Neighbour(address, ip)
    const answer = await guest.ask('POST', '/api/guests', { name: 'Ann' })
    if (answer.status !== 200) throw new Error(`no entry: ${answer.status}`)
    guest.follow(answer)
    return guest
  }
}

/** Two honest people play match after match; how long each move took. */
class Honest {
  readonly #people: readonly Guest[]
  #devices: TestConnection[] = []
  match = ''
  readonly times: number[] = []
  lost = 0

  constructor(people: readonly Guest[]) {
    this.#people = people
  }

  async sitDown(): Promise<void> {
    this.match = await seated(this.#people)
    for (const device of this.#devices) device.close()
    this.#devices = []
    for (const guest of this.#people) {
      const device = await guest.connect()
      await device.watch(this.match)
      this.#devices.push(device)
    }
  }

  /** One move; at the end of a match the next one. */
  async move(): Promise<void> {
    const index = Math.max(...this.#devices.map(device => device.index))
    const isThere = (device: TestConnection) => () => (device.index >= index ? true : undefined)
    await Promise.all(this.#devices.map(device => device.until(isThere(device), 30_000)))
    const asked = this.#devices.find(device => device.standing?.waiting === device.seat)
    if (asked?.standing?.status !== 'running') return this.sitDown()
    const began = performance.now()
    const answer = await asked.act(this.match, { kind: 'move', move: legalOn(asked)[0] ?? '' })
    if (answer.t !== 'ack') throw new Error(JSON.stringify(answer))
    this.times.push(performance.now() - began)
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Nanoseconds that the main thread of a process has run, and has waited for a processor; nothing is known where there is no Linux. */
function scheduled(pid: number | undefined): readonly [number, number] {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  const [ran = 0, waited = 0] = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : []
  return [ran, waited]
}

export async function hostileStorm(name: 'sqlite' | 'postgres', seconds: number, addresses: number) {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-hostile-'))
  const script = await bundle('testing/process-main.ts', `hostile-${process.pid}`)
  const attackers = await bundle('storm/attackers.ts', `attackers-${process.pid}`)
  const postgres = name === 'postgres' ? await startPostgres(true) : undefined
  try {
    const url = await postgres?.database()
    const where: Record<string, string> = url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder }
    // The limits are those that a server has by itself; behind a proxy, so that one machine can be many.
    const server = await ServerProcess.start(script, { ...where, TAPROOM_RATE: '1200', TAPROOM_TRUST_PROXY: '1' })
    try {
      const tables: Honest[] = []
      for (let i = 0; i < TABLES; i++) {
        const people = await Promise.all([0, 1].map(seat => Neighbour.at(server.address, `10.1.${i}.${seat}`)))
        const table = new Honest(people)
        await table.sitDown()
        tables.push(table)
      }
      const play = async (until: () => boolean): Promise<readonly number[]> => {
        for (const { times } of tables) times.length = 0
        await Promise.all(
          tables.map(async table => {
            while (!until()) {
              const began = performance.now()
              await table.move().catch(() => {
                table.times.push(performance.now() - began)
                table.lost++
              })
              await pause(PAUSE)
            }
          }),
        )
        return tables.flatMap(({ times }) => times)
      }
      const calmEnds = Date.now() + CALM * 1000
      const calm = await play(() => Date.now() > calmEnds)
      let over = false
      const args = [attackers, server.address, `${seconds}`, `${addresses}`, ...tables.map(({ match }) => match)]
      const attack = promisify(execFile)(process.execPath, args).finally(() => {
        over = true
      })
      const before = scheduled(server.pid)
      const began = performance.now()
      const stormy = await play(() => over)
      const after = scheduled(server.pid)
      const part = (i: 0 | 1) => (after[i] - before[i]) / 1e6 / (performance.now() - began)
      const attacked: Attacked = JSON.parse((await attack).stdout)
      const report: HostileReport = {
        store: name,
        calm,
        stormy,
        attacked,
        lost: sum(tables.map(table => table.lost)),
        worked: part(0),
        hindered: part(1),
      }
      return report
    } finally {
      await server.stop()
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    for (const built of [script, attackers]) rmSync(dirname(built), { recursive: true, force: true })
  }
}

/** Prints what was measured; false when honest players had to wait. */
export async function hostile(wishes: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...wishes],
    options: {
      store: { type: 'string', default: 'sqlite' },
      seconds: { type: 'string', default: '30' },
      addresses: { type: 'string', default: '10' },
    },
  })
  const store = values.store === 'postgres' ? 'postgres' : 'sqlite'
  const { calm, stormy, attacked, lost, worked, hindered } = await hostileStorm(
    store,
    Number(values.seconds),
    Number(values.addresses),
  )
  const words = (times: readonly number[]) =>
    `${times.length} moves, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`
  console.log(
    `${store}: before ${words(calm)}; meanwhile ${words(stormy)} (at most ${P99} is asked). ${values.addresses} addresses within the default limits: ` +
      `${attacked.sockets} sockets and ${attacked.turnedAway} turned away, ${attacked.frames} frames, ` +
      `${attacked.requests} requests of which ${attacked.refused} refused, ${attacked.slow} slow bodies, ${attacked.tables} tables of master bots; the server worked ${Math.round(worked * 100)} % of the time, ` +
      `and waited ${Math.round(hindered * 100)} % of it for a processor that other programs had; ${lost} moves or ways to a table were given up`,
  )
  return percentile(stormy, 0.99) <= P99
}
