import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { clock } from '../clock.ts'
import { exampleShelf } from './example.ts'
import type { Guest } from './guest.ts'
import { openTestServer, type Place, type TestServer } from './test-server.ts'

export const HOUR = 3_600_000

export function today(): void {
  vi.useRealTimers()
  clock.follow()
}

/** Time has passed: no clock was set. */
export function at(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  clock.follow()
}

export const shown = async (guest: Guest, match: string) =>
  (await guest.call('GET /api/matches/{match}', { match })).match

/** A server for everything around a match, one for all tests of a contract; its rounds come when a test wants them. */
export function serverFor(place: Place, opened: (taproom: TestServer) => void) {
  let taproom: TestServer
  beforeAll(async () => {
    taproom = await openTestServer({ ...(await place.fresh()), allowPrivate: true, rounds: HOUR })
    opened(taproom)
  }, 60_000)
  afterAll(() => taproom.close())
  afterEach(today)

  return {
    /** Another process on the same store, where the store can be shared; otherwise the same one. */
    async taproomAgain(): Promise<Pick<TestServer, 'services' | 'address' | 'close'>> {
      if (!place.shared) return { services: taproom.services, address: taproom.address, close: async () => {} }
      return openTestServer({ ...taproom.wishes, shelf: exampleShelf })
    },
  }
}
