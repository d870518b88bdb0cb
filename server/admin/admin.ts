import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { patientPostgres } from '../store/postgres.ts'
import type { Db } from '../store/store.ts'
import type { ErrandRow, Tables } from '../store/tables.ts'
import { sentenceOf } from '../troubles.ts'

export { askToDrain } from './drain.ts'
export { DONE } from './errands.ts'
export { listMatches, listPeople, listReports, lookAt } from './lists.ts'
export { countKept } from './retention.ts'

const OLD = 'this store is of an earlier version; start the server of this one first'
const LOOK_AGAIN = 100

/** A store that a server may use meanwhile. Nothing is migrated: that server may be of an earlier version. */
export async function besideServer<T>(
  { data, url }: { readonly data: string; readonly url?: string | undefined },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = url ? await patientPostgres(url) : sqlite(data)
  try {
    await db
      .selectFrom('errand')
      .select('id')
      .limit(1)
      .execute()
      .catch(error => {
        const old = error instanceof Error && /no such table|relation .* does not exist/.test(error.message)
        throw new Error(old ? OLD : sentenceOf(error, { data, databaseUrl: url }))
      })
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function sqlite(data: string): Db {
  const file = join(data, 'taproom.db')
  if (!existsSync(file)) throw new Error(`there is no store in the folder ${data}`)
  const database = new Database(file)
  database.exec('pragma busy_timeout = 5000')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

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
