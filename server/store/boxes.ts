import type { OwnBox } from '../match/box.ts'
import { Unreadable } from '../match/unreadable.ts'
import type { Db } from './store.ts'
import type { MatchRow } from './tables.ts'

export async function boxOf(db: Db, { id, box }: MatchRow): Promise<OwnBox | undefined> {
  // A folder of an earlier version has no such column before it is opened for good.
  if (box == null) return undefined
  const kept = await db.selectFrom('box').selectAll().where('hash', '=', box).executeTakeFirst()
  if (!kept) throw new Unreadable(id, 'its components are gone')
  return { hash: kept.hash, text: kept.data }
}

/** Boxes that were brought to tables at which nobody came to play. */
export async function forgetBoxes(db: Db, before: number): Promise<void> {
  const played = db.selectFrom('match').select('match.box').where('match.box', 'is not', null)
  await db
    .deleteFrom('box')
    .where('created', '<', before)
    .where('hash', 'not in', played.where('status', '<>', 'expired').$castTo<{ box: string }>())
    .execute()
}
