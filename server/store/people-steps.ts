import type { Kysely, Migration } from 'kysely'

/** About people: how they come in and who they know. */
export const peopleSteps: { readonly [name: string]: Migration } = {
  '0006-known-passkeys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('passkey')
        .addColumn('label', 'text', c => c.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('passkey').addColumn('used', 'bigint').execute()
    },
  },
  '0007-ties': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('friend')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('friend', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('friend_key', ['person', 'friend'])
        .execute()
      await db.schema.createIndex('friend_other').on('friend').column('friend').execute()
      await db.schema
        .createTable('friend_link')
        .addColumn('person', 'text', c => c.primaryKey())
        .addColumn('hash', 'text', c => c.notNull().unique())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('block')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('blocked', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('block_key', ['person', 'blocked'])
        .execute()
      await db.schema.createIndex('block_other').on('block').column('blocked').execute()
      await db.schema
        .createTable('invitation')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('by', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('invitation_key', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('invitation_person').on('invitation').columns(['person', 'at']).execute()
      await db.schema
        .createTable('report')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('by', 'text')
        .addColumn('about', 'text', c => c.notNull())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('match', 'text')
        .addColumn('reason', 'text', c => c.notNull())
        .addColumn('text', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addColumn('closed', 'integer', c => c.notNull())
        .execute()
      await db.schema.createIndex('report_open').on('report').columns(['closed', 'at']).execute()
      await db.schema.createIndex('report_about').on('report').column('about').execute()
    },
  },
}
