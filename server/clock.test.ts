import { afterEach, expect, test, vi } from 'vitest'
import { clock, now, steadyClock } from './clock.ts'
import { openTestServer, seated } from './testing/test-server.ts'

const HOUR = 3_600_000

afterEach(() => {
  vi.restoreAllMocks()
})

test('a clock that is set forward or back does not move ours, which comes near it slowly', () => {
  let [wall, running] = [1_000_000_000, 0]
  const steady = steadyClock(
    () => wall,
    () => running,
  )
  const pass = (milliseconds: number) => {
    wall += milliseconds
    running += milliseconds
  }
  const began = steady.now()
  pass(1000)
  expect(steady.now()).toBe(began + 1000)
  wall += HOUR
  pass(1000)
  expect(steady.now()).toBe(began + 2000)
  wall -= 3 * HOUR
  pass(1000)
  expect(steady.now()).toBe(began + 3000)
  expect(steady.apart).toBe(-2 * HOUR)
  for (let i = 0; i < 20 * 3600; i++) {
    pass(1000)
    steady.now()
  }
  expect(steady.apart).toBe(0)
  expect(steady.now()).toBe(wall)
})

test.each([24, -24])('the clock of the machine jumps by %i hours: nothing expires, nobody is late', async hours => {
  const taproom = await openTestServer({ rounds: 3_600_000, tableHours: 1 })
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob], 0, { pace: { kind: 'live', bank: 60, increment: 0 } })
  const { match: open } = await ann.call('POST /api/matches', {
    body: { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { standing } = await ann.state(match)
  const [asked, other] = standing.waiting === 0 ? [ann, bob] : [bob, ann]
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * HOUR)
  await taproom.services.round()
  expect(Math.abs(clock.apart)).toBeGreaterThan(23 * HOUR)
  expect(Math.abs(now() - real())).toBeLessThan(HOUR)
  expect((await ann.call('GET /api/matches/{match}', { match: open.id })).match.status).toBe('open')
  const seat = standing.waiting
  expect((await other.act(match, { kind: 'handover', of: seat }, 0)).body).toMatchObject({
    error: { code: 'not-late' },
  })
  expect((await asked.act(match, { kind: 'move', move: 'keep' }, 0)).status).toBe(200)
  vi.restoreAllMocks()
  await taproom.services.round()
  await taproom.close()
})
