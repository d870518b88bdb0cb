/** The acceptance cases of the rules, with their numbers. */
import { describe, expect, test } from 'vitest'
import { RECIPES } from '../components/names.ts'
import { ALL_MODULES, match } from './position.ts'

const labelOwner = (p: ReturnType<typeof match>, recipe: (typeof RECIPES)[number]) =>
  p.t.labels[RECIPES.indexOf(recipe)] - 1

describe('from the rulebook', () => {
  test('EX-1 (BC-10.10): one loan −2, two −5, three −8, four −11', () => {
    const p = match()
    const points = [1, 2, 3, 4].map(loans => {
      p.seat(0).loans = loans
      return p.parts(0).loans
    })
    expect(points).toEqual([-2, -5, -8, -11])
  })

  test('EX-2 (BC-8.7, BC-8.8): bill 9, money 4: three loans, $1 left, −8', () => {
    const p = match().money(0, 4).tile(0, 'storehouse', 'mash-tun', 'farm', 'brew-pub').endSeason(4)
    expect(p.eventsOf('bill')[0]).toMatchObject({ total: 9, loans: 3, money: 1 })
    expect(p.seat(0).money).toBe(1)
    expect(p.parts(0).loans).toBe(-8)
  })

  test('EX-3 (BC-9.31): the only contributor takes 7 malt', () => {
    const p = match({ communityFarm: true }).stock(0, { malt: 1 }).atMarket(0, 1).do('place community-farm use worker')
    expect(p.cubes(0)).toEqual({})
    p.endSeason(3)
    expect(p.cubes(0)).toEqual({ malt: 7 })
  })

  test('EX-4 (BC-9.32, BC-9.33): three tokens share 7 M 5 H 3 F', () => {
    const p = match({ communityFarm: true }).stock(0, { malt: 1 }).stock(1, { hops: 1 }).stock(2, { fruit: 1 })
    p.atMarket(0, 1).do('place community-farm use worker')
    p.do('place community-farm use worker').do('place community-farm use worker')
    p.endSeason(3)
    expect([p.prompt, p.asked, p.legal()]).toEqual(['harvest-pick', 0, ['pick malt', 'pick hops']])
    p.do('pick malt') // then only hops are left
    expect([p.cubes(0), p.cubes(1), p.cubes(2)]).toEqual([
      { malt: 3, hops: 1, fruit: 1 },
      { malt: 2, hops: 2, fruit: 1 },
      { malt: 2, hops: 2, fruit: 1 },
    ])
  })

  test('EX-5 (BC-7.14): the first sale of a recipe wins its label, once', () => {
    const p = match().tile(0, 'double-production-line').sold(0, 'everyday-ale').sold(1, 'everyday-ale').stock(0, {})
    p.batch(0, 'pumpkin-ale', 'bottling-1').batch(0, 'pumpkin-ale', 'bottling-2').batch(1, 'pumpkin-ale', 'bottling-1')
    p.atBrewing(0).do('act process-collaborate')
    expect(p.seat(0).money).toBe(6 + 4)
    expect(p.parts(0).labels).toBe(3)
    p.stock(1, {}).do('act process-collaborate')
    expect(p.seat(1).money).toBe(7 + 2)
    expect(p.parts(1).labels).toBe(0)
    expect(labelOwner(p, 'pumpkin-ale')).toBe(0)
  })

  test('EX-6 (BC-7.25): Vanilla Porter only after a Pleasantly Porter', () => {
    const p = match().sold(0, 'everyday-ale').stock(0, { malt: 4, hops: 1, yeast: 1, spice: 2 })
    p.atBrewing(0).do('act process-collaborate', 'process')
    expect(p.why('brew line vanilla-porter none none')).toMatchObject({ code: 'needs-basic-recipe', rule: 'BC-7.25' })
    p.sold(0, 'pleasantly-porter')
    expect(p.why('brew line vanilla-porter none none')).toBeUndefined()
  })

  test('EX-7 (BC-6.18, BC-6.19, BC-6.20): crews at 3 and 9 batches, wherever they are', () => {
    const p = match().batch(0, 'everyday-ale', 'tank-1').batch(0, 'everyday-ale', 'bottling-1').atMarket(0)
    expect(p.why('place shift-office-1 crew worker')).toMatchObject({ code: 'crew-needs-3-batches' })
    p.sold(0, 'everyday-ale')
    expect(p.why('place shift-office-1 crew worker')).toBeUndefined()
    p.crews(0, 2).sold(0, 'everyday-ale', 5)
    expect(p.why('place shift-office-1 crew worker')).toMatchObject({ code: 'crew-needs-9-batches' })
    p.sold(0, 'everyday-ale')
    expect(p.why('place shift-office-1 crew worker')).toBeUndefined()
  })

  test('EX-8 (BC-10.8): an unfinished collaboration is worth 1 point per section', () => {
    const p = match()
    p.t.sections.set([1, 2, 1, 0])
    expect([p.parts(0).collaboration, p.parts(1).collaboration, p.parts(2).collaboration]).toEqual([2, 1, 0])
    expect(p.seat(0).rep).toBe(0)
  })

  test('EX-9 (BC-4.15): compensation in turn order with 5 seats', () => {
    const p = match({ seats: 5 })
    expect([0, 1, 2, 3, 4].map(seat => [p.seat(seat).money, p.cubes(seat)])).toEqual([
      [6, { malt: 2, hops: 1 }],
      [7, { malt: 2, hops: 1 }],
      [6, { malt: 3, hops: 1 }],
      [6, { malt: 2, hops: 2 }],
      [6, { malt: 2, hops: 1, yeast: 1 }],
    ])
  })

  test('EX-10 (BC-7.48): Winter and Permanent benefits stay when the marker moves on', () => {
    const p = match().marker(0, 'business', 2).tile(0, 'farm', 'brew-pub', 'mash-tun')
    p.atBrewing(0).do('act lab-research', 'research business').atBrewing(0).do('act lab-research', 'research business')
    expect(p.seat(0).lab[3]).toBe(4)
    expect(p.parts(0).research).toBe(3)
    p.batch(0, 'everyday-ale', 'bottling-1').stock(0, {})
    const before = p.seat(0).money
    p.atBrewing(0).do('act process-collaborate')
    expect(p.seat(0).money).toBe(before + 2 + 1)
    p.startSeason(4)
    expect(p.seat(0).money).toBe(before + 2 + 1 + 2)
  })

  test('EX-11 (BC-9.43, BC-9.44): a secret recipe of 4, brewed twice, sold once: 13; brewed once, never sold: 4', () => {
    const p = match({ ...ALL_MODULES })
      .sold(0, 'simply-stout')
      .stock(0, { malt: 8, hops: 2, yeast: 2, fruit: 2 })
    p.atBrewing(0).do('act secret-recipe', 'secret blackberry-stout')
    const base = p.points(0)
    p.atBrewing(0).do('act process-collaborate', 'process', 'brew line blackberry-stout none none')
    expect(p.points(0) - base).toBe(4)
    p.atBrewing(0).do('act process-collaborate', 'process', 'brew line blackberry-stout none none')
    expect(p.points(0) - base).toBe(8)
    p.atBrewing(0).do('act process-collaborate')
    expect(p.points(0) - base).toBe(13)
  })

  test('EX-12 (BC-10.13): a tie at 52 goes to the seat with $3 over $1', () => {
    const p = match()
    p.seat(0).rep = 52
    p.seat(1).rep = 52
    p.money(0, 1).money(1, 3)
    const ranks = p.game.standings(p.t).map(standing => standing.rank)
    expect(ranks).toEqual([2, 1, 3])
  })
})

