import type { AnyRoom } from '@taproom/engine'
import { Match } from '../../match/match.ts'
import { freshId, makePerson, openSession } from '../../people/people.ts'
import { rowOf } from '../../store/entries.ts'
import type { Store } from '../../store/store.ts'
import type { EntryRow, SeatRow } from '../../store/tables.ts'
import { headerOf, type Script, scriptsOf } from './prepared.ts'

/** Matches of the same two people, each so many moves long. */
export interface HalfPlayed {
  readonly tokens: readonly string[]
  readonly matches: readonly { readonly id: string; readonly script: Script }[]
  readonly moves: number
}

/** So many rows in one statement: SQLite takes 32,766 values. */
const ROWS = 1000

/** Written into the store at one go, as if all of it had been played. */
export async function halfPlayed(store: Store, room: AnyRoom, count: number, moves: number): Promise<HalfPlayed> {
  const now = Date.now()
  const scripts = scriptsOf(room)
  const people = [await makePerson(store.db, 'Ann', 'bot', now), await makePerson(store.db, 'Bob', 'bot', now)]
  const tokens = await Promise.all(people.map(({ id }) => openSession(store.db, id, 'token', 'bench', now)))
  const seatsOf = (match: string) =>
    people.map(({ id, name }, seat): SeatRow => ({ match, seat, person: id, bot: null, key_hash: null, name }))
  const played = scripts.map(script => {
    const header = headerOf(room, 'm', script.seed, now)
    const match = new Match(room, header, seatsOf('m'))
    const rows: EntryRow[] = []
    for (const { seat, move } of script.moves.slice(0, moves)) {
      const entry = match.entry(seat, now, `${match.index}-0123456789abcdef`, { kind: 'move', move })
      match.apply(entry)
      rows.push(rowOf('m', entry))
    }
    return { script, header, rows, wait: match.summary() }
  })
  const all = Array.from({ length: count }, (_, i) => ({ id: freshId(), ...played[i % played.length] }))
  await store.db.transaction().execute(async tx => {
    const insert = async <T>(rows: readonly T[], into: (part: T[]) => Promise<unknown>) => {
      for (let from = 0; from < rows.length; from += ROWS) await into(rows.slice(from, from + ROWS))
    }
    await insert(
      all.map(({ id, header }) => ({ ...header, id })),
      part => tx.insertInto('match').values(part).execute(),
    )
    await insert(
      all.flatMap(({ id }) => seatsOf(id)),
      part => tx.insertInto('seat').values(part).execute(),
    )
    await insert(
      all.map(({ id, wait }) => ({ ...wait, match: id, claimed: -1, claimed_until: 0 })),
      part => tx.insertInto('wait').values(part).execute(),
    )
    await insert(
      all.flatMap(({ id, rows }) => rows.map(row => ({ ...row, match: id }))),
      part => tx.insertInto('entry').values(part).execute(),
    )
  })
  return { tokens: tokens.map(({ token }) => token), matches: all.map(({ id, script }) => ({ id, script })), moves }
}
