import * as v from 'valibot'
import { no } from '../match/refused.ts'
import { closeSession, deletePerson, exportOf, makePerson, openSession, type Person, rename } from '../people/people.ts'
import { historyOf, ladder } from '../rating/rating.ts'
import { matchesOf } from '../store/matches.ts'
import { clearCookie, cookieOf, setCookie } from './doors.ts'
import { open, personal, type Route } from './routes.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be in a name
const PLAIN = /^[^\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069]+$/

export const PersonName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30), v.regex(PLAIN))

const shown = ({ id, name, kind }: Person) => ({ id, name, kind })

export const personRoutes: readonly Route[] = [
  open({
    method: 'POST',
    path: '/api/guests',
    summary: 'Become somebody: a guest with a cookie, or a bot with a token',
    answer: '{ person } and a cookie; { person, token } for a bot',
    body: v.object({ name: PersonName, kind: v.optional(v.picklist(['guest', 'bot']), 'guest') }),
    perMinute: 20,
    async run({ house, body, request, reply }) {
      const now = Date.now()
      const { db } = house.store
      const person = await makePerson(db, body.name, body.kind, now)
      if (body.kind === 'bot') {
        const { token } = await openSession(db, person.id, 'token', 'first', now)
        return { person: shown(person), token }
      }
      const { token } = await openSession(db, person.id, 'cookie', '', now)
      setCookie(house, request, reply, token)
      return { person: shown(person) }
    },
  }),
  open({
    method: 'GET',
    path: '/api/me',
    summary: 'Who you are to this server',
    answer: '{ person } or { person: null }',
    run: async ({ person }) => ({ person: person ? shown(person) : null }),
  }),
  personal({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Another name',
    answer: '{ person }',
    body: v.object({ name: PersonName }),
    perMinute: 20,
    async run({ house, person, body }) {
      await rename(house.store.db, person.id, body.name)
      return { person: { ...shown(person), name: body.name } }
    },
  }),
  personal({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete yourself: sessions, passkeys, chat, settings, ratings; matches go on without your name',
    answer: '{ ok }',
    async run({ house, person, request, reply }) {
      const { db } = house.store
      for (const { header } of await matchesOf(db, person.id, 1000)) {
        const deed = { action: { kind: 'leave' }, expected: 0, id: `deleted-${person.id}` } as const
        if (header.status === 'running') await house.hall.act(header.id, person.id, deed)
      }
      await db
        .updateTable('match')
        .set({ status: 'expired', ended: Date.now() })
        .where('host', '=', person.id)
        .where('status', '=', 'open')
        .execute()
      await deletePerson(db, person.id)
      clearCookie(house, request, reply)
    },
  }),
  personal({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is kept about you',
    answer: 'plain data',
    perMinute: 6,
    run: ({ house, person }) => exportOf(house.store.db, person.id),
  }),
  personal({
    method: 'POST',
    path: '/api/me/leave',
    summary: 'Forget this device',
    answer: '{ ok }',
    async run({ house, request, reply }) {
      const token = cookieOf(request)
      if (token) await closeSession(house.store.db, token)
      clearCookie(house, request, reply)
    },
  }),
  personal({
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'Your tokens and devices, without their secrets',
    answer: '{ tokens: [{ id, kind, label, created, expires }] }',
    async run({ house, person }) {
      const tokens = await house.store.db
        .selectFrom('session')
        .select(['id', 'kind', 'label', 'created', 'expires'])
        .where('person', '=', person.id)
        .orderBy('created')
        .execute()
      return { tokens }
    },
  }),
  personal({
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'A token for programs that act for you',
    answer: '{ id, token }; the token is told only now',
    body: v.object({ label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
    perMinute: 10,
    run: ({ house, person, body }) => openSession(house.store.db, person.id, 'token', body.label, Date.now()),
  }),
  personal({
    method: 'DELETE',
    path: '/api/me/tokens/{name}',
    summary: 'Take a token or device away',
    answer: '{ ok }',
    async run({ house, person, name }) {
      const gone = await house.store.db
        .deleteFrom('session')
        .where('person', '=', person.id)
        .where('id', '=', name)
        .returning('id')
        .executeTakeFirst()
      return gone ? { ok: true } : no('not-found', 'you have no such token')
    },
  }),
  open({
    method: 'GET',
    path: '/api/people/{name}',
    summary: 'What somebody has played: numbers per game, ratings, last matches',
    answer: '{ person, games, matches }',
    async run({ house, name }) {
      const person = await house.store.db
        .selectFrom('person')
        .select(['id', 'name', 'kind'])
        .where('id', '=', name)
        .where('deleted', '=', 0)
        .executeTakeFirst()
      return person
        ? { person, ...(await historyOf(house.store.db, name)) }
        : no('no-person', 'there is no such person')
    },
  }),
  open({
    method: 'GET',
    path: '/api/ratings/{name}',
    summary: 'The ladder of a game: among people, or with bots at the table',
    answer: '{ ratings: [{ player, name, rating, matches }] }',
    query: v.object({ pool: v.optional(v.picklist(['people', 'mixed']), 'people') }),
    async run({ house, name, query }) {
      return { ratings: await ladder(house.store.db, name, query.pool, 100) }
    },
  }),
]
