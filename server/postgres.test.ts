import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accessContract } from './testing/access.contract.ts'
import { adminContract } from './testing/admin.contract.ts'
import { announcementContract } from './testing/announcement.contract.ts'
import { copyToPostgres } from './testing/copied.ts'
import { crashContract } from './testing/crash.contract.ts'
import { drainContract } from './testing/drain.contract.ts'
import { endingsContract } from './testing/endings.contract.ts'
import { housekeepingContract } from './testing/housekeeping.contract.ts'
import { folderOfLastVersion, seenLately } from './testing/last-version.ts'
import { matchContract } from './testing/match.contract.ts'
import { metricsContract } from './testing/metrics.contract.ts'
import { notesContract } from './testing/notes.contract.ts'
import { noticesContract } from './testing/notices.contract.ts'
import { outageContract } from './testing/outage.contract.ts'
import { patienceContract } from './testing/patience.contract.ts'
import { peopleContract } from './testing/people.contract.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { sleepContract } from './testing/sleep.contract.ts'
import { storeContract } from './testing/store.contract.ts'
import { tablesContract } from './testing/tables.contract.ts'
import { talkContract } from './testing/talk.contract.ts'
import { openTestServer, type Place, seated, temporaryFolder } from './testing/test-server.ts'
import { tiesContract } from './testing/ties.contract.ts'
import { goesOnAfterUpdate } from './testing/update.contract.ts'
import { versionsContract } from './testing/versions.contract.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop(), 60_000)

const place: Place = {
  name: 'PostgreSQL',
  shared: true,
  fresh: async () => ({ databaseUrl: await postgres.database() }),
}

storeContract(place)
matchContract(place)
sleepContract(place)
housekeepingContract(place)
metricsContract(place)
peopleContract(place)
patienceContract(place)
talkContract(place)
noticesContract(place)
endingsContract(place)
tablesContract(place)
accessContract(place)
notesContract(place)
tiesContract(place)
adminContract(place)
announcementContract(place)
crashContract(place)
versionsContract(place)
outageContract(place)
drainContract(place)

test.each(['dice-brewing', 'brew-crafters'] as const)(
  '%s: a match of the last version goes on by its rules here too, while a new one plays the newest',
  async game => {
    const folder = temporaryFolder()
    const data = folderOfLastVersion(folder.path)
    seenLately(data)
    const databaseUrl = await postgres.database()
    await copyToPostgres(data, databaseUrl)
    folder.remove()
    await goesOnAfterUpdate({ databaseUrl }, game, 12)
  },
  60_000,
)

test('when PostgreSQL drops every connection the server stands and goes on', async () => {
  const taproom = await openTestServer(await place.fresh())
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob])
  const { standing } = await ann.state(match)
  const asked = standing.waiting === 0 ? ann : bob
  const drop = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
  await drop.execute(taproom.services.store.db).catch(() => {})
  await vi.waitFor(
    async () => {
      const again = await asked.act(match, { kind: 'move', move: 'keep' }, 0, 'through-it-all')
      expect(again).toMatchObject({ status: 200, body: { index: 1 } })
    },
    { timeout: 10_000, interval: 100 },
  )
  expect((await ann.ask('GET', '/healthz')).body).toEqual({ ok: true })
  await taproom.close()
})

test('an entry that its process told nobody of is found in the log by the others', async () => {
  const wishes = await place.fresh()
  const [one, other] = [await openTestServer(wishes), await openTestServer(wishes)]
  const [ann, bob] = [await one.guest('Ann'), await one.guest('Bob')]
  const match = await seated([ann, bob])
  const entries = () => other.services.live.read(match, ({ index }) => index)
  expect(await entries()).toBe(0)
  // As when it dies between the commit and the telling.
  one.services.store.log.written = () => {}
  const { standing } = await ann.state(match)
  const asked = standing.waiting === 0 ? ann : bob
  await asked.act(match, { kind: 'move', move: 'keep' }, 0, 'untold')
  await vi.waitFor(async () => expect(await entries()).toBe(1), { timeout: 10_000, interval: 20 })
  await one.close()
  await other.close()
})
