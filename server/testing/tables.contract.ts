import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Guest } from './guest.ts'
import { legalOn, openTestServer, type Place, seated, type TestServer } from './test-server.ts'

/** Tables before and after a match, and who stands up from them. */
export function tablesContract(place: Place): void {
  describe(`tables on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), rounds: 3_600_000 })
    }, 60_000)
    afterAll(() => taproom.close())

    const three = { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const
    const shown = async (guest: Guest, match: string) => (await guest.call('GET /api/matches/{match}', { match })).match

    test('who takes the seat they have already has it', async () => {
      const ann = await taproom.guest('Ann')
      const { match } = await ann.call('POST /api/matches', { body: three })
      const again = await ann.call('POST /api/matches/{match}/seats/{seat}/take', {
        match: match.id,
        seat: 0,
        body: {},
      })
      expect(again.match).toMatchObject({ status: 'open', seats: [{ person: ann.id }, { open: true }, { open: true }] })
    })

    test('who deletes themselves stands up from open tables, and their own are cleared away before everybody’s eyes', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const { match, keys } = await ann.call('POST /api/matches', { body: three })
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', {
        match: match.id,
        seat: 1,
        body: { key: keys[1] },
      })
      const device = await ann.connect()
      device.say({ t: 'watch', match: match.id })
      await device.next('match')
      expect((await bob.ask('DELETE', '/api/me')).status).toBe(200)
      expect((await device.next('match')).match.seats[1]).toMatchObject({ person: null, name: null, open: true })
      // The link of the seat is good for somebody else.
      const cy = await taproom.guest('Cy')
      await cy.call('POST /api/matches/{match}/seats/{seat}/take', { match: match.id, seat: 1, body: { key: keys[1] } })
      const watching = await cy.connect()
      watching.say({ t: 'watch', match: match.id })
      await watching.next('match')
      expect((await ann.ask('DELETE', '/api/me')).status).toBe(200)
      expect((await watching.next('match')).match.status).toBe('expired')
      expect((await shown(cy, match.id)).status).toBe('expired')
    })

    test('a rematch that somebody laid out waits among one’s own matches until one sits down or it is cleared away', async () => {
      const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map(taproom.guest))
      const match = await seated([ann, bob])
      await ann.act(match, { kind: 'leave' }, 0)
      await bob.act(match, { kind: 'leave' }, 1)
      const { id } = await ann.call('POST /api/matches/{match}/rematch', { match })
      const mine = async (guest: Guest) => (await guest.call('GET /api/me/matches')).matches.find(one => one.id === id)
      expect(await mine(bob)).toMatchObject({ status: 'open', rematch: 1 })
      expect(await mine(ann)).not.toHaveProperty('rematch')
      expect(await mine(eve)).toBeUndefined()
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: id, seat: 1, body: {} })
      expect(await mine(bob)).toMatchObject({ status: 'running' })
      expect(await mine(bob)).not.toHaveProperty('rematch')
    })

    test('a match watched twice in one breath is watched once, and left wholly', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      const connections = [await ann.connect(), await bob.connect()]
      for (const connection of connections) {
        for (let i = 0; i < 3; i++) connection.say({ t: 'watch', match })
        for (let i = 0; i < 3; i++) await connection.next('table')
      }
      const asked = connections.find(({ seat, standing }) => standing?.waiting === seat) ?? connections[0]
      const [move] = legalOn(asked)
      await asked.act(match, { kind: 'move', move })
      await pause(50)
      for (const { frames } of connections) expect(frames.filter(({ t }) => t === 'update')).toHaveLength(1)
      connections[0].close()
      await vi.waitFor(() => expect(taproom.services.presence.people(match)).toEqual([bob.id]))
      connections[1].say({ t: 'leave', match })
      await vi.waitFor(() => expect(taproom.services.live.audience.isFollowed(match)).toBe(false))
    })
  })
}
