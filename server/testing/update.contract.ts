import { openRecord, roomWithRules } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { expect } from 'vitest'
import type { ServerOptions } from '../config.ts'
import type { Guest } from './guest.ts'
import { OF_LAST_VERSION, sitters } from './last-version.ts'
import { openTestServer } from './test-server.ts'

/** Two play on where a match stands, up to so many moves; true when it is over then. */
async function playOnBy(people: readonly Guest[], match: string, most: number): Promise<boolean> {
  for (let move = 0; move < most; move++) {
    const [first] = people
    const { standing, seat, index } = (await first?.state(match)) ?? {}
    if (standing?.status !== 'running') return true
    const who = standing.waiting === seat ? people[0] : people[1]
    const legal = (await who?.state(match))?.legal ?? []
    const answer = await who?.act(match, { kind: 'move', move: legal[(move * 7) % legal.length] ?? '' }, index ?? 0)
    expect([answer?.status, answer?.body]).toEqual([200, { index: expect.any(Number) }])
  }
  return false
}

/** A server of today on what version 0.1.0 left: its matches go on by their rules, and a new one plays the newest. */
export async function goesOnAfterUpdate(
  wishes: Partial<ServerOptions>,
  game: keyof typeof OF_LAST_VERSION,
  most: number,
): Promise<void> {
  const room = await shelf[game]?.()
  const first = room && roomWithRules(room, 1)
  const taproom = await openTestServer({ ...wishes, shelf })
  const people = sitters(taproom.address)
  const [ann, bob] = people
  if (!ann || !bob || !first) throw new Error('nobody to play, or nothing')
  const { over, running } = OF_LAST_VERSION[game]
  const finished = await ann.call('GET /api/matches/{match}/record', { match: over })
  expect(finished.rules).toBe(1)
  expect(openRecord(first.game, finished)).toMatchObject({ ok: true })

  const device = await ann.connect()
  device.say({ t: 'watch', match: running })
  expect((await device.next('table')).rules).toBe(1)
  if (await playOnBy(people, running, most)) {
    const record = await ann.call('GET /api/matches/{match}/record', { match: running })
    expect(record.rules).toBe(1)
    expect(openRecord(first.game, record)).toMatchObject({ ok: true })
  }

  const body = { game, seats: [{ kind: 'me' }, { kind: 'open' }] } as const
  const { match: fresh, keys } = await ann.call('POST /api/matches', { body })
  expect(fresh.rules).toBe(room.game.rules)
  await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: fresh.id, seat: 1, body: { key: keys[1] } })
  device.say({ t: 'watch', match: fresh.id })
  expect((await device.next('table')).rules).toBe(room.game.rules)
  await playOnBy(people, fresh.id, Math.min(most, 20))
  await taproom.close()
}
