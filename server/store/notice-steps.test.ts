import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { noticeSteps } from './notice-steps.ts'
import type { Tables } from './tables.ts'

test('ways of the version before are kept, and nobody is told again of a wait', async () => {
  const database = new Database(':memory:')
  database.exec(`
    create table notice (person text not null, channel text not null, data text not null, delay integer not null,
      enabled integer not null, constraint notice_key primary key (person, channel));
    create table noticed (match text not null, person text not null, wait integer not null, at bigint not null);
    insert into notice values
      ('ann', 'webhook', '{"url":"https://example.org/hook","style":"json"}', 120, 1),
      ('ann', 'push', '{"endpoint":"https://push.example.org/1","keys":{"p256dh":"a","auth":"b"}}', 60, 1),
      ('bob', 'mail', '{"address":"bob@example.org","code":"secret","until":5}', 120, 0);
    insert into noticed values ('match', 'ann', 12, 1000);`)
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase })
  const db: Kysely<Tables> = new Kysely({ dialect })
  await noticeSteps['0005-outbox']?.up(db)
  const ways = await db.selectFrom('notice').select(['person', 'channel', 'device', 'enabled']).execute()
  expect(ways).toEqual([
    { person: 'ann', channel: 'webhook', device: '', enabled: 1 },
    { person: 'ann', channel: 'push', device: expect.stringMatching(/^[\w-]{16}$/), enabled: 1 },
  ])
  const told = await db.selectFrom('outbox').select(['match', 'channel', 'kind', 'number', 'next']).execute()
  expect(told).toEqual([
    { match: 'match', channel: 'push', kind: 'turn', number: 12, next: null },
    { match: 'match', channel: 'webhook', kind: 'turn', number: 12, next: null },
  ])
  await db.destroy()
})
