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
}
