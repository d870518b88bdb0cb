import { isRefused } from '../match/refused.ts'
import { deviceName } from '../people/device.ts'
import { accountEntered, listPasskeys, removePasskey } from '../people/entering.ts'
import { openSession } from '../people/people.ts'
import { setCookie } from './auth.ts'
import type { Handlers } from './routes.ts'

export const accessHandlers = {
  'GET /api/me/passkeys': async ({ services, person }) => ({
    passkeys: await listPasskeys(services.store.db, person.id),
  }),
  'DELETE /api/me/passkeys/{name}': ({ services, person, name }) => removePasskey(services.store.db, person.id, name),
  async 'POST /api/passkeys/decide'({ services, person: guest, request, reply, body }) {
    const { db } = services.store
    const person = await accountEntered(db, guest, body.ticket)
    if (isRefused(person)) return person
    if (body.merge) await services.merge(guest, person)
    const device = deviceName(request.headers['user-agent'])
    const { token } = await openSession(db, person.id, 'cookie', device, Date.now())
    setCookie(services, request, reply, token)
    return { person }
  },
} satisfies Partial<Handlers>
