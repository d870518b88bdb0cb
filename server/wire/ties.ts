import { describe } from '../live/seating.ts'
import { isRefused, NO_MATCH, no } from '../match/refused.ts'
import { block, unblock } from '../people/blocks.ts'
import { acquaintancesOf, befriend, behindFriendLink, newFriendLink, unfriend } from '../people/friends.ts'
import { decline, invitationsOf, invite, invitedTo } from '../people/invitations.ts'
import { report } from '../people/reports.ts'
import { findMatch } from '../store/matches.ts'
import { originOf } from './auth.ts'
import { type Handlers, TOO_FAST } from './routes.ts'

const DAY = 24 * 3_600_000
/** Whoever has more to tell in a day is asked to come back tomorrow. */
const REPORTS_A_DAY = 20

export const tieHandlers = {
  'GET /api/me/people': ({ services, person }) => acquaintancesOf(services.store.db, person.id),
  async 'POST /api/me/friends/link'({ services, person, request }) {
    const key = await newFriendLink(services.store.db, person.id, Date.now())
    return { key, link: `${originOf(services, request)}/friend/${key}` }
  },
  async 'GET /api/friends/{name}'({ services, person, name }) {
    const owner = await behindFriendLink(services.store.db, name, person?.id)
    return isRefused(owner) ? owner : { person: owner }
  },
  async 'POST /api/friends/{name}'({ services, person, name }) {
    const friend = await befriend(services.store.db, name, person.id, Date.now())
    return isRefused(friend) ? friend : { person: friend }
  },
  'DELETE /api/me/friends/{name}': ({ services, person, name }) => unfriend(services.store.db, person.id, name),
  'PUT /api/me/blocks/{name}': ({ services, person, name }) => block(services.store.db, person.id, name, Date.now()),
  'DELETE /api/me/blocks/{name}': ({ services, person, name }) => unblock(services.store.db, person.id, name),
  async 'POST /api/reports'({ services, person, body }) {
    if (!(await services.limits.take(`report ${person.id}`, REPORTS_A_DAY, DAY))) return TOO_FAST
    const { match, ...told } = body
    return report(services.store.db, person.id, match === undefined ? told : { ...told, match }, Date.now())
  },
  'POST /api/matches/{match}/seats/{seat}/invite': ({ services, match, seat, person, body }) =>
    invite(services.store.db, match, seat, person.id, body.person, Date.now()),
  async 'GET /api/matches/{match}/invitations'({ services, match, person }) {
    const stored = await findMatch(services.store.db, match)
    if (!stored) return NO_MATCH
    if (stored.header.host !== person.id) return no('forbidden', 'only its host knows who is invited')
    return { invitations: await invitedTo(services.store.db, match) }
  },
  async 'GET /api/me/invitations'({ services, person }) {
    const found = await invitationsOf(services.store.db, person.id)
    return { invitations: found.map(({ stored, ...one }) => ({ match: describe(stored), ...one })) }
  },
  'DELETE /api/me/invitations/{match}': ({ services, person, match }) => decline(services.store.db, match, person.id),
} satisfies Partial<Handlers>
