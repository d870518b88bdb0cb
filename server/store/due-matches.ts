import type { Db } from './store.ts'

/** Finished matches without results. */
export async function unsettledMatches(db: Db, now: number, except: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', ['over', 'ended'])
    .where('settled', '=', 0)
    .where('ended', '<', now - 3000)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** Rated matches of one person with bots whose person was due before that and has not come since. */
export async function leftLying(db: Db, before: number) {
  const rows = await db
    .selectFrom('wait')
    .innerJoin('match', 'match.id', 'wait.match')
    .innerJoin('seat', 'seat.match', 'match.id')
    .select(['match.id', eb => eb.fn.count('seat.person').as('people'), eb => eb.fn.max('seat.person').as('person')])
    .where('match.status', '=', 'running')
    .where('match.rated', '=', 1)
    .where('wait.due', '<', before)
    .groupBy('match.id')
    .having(eb => eb.fn.count('seat.person'), '=', 1)
    .limit(100)
    .execute()
  return rows.flatMap(({ id, person }) => (person === null ? [] : [{ match: id, person }]))
}

/** Open tables that nobody came to. */
export async function expireTables(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .updateTable('match')
    .set({ status: 'expired', ended: now })
    .where('status', '=', 'open')
    .where('expires', '<', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
