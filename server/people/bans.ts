import type { Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'

/** What somebody is told whom the operator does not let in; undefined for everybody else. */
export async function banOf(db: Db, person: string): Promise<Refused | undefined> {
  const ban = await db.selectFrom('ban').select('at').where('person', '=', person).executeTakeFirst()
  return ban && no('forbidden', 'this account was closed by who runs this server')
}
