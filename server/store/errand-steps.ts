import type { Kysely, Migration } from 'kysely'

/** What the operator asks for from outside, and whom they do not let in any more. */
export const errandSteps: { readonly [name: string]: Migration } = {
  '0010-errands-and-bans': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('errand')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('subject', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addColumn('taken', 'bigint')
        .addColumn('answer', 'text')
        .execute()
      await db.schema
        .createTable('ban')
        .addColumn('person', 'text', c => c.primaryKey())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
    },
  },
}
