import type { Status } from '@taproom/protocol'
import { matchesOf } from '../store/match-lists.ts'
import { findMatch, type Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'

/** What was said last at a table, as many lines as help to judge a report. */
const LINES = 50

const headOf = ({ header, seats }: Stored) => ({
  id: header.id,
  game: header.game,
  status: header.status,
  ...(header.reason === null ? {} : { reason: header.reason }),
  visibility: header.visibility,
  created: header.created,
  ended: header.ended,
  seats: seats.map(({ person, bot, name }) => ({ name: name ?? bot, person })),
})

/** The newest first. */
export async function listMatches(db: Db, statuses: readonly Status[], limit: number) {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', statuses)
    .orderBy('created', 'desc')
    .limit(limit)
    .execute()
  const stored = await Promise.all(rows.map(({ id }) => findMatch(db, id)))
  return stored.flatMap(one => (one ? [headOf(one)] : []))
}

const people = (db: Db) =>
  db
    .selectFrom('person')
    .leftJoin('ban', 'ban.person', 'person.id')
    .select(['person.id', 'person.name', 'person.kind', 'person.created', 'person.seen', 'ban.at as banned'])
    .where('person.deleted', '=', 0)

/** Who came last first. */
export const listPeople = (db: Db, banned: boolean, limit: number) =>
  people(db)
    .$if(banned, query => query.where('ban.at', 'is not', null))
    .orderBy('person.seen', 'desc')
    .limit(limit)
    .execute()

export const listReports = (db: Db, closed: boolean, limit: number) =>
  db
    .selectFrom('report')
    .selectAll()
    .$if(!closed, query => query.where('closed', '=', 0))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

/** A match or a person with what an operator needs to judge: never a seed before the end, nor anything that lets somebody in. */
export async function lookAt(db: Db, id: string) {
  const stored = await findMatch(db, id)
  if (stored) {
    const wait = await db
      .selectFrom('wait')
      .select(['entries', 'seat', 'since', 'due'])
      .where('match', '=', id)
      .execute()
    const chat = await db
      .selectFrom('chat')
      .select(['at', 'person', 'name', 'text'])
      .where('match', '=', id)
      .orderBy('at', 'desc')
      .limit(LINES)
      .execute()
    const { host, pace, rated, rules, next, before } = stored.header
    const more = { rules, host, pace: JSON.parse(pace), rated: rated === 1, next, before }
    return { match: { ...headOf(stored), ...more, log: wait[0] ?? null, chat: chat.reverse() } }
  }
  const person = await people(db).where('person.id', '=', id).executeTakeFirst()
  if (!person) return undefined
  const sessions = await db
    .selectFrom('session')
    .select(['kind', 'label', 'created'])
    .where('person', '=', id)
    .execute()
  const reports = await db.selectFrom('report').selectAll().where('about', '=', id).orderBy('at', 'desc').execute()
  return { person: { ...person, sessions, reports, matches: (await matchesOf(db, id, LINES)).map(headOf) } }
}
