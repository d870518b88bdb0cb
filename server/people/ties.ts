import type { Db } from '../store/store.ts'

/** Friends, blocks, invitations and reports, where a whole person is looked at: to be told, forgotten or merged. */

export async function tiesOf(db: Db, person: string) {
  return {
    friends: await db.selectFrom('friend').selectAll().where('person', '=', person).execute(),
    blocks: await db.selectFrom('block').selectAll().where('person', '=', person).execute(),
    invitations: await db.selectFrom('invitation').selectAll().where('person', '=', person).execute(),
    reports: await db
      .selectFrom('report')
      .select(['about', 'match', 'reason', 'text', 'at'])
      .where('by', '=', person)
      .execute(),
  }
}

/** What the person told about others stays for the operator, without saying who told it. */
export async function forgetTies(tx: Db, person: string): Promise<void> {
  await tx.deleteFrom('friend_link').where('person', '=', person).execute()
  await tx
    .deleteFrom('friend')
    .where(eb => eb.or([eb('person', '=', person), eb('friend', '=', person)]))
    .execute()
  await tx
    .deleteFrom('block')
    .where(eb => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
    .execute()
  await tx
    .deleteFrom('invitation')
    .where(eb => eb.or([eb('person', '=', person), eb('by', '=', person)]))
    .execute()
  await tx.deleteFrom('report').where('about', '=', person).execute()
  await tx.updateTable('report').set({ by: null }).where('by', '=', person).execute()
}

/** A guest's ties become the account's; nobody is tied to themselves by that. */
export async function mergeTies(tx: Db, from: string, to: string): Promise<void> {
  const now = (id: string) => (id === from ? to : id)
  const friends = await tx
    .selectFrom('friend')
    .selectAll()
    .where(eb => eb.or([eb('person', '=', from), eb('friend', '=', from)]))
    .execute()
  for (const { person, friend, at } of friends)
    if (now(person) !== now(friend))
      await tx
        .insertInto('friend')
        .values({ person: now(person), friend: now(friend), at })
        .onConflict(conflict => conflict.doNothing())
        .execute()
  const blocks = await tx
    .selectFrom('block')
    .selectAll()
    .where(eb => eb.or([eb('person', '=', from), eb('blocked', '=', from)]))
    .execute()
  for (const { person, blocked, at } of blocks)
    if (now(person) !== now(blocked))
      await tx
        .insertInto('block')
        .values({ person: now(person), blocked: now(blocked), at })
        .onConflict(conflict => conflict.doNothing())
        .execute()
  await tx.updateTable('invitation').set({ person: to }).where('person', '=', from).execute()
  await tx.updateTable('invitation').set({ by: to }).where('by', '=', from).execute()
  await tx.updateTable('report').set({ by: to }).where('by', '=', from).execute()
  await tx.updateTable('report').set({ about: to }).where('about', '=', from).execute()
  await forgetTies(tx, from)
}
