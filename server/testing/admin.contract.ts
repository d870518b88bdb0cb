import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ask,
  askToDrain,
  closeReport,
  countKept,
  DONE,
  liftBan,
  listMatches,
  listPeople,
  listReports,
  lookAt,
  operate,
} from '../admin/admin.ts'
import type { Db } from '../store/store.ts'
import type { ErrandRow } from '../store/tables.ts'
import { Authenticator } from './authenticator.ts'
import { openTestServer, type Place, seated, type TestServer } from './test-server.ts'

const ORIGIN = 'http://localhost:8080'

/** What the operator does from outside while the server runs. */
export function adminContract(place: Place): void {
  describe(`the operator's command on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), rounds: 20, origin: ORIGIN })
    }, 60_000)
    afterAll(() => taproom.close())

    const beside = <T>(work: (db: Db) => Promise<T>) => {
      const { data = '', databaseUrl } = taproom.wishes
      return operate({ data, url: databaseUrl }, work)
    }
    const wish = (kind: ErrandRow['kind'], subject: string) => beside(db => ask(db, kind, subject, 30_000))
    const two = () => Promise.all(['Ann', 'Bob'].map(taproom.guest))

    test('lists and shows matches, people and reports, without a seed or a key', async () => {
      const [ann, bob] = await two()
      const match = await seated([ann, bob])
      await bob.call('POST /api/reports', { body: { person: ann.id, match, reason: 'talk', text: 'She shouts.' } })
      const [matches, over, people, reports] = await beside(async db => [
        await listMatches(db, ['running'], 50),
        await listMatches(db, ['over'], 50),
        await listPeople(db, false, 50),
        await listReports(db, false, 50),
      ])
      expect(matches).toContainEqual(expect.objectContaining({ id: match, status: 'running', game: 'last-call' }))
      expect(over).toEqual([])
      expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([ann.id, bob.id]))
      expect(reports).toMatchObject([{ about: ann.id, name: 'Ann', match, text: 'She shouts.' }])
      const found = await beside(async db => [await lookAt(db, match), await lookAt(db, ann.id)])
      expect(found).toMatchObject([
        { match: { id: match, seats: [{ name: 'Ann' }, { name: 'Bob' }], log: { entries: 0 } } },
        { person: { id: ann.id, name: 'Ann', banned: null, reports: [{ by: bob.id }], matches: [{ id: match }] } },
      ])
      const { seed } = await taproom.services.store.db
        .selectFrom('match')
        .select('seed')
        .where('id', '=', match)
        .executeTakeFirstOrThrow()
      expect(JSON.stringify(found)).not.toContain(seed)
      expect(JSON.stringify(found)).not.toMatch(/hash/)
      expect(await beside(db => lookAt(db, 'nothing'))).toBeUndefined()
      expect(await beside(db => closeReport(db, reports[0].id))).toBe(true)
      expect(await beside(db => listReports(db, false, 50))).toEqual([])
    })

    test('ends a match in play: its people see it at once, it is nobody’s loss, and the log says so', async () => {
      const [ann, bob] = await two()
      const match = await seated([ann, bob], 0, { rated: true })
      const connection = await ann.connect()
      await connection.watch(match)
      expect(await wish('end', match)).toBe(DONE)
      await connection.until(() => (connection.standing?.ended === 'house' ? true : undefined))
      connection.close()
      expect(await ann.act(match, { kind: 'move', move: 'keep' }, 0)).toMatchObject({ status: 409 })
      const { db } = taproom.services.store
      await vi.waitFor(async () => {
        const row = await db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirst()
        expect(row).toMatchObject({ status: 'ended', reason: 'house', settled: 1 })
      })
      expect(await db.selectFrom('result').selectAll().where('match', '=', match).execute()).toEqual([])
      expect(await wish('end', match)).toMatch(/no such match in play/)
      // Another process reads it from the log.
      taproom.services.live.forget(match)
      expect((await bob.state(match)).standing).toMatchObject({ status: 'ended', ended: 'house' })
    })

    test('clears away an open table', async () => {
      const [ann] = await two()
      const { match } = await ann.call('POST /api/matches', {
        body: { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] },
      })
      expect(await wish('end', match.id)).toBe(DONE)
      expect((await ann.call('GET /api/matches/{match}', { match: match.id })).match.status).toBe('expired')
    })

    test('deletes a match that is over, with everything of it, and none that is not', async () => {
      const [ann, bob] = await two()
      const match = await seated([ann, bob])
      await ann.call('PUT /api/matches/{match}/note', { match, body: { text: 'Mine' } })
      expect(await wish('delete', match)).toMatch(/not over/)
      await wish('end', match)
      await vi.waitFor(async () => expect(await wish('delete', match)).toBe(DONE))
      expect((await ann.ask('GET', `/api/matches/${match}`)).status).toBe(404)
      expect((await ann.ask('GET', `/api/matches/${match}/state`)).status).toBe(404)
      const { db } = taproom.services.store
      for (const table of ['seat', 'entry', 'wait', 'note', 'result', 'chat', 'outbox'] as const) {
        const rows = db.selectFrom(table as 'seat').selectAll()
        expect(await rows.where('match', '=', match).execute(), table).toEqual([])
      }
      expect(await wish('delete', match)).toMatch(/no such match/)
    })

    test('deletes a person as they would themselves', async () => {
      const [ann, bob] = await two()
      const match = await seated([ann, bob])
      const connection = await ann.connect()
      expect(await wish('delete', ann.id)).toBe(DONE)
      await connection.until(() => (connection.closed ? true : undefined))
      expect((await ann.call('GET /api/me')).person).toBeNull()
      expect((await bob.ask('GET', `/api/people/${ann.id}`)).status).toBe(404)
      expect((await bob.state(match)).standing.bots[0]).not.toBeNull()
    })

    test('keeps guests, matches that are over and their chat as long as the settings say', async () => {
      const days = { keepChat: 10, keepMatches: 20, keepGuests: 30 }
      const other = await openTestServer({ ...(await place.fresh()), ...days, rounds: 3_600_000 })
      const { services } = other
      const { db } = services.store
      const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(other.guest))
      const [running, over] = [await seated([bob, cy]), await seated([ann, bob])]
      for (const match of [running, over])
        await bob.call('POST /api/matches/{match}/chat', { match, body: { text: 'Good evening' } })
      expect(await services.live.endByHouse(over)).toBe(true)
      const found = async (table: 'chat' | 'match' | 'seat', after: number) => {
        await services.forgetOld(Date.now() + after * 24 * 3_600_000)
        const rows = await db
          .selectFrom(table as 'chat')
          .select(table === 'match' ? sql<string>`id`.as('match') : 'match')
          .execute()
        return new Set(rows.map(({ match }) => match))
      }
      await vi.waitFor(async () => {
        const row = await db.selectFrom('match').select('settled').where('id', '=', over).executeTakeFirst()
        expect(row?.settled).toBe(1)
      })
      const counted = (days: number, after: number) => countKept(db, days, Date.now() + after * 24 * 3_600_000)
      expect(await counted(10, 9)).toEqual({ days: 10, guests: 0, matches: 0, chat: 0 })
      expect(await counted(10, 11)).toEqual({ days: 10, guests: 3, matches: 1, chat: 1 })
      expect(await found('chat', 9)).toEqual(new Set([running, over]))
      expect(await found('chat', 11)).toEqual(new Set([running]))
      expect(await found('match', 19)).toEqual(new Set([running, over]))
      expect(await found('match', 21)).toEqual(new Set([running]))
      expect(await found('seat', 21)).toEqual(new Set([running]))
      expect((await ann.call('GET /api/me')).person).not.toBeNull()
      await db.updateTable('person').set({ kind: 'account' }).where('id', '=', cy.id).execute()
      await services.forgetOld(Date.now() + 31 * 24 * 3_600_000)
      expect((await ann.call('GET /api/me')).person).toBeNull()
      expect((await cy.call('GET /api/me')).person).toMatchObject({ id: cy.id })
      expect((await cy.state(running)).standing.bots).toEqual([expect.any(String), null])
      await other.close()
    })

    test('asks the processes that run then to drain, once, and none that is started later', async () => {
      const store = await place.fresh()
      const asked: string[] = []
      const open = (name: string) =>
        openTestServer({ ...store, rounds: 3_600_000, askedToDrain: seconds => asked.push(`${name} ${seconds}`) })
      const old = await open('old')
      await old.services.round()
      expect(asked).toEqual([])
      await askToDrain(old.services.store.db, 30)
      const beside = place.shared ? await open('new') : undefined
      for (const one of [old, beside, old]) await one?.services.round()
      expect(asked).toEqual(['old 30'])
      await old.close()
      await beside?.close()
      const later = await open('later')
      await later.services.round()
      expect(asked).toEqual(['old 30'])
      await askToDrain(later.services.store.db, 5)
      await later.services.round()
      expect(asked).toEqual(['old 30', 'later 5'])
      await later.close()
    })

    test('who comes by socket alone was here too', async () => {
      const [ann] = await two()
      const { db } = taproom.services.store
      const month = 30 * 24 * 3_600_000
      await db.updateTable('person').set({ seen: 1 }).where('id', '=', ann.id).execute()
      const ends = Date.now() + month
      await db.updateTable('session').set({ expires: ends }).where('person', '=', ann.id).execute()
      const connection = await ann.connect()
      connection.close()
      const { seen } = await db.selectFrom('person').select('seen').where('id', '=', ann.id).executeTakeFirstOrThrow()
      expect(seen).toBeGreaterThan(ends - 2 * month)
    })

    test('bans a person: their sockets end, a bot plays on, and their passkey lets them in only when it is lifted', async () => {
      const [ann, bob] = await two()
      const key = new Authenticator(ORIGIN)
      const asked = await ann.call('POST /api/passkeys/new')
      const response = key.register(String(asked.options.challenge))
      await ann.call('POST /api/passkeys/add', { body: { ticket: asked.ticket, response } })
      const enter = async () => {
        const device = await taproom.guest('Somebody')
        const { options, ticket } = await device.call('POST /api/passkeys/ask')
        const body = { ticket, response: key.enter(String(options.challenge)) }
        return device.ask('POST', '/api/passkeys/enter', body)
      }
      const match = await seated([ann, bob])
      const connection = await ann.connect()
      expect(await wish('ban', ann.id)).toBe(DONE)
      await connection.until(() => (connection.closed ? true : undefined))
      expect((await ann.call('GET /api/me')).person).toBeNull()
      expect((await bob.state(match)).standing.bots[0]).not.toBeNull()
      expect(await enter()).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
      expect(await beside(db => listPeople(db, true, 50))).toMatchObject([{ id: ann.id }])
      expect(await beside(db => liftBan(db, ann.id))).toBe(true)
      expect(await enter()).toMatchObject({ status: 200, body: { person: { id: ann.id } } })
      expect(await wish('ban', 'nobody')).toBe('there is no such person')
    })
  })
}
