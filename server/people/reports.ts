import { randomUUID } from 'node:crypto'
import type { Refused, ReportReason } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'

interface Report {
  readonly person: string
  readonly match?: string
  readonly reason: ReportReason
  readonly text: string
}

/** Puts down for the operator what somebody tells about another, with the name that one had then. */
export async function report(db: Db, by: string, told: Report, at: number): Promise<Refused | undefined> {
  if (told.person === by) return no('bad-request', 'nobody reports themselves')
  const about = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', '=', told.person)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  if (!about) return no('no-person', 'there is no such person')
  const { match = null, reason, text } = told
  await db
    .insertInto('report')
    .values({ id: randomUUID(), by, about: about.id, name: about.name, match, reason, text, at, closed: 0 })
    .execute()
  return undefined
}
