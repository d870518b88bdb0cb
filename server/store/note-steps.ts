import type { Kysely, Migration } from 'kysely'

/** What people write down for themselves. */
export const noteSteps: { readonly [name: string]: Migration } = {
  '0008-notes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('note')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('text', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('note_key', ['match', 'person'])
        .execute()
      await db.schema.createIndex('note_person').on('note').column('person').execute()
    },
  },
}
