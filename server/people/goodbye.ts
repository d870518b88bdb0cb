import type { Person } from '@taproom/protocol'
import type { LiveMatches } from '../live/live-matches.ts'
import type { Seating } from '../live/seating.ts'
import { unreadable } from '../match/unreadable.ts'
import { matchesOf } from '../store/match-lists.ts'
import type { Db } from '../store/store.ts'
import type { Endings } from './endings.ts'
import { deletePerson } from './people.ts'

/** More matches than anybody plays at once. */
const MOST = 1000

/** Where somebody may be met who goes. */
export interface Places {
  readonly db: Db
  readonly live: LiveMatches
  readonly seating: Seating
  readonly endings: Endings
}

/** Leaves every match in play to a bot, and every open table. */
export async function leaveEverything({ db, live, seating }: Places, person: Person, id: string): Promise<void> {
  for (const { header } of await matchesOf(db, person.id, MOST)) {
    if (header.status !== 'running') continue
    await live.act(header.id, person.id, { action: { kind: 'leave' }, expected: 0, id }).catch(error => {
      // A match that nobody can read keeps nobody here.
      if (!unreadable(error)) throw error
    })
  }
  await seating.standUpEverywhere(person)
}

/** Somebody goes for good. */
export async function forgetPerson(places: Places, person: Person): Promise<void> {
  await leaveEverything(places, person, `deleted-${person.id}`)
  await deletePerson(places.db, person.id)
  await places.endings.tell({ person: person.id })
}
