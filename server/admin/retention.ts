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
    await db.deleteFrom('chat').where('match', 'in', overBefore(db, before).select('match.id')).execute()
  }
  if (keep.matches > 0) {
    const old = overBefore(db, now - keep.matches * DAY)
    for (const { id } of await old.select('match.id').orderBy('match.ended').limit(AT_ONCE).execute()) {
      await forgetMatch(db, id)
      await changed(id)
    }
  }
  if (keep.guests > 0) {
    const gone = goneGuests(db, now - keep.guests * DAY).select(['id', 'name', 'kind'])
    for (const guest of await gone.orderBy('seen').limit(AT_ONCE).execute()) await forgetPerson(house, guest)
  }
}

/** Guests and programs without an account who have not been here since; their visits are written down once a day. */
const goneGuests = (db: Db, before: number) =>
  db.selectFrom('person').where('kind', '<>', 'account').where('deleted', '=', 0).where('seen', '<', before)

/** How much would be forgotten now, were it kept for so many days. */
export async function countKept(db: Db, days: number, now: number) {
  const before = now - days * DAY
  const over = overBefore(db, before)
  const chat = db.selectFrom('chat').where('match', 'in', over.select('match.id'))
  const [guests, matches, lines] = await Promise.all([
    goneGuests(db, before)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    over.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    chat.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
  ])
  return { days, guests: Number(guests.count), matches: Number(matches.count), chat: Number(lines.count) }
}
