import type { Action } from '@taproom/protocol'
import type { Entry } from '../match/entry.ts'
import { reading } from '../match/unreadable.ts'
import type { Db } from './store.ts'
import type { EntryRow } from './tables.ts'

export function rowOf(match: string, { index, seat, at, id, action, bot, terms }: Entry): EntryRow {
  // Nearly all of them are moves, and to take them apart takes longer than to write them.
  if (action.kind === 'move') {
    const { kind, move } = action
    return { match, index, seat, kind, at, data: JSON.stringify(bot ? { move, id, bot } : { move, id }) }
  }
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
