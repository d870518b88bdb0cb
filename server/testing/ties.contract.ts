import type { Pace } from '@taproom/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { openTestServer, type Place, seated, type TestServer } from './test-server.ts'

/** Who knows whom: friends, invitations, blocks and reports. */
export function tiesContract(place: Place): void {
  describe(`ties on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), rounds: 3_600_000 })
    }, 60_000)
    afterAll(() => taproom.close())

    const guests = (...names: string[]) => Promise.all(names.map(taproom.guest))
    const known = (of: Guest) => of.call('GET /api/me/people')
    const ids = (list: readonly { readonly person: { readonly id: string } }[]) => list.map(({ person }) => person.id)
    const table = async (host: Guest, visibility: 'public' | 'link' = 'link') => {
      const seats = [{ kind: 'me' }, { kind: 'open' }] as const
      const made = await host.call('POST /api/matches', { body: { game: 'last-call', visibility, seats } })
      return { match: made.match.id, key: made.keys[1] }
    }
    const take = (guest: Guest, match: string, key?: string) =>
      guest.ask('POST', `/api/matches/${match}/seats/1/take`, key === undefined ? {} : { key })
    const invite = (host: Guest, match: string, person: Guest) =>
      host.ask('POST', `/api/matches/${match}/seats/1/invite`, { person: person.id })
    const befriended = async (ann: Guest, bob: Guest) => {
      const { key } = await ann.call('POST /api/me/friends/link')
      expect((await bob.call('POST /api/friends/{name}', { name: key })).person.id).toBe(ann.id)
    }

    test('friends by link: both see each other, a new link makes the old one worthless, either ends it', async () => {
      const [ann, bob, cy] = await guests('Ann', 'Bob', 'Cy')
      const { key, link } = await ann.call('POST /api/me/friends/link')
      expect(link).toBe(`${taproom.address}/friend/${key}`)
      expect((await bob.call('GET /api/friends/{name}', { name: key })).person.name).toBe('Ann')
      expect((await ann.ask('POST', `/api/friends/${key}`)).status).toBe(400)
      for (let twice = 0; twice < 2; twice++) await bob.call('POST /api/friends/{name}', { name: key })
      expect(ids((await known(ann)).friends)).toEqual([bob.id])
      expect(ids((await known(bob)).friends)).toEqual([ann.id])
      await ann.call('POST /api/me/friends/link')
      expect((await cy.ask('POST', `/api/friends/${key}`)).status).toBe(404)
      await bob.call('DELETE /api/me/friends/{name}', { name: ann.id })
      expect((await known(ann)).friends).toEqual([])
    })

    test('a former opponent is invited to a seat, sees it, and takes it without a key; a stranger is not', async () => {
      const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve')
      await seated([ann, bob])
      expect(ids((await known(ann)).played)).toEqual([bob.id])
      const { match } = await table(ann)
      expect((await invite(ann, match, eve)).body).toMatchObject({ error: { code: 'not-acquainted' } })
      expect((await invite(eve, match, bob)).status).toBe(403)
      expect((await take(bob, match)).status).toBe(403)
      expect((await invite(ann, match, bob)).status).toBe(200)
      const { invitations } = await bob.call('GET /api/me/invitations')
      expect(invitations).toMatchObject([{ match: { id: match }, seat: 1, by: { id: ann.id, name: 'Ann' } }])
      const invited = { match }
      expect(ids((await ann.call('GET /api/matches/{match}/invitations', invited)).invitations)).toEqual([bob.id])
      expect((await eve.ask('GET', `/api/matches/${match}/invitations`)).status).toBe(403)
      expect((await take(eve, match)).status).toBe(403)
      expect((await take(bob, match)).status).toBe(200)
      expect((await bob.call('GET /api/me/invitations')).invitations).toEqual([])
    })

    test('an invitation can be declined, and is gone with its table', async () => {
      const [ann, bob] = await guests('Ann', 'Bob')
      await befriended(ann, bob)
      const first = await table(ann)
      await invite(ann, first.match, bob)
      await bob.call('DELETE /api/me/invitations/{match}', { match: first.match })
      expect((await take(bob, first.match)).status).toBe(403)
      const second = await table(ann)
      await invite(ann, second.match, bob)
      expect((await bob.call('GET /api/me/invitations')).invitations).toHaveLength(1)
      await ann.call('DELETE /api/matches/{match}', { match: second.match })
      expect((await bob.call('GET /api/me/invitations')).invitations).toEqual([])
    })

    test('who is blocked cannot invite, not sit down uninvited, not be a friend, and is not heard', async () => {
      const [ann, bob] = await guests('Ann', 'Bob')
      const played = await seated([ann, bob])
      await befriended(ann, bob)
      const { key } = await ann.call('POST /api/me/friends/link')
      const theirs = await table(bob)
      await invite(bob, theirs.match, ann)
      await ann.call('PUT /api/me/blocks/{name}', { name: bob.id })
      expect((await ann.call('GET /api/me/invitations')).invitations).toEqual([])
      expect((await invite(bob, theirs.match, ann)).body).toMatchObject({ error: { code: 'not-acquainted' } })
      expect((await known(bob)).friends).toEqual([])
      expect((await bob.ask('POST', `/api/friends/${key}`)).status).toBe(404)
      const mine = await table(ann, 'public')
      expect((await take(bob, mine.match)).status).toBe(403)
      // Whom one gives a link, one invites.
      expect((await take(bob, mine.match, mine.key)).status).toBe(200)
      const heard = await ann.connect()
      await heard.watch(played)
      await bob.call('POST /api/matches/{match}/chat', { match: played, body: { text: 'hello?' } })
      await ann.call('POST /api/matches/{match}/chat', { match: played, body: { text: 'quiet here' } })
      expect(await heard.next('chat')).toMatchObject({ text: 'quiet here' })
      const { lines } = await ann.call('GET /api/matches/{match}/chat', { match: played })
      expect(lines.map(({ text }) => text)).toEqual(['quiet here'])
      expect(ids((await known(ann)).blocked)).toEqual([bob.id])
      expect((await known(ann)).played).toEqual([])
      await ann.call('DELETE /api/me/blocks/{name}', { name: bob.id })
      expect((await take(bob, (await table(ann, 'public')).match)).status).toBe(200)
    })

    test('the lobby shows tables of one game or pace, and none of who blocked whom', async () => {
      const [ann, bob, cy] = await guests('Ann', 'Bob', 'Cy')
      const open = async (pace: Pace) => {
        const seats = [{ kind: 'me' }, { kind: 'open' }] as const
        const body = { game: 'last-call', visibility: 'public', pace, seats } as const
        return (await ann.call('POST /api/matches', { body })).match.id
      }
      const live = await open({ kind: 'live', bank: 600, increment: 0 })
      const daily = await open({ kind: 'daily', hours: 24 })
      const lobby = async (guest: Guest, query: { game?: string; pace?: 'live' | 'daily' } = {}) => {
        const shown = (await guest.call('GET /api/matches', { query })).matches.map(({ id }) => id)
        return [live, daily].filter(id => shown.includes(id))
      }
      expect(await lobby(bob)).toEqual([live, daily])
      expect(await lobby(bob, { pace: 'live' })).toEqual([live])
      expect(await lobby(bob, { pace: 'daily', game: 'last-call' })).toEqual([daily])
      expect(await lobby(bob, { game: 'another-game' })).toEqual([])
      await ann.call('PUT /api/me/blocks/{name}', { name: bob.id })
      await cy.call('PUT /api/me/blocks/{name}', { name: ann.id })
      expect([await lobby(bob), await lobby(cy)]).toEqual([[], []])
      expect(await lobby(ann)).toEqual([live, daily])
    })

    test('reports are kept for the operator, with the name of then; a day has its measure', async () => {
      const [ann, bob] = await guests('Ann', 'Bad Bob')
      const match = await seated([ann, bob])
      const told = { person: bob.id, match, reason: 'talk', text: ' he swears ' } as const
      expect((await ann.ask('POST', '/api/reports', { ...told, person: ann.id })).status).toBe(400)
      await ann.call('POST /api/reports', { body: told })
      await bob.call('PATCH /api/me', { body: { name: 'Good Bob' } })
      const rows = () =>
        taproom.services.store.db.selectFrom('report').selectAll().where('about', '=', bob.id).execute()
      const kept = { by: ann.id, name: 'Bad Bob', match, reason: 'talk', text: 'he swears', closed: 0 }
      expect(await rows()).toMatchObject([kept])
      expect(JSON.stringify(await ann.call('GET /api/me/export'))).toContain('he swears')
      expect(JSON.stringify(await bob.call('GET /api/me/export'))).not.toContain('he swears')
      for (let i = 0; i < 19; i++) await ann.ask('POST', '/api/reports', told)
      expect((await ann.ask('POST', '/api/reports', told)).status).toBe(429)
      await ann.ask('DELETE', '/api/me')
      expect((await rows()).every(({ by }) => by === null)).toBe(true)
      await bob.ask('DELETE', '/api/me')
      expect(await rows()).toEqual([])
    })

    test('a guest’s ties become the account’s', async () => {
      const [account, guest, bob, eve] = await guests('Ida', 'Gus', 'Bob', 'Eve')
      await befriended(guest, bob)
      await befriended(guest, account)
      await guest.call('PUT /api/me/blocks/{name}', { name: eve.id })
      const { match } = await table(bob)
      await invite(bob, match, guest)
      await taproom.services.merge(
        { id: guest.id, name: 'Gus', kind: 'guest' },
        { id: account.id, name: 'Ida', kind: 'account' },
      )
      const { friends, blocked } = await known(account)
      expect([ids(friends), ids(blocked)]).toEqual([[bob.id], [eve.id]])
      expect(ids((await known(bob)).friends)).toEqual([account.id])
      expect((await take(account, match)).status).toBe(200)
    })
  })
}
