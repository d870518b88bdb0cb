import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { openSlowHook, type SlowHook } from '../testing/slow-hook.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'
import { Outbox } from './outbox.ts'

let slow: SlowHook
let taproom: TestServer
const quick: string[] = []
const outside = createServer((request, response) => {
  quick.push(request.url ?? '')
  response.end()
})

afterEach(async () => {
  await slow.close()
  await new Promise(done => outside.close(done))
})

test('a webhook that drips holds up nobody: not other people’s notices, not the house, not the end', async () => {
  slow = await openSlowHook(50)
  await new Promise<void>(done => outside.listen(0, '127.0.0.1', done))
  const port = outside.address()
  const address = `http://127.0.0.1:${typeof port === 'object' && port ? port.port : 0}`
  taproom = await openTestServer({ allowPrivate: true, rounds: 20 })
  const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
  const toldAt = (url: string) => ({ data: { url, style: 'json' }, delay: 0 })
  for (const guest of [ann, bob]) await guest.ask('PUT', '/api/me/notices/webhook', toldAt(slow.address))
  await seated([ann, bob])
  await vi.waitFor(() => expect(slow.calls).toBeGreaterThan(0), 5000)

  await cy.ask('PUT', '/api/me/notices/webhook', toldAt(`${address}/quick`))
  await seated([cy], 1)
  await vi.waitFor(() => expect(quick).toContain('/quick'), 5000)
  const { match } = await cy.call('POST /api/matches', {
    body: { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { db } = taproom.services.store
  await db.updateTable('match').set({ expires: 1 }).where('id', '=', match.id).execute()
  await vi.waitFor(
    async () => expect((await cy.call('GET /api/matches/{match}', { match: match.id })).match.status).toBe('expired'),
    5000,
  )
  const ended = await Promise.race([
    taproom.close().then(() => 'ended'),
    new Promise(done => setTimeout(done, 4000, 'still open')),
  ])
  expect(ended).toBe('ended')
}, 30_000)

test('more people whose webhook drips than are sent to at once do not keep the others waiting', async () => {
  slow = await openSlowHook(50)
  await new Promise<void>(done => outside.listen(0, '127.0.0.1', done))
  const port = outside.address()
  const address = `http://127.0.0.1:${typeof port === 'object' && port ? port.port : 0}/patient`
  taproom = await openTestServer({ allowPrivate: true, rounds: 3_600_000 })
  const { channels, store } = taproom.services
  const outbox = new Outbox({
    db: store.db,
    channels,
    deadline: 60_000,
    compose: async () => ({ title: 'Taproom', text: 'news', link: '' }),
    told: () => {},
    trouble: () => {},
  })
  const people = Array.from({ length: 100 }, (_, i) => ({ person: `p${i}`, url: i < 99 ? slow.address : address }))
  for (const { person, url } of people) {
    const data = JSON.stringify({ url, style: 'json' })
    const way = {
      person,
      channel: 'webhook',
      device: '',
      data,
      delay: 0,
      language: 'en',
      enabled: 1,
      failures: 0,
    } as const
    await store.db.insertInto('notice').values(way).execute()
  }
  const row = { match: 'm', channel: 'webhook', device: '', kind: 'end', number: 0, created: 0 } as const
  await outbox.put(people.map(({ person }, i) => ({ ...row, person, next: i })))
  await vi.waitFor(async () => {
    await outbox.deliver(1000)
    expect(quick).toContain('/patient')
  }, 20_000)
  await outbox.close()
  await taproom.close()
}, 30_000)
