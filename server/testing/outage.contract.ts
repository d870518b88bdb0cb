import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Guest } from './guest.ts'
import { legalOn, openTestServer, type Place, seated, type TestServer } from './test-server.ts'
import { Wire } from './wire.ts'

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
const PATIENT = { timeout: 30_000, interval: 100 }

/** Two servers on one PostgreSQL, both through a wire that a test holds. */
async function through(place: Place, run: (wire: Wire, servers: readonly [TestServer, TestServer]) => Promise<void>) {
  const { databaseUrl } = await place.fresh()
  const wire = await Wire.to(databaseUrl ?? '')
  const wishes = { databaseUrl: wire.url, rounds: 1000 }
  const servers = [await openTestServer(wishes), await openTestServer(wishes)] as const
  try {
    await run(wire, servers)
  } finally {
    wire.mend()
    for (const server of servers) await server.close()
    await wire.close()
  }
}

const health = async (server: TestServer) => (await fetch(`${server.address}/healthz`)).status

/** A move of whoever is asked, tried until it is acknowledged; then their rival at the other server sees it. */
async function goesOn([here, there]: readonly [TestServer, TestServer], match: string, people: readonly Guest[]) {
  for (const server of [here, there]) await vi.waitFor(async () => expect(await health(server)).toBe(200), PATIENT)
  const { standing, index } = await vi.waitFor(() => (people[0] as Guest).state(match), PATIENT)
  const asked = people[standing.waiting] as Guest
  const device = await asked.connect()
  await device.watch(match)
  const [move = ''] = legalOn(device)
  device.close()
  await vi.waitFor(async () => {
    const answer = await asked.act(match, { kind: 'move', move }, index, `after-${index}`)
    expect(answer).toMatchObject({ status: 200, body: { index: index + 1 } })
  }, PATIENT)
  return index + 1
}

export function outageContract(place: Place): void {
  describe(`${place.name} goes away and comes back`, () => {
    test('two seconds without it: few tries to connect, health tells the truth, then everything goes on', () =>
      through(place, async (wire, servers) => {
        const [ann, bob] = [await servers[0].guest('Ann'), await servers[0].guest('Bob')]
        const match = await seated([ann, bob])
        const far = await servers[1].guest('Cora')
        const seen = await far.connect()
        await seen.watch(match)
        wire.cut()
        const before = wire.tries
        await pause(2000)
        // Two servers, each with one connection to listen that tries again, and the few questions of a round each second.
        expect(wire.tries - before).toBeLessThan(80)
        expect(await health(servers[0])).toBe(503)
        wire.mend()
        const index = await goesOn(servers, match, [ann, bob])
        await seen.until(() => (seen.index >= index ? true : undefined))
        // Each has its pool and one to listen, no more.
        expect(wire.open).toBeLessThanOrEqual(2 * 9)
        seen.close()
      }))

    test('a silent connection is given up, and what was asked meanwhile is refused, not left hanging', () =>
      through(place, async (wire, servers) => {
        const [ann, bob] = [await servers[0].guest('Ann'), await servers[0].guest('Bob')]
        const match = await seated([ann, bob])
        const { standing } = await ann.state(match)
        const asked = standing.waiting === 0 ? ann : bob
        wire.silence()
        expect(await health(servers[0])).toBe(503)
        const answer = await asked.act(match, { kind: 'move', move: 'keep' }, 0, 'into-the-silence')
        expect(answer.status).toBe(503)
        wire.mend()
        await goesOn(servers, match, [ann, bob])
      }))

    test('dropped backends under load: every move is there once', () =>
      through(place, async (_wire, servers) => {
        const [ann, bob] = [await servers[0].guest('Ann'), await servers[0].guest('Bob')]
        const match = await seated([ann, bob])
        const drop = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
        for (let i = 0; i < 3; i++) {
          await drop.execute(servers[1].services.store.db).catch(() => {})
          await goesOn(servers, match, [ann, bob])
        }
      }))

    test('a store that takes no writes is not healthy', () =>
      through(place, async (_wire, servers) => {
        const { db, url = '' } = servers[0].services.store
        const name = sql.id(new URL(url).pathname.slice(1))
        const readOnly = (mode: 'on' | 'off') =>
          db.connection().execute(async one => {
            await sql`set default_transaction_read_only = off`.execute(one)
            await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(mode)}`.execute(one)
            const others = sql`datname = current_database() and pid <> pg_backend_pid()`
            await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`.execute(one)
            await sql`set default_transaction_read_only = ${sql.raw(mode)}`.execute(one)
          })
        await readOnly('on')
        await vi.waitFor(async () => expect(await health(servers[0])).toBe(503), PATIENT)
        await readOnly('off')
        await vi.waitFor(async () => expect(await health(servers[0])).toBe(200), PATIENT)
      }))
  })
}
