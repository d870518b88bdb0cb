import type { Person } from '@taproom/protocol'
import { type Belief, together } from '../rating/rating.ts'
import type { Db } from '../store/store.ts'
import { mergeNotes } from './notes.ts'
import { mergeTies } from './ties.ts'

/**
 * A guest turned out to be somebody with an account: seats, results, ratings, chat, settings and tokens become theirs.
 * At the tables they keep the name the others know. Where both sit at one table the guest's seat stays as it is, because
 * nobody sits twice. Answers the matches that changed.
 */
export async function mergeGuest(db: Db, guest: Person, account: Person): Promise<readonly string[]> {
  if (guest.kind !== 'guest' || guest.id === account.id) return []
  const from = guest.id
  const to = account.id
  return db.transaction().execute(async tx => {
    const gone = await tx
      .updateTable('person')
      .set({ deleted: 1, merged: to, name: '' })
      .where('id', '=', from)
      .where('deleted', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return []
    const own = tx.selectFrom('seat').select('seat.match').where('seat.person', '=', to)
    const moved = await tx
      .updateTable('seat')
      .set({ person: to })
      .where('person', '=', from)
      .where('match', 'not in', own)
      .returning('match')
      .execute()
    await tx.updateTable('match').set({ host: to }).where('host', '=', from).execute()
    await tx.updateTable('result').set({ person: to, player: to }).where('person', '=', from).execute()
    await tx.updateTable('chat').set({ person: to }).where('person', '=', from).execute()
    await mergeRatings(tx, from, to)
    await mergeSettings(tx, from, to)
    await mergeTies(tx, from, to)
    await mergeNotes(
      tx,
      from,
      to,
      moved.map(({ match }) => match),
    )
    // Programs go on; the guest's own cookie is replaced by that of the account.
    await tx.updateTable('session').set({ person: to }).where('person', '=', from).where('kind', '=', 'token').execute()
    await tx.deleteFrom('session').where('person', '=', from).execute()
    await tx.deleteFrom('challenge').where('person', '=', from).execute()
    return moved.map(({ match }) => match)
  })
}

async function mergeRatings(tx: Db, from: string, to: string): Promise<void> {
  for (const row of await tx.selectFrom('rating').selectAll().where('player', '=', from).execute()) {
    const place = { player: to, game: row.game, pool: row.pool }
    const known: (Belief & { matches: number }) | undefined = await tx
      .selectFrom('rating')
      .select(['mu', 'sigma', 'matches'])
      .where(({ and }) => and(place))
      .executeTakeFirst()
    const { mu, sigma } = known ? together(known, row) : row
    const both = { mu, sigma, matches: row.matches + (known?.matches ?? 0), updated: row.updated }
    await tx
      .insertInto('rating')
      .values({ ...place, ...both })
      .onConflict(conflict => conflict.columns(['player', 'game', 'pool']).doUpdateSet(both))
      .execute()
  }
  await tx.deleteFrom('rating').where('player', '=', from).execute()
}

/** What the account has set itself counts. */
async function mergeSettings(tx: Db, from: string, to: string): Promise<void> {
  const mutes = await tx.selectFrom('mute').selectAll().where('person', '=', from).execute()
  for (const { muted } of mutes)
    await tx
      .insertInto('mute')
      .values({ person: to, muted })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  for (const notice of await tx.selectFrom('notice').selectAll().where('person', '=', from).execute())
    await tx
      .insertInto('notice')
      .values({ ...notice, person: to })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  for (const told of await tx.selectFrom('outbox').selectAll().where('person', '=', from).execute())
    await tx
      .insertInto('outbox')
      .values({ ...told, person: to })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  await tx
    .updateTable('mute')
    .set({ muted: to })
    .where('muted', '=', from)
    .where('person', 'not in', deafTo(tx, to))
    .execute()
  await tx.deleteFrom('mute').where('muted', '=', from).execute()
  for (const table of ['mute', 'notice', 'outbox', 'confirmation'] as const)
    await tx
      .deleteFrom(table as 'mute')
      .where('person', '=', from)
      .execute()
}

const deafTo = (tx: Db, to: string) =>
  tx.selectFrom('mute as others').select('others.person').where('others.muted', '=', to)
