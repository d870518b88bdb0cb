import type { AnyRoom } from '@taproom/engine'
import { Duel, type Tally } from '../duel.ts'
import { exampleRoom } from '../example.ts'
import { kilobytesIn, ServerProcess } from '../server-process.ts'
import { percentile } from './disk.ts'
import type { Did, Place } from './side-by-side.ts'

/** A move in each match every two seconds: what people at many tables feel. */
export interface CalmRow extends Did {
  readonly store: string
  readonly matches: number
}

export interface MemoryRow {
  readonly store: string
  readonly matches: number
  /** How long they are when they are weighed. */
  readonly moves: number
  readonly kilobytesPerMatch: number
}

export interface ReopenRow {
  readonly store: string
  readonly moves: string
  readonly milliseconds: number
}

/** About half a match: the example is over after a few moves, a match of ours after a hundred or two. */
const halfOf = ({ game }: AnyRoom): number => (game.id === exampleRoom.game.id ? 5 : 40)

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

const inParts = async <T>(items: readonly T[], size: number, work: (item: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(work))
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

export async function calm(
  place: Place,
  script: string,
  room: AnyRoom,
  matches: number,
  seconds: number,
): Promise<CalmRow> {
  const server = await ServerProcess.start(script, place.env)
  const tally = emptyTally()
  const duels = duelsAt(server, room, matches, tally, () => 1000 + Math.random() * 2000)
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
    return {
      store: place.name,
      matches,
      perSecond: Math.round(tally.acknowledged / elapsed),
      cpu: Math.round((busy / Math.max(1, tally.acknowledged)) * 100) / 100,
      ack50: percentile(tally.acks, 0.5),
      ack99: percentile(tally.acks, 0.99),
      seen50: percentile(tally.seen, 0.5),
      seen99: percentile(tally.seen, 0.99),
    }
  } finally {
    for (const duel of duels) duel.stop()
    await server.stop()
  }
}

async function playHalf(duels: readonly Duel[], room: AnyRoom): Promise<void> {
  await inParts(duels, 20, async duel => {
    await duel.enter()
    await duel.sitDown()
  })
  for (const duel of duels) duel.watch()
  await allAt(duels, halfOf(room), duel => duel.rest())
}

/** What the matches themselves weigh: both players are connected before and after, half a match lies in between. */
export async function memory(place: Place, script: string, room: AnyRoom, matches: number): Promise<MemoryRow> {
  const server = await ServerProcess.start(script, { ...place.env, AWAKE: '100' })
  const duels = duelsAt(server, room, matches, emptyTally(), () => 0)
  const warm = duelsAt(server, room, Math.ceil(matches / 5), emptyTally(), () => 0)
  try {
    // What comes with the first matches, compiled code above all, is not theirs.
    await playHalf(warm, room)
    for (const duel of warm) duel.stop()
    await inParts(duels, 20, duel => duel.enter())
    const before = kilobytesIn(await server.memoryAtRest())
    await inParts(duels, 20, duel => duel.sitDown())
    for (const duel of duels) duel.watch()
    await allAt(duels, halfOf(room), duel => duel.rest())
    const grown = kilobytesIn(await server.memoryAtRest()) - before
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
export async function reopen(place: Place, script: string, room: AnyRoom): Promise<ReopenRow> {
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
