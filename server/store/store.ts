import { join } from 'node:path'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import {
  postgresEntries,
  type ReadEntries,
  readFromPostgres,
  readFromSqlite,
  sqliteEntries,
  type WriteEntries,
} from './entry-sql.ts'
import { openFolder } from './folder.ts'
import { healthOf, type Trouble } from './health.ts'
import { type LogMeters, uncounted } from './log-meters.ts'
import { MatchLog } from './match-log.ts'
import { migrate } from './migrations.ts'
import { patientPostgres, poolTo } from './postgres.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface StoreOptions {
  /** The folder of the embedded store. Without it and without a url everything lives in memory and is gone with the process. */
  readonly data?: string
  /** postgres://… */
  readonly url?: string
  /** Connections to PostgreSQL. */
  readonly connections?: number
  readonly meters?: LogMeters
}

/** Where everything is kept: one query layer over the embedded SQLite and over PostgreSQL. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  readonly log: MatchLog
  readonly read: ReadEntries
  /** For those who must listen on a connection of their own. */
  readonly url?: string
  readonly trouble: Trouble
  close(): Promise<void>
}

/** The query layer, and beside it what writes and reads entries. */
interface Opened {
  readonly db: Db
  readonly read: ReadEntries
  readonly write: WriteEntries
}

async function sqlite(data: string | undefined, meters: LogMeters): Promise<Opened> {
  if (data) openFolder(data)
  const database = new Database(data ? join(data, 'taproom.db') : ':memory:')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  // An acknowledged move survives a power cut, not only a crash of the process.
  database.exec('pragma synchronous = full')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared(database) }) })
  await migrate(db)
  return { db, write: sqliteEntries(database, db, meters), read: readFromSqlite(db) }
}

async function postgres(url: string, connections: number): Promise<Opened> {
  await migratePostgres(url)
  const pool = await poolTo(url, connections)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, write: postgresEntries(pool), read: readFromPostgres(pool) }
}

/** Commits of moves that are on their way to PostgreSQL at once. */
const POSTGRES_LANES = 2
const KEPT_STATEMENTS = 200

/** The same database with its statements prepared once: the few that are run for every move are most of the work otherwise. */
function prepared(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const statement = database.prepare(text) as unknown as SqliteStatement
      // Forms of the tables change only while we migrate, and those statements are run once.
      if (/^(insert|update|select|delete|begin|commit)/.test(text)) statements.set(text, statement)
      const [oldest] = statements.keys()
      if (oldest !== undefined && statements.size > KEPT_STATEMENTS) statements.delete(oldest)
      return statement
    },
  }
}

export async function openStore({ data, url, connections = 8, meters = uncounted }: StoreOptions): Promise<Store> {
  const kind = url ? 'postgres' : 'sqlite'
  const { db, write, read } = url ? await postgres(url, connections) : await sqlite(data, meters)
  const log = new MatchLog(write, url ? POSTGRES_LANES : 1, meters)
  return {
    kind,
    db,
    log,
    read,
    ...(url ? { url } : {}),
    trouble: healthOf(db),
    async close() {
      await log.idle()
      await db.destroy()
    },
  }
}

async function migratePostgres(url: string): Promise<void> {
  const db = await patientPostgres(url)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
