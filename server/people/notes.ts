import type { Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'

/** One note for each seat a person has: so there is no more of them than of seats. */
const NOT_SEATED = no('not-seated', 'notes are for who sits at this table')

const sits = async (db: Db, match: string, person: string): Promise<boolean> =>
  (await db
    .selectFrom('seat')
    .select('seat')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()) !== undefined

export async function noteOf(db: Db, match: string, person: string): Promise<{ readonly text: string } | Refused> {
  if (!(await sits(db, match, person))) return NOT_SEATED
  const note = await db
    .selectFrom('note')
    .select('text')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()
  return note ?? { text: '' }
}

export async function keepNote(db: Db, match: string, person: string, text: string): Promise<Refused | undefined> {
  if (!(await sits(db, match, person))) return NOT_SEATED
  if (text === '') {
    await db.deleteFrom('note').where('match', '=', match).where('person', '=', person).execute()
    return undefined
  }
  await db
    .insertInto('note')
    .values({ match, person, text })
    .onConflict(conflict => conflict.columns(['match', 'person']).doUpdateSet({ text }))
    .execute()
  return undefined
}

/** A guest's notes are the account's where the guest's seats are. */
export async function mergeNotes(tx: Db, from: string, to: string, matches: readonly string[]): Promise<void> {
  if (matches.length > 0)
    await tx.updateTable('note').set({ person: to }).where('person', '=', from).where('match', 'in', matches).execute()
  await tx.deleteFrom('note').where('person', '=', from).execute()
}
