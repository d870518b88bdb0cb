import { describe, expect, test } from 'vitest'
import { GIVEN, SKILLED_WORKERS } from '../../components/names.ts'
import { ALL_MODULES, match } from '../position.ts'
import { billOf } from '../winter.ts'

describe('modules in the market', () => {
  test('BC-9.1: chosen with a worker or temp like a space', () => {
    const p = match({ ...ALL_MODULES }).atMarket(0)
    expect(p.legal().filter(line => line.includes(' use '))).toEqual([
      'place temp-labour use worker',
      'place commodity-exchange use worker',
      'place labour-agency use worker',
      'place community-farm use worker',
    ])
    expect(match().why('place temp-labour use worker')).toMatchObject({ code: 'module-off', rule: 'BC-3.1' })
  })

  test('BC-9.2: three of them once per season by one seat in total', () => {
    const p = match({ ...ALL_MODULES })
      .stock(0, { hops: 2 })
      .stock(1, { hops: 1 })
      .atMarket(0)
      .do('place commodity-exchange use worker', 'exchange hops 1 0')
    expect(p.why('place commodity-exchange use worker')).toEqual({
      code: 'module-used',
      rule: 'BC-9.2',
      numbers: { module: 20, owner: 0 },
    })
    p.endSeason(1).atMarket(1)
    expect(p.why('place commodity-exchange use worker')).toBeUndefined()
  })
})

describe('temp labour', () => {
  test('BC-9.4, BC-9.5, BC-5.3: $1 at once, one temp in each of the next two seasons', () => {
    const p = match({ tempLabour: true, seats: 4 }).atMarket(0).do('place temp-labour use worker')
    expect([p.seat(0).money, p.t.temps, [...p.seat(0).booked]]).toEqual([5, 2, [1, 1]])
    expect(p.endSeason(1).seat(0).temps).toBe(1)
    expect(p.endSeason(2).seat(0).temps).toBe(1)
    p.endSeason(3)
    expect([p.seat(0).temps, p.t.temps]).toEqual([0, 4])
  })

  test('BC-9.6: refused with fewer than two temps or without $1', () => {
    const p = match({ tempLabour: true, seats: 2 }).atMarket(0)
    p.t.temps = 1
    p.seat(1).booked[0] = 1
    expect(p.why('place temp-labour use worker')).toMatchObject({ code: 'temps-short', numbers: { temps: 1 } })
    const poor = match({ tempLabour: true }).money(0, 0).atMarket(0)
    expect(poor.why('place temp-labour use worker')).toEqual({
      code: 'temps-short',
      rule: 'BC-9.6',
      numbers: { temps: 3, price: 1, money: 0 },
    })
  })

  test('BC-9.7, BC-9.8, BC-9.10: one market or brewing action, then it returns', () => {
    const p = match({ tempLabour: true, seats: 2 })
    p.seat(0).temps = 1
    p.t.temps = 1
    p.stock(0, {}).atExtraRounds(0).do('place malt-house take temp')
    expect([p.prompt, p.seat(0).temps, p.seat(0).tempsSpent]).toEqual(['brewing-action', 0, 1])
    p.do('act lab-research', 'research business', 'act lab-research', 'research business')
    expect([p.t.season, p.t.temps, p.seat(0).tempsSpent]).toEqual([2, 2, 0]) // no extra brewing action either
    expect(p.eventsOf('temp-return')).toMatchObject([{ seat: 0, count: 1 }])
  })

  test('BC-9.9: it may stay unused', () => {
    const p = match({ tempLabour: true, seats: 2 })
    p.seat(0).temps = 1
    p.t.temps = 1
    p.atExtraRounds(0).do('decline')
    p.do('act lab-research', 'research business', 'act lab-research', 'research business', 'decline')
    expect([p.t.season, p.t.temps]).toEqual([2, 2])
  })

  test('BC-9.11: season 11 uses one temp, season 12 is too late', () => {
    const p = match({ tempLabour: true }).atMarket(0, 11).forget().do('place temp-labour use worker')
    expect(p.eventsOf('temp-book')).toMatchObject([{ seasons: [12] }])
    expect(match({ tempLabour: true }).atMarket(0, 12).why('place temp-labour use worker')?.rule).toBe('BC-9.11')
  })

  test('BC-9.12, BC-9.13: no winter cost, several in one season', () => {
    const p = match({ tempLabour: true, seats: 4 })
    p.seat(0).booked.set([2, 1])
    p.t.temps = 1
    p.startSeason(4)
    expect([p.seat(0).temps, billOf(p.t, 0)]).toEqual([2, 5])
  })
})

