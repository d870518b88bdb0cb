import { describe, expect, test, vi } from 'vitest'
import { HOUR, serverFor } from './around.ts'
import { Guest, type TestConnection } from './guest.ts'
import { type Place, seated, type TestServer } from './test-server.ts'

/** A socket ends with what it was opened by. */
export function endingsContract(place: Place): void {
  describe(`a socket ends with what it was opened by, on ${place.name}`, () => {
    let taproom: TestServer
    const { taproomAgain } = serverFor(place, opened => {
      taproom = opened
    })

    const ends = (connection: TestConnection) => connection.until(() => (connection.closed ? true : undefined))

    test('a token that is taken away, a device that is left, and no other', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      const program = new Guest(taproom.address)
      const { id, token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
      program.token = token
      const other = await taproomAgain()
      const [byToken, byCookie] = [await program.connect(), await ann.connect()]
      program.address = other.address
      const elsewhere = await program.connect()
      for (const connection of [byToken, byCookie, elsewhere]) await connection.watch(match)
      await ann.call('DELETE /api/me/tokens/{name}', { name: id })
      await Promise.all([ends(byToken), ends(elsewhere)])
      expect((await byCookie.act(match, { kind: 'leave' })).t).toBe('ack')
      await ann.call('POST /api/me/leave')
      await ends(byCookie)
      await other.close()
    })

    test('a person who deletes themselves, a guest who turns out to be somebody', async () => {
      const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
      const match = await seated([ann, bob, cy])
      const other = await taproomAgain()
      const away = new Guest(other.address)
      away.cookie = ann.cookie
      const [anns, annsElsewhere, bobs] = [await ann.connect(), await away.connect(), await bob.connect()]
      for (const connection of [anns, annsElsewhere, bobs]) await connection.watch(match)
      await ann.call('DELETE /api/me')
      await Promise.all([ends(anns), ends(annsElsewhere)])
      await taproom.services.merge(
        { id: bob.id, name: 'Bob', kind: 'guest' },
        { id: (await taproom.guest('Bea')).id, name: 'Bea', kind: 'account' },
      )
      await ends(bobs)
      expect((await cy.state(match)).standing.bots[0]).not.toBeNull()
      await other.close()
    })

    test('a session that runs out, or whose end nobody heard of', async () => {
      const ann = await taproom.guest('Ann')
      const { token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
      const program = new Guest(taproom.address)
      program.token = token
      const connections = [await program.connect(), await ann.connect()]
      const { db } = taproom.services.store
      await db.deleteFrom('session').where('person', '=', ann.id).where('kind', '=', 'token').execute()
      await taproom.services.endings.sweep(Date.now())
      await ends(connections[0])
      expect(connections[1].closed).toBe(false)
      await taproom.services.endings.sweep(Date.now() + 400 * 24 * HOUR)
      await ends(connections[1])
    })

    test('nor is a waiting request answered to who is nobody any more', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      const { index, standing } = await ann.state(match)
      const asked = [ann, bob][standing.waiting]
      const program = new Guest(taproom.address)
      const { id, token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
      program.token = token
      const waiting = program.ask('GET', `/api/matches/${match}/state?since=${index}&wait=20`)
      await vi.waitFor(() => expect(taproom.services.live.audience.of(match).size).toBe(1))
      await ann.call('DELETE /api/me/tokens/{name}', { name: id })
      await asked.act(match, { kind: 'move', move: 'keep' }, index)
      expect((await waiting).body).toMatchObject({ seat: -1 })
    })
  })
}
