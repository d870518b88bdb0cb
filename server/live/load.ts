import type { Entry } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { reading, Unreadable } from '../match/unreadable.ts'
import { entriesFrom } from '../store/entries.ts'
import type { Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

/** A match from its log: after so many entries, and those that came later. */
export interface Loaded {
  readonly match: Match
  readonly later: readonly Entry[]
}

export async function loadMatch(
  db: Db,
  rooms: Rooms,
  { header, seats }: Stored,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Loaded> {
  const { id, game } = header
  const found = await rooms.of(header)
  if (!found) throw new Unreadable(id, `there is no game "${game}" on the shelf`)
  const entries = await entriesFrom(db, id, 0)
  return reading(id, () => {
    const match = new Match(found.room, header, seats, found.trouble)
    for (const entry of entries.slice(0, upTo)) {
      if (entry.index !== match.index) throw new Error(`entry ${match.index} is missing`)
      match.apply(entry)
    }
    return { match, later: entries.slice(upTo) }
  })
}