describe('commodity exchange', () => {
  const open = (cubes: Parameters<ReturnType<typeof match>['stock']>[1], money = 0) =>
    match({ commodityExchange: true }).stock(0, cubes).money(0, money).atMarket(0)

  test.each([
    ['hops', { hops: 3 }, 'exchange hops 3 0', { malt: 6 }],
    ['yeast', { yeast: 3 }, 'exchange yeast 2 0', { malt: 6, yeast: 1 }],
    ['yeast', { yeast: 3 }, 'exchange yeast 3 1', { hops: 6 }],
    ['spice', { spice: 2 }, 'exchange spice 2 0', { malt: 8 }],
    ['coffee', { coffee: 2 }, 'exchange coffee 1 1', { hops: 2, coffee: 1 }],
    ['fruit', { fruit: 3 }, 'exchange fruit 3 2', { malt: 3, yeast: 3 }],
  ] as const)('BC-9.14, BC-9.15: T11 %s %o: %s', (_kind, cubes, line, result) => {
    expect(open(cubes).do('place commodity-exchange use worker', line).cubes(0)).toEqual(result)
  })

  test('BC-9.14, version 2: only ingredients are sold, money is not taken', () => {
    const p = open({ hops: 1 }, 5).do('place commodity-exchange use worker')
    expect([p.cubes(0), p.seat(0).money]).toEqual([{ malt: 2 }, 5])
    const both = open({ hops: 1, yeast: 1 }, 5).do('place commodity-exchange use worker')
    expect(both.legal().filter(line => line.includes('money'))).toEqual([])
    expect(both.why('exchange money 1 0')).toEqual({
      code: 'exchange-mixed',
      rule: 'BC-9.14',
      numbers: { given: GIVEN.indexOf('money'), most: 0 },
    })
  })

  test('BC-9.17, version 2: money alone is nothing to give', () => {
    expect(open({ malt: 9 }, 5).why('place commodity-exchange use worker')?.code).toBe('exchange-nothing')
  })

  test('BC-9.14, version 1: $1 for 2 malt, no more', () => {
    const p = match({ commodityExchange: true, rules: 1 }).stock(0, {}).money(0, 5).atMarket(0)
    p.do('place commodity-exchange use worker')
    expect([p.cubes(0), p.seat(0).money]).toEqual([{ malt: 2 }, 4])
  })

  test('BC-9.14: one kind, one line, at most 3 and at most what is owned', () => {
    const p = open({ hops: 5, yeast: 2 }).do('place commodity-exchange use worker')
    expect(p.why('exchange hops 4 0')).toEqual({
      code: 'exchange-mixed',
      rule: 'BC-9.14',
      numbers: { given: 1, most: 3 },
    })
    expect(p.why('exchange yeast 3 0')?.code).toBe('exchange-mixed')
    expect(p.why('exchange hops 1 1')?.code).toBe('exchange-mixed')
    expect(p.why('exchange malt 1 0')?.code).toBe('exchange-mixed')
    expect(p.why('decline')?.code).toBe('must-choose')
  })

  test('BC-9.16: room is not needed', () => {
    const p = open({ malt: 9, yeast: 3 }).do('place commodity-exchange use worker', 'exchange yeast 3 1')
    expect([p.prompt, p.t.prompts.b]).toEqual(['overflow', 3])
  })

  test('BC-9.17: refused without a unit to give', () => {
    expect(open({ malt: 9 }).why('place commodity-exchange use worker')).toMatchObject({
      code: 'exchange-nothing',
      rule: 'BC-9.17',
    })
  })

  test('BC-2.28: bonuses for taking do not work here', () => {
    const p = open({ yeast: 1 }).worker(0, 'grain-buyer', 'hop-buyer').marker(0, 'malting', 3)
    expect(p.do('place commodity-exchange use worker', 'exchange yeast 1 1').cubes(0)).toEqual({ hops: 2 })
  })
})

