import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { patientPostgres } from './postgres.ts'
import type { Db } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Lets somebody read a store that may be served by others meanwhile, of this or an earlier version: nothing is migrated, nothing
 * can be written, and what is read is all of one moment.
 */
export async function readStore<T>(
  { data, url }: { readonly data?: string; readonly url?: string },
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const db = url ? await patientPostgres(url) : sqlite(data ?? '')
  try {
    const moment = db.transaction()
    // SQLite keeps to one moment by itself.
    const still = url ? moment.setIsolationLevel('repeatable read').setAccessMode('read only') : moment
    return await still.execute(read)
  } finally {
    await db.destroy()
  }
}

function sqlite(data: string): Db {
  const file = join(data, 'taproom.db')
  if (!existsSync(file)) throw new Error(`there is no store in the folder ${data}`)
  const database = new Database(file)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma query_only = on')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
