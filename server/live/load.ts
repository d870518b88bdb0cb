import { Match } from '../match/match.ts'
import { reading, Unreadable } from '../match/unreadable.ts'
import { entriesFrom, type Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

/** A match from its log. */
export async function loadMatch(db: Db, rooms: Rooms, { header, seats }: Stored): Promise<Match> {
  const { id, game } = header
  const found = await rooms.of(header)
  if (!found) throw new Unreadable(id, `there is no game "${game}" on the shelf`)
  const entries = await entriesFrom(db, id, 0)
  return reading(id, () => {
    const match = new Match(found.room, header, seats, found.trouble)
    for (const entry of entries) {
      if (entry.index !== match.index) throw new Error(`entry ${match.index} is missing`)
      match.apply(entry)
    }
    return match
  })
}
