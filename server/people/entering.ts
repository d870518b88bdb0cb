import type { Person, Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'
import { banOf } from './bans.ts'
import { keepChallenge, useChallenge } from './passkeys.ts'
import { hashOf } from './people.ts'

const ENTERS = 'enters:'

/** At how many tables somebody sits or sat; those that were cleared away do not count. */
async function matchesPlayed(db: Db, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('seat.person', '=', person)
    .where('match.status', '<>', 'expired')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What somebody who signs in has done here as a guest, and the ticket with which they say what becomes of it. */
export async function guestToAskAbout(db: Db, guest: Person | undefined, account: Person) {
  if (guest?.kind !== 'guest' || guest.id === account.id) return undefined
  const matches = await matchesPlayed(db, guest.id)
  if (matches === 0) return undefined
  return { name: guest.name, matches, ticket: await keepChallenge(db, ENTERS + account.id, guest.id) }
}

/** The account whose passkey this guest has shown; the ticket is good once. */
export async function accountEntered(db: Db, guest: Person, ticket: string): Promise<Person | Refused> {
  const kept = await useChallenge(db, ticket, guest.id)
  const account = kept?.startsWith(ENTERS)
    ? await db
        .selectFrom('person')
        .select(['id', 'name', 'kind'])
        .where('id', '=', kept.slice(ENTERS.length))
        .where('deleted', '=', 0)
        .executeTakeFirst()
    : undefined
  if (!account) return no('forbidden', 'this took too long; sign in again')
  return (await banOf(db, account.id)) ?? account
}

/** The name of a passkey in a path: what authenticators call it is too long for that. */
const passkeyName = (id: string): string => hashOf(id).slice(0, 16)

const passkeysOf = (db: Db, person: string) =>
  db.selectFrom('passkey').select(['id', 'label', 'created', 'used']).where('person', '=', person)

export async function listPasskeys(db: Db, person: string) {
  const rows = await passkeysOf(db, person).orderBy('created').execute()
  return rows.map(({ id, label, created, used }) => ({ id: passkeyName(id), label, created, used }))
}

/** Devices that are signed in stay so; who has no passkey left can sign in nowhere else, and is a guest again. */
export async function removePasskey(db: Db, person: string, name: string): Promise<Refused | undefined> {
  const rows = await passkeysOf(db, person).execute()
  const gone = rows.find(({ id }) => passkeyName(id) === name)
  if (!gone) return no('not-found', 'you have no such passkey')
  await db.deleteFrom('passkey').where('id', '=', gone.id).where('person', '=', person).execute()
  await db
    .updateTable('person')
    .set({ kind: 'guest' })
    .where('id', '=', person)
    .where('kind', '=', 'account')
    .where('id', 'not in', db.selectFrom('passkey').select('passkey.person'))
    .execute()
  return undefined
}