describe('labour agency', () => {
  const open = (seed = 'agency') => match({ labourAgency: true, seed }).atMarket(0).do('place labour-agency use worker')
  const cards = (p: ReturnType<typeof match>) =>
    p
      .legal()
      .filter(line => line.startsWith('hire'))
      .sort()

  test('BC-9.18, BC-12.2: six of the unused cards, drawn by chance', () => {
    const hands = new Set(['a', 'b', 'c', 'd'].map(seed => cards(open(seed)).join()))
    expect(hands.size).toBeGreaterThan(1)
    for (const line of cards(open())) expect(SKILLED_WORKERS.slice(0, 9).map(id => `hire ${id}`)).not.toContain(line)
    expect(cards(open())).toHaveLength(6)
  })

  test('BC-9.18: fewer if fewer remain', () => {
    const p = match({ labourAgency: true })
      .worker(1, ...SKILLED_WORKERS.slice(11))
      .atMarket(0)
    expect(cards(p.do('place labour-agency use worker'))).toEqual(['hire cellar-planner', 'hire night-broker'])
  })

  test('BC-9.18: the draw can be forced', () => {
    const p = match({ labourAgency: true }).atMarket(0)
    p.t.chance.force([0, 0, 0, 0, 0, 0])
    p.do('place labour-agency use worker')
    expect(cards(p)).toContain('hire night-broker')
  })

  test('BC-9.19, BC-9.22, BC-9.23: hiring costs $1 now and its winter cost later; the card is public', () => {
    const p = match({ labourAgency: true }).atMarket(0)
    p.t.chance.force([0, 0, 0, 0, 0, 0])
    p.do('place labour-agency use worker', 'hire night-broker')
    expect([p.seat(0).money, billOf(p.t, 0), p.seat(0).drawn.length]).toEqual([5, 7, 0])
    expect(p.eventsOf('hire-worker')).toMatchObject([{ worker: 'night-broker', via: 'agency', paid: 1 }])
    expect(p.eventsOf('agency-draw')[0]).toMatchObject({ count: 6, secret: { to: 0 } })
  })

  test('BC-9.20, BC-9.21: declining costs nothing and the cards go back', () => {
    const p = open().do('decline')
    expect([p.seat(0).money, p.seat(0).drawn.length]).toEqual([6, 0])
    expect([...p.t.workers].filter(place => place === 0)).toHaveLength(15)
    expect(open().why('hire bookkeeper')?.code).toBe('card-not-on-offer')
  })

  test('BC-9.24: refused without $1 or without unused cards', () => {
    const poor = match({ labourAgency: true }).money(0, 0).atMarket(0)
    expect(poor.why('place labour-agency use worker')).toEqual({
      code: 'agency-no-money',
      rule: 'BC-9.24',
      numbers: { price: 1, money: 0 },
    })
    const empty = match({ labourAgency: true })
      .worker(1, ...SKILLED_WORKERS.slice(9))
      .atMarket(0)
    expect(empty.why('place labour-agency use worker')).toMatchObject({ code: 'agency-empty', rule: 'BC-9.24' })
  })
})

