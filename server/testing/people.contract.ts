import type { Pool } from '@taproom/protocol'
import { describe, expect, test, vi } from 'vitest'
import { at, HOUR, serverFor, shown } from './around.ts'
import { Guest } from './guest.ts'
import { type Place, playOn, seated, type TestServer } from './test-server.ts'

/** People and their tables: seats, ratings, accounts, what is kept of them. */
export function peopleContract(place: Place): void {
  describe(`people on ${place.name}`, () => {
    let taproom: TestServer
    const { taproomAgain } = serverFor(place, opened => {
      taproom = opened
    })

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
