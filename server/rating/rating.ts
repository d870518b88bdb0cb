import type { Standing } from '@taproom/engine'
import type { Pool } from '@taproom/protocol'
import { rate } from 'openskill'
import type { Match } from '../match/match.ts'
import type { Db, Store } from '../store/store.ts'
import type { RatingRow, ResultRow } from '../store/tables.ts'

/** What a newcomer is thought to be. */
const MU = 25
const SIGMA = MU / 3

/** What is thought of somebody: how good, and how sure that is. */
export type Belief = Pick<RatingRow, 'mu' | 'sigma'>

/** What two beliefs that were formed apart, each from the same beginning, say together. */
export function together(a: Belief, b: Belief): Belief {
  const weight = ({ sigma }: Belief) => 1 / sigma ** 2
  const newcomer = { mu: MU, sigma: SIGMA }
  const sure = weight(a) + weight(b) - weight(newcomer)
  // Two who are hardly known may be surer apart than together; then it is as if there were one of them.
  if (sure <= weight(newcomer)) return weight(a) > weight(b) ? a : b
  const mu = (a.mu * weight(a) + b.mu * weight(b) - MU * weight(newcomer)) / sure
  return { mu, sigma: Math.sqrt(1 / sure) }
}

/** How far back a person's matches are looked at, and how many of them are told. */
const LAST = 500
const SHOWN = 100

/** One place at the end of a match. */
interface Placed {
  readonly seat: number
  /** A person's id, or `bot:<name>`. */
  readonly player: string
  readonly person: string | null
  readonly total: number
  readonly rank: number
}

/** Whether who gave the seat to a bot, or was late, lost, whatever the bot made of it. Whom the others sent away in time did not:
 * otherwise two who agree could take every match from a third. */
const isGone = ({ seats, bots, sentAway }: Match, seat: number): boolean =>
  seats[seat]?.person != null && bots[seat] !== undefined && sentAway.get(seat)?.late !== false

/**
 * The places of a match that ended before its end; undefined where that is nobody's loss. Where it counts nobody goes without
 * one: who is gone, or ended it while bots sat there, shares the last place. People among themselves may agree on an end.
 */
function earlyPlaces(match: Match): readonly Standing[] | undefined {
  const { counts, ended, seats } = match
  const withBots = seats.some(({ bot }) => bot !== null)
  if (!counts || !(ended === 'time' || ended === 'abandoned' || (ended === 'agreed' && withBots))) return undefined
  const { game, state } = match.table
  return game.standings(state).map(({ seat, total }) => {
    const lost = isGone(match, seat) || (ended === 'agreed' && seats[seat]?.person != null)
    return { seat, total, rank: lost ? seats.length : 1 }
  })
}

export function placesOf(match: Match): readonly Placed[] | undefined {
  const standings = match.ended === undefined ? match.standings() : earlyPlaces(match)
  return standings?.map(({ seat, total, rank }) => {
    const { person = null, bot } = match.seats[seat] ?? {}
    return {
      seat,
      person,
      total,
      player: person ?? `bot:${bot}`,
      rank: isGone(match, seat) ? standings.length : rank,
    }
  })
}

/** Bots are rated apart: a match with a bot at the table moves other numbers than one among people. */
const poolOf = (match: Match): Pool => (match.seats.some(({ bot }) => bot !== null) ? 'mixed' : 'people')

/** Writes results and ratings of a finished match, once, whoever does it first. */
export async function settle(store: Store, match: Match, now: number): Promise<void> {
  const { header } = match
  await store.db.transaction().execute(async tx => {
    const first = await tx
      .updateTable('match')
      .set({ settled: 1 })
      .where('id', '=', header.id)
      .where('settled', '=', 0)
      .returning('id')
      .executeTakeFirst()
    const placed = first ? placesOf(match) : undefined
    if (!placed) return
    const places = await underAccounts(tx, placed)
    const deleted = await deletedAmong(tx, places)
    const rated = header.rated === 1 && new Set(places.map(({ player }) => player)).size > 1
    const moved = rated
      ? await moveRatings(tx, store.kind, header.game, poolOf(match), places, deleted, now)
      : undefined
    const rows = places.map(
      (place): ResultRow => ({
        match: header.id,
        game: header.game,
        seat: place.seat,
        player: place.person && deleted.has(place.person) ? 'deleted' : place.player,
        person: place.person && deleted.has(place.person) ? null : place.person,
        total: place.total,
        rank: place.rank,
        seats: places.length,
        mu_before: moved?.get(place.player)?.before ?? null,
        mu_after: moved?.get(place.player)?.after ?? null,
        ended: now,
      }),
    )
    await tx.insertInto('result').values(rows).execute()
  })
}

/** Guests who signed in while the last moves were made. */
async function underAccounts(db: Db, places: readonly Placed[]): Promise<readonly Placed[]> {
  const ids = places.flatMap(({ person }) => person ?? [])
  if (ids.length === 0) return places
  const rows = await db
    .selectFrom('person')
    .select(['id', 'merged'])
    .where('id', 'in', ids)
    .where('merged', 'is not', null)
    .execute()
  const accounts = new Map(rows.map(({ id, merged }) => [id, merged]))
  return places.map(place => {
    const account = place.person && accounts.get(place.person)
    return account ? { ...place, person: account, player: account } : place
  })
}