describe('community farm', () => {
  const farm = (season = 1) =>
    match({ communityFarm: true }).stock(0, { malt: 2, hops: 1, fruit: 1 }).atMarket(0, season)

  test('BC-9.25: in Winter and Spring only', () => {
    expect([1, 4, 5, 8].map(season => farm(season).why('place community-farm use worker'))).toEqual(
      Array(4).fill(undefined),
    )
    for (const season of [2, 3]) expect(farm(season).why('place community-farm use worker')?.code).toBe('farm-season')
  })

  test('BC-9.26, BC-9.29: several seats and the same seat again; the lowest free token each time', () => {
    const p = farm().stock(1, { hops: 1 }).forget().do('place community-farm use worker', 'plant malt')
    p.do('place community-farm use worker')
    p.ask('place-worker', 0).do('place community-farm use worker')
    expect(p.eventsOf('farm-plant').map(event => [event.seat, event.plant, event.token])).toEqual([
      [0, 'malt', 1],
      [1, 'hops', 2],
      [0, 'fruit', 3],
    ])
  })

  test('BC-9.27, BC-9.28: malt, hops or fruit that one has, each kind once per cycle', () => {
    const p = match({ communityFarm: true }).stock(0, { malt: 1, hops: 1, yeast: 1 }).atMarket(0)
    p.do('place community-farm use worker')
    expect(p.why('plant yeast')).toMatchObject({ code: 'farm-kind', rule: 'BC-9.27' })
    expect(p.why('plant fruit')).toMatchObject({ code: 'farm-kind' })
    p.do('plant malt').stock(1, { malt: 2, hops: 1, fruit: 1 }).do('place community-farm use worker')
    expect(p.why('plant malt')).toMatchObject({ code: 'farm-kind-planted', rule: 'BC-9.28' })
    p.do('plant hops').stock(2, { yeast: 1, spice: 1 })
    expect(p.why('place community-farm use worker')).toMatchObject({ code: 'farm-kind' })
    p.t.planted[5] = 1
    expect(p.why('place community-farm use worker')).toMatchObject({ code: 'farm-kind-planted' })
  })

  test('BC-9.30, BC-9.36: from Winter to the next Autumn, then the farm is empty again', () => {
    const p = farm(4).do('place community-farm use worker', 'plant fruit').endSeason(4)
    expect(p.t.planted[5]).toBe(1)
    p.endSeason(5).endSeason(6)
    expect(p.eventsOf('farm-harvest')).toEqual([])
    p.endSeason(7)
    expect([p.t.planted[5], p.t.tokens.length]).toEqual([0, 0])
    expect(p.eventsOf('farm-harvest')).toMatchObject([
      { planted: ['fruit'], shares: [{ seat: 0, cubes: { fruit: 3 } }] },
    ])
  })

  test('BC-9.31, BC-9.32: a seat with two tokens has two shares', () => {
    const p = match({ communityFarm: true }).stock(0, {}).stock(1, {})
    p.t.tokens.push(0)
    p.t.tokens.push(1)
    p.t.tokens.push(0)
    p.t.planted.set([1, 1, 0, 0, 0, 1])
    p.endSeason(3).do('pick hops') // of 1 malt and 2 hops left over
    expect([p.prompt, p.asked]).toEqual(['harvest-pick', 1])
    p.do('pick malt') // the last hops goes to token 3
    expect([p.cubes(0), p.cubes(1)]).toEqual([
      { malt: 4, hops: 4, fruit: 2 },
      { malt: 3, hops: 1, fruit: 1 },
    ])
  })

  test('BC-9.33: left-over cubes are picked one at a time in token order', () => {
    const p = match({ communityFarm: true })
    p.t.tokens.push(2)
    p.t.tokens.push(0)
    p.t.planted.set([1, 1, 0, 0, 0, 0])
    p.endSeason(3)
    expect([p.asked, p.legal()]).toEqual([2, ['pick malt', 'pick hops']])
    expect(p.why('pick fruit')).toMatchObject({ code: 'kind-not-offered', rule: 'BC-9.33' })
  })

  test('BC-9.34, BC-9.49: one storage check per contributor after all picks; room from workers counts', () => {
    const p = match({ communityFarm: true }).stock(0, { yeast: 12 }).stock(1, { yeast: 12 }).worker(1, 'shelf-stacker')
    p.t.tokens.push(0)
    p.t.tokens.push(1)
    p.t.planted.set([1, 0, 0, 0, 0, 1])
    p.endSeason(3)
    while (p.prompt === 'harvest-pick') p.do(p.legal()[0])
    expect([p.prompt, p.asked, p.t.prompts.b]).toEqual(['overflow', 0, 5]) // 3 malt + 1, 1 fruit
    p.do('discard yeast', 'discard yeast') // between them three have no alternative: there is only one fruit
    expect(p.cubes(0)).toEqual({ malt: 4, yeast: 7, fruit: 1 })
    expect([p.prompt, p.asked, p.t.prompts.b]).toEqual(['overflow', 1, 1])
  })

  test('BC-9.35, BC-9.49: worker bonuses do not work here, but Night Broker may go there in Winter', () => {
    const p = match({ communityFarm: true, seats: 2 }).worker(0, 'grain-buyer', 'hop-buyer', 'night-broker')
    p.stock(0, { malt: 1 }).atExtraRounds(0, 4).do('place community-farm use night-broker')
    expect(p.t.tokens.length).toBe(1)
    expect(p.endSeason(7).cubes(0)).toEqual({ malt: 7 })
  })

  test('BC-9.37: planting in the last Winter is legal and yields nothing', () => {
    const p = farm(12)
    expect(p.why('place community-farm use worker')).toBeUndefined()
    p.do('place community-farm use worker', 'plant malt').endSeason(12)
    expect([p.prompt, p.cubes(0).malt]).toEqual([undefined, 1])
  })
})

