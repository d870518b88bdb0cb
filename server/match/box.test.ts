import { openRecord } from '@taproom/engine'
import { MAX_BOX, type MatchWishesInput } from '@taproom/protocol'
import { shelf } from '@taproom/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, playedByFirst, type TestServer } from '../testing/test-server.ts'

const GAME = 'heaven-and-ale'
let taproom: TestServer
let box: { id: string; purse: number; [part: string]: unknown }
beforeAll(async () => {
  taproom = await openTestServer({ shelf })
  const { game } = await shelf[GAME]()
  box = { ...JSON.parse(JSON.stringify(game.box)), id: 'from my attic' }
})
afterAll(() => taproom.close())

const bots: MatchWishesInput['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'guest' }]

describe('a match with components of one’s own', () => {
  test('is played with them by people and bots, tells them, records them, and so does its rematch', async () => {
    const ann = await taproom.guest('Ann')
    const purse = box.purse + 3
    const { match } = await ann.call('POST /api/matches', { body: { game: GAME, box: { ...box, purse }, seats: bots } })
    expect(match.box).toMatch(/^[0-9a-f]{64}$/)
    expect(await ann.call('GET /api/matches/{match}/box', { match: match.id })).toMatchObject({
      box: { id: 'from my attic', purse },
    })
    await playedByFirst(ann, match.id)
    const record = await ann.call('GET /api/matches/{match}/record', { match: match.id })
    expect(record.box.data).toMatchObject({ purse })
    const opened = openRecord((await shelf[GAME]()).game, record)
    expect(opened).toMatchObject({ ok: true })
    const again = await ann.call('POST /api/matches', {
      body: {
        game: GAME,
        box: { ...box, purse },
        seats: bots,
      },
    })
    expect(again.match.box).toBe(match.box)
    // It was wished for, as always when nobody says otherwise.
    expect(again.match).toMatchObject({ rated: false })
    await ann.act(again.match.id, { kind: 'leave' }, 0)
    const rematch = await ann.call('POST /api/matches/{match}/rematch', { match: again.match.id })
    expect((await ann.call('GET /api/matches/{match}', { match: rematch.id })).match.box).toBe(match.box)
  }, 60_000)

  test('is refused with the place where they are wrong, and when they are too big', async () => {
    const ann = await taproom.guest('Ann')
    const make = (wrong: unknown, game = GAME) => ann.ask('POST', '/api/matches', { game, box: wrong, seats: bots })
    expect(await make({ ...box, purse: 'much' })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-box', message: 'purse: a whole number is expected' } },
    })
    for (const wrong of [{}, { id: 'x' }, { ...box, track: null }, { ...box, __proto__: null, resources: [[[]]] }])
      expect((await make(wrong)).body, JSON.stringify(wrong).slice(0, 80)).toMatchObject({ error: { code: 'bad-box' } })
    for (const wrong of [[], 7, 'box']) expect((await make(wrong)).status).toBe(400)
    expect((await make({ ...box, more: 'x'.repeat(MAX_BOX) })).status).toBe(413)
    expect((await make({ ...box, more: 'x'.repeat(2 * MAX_BOX) })).status).toBe(413)
  })

  test('boxes that nobody plays with are cleared away', async () => {
    const ann = await taproom.guest('Ann')
    const boxes = async () => (await taproom.services.store.db.selectFrom('box').select('hash').execute()).length
    const before = await boxes()
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { match } = await ann.call('POST /api/matches', {
      body: { game: GAME, box: { ...box, id: 'unused' }, seats },
    })
    expect(await boxes()).toBe(before + 1)
    await ann.ask('DELETE', `/api/matches/${match.id}`)
    await taproom.services.forgetOld(Date.now() + 25 * 3_600_000)
    expect(await boxes()).toBe(before)
  })
})
