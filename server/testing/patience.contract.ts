import { describe, expect, test, vi } from 'vitest'
import { at, HOUR, serverFor, shown, today } from './around.ts'
import type { Guest } from './guest.ts'
import { type Place, seated, type TestServer } from './test-server.ts'

/** What happens to who does not act, or is not wanted. */
export function patienceContract(place: Place): void {
  describe(`patience on ${place.name}`, () => {
    let taproom: TestServer
    const { taproomAgain } = serverFor(place, opened => {
      taproom = opened
    })

    test('who is late can be handed to a bot by the others, and comes back; deadlines survive a restart', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const began = Date.now()
      at(began)
      const match = await seated([ann, bob], 0, { pace: { kind: 'live', bank: 100, increment: 10 } })
      const state = (guest: Guest) => guest.state(match)
      const { standing } = await state(ann)
      expect(standing.due).toBe(began + 100_000)
      const [late, other] = standing.waiting === 0 ? [ann, bob] : [bob, ann]
      at(began + 40_000)
      await late.act(match, { kind: 'move', move: 'keep' }, 0)
      const second = await taproomAgain()
      const there = await second.services.live.read(match, found => found.due)
      expect(there).toBe(began + 100_000)
      await second.close()
      const handover = { kind: 'handover', of: standing.waiting } as const
      expect((await other.act(match, handover, 1)).body).toMatchObject({ error: { code: 'not-late' } })
      // Over the time, but not yet over the grace after it.
      at(began + 101_000)
      expect((await other.act(match, handover, 1)).body).toMatchObject({ error: { code: 'not-late' } })
      at(began + 131_000)
      expect((await late.act(match, { kind: 'handover', of: standing.waiting }, 1)).status).toBe(409)
      expect((await other.act(match, handover, 1)).status).toBe(200)
      await vi.waitFor(async () => expect((await state(other)).standing.waiting).not.toBe(standing.waiting))
      const now = await state(late)
      expect(now.standing.bots[standing.waiting]).toBe('random')
      expect((await late.act(match, { kind: 'move', move: 'keep' }, now.index)).body).toMatchObject({
        error: { code: 'handed-over' },
      })
      expect((await late.act(match, { kind: 'return' }, now.index)).status).toBe(200)
      const { standing: back } = await state(late)
      expect(back.bots).toEqual([null, null])
      expect(back.banks[standing.waiting]).toBeGreaterThanOrEqual(60_000)
    })

    test('in a daily match a silent table can be ended by those who are there', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const began = Date.now()
      at(began)
      const match = await seated([ann, bob], 0, { pace: { kind: 'daily', hours: 24 }, rated: false })
      await ann.act(match, { kind: 'end' }, 0)
      expect((await ann.act(match, { kind: 'agree' }, 1)).status).toBe(409)
      at(began + 73 * HOUR)
      expect((await ann.act(match, { kind: 'agree' }, 1)).status).toBe(200)
      expect((await shown(ann, match)).status).toBe('ended')
    })

    test('where it counts silence ends nothing, and who leaves the bots has lost to them', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const began = Date.now()
      at(began)
      const silent = await seated([ann, bob], 0, { pace: { kind: 'daily', hours: 24 } })
      await ann.act(silent, { kind: 'end' }, 0)
      at(began + 73 * HOUR)
      expect((await ann.act(silent, { kind: 'agree' }, 1)).body).toMatchObject({ error: { code: 'own-proposal' } })
      today()
      const match = await seated([ann], 1)
      expect((await ann.act(match, { kind: 'leave' }, 0)).status).toBe(200)
      const rating = async () =>
        (await ann.call('GET /api/ratings/{name}', { name: 'last-call', query: { pool: 'mixed' } })).ratings
          .filter(({ player }) => player === ann.id)
          .map(({ matches }) => matches)
      await vi.waitFor(async () => expect(await rating()).toEqual([1]))
    })

    test('a rated match with bots that its person leaves lying for a week after the deadline counts as left', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const pace = { kind: 'daily', hours: 24 } as const
      const [alone, unrated] = [await seated([ann], 1, { pace }), await seated([ann], 1, { pace, rated: false })]
      const together = await seated([ann, bob], 1, { pace })
      await vi.waitFor(async () => {
        for (const match of [alone, unrated]) expect((await ann.state(match)).standing.waiting).toBe(0)
      })
      const now = Date.now()
      await taproom.services.leaveLying(now + 7 * 24 * HOUR)
      expect((await shown(ann, alone)).status).toBe('running')
      await taproom.services.leaveLying(now + 9 * 24 * HOUR)
      expect(await shown(ann, alone)).toMatchObject({ status: 'ended', reason: 'abandoned' })
      for (const match of [unrated, together]) expect((await shown(ann, match)).status).toBe('running')
    })

    test('in a match of two nobody sends the other away, by whatever route', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      expect((await ann.act(match, { kind: 'kick', of: 1 }, 0)).body).toMatchObject({ error: { code: 'not-alone' } })
      const device = await ann.connect()
      await device.watch(match)
      expect((await device.act(match, { kind: 'kick', of: 1 })).code).toBe('not-alone')
    })

    test('the others may send somebody away for good', async () => {
      const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
      const match = await seated([ann, bob, cy])
      await ann.act(match, { kind: 'kick', of: 2 }, 0)
      expect((await cy.act(match, { kind: 'decline' }, 1)).body).toMatchObject({ error: { code: 'not-asked' } })
      expect((await bob.act(match, { kind: 'decline' }, 1)).status).toBe(200)
      await ann.act(match, { kind: 'kick', of: 2 }, 2)
      expect((await ann.state(match)).standing.bots).toEqual([null, null, null])
      await bob.act(match, { kind: 'agree' }, 3)
      expect((await cy.act(match, { kind: 'return' }, 4)).body).toMatchObject({ error: { code: 'kicked' } })
    })
  })
}
