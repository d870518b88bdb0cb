import * as v from 'valibot'
import { Ok, Seat, text } from '../parts.ts'
import { Person } from '../people.ts'
import { Acquaintances, Invitation, ReportWish } from '../ties.ts'
import type { RouteSpecs } from './route.ts'

export const tieRoutes = {
  'GET /api/me/people': {
    who: 'person',
    summary: 'Whom you know: friends, people you played with lately, and people you blocked',
    answer: Acquaintances,
  },
  'POST /api/me/friends/link': {
    who: 'person',
    summary: 'A link by which others become your friends; the one before is worth nothing any more',
    answer: v.object({ key: v.string(), link: v.string() }),
    perMinute: 10,
  },
  'GET /api/friends/{name}': {
    who: 'anyone',
    summary: 'Whose link this is, by its key',
    answer: v.object({ person: Person }),
    perMinute: 60,
  },
  'POST /api/friends/{name}': {
    who: 'person',
    summary: 'Become friends with whose link this is',
    answer: v.object({ person: Person }),
    perMinute: 20,
  },
  'DELETE /api/me/friends/{name}': { who: 'person', summary: 'Be friends no more, for both', answer: Ok },
  'PUT /api/me/blocks/{name}': {
    who: 'person',
    summary:
      'Block somebody: they cannot invite you, not sit down at your tables without your link, and you do not hear them. They are not told',
    answer: Ok,
    perMinute: 60,
  },
  'DELETE /api/me/blocks/{name}': { who: 'person', summary: 'Block somebody no more', answer: Ok },
  'POST /api/reports': {
    who: 'person',
    summary: 'Tell the operator about somebody; nobody else learns of it',
    body: ReportWish,
    answer: Ok,
    perMinute: 6,
  },
  'POST /api/matches/{match}/seats/{seat}/invite': {
    who: 'person',
    summary: 'The host keeps an open seat for a friend, or for somebody they played with',
    body: v.object({ person: text(80) }),
    answer: Ok,
    perMinute: 30,
  },
  'GET /api/matches/{match}/invitations': {
    who: 'person',
    summary: 'Told only to the host: for whom seats are kept',
    answer: v.object({ invitations: v.array(v.object({ seat: Seat, person: Person })) }),
  },
  'GET /api/me/invitations': {
    who: 'person',
    summary: 'Open tables at which a seat is kept for you; take it without a key',
    answer: v.object({ invitations: v.array(Invitation) }),
  },
  'DELETE /api/me/invitations/{match}': { who: 'person', summary: 'Not this time', answer: Ok },
} as const satisfies RouteSpecs
