import { describe, expect, test, vi } from 'vitest'
import type { Guest } from './guest.ts'
import { openTestServer, type Place, seated, type TestServer } from './test-server.ts'

/** A match of these two whose log nobody can read. */
async function unreadableMatch(taproom: TestServer, people: readonly Guest[], bots = 0): Promise<string> {
  const match = await seated(people, bots)
  const { db } = taproom.services.store
  await vi.waitFor(async () => {
    // Bots may be at it.
    const count = await db.selectFrom('entry').select('index').where('match', '=', match).execute()
    await db
      .insertInto('entry')
      .values({ match, index: count.length, seat: 0, kind: 'move', data: '{not json', at: Date.now() })
      .execute()
  })
  return match
}

export function housekeepingContract(place: Place): void {
  describe(`housekeeping on ${place.name}`, () => {
    test('a match that cannot be read troubles nobody else, can be ended, and keeps nobody here', async () => {
      const wishes = { ...(await place.fresh()), rounds: 3_600_000 }
      const first = await openTestServer(wishes)
      const [ann, bob, cora] = [await first.guest('Ann'), await first.guest('Bob'), await first.guest('Cora')]
      const { db } = first.services.store
      const broken = await unreadableMatch(first, [ann, bob])
      const other = await unreadableMatch(first, [ann, cora])
      // It waits for a bot, and one that is over waits for its results.
      await db.updateTable('wait').set({ bot: 'random', since: 0 }).where('match', '=', broken).execute()
      await db.updateTable('match').set({ status: 'over', ended: 1 }).where('id', '=', other).execute()
      const { match: open } = await cora.call('POST /api/matches', {
        body: { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] },
      })
      await db.updateTable('match').set({ expires: 1 }).where('id', '=', open.id).execute()
      await first.close()

      const again = await openTestServer(wishes)
      const tables = again.services.store.db
      await again.services.round()
      const { status } = await tables
        .selectFrom('match')
        .select('status')
        .where('id', '=', open.id)
        .executeTakeFirstOrThrow()
      expect(status).toBe('expired')
      expect(await again.services.metrics.registry.metrics()).toContain('what="unreadable match"} 2')

      for (const guest of [ann, bob, cora]) Object.assign(guest, { address: again.address })
      expect(await ann.act(broken, { kind: 'move', move: 'keep' }, 0)).toMatchObject({ status: 409 })
      expect(await cora.act(broken, { kind: 'end' }, 0)).toMatchObject({ status: 404 })
      expect((await bob.ask('DELETE', '/api/me')).status).toBe(200)
      expect(await ann.act(broken, { kind: 'end' }, 0)).toMatchObject({ status: 200 })
      const { match } = await ann.call('GET /api/matches/{match}', { match: broken })
      expect(match).toMatchObject({ status: 'ended', reason: 'unreadable' })
      await again.close()
    })
  })
}
