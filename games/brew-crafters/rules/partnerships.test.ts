import { describe, expect, test } from 'vitest'
import { ALL_MODULES, match } from './position.ts'
import { DECISIONS, P } from './prompts.ts'

describe('forming', () => {
  test('BC-6.8, BC-6.9, BC-2.14: one card of each, several per seat', () => {
    const p = match({ seats: 4 }).atMarket(0).do('place hiring-hall-1 partner worker', 'partner spice-importer')
    p.do('place hiring-hall-2 partner worker')
    expect(p.why('partner spice-importer')).toMatchObject({ code: 'card-not-on-offer' })
    p.do('partner coffee-roaster')
    p.space('hiring-hall-1').worker = 0
    p.ask('place-worker', 0).do('place hiring-hall-1 partner worker', 'partner maltsters-guild')
    expect([...p.t.partners]).toEqual([2, 3, 1, 2])
  })

  test('BC-2.15: a partnership costs nothing in Winter', () => {
    const p = match({ seats: 4 }).partner(0, 'spice-importer', 'maltsters-guild').endSeason(4)
    expect(p.eventsOf('bill')[0].total).toBe(5)
  })
})

describe('T2: the trades', () => {
  test.each([
    ['spice-importer', 0, { malt: 2 }, { spice: 1 }],
    ['coffee-roaster', 0, { malt: 2 }, { coffee: 1 }],
    ['orchard-collective', 0, { malt: 2 }, { fruit: 1 }],
    ['maltsters-guild', 0, { hops: 1 }, { malt: 2 }],
    ['maltsters-guild', 1, { yeast: 1 }, { malt: 2 }],
  ] as const)('BC-6.10, BC-6.12: %s (%i)', (card, way, paid, taken) => {
    const p = match({ seats: 4 }).partner(0, card).stock(0, paid).atMarket(0).do(`trade ${card} ${way}`)
    expect(p.cubes(0)).toEqual(taken)
    expect(p.prompt).toBe('place-worker')
    expect(p.why(`trade ${card} ${way}`)).toMatchObject({ code: 'trade-cost-missing', rule: 'BC-6.12' })
  })

  test('BC-6.10: any number of times', () => {
    const p = match().partner(0, 'spice-importer').stock(0, { malt: 9 }).atMarket(0)
    for (let i = 0; i < 4; i++) p.do('trade spice-importer 0')
    expect(p.cubes(0)).toEqual({ malt: 1, spice: 4 })
  })

  test('BC-6.8: only with an own card', () => {
    const p = match().partner(1, 'spice-importer').stock(0, { malt: 4 }).atMarket(0)
    expect(p.why('trade spice-importer 0')).toMatchObject({ code: 'trade-not-owned', rule: 'BC-6.8' })
    expect(p.why('trade coffee-roaster 0')?.code).toBe('trade-not-owned')
  })

  test('BC-6.11: only while the owner decides', () => {
    const p = match().partner(1, 'spice-importer').stock(1, { malt: 4 }).atMarket(0)
    expect(p.why('trade spice-importer 0', 1)).toMatchObject({ code: 'trade-not-now', rule: 'BC-6.11' })
  })

  test('BC-6.11: inside every decision, for instance just before paying a recipe', () => {
    const p = match({ seats: 2 }).partner(0, 'spice-importer').sold(0, 'pleasantly-porter')
    p.stock(0, { malt: 8, hops: 1, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    p.do('trade spice-importer 0', 'trade spice-importer 0', 'brew line vanilla-porter none none')
    expect(p.cubes(0)).toEqual({})
    const every = match({ ...ALL_MODULES })
      .partner(0, 'spice-importer')
      .stock(0, { malt: 12 })
    for (const name of DECISIONS) {
      if (['overflow', 'exchange', 'section', 'farm-plant'].includes(name)) continue
      every.ask(name, 0)
      every.t.prompts.a = 0
      expect([name, every.why('trade spice-importer 0')]).toEqual([name, undefined])
    }
    expect(P.overflow).toBeGreaterThan(0)
  })

  test('cubes still arriving cannot be traded', () => {
    const p = match().partner(0, 'spice-importer').worker(0, 'lab-technician').stock(0, {}).atBrewing(0)
    p.do('act lab-research', 'research malting') // 3 malt arrive, the technician's cube is still to be named
    expect(p.prompt).toBe('gain-choice')
    expect(p.why('trade spice-importer 0')?.code).toBe('trade-cost-missing')
    expect(p.do('gain malt').cubes(0)).toEqual({ malt: 4 })
  })
})

describe('BC-6.25: a trade may not take away the last answer of a decision that must be answered', () => {
  test('the only cube to plant', () => {
    const p = match({ seats: 4, communityFarm: true }).partner(0, 'maltsters-guild', 'spice-importer')
    p.stock(0, { malt: 2 }).ask('farm-plant', 0, 1)
    expect(p.why('trade spice-importer 0')).toMatchObject({ code: 'trade-dead-end', rule: 'BC-6.25' })
    p.stock(0, { malt: 3 })
    expect(p.why('trade spice-importer 0')).toBeUndefined()
  })

  // Money is a unit to give in version 1 only (BC-9.14).
  test.each([1, 2])('the only unit to exchange, version %s', rules => {
    const p = match({ seats: 4, commodityExchange: true, rules }).partner(0, 'maltsters-guild').money(0, 0)
    p.stock(0, { hops: 1 }).ask('exchange', 0)
    expect(p.why('trade maltsters-guild 0')?.code).toBe('trade-dead-end')
    p.money(0, 1)
    expect(p.why('trade maltsters-guild 0')?.code).toBe(rules === 1 ? undefined : 'trade-dead-end')
    p.stock(0, { hops: 1, yeast: 1 })
    expect(p.why('trade maltsters-guild 0')).toBeUndefined()
  })

  test('the cubes of the only payable section', () => {
    const p = match().partner(0, 'spice-importer').stock(0, { malt: 3 }).ask('section', 0)
    p.t.sections.set([0, 2, 2, 0])
    expect(p.why('trade spice-importer 0')).toBeUndefined() // 1 malt and 1 spice still fill the signature
    p.t.sections.set([0, 2, 0, 2])
    expect(p.why('trade spice-importer 0')?.code).toBe('trade-dead-end')
  })
})
