import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isRefused, no } from '../match/refused.ts'
import { deviceName } from '../people/device.ts'
import { guestToAskAbout } from '../people/entering.ts'
import { forgetPerson } from '../people/goodbye.ts'
import { addPasskey, askForPasskey, askWhoItIs, personWithPasskey } from '../people/passkeys.ts'
import { closeSession, exportOf, hashOf, makePerson, openSession, rename } from '../people/people.ts'
import { historyOf, ladder } from '../rating/rating.ts'
import { clearCookie, cookieOf, originOf, secretOf, setCookie } from './auth.ts'
import type { Handlers } from './routes.ts'

export const peopleHandlers = {
  async 'POST /api/guests'({ services, body, request, reply }) {
    const now = Date.now()
    const { db } = services.store
    const person = await makePerson(db, body.name, body.kind, now)
    const bot = body.kind === 'bot'
    const { token } = await openSession(
      db,
      person.id,
      bot ? 'token' : 'cookie',
      bot ? 'first' : deviceName(request.headers['user-agent']),
      now,
    )
    if (bot) return { person, token }
    setCookie(services, request, reply, token)
    return { person }
  },
  async 'GET /api/me'({ services, person }) {
    const announcement = services.announcements.now
    return { person: person ?? null, ...(announcement ? { announcement } : {}) }
  },
  async 'PATCH /api/me'({ services, person, body }) {
    await rename(services.store.db, person.id, body.name)
    return { person: { ...person, name: body.name } }
  },
  async 'DELETE /api/me'({ services, person, request, reply }) {
    const { store, live, seating, endings } = services
    await forgetPerson({ db: store.db, live, seating, endings }, person)
    clearCookie(services, request, reply)
  },
  'GET /api/me/export': ({ services, person }) => exportOf(services.store.db, person.id),
  async 'POST /api/me/leave'({ services, request, reply }) {
    const token = cookieOf(request)
    const session = token && (await closeSession(services.store.db, token))
    if (session) await services.endings.tell({ session })
    clearCookie(services, request, reply)
  },
  async 'GET /api/me/tokens'({ services, person, request }) {
    const ours = hashOf(secretOf(request) ?? '')
    const tokens = await services.store.db
      .selectFrom('session')
      .select(['hash', 'id', 'kind', 'label', 'created', 'expires'])
      .where('person', '=', person.id)
      .orderBy('created')
      .execute()
    return { tokens: tokens.map(({ hash, ...token }) => ({ ...token, current: hash === ours })) }
  },
  'POST /api/me/tokens': ({ services, person, body }) =>
    openSession(services.store.db, person.id, 'token', body.label, Date.now()),
  async 'DELETE /api/me/tokens/{name}'({ services, person, name }) {
    const gone = await services.store.db
      .deleteFrom('session')
      .where('person', '=', person.id)
      .where('id', '=', name)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return no('not-found', 'you have no such token')
    await services.endings.tell({ session: gone.id })
    return undefined
  },
  async 'GET /api/people/{name}'({ services, name, person: reader }) {
    const person = await services.store.db
      .selectFrom('person')
      .select(['id', 'name', 'kind'])
      .where('id', '=', name)
      .where('deleted', '=', 0)
      .executeTakeFirst()
    return person
      ? { person, ...(await historyOf(services.store.db, name, reader?.id)) }
      : no('no-person', 'there is no such person')
  },
  async 'GET /api/ratings/{name}'({ services, name, query }) {
    return { ratings: await ladder(services.store.db, name, query.pool, 100) }
  },
  'POST /api/passkeys/new': ({ services, person, request }) =>
    askForPasskey(services.store.db, originOf(services, request), person),
  'POST /api/passkeys/add': ({ services, person, request, body }) => {
    const response = body.response as unknown as RegistrationResponseJSON
    const device = deviceName(request.headers['user-agent'])
    return addPasskey(services.store.db, originOf(services, request), person, body.ticket, response, device)
  },
  'POST /api/passkeys/ask': ({ services, request }) => askWhoItIs(services.store.db, originOf(services, request)),
  async 'POST /api/passkeys/enter'({ services, person: guest, request, reply, body }) {
    const response = body.response as unknown as AuthenticationResponseJSON
    const { db } = services.store
    const person = await personWithPasskey(db, originOf(services, request), body.ticket, response)
    if (isRefused(person)) return person
    const asked = body.merge === undefined ? await guestToAskAbout(db, guest, person) : undefined
    if (asked) return { person, guest: asked }
    if (guest && body.merge !== false) await services.merge(guest, person)
    const device = deviceName(request.headers['user-agent'])
    const { token } = await openSession(db, person.id, 'cookie', device, Date.now())
    setCookie(services, request, reply, token)
    return { person }
  },
} satisfies Partial<Handlers>
