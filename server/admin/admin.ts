import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { besideServer } from '../store/beside.ts'
import type { Db } from '../store/store.ts'
import type { ErrandRow } from '../store/tables.ts'
import { sentenceOf } from '../troubles.ts'

export { announce, announced, announcementText, takeBack } from './announcement.ts'
export { askToDrain } from './drain.ts'
export { DONE } from './errands.ts'
export { listMatches, listPeople, listReports, lookAt } from './lists.ts'
export { countKept } from './retention.ts'

const OLD = 'this store is of an earlier version; start the server of this one first'
const LOOK_AGAIN = 100

/** The store of a server of this version. */
export const operate = <T>(
  { data, url }: { readonly data: string; readonly url?: string | undefined },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  besideServer({ data, url }, async db => {
    await db
      .selectFrom('errand')
      .select('id')
      .limit(1)
      .execute()
      .catch(error => {
        const old = error instanceof Error && /no such table|relation .* does not exist/.test(error.message)
        throw new Error(old ? OLD : sentenceOf(error, { data, databaseUrl: url }))
      })
    return work(db)
  })

/** Asks the server for something and waits for its answer; undefined when none was there in time. It is done by the next one then. */
export async function ask(
  db: Db,
  kind: ErrandRow['kind'],
  subject: string,
  milliseconds: number,
): Promise<string | undefined> {
  const id = randomUUID()
  const at = Date.now()
  await db.insertInto('errand').values({ id, kind, subject, at, taken: null, answer: null }).execute()
  while (Date.now() < at + milliseconds) {
    await pause(LOOK_AGAIN)
    const row = await db.selectFrom('errand').select('answer').where('id', '=', id).executeTakeFirstOrThrow()
    if (row.answer === null) continue
    await db.deleteFrom('errand').where('id', '=', id).execute()
    return row.answer
  }
  return undefined
}

/** Lets somebody in again; false when they were not banned. */
export async function liftBan(db: Db, person: string): Promise<boolean> {
  const lifted = await db.deleteFrom('ban').where('person', '=', person).returning('person').executeTakeFirst()
  return lifted !== undefined
}

/** A report was dealt with. */
export async function closeReport(db: Db, id: string): Promise<boolean> {
  const closed = await db
    .updateTable('report')
    .set({ closed: 1 })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
