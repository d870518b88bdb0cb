import { randomUUID } from 'node:crypto'
import type { Db } from '../store/store.ts'

const NAME = 'drain'

/** Asks every process that runs now to hand over within so many seconds and to end. */
export async function askToDrain(db: Db, seconds: number): Promise<void> {
  const value = `${seconds} ${randomUUID()}`
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const lastWish = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst())?.value

/**
 * Looks for such a wish; answers the seconds once for each. What was asked for before this process opened is meant for others: that
 * is known by the wish itself, as the clocks of two machines may differ.
 */
export async function drainWishes(db: Db): Promise<() => Promise<number | undefined>> {
  let known = await lastWish(db)
  return async () => {
    const wish = await lastWish(db)
    if (wish === undefined || wish === known) return undefined
    known = wish
    return Number.parseInt(wish, 10)
  }
}
