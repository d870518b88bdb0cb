import { openStore } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

/** Rows that point to others come after them. */
const TABLES = [
  'person',
  'session',
  'box',
  'match',
  'seat',
  'entry',
  'wait',
  'result',
  'chat',
] satisfies (keyof Tables)[]

/** Writes what a folder holds into an empty PostgreSQL, as an operator who moves house would. */
export async function copyToPostgres(folder: string, url: string): Promise<void> {
  const [from, to] = [await openStore({ data: folder }), await openStore({ url })]
  for (const table of TABLES) {
    const rows = await from.db.selectFrom(table).selectAll().execute()
    for (let i = 0; i < rows.length; i += 200)
      await to.db
        .insertInto(table)
        .values(rows.slice(i, i + 200))
        .execute()
  }
  await from.close()
  await to.close()
}
