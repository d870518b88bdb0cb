import { describe, expect, test } from 'vitest'
import { openTestServer, type Place, seated } from './test-server.ts'

/** What an operator's Prometheus reads. */
export function metricsContract(place: Place): void {
  describe(`metrics on ${place.name}`, () => {
    test('count commits, what goes into one, and how long they take', async () => {
      const taproom = await openTestServer({ ...(await place.fresh()), metricsToken: 'let me in' })
      const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
      const match = await seated([ann, bob])
      const read = async (name: string): Promise<number | undefined> => {
        const headers = { authorization: 'Bearer let me in' }
        const text = await (await fetch(`${taproom.address}/metrics`, { headers })).text()
        const line = text.split('\n').find(one => one.startsWith(`${name} `))
        return line === undefined ? undefined : Number(line.split(' ')[1])
      }
      expect(await read('taproom_commit_seconds_count')).toBe(0)
      const { standing } = await ann.state(match)
      await (standing.waiting === 0 ? ann : bob).act(match, { kind: 'move', move: 'keep' }, 0)
      expect(await read('taproom_commit_seconds_count')).toBe(1)
      expect(await read('taproom_commit_seconds_sum')).toBeGreaterThan(0)
      expect(await read('taproom_commit_entries_sum')).toBe(1)
      // What is refused is not committed.
      await ann.act(match, { kind: 'redo' }, 1)
      expect(await read('taproom_commit_seconds_count')).toBe(1)
      expect(await read('taproom_fsync_seconds_count')).toBe(place.shared ? 0 : 1)
      await taproom.close()
    })
  })
}
