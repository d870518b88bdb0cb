import type { Db } from './store.ts'

/** Deletes a match with all that was written about it. What it did to ratings stays: others were measured by them since. */
export async function forgetMatch(db: Db, match: string): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const table of ['entry', 'wait', 'seat', 'chat', 'outbox', 'invitation', 'note', 'result'] as const)
      await tx
        .deleteFrom(table as 'entry')
        .where('match', '=', match)
        .execute()
    await tx.updateTable('report').set({ match: null }).where('match', '=', match).execute()
    await tx.updateTable('match').set({ next: null }).where('next', '=', match).execute()
    await tx.updateTable('match').set({ before: null }).where('before', '=', match).execute()
    await tx.deleteFrom('match').where('id', '=', match).execute()
  })
}
