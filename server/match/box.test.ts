import { openRecord } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Made, type OpenTaproom, openForTest } from '../testing/taproom.ts'
import { MAX_BOX } from './box.ts'

const GAME = 'heaven-and-ale'
let taproom: OpenTaproom
let box: { id: string; purse: number; [part: string]: unknown }
beforeAll(async () => {
  taproom = await openForTest({ shelf })
  const { game } = await shelf[GAME]()
  box = { ...JSON.parse(JSON.stringify(game.box)), id: 'from my attic' }
})
afterAll(() => taproom.close())

type Told = Made & { readonly match: { readonly box: string | null } }
const bots = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'greedy' },
]

describe('a match with components of one’s own', () => {
  test('is played with them by people and bots, tells them, records them, and so does its rematch', async () => {
    const ann = await taproom.guest('Ann')
    const purse = box.purse + 3
    const { match } = await ann.post<Told>('/api/matches', { game: GAME, box: { ...box, purse }, seats: bots })
    expect(match.box).toMatch(/^[0-9a-f]{64}$/)
    expect(await ann.get(`/api/matches/${match.id}/box`)).toMatchObject({ box: { id: 'from my attic', purse } })
    await vi.waitFor(async () => expect((await ann.get<Told>(`/api/matches/${match.id}`)).match.status).toBe('over'), {
      timeout: 30_000,
      interval: 100,
    })
    const record = await ann.get<{ box: { data: typeof box } }>(`/api/matches/${match.id}/record`)
    expect(record.box.data.purse).toBe(purse)
    const opened = openRecord((await shelf[GAME]()).game, record)
    expect(opened).toMatchObject({ ok: true })
    const again = await ann.post<Told>('/api/matches', {
      game: GAME,
      box: { ...box, purse },
      seats: [{ kind: 'me' }, bots[0]],
    })
    expect(again.match.box).toBe(match.box)
    // It was wished for, as always when nobody says otherwise.
    expect(again.match).toMatchObject({ rated: false })
    await ann.act(again.match.id, { kind: 'leave' }, 0)
    const rematch = await ann.post<{ id: string }>(`/api/matches/${again.match.id}/rematch`)
    expect((await ann.get<Told>(`/api/matches/${rematch.id}`)).match.box).toBe(match.box)
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
    const boxes = async () => (await taproom.house.store.db.selectFrom('box').select('hash').execute()).length
    const before = await boxes()
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { match } = await ann.post<Made>('/api/matches', { game: GAME, box: { ...box, id: 'unused' }, seats })
    expect(await boxes()).toBe(before + 1)
    await ann.ask('DELETE', `/api/matches/${match.id}`)
    await taproom.house.forgetOld(Date.now() + 25 * 3_600_000)
    expect(await boxes()).toBe(before)
  })
})