describe('constructed', () => {
  test('EX-13 (BC-2.36): $6 − bill 5 = $1 after the first Winter; with one sold batch $3', () => {
    expect(match().endSeason(4).seat(0).money).toBe(1)
    const p = match().batch(0, 'everyday-ale', 'bottling-1').stock(0, {}).atBrewing(0, 4).do('act process-collaborate')
    expect(p.endSeason(4).seat(0).money).toBe(3)
  })

  test('EX-15 (BC-6.22, BC-6.23): a crew hired in Winter acts at once and costs $3 in that Winter', () => {
    const p = match({ seats: 2 }).sold(0, 'everyday-ale', 3).atMarket(0, 4)
    p.do('place shift-office-1 crew worker')
    for (let i = 0; i < 3; i++) p.do(p.legal().find(line => line.includes(' take ')) ?? '')
    const acting = []
    while (p.t.season === 4) {
      if (p.legal()[0] === 'stop') p.do('stop')
      else acting.push(p.stock(p.asked, {}).do('act process-collaborate').eventsOf('brewing-action').at(-1)?.seat)
    }
    expect(acting).toEqual([0, 1, 0])
    expect(p.eventsOf('bill')[0]).toMatchObject({ seat: 0, total: 8 })
  })

  test('EX-16 (BC-5.5, BC-5.17): Malt House untouched holds 9 in season 3, all are taken, season 4 makes 3', () => {
    const p = match()
    p.startSeason(2).startSeason(3)
    expect(p.space('malt-house').cubes[0]).toBe(9)
    p.atMarket(0, 3).do('place malt-house take worker')
    expect(p.cubes(0)).toEqual({ malt: 11, hops: 1 })
    p.startSeason(4)
    expect(p.space('malt-house').cubes[0]).toBe(3)
  })

  test('EX-18 (BC-5.27): 17 of 12 cubes: exactly 5 are discarded', () => {
    const over = () => {
      const p = match().stock(0, { malt: 6, hops: 3, yeast: 2 })
      p.space('malt-house').cubes[0] = 6
      return p.atMarket(0).do('place malt-house take worker')
    }
    const malt = over().do(...Array(5).fill('discard malt'))
    expect(malt.cubes(0)).toEqual({ malt: 7, hops: 3, yeast: 2 })
    expect(malt.why('discard malt', 0)?.code).toBe('no-free-discard')
    const mixed = over().do('discard malt', 'discard malt', 'discard malt', 'discard hops')
    expect(mixed.why('decline')).toMatchObject({ code: 'storage-full', numbers: { excess: 1 } })
    expect(mixed.do('discard hops').cubes(0)).toEqual({ malt: 9, hops: 1, yeast: 2 })
  })

  test("EX-20 (BC-6.13): Maltsters' Guild with 12 of 12 cubes is refused, with 11 allowed", () => {
    const p = match({ seats: 4 }).partner(0, 'maltsters-guild').stock(0, { malt: 11, hops: 1 }).atMarket(0)
    expect(p.why('trade maltsters-guild 0')).toEqual({
      code: 'trade-over-capacity',
      rule: 'BC-6.13',
      numbers: { cubes: 13, capacity: 12 },
    })
    expect(p.stock(0, { malt: 10, hops: 1 }).do('trade maltsters-guild 0').cubes(0)).toEqual({ malt: 12 })
  })

  test('EX-21 (BC-7.10): a line batch is brewed, bottled, then sold', () => {
    const p = match({ seats: 2 }).stock(0, { malt: 6, hops: 6, yeast: 3 })
    p.atBrewing(0).do('act process-collaborate', 'brew line everyday-ale none none')
    expect([p.seat(0).tanks[0], p.seat(0).bottles[0]]).toEqual([1, 0])
    p.atBrewing(0).do('act process-collaborate', 'brew line everyday-ale none none')
    expect([p.seat(0).tanks[0], p.seat(0).bottles[0], p.seat(0).money]).toEqual([1, 1, 6])
    p.atBrewing(0).do('act process-collaborate')
    expect([p.seat(0).tanks[0], p.seat(0).bottles[0], p.seat(0).money]).toEqual([0, 1, 8])
    p.do('brew line everyday-ale none none')
    expect([p.seat(0).tanks[0], p.seat(0).bottles[0], p.seat(0).sold[0]]).toEqual([1, 1, 1])
  })

  test('EX-22 (BC-7.18): a pub batch is brewed, then sold', () => {
    const p = match({ seats: 2 }).tile(0, 'brew-pub').stock(0, { malt: 4, hops: 4, yeast: 2 })
    p.atBrewing(0).do('act process-collaborate', 'brew pub everyday-ale none none', 'stop')
    p.atBrewing(0).do('act process-collaborate')
    expect([p.seat(0).pub, p.seat(0).money]).toEqual([0, 8])
    p.do('brew pub everyday-ale none none')
    expect(p.seat(0).pub).toBe(1)
  })

  test('EX-23 (BC-7.27): two tanks, a basic porter unlocks Vanilla Porter in the same Process', () => {
    const p = match({ seats: 2 }).tile(0, 'double-production-line', 'storehouse')
    p.stock(0, { malt: 7, hops: 2, yeast: 2, spice: 2 }).atBrewing(0).do('act process-collaborate')
    expect(p.why('brew line vanilla-porter none none')?.code).toBe('needs-basic-recipe')
    p.do('brew line pleasantly-porter none none', 'brew line vanilla-porter none none')
    expect(p.cubes(0)).toEqual({})
    const tun = match({ seats: 2 }).tile(0, 'double-production-line', 'mash-tun')
    tun.stock(0, { malt: 5, hops: 2, yeast: 2, spice: 2 }).atBrewing(0).do('act process-collaborate')
    tun.do('brew line pleasantly-porter none none', 'brew line vanilla-porter none none')
    expect(tun.cubes(0)).toEqual({})
  })

  test('EX-24 (BC-7.20): Mash Tun and Mash Saver, but never below 1 malt', () => {
    const p = match({ seats: 2 }).tile(0, 'mash-tun').worker(0, 'mash-saver').open('mars-needs-ipa')
    p.sold(0, 'everyday-ale').sold(0, 'simply-stout').stock(0, { malt: 1, hops: 5, yeast: 1 })
    p.atBrewing(0).do('act process-collaborate', 'brew line mars-needs-ipa none none')
    expect(p.cubes(0)).toEqual({})
    p.stock(0, { malt: 1, hops: 1, yeast: 1, coffee: 1 })
    p.atBrewing(0).do('act process-collaborate', 'brew line coffee-stout none none')
    expect(p.cubes(0)).toEqual({})
    p.stock(0, { hops: 1, yeast: 1, coffee: 1 })
    p.seat(0).tanks.fill(0)
    expect(p.ask('brew', 0).why('brew line coffee-stout none none')).toMatchObject({
      code: 'missing-ingredients',
      numbers: { kind: 0, needed: 1, held: 0 },
    })
  })

  test('EX-27 (BC-2.26, BC-2.27, BC-2.28): Grain Buyer and Malting permanent', () => {
    const owner = () => match({ commodityExchange: true }).worker(0, 'grain-buyer').marker(0, 'malting', 3).stock(0, {})
    expect(owner().atMarket(0).do('place malt-house take worker').cubes(0)).toEqual({ malt: 5 })
    expect(owner().atMarket(0).do('place grain-and-hop-cart take worker').cubes(0)).toEqual({ malt: 4, hops: 1 })
    const p = owner().stock(0, { hops: 1 }).money(0, 0).atMarket(0).do('place commodity-exchange use worker')
    expect(p.cubes(0)).toEqual({ malt: 2 })
  })

  test('EX-29 (BC-7.28, BC-7.53): Hop Infuser pays at brewing, not for what was brewed before', () => {
    const p = match({ seats: 2 })
      .batch(0, 'everyday-ale', 'bottling-1')
      .atBrewing(0)
      .do('act install', 'install hop-infuser')
    p.tile(0, 'oak-barrel-racks').stock(0, { malt: 2, hops: 2, yeast: 1 })
    p.atBrewing(0).do('act process-collaborate', 'brew line everyday-ale none none')
    expect(p.seat(0).rep).toBe(1)
    p.stock(0, { malt: 3, hops: 1, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    p.do('brew line pleasantly-porter none none')
    expect(p.seat(0).rep).toBe(1)
  })

  test('EX-30 (BC-7.38): a completed collaboration pays every section, Collab Envoy once', () => {
    const p = match().worker(0, 'collab-envoy').money(0, 0)
    p.stock(0, { malt: 3 }).atBrewing(0).do('act process-collaborate', 'collaborate', 'end')
    p.stock(1, { hops: 2 }).atBrewing(1).do('act process-collaborate', 'collaborate', 'end')
    p.stock(0, { yeast: 1, malt: 1 }).atBrewing(0).do('act process-collaborate', 'collaborate', 'end')
    p.stock(2, { malt: 1, fruit: 1 }).atBrewing(2).do('act process-collaborate', 'collaborate')
    expect([0, 1, 2].map(seat => p.seat(seat).rep)).toEqual([2 + 2, 2, 3])
    expect(p.seat(0).money).toBe(3)
    expect([...p.t.sections]).toEqual([0, 0, 0, 0])
  })

  test('EX-31 (BC-7.37): the owner of three sections leaves the fourth to somebody else', () => {
    const p = match().stock(0, { hops: 2 }).stock(1, { hops: 2 })
    p.t.sections.set([1, 0, 1, 1])
    p.ask('section', 0)
    expect(p.why('section hop-bill none')).toMatchObject({ code: 'sole-contributor', rule: 'BC-7.37' })
    p.atBrewing(1).do('act process-collaborate', 'collaborate')
    expect(p.eventsOf('collab-sold')).toHaveLength(1)
  })

  test('EX-33 (BC-9.11): Temp labour in season 11 gives one temp, in season 12 none', () => {
    const p = match({ tempLabour: true }).atMarket(0, 11).do('place temp-labour use worker')
    expect(p.seat(0).money).toBe(5)
    expect([...p.seat(0).booked, p.t.temps]).toEqual([1, 0, 2])
    p.endSeason(11)
    expect([p.t.season, p.seat(0).temps]).toEqual([12, 1])
    expect(p.atMarket(0, 12).why('place temp-labour use worker')).toMatchObject({ code: 'temp-too-late' })
  })

  test('EX-34 (BC-9.16, BC-5.32): an exchange beyond the storehouse discards by itself', () => {
    const p = match({ commodityExchange: true }).stock(0, { malt: 9, yeast: 3 }).atMarket(0)
    p.do('place commodity-exchange use worker', 'exchange yeast 3 0')
    expect(p.cubes(0)).toEqual({ malt: 12 })
    expect(p.eventsOf('overflow')).toMatchObject([{ discarded: { malt: 6 } }])
  })

  test('EX-37 (BC-5.33): Storehouse first, then its Site Engineer cubes', () => {
    const p = match({ seats: 2 }).worker(0, 'site-engineer').stock(0, { malt: 12 })
    p.atBrewing(0).do('act install', 'install storehouse')
    expect(p.cubes(0)).toEqual({ malt: 14, hops: 1 })
    expect(p.prompt).toBe('brewing-action')
  })

  test('EX-38 (BC-9.19, BC-9.20, BC-9.24): the agency and its dollar', () => {
    const poor = match({ labourAgency: true }).money(0, 0).atMarket(0)
    expect(poor.why('place labour-agency use worker')).toMatchObject({ code: 'agency-no-money' })
    const open = () => match({ labourAgency: true }).money(0, 1).atMarket(0).do('place labour-agency use worker')
    expect(open().seat(0).drawn.length).toBe(6)
    expect(open().do('decline').seat(0).money).toBe(1)
    const p = open()
    const card = p.legal().find(line => line.startsWith('hire')) ?? ''
    p.do(card)
    expect(p.seat(0).money).toBe(0)
    expect(p.eventsOf('hire-worker')).toMatchObject([{ worker: card.slice('hire '.length), via: 'agency', paid: 1 }])
  })

  test('EX-40 (BC-10.5): Tasting Room counts different advanced recipes', () => {
    const p = match()
      .sold(0, 'everyday-ale')
      .sold(0, 'pumpkin-ale', 2)
      .sold(0, 'vanilla-porter')
      .sold(0, 'coffee-stout')
    expect(p.parts(0).tastingRoom).toBe(0)
    expect(p.tile(0, 'tasting-room').parts(0).tastingRoom).toBe(3)
  })

  test('EX-44 (BC-6.21, BC-6.24): two Shift Offices in one season, three brewing actions, $9 for crews', () => {
    const p = match({ seats: 5 }).sold(0, 'everyday-ale', 9).atMarket(0, 4).do('place shift-office-1 crew worker')
    expect(p.seat(0).crews).toBe(2)
    p.ask('place-worker', 0).do('place shift-office-2 crew worker')
    expect(p.seat(0).crews).toBe(3)
    expect(p.eventsOf('hire-crew').map(event => event.crew)).toEqual(['crew-2', 'crew-3'])
    p.stock(0, {}).forget().atBrewing(0, 4).do('act process-collaborate')
    for (let i = 0; i < 4; i++) p.stock(p.asked, {}).do('act process-collaborate')
    p.do('act process-collaborate', 'act process-collaborate') // the second and third crew of seat 0
    expect(p.eventsOf('brewing-action').filter(event => event.seat === 0)).toHaveLength(3)
    expect(p.eventsOf('bill')[0].items.crews).toBe(2 + 3 + 4)
  })

  test('EX-45 (BC-5.14, BC-5.15, BC-5.16): Shift Office: crew or $2, never both', () => {
    const p = match().sold(0, 'everyday-ale', 3).atMarket(0)
    const office = () => p.legal().filter(line => line.includes('shift-office'))
    expect(office()).toEqual(['place shift-office-1 crew worker', 'place shift-office-1 money worker'])
    const few = match().sold(0, 'everyday-ale', 2).atMarket(0)
    expect(few.legal().filter(line => line.includes('shift-office'))).toEqual(['place shift-office-1 money worker'])
    p.do('place shift-office-1 money worker')
    expect([p.seat(0).money, p.seat(0).crews]).toEqual([8, 1])
  })

  test('EX-47 (BC-2.27): a stall with Flavour Scout and Grain Buyer gives 2 fruit and 2 malt', () => {
    const p = match().worker(0, 'flavour-scout', 'grain-buyer').stock(0, {}).atMarket(0)
    p.do('place specialty-stall-1 take worker', 'stall fruit')
    expect(p.cubes(0)).toEqual({ malt: 2, fruit: 2 })
  })

  test('EX-49 (BC-10.9): Tour Guide with 3 tiles 2 points, with 4 tiles 2, with none 0', () => {
    const p = match().worker(0, 'tour-guide')
    expect(p.parts(0).workers).toBe(0)
    expect(p.tile(0, 'farm', 'mash-tun', 'brew-pub').parts(0).workers).toBe(2)
    expect(p.tile(0, 'yeast-lab').parts(0).workers).toBe(2)
  })

  test('EX-50 (BC-7.33): with two seats the action is Process only', () => {
    const p = match({ seats: 2 }).stock(0, { malt: 3 }).atBrewing(0)
    expect(p.why('collaborate')).toMatchObject({ code: 'no-collaboration-with-2', rule: 'BC-7.33' })
    p.do('act process-collaborate')
    expect(p.asked).toBe(1)
  })

  test('EX-51 (BC-7.5): Process with nothing to do is legal and spends the crew', () => {
    const p = match({ seats: 2 }).stock(0, {}).atBrewing(0)
    const before = [p.seat(0).money, p.points(0)]
    p.do('act process-collaborate')
    expect([p.seat(0).money, p.points(0)]).toEqual(before)
    expect([p.prompt, p.asked]).toEqual(['brewing-action', 1])
  })
})
