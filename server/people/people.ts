import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '@taproom/protocol'
import type { Db } from '../store/store.ts'
import type { PersonRow } from '../store/tables.ts'
import { forgetTies, tiesOf } from './ties.ts'

/** Only hashes of tokens and keys are kept; who reads the store cannot become anybody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const freshToken = (): string => randomBytes(24).toString('base64url')

/** Nobody guesses it: who knows the id of a match was given it. */
export const freshId = (): string => randomBytes(12).toString('base64url')

const DAY = 24 * 3600 * 1000
/** A guest who does not come back for so long is forgotten by their browser and by us. */
const SESSION_DAYS = 180

export async function makePerson(db: Db, name: string, kind: PersonRow['kind'], now: number): Promise<Person> {
  const person = { id: randomUUID(), name, kind }
  await db
    .insertInto('person')
    .values({ ...person, created: now, seen: now, deleted: 0, merged: null })
    .execute()
  return person
}

/** A way in for this person: the token itself is known only to them. */
export async function openSession(
  db: Db,
  person: string,
  kind: 'cookie' | 'token',
  label: string,
  now: number,
): Promise<{ readonly token: string; readonly id: string }> {
  const token = freshToken()
  const id = freshId()
  await db
    .insertInto('session')
    .values({ hash: hashOf(token), id, person, kind, label, created: now, expires: now + SESSION_DAYS * DAY })
    .execute()
  return { token, id }
}

/** Somebody, and the session by which they came in. */
export interface Entered {
  readonly person: Person
  readonly session: string
  readonly expires: number
}

export async function enteredWith(
  db: Db,
  token: string,
  kind: 'cookie' | 'token',
  now: number,
): Promise<Entered | undefined> {
  if (token.length > 100) return undefined
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .select(['person.id', 'person.name', 'person.kind', 'session.id as session', 'session.expires'])
    .where('session.hash', '=', hashOf(token))
    .where('session.kind', '=', kind)
    .where('session.expires', '>', now)
    .where('person.deleted', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { session, expires, ...person } = row
  return { person, session, expires }
}

/** Who comes back is known for another half year, written down once a day. Answers whether it was. */
export async function prolong(db: Db, { person, session, expires }: Entered, now: number): Promise<boolean> {
  if (expires > now + (SESSION_DAYS - 1) * DAY) return false
  await db
    .updateTable('session')
    .set({ expires: now + SESSION_DAYS * DAY })
    .where('id', '=', session)
    .execute()
  await db.updateTable('person').set({ seen: now }).where('id', '=', person.id).execute()
  return true
}

/** Answers the id of the session that is closed now. */
export async function closeSession(db: Db, token: string): Promise<string | undefined> {
  const closed = await db.deleteFrom('session').where('hash', '=', hashOf(token)).returning('id').executeTakeFirst()
  return closed?.id
}

export async function rename(db: Db, person: string, name: string): Promise<void> {
  await db.updateTable('person').set({ name }).where('id', '=', person).execute()
}

/** Everything that is kept about a person, as plain data. */
export async function exportOf(db: Db, person: string) {
  const of = <T extends 'seat' | 'chat' | 'result' | 'notice' | 'outbox' | 'mute'>(table: T) =>
    db
      .selectFrom(table as 'seat')
      .selectAll()
      .where('person', '=', person)
      .execute()
  const entries = await db
    .selectFrom('entry')
    .innerJoin('seat', join => join.onRef('seat.match', '=', 'entry.match').onRef('seat.seat', '=', 'entry.seat'))
    .select(['entry.match', 'entry.index', 'entry.kind', 'entry.data', 'entry.at'])
    .where('seat.person', '=', person)
    .orderBy('entry.at')
    .execute()
  return {
    form: 'taproom-person-1' as const,
    person: await db.selectFrom('person').selectAll().where('id', '=', person).executeTakeFirst(),
    sessions: await db
      .selectFrom('session')
      .select(['id', 'kind', 'label', 'created', 'expires'])
      .where('person', '=', person)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['id', 'label', 'created', 'used'])
      .where('person', '=', person)
      .execute(),
    seats: (await of('seat')).map(({ key_hash: _, ...seat }) => seat),
    entries,
    chat: await of('chat'),
    results: await of('result'),
    ratings: await db.selectFrom('rating').selectAll().where('player', '=', person).execute(),
    notices: await of('notice'),
    told: await of('outbox'),
    mutes: await of('mute'),
    notes: await db.selectFrom('note').select(['match', 'text']).where('person', '=', person).execute(),
    ...(await tiesOf(db, person)),
  }
}

/** Deletes a person. The moves stay: they are the others' matches too; but nothing says any more whose they were. */
export async function deletePerson(db: Db, person: string): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const table of [
      'session',
      'passkey',
      'chat',
      'notice',
      'outbox',
      'confirmation',
      'challenge',
      'mute',
      'note',
    ] as const)
      await tx
        .deleteFrom(table as 'chat')
        .where('person', '=', person)
        .execute()
    await tx.deleteFrom('mute').where('muted', '=', person).execute()
    await forgetTies(tx, person)
    await tx.deleteFrom('rating').where('player', '=', person).execute()
    await tx.updateTable('result').set({ person: null, player: 'deleted' }).where('person', '=', person).execute()
    await tx.updateTable('seat').set({ name: null }).where('person', '=', person).execute()
    await tx.updateTable('person').set({ deleted: 1, name: '', kind: 'guest' }).where('id', '=', person).execute()
  })
}
