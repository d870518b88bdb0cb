import type { Acquaintances, Person, Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'
import { PERSON, personBeside } from './beside.ts'
import { isBlocked } from './blocks.ts'
import { freshToken, hashOf } from './people.ts'

const PLAYED = 60
const NO_LINK = no('not-found', 'this link is worth nothing any more; ask for a new one')

/** A new link; who knows it becomes a friend. Only its hash is kept. */
export async function newFriendLink(db: Db, person: string, at: number): Promise<string> {
  const key = freshToken()
  const made = { hash: hashOf(key), at }
  await db
    .insertInto('friend_link')
    .values({ person, ...made })
    .onConflict(conflict => conflict.column('person').doUpdateSet(made))
    .execute()
  return key
}

/** Whose link this is. Who was blocked by them finds a link that is worth nothing. */
export async function behindFriendLink(db: Db, key: string, asker: string | undefined): Promise<Person | Refused> {
  const owner = await db
    .selectFrom('friend_link')
    .innerJoin('person', 'person.id', 'friend_link.person')
    .select(PERSON)
    .where('friend_link.hash', '=', hashOf(key))
    .where('person.deleted', '=', 0)
    .executeTakeFirst()
  if (!owner || (asker && (await isBlocked(db, [owner.id], asker)))) return NO_LINK
  return owner
}

export async function befriend(db: Db, key: string, person: string, at: number): Promise<Person | Refused> {
  const owner = await behindFriendLink(db, key, person)
  if ('code' in owner) return owner
  if (owner.id === person) return no('bad-request', 'this is your own link: give it to somebody else')
  const rows = [
    { person, friend: owner.id, at },
    { person: owner.id, friend: person, at },
  ]
  await db
    .insertInto('friend')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return owner
}

export async function unfriend(db: Db, person: string, friend: string): Promise<void> {
  await db
    .deleteFrom('friend')
    .where(eb =>
      eb.or([
        eb.and([eb('person', '=', person), eb('friend', '=', friend)]),
        eb.and([eb('person', '=', friend), eb('friend', '=', person)]),
      ]),
    )
    .execute()
}

/** Other people at the tables of somebody, matches that began only. */
const tableMates = (db: Db, person: string) =>
  db
    .selectFrom('seat as own')
    .innerJoin('seat as other', 'other.match', 'own.match')
    .innerJoin('match', 'match.id', 'own.match')
    .innerJoin('person', 'person.id', 'other.person')
    .where('own.person', '=', person)
    .whereRef('other.person', '<>', 'own.person')
    .where('match.started', 'is not', null)
    .where('person.deleted', '=', 0)

/** Whether they are friends, or sat at one table. */
export async function areAcquainted(db: Db, person: string, other: string): Promise<boolean> {
  const friend = await db
    .selectFrom('friend')
    .select('friend')
    .where('person', '=', person)
    .where('friend', '=', other)
    .executeTakeFirst()
  if (friend) return true
  const mate = await tableMates(db, person).select('person.id').where('other.person', '=', other).executeTakeFirst()
  return mate !== undefined
}

export async function acquaintancesOf(db: Db, person: string): Promise<Acquaintances> {
  const friends = await db
    .selectFrom('friend')
    .innerJoin('person', 'person.id', 'friend.friend')
    .select([...PERSON, 'friend.at'])
    .where('friend.person', '=', person)
    .where('person.deleted', '=', 0)
    .orderBy('person.name')
    .execute()
  const blocked = await db
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked')
    .select([...PERSON, 'block.at'])
    .where('block.person', '=', person)
    .where('person.deleted', '=', 0)
    .orderBy('person.name')
    .execute()
  const known = new Set([...friends, ...blocked].map(({ id }) => id))
  const played = await tableMates(db, person)
    .select(({ fn }) => [...PERSON, fn.max('match.created').as('at')])
    .groupBy(PERSON)
    .orderBy('at', 'desc')
    .limit(PLAYED)
    .execute()
  return {
    friends: friends.map(personBeside),
    played: played.filter(({ id }) => !known.has(id)).map(row => personBeside({ ...row, at: Number(row.at) })),
    blocked: blocked.map(personBeside),
  }
}
