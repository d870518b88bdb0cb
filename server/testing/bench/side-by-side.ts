import type { AnyRoom } from '@taproom/engine'
import { sql } from 'kysely'
import { openStore } from '../../store/store.ts'
import { ServerProcess } from '../server-process.ts'
import { percentile } from './disk.ts'
import type { Played } from './driver-main.ts'
import { Drivers } from './drivers.ts'
import { type Lane, lanesOf, type Script, scriptsOf, sitDown } from './prepared.ts'

/** Where a store is: what the server's environment says. */
export interface Place {
  readonly name: string
  readonly env: { readonly [name: string]: string }
}

/** The scripts of the processes. */
export interface Programs {
  readonly taproom: string
  readonly bare: string
  readonly driver: string
}

/** What one server did. */
export interface Did {
  readonly perSecond: number
  /** Processor time of all its processes for one move, in milliseconds: hardly depends on what else the machine does. */
  readonly cpu: number
  readonly ack50: number
  readonly ack99: number
  readonly seen50: number
  readonly seen99: number
}

export interface SideBySide {
  readonly store: string
  readonly matches: number
  readonly bare: Did
  readonly taproom: Did
  /** Moves per second: ours for one of the bare server's. */
  readonly ratio: number
}

export interface Processes extends Did {
  readonly processes: number
  readonly matches: number
}

/** How long a load is measured, and how many moves are prepared: who has no tables left is measured for as long as there were some. */
export interface Length {
  readonly seconds: number
  readonly moves: number
}

const DRIVERS = 2
/** The two take turns, so that whatever else the machine does hits both. */
const TURNS = 3
/** Both are measured as they run all day, not while their code is still compiled: so much longer than is measured they play. */
const WARM_UP = 0.4
/** A server that takes less of a processor has done what it does when it starts: ours looks whether it can play every match on. */
const AT_REST = 0.1
const LOOK = 200
const LOOKS = 100

/** Servers of one kind with their players connected. */
class Side {
  readonly #servers: readonly ServerProcess[]
  readonly #drivers: Drivers
  readonly #played: Played[] = []
  #seconds = 0
  #processor = 0

  constructor(servers: readonly ServerProcess[], drivers: Drivers) {
    this.#servers = servers
    this.#drivers = drivers
  }

  async #busy(): Promise<number> {
    const all = await Promise.all(this.#servers.map(server => server.processor()))
    return all.reduce((sum, one) => sum + one, 0)
  }

  async play(seconds: number): Promise<void> {
    const before = await this.#busy()
    const played = await this.#drivers.play(seconds * 1000)
    this.#processor += (await this.#busy()) - before
    this.#played.push(...played)
    this.#seconds += Math.min(...played.map(one => one.seconds))
  }

  /** Until it rests, or for twenty seconds on a machine that is too busy to tell. */
  async #rest(): Promise<void> {
    for (let i = 0; i < LOOKS; i++) {
      const before = await this.#busy()
      await new Promise(done => setTimeout(done, LOOK))
      if ((await this.#busy()) - before < AT_REST * LOOK * this.#servers.length) return
    }
  }

  async warmUp(seconds: number): Promise<void> {
    await this.#rest()
    await this.play(seconds * WARM_UP)
    this.#played.length = 0
    this.#seconds = 0
    this.#processor = 0
  }

  did(): Did {
    const moves = this.#played.reduce((sum, one) => sum + one.moves, 0)
    if (moves === 0) throw new Error('no move was made: too few were prepared, or the machine is too busy')
    const acks = this.#played.flatMap(one => one.acks)
    const seen = this.#played.flatMap(one => one.seen)
    return {
      perSecond: Math.round(moves / this.#seconds),
      cpu: Math.round((this.#processor / Math.max(1, moves)) * 10_000) / 10_000,
      ack50: percentile(acks, 0.5),
      ack99: percentile(acks, 0.99),
      seen50: percentile(seen, 0.5),
      seen99: percentile(seen, 0.99),
    }
  }

  async stop(): Promise<void> {
    this.#drivers.stop()
    for (const server of this.#servers) await server.stop()
  }
}

async function openSide(
  program: string,
  driver: string,
  place: Place,
  processes: number,
  lanes: readonly Lane[],
  scripts: readonly Script[],
  again: boolean,
): Promise<Side> {
  const servers: ServerProcess[] = []
  // The rounds of its services are those of a real server, not the quick ones of tests.
  const env = { ...place.env, ROUNDS: '1000' }
  for (let i = 0; i < processes; i++) servers.push(await ServerProcess.start(program, env))
  const at = (number: number) => servers[number % processes].address
  const apart = lanes.map((lane, i) => ({ ...lane, addresses: [at(i), at(i + 1)] as const }))
  return new Side(servers, await Drivers.start(driver, DRIVERS, apart, scripts, again))
}

/** Ours, with its tables in the store before it opens. */
async function openOurs(
  programs: Programs,
  place: Place,
  room: AnyRoom,
  scripts: readonly Script[],
  lanes: readonly Lane[],
  processes: number,
): Promise<Side> {
  const { TAPROOM_DATA, DATABASE_URL } = place.env
  // Nothing of this is measured, and nobody cuts the power: hundreds of tables need not be flushed one by one.
  const url = DATABASE_URL && `${DATABASE_URL}?options=-c%20synchronous_commit%3Doff`
  const store = await openStore(url ? { url } : { data: TAPROOM_DATA })
  if (!url) await sql`pragma synchronous = off`.execute(store.db)
  const seated = await sitDown(store, room, scripts, lanes)
  await store.close()
  return openSide(programs.taproom, programs.driver, place, processes, seated, scripts, false)
}

/** The bare server and ours, in turns, with so many matches in play at any moment. */
export async function sideBySide(
  programs: Programs,
  place: Place,
  room: AnyRoom,
  matches: number,
  { seconds, moves }: Length,
): Promise<SideBySide> {
  const scripts = scriptsOf(room)
  const lanes = lanesOf(scripts, matches, moves / matches)
  const bare = await openSide(programs.bare, programs.driver, place, 1, lanes, scripts, true)
  const ours = await openOurs(programs, place, room, scripts, lanes, 1)
  try {
    await bare.warmUp(seconds)
    await ours.warmUp(seconds)
    for (let turn = 0; turn < TURNS; turn++)
      for (const side of turn % 2 === 0 ? [bare, ours] : [ours, bare]) await side.play(seconds / TURNS)
    const [theirs, own] = [bare.did(), ours.did()]
    const ratio = Math.round((own.perSecond / theirs.perSecond) * 100) / 100
    return { store: place.name, matches, bare: theirs, taproom: own, ratio }
  } finally {
    await bare.stop()
    await ours.stop()
  }
}

/** So many processes of ours on one PostgreSQL; the two of each table sit at different ones. */
export async function manyProcesses(
  programs: Programs,
  place: Place,
  room: AnyRoom,
  processes: number,
  matches: number,
  { seconds, moves }: Length,
): Promise<Processes> {
  const scripts = scriptsOf(room)
  const lanes = lanesOf(scripts, matches, moves / matches)
  const ours = await openOurs(programs, place, room, scripts, lanes, processes)
  try {
    await ours.warmUp(seconds)
    await ours.play(seconds)
    return { processes, matches, ...ours.did() }
  } finally {
    await ours.stop()
  }
}
