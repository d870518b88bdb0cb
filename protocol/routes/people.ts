import * as v from 'valibot'
import { Announcement } from '../announcements.ts'
import { PersonName } from '../names.ts'
import { Ok } from '../parts.ts'
import { Access, GuestQuestion, History, PasskeyAnswer, PasskeyQuestion, Person, Pool, Ranked } from '../people.ts'
import type { RouteSpecs } from './route.ts'

export const peopleRoutes = {
  'POST /api/guests': {
    who: 'anyone',
    summary: 'Become somebody: a guest with a cookie, or a bot with a token',
    body: v.object({ name: PersonName, kind: v.optional(v.picklist(['guest', 'bot']), 'guest') }),
    answer: v.object({ person: Person, token: v.optional(v.string()) }),
    perMinute: 20,
  },
  'GET /api/me': {
    who: 'anyone',
    summary: 'Who you are to this server, and what who runs it has to say to everybody',
    answer: v.object({ person: v.nullable(Person), announcement: v.optional(Announcement) }),
  },
  'PATCH /api/me': {
    who: 'person',
    summary: 'Another name',
    body: v.object({ name: PersonName }),
    answer: v.object({ person: Person }),
    perMinute: 20,
  },
  'DELETE /api/me': {
    who: 'person',
    summary: 'Delete yourself: sessions, passkeys, chat, settings, ratings; matches go on without your name',
    answer: Ok,
  },
  'GET /api/me/export': {
    who: 'person',
    summary: 'Everything that is kept about you',
    answer: v.looseObject({ form: v.literal('taproom-person-1') }),
    perMinute: 6,
  },
  'POST /api/me/leave': { who: 'person', summary: 'Forget this device', answer: Ok },
  'GET /api/me/tokens': {
    who: 'person',
    summary: 'Your tokens and devices, without their secrets',
    answer: v.object({ tokens: v.array(Access) }),
  },
  'POST /api/me/tokens': {
    who: 'person',
    summary: 'A token for programs that act for you; it is told only now',
    body: v.object({ label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
    answer: v.object({ id: v.string(), token: v.string() }),
    perMinute: 10,
  },
  'DELETE /api/me/tokens/{name}': { who: 'person', summary: 'Take a token or device away', answer: Ok },
  'GET /api/people/{name}': {
    who: 'anyone',
    summary: 'What somebody has played: numbers per game, ratings, last matches (public ones, and where you sat too)',
    answer: History,
  },
  'GET /api/ratings/{name}': {
    who: 'anyone',
    summary: 'The ladder of a game: among people, or with bots at the table',
    query: v.object({ pool: v.optional(Pool, 'people') }),
    answer: v.object({ ratings: v.array(Ranked) }),
  },
  'POST /api/passkeys/new': {
    who: 'person',
    summary: 'Begin to make a passkey for yourself: a guest becomes an account',
    answer: PasskeyQuestion,
    perMinute: 10,
  },
  'POST /api/passkeys/add': {
    who: 'person',
    summary: 'Keep the passkey that the browser made',
    body: PasskeyAnswer,
    answer: Ok,
    perMinute: 10,
  },
  'POST /api/passkeys/ask': {
    who: 'anyone',
    summary: 'Begin to sign in with a passkey',
    answer: PasskeyQuestion,
    perMinute: 20,
  },
  'POST /api/passkeys/enter': {
    who: 'anyone',
    summary:
      'Sign in with a passkey. `merge` says whether what you did here as a guest is your account’s from then on; when you have matches as a guest and do not say, nothing happens yet: `guest` asks, and `POST /api/passkeys/decide` answers. Open the socket anew',
    body: v.object({ ...PasskeyAnswer.entries, merge: v.optional(v.boolean()) }),
    answer: v.object({ person: Person, guest: v.optional(GuestQuestion) }),
    perMinute: 20,
  },
} as const satisfies RouteSpecs
