import type { Pace } from '@taproom/protocol'
import type { Stored } from './matches.ts'
import type { Db } from './store.ts'
import type { MatchRow, WaitRow } from './tables.ts'

/** Which tables somebody looks for. */
interface TableWishes {
  readonly game?: string
  readonly pace?: Pace['kind']
  readonly reader?: string
}

/** Public tables: those one can sit down at, or those one can watch. Nobody fills the list: only so many of one host are told. */
export async function publicTables(
  db: Db,
  status: 'open' | 'running',
  limit: number,
  perHost: number,
  { game, pace, reader }: TableWishes = {},
): Promise<readonly Stored[]> {
  let query = db.selectFrom('match').selectAll().where('visibility', '=', 'public').where('status', '=', status)
  if (game !== undefined) query = query.where('game', '=', game)
  if (pace !== undefined) query = query.where('pace', 'like', `{"kind":"${pace}"%`)
  // Nobody is offered a seat that they would be refused, nor one with somebody they blocked.
  if (reader !== undefined && status === 'open')
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('block')
            .select('block.person')
            .where(eb =>
              eb.or([
                eb.and([eb('block.person', '=', reader), eb('block.blocked', '=', eb.ref('match.host'))]),
                eb.and([eb('block.blocked', '=', reader), eb('block.person', '=', eb.ref('match.host'))]),
              ]),
            ),
        ),
      ),
    )
  const headers = await query
    .orderBy('created', 'desc')
    .limit(limit * 10)
    .execute()
  const hosts = new Map<string, number>()
  const shown = headers.filter(({ host }) => {
    const before = hosts.get(host ?? '') ?? 0
    hosts.set(host ?? '', before + 1)
    return host === null || before < perHost
  })
  return withSeats(db, shown.slice(0, limit))
}

export async function matchesOf(db: Db, person: string, limit: number): Promise<readonly Stored[]> {
  const headers = await db
    .selectFrom('match')
    .selectAll()
    .where('id', 'in', db.selectFrom('seat').select('match').where('person', '=', person))
    .orderBy('created', 'desc')
    .limit(limit)
    .execute()
  return withSeats(db, headers)
}

/** Rematches in which the seat that somebody had before is still free. */
export async function rematchesFor(db: Db, person: string, limit: number) {
  const rows = await db
    .selectFrom('match')
    .innerJoin('seat as old', 'old.match', 'match.before')
    .innerJoin('seat as free', join => join.onRef('free.match', '=', 'match.id').onRef('free.seat', '=', 'old.seat'))
    .selectAll('match')
    .select('free.seat as own')
    .where('old.person', '=', person)
    .where('match.status', '=', 'open')
    .where('free.person', 'is', null)
    .where('free.bot', 'is', null)
    .where('match.id', 'not in', db.selectFrom('seat').select('match').where('person', '=', person))
    .orderBy('match.created', 'desc')
    .limit(limit)
    .execute()
  const stored = await withSeats(
    db,
    rows.map(({ own: _, ...header }) => header),
  )
  return stored.map((one, i) => ({ ...one, seat: rows[i]?.own ?? 0 }))
}

/** Whom running matches wait for. */
export async function waitsOf(db: Db, matches: readonly string[]) {
  if (matches.length === 0) return new Map<string, Pick<WaitRow, 'seat' | 'since' | 'due'>>()
  const rows = await db
    .selectFrom('wait')
    .select(['match', 'seat', 'since', 'due'])
    .where('match', 'in', matches)
    .execute()
  return new Map(rows.map(({ match, seat, since, due }) => [match, { seat, since, due }]))
}

async function withSeats(db: Db, headers: readonly MatchRow[]): Promise<readonly Stored[]> {
  if (headers.length === 0) return []
  const ids = headers.map(({ id }) => id)
  const seats = await db.selectFrom('seat').selectAll().where('match', 'in', ids).orderBy('seat').execute()
  return headers.map(header => ({ header, seats: seats.filter(({ match }) => match === header.id) }))
}
