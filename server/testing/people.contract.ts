import { createServer, type Server } from 'node:http'
import type { NoticeKind, Pool } from '@taproom/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { clock } from '../clock.ts'
import { exampleShelf } from './example.ts'
import { Guest, type TestConnection } from './guest.ts'
import { openTestServer, type Place, playOn, seated, type TestServer } from './test-server.ts'

const HOUR = 3_600_000

/** Everything around a match: seats, time, chat, notices, ratings, people. */
function today(): void {
  vi.useRealTimers()
  clock.follow()
}

export function peopleContract(place: Place): void {
  describe(`people on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), allowPrivate: true, rounds: 3_600_000 })
    }, 60_000)
    afterAll(() => taproom.close())
    afterEach(today)

    /** Time has passed: no clock was set. */
    const at = (time: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      clock.follow()
    }
    const shown = async (guest: Guest, match: string) => (await guest.call('GET /api/matches/{match}', { match })).match

    test('a public table stands in the lobby, starts when it is full, or is cleared away', async () => {
      const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
      const wishes = {
        game: 'last-call',
        visibility: 'public',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      } as const
      const { match } = await ann.call('POST /api/matches', { body: wishes })
      const lobby = async () => (await cy.call('GET /api/matches')).matches.map(({ id }) => id)
      expect(await lobby()).toContain(match.id)
      const waiting = await ann.connect()
      waiting.say({ t: 'watch', match: match.id })
      await waiting.next('match')
      expect((await ann.ask('POST', `/api/matches/${match.id}/seats/1/take`, {})).body).toMatchObject({
        error: { code: 'seated-already' },
      })
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: match.id, seat: 1, body: {} })
      // The host sees the match begin without asking.
      await waiting.next('table')
      expect(waiting.seat).toBe(0)
      expect(await lobby()).not.toContain(match.id)
      expect((await cy.ask('POST', `/api/matches/${match.id}/seats/1/take`, {})).status).toBe(409)
      const { match: forgotten } = await ann.call('POST /api/matches', { body: wishes })
      await taproom.services.round(Date.now() + 25 * HOUR)
      expect((await shown(cy, forgotten.id)).status).toBe('expired')
      const { match: cancelled } = await ann.call('POST /api/matches', { body: wishes })
      expect((await bob.ask('DELETE', `/api/matches/${cancelled.id}`)).status).toBe(403)
      expect((await ann.ask('DELETE', `/api/matches/${cancelled.id}`)).status).toBe(200)
    })

    test('a table by link needs the key of the seat; a new link makes the old one worthless', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const { match, keys, links } = await ann.call('POST /api/matches', {
        body: {
          game: 'last-call',
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
        },
      })
      const path = `/api/matches/${match.id}/seats`
      expect(links[1]).toBe(`${taproom.address}/join/${match.id}/1/${keys[1]}`)
      expect((await bob.ask('POST', `${path}/1/take`, {})).status).toBe(403)
      expect((await bob.ask('POST', `${path}/1/take`, { key: keys[2] })).status).toBe(403)
      expect((await bob.ask('POST', `${path}/1/link`)).status).toBe(403)
      const { key } = await ann.call('POST /api/matches/{match}/seats/{seat}/link', { match: match.id, seat: 1 })
      expect((await bob.ask('POST', `${path}/1/take`, { key: keys[1] })).status).toBe(403)
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: match.id, seat: 1, body: { key } })
      expect((await bob.ask('POST', `${path}/2/bot`, { bot: 'random' })).status).toBe(403)
      expect((await ann.ask('POST', `${path}/2/bot`, { bot: 'constructor' })).status).toBe(400)
      await bob.call('POST /api/matches/{match}/seats/{seat}/free', { match: match.id, seat: 1 })
      expect((await shown(ann, match.id)).seats[1].name).toBeNull()
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: match.id, seat: 1, body: { key } })
      await ann.call('POST /api/matches/{match}/seats/{seat}/bot', {
        match: match.id,
        seat: 2,
        body: { bot: 'random' },
      })
      expect((await shown(ann, match.id)).status).toBe('running')
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

    /** Another process on the same store, where the store can be shared; otherwise the same one. */
    async function taproomAgain(): Promise<Pick<TestServer, 'services' | 'address' | 'close'>> {
      if (!place.shared) return { services: taproom.services, address: taproom.address, close: async () => {} }
      return openTestServer({ ...taproom.wishes, shelf: exampleShelf })
    }

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

    test('chat: only at one’s own table, not too fast, not from those one muted', async () => {
      const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map(taproom.guest))
      const match = await seated([ann, bob])
      const say = (guest: Guest, text: string) => guest.ask('POST', `/api/matches/${match}/chat`, { text })
      expect((await say(eve, 'hello')).status).toBe(403)
      const connection = await bob.connect()
      await connection.watch(match)
      await say(ann, 'one')
      expect(await connection.next('chat')).toMatchObject({ text: 'one', person: ann.id })
      expect((await bob.ask('PUT', `/api/me/mutes/${ann.id}`)).status).toBe(200)
      await say(ann, 'two')
      await say(bob, 'three')
      expect(await connection.next('chat')).toMatchObject({ text: 'three' })
      const lines = async (guest: Guest) =>
        (await guest.call('GET /api/matches/{match}/chat', { match })).lines.map(({ text }) => text)
      expect(await lines(bob)).toEqual(['three'])
      expect(await lines(ann)).toEqual(['one', 'two', 'three'])
      const fast = await Promise.all(Array.from({ length: 8 }, () => say(ann, 'again')))
      expect(fast.map(({ status }) => status)).toContain(429)
    })

    test('a table by link stays among those who sat there: neither its talk nor the way to it is told to strangers', async () => {
      const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map(taproom.guest))
      const played: Record<'link' | 'public', string> = { link: '', public: '' }
      const heard: string[] = []
      for (const visibility of ['link', 'public'] as const) {
        const match = await seated([ann, bob], 0, { visibility })
        played[visibility] = match
        const connections = [await ann.connect(), await bob.connect(), await eve.connect()]
        for (const connection of connections) await connection.watch(match)
        connections[0].say({ t: 'chat', match, text: `said at ${visibility}` })
        await connections[1].next('chat')
        await playOn(connections.slice(0, 2), match)
        heard.push(...connections[2].frames.flatMap(frame => (frame.t === 'chat' ? frame.text : [])))
      }
      expect(heard).toEqual(['said at public'])
      const nobody = new Guest(taproom.address)
      const talk = async (guest: Guest, match: string) => (await guest.ask('GET', `/api/matches/${match}/chat`)).status
      const both = (guest: Guest) => Promise.all([talk(guest, played.link), talk(guest, played.public)])
      expect(await Promise.all([ann, bob, eve, nobody].map(both))).toEqual([
        [200, 200],
        [200, 200],
        [403, 200],
        [403, 200],
      ])
      const listed = async (guest: Guest) =>
        (await guest.call('GET /api/people/{name}', { name: ann.id })).matches.map(({ match }) => match)
      await vi.waitFor(async () => expect(await listed(bob)).toEqual([played.public, played.link]))
      expect(await listed(ann)).toEqual([played.public, played.link])
      for (const stranger of [eve, nobody]) {
        expect(await listed(stranger)).toEqual([played.public])
        // What was played counts; only where is not told.
        const { games } = await stranger.call('GET /api/people/{name}', { name: ann.id })
        expect(games[0].matches).toBe(2)
        const known = ['/api/ratings/last-call', '/api/matches', `/api/people/${bob.id}`, `/api/matches?status=running`]
        for (const path of known)
          expect(JSON.stringify((await stranger.ask('GET', path)).body)).not.toContain(played.link)
      }
    })

    describe('notices', () => {
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

    test('results move ratings, people among themselves and with bots apart; history tells them', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      for (const bots of [0, 1]) {
        const match = await seated([ann, bob], bots)
        const connections = [await ann.connect(), await bob.connect()]
        for (const connection of connections) await connection.watch(match)
        await playOn(connections, match)
      }
      const history = () => bob.call('GET /api/people/{name}', { name: ann.id })
      await vi.waitFor(async () => expect((await history()).matches).toHaveLength(2))
      const { games } = await history()
      expect(games[0].matches).toBe(2)
      expect(games[0].ratings.map(({ pool }) => pool).sort()).toEqual(['mixed', 'people'])
      const ladder = async (pool: Pool) =>
        (await ann.call('GET /api/ratings/{name}', { name: 'last-call', query: { pool } })).ratings.map(
          ({ player }) => player,
        )
      expect(await ladder('people')).not.toContain('bot:random')
      expect(await ladder('mixed')).toContain('bot:random')
    })

    test('a guest who has an account becomes it: seats, results, ratings, chat and programs', async () => {
      const [ann, guest, bob] = await Promise.all(['Ann', 'Anonymous', 'Bob'].map(taproom.guest))
      const { services } = taproom
      const play = async (people: readonly Guest[]) => {
        const match = await seated(people)
        const connections = await Promise.all(people.map(one => one.connect()))
        for (const connection of connections) await connection.watch(match)
        await playOn(connections, match)
        return match
      }
      for (const one of [ann, guest]) await play([one, bob])
      const running = await seated([guest, bob])
      const both = await seated([ann, guest])
      const { match: open } = await guest.call('POST /api/matches', {
        body: {
          game: 'last-call',
          seats: [{ kind: 'me' }, { kind: 'open' }],
        },
      })
      await guest.call('POST /api/matches/{match}/chat', { match: running, body: { text: 'it was me' } })
      const { token } = await guest.call('POST /api/me/tokens', { body: { label: 'my program' } })
      const elsewhere = await taproomAgain()
      await elsewhere.services.live.read(running, () => {})
      const history = (of: Guest) => bob.call('GET /api/people/{name}', { name: of.id })
      for (const one of [ann, guest]) await vi.waitFor(async () => expect((await history(one)).games).toHaveLength(1))
      await services.merge(
        { id: guest.id, name: 'Anonymous', kind: 'guest' },
        { id: ann.id, name: 'Ann', kind: 'account' },
      )
      expect((await history(ann)).games[0]).toMatchObject({ matches: 2, ratings: [{ matches: 2 }] })
      expect((await bob.ask('GET', `/api/people/${guest.id}`)).status).toBe(404)
      const seatOf = (of: Pick<TestServer, 'services'>, match: string) =>
        of.services.live.read(match, found => found.seatOf(ann.id))
      expect(await seatOf(taproom, running)).toBe(0)
      await vi.waitFor(async () => expect(await seatOf(elsewhere, running)).toBe(0))
      expect(await seatOf(taproom, both)).toBe(0)
      expect((await ann.ask('DELETE', `/api/matches/${open.id}`)).status).toBe(200)
      expect(JSON.stringify(await ann.call('GET /api/me/export'))).toContain('it was me')
      expect((await guest.ask('GET', '/api/me/matches')).status).toBe(401)
      guest.cookie = undefined
      guest.token = token
      expect(await guest.call('GET /api/me')).toMatchObject({ person: { id: ann.id } })
      // Twice is once.
      await services.merge({ id: guest.id, name: '', kind: 'guest' }, { id: bob.id, name: 'Bob', kind: 'account' })
      expect(await seatOf(taproom, running)).toBe(0)
      await elsewhere.close()
    })

    test('costly things are counted, over all processes where there are several', async () => {
      const other = await taproomAgain()
      const limits = [taproom.services.limits, other.services.limits]
      const now = Date.now()
      const takes = await Promise.all(
        Array.from({ length: 9 }, (_, i) => limits[i % 2].take('guests 10.0.0.7', 5, 60_000, now)),
      )
      expect(takes.filter(Boolean)).toHaveLength(5)
      expect(await limits[0].take('guests 10.0.0.8', 5, 60_000, now)).toBe(true)
      expect(await limits[0].take('guests 10.0.0.7', 5, 60_000, now + 59_000)).toBe(false)
      expect(await limits[1].take('guests 10.0.0.7', 5, 60_000, now + 60_001)).toBe(true)
      const kept = JSON.stringify(await taproom.services.store.db.selectFrom('allowance').selectAll().execute())
      expect(kept).not.toContain('10.0.0')
      await limits[0].tidy(now + 200_000)
      expect(await taproom.services.store.db.selectFrom('allowance').selectAll().execute()).toEqual([])
      await other.close()
    })

    test('who comes back is known for another half year, and who does not is not', async () => {
      const began = Date.now()
      at(began)
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const { token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
      const program = new Guest(taproom.address)
      program.token = token
      const DAYS = 24 * HOUR
      expect((await ann.ask('GET', '/api/me')).headers.getSetCookie()).toEqual([])
      for (const days of [100, 200, 300]) {
        at(began + days * DAYS)
        expect(await program.call('GET /api/me')).toMatchObject({ person: { id: ann.id } })
        const { headers, body } = await ann.ask('GET', '/api/me')
        expect(body).toMatchObject({ person: { id: ann.id } })
        // The browser is told too, or it would forget the cookie by itself.
        expect(headers.getSetCookie()[0]).toContain(`${ann.cookie}; Max-Age=`)
      }
      expect(await bob.call('GET /api/me')).toEqual({ person: null })
    })

    describe('a socket ends with what it was opened by', () => {
      const ends = (connection: TestConnection) => connection.until(() => (connection.closed ? true : undefined))

      test('a token that is taken away, a device that is left, and no other', async () => {
        const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
        const match = await seated([ann, bob])
        const program = new Guest(taproom.address)
        const { id, token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
        program.token = token
        const other = await taproomAgain()
        const [byToken, byCookie] = [await program.connect(), await ann.connect()]
        program.address = other.address
        const elsewhere = await program.connect()
        for (const connection of [byToken, byCookie, elsewhere]) await connection.watch(match)
        await ann.call('DELETE /api/me/tokens/{name}', { name: id })
        await Promise.all([ends(byToken), ends(elsewhere)])
        expect((await byCookie.act(match, { kind: 'leave' })).t).toBe('ack')
        await ann.call('POST /api/me/leave')
        await ends(byCookie)
        await other.close()
      })

      test('a person who deletes themselves, a guest who turns out to be somebody', async () => {
        const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
        const match = await seated([ann, bob, cy])
        const other = await taproomAgain()
        const away = new Guest(other.address)
        away.cookie = ann.cookie
        const [anns, annsElsewhere, bobs] = [await ann.connect(), await away.connect(), await bob.connect()]
        for (const connection of [anns, annsElsewhere, bobs]) await connection.watch(match)
        await ann.call('DELETE /api/me')
        await Promise.all([ends(anns), ends(annsElsewhere)])
        await taproom.services.merge(
          { id: bob.id, name: 'Bob', kind: 'guest' },
          { id: (await taproom.guest('Bea')).id, name: 'Bea', kind: 'account' },
        )
        await ends(bobs)
        expect((await cy.state(match)).standing.bots[0]).not.toBeNull()
        await other.close()
      })

      test('a session that runs out, or whose end nobody heard of', async () => {
        const ann = await taproom.guest('Ann')
        const { token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
        const program = new Guest(taproom.address)
        program.token = token
        const connections = [await program.connect(), await ann.connect()]
        const { db } = taproom.services.store
        await db.deleteFrom('session').where('person', '=', ann.id).where('kind', '=', 'token').execute()
        await taproom.services.endings.sweep(Date.now())
        await ends(connections[0])
        expect(connections[1].closed).toBe(false)
        await taproom.services.endings.sweep(Date.now() + 400 * 24 * HOUR)
        await ends(connections[1])
      })

      test('nor is a waiting request answered to who is nobody any more', async () => {
        const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
        const match = await seated([ann, bob])
        const { index, standing } = await ann.state(match)
        const asked = [ann, bob][standing.waiting]
        const program = new Guest(taproom.address)
        const { id, token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
        program.token = token
        const waiting = program.ask('GET', `/api/matches/${match}/state?since=${index}&wait=20`)
        await vi.waitFor(() => expect(taproom.services.live.audience.of(match).size).toBe(1))
        await ann.call('DELETE /api/me/tokens/{name}', { name: id })
        await asked.act(match, { kind: 'move', move: 'keep' }, index)
        expect((await waiting).body).toMatchObject({ seat: -1 })
      })
    })

    test('one gets all that is kept about one, and can be forgotten; the others’ match goes on', async () => {
      const [ann, bob] = await Promise.all(['Zoe', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      await ann.call('POST /api/matches/{match}/chat', { match, body: { text: 'my secret recipe' } })
      const { id: token } = await ann.call('POST /api/me/tokens', { body: { label: 'my program' } })
      const kept = JSON.stringify(await ann.call('GET /api/me/export'))
      for (const part of ['Zoe', 'my secret recipe', 'my program', match]) expect(kept).toContain(part)
      expect(kept).not.toMatch(/hash|"seed"/)
      expect((await bob.ask('DELETE', `/api/me/tokens/${token}`)).status).toBe(404)
      expect((await ann.ask('DELETE', '/api/me')).status).toBe(200)
      expect((await ann.ask('GET', '/api/me/export')).status).toBe(401)
      expect((await bob.ask('GET', `/api/people/${ann.id}`)).status).toBe(404)
      expect(JSON.stringify(await bob.call('GET /api/matches/{match}/chat', { match }))).not.toContain('recipe')
      const after = await bob.state(match)
      expect(after.standing.bots[0]).not.toBeNull()
      expect((await shown(bob, match)).seats[0].name).toBeNull()
    })
  })
}
