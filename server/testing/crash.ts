import { randomInt } from 'node:crypto'
import { Match } from '../match/match.ts'
import { entriesFrom } from '../store/entries.ts'
import { findMatch } from '../store/matches.ts'
import { openStore, type StoreOptions } from '../store/store.ts'
import { exampleRoom } from './example.ts'
import { type Acknowledged, ReconnectingPlayer } from './reconnecting-player.ts'
import type { ServerProcess } from './server-process.ts'

export interface CrashReport {
  readonly kills: number
  readonly matches: number
  readonly acknowledged: number
  readonly refusals: number
  readonly connections: number
  /** The longest time without any acknowledged move, in milliseconds. */
  readonly longestSilence: number
  readonly milliseconds: number
  /** What is wrong: empty when nothing is. */
  readonly mistakes: readonly string[]
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

/**
 * Tables on which fast players play match after match while `disaster` happens so many times; then every match goes to its end,
 * and the log is compared with everything that was acknowledged.
 */
export async function crash(wishes: {
  readonly tables: number
  readonly kills: number
  readonly addresses: readonly string[]
  readonly store: StoreOptions
  disaster(kill: number): Promise<void>
}): Promise<CrashReport> {
  const began = Date.now()
  let going = true
  const matches: string[] = []
  const players: ReconnectingPlayer[] = []

  async function table(number: number): Promise<void> {
    // The two sit at different processes when there are two.
    const [host, guest] = [
      new ReconnectingPlayer(wishes.addresses),
      new ReconnectingPlayer(wishes.addresses, wishes.addresses.length - 1),
    ]
    players.push(host, guest)
    await host.enter(`host ${number}`)
    await guest.enter(`guest ${number}`)
    while (going) {
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const
      const created = await host.ask('POST /api/matches', { body: { game: 'last-call', seats } })
      if ('error' in created) throw new Error(created.error.message)
      const { keys, match } = created
      const { id } = match
      // Refused when a lost answer said that it was done.
      await guest.ask('POST /api/matches/{match}/seats/{seat}/take', { match: id, seat: 1, body: { key: keys[1] } })
      matches.push(id)
      await Promise.all([host.play(id), guest.play(id)])
    }
  }

  const tables = Promise.all(Array.from({ length: wishes.tables }, (_, number) => table(number)))
  const count = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  for (let kill = 0; kill < wishes.kills; kill++) {
    // By moves and not by the clock: on a slow machine too, every disaster strikes in the middle of play.
    const enough = count() + wishes.tables + randomInt(wishes.tables * 3)
    while (count() < enough) await pause(5)
    await wishes.disaster(kill)
  }
  const enough = count() + wishes.tables
  while (count() < enough) await pause(5)
  going = false
  await tables
  const acknowledged = players.flatMap(player => player.acknowledged)
  const times = acknowledged.map(({ at }) => at).sort((a, b) => a - b)
  return {
    kills: wishes.kills,
    matches: matches.length,
    acknowledged: acknowledged.length,
    refusals: players.reduce((sum, player) => sum + player.refusals, 0),
    connections: players.reduce((sum, player) => sum + player.connections, 0),
    longestSilence: Math.max(0, ...times.slice(1).map((at, i) => at - times[i])),
    milliseconds: Date.now() - began,
    mistakes: await compare(wishes.store, matches, acknowledged),
  }
}

/** Every acknowledged move exactly once, in its place; every match replayed from its log and over. */
async function compare(
  wishes: StoreOptions,
  matches: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const store = await openStore(wishes)
  const mistakes: string[] = []
  for (const id of matches) {
    const stored = await findMatch(store.db, id)
    if (!stored) {
      mistakes.push(`${id} is gone`)
      continue
    }
    const entries = await entriesFrom(store.db, id, 0)
    const match = new Match(exampleRoom, stored.header, stored.seats)
    for (const entry of entries) match.apply(entry)
    if (match.broken) mistakes.push(`${id}: ${match.broken}`)
    if (!match.over || stored.header.status !== 'over') mistakes.push(`${id} is not over`)
    const ids = entries.map(({ seat, id: deed }) => `${seat} ${deed}`)
    if (new Set(ids).size !== ids.length) mistakes.push(`${id}: something is there twice`)
    for (const acked of acknowledged.filter(({ match: of }) => of === id)) {
      const entry = entries[acked.index - 1]
      const there = entry?.id === acked.id && entry.seat === acked.seat
      const same = there && entry.action.kind === 'move' && entry.action.move === acked.move
      if (!same) mistakes.push(`${id}: the acknowledged move ${acked.index} of seat ${acked.seat} is not there`)
    }
  }
  await store.close()
  return mistakes
}

/** Killed and started again at the same address. */
export const killAndRestart = (server: ServerProcess) => async () => {
  await server.kill()
  await server.start()
}
