import { createServer, type Server } from 'node:http'
import type { NoticeKind } from '@taproom/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { at, HOUR, serverFor } from './around.ts'
import type { Guest } from './guest.ts'
import { type Place, seated, type TestServer } from './test-server.ts'

/** What people who are away are told. */
export function noticesContract(place: Place): void {
  describe(`notices on ${place.name}`, () => {
    let taproom: TestServer
    const { taproomAgain } = serverFor(place, opened => {
      taproom = opened
    })

    const received: { readonly path: string; readonly body: string; readonly encoding: string | undefined }[] = []
    const broken = new Map([['/broken', 500]])
    let outside: Server
    let address: string
    beforeAll(async () => {
      outside = createServer((request, response) => {
        let body = ''
        request.on('data', data => {
          body += data
        })
        request.on('end', () => {
          received.push({ path: request.url ?? '', body, encoding: request.headers['content-encoding'] })
          response.statusCode = broken.get(request.url ?? '') ?? 204
          response.end()
        })
      })
      await new Promise<void>(done => outside.listen(0, '127.0.0.1', done))
      const port = outside.address()
      address = `http://127.0.0.1:${typeof port === 'object' && port ? port.port : 0}`
    })
    afterAll(() => new Promise(done => outside.close(done)))

    /** One round of the notices, until all that it began has arrived. */
    async function tell(at: number, { services }: Pick<TestServer, 'services'> = taproom): Promise<void> {
      await services.notices.round(at)
      await services.notices.outbox.idle()
    }

    /** Where it was told that something of this kind happened in a match. */
    const told = (match: string, kind: NoticeKind) =>
      received
        .filter(({ body }) => body.includes(match) && body.includes(`"kind":"${kind}"`))
        .map(({ path }) => path)
        .sort()

    test('tell once, after the delay, and not when one acted before', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const began = Date.now()
      at(began)
      for (const guest of [ann, bob]) {
        const data = { url: `${address}/hook-${guest === ann ? 0 : 1}`, style: 'json' }
        expect((await guest.ask('PUT', '/api/me/notices/webhook', { data, delay: 60 })).status).toBe(200)
      }
      const match = await seated([ann, bob])
      const { standing } = await ann.state(match)
      const [asked, other] = standing.waiting === 0 ? [ann, bob] : [bob, ann]
      const hooks = () => told(match, 'turn')
      await tell(began + 30_000)
      expect(hooks()).toEqual([])
      await tell(began + 61_000)
      await tell(began + 62_000)
      expect(hooks()).toEqual([`/hook-${standing.waiting}`])
      const keep = async (guest: Guest) => {
        const state = await guest.state(match)
        await guest.act(match, { kind: 'move', move: state.legal[0] }, state.index)
      }
      at(began + 63_000)
      await keep(asked)
      await keep(asked)
      at(began + 70_000)
      await keep(other)
      await keep(other)
      await tell(began + 124_000)
      expect(hooks()).toEqual([`/hook-${standing.waiting}`])
    })

    test('nobody is told who is at the table, and two processes tell once', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const began = Date.now()
      at(began)
      for (const guest of [ann, bob]) {
        const data = { url: `${address}/quiet-${guest === ann ? 0 : 1}`, style: 'json' }
        await guest.ask('PUT', '/api/me/notices/webhook', { data, delay: 60 })
      }
      const match = await seated([ann, bob])
      const { standing } = await ann.state(match)
      const connection = await [ann, bob][standing.waiting].connect()
      await connection.watch(match)
      const hooks = () => told(match, 'turn')
      await tell(began + 61_000)
      expect(hooks()).toEqual([])
      connection.close()
      await vi.waitFor(() => expect(taproom.services.presence.people(match)).toEqual([]))
      const other = await taproomAgain()
      await Promise.all([tell(began + 62_000), tell(began + 62_000, other)])
      expect(hooks()).toEqual([`/quiet-${standing.waiting}`])
      await other.close()
    })

    test('what does not arrive is tried again, ever more seldom, and by whoever is there then', async () => {
      const ann = await taproom.guest('Ann')
      const began = Date.now()
      at(began)
      const data = { url: `${address}/later`, style: 'json' }
      await ann.ask('PUT', '/api/me/notices/webhook', { data, delay: 0 })
      const match = await seated([ann, await taproom.guest('Bob')])
      // Somebody whose turn it is: the match waits for one of the two, and only Ann has told us a way.
      const { db } = taproom.services.store
      await db.updateTable('wait').set({ seat: 0 }).where('match', '=', match).execute()
      const calls = () => received.filter(({ path }) => path === '/later').length
      broken.set('/later', 503)
      await tell(began + 1000)
      await tell(began + 20_000)
      expect(calls()).toBe(1)
      await tell(began + 32_000)
      await tell(began + 100_000)
      expect(calls()).toBe(2)
      broken.set('/later', 204)
      const other = await taproomAgain()
      await tell(began + 153_000, other)
      await other.close()
      expect(calls()).toBe(3)
      await tell(began + 10 * HOUR)
      expect(calls()).toBe(3)
      await taproom.services.notices.tidy(began + 10 * HOUR, 1)
      await tell(began + 11 * HOUR)
      expect(calls()).toBe(3)
    })

    test('what the other side does not want is not tried again; after ten in a row it is not asked any more', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      broken.set('/unwanted', 403)
      const data = { url: `${address}/unwanted`, style: 'json' }
      await ann.ask('PUT', '/api/me/notices/webhook', { data, delay: 0 })
      const calls = () => received.filter(({ path }) => path === '/unwanted').length
      const { db } = taproom.services.store
      for (let i = 0; i < 12; i++) {
        const match = await seated([ann, bob])
        await db.updateTable('wait').set({ seat: 0 }).where('match', '=', match).execute()
        await tell(Date.now())
      }
      await tell(Date.now() + HOUR)
      expect(calls()).toBe(10)
      expect((await ann.call('GET /api/me/notices')).settings).toMatchObject([{ enabled: false }])
    })

    test('it is told in one’s own language, with the game, the others and the way there', async () => {
      const said: string[] = []
      for (const language of ['en', 'fr', 'nl']) {
        const ann = await taproom.guest('Ann')
        const data = { url: `${address}/spoken-${language}`, style: 'json' }
        await ann.ask('PUT', '/api/me/notices/webhook', { data, delay: 0, language })
        const match = await seated([ann, await taproom.guest('Zoé')], 1)
        const { db } = taproom.services.store
        // A bot that begins would write over what is set here.
        const wait = db.selectFrom('wait').select('bot').where('match', '=', match)
        await vi.waitFor(async () => expect(await wait.executeTakeFirst()).toEqual({ bot: null }), 10_000)
        await db.updateTable('wait').set({ seat: 0, bot: null, due: 1 }).where('match', '=', match).execute()
        await tell(Date.now() + 1000)
        const notice = JSON.parse(received.find(({ path }) => path === `/spoken-${language}`)?.body ?? '{}')
        expect(notice.link).toContain(`/match/${match}`)
        said.push(notice.text)
      }
      expect(said[0]).toMatch(/^It is your turn: Last Call with Zoé and a bot\.$/)
      expect(said[1]).toMatch(/^C’est votre tour : .+ avec Zoé et un robot\.$/)
      expect(said[2]).toMatch(/^Je bent aan de beurt: .+ met Zoé en een bot\.$/)
    })

    /** Three people with a webhook each; the first one's table, which begins when the last one sits down. */
    async function threeTold(name: string) {
      const people = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
      const began = Date.now()
      at(began)
      for (const [seat, guest] of people.entries()) {
        const data = { url: `${address}/${name}-${seat}`, style: 'json' }
        await guest.ask('PUT', '/api/me/notices/webhook', { data, delay: 60, language: ['en', 'fr', 'nl'][seat] })
      }
      const match = await seated(people)
      const first = (await people[0].state(match)).standing.waiting
      const { db } = taproom.services.store
      const noted = async (kind: NoticeKind) =>
        (await db.selectFrom('outbox').select('person').where('match', '=', match).where('kind', '=', kind).execute())
          .length
      const path = (seat: number) => `/${name}-${seat}`
      return { people, began, match, first, noted, path }
    }
    const textAt = (path: string) => JSON.parse(received.find(one => one.path === path)?.body ?? '{}').text

    test('who waited for a table is told that it began, but not who began it, is there, or is to act', async () => {
      const { began, match, first, noted, path } = await threeTold('began')
      expect(await noted('begin')).toBe(2)
      await tell(began + 30_000)
      expect(told(match, 'begin')).toEqual([])
      await tell(began + 61_000)
      await tell(began + 62_000)
      // The last one began it, and who is to act hears just that.
      expect(told(match, 'begin')).toEqual([0, 1].filter(seat => seat !== first).map(path))
      expect(told(match, 'turn')).toEqual([path(first)])
      if (first !== 0) expect(textAt(path(0))).toBe('Your match has begun: Last Call with Bob and Cy.')
      if (first !== 1) expect(textAt(path(1))).toMatch(/^Votre partie a commencé : .+ avec Ann et Cy\.$/)
    })

    test('who is asked about a proposal is told, unless it was answered before or they are there', async () => {
      const { people, began, match, noted, path } = await threeTold('proposed')
      const [ann, bob, cy] = people
      await tell(began + 61_000)
      const propose = async () => {
        expect((await ann.act(match, { kind: 'end' }, (await ann.state(match)).index)).status).toBe(200)
      }
      await propose()
      await vi.waitFor(async () => expect(await noted('proposal')).toBe(2))
      await bob.act(match, { kind: 'agree' }, (await bob.state(match)).index)
      await tell(began + 122_000)
      expect(told(match, 'proposal')).toEqual([path(2)])
      expect(received.find(({ body }) => body.includes('proposal') && body.includes(match))?.body).toContain(
        'Er is iets voorgesteld',
      )
      await cy.act(match, { kind: 'decline' }, (await cy.state(match)).index)
      const connection = await cy.connect()
      await connection.watch(match)
      await propose()
      await vi.waitFor(async () => expect(await noted('proposal')).toBe(3))
      await tell(began + 200_000)
      connection.close()
      expect(told(match, 'proposal')).toEqual([path(1), path(2)])
    })

    test('that a match is over is told to who was neither there nor ended it', async () => {
      const { people, began, match, noted, path } = await threeTold('ended')
      const [ann, bob, cy] = people
      await ann.act(match, { kind: 'end' }, (await ann.state(match)).index)
      await bob.act(match, { kind: 'agree' }, (await bob.state(match)).index)
      await cy.act(match, { kind: 'agree' }, (await cy.state(match)).index)
      await vi.waitFor(async () => expect(await noted('end')).toBe(2))
      await tell(began + 61_000)
      await tell(began + 62_000)
      expect(told(match, 'end')).toEqual([path(0), path(1)])
      // What was to be said while it was played is of no use any more.
      expect([...told(match, 'begin'), ...told(match, 'proposal'), ...told(match, 'turn')]).toEqual([])
      expect(textAt(path(0))).toBe('Your match is over: Last Call with Bob and Cy.')
      expect(textAt(path(1))).toMatch(/^Votre partie est terminée : .+ avec Ann et Cy\.$/)
    })

    test('each browser of a person is told, until it says that it is gone', async () => {
      const ann = await taproom.guest('Ann')
      const keys = {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      }
      const add = async (name: string) =>
        (await ann.ask('PUT', '/api/me/notices/push', { data: { endpoint: `${address}/${name}`, keys }, delay: 0 }))
          .status
      for (const name of ['phone', 'laptop', 'phone']) expect(await add(name)).toBe(200)
      const { settings } = await ann.call('GET /api/me/notices')
      expect(settings).toHaveLength(2)
      broken.set('/laptop', 410)
      const match = await seated([ann, await taproom.guest('Bob')])
      const { db } = taproom.services.store
      await db.updateTable('wait').set({ seat: 0 }).where('match', '=', match).execute()
      // Two at once for one person, and that the match began stands there too, though it need not be said.
      await tell(Date.now() + 1000)
      await tell(Date.now() + 2000)
      expect(received.filter(({ path }) => ['/phone', '/laptop'].includes(path))).toHaveLength(2)
      const left = (await ann.call('GET /api/me/notices')).settings
      expect(left).toMatchObject([{ data: { endpoint: `${address}/phone` } }])
      for (let i = 1; i < 10; i++) expect(await add(`tablet-${i}`)).toBe(200)
      expect(await add('one-more')).toBe(409)
      await ann.ask('DELETE', `/api/me/notices/push?device=${left[0].device}`)
      expect((await ann.call('GET /api/me/notices')).settings).toHaveLength(9)
    })

    test('each way has a test; a broken one says so', async () => {
      const ann = await taproom.guest('Ann')
      expect((await ann.ask('POST', '/api/me/notices/webhook/test')).body).toMatchObject({
        error: { code: 'not-set' },
      })
      const styles = ['discord', 'slack', 'ntfy', 'json'] as const
      for (const style of styles) {
        await ann.ask('PUT', '/api/me/notices/webhook', { data: { url: `${address}/${style}`, style } })
        expect((await ann.ask('POST', '/api/me/notices/webhook/test')).status).toBe(200)
      }
      for (const style of styles) expect(received.find(({ path }) => path === `/${style}`)?.body).toContain('test')
      await ann.ask('PUT', '/api/me/notices/webhook', { data: { url: `${address}/broken`, style: 'json' } })
      expect((await ann.ask('POST', '/api/me/notices/webhook/test')).status).toBe(502)
      const keys = {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      }
      await ann.ask('PUT', '/api/me/notices/push', { data: { endpoint: `${address}/push`, keys } })
      expect((await ann.ask('POST', '/api/me/notices/push/test')).status).toBe(200)
      expect(received.find(({ path }) => path === '/push')?.encoding).toBe('aes128gcm')
      expect((await ann.ask('PUT', '/api/me/notices/mail', { data: { address: 'a@example.org' } })).status).toBe(501)
    })
  })
}
