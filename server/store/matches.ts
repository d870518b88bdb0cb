import type { Action, Pace } from '@taproom/protocol'
import type { OwnBox } from '../match/box.ts'
import type { Entry } from '../match/entry.ts'
import { reading, Unreadable } from '../match/unreadable.ts'
import type { Db } from './store.ts'
import type { EntryRow, MatchRow, SeatRow, WaitRow } from './tables.ts'

export interface Stored {
  readonly header: MatchRow
  readonly seats: readonly SeatRow[]
}

export function rowOf(match: string, { index, seat, at, id, action, bot, terms }: Entry): EntryRow {
  const { kind, ...data } = action
  const more = { ...(bot ? { bot } : {}), ...(terms ? { terms } : {}) }
  return { match, index, seat, kind, at, data: JSON.stringify({ ...data, id, ...more }) }
}

/** Entries are written by us alone, after the check at the border. */
export function entryOf({ index, seat, kind, data, at }: EntryRow): Entry {
  const { id, bot, terms, ...rest } = JSON.parse(data) as { id: string; bot?: string; terms?: number }
  // The bot that is to take a seat over is part of the action; the bot that made a move is not.
  const part = kind === 'move' ? rest : { ...rest, ...(bot ? { bot } : {}) }
  const action = { kind, ...part } as Action
  return { index, seat, at, id, action, ...(terms ? { terms } : {}), ...(kind === 'move' && bot ? { bot } : {}) }
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

export async function findMatch(db: Db, id: string): Promise<Stored | undefined> {
  const header = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
  if (!header) return undefined
  const seats = await db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute()
  return { header, seats }
}

export async function entriesFrom(db: Db, match: string, index: number): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom('entry')
    .selectAll()
    .where('match', '=', match)
    .where('index', '>=', index)
    .orderBy('index')
    .execute()
  return reading(match, () => rows.map(entryOf))
}

/** How many entries the logs of these matches have. */
export async function entryCounts(db: Db, matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('wait').select(['match', 'entries']).where('match', 'in', matches).execute()
  return new Map(rows.map(({ match, entries }) => [match, entries]))
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

/** Takes the work of a bot's next move for a while; false when another process has it or the match went on. */
export async function claimBot(db: Db, match: string, entries: number, now: number, until: number): Promise<boolean> {
  const claimed = await db
    .updateTable('wait')
    .set({ claimed: entries, claimed_until: until })
    .where('match', '=', match)
    .where('entries', '=', entries)
    .where(eb => eb.or([eb('claimed', '<>', entries), eb('claimed_until', '<', now)]))
    .returning('match')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function renewClaim(db: Db, match: string, entries: number, until: number): Promise<void> {
  await db
    .updateTable('wait')
    .set({ claimed_until: until })
    .where('match', '=', match)
    .where('claimed', '=', entries)
    .execute()
}

export interface ForgottenBot {
  readonly match: string
  /** Who brought the bot to the table. */
  readonly host: string | null
}

/** Matches whose bot should have moved by now: their process died, its claim ran out, or it was put off. The oldest first. */
export async function forgottenBots(
  db: Db,
  now: number,
  except: readonly string[] = [],
  exceptOf: readonly string[] = [],
): Promise<readonly ForgottenBot[]> {
  return db
    .selectFrom('wait')
    .innerJoin('match', 'match.id', 'wait.match')
    .select(['wait.match', 'match.host'])
    .where('match.status', '=', 'running')
    .where('wait.bot', 'is not', null)
    .where('wait.claimed_until', '<', now)
    .where('wait.since', '<', now - 1000)
    .$if(except.length > 0, query => query.where('wait.match', 'not in', except))
    .$if(exceptOf.length > 0, query =>
      query.where(eb => eb.or([eb('match.host', 'is', null), eb('match.host', 'not in', exceptOf)])),
    )
    .orderBy('wait.since')
    .limit(100)
    .execute()
}

/** Finished matches without results. */
export async function unsettledMatches(db: Db, now: number, except: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', ['over', 'ended'])
    .where('settled', '=', 0)
    .where('ended', '<', now - 3000)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
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

/** Rated matches of one person with bots whose person was due before that and has not come since. */
export async function leftLying(db: Db, before: number) {
  const rows = await db
    .selectFrom('wait')
    .innerJoin('match', 'match.id', 'wait.match')
    .innerJoin('seat', 'seat.match', 'match.id')
    .select(['match.id', eb => eb.fn.count('seat.person').as('people'), eb => eb.fn.max('seat.person').as('person')])
    .where('match.status', '=', 'running')
    .where('match.rated', '=', 1)
    .where('wait.due', '<', before)
    .groupBy('match.id')
    .having(eb => eb.fn.count('seat.person'), '=', 1)
    .limit(100)
    .execute()
  return rows.flatMap(({ id, person }) => (person === null ? [] : [{ match: id, person }]))
}

/** Open tables that nobody came to. */
export async function expireTables(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .updateTable('match')
    .set({ status: 'expired', ended: now })
    .where('status', '=', 'open')
    .where('expires', '<', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

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
