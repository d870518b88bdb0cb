import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Person, Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'
import { banOf } from './bans.ts'
import { freshToken, hashOf } from './people.ts'

const MINUTES_5 = 5 * 60_000
const WRONG = no('forbidden', 'this passkey does not fit; try again')

/** A large library that is seldom needed: loaded by the first who does. */
const webauthn = () => import('@simplewebauthn/server')

/** Who we are to an authenticator: the host people see in their address bar. */
const hostOf = (origin: string): string => new URL(origin).hostname

export async function keepChallenge(db: Db, challenge: string, person: string | null): Promise<string> {
  const ticket = freshToken()
  await db
    .insertInto('challenge')
    .values({ hash: hashOf(ticket), challenge, person, expires: Date.now() + MINUTES_5 })
    .execute()
  return ticket
}

/** A challenge is answered once. */
export async function useChallenge(db: Db, ticket: string, person: string | null): Promise<string | undefined> {
  const row = await db
    .deleteFrom('challenge')
    .where('hash', '=', hashOf(ticket))
    .returning(['challenge', 'person', 'expires'])
    .executeTakeFirst()
  return row && row.person === person && row.expires > Date.now() ? row.challenge : undefined
}

/** A new passkey for this person: what the browser needs to ask for it. */
export async function askForPasskey(db: Db, origin: string, person: Person) {
  const known = await db.selectFrom('passkey').select('id').where('person', '=', person.id).execute()
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Taproom',
    rpID: hostOf(origin),
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { options: { ...options }, ticket: await keepChallenge(db, options.challenge, person.id) }
}

/** From now on this person has an account: history, ratings and seats follow them to every device with the passkey. */
export async function addPasskey(
  db: Db,
  origin: string,
  person: Person,
  ticket: string,
  response: RegistrationResponseJSON,
  device: string,
): Promise<Refused | undefined> {
  const expectedChallenge = await useChallenge(db, ticket, person.id)
  if (!expectedChallenge) return WRONG
  const outcome = await (await webauthn())
    .verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    })
    .catch(() => undefined)
  if (!outcome?.verified) return WRONG
  const { id, publicKey, counter, transports } = outcome.registrationInfo.credential
  await db
    .insertInto('passkey')
    .values({
      id,
      person: person.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports ?? []),
      created: Date.now(),
      label: device,
      used: null,
    })
    .execute()
  await db.updateTable('person').set({ kind: 'account' }).where('id', '=', person.id).execute()
  return undefined
}

export async function askWhoItIs(db: Db, origin: string) {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'preferred',
  })
  return { options: { ...options }, ticket: await keepChallenge(db, options.challenge, null) }
}

/** The person whose passkey answered. */
export async function personWithPasskey(
  db: Db,
  origin: string,
  ticket: string,
  response: AuthenticationResponseJSON,
): Promise<Person | Refused> {
  const expectedChallenge = await useChallenge(db, ticket, null)
  const row = await db
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person')
    .select(['passkey.public_key', 'passkey.counter', 'person.id', 'person.name', 'person.kind'])
    .where('passkey.id', '=', response.id)
    .where('person.deleted', '=', 0)
    .executeTakeFirst()
  if (!expectedChallenge || !row) return WRONG
  const outcome = await (await webauthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    })
    .catch(() => undefined)
  if (!outcome?.verified) return WRONG
  const banned = await banOf(db, row.id)
  if (banned) return banned
  const { newCounter } = outcome.authenticationInfo
  await db.updateTable('passkey').set({ counter: newCounter, used: Date.now() }).where('id', '=', response.id).execute()
  return { id: row.id, name: row.name, kind: row.kind }
}
