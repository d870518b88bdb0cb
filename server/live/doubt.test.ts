import { expect, test } from 'vitest'
import type { Guest } from '../testing/guest.ts'
import { openTestServer, seated } from '../testing/test-server.ts'

test('after an entry that could not be written and a log that could not be read, nothing is built on it', async () => {
  const taproom = await openTestServer({ rounds: 60_000 })
  const people = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated(people)
  const { live, store } = taproom.services
  const { standing } = await (people[0] as Guest).state(match)
  const [asked, other] = [people[standing.waiting] as Guest, people[1 - standing.waiting] as Guest]

  const { append } = store.log
  const { of } = live.rooms
  const broken = () => Promise.reject(new Error('the store is away'))
  store.log.append = () => {
    store.log.append = append
    return broken()
  }
  live.rooms.of = broken
  const move = live.act(match, asked.id, { action: { kind: 'move', move: 'keep' }, expected: 0, id: 'lost' })
  // Stands in the queue behind it; the store is back by the time it is its turn.
  const wish = live.act(match, other.id, { action: { kind: 'pause' }, expected: 0, id: 'kept' })
  await expect(move).rejects.toThrow('away')
  live.rooms.of = of
  expect(await wish).toEqual({ index: 1 })
  const entries = await store.db.selectFrom('entry').select(['index', 'kind']).where('match', '=', match).execute()
  expect(entries).toEqual([{ index: 0, kind: 'pause' }])
  await taproom.close()
})
