import * as v from 'valibot'
import { Ok, text } from '../parts.ts'
import { KeptPasskey, Person } from '../people.ts'
import type { RouteSpecs } from './route.ts'

export const accessRoutes = {
  'GET /api/me/passkeys': {
    who: 'person',
    summary: 'Your passkeys: the device that made each, and when it was last used',
    answer: v.object({ passkeys: v.array(KeptPasskey) }),
  },
  'DELETE /api/me/passkeys/{name}': {
    who: 'person',
    summary: 'Take a passkey away; without any, an account is a guest again',
    answer: Ok,
  },
  'POST /api/passkeys/decide': {
    who: 'person',
    summary:
      'Finish signing in after the question: whether what you did here as a guest is your account’s from then on',
    body: v.object({ ticket: text(100), merge: v.boolean() }),
    answer: v.object({ person: Person }),
    perMinute: 20,
  },
} as const satisfies RouteSpecs
