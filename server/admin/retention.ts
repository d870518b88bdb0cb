import { forgetPerson } from '../people/goodbye.ts'
import { forgetMatch } from '../store/forget-match.ts'
import type { Db } from '../store/store.ts'
import type { House } from './errands.ts'

/** For how many days something is kept; 0 is for ever. */
export interface Keep {
  readonly guests: number
  readonly matches: number
  readonly chat: number
}

const DAY = 24 * 3600 * 1000
/** So many in one round, so that nobody waits for it; the next round goes on. */
const AT_ONCE = 100

const overBefore = (db: Db, before: number) =>
  db
    .selectFrom('match')
    .select('match.id')
    .where('match.ended', '<', before)
    .where(eb =>
      eb.or([
        eb('match.status', '=', 'expired'),
        eb.and([eb('match.status', 'in', ['over', 'ended']), eb('match.settled', '=', 1)]),
      ]),
    )

/** Forgets what the operator does not want to keep any longer. */
export async function forgetKept(house: House, keep: Keep, now: number): Promise<void> {
  const { db, changed } = house
  if (keep.chat > 0) {
    const before = now - keep.chat * DAY
    await db.deleteFrom('chat').where('match', 'in', overBefore(db, before)).execute()
  }
  if (keep.matches > 0) {
    const old = overBefore(db, now - keep.matches * DAY)
    for (const { id } of await old.orderBy('match.ended').limit(AT_ONCE).execute()) {
      await forgetMatch(db, id)
      await changed(id)
    }
  }
  if (keep.guests > 0)
    for (const guest of await goneGuests(db, now - keep.guests * DAY)) await forgetPerson(house, guest)
}

/** Guests and programs without an account who have not been here since; their visits are written down once a day. */
const goneGuests = (db: Db, before: number) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'kind'])
    .where('kind', '<>', 'account')
    .where('deleted', '=', 0)
    .where('seen', '<', before)
    .orderBy('seen')
    .limit(AT_ONCE)
    .execute()
