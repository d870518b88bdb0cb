import { describe, expect, test } from 'vitest'
import { match } from './position.ts'
import { capacity } from './storage.ts'

describe('capacity', () => {
  test('BC-5.25, BC-2.35: 12, +12 Storehouse, +4 Shelf Stacker, +2 per tile up to 6 with Cellar Planner', () => {
    const p = match()
    expect(capacity(p.t, 0)).toBe(12)
    p.worker(0, 'shelf-stacker')
    expect(capacity(p.t, 0)).toBe(16)
    p.worker(0, 'cellar-planner')
    expect(capacity(p.t, 0)).toBe(16)
    p.tile(0, 'storehouse')
    expect(capacity(p.t, 0)).toBe(12 + 4 + 12 + 2)
    p.tile(0, 'farm', 'mash-tun', 'brew-pub')
    expect(capacity(p.t, 0)).toBe(12 + 4 + 12 + 6)
    expect(capacity(p.t, 1)).toBe(12)
  })

  test('BC-5.26: other buildings hold no cubes', () => {
    const p = match().tile(0, 'yeast-lab', 'brew-pub', 'farm', 'tasting-room').marker(0, 'malting', 4)
    expect(capacity(p.t, 0)).toBe(12)
  })

  test('BC-2.5: every cube counts one, whatever its kind', () => {
    const p = match().stock(0, { malt: 6, spice: 3, coffee: 3 }).atMarket(0).do('place yeast-bank take worker')
    expect([p.prompt, p.t.prompts.b]).toEqual(['overflow', 1])
  })
})

describe('overflow', () => {
  /** 13 of 12 cubes, 1 too many. */
  const over = () => match().stock(0, { malt: 8, hops: 4 }).atMarket(0).do('place yeast-bank take worker')

  test('BC-5.27, BC-5.28: old or new cubes, to the reserve', () => {
    const p = over()
    expect(p.legal()).toEqual(['discard malt', 'discard hops', 'discard yeast'])
    p.do('discard yeast')
    expect(p.cubes(0)).toEqual({ malt: 8, hops: 4 })
    expect(p.space('yeast-bank').cubes[2]).toBe(0)
  })

  test('BC-5.27: every multiset has one spelling, and no more or less than the excess', () => {
    const p = match().stock(0, { malt: 10, hops: 2 })
    p.space('yeast-bank').cubes[2] = 2
    p.atMarket(0).do('place yeast-bank take worker')
    expect(p.why('discard fruit')).toMatchObject({ code: 'discard-exact', numbers: { excess: 2, possible: 0 } })
    p.do('discard hops')
    expect(p.why('discard malt')).toMatchObject({ code: 'discard-order' })
    expect(p.legal()).toEqual(['discard hops', 'discard yeast'])
  })

  test('BC-5.27: starting with a kind of which too few are left is refused', () => {
    const p = match().stock(0, { malt: 10, hops: 2 })
    p.space('yeast-bank').cubes[2] = 1
    p.space('malt-house').cubes[0] = 4
    p.atMarket(0).do('place malt-house take worker')
    expect(p.why('discard hops')).toMatchObject({ code: 'discard-exact', numbers: { excess: 4, possible: 2 } })
  })

  test('BC-5.27: nothing above the capacity may be kept', () => {
    expect(over().why('decline')).toEqual({
      code: 'storage-full',
      rule: 'BC-5.27',
      numbers: { excess: 1, capacity: 12 },
    })
  })

  test('BC-5.29: no discarding at another time', () => {
    expect(match().atMarket(0).why('discard malt')).toMatchObject({ code: 'no-free-discard', rule: 'BC-5.29' })
  })

  test('BC-5.30: a trade that lowers the number of cubes may come first, and only first', () => {
    const p = over().partner(0, 'spice-importer')
    p.do('trade spice-importer 0')
    expect(p.prompt).toBe('place-worker')
    expect(p.cubes(0)).toEqual({ malt: 6, hops: 4, yeast: 1, spice: 1 })
    const q = match().partner(0, 'spice-importer').stock(0, { malt: 10, hops: 2 })
    q.space('yeast-bank').cubes[2] = 3
    q.atMarket(0).do('place yeast-bank take worker', 'discard malt')
    expect(q.why('trade spice-importer 0')).toMatchObject({ code: 'trade-not-now', rule: 'BC-5.30' })
  })

  test('BC-6.13: during an overflow a trade must lower the number of cubes', () => {
    const p = match({ seats: 4 }).partner(0, 'maltsters-guild').stock(0, { malt: 8, hops: 4 }).atMarket(0)
    p.do('place yeast-bank take worker')
    expect(p.why('trade maltsters-guild 0')).toMatchObject({ code: 'trade-over-capacity', rule: 'BC-6.13' })
  })

  test('BC-5.31: gifts, lab benefits, exchange and harvest are checked the same way', () => {
    const gift = match({ seats: 2 })
      .stock(0, { malt: 8, yeast: 4 })
      .atBrewing(0)
      .do('act install', 'install hop-infuser')
    expect([gift.prompt, gift.t.prompts.b]).toEqual(['overflow', 2])
    const lab = match({ seats: 2 })
      .stock(0, { hops: 8, yeast: 4 })
      .atBrewing(0)
      .do('act lab-research', 'research malting')
    expect([lab.prompt, lab.t.prompts.b]).toEqual(['overflow', 3])
    const harvest = match().tile(0, 'farm').stock(0, { malt: 8, yeast: 4 })
    harvest.seat(0).field = 2
    harvest.endSeason(3)
    expect([harvest.prompt, harvest.t.prompts.b]).toEqual(['overflow', 3])
  })

  test('BC-5.32: automatic with one kind and no trade, asked as soon as a trade is possible', () => {
    const take = (p: ReturnType<typeof match>) =>
      p.stock(0, { malt: 12 }).atMarket(0).do('place malt-house take worker')
    expect(take(match()).cubes(0)).toEqual({ malt: 12 })
    expect(take(match().partner(0, 'spice-importer')).prompt).toBe('overflow')
  })

  test('BC-5.33: a new Storehouse counts before its event is checked', () => {
    const p = match({ seats: 2 }).worker(0, 'site-engineer').stock(0, { malt: 11, hops: 1 })
    p.atBrewing(0).do('act install', 'install storehouse')
    expect(p.cubes(0)).toEqual({ malt: 13, hops: 2 })
  })
})
