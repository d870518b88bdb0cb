import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import Database from 'libsql'
import { MatchLog } from './match-log.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface StoreOptions {
  /** The folder of the embedded store. Without it and without a url everything lives in memory and is gone with the process. */
  readonly data?: string
  /** postgres://… */
  readonly url?: string
  /** Connections to PostgreSQL. */
  readonly connections?: number
}

/** Where everything is kept: one query layer over the embedded SQLite and over PostgreSQL. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  readonly log: MatchLog
  /** For those who must listen on a connection of their own. */
  readonly url?: string
  healthy(): Promise<boolean>
  close(): Promise<void>
}

/** A whole number of PostgreSQL's int8 arrives as text; ours are times and counters far below 2⁵³. */
const INT8 = 20

async function postgres(url: string, connections: number): Promise<Db> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that dies, idle or between two statements, is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function sqlite(data: string | undefined): Db {
  if (data) mkdirSync(data, { recursive: true })
  const database = new Database(data ? join(data, 'taproom.db') : ':memory:')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  // An acknowledged move survives a power cut, not only a crash of the process.
  database.exec('pragma synchronous = full')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared(database) }) })
}

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

export async function openStore({ data, url, connections = 8 }: StoreOptions): Promise<Store> {
  const kind = url ? 'postgres' : 'sqlite'
  const db = url ? await postgres(url, connections) : sqlite(data)
  await migrate(db)
  const log = new MatchLog(db, kind)
  return {
    kind,
    db,
    log,
    ...(url ? { url } : {}),
    async healthy() {
      try {
        await sql`select 1`.execute(db)
        return true
      } catch {
        return false
      }
    },
    async close() {
      await log.idle()
      await db.destroy()
    },
  }
}
