import type Database from 'libsql'
import type { Pool } from 'pg'
import type { LogMeters } from './log-meters.ts'
import type { Append } from './match-log.ts'
import type { Db } from './store.ts'
import type { EntryRow } from './tables.ts'

/** Writes entries with what follows from them in one commit; answers which of them were new. Without the query builder: it runs for every move. */
export type WriteEntries = (appends: readonly Append[]) => Promise<readonly boolean[]> | readonly boolean[]

/** The entries of some matches, each from an index on, in their order. */
export type ReadEntries = (from: readonly { readonly match: string; readonly index: number }[]) => Promise<EntryRow[]>

const ENTRY = 'insert into entry (match, "index", seat, kind, data, at)'
const WAIT = 'insert into wait (match, entries, seat, since, wait, bot, due, claimed, claimed_until)'
const NEWER_WAIT = `on conflict (match) do update set entries = excluded.entries, seat = excluded.seat, since = excluded.since,
  wait = excluded.wait, bot = excluded.bot, due = excluded.due where wait.entries < excluded.entries`

/** On the embedded store, whose one connection is free unless somebody has a transaction on it. */
export function sqliteEntries(database: Database.Database, db: Db, meters: LogMeters): WriteEntries {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const entry = database.prepare(`${ENTRY} values (?, ?, ?, ?, ?, ?) on conflict do nothing`)
  const wait = database.prepare(`${WAIT} values (?, ?, ?, ?, ?, ?, ?, -1, 0) ${NEWER_WAIT}`)
  const end = database.prepare('update match set status = ?, ended = ?, reason = ? where id = ?')

  function one({ entry: e, wait: w, end: ended }: Append): boolean {
    if (entry.run([e.match, e.index, e.seat, e.kind, e.data, e.at]).changes === 0) return false
    wait.run([w.match, w.entries, w.seat, w.since, w.wait, w.bot, w.due])
    if (ended) end.run([ended.status, ended.ended, ended.reason, e.match])
    return true
  }

  function write(appends: readonly Append[]): readonly boolean[] {
    begin.run([])
    try {
      const written = appends.map(one)
      const began = performance.now()
      commit.run([])
      meters.flushed(performance.now() - began)
      return written
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }

  return appends => (database.inTransaction ? db.connection().execute(async () => write(appends)) : write(appends))
}

/** On PostgreSQL, in one statement and so in one round trip. */
export function postgresEntries(pool: Pool): WriteEntries {
  const text = `
    with given as (
      select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[],
        $7::int[], $8::int[], $9::bigint[], $10::int[], $11::text[], $12::bigint[], $13::text[], $14::bigint[], $15::text[])
        as g (match, "index", seat, kind, data, at, entries, next, since, wait, bot, due, status, ended, reason)
    ), fresh as (
      ${ENTRY} select match, "index", seat, kind, data, at from given on conflict do nothing returning match, "index"
    ), waits as (
      ${WAIT} select match, entries, next, since, wait, bot, due, -1, 0 from given join fresh using (match, "index") ${NEWER_WAIT}
    ), ends as (
      update match set status = given.status, ended = given.ended, reason = given.reason
      from given join fresh using (match, "index") where match.id = given.match and given.status is not null
    )
    select match, "index" from fresh`
  return async appends => {
    const column = <T>(read: (append: Append) => T) => appends.map(read)
    const values = [
      column(({ entry }) => entry.match),
      column(({ entry }) => entry.index),
      column(({ entry }) => entry.seat),
      column(({ entry }) => entry.kind),
      column(({ entry }) => entry.data),
      column(({ entry }) => entry.at),
      column(({ wait }) => wait.entries),
      column(({ wait }) => wait.seat),
      column(({ wait }) => wait.since),
      column(({ wait }) => wait.wait),
      column(({ wait }) => wait.bot),
      column(({ wait }) => wait.due),
      column(({ end }) => end?.status ?? null),
      column(({ end }) => end?.ended ?? null),
      column(({ end }) => end?.reason ?? null),
    ]
    const { rows } = await pool.query<{ match: string; index: number }>({ name: 'entries', text, values })
    const fresh = new Set(rows.map(({ match, index }) => `${match} ${index}`))
    return column(({ entry }) => fresh.has(`${entry.match} ${entry.index}`))
  }
}

/** Many in one query: asked whenever other processes wrote something. */
export function readFromPostgres(pool: Pool): ReadEntries {
  const text = `select entry.* from unnest($1::text[], $2::int[]) as wanted (match, "index")
    join entry on entry.match = wanted.match and entry."index" >= wanted."index" order by entry.match, entry."index"`
  return async from => {
    const values = [from.map(({ match }) => match), from.map(({ index }) => index)]
    const { rows } = await pool.query<EntryRow>({ name: 'entries from', text, values })
    return rows
  }
}

export const readFromSqlite =
  (db: Db): ReadEntries =>
  async from => {
    const rows: EntryRow[] = []
    for (const { match, index } of from)
      rows.push(
        ...(await db
          .selectFrom('entry')
          .selectAll()
          .where('match', '=', match)
          .where('index', '>=', index)
          .orderBy('index')
          .execute()),
      )
    return rows
  }