describe('secret recipe', () => {
  const owner = () => match({ secretRecipe: true }).atBrewing(0).do('act secret-recipe', 'secret oat-soda-stout')

  test('BC-9.38, BC-9.39: any unused advanced recipe that nobody has', () => {
    const p = match({ secretRecipe: true }).atBrewing(0).do('act secret-recipe')
    expect(p.legal()).toHaveLength(21 - 6)
    expect(p.why('secret pumpkin-ale')).toMatchObject({ code: 'secret-not-available', rule: 'BC-9.38' })
    expect(p.why('secret everyday-ale')?.code).toBe('secret-not-available')
    p.do('secret dark-stout').do('act secret-recipe')
    expect(p.why('secret dark-stout')?.code).toBe('secret-not-available')
    expect(p.legal()).toHaveLength(14)
    expect(match().atBrewing(0).why('act secret-recipe')).toMatchObject({ code: 'module-off' })
  })

  test('BC-9.40, BC-9.41: only the owner brews it, after the basic recipe of its family', () => {
    const p = owner().stock(0, { malt: 7, hops: 1, yeast: 1 }).ask('brew', 0)
    expect(p.why('brew line oat-soda-stout none none')?.code).toBe('needs-basic-recipe')
    p.sold(0, 'simply-stout').sold(1, 'simply-stout').stock(1, { malt: 7, hops: 1, yeast: 1 })
    p.ask('brew', 1)
    expect(p.why('brew line oat-soda-stout none none')?.code).toBe('recipe-not-in-game') // face down: nothing leaks
    p.ask('brew', 0).do('brew line oat-soda-stout none none').ask('brew', 1)
    expect(p.why('brew line oat-soda-stout none none')).toEqual({
      code: 'secret-of-other',
      rule: 'BC-9.40',
      numbers: { recipe: 21, owner: 0 },
    })
  })

  test('BC-9.42, BC-9.43, BC-9.44, BC-2.20: revealed at the first brewing, 5 at the first sale, no label', () => {
    const p = owner().sold(0, 'simply-stout').stock(0, { malt: 7, hops: 1, yeast: 1 })
    p.atBrewing(0).do('act process-collaborate', 'process', 'brew line oat-soda-stout none none')
    expect(p.eventsOf('secret-reveal')).toMatchObject([{ recipe: 'oat-soda-stout', placed: 5 }])
    expect(p.parts(0)).toMatchObject({ beers: 2 + 4, tokens: 0 })
    p.atBrewing(0).do('act process-collaborate').atBrewing(0).do('act process-collaborate')
    expect(p.parts(0)).toMatchObject({ beers: 6, tokens: 5, labels: 0 })
  })

  test('BC-9.45, BC-9.46: several cards; a brewed one counts as advanced', () => {
    const p = owner().atBrewing(0).do('act secret-recipe', 'secret cherry-porter')
    expect([...p.t.takes.toArray()]).toEqual([0, 0])
    p.tile(0, 'tasting-room').worker(0, 'festival-rep').sold(0, 'simply-stout').money(0, 0)
    p.stock(0, { malt: 7, hops: 1, yeast: 1 }).ask('brew', 0).do('brew line oat-soda-stout none none')
    expect(p.parts(0).tastingRoom).toBe(1)
    p.atBrewing(0).do('act process-collaborate').atBrewing(0).do('act process-collaborate')
    expect(p.seat(0).money).toBe(3)
  })

  test('BC-9.47: never brewed, it scores nothing and is shown after the game', () => {
    const p = owner()
    expect(p.game.view(p.t, 1).seats[0].secrets[21]).toBe(-32768)
    p.endSeason(12)
    expect(p.eventsOf('game-end')[0].secrets).toEqual([{ seat: 0, recipe: 'oat-soda-stout' }])
    expect(p.game.view(p.t, 1).seats[0].secrets[21]).toBe(1)
    expect(p.parts(0).tokens).toBe(0)
  })

  test('BC-9.48: refused when none is left', () => {
    const p = match({ secretRecipe: true })
    for (let i = 0; i < 15; i++) p.atBrewing(0).do('act secret-recipe').do(p.legal()[0])
    expect(p.atBrewing(1).why('act secret-recipe')).toMatchObject({ code: 'secret-none-left', rule: 'BC-9.48' })
  })
})
