import { shelf } from '@taproom/shelf'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Guest } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

/** How many thoughts were thought, by the one thread there is. */
const thread = vi.hoisted(() => ({ thoughts: 0, slow: 0, queue: Promise.resolve() }))

// One thread that answers one question after the other, as those of a real server do.
vi.mock('./thinker.ts', async original => {
  const thinker = await original<typeof import('./thinker.ts')>()
  const thinkHere: typeof thinker.thinkHere = rooms => ({
    think: question => {
      const thought = thread.queue.then(async () => {
        thread.thoughts++
        await new Promise(done => setTimeout(done, thread.slow))
        return thinker.answerWith(rooms, question)
      })
      thread.queue = thought.then(
        () => {},
        () => {},
      )
      return thought
    },
    close: async () => {},
  })
  return { ...thinker, thinkHere }
})

let taproom: TestServer
afterEach(async () => {
  thread.slow = 0
  await taproom.close()
})

describe('bots', () => {
  test('do not play among themselves', async () => {
    taproom = await openTestServer()
    const ann = await taproom.guest('Ann')
    const bot = { kind: 'bot', bot: 'random' } as const
    const alone = await ann.ask('POST', '/api/matches', { game: 'last-call', seats: [bot, bot] })
    expect([alone.status, alone.body]).toMatchObject([400, { error: { code: 'nobody-sits' } }])
    // Nor when their host, who does not sit there, fills the seats one by one.
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const
    const { match } = await ann.call('POST /api/matches', { body: { game: 'last-call', seats } })
    const seatBot = (seat: number) => ann.ask('POST', `/api/matches/${match.id}/seats/${seat}/bot`, { bot: 'random' })
    expect((await seatBot(0)).status).toBe(200)
    expect((await seatBot(1)).body).toMatchObject({ error: { code: 'nobody-sits' } })
  })

  test('for measuring are not offered', async () => {
    taproom = await openTestServer({ shelf })
    const ann = await taproom.guest('Ann')
    const { games } = await ann.call('GET /api/games')
    const levels = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master']
    expect(games.length).toBeGreaterThan(0)
    for (const { bots } of games) expect(bots).toEqual(['random', ...levels])
    for (const bot of ['uct', 'flat', 'favourite', 'greedy']) {
      const seats = [{ kind: 'me' }, { kind: 'bot', bot }]
      const made = await ann.ask('POST', '/api/matches', { game: 'heaven-and-ale', seats })
      expect(made.body, bot).toMatchObject({ error: { code: 'no-such-bot' } })
    }
  })

  test('of one person with many tables keep nobody else’s waiting', async () => {
    taproom = await openTestServer({ rounds: 50 })
    const [eve, ann] = [await taproom.guest('Eve'), await taproom.guest('Ann')]
    /** A table at which a bot is to move first, which is drawn. */
    const asked = async (guest: Guest): Promise<string> => {
      const match = await seated([guest], 2)
      return (await guest.state(match)).standing.waiting === 0 ? asked(guest) : match
    }
    thread.slow = 40
    const hers: string[] = []
    for (let i = 0; i < 40; i++) hers.push(await asked(eve))
    const before = thread.thoughts
    const match = await asked(ann)
    await vi.waitFor(async () => expect((await ann.state(match)).index).toBeGreaterThan(0), {
      timeout: 5000,
      interval: 5,
    })
    expect(thread.thoughts - before).toBeLessThan(8)
    const metrics = await taproom.services.metrics.registry.metrics()
    expect(Number(/^taproom_thoughts_waiting (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(5)
    expect(Number(/^taproom_thoughts_put_off_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(5)
    // What was put off is thought about later.
    thread.slow = 0
    await vi.waitFor(
      async () => {
        for (const one of hers) expect((await eve.state(one)).standing.waiting).toBe(0)
      },
      { timeout: 20_000, interval: 200 },
    )
  }, 40_000)
})
