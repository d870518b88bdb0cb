import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

let taproom: TestServer
beforeAll(async () => {
  taproom = await openTestServer({ rounds: 60_000 })
})
afterAll(() => taproom.close())

test('what is in play is looked at once for all who come within a second', async () => {
  const match = await seated([await taproom.guest('Ann')], 1)
  const { descriptions, store } = taproom.services
  const queries = vi.spyOn(store.db, 'selectFrom')
  const found = await Promise.all(Array.from({ length: 100 }, () => descriptions.of(match)))
  expect(new Set(found).size).toBe(1)
  expect(queries.mock.calls.length).toBeLessThan(3)
  queries.mockRestore()
})

test('an open table is never believed to be open because it was a moment ago', async () => {
  const ann = await taproom.guest('Ann')
  const { match } = await ann.call('POST /api/matches', {
    body: { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { descriptions, store } = taproom.services
  expect((await descriptions.of(match.id))?.description.status).toBe('open')
  // Begun by a process that died before it could say so.
  await store.db.updateTable('match').set({ status: 'running' }).where('id', '=', match.id).execute()
  const queries = vi.spyOn(store.db, 'selectFrom')
  const found = await Promise.all(Array.from({ length: 100 }, () => descriptions.of(match.id)))
  expect(found.every(described => described?.description.status === 'running')).toBe(true)
  expect(queries.mock.calls.length).toBeLessThan(8)
})
