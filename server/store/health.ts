import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The store is asked at most so often, however often we are. */
const FRESH = 1000
const PATIENCE = 2000

/** Says why nothing can be kept at the moment; undefined while a write is answered in time. */
export type Trouble = () => Promise<string | undefined>

/** Writes a line: a store that can only be read, or whose disk is full, serves nobody. */
export function healthOf(db: Kysely<Tables>): Trouble {
  let known: { readonly at: number; readonly trouble: string | undefined } | undefined
  let asking: Promise<string | undefined> | undefined

  async function write(): Promise<string | undefined> {
    const value = String(Date.now())
    try {
      await db
        .insertInto('setting')
        .values({ name: 'health', value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return undefined
    } catch {
      return 'nothing can be written'
    }
  }

  return async () => {
    if (known && performance.now() - known.at < FRESH) return known.trouble
    asking ??= write().then(trouble => {
      known = { at: performance.now(), trouble }
      asking = undefined
      return trouble
    })
    const late = new Promise<string>(done => setTimeout(done, PATIENCE, 'the store does not answer').unref())
    return Promise.race([asking, late])
  }
}
