import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guest } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'
import { LINES_PER_TABLE } from './caps.ts'

let taproom: TestServer
beforeAll(async () => {
  // What a server has when nobody sets anything; how fast one asks is another matter.
  taproom = await openTestServer({ rate: 1200 })
})
afterAll(() => taproom.close())

const wishes = { game: 'last-call', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

test('one guest keeps ten open tables, not more by asking for all at once, and the lobby shows three of them', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
  await bob.call('POST /api/matches', { body: wishes })
  const answers = await Promise.all(Array.from({ length: 14 }, () => ann.ask('POST', '/api/matches', wishes)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { error: { code: 'too-many-tables' } },
  })
  const { matches } = await bob.call('GET /api/matches')
  expect(matches.map(({ host }) => host).sort()).toEqual([ann.id, ann.id, ann.id, bob.id].sort())
  // One less, and there is room again.
  await ann.call('DELETE /api/matches/{match}', { match: matches.find(({ host }) => host === ann.id)?.id ?? '' })
  expect((await ann.ask('POST', '/api/matches', wishes)).status).toBe(200)
})

test('what somebody says at one table is not kept without end', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
  const match = await seated([ann, bob])
  const rows = Array.from({ length: LINES_PER_TABLE }, (_, i) => ({
    id: `line-${i}`,
    match,
    person: ann.id,
    name: 'Ann',
    text: 'on and on',
    at: i,
  }))
  await taproom.services.store.db.insertInto('chat').values(rows).execute()
  const say = (guest: Guest) => guest.ask('POST', `/api/matches/${match}/chat`, { text: 'and on' })
  expect((await say(ann)).body).toMatchObject({ error: { code: 'said-enough' } })
  expect((await say(bob)).status).toBe(200)
})
