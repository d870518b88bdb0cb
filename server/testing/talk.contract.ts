import { describe, expect, test, vi } from 'vitest'
import { serverFor } from './around.ts'
import { Guest } from './guest.ts'
import { type Place, playOn, seated, type TestServer } from './test-server.ts'

/** What is said at a table, and who hears of it. */
export function talkContract(place: Place): void {
  describe(`talk on ${place.name}`, () => {
    let taproom: TestServer
    serverFor(place, opened => {
      taproom = opened
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
  })
}
