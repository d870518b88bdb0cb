import type { OwnBox } from '../match/box.ts'
import type { Db } from './store.ts'
import type { MatchRow, SeatRow, WaitRow } from './tables.ts'

export interface Stored {
  readonly header: MatchRow
  readonly seats: readonly SeatRow[]
}

export async function insertMatch(
  db: Db,
  header: MatchRow,
  seats: readonly SeatRow[],
  wait: Omit<WaitRow, 'claimed' | 'claimed_until'> | undefined,
  box?: OwnBox,
): Promise<void> {
  await db.transaction().execute(async tx => {
    if (box)
      await tx
        .insertInto('box')
        .values({ hash: box.hash, data: box.text, created: header.created })
        .onConflict(conflict => conflict.column('hash').doUpdateSet({ created: header.created }))
        .execute()
    await tx.insertInto('match').values(header).execute()
    await tx
      .insertInto('seat')
      .values([...seats])
      .execute()
    if (wait)
      await tx
        .insertInto('wait')
        .values({ ...wait, claimed: -1, claimed_until: 0 })
        .execute()
  })
}

export async function findMatch(db: Db, id: string): Promise<Stored | undefined> {
  const header = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
  if (!header) return undefined
  const seats = await db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute()
  return { header, seats }
}

export type SeatChange = Partial<Pick<SeatRow, 'person' | 'bot' | 'key_hash' | 'name'>>

/** What a change at an open table came to. */
export type Seated = 'done' | 'not-open' | 'taken' | 'seated-already' | 'wrong-key' | 'nobody-sits'

/**
 * Changes an open table under a lock on its row, so that of two people who take the last seats one starts the match.
 * `change` answers what to do with the seats as they are then.
 */
export async function changeSeats(
  db: Db,
  match: string,
  at: number,
  expires: number,
  change: (stored: Stored) => { readonly seat: number; readonly to: SeatChange } | Exclude<Seated, 'done'>,
  begin: (stored: Stored) => Omit<WaitRow, 'claimed' | 'claimed_until'>,
): Promise<Seated> {
  return db.transaction().execute(async tx => {
    const locked = await tx
      .updateTable('match')
      .set({ expires })
      .where('id', '=', match)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    const stored = locked && (await findMatch(tx, match))
    if (!stored) return 'not-open'
    const wanted = change(stored)
    if (typeof wanted === 'string') return wanted
    if (Object.keys(wanted.to).length === 0) return 'done'
    await tx.updateTable('seat').set(wanted.to).where('match', '=', match).where('seat', '=', wanted.seat).execute()
    const seats = stored.seats.map(seat => (seat.seat === wanted.seat ? { ...seat, ...wanted.to } : seat))
    if (seats.every(({ person, bot }) => person ?? bot)) {
      const started = { status: 'running', started: at, expires: null } as const
      await tx.updateTable('match').set(started).where('id', '=', match).execute()
      const wait = begin({ header: { ...stored.header, ...started }, seats })
      await tx
        .insertInto('wait')
        .values({ ...wait, claimed: -1, claimed_until: 0 })
        .execute()
    }
    return 'done'
  })
}

/** Ends a match that nobody can read, for one who sits there or for the house; false when they do not, or it is not in play. */
export async function endUnread(db: Db, match: string, person: string | undefined, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('match')
    // There is nothing to be settled.
    .set({ status: 'ended', ended: now, reason: 'unreadable', settled: 1 })
    .where('id', '=', match)
    .where('status', '=', 'running')
    .$if(person !== undefined, query =>
      query.where(
        'id',
        'in',
        db
          .selectFrom('seat')
          .select('match')
          .where('match', '=', match)
          .where('person', '=', person ?? ''),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
