import { openRecord } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { describe, expect, test, vi } from 'vitest'
import type { Guest, TestConnection } from './guest.ts'
import { openTestServer, type Place, playOn, seated } from './test-server.ts'

/** A process goes down while another one serves the same store. */
export function drainContract(place: Place): void {
  describe(`draining on ${place.name}`, () => {
    test('the matches go on at the other process: people, a spectator and a bot, nothing said twice or lost', async () => {
      const wishes = await place.fresh()
      const [old, fresh] = [await openTestServer(wishes), await openTestServer(wishes)]
      const people = [await old.guest('Ann'), await old.guest('Bob'), await old.guest('Eve')]
      const match = await seated(people.slice(0, 2), 1)
      const devices: TestConnection[] = []
      for (const guest of people) {
        const device = await guest.connect()
        await device.watch(match)
        devices.push(device)
      }
      await playOn(devices, match, () => devices[0].index >= 4)

      /** As a browser does: the line is gone, so it goes where the balancer leads it now and asks for what it missed. */
      const goOnElsewhere = async (guest: Guest, device: TestConnection): Promise<TestConnection> => {
        await device.until(() => (device.closed ? true : undefined))
        guest.address = fresh.address
        const again = await guest.connect()
        again.cells = device.cells
        again.journal = device.journal
        await again.watch(match, device.index)
        return again
      }
      const moved = Promise.all(people.map((guest, i) => goOnElsewhere(guest, devices[i])))
      await old.drain(200)
      const there = await moved
      expect(fresh.services.presence.people(match)).toEqual(
        people
          .slice(0, 2)
          .map(({ id }) => id)
          .sort(),
      )
      await playOn(there, match, () => there[0].index >= 8)
      // The old one is still there for whoever asks it, and hears of what happens elsewhere.
      await vi.waitFor(
        async () => expect(await old.services.live.read(match, ({ index }) => index)).toBeGreaterThanOrEqual(8),
        { timeout: 10_000 },
      )
      await old.close()
      await playOn(there, match)

      const record = await people[0].call('GET /api/matches/{match}/record', { match })
      const replayed = openRecord(lastCall, record)
      if (!replayed.ok) throw new Error('the record does not hold')
      for (const device of there) {
        expect(Array.from(device.cells)).toEqual(Array.from(replayed.table.view(device.seat).cells))
        expect(device.journal).toEqual(replayed.table.journal(device.seat))
      }
      await fresh.close()
    })
  })
}
