import { sql } from 'kysely'
import { hashOf } from '../people/people.ts'
import type { Db } from '../store/store.ts'

/** Counts what costs much or may be abused; the count begins anew so many milliseconds after its first one. */
export interface Limits {
  /** Counts one more; false when there were `most` already. */
  take(what: string, most: number, within: number, now?: number): Promise<boolean>
  /** Forgets counts that are over. */
  tidy(now: number): Promise<void>
}

interface Counted {
  count: number
  until: number
}

/** The embedded store belongs to one process, which counts in memory. */
export function limitsHere(): Limits {
  const counts = new Map<string, Counted>()
  return {
    async take(what, most, within, now = Date.now()) {
      const known = counts.get(what)
      const counted = known && known.until > now ? known : { count: 0, until: now + within }
      counts.set(what, counted)
      return ++counted.count <= most
    },
    async tidy(now) {
      for (const [what, { until }] of counts) if (until <= now) counts.delete(what)
    },
  }
}

/**
 * Counted in the store, so that it holds over all processes. Under the hash of what is counted and a secret of this server:
 * the addresses of devices are not kept.
 */
export function limitsInStore(db: Db, secret: string): Limits {
  return {
    async take(what, most, within, now = Date.now()) {
      const { count } = await db
        .insertInto('allowance')
        .values({ what: hashOf(`${secret} ${what}`), count: 1, until: now + within })
        .onConflict(conflict =>
          conflict.column('what').doUpdateSet({
            count: sql`case when allowance.until > ${now} then allowance.count + 1 else 1 end`,
            until: sql`case when allowance.until > ${now} then allowance.until else excluded.until end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      return count <= most
    },
    async tidy(now) {
      await db.deleteFrom('allowance').where('until', '<=', now).execute()
    },
  }
}
