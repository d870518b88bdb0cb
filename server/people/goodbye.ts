import type { LiveMatches } from '../live/live-matches.ts'
import type { Seating } from '../live/seating.ts'
import { unreadable } from '../match/unreadable.ts'
import { matchesOf } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import type { PersonRow } from '../store/tables.ts'

/** More matches than anybody plays at once. */
const MOST = 1000

/** Leaves every match in play to a bot, and every open table. */
export async function leaveEverything(
  db: Db,
  live: LiveMatches,
  seating: Seating,
  person: Pick<PersonRow, 'id' | 'name' | 'kind'>,
  id: string,
): Promise<void> {
  for (const { header } of await matchesOf(db, person.id, MOST)) {
    if (header.status !== 'running') continue
    await live.act(header.id, person.id, { action: { kind: 'leave' }, expected: 0, id }).catch(error => {
      // A match that nobody can read keeps nobody here.
      if (!unreadable(error)) throw error
    })
  }
  await seating.standUpEverywhere(person)
}
