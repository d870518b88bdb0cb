import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import { addPasskey, askForPasskey, askWhoItIs, personWithPasskey } from '../people/passkeys.ts'
import { openSession } from '../people/people.ts'
import { originOf, setCookie } from './doors.ts'
import { isRefused, open, personal, type Route } from './routes.ts'

const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

/** What a browser answers for a passkey; its inside is checked by the library that knows it. */
const Credential = v.object({
  id: text(1400),
  rawId: text(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.record(text(60), v.unknown()),
  authenticatorAttachment: v.optional(text(40)),
  response: v.record(text(60), v.unknown()),
})
const Answer = v.object({ ticket: text(100), response: Credential })

export const passkeyRoutes: readonly Route[] = [
  personal({
    method: 'POST',
    path: '/api/passkeys/new',
    summary: 'Begin to make a passkey for yourself: a guest becomes an account',
    answer: '{ options, ticket } for navigator.credentials.create',
    perMinute: 10,
    run: ({ house, person, request }) => askForPasskey(house.store.db, { origin: originOf(house, request) }, person),
  }),
  personal({
    method: 'POST',
    path: '/api/passkeys/add',
    summary: 'Keep the passkey that the browser made',
    answer: '{ ok }',
    body: Answer,
    perMinute: 10,
    run: ({ house, person, request, body }) =>
      addPasskey(
        house.store.db,
        { origin: originOf(house, request) },
        person,
        body.ticket,
        body.response as unknown as RegistrationResponseJSON,
      ),
  }),
  open({
    method: 'POST',
    path: '/api/passkeys/ask',
    summary: 'Begin to sign in with a passkey',
    answer: '{ options, ticket } for navigator.credentials.get',
    perMinute: 20,
    run: ({ house, request }) => askWhoItIs(house.store.db, { origin: originOf(house, request) }),
  }),
  open({
    method: 'POST',
    path: '/api/passkeys/enter',
    summary:
      'Sign in with a passkey; what you did here as a guest is your account’s from then on, unless you wish otherwise',
    answer: '{ person } and a cookie; open the socket anew',
    body: v.object({ ...Answer.entries, merge: v.optional(v.boolean(), true) }),
    perMinute: 20,
    async run({ house, person: guest, request, reply, body }) {
      const response = body.response as unknown as AuthenticationResponseJSON
      const person = await personWithPasskey(
        house.store.db,
        { origin: originOf(house, request) },
        body.ticket,
        response,
      )
      if (isRefused(person)) return person
      if (guest && body.merge) await house.merge(guest, person)
      const { token } = await openSession(house.store.db, person.id, 'cookie', 'passkey', Date.now())
      setCookie(house, request, reply, token)
      return { person }
    },
  }),
]
