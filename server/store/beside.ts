import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { patientPostgres } from './postgres.ts'
import type { Db } from './store.ts'
import type { Tables } from './tables.ts'

interface Where {
  readonly data?: string | undefined
  readonly url?: string | undefined
}

/** A store that a server may use meanwhile, of this or an earlier version: nothing is migrated. */
export async function besideServer<T>({ data = '', url }: Where, work: (db: Db) => Promise<T>): Promise<T> {
  const db = url ? await patientPostgres(url) : sqlite(data)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** The same for who only reads: nothing can be written, and what is read is all of one moment. */
export const readStore = <T>(where: Where, read: (db: Db) => Promise<T>): Promise<T> =>
  besideServer(where, async db => {
    const moment = db.transaction()
    // SQLite keeps to one moment by itself.
    if (where.url) return moment.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    await sql`pragma query_only = on`.execute(db)
    return moment.execute(read)
  })

function sqlite(data: string): Db {
  const file = join(data, 'taproom.db')
  if (!existsSync(file)) throw new Error(`there is no store in the folder ${data}`)
  const database = new Database(file)
  database.exec('pragma busy_timeout = 5000')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
