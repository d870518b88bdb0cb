import { describe, expect, test } from 'vitest'
import { match } from './position.ts'

describe('taking goods', () => {
  test('BC-6.1, BC-2.29: cubes and bonuses arrive together and are checked once', () => {
    const p = match().worker(0, 'grain-buyer').stock(0, { hops: 11 }).atMarket(0).forget()
    p.do('place grain-and-hop-cart take worker')
    expect(p.eventsOf('take')).toMatchObject([
      {
        from: 'grain-and-hop-cart',
        cubes: { malt: 2, hops: 1 },
        bonuses: [{ source: 'grain-buyer', cubes: { malt: 1 } }],
      },
    ])
    expect([p.prompt, p.t.prompts.b]).toEqual(['overflow', 3]) // 11 + 3 + 1 − 12
  })

  test('BC-6.2: a stall gives 1 malt and 1 of the specialty named', () => {
    for (const specialty of ['spice', 'coffee', 'fruit']) {
      const p = match().stock(0, {}).atMarket(0).do('place specialty-stall-1 take worker', `stall ${specialty}`)
      expect(p.cubes(0)).toEqual({ malt: 1, [specialty]: 1 })
    }
  })

  test('BC-2.44: the specialty must be named', () => {
    const p = match().atMarket(0).do('place specialty-stall-1 take worker')
    expect(p.why('decline')).toMatchObject({ code: 'must-choose', rule: 'BC-2.44' })
  })

  test('BC-6.3: money has no limit', () => {
    const p = match({ seats: 4 }).money(0, 900).stock(0, { malt: 12 }).atMarket(0).do('place contract-job money worker')
    expect(p.seat(0).money).toBe(902)
  })

  test('BC-2.3, BC-2.4, BC-2.41: nothing runs out, amounts are plain numbers', () => {
    const p = match({ seats: 2 }).tile(0, 'storehouse')
    p.space('malt-house').cubes[0] = 22
    p.stock(0, {}).atMarket(0).do('place malt-house take worker')
    expect(p.cubes(0)).toEqual({ malt: 22 })
    p.sold(0, 'everyday-ale', 40).stock(0, { malt: 2, hops: 2, yeast: 1 }).atBrewing(0)
    p.do('act process-collaborate', 'brew line everyday-ale none none')
    expect(p.seat(0).brewed[0]).toBe(41)
  })
})

describe('private investor', () => {
  test('BC-6.4, BC-6.5: all the money and the marker, which leads from the brewing phase on', () => {
    const p = match({ seats: 2 })
    p.space('private-investor').money = 3
    p.do('place malt-house take worker', 'place private-investor take worker')
    expect([p.seat(1).money, p.t.firstPlayer, p.t.leader]).toEqual([10, 1, 0])
    expect(p.asked).toBe(0) // the market keeps its order
    p.do('place hop-yard take worker', 'place yeast-bank take worker')
    expect([p.prompt, p.asked]).toEqual(['brewing-action', 1])
  })

  test('BC-6.6: the marker stays when nobody uses it', () => {
    const p = match({ seats: 2 }).do('place malt-house take worker', 'place hop-yard take worker')
    p.do('place yeast-bank take worker', 'place orchard-stand take worker')
    expect(p.t.firstPlayer).toBe(0)
  })

  test('BC-6.7: the holder may use it and keeps the marker', () => {
    const p = match().do('place private-investor take worker')
    expect([p.t.firstPlayer, p.seat(0).money]).toEqual([0, 7])
  })
})
