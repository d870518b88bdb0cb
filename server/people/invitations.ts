import type { Person, Refused } from '@taproom/protocol'
import { NO_MATCH, no } from '../match/refused.ts'
import { findMatch, type Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import { PERSON, personBeside } from './beside.ts'
import { isBlocked } from './blocks.ts'
import { areAcquainted } from './friends.ts'

/** The same words for who does not know somebody and for whom they blocked: a block is not told. */
const CANNOT = no('not-acquainted', 'you can invite friends and people you have played with')

/** Keeps an open seat for somebody. Whoever it was kept for before finds no invitation any more. */
export async function invite(
  db: Db,
  match: string,
  seat: number,
  host: string,
  person: string,
  at: number,
): Promise<Refused | undefined> {
  const stored = await findMatch(db, match)
  if (!stored) return NO_MATCH
  const { header, seats } = stored
  if (header.host !== host) return no('forbidden', 'only its host invites to a table')
  if (header.status !== 'open') return no('not-open', 'this table is not open any more')
  const row = seats[seat]
  if (!row || (row.person ?? row.bot)) return no('seat-taken', 'this seat is taken')
  if (seats.some(other => other.person === person)) return no('seated-already', 'they already sit at this table')
  if (!(await areAcquainted(db, host, person)) || (await isBlocked(db, [person], host))) return CANNOT
  const invitation = { person, by: host, at }
  await db.deleteFrom('invitation').where('match', '=', match).where('person', '=', person).execute()
  await db
    .insertInto('invitation')
    .values({ match, seat, ...invitation })
    .onConflict(conflict => conflict.columns(['match', 'seat']).doUpdateSet(invitation))
    .execute()
  return undefined
}

/** What lets somebody sit down at a table without its key, and what keeps them from it. */
export async function welcomeAt(db: Db, match: string, seat: number, person: string) {
  const stored = await findMatch(db, match)
  if (!stored) return { invited: false, blocked: false }
  const kept = await db
    .selectFrom('invitation')
    .select('seat')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('person', '=', person)
    .executeTakeFirst()
  const people = [stored.header.host, ...stored.seats.map(row => row.person)].flatMap(id => id ?? [])
  return { invited: kept !== undefined, blocked: await isBlocked(db, people, person) }
}

/** For whom seats at a table are kept. */
export async function invitedTo(db: Db, match: string) {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.person')
    .select([...PERSON, 'invitation.seat'])
    .where('invitation.match', '=', match)
    .where('person.deleted', '=', 0)
    .orderBy('invitation.seat')
    .execute()
  return rows.map(personBeside)
}

/** Seats that are kept for somebody at tables that are still open. */
export async function invitationsOf(db: Db, person: string) {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('match', 'match.id', 'invitation.match')
    .innerJoin('person', 'person.id', 'invitation.by')
    .select([...PERSON, 'invitation.match', 'invitation.seat', 'invitation.at'])
    .where('invitation.person', '=', person)
    .where('match.status', '=', 'open')
    .where('person.deleted', '=', 0)
    .orderBy('invitation.at', 'desc')
    .limit(50)
    .execute()
  const found: { stored: Stored; seat: number; at: number; by: Person }[] = []
  for (const { match, seat, at, person: by } of rows.map(personBeside)) {
    const stored = await findMatch(db, match)
    const row = stored?.seats[seat]
    if (stored && row && !row.person && !row.bot) found.push({ stored, seat, at, by })
  }
  return found
}

export async function decline(db: Db, match: string, person: string): Promise<void> {
  await db.deleteFrom('invitation').where('match', '=', match).where('person', '=', person).execute()
}

/** Invitations to tables at which nobody can sit down any more. */
export async function forgetInvitations(db: Db): Promise<void> {
  const open = db.selectFrom('match').select('match.id').where('match.status', '=', 'open')
  await db.deleteFrom('invitation').where('match', 'not in', open).execute()
}
