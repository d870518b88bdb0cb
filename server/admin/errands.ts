import { forgetPerson, leaveEverything, type Places } from '../people/goodbye.ts'
import { forgetMatch } from '../store/forget-match.ts'
import type { Db } from '../store/store.ts'
import type { ErrandRow } from '../store/tables.ts'

/** What a server needs to do what the operator asks for. */
export interface House extends Places {
  /** Tells everybody, here and in other processes, that a match is not what it was. */
  changed(match: string): Promise<void>
}

type Errand = Pick<ErrandRow, 'kind' | 'subject'>

/** An errand is given up by the one who asked long before that. */
const KEPT = 24 * 3600 * 1000

/**
 * Does what the operator wrote into the store from outside. The server does it and not the command: it alone has the matches in
 * memory and the sockets open. Of several processes one takes an errand.
 */
export async function doErrands(house: House, now: number): Promise<void> {
  const { db } = house
  const waiting = await db.selectFrom('errand').select('id').where('taken', 'is', null).orderBy('at').execute()
  for (const { id } of waiting) {
    const errand = await db
      .updateTable('errand')
      .set({ taken: now })
      .where('id', '=', id)
      .where('taken', 'is', null)
      .returning(['kind', 'subject'])
      .executeTakeFirst()
    if (!errand) continue
    const answer = await carryOut(house, errand, now).catch((error: Error) => `it did not work: ${error.message}`)
    await db.updateTable('errand').set({ answer }).where('id', '=', id).execute()
  }
}

/** Errands that nobody waits for any more. */
export async function forgetErrands(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('errand')
    .where('taken', '<', now - KEPT)
    .execute()
}

async function carryOut(house: House, { kind, subject }: Errand, now: number): Promise<string> {
  if (kind === 'end') return end(house, subject, now)
  const person = await house.db
    .selectFrom('person')
    .select(['id', 'name', 'kind'])
    .where('id', '=', subject)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  if (kind === 'delete' && !person) return deleteMatch(house, subject)
  if (!person) return NOBODY
  const { db, endings } = house
  if (kind === 'ban') {
    const row = { person: person.id, at: now }
    await db
      .insertInto('ban')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await db.deleteFrom('session').where('person', '=', person.id).execute()
    await endings.tell({ person: person.id })
    await leaveEverything(house, person, `banned-${person.id}`)
    return DONE
  }
  await forgetPerson(house, person)
  return DONE
}

export const DONE = 'done'
const NOBODY = 'there is no such person'

/** Ends a match in play, which is nobody's loss, or clears away an open table. */
async function end({ db, live, changed }: House, match: string, now: number): Promise<string> {
  const cleared = await db
    .updateTable('match')
    .set({ status: 'expired', ended: now })
    .where('id', '=', match)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  const ended = cleared !== undefined || (await live.endByHouse(match))
  if (ended) await changed(match)
  return ended ? DONE : 'there is no such match in play, nor an open table'
}

async function deleteMatch({ db, changed }: House, match: string): Promise<string> {
  const row = await db.selectFrom('match').select(['status', 'settled']).where('id', '=', match).executeTakeFirst()
  if (!row) return 'there is no such match, nor such a person'
  if (row.status === 'open' || row.status === 'running') return 'this match is not over; end it first'
  if (row.status !== 'expired' && row.settled === 0) return 'its results are being written; try again in a moment'
  await forgetMatch(db, match)
  await changed(match)
  return DONE
}
