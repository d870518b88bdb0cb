import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'
import { errandSteps } from './errand-steps.ts'
import { noteSteps } from './note-steps.ts'
import { noticeSteps } from './notice-steps.ts'
import { peopleSteps } from './people-steps.ts'
import type { Tables } from './tables.ts'

/** The same statements for both stores; a step that was released is never changed, only followed by another. */
const steps: { readonly [name: string]: Migration } = {
  '0001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('rules', 'integer', c => c.notNull())
        .addColumn('seats', 'integer', c => c.notNull())
        .addColumn('options', 'text', c => c.notNull())
        .addColumn('seed', 'text', c => c.notNull())
        .addColumn('seed_hash', 'text', c => c.notNull())
        .addColumn('pace', 'text', c => c.notNull())
        .addColumn('visibility', 'text', c => c.notNull())
        .addColumn('takebacks', 'integer', c => c.notNull())
        .addColumn('rated', 'integer', c => c.notNull())
        .addColumn('host', 'text')
        .addColumn('status', 'text', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .addColumn('started', 'bigint')
        .addColumn('ended', 'bigint')
        .addColumn('reason', 'text')
        .addColumn('expires', 'bigint')
        .addColumn('settled', 'integer', c => c.notNull())
        .addColumn('next', 'text')
        .addColumn('before', 'text', c => c.unique())
        .execute()
      await db.schema.createIndex('match_status').on('match').columns(['status', 'created']).execute()
      await db.schema
        .createTable('seat')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('person', 'text')
        .addColumn('bot', 'text')
        .addColumn('key_hash', 'text')
        .addColumn('name', 'text')
        .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('seat_person').unique().on('seat').columns(['person', 'match']).execute()
      await db.schema
        .createTable('entry')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('index', 'integer', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('data', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('entry_key', ['match', 'index'])
        .execute()
      await db.schema
        .createTable('wait')
        .addColumn('match', 'text', c => c.primaryKey())
        .addColumn('entries', 'integer', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('since', 'bigint', c => c.notNull())
        .addColumn('wait', 'integer', c => c.notNull())
        .addColumn('bot', 'text')
        .addColumn('due', 'bigint')
        .addColumn('claimed', 'integer', c => c.notNull().defaultTo(-1))
        .addColumn('claimed_until', 'bigint', c => c.notNull().defaultTo(0))
        .execute()
    },
  },
  '0002-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .addColumn('seen', 'bigint', c => c.notNull())
        .addColumn('deleted', 'integer', c => c.notNull())
        .execute()
      await db.schema
        .createTable('session')
        .addColumn('hash', 'text', c => c.primaryKey())
        .addColumn('id', 'text', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('label', 'text', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .addColumn('expires', 'bigint', c => c.notNull())
        .execute()
      await db.schema.createIndex('session_person').on('session').column('person').execute()
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('public_key', 'text', c => c.notNull())
        .addColumn('counter', 'bigint', c => c.notNull())
        .addColumn('transports', 'text', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .execute()
      await db.schema.createIndex('passkey_person').on('passkey').column('person').execute()
      await db.schema
        .createTable('challenge')
        .addColumn('hash', 'text', c => c.primaryKey())
        .addColumn('challenge', 'text', c => c.notNull())
        .addColumn('person', 'text')
        .addColumn('expires', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', c => c.primaryKey())
        .addColumn('value', 'text', c => c.notNull())
        .execute()
    },
  },
  '0003-talk-and-results': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chat')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('text', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
      await db.schema.createIndex('chat_match').on('chat').columns(['match', 'at']).execute()
      await db.schema.createIndex('chat_person').on('chat').column('person').execute()
      await db.schema
        .createTable('mute')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('muted', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('mute_key', ['person', 'muted'])
        .execute()
      await db.schema
        .createTable('notice')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('channel', 'text', c => c.notNull())
        .addColumn('data', 'text', c => c.notNull())
        .addColumn('delay', 'integer', c => c.notNull())
        .addColumn('enabled', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('notice_key', ['person', 'channel'])
        .execute()
      await db.schema
        .createTable('noticed')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('wait', 'integer', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('noticed_key', ['match', 'person', 'wait'])
        .execute()
      await db.schema
        .createTable('rating')
        .addColumn('player', 'text', c => c.notNull())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('pool', 'text', c => c.notNull())
        .addColumn('mu', 'double precision', c => c.notNull())
        .addColumn('sigma', 'double precision', c => c.notNull())
        .addColumn('matches', 'integer', c => c.notNull())
        .addColumn('updated', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('rating_key', ['player', 'game', 'pool'])
        .execute()
      await db.schema
        .createTable('result')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('player', 'text', c => c.notNull())
        .addColumn('person', 'text')
        .addColumn('total', 'integer', c => c.notNull())
        .addColumn('rank', 'integer', c => c.notNull())
        .addColumn('seats', 'integer', c => c.notNull())
        .addColumn('mu_before', 'double precision')
        .addColumn('mu_after', 'double precision')
        .addColumn('ended', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('result_key', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('result_person').on('result').columns(['person', 'ended']).execute()
    },
  },
  '0004-own-boxes-and-merging': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('match').addColumn('box', 'text').execute()
      await db.schema.alterTable('person').addColumn('merged', 'text').execute()
      await db.schema
        .createTable('box')
        .addColumn('hash', 'text', c => c.primaryKey())
        .addColumn('data', 'text', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('allowance')
        .addColumn('what', 'text', c => c.primaryKey())
        .addColumn('count', 'integer', c => c.notNull())
        .addColumn('until', 'bigint', c => c.notNull())
        .execute()
    },
  },
  ...noticeSteps,
  ...peopleSteps,
  ...noteSteps,
  ...errandSteps,
}

const provider: MigrationProvider = { getMigrations: async () => steps }

/** Brings a store to the present form; safe when several processes start at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
