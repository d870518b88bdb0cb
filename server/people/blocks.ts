import type { Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'

const isSomebody = (db: Db, id: string) =>
  db.selectFrom('person').select('id').where('id', '=', id).where('deleted', '=', 0).executeTakeFirst()

/** Whether one of these people blocked that one. */
export async function isBlocked(db: Db, by: readonly string[], person: string): Promise<boolean> {
  if (by.length === 0) return false
  const row = await db
    .selectFrom('block')
    .select('person')
    .where('blocked', '=', person)
    .where('person', 'in', by)
    .executeTakeFirst()
  return row !== undefined
}

/** Blocked: not heard, not a friend, and what they invited to is gone. */
export async function block(db: Db, person: string, blocked: string, at: number): Promise<Refused | undefined> {
  if (person === blocked) return no('bad-request', 'nobody blocks themselves')
  if (!(await isSomebody(db, blocked))) return no('no-person', 'there is no such person')
  await db.transaction().execute(async tx => {
    await tx
      .insertInto('block')
      .values({ person, blocked, at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await tx
      .insertInto('mute')
      .values({ person, muted: blocked })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await tx.deleteFrom('friend').where('person', '=', person).where('friend', '=', blocked).execute()
    await tx.deleteFrom('friend').where('person', '=', blocked).where('friend', '=', person).execute()
    await tx.deleteFrom('invitation').where('person', '=', person).where('by', '=', blocked).execute()
  })
  return undefined
}

export async function unblock(db: Db, person: string, blocked: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked).execute()
    await tx.deleteFrom('mute').where('person', '=', person).where('muted', '=', blocked).execute()
  })
}
