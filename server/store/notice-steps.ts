import { createHash } from 'node:crypto'
import { type Kysely, type Migration, sql } from 'kysely'

/** Which browser a push subscription belongs to: its address is long and nobody else's business. */
export const deviceWith = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 16)

interface Before {
  notice_before: { person: string; channel: string; data: string; delay: number; enabled: number }
  notice: {
    person: string
    channel: string
    device: string
    data: string
    delay: number
    enabled: number
    failures: number
  }
}

/** Several ways of one kind for one person (each browser is one), and notices that wait in the store until they arrived. */
export const noticeSteps: { readonly [name: string]: Migration } = {
  '0005-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('notice').renameTo('notice_before').execute()
      await db.schema
        .createTable('notice')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('channel', 'text', c => c.notNull())
        .addColumn('device', 'text', c => c.notNull())
        .addColumn('data', 'text', c => c.notNull())
        .addColumn('delay', 'integer', c => c.notNull())
        .addColumn('enabled', 'integer', c => c.notNull())
        .addColumn('failures', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('notice_way', ['person', 'channel', 'device'])
        .execute()
      // An address that waits for its code is set anew: codes are no longer kept beside it.
      const ways = db as unknown as Kysely<Before>
      for (const way of await ways.selectFrom('notice_before').selectAll().where('enabled', '=', 1).execute()) {
        const device = way.channel === 'push' ? deviceWith(JSON.parse(way.data).endpoint) : ''
        await ways
          .insertInto('notice')
          .values({ ...way, device, failures: 0 })
          .execute()
      }
      await db.schema
        .createTable('outbox')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('channel', 'text', c => c.notNull())
        .addColumn('device', 'text', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('number', 'integer', c => c.notNull())
        .addColumn('created', 'bigint', c => c.notNull())
        .addColumn('next', 'bigint')
        .addColumn('tries', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('outbox_key', ['match', 'person', 'channel', 'device', 'kind', 'number'])
        .execute()
      await db.schema.createIndex('outbox_next').on('outbox').column('next').execute()
      await db.schema.createIndex('outbox_person').on('outbox').column('person').execute()
      // Who was told of a wait is not told again after the update.
      await sql`insert into outbox (match, person, channel, device, kind, number, created, next, tries)
        select noticed.match, noticed.person, notice.channel, notice.device, 'turn', noticed.wait, noticed.at, null, 1
        from noticed inner join notice on notice.person = noticed.person`.execute(db)
      await db.schema.dropTable('noticed').execute()
      await db.schema.dropTable('notice_before').execute()
      await db.schema
        .createTable('confirmation')
        .addColumn('person', 'text', c => c.primaryKey())
        .addColumn('address', 'text', c => c.notNull())
        .addColumn('delay', 'integer', c => c.notNull())
        .addColumn('hash', 'text', c => c.notNull())
        .addColumn('until', 'bigint', c => c.notNull())
        .execute()
    },
  },
  '0009-language-of-notices': {
    async up(db: Kysely<unknown>) {
      for (const table of ['notice', 'confirmation'])
        await db.schema
          .alterTable(table)
          .addColumn('language', 'text', c => c.notNull().defaultTo('en'))
          .execute()
    },
  },
}