async function deletedAmong(db: Db, places: readonly Placed[]): Promise<ReadonlySet<string>> {
  const ids = places.flatMap(({ person }) => person ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('person').select('id').where('id', 'in', ids).where('deleted', '=', 1).execute()
  return new Set(rows.map(({ id }) => id))
}

async function moveRatings(
  tx: Db,
  kind: Store['kind'],
  game: string,
  pool: Pool,
  places: readonly Placed[],
  deleted: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, { readonly before: number; readonly after: number }>> {
  // In one order, so that two matches that end at once do not wait for each other in a ring.
  const players = [...new Set(places.map(({ player }) => player))].sort()
  await tx
    .insertInto('rating')
    .values(players.map(player => ({ player, game, pool, mu: MU, sigma: SIGMA, matches: 0, updated: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const query = tx
    .selectFrom('rating')
    .selectAll()
    .where('player', 'in', players)
    .where('game', '=', game)
    .where('pool', '=', pool)
    .orderBy('player')
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
  const known = new Map(rows.map(row => [row.player, row]))
  const after = rate(
    places.map(({ player }) => [{ mu: known.get(player)?.mu ?? MU, sigma: known.get(player)?.sigma ?? SIGMA }]),
    { rank: places.map(({ rank }) => rank) },
  )
  const moved = new Map<string, { before: number; after: number }>()
  for (const player of players) {
    // A bot may sit in several seats: it moves by their mean.
    const own = after.flatMap((team, i) => (places[i]?.player === player ? team : []))
    const mean = (of: 'mu' | 'sigma') => own.reduce((sum, rating) => sum + rating[of], 0) / own.length
    const row = known.get(player)
    if (!row) continue
    moved.set(player, { before: row.mu, after: mean('mu') })
    const there = tx.deleteFrom('rating').where('player', '=', player).where('game', '=', game).where('pool', '=', pool)
    if (deleted.has(player)) await there.execute()
    else
      await tx
        .updateTable('rating')
        .set({ mu: mean('mu'), sigma: mean('sigma'), matches: row.matches + 1, updated: now })
        .where('player', '=', player)
        .where('game', '=', game)
        .where('pool', '=', pool)
        .execute()
  }
  return moved
}

/** A rating as people read it: what one is at least, with much certainty; grows with every match that confirms it. */
export const shown = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number =>
  Math.round((mu - 3 * sigma) * 40 + 1000)

export async function ladder(db: Db, game: string, pool: Pool, limit: number) {
  const rows = await db
    .selectFrom('rating')
    .leftJoin('person', 'person.id', 'rating.player')
    .select(['rating.player', 'rating.mu', 'rating.sigma', 'rating.matches', 'person.name'])
    .where('rating.game', '=', game)
    .where('rating.pool', '=', pool)
    .execute()
  return rows
    .map(({ player, name, matches, mu, sigma }) => ({ player, name, matches, rating: shown({ mu, sigma }) }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, limit)
}

/** Of these matches those that this reader may find: public ones, and where they sat themselves. */
async function findable(db: Db, matches: readonly string[], reader: string | undefined): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set()
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('id', 'in', matches)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('visibility', '=', 'public'),
        eb(
          'id',
          'in',
          selectFrom('seat')
            .select('seat.match')
            .where('seat.person', '=', reader ?? ''),
        ),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What a person has played: numbers per game, and their last matches as far as the reader may find them. */
export async function historyOf(db: Db, person: string, reader: string | undefined) {
  const results = await db
    .selectFrom('result')
    .selectAll()
    .where('person', '=', person)
    .orderBy('ended', 'desc')
    .limit(2000)
    .execute()
  const ratings = await db.selectFrom('rating').selectAll().where('player', '=', person).execute()
  const last = results.slice(0, LAST)
  const known = await findable(
    db,
    last.map(({ match }) => match),
    reader,
  )
  const shownOnes = last.filter(({ match }) => known.has(match)).slice(0, SHOWN)
  const games = [...new Set(results.map(({ game }) => game))].sort()
  return {
    games: games.map(game => {
      const own = results.filter(result => result.game === game)
      const totals = own.map(({ total }) => total)
      return {
        game,
        matches: own.length,
        wins: own.filter(({ rank }) => rank === 1).length,
        mean: totals.reduce((sum, total) => sum + total, 0) / own.length,
        best: Math.max(...totals),
        ratings: ratings
          .filter(rating => rating.game === game)
          .map(rating => ({ pool: rating.pool, rating: shown(rating), matches: rating.matches })),
      }
    }),
    matches: shownOnes.map(({ match, game, seat, seats, rank, total, ended }) => ({
      match,
      game,
      seat,
      seats,
      rank,
      total,
      ended,
    })),
  }
}
