import { describe, expect, test } from 'vitest'
import { MALT } from '../components/names.ts'
import { match, type Position } from './position.ts'

/** Plays the season to its end with moves that do as little as possible. */
function passSeason(p: Position): void {
  const season = p.t.season
  while (p.prompt !== undefined && p.t.season === season) {
    const moves = p.legal()
    const quiet = moves.find(line => /^(stop|end|decline|place contract-job|place shift-office-1 money)/.test(line))
    p.do(quiet ?? moves.find(line => /^(act process|place .* take|discard|gain|process)/.test(line)) ?? moves[0])
  }
}

test('BC-5.1, BC-5.2: twelve seasons, spring to winter three times, each supply, market, brewing, end', () => {
  const p = match({ seats: 2 })
  while (p.prompt !== undefined) passSeason(p)
  const seasons = p.eventsOf('season-start')
  expect(seasons.map(event => event.name)).toEqual(
    Array.from({ length: 3 }, () => ['spring', 'summer', 'autumn', 'winter']).flat(),
  )
  expect(seasons.map(event => event.year)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  const phases = p.events.flatMap(event => ('phase' in event && event.season === 2 ? [event.phase] : []))
  expect([...new Set(phases)]).toEqual(['supply', 'market', 'brewing', 'season-end'])
})

describe('supply', () => {
  test('BC-5.4, BC-5.5: added to what lies there, without limit', () => {
    const p = match()
    p.space('malt-house').cubes[MALT] = 40
    p.startSeason(2)
    expect(p.space('malt-house').cubes[MALT]).toBe(43)
    expect(p.space('private-investor').money).toBe(2)
  })

  test('BC-5.18: fixed spaces hold nothing between seasons', () => {
    const p = match().startSeason(2)
    expect([...p.space('grain-and-hop-cart').cubes]).toEqual([0, 0, 0, 0, 0, 0])
    const give = () => p.stock(0, {}).atMarket(0).do('place grain-and-hop-cart take worker').cubes(0)
    expect(give()).toEqual({ malt: 2, hops: 1 })
    p.startSeason(3)
    p.space('grain-and-hop-cart').worker = 0
    expect(give()).toEqual({ malt: 2, hops: 1 })
  })

  test('BC-5.3: temps go to their seats before the supply', () => {
    const p = match({ tempLabour: true }).atMarket(0, 1).do('place temp-labour use worker').forget().endSeason(1)
    expect(p.seat(0).temps).toBe(1)
    const kinds = p.events.map(event => event.kind)
    expect(kinds.indexOf('supply')).toBeGreaterThan(kinds.indexOf('season-start'))
  })
})

describe('the benefit step', () => {
  test('BC-5.6: after the supply, in turn order from the First Player', () => {
    const p = match().marker(0, 'business', 2).marker(1, 'business', 2).marker(2, 'malting', 2).forget()
    p.t.firstPlayer = 1
    p.startSeason(4)
    expect(p.eventsOf('benefit').map(event => event.seat)).toEqual([1, 2, 0])
    const kinds = p.events.map(event => event.kind)
    expect(kinds.indexOf('benefit')).toBeGreaterThan(kinds.lastIndexOf('supply'))
    expect(p.eventsOf('benefit')[0].phase).toBe('benefits')
    expect([p.prompt, p.asked]).toEqual(['place-worker', 1])
  })

  test('BC-5.7: the seat orders its benefits where it matters (an overflow)', () => {
    const p = match().stock(0, { hops: 10 }).marker(0, 'malting', 2).marker(0, 'fermentation', 2).startSeason(4)
    expect(p.prompt).toBe('benefit-order')
    expect(p.legal()).toEqual(['benefit malting-winter', 'benefit fermentation-winter'])
    expect(p.why('benefit hopping-winter')?.code).toBe('benefit-not-due')
    p.do('benefit fermentation-winter')
    expect(p.prompt).toBe('overflow')
    expect(p.do('discard hops').cubes(0)).toEqual({ malt: 2, hops: 9, yeast: 1 })
  })

  test('BC-5.7: a choice or the Farm beside another benefit is ordered too; alone it is not', () => {
    const choice = match().worker(0, 'seasonal-forager').tile(0, 'yeast-lab').startSeason(3)
    expect(choice.legal()).toEqual(['benefit seasonal-forager', 'benefit yeast-lab'])
    const farm = match().worker(1, 'early-riser').tile(1, 'farm').stock(1, {}).startSeason(5)
    expect(farm.legal()).toEqual(['benefit early-riser', 'benefit farm'])
    expect(farm.do('benefit early-riser').legal()).toEqual(['decline', 'plant malt'])
    expect(match().tile(0, 'farm').startSeason(5).prompt).toBe('farm-tile')
  })

  test('BC-5.7: where the order cannot matter nobody is asked', () => {
    const p = match().marker(0, 'malting', 2).marker(0, 'business', 2).marker(0, 'fermentation', 2).startSeason(4)
    expect(p.prompt).toBe('place-worker')
    expect(p.cubes(0)).toEqual({ malt: 4, hops: 1, yeast: 1 })
  })

  test('BC-5.8, BC-7.45: a Winter level pays in every Winter, the third included, and in no other season', () => {
    const p = match().marker(0, 'business', 2)
    for (const season of [2, 3, 4, 8, 12]) p.forget().startSeason(season)
    expect(p.seat(0).money).toBe(6 + 2 + 2 + 2)
  })

  test('BC-5.9: a marker that arrives during a Winter first pays in the next one', () => {
    const p = match({ seats: 2 }).marker(0, 'business', 1).startSeason(4).atBrewing(0, 4)
    p.do('act lab-research', 'research business')
    expect(p.seat(0).money).toBe(6)
    p.startSeason(8)
    expect(p.seat(0).money).toBe(8)
  })
})

describe('the end of a season', () => {
  test('BC-8.1, BC-8.13, BC-5.24, BC-7.7: pieces go back and the marker advances, without a bill', () => {
    const p = match({ seats: 2, tempLabour: true })
    passSeason(p)
    expect(p.t.season).toBe(2)
    expect(p.eventsOf('bill')).toEqual([])
    expect(p.seat(0).placed + p.seat(1).placed).toBe(0)
    expect(p.t.spaces.every(space => space.worker === 0)).toBe(true)
    expect([...p.t.used]).toEqual([0, 0, 0, 0])
  })

  test('BC-8.2: at the end of Autumn Farm tiles in turn order, then the community farm', () => {
    const p = match({ communityFarm: true }).tile(0, 'farm').tile(2, 'farm').stock(0, { malt: 1 }).atMarket(0, 1)
    p.do('place community-farm use worker').forget()
    p.seat(0).field = 1
    p.seat(2).field = 2
    p.t.firstPlayer = 2
    p.endSeason(3)
    const order = p.events.filter(event => event.kind === 'farm-tile' || event.kind === 'farm-harvest')
    expect(order.map(event => [event.kind, 'seat' in event ? event.seat : -1])).toEqual([
      ['farm-tile', 2],
      ['farm-tile', 0],
      ['farm-harvest', -1],
    ])
    expect([p.cubes(0), p.cubes(2)]).toEqual([{ malt: 11 }, { malt: 3, hops: 4 }])
    expect(p.t.season).toBe(4)
  })

  test('BC-10.1, BC-8.12: the match ends after the bill of the third Winter', () => {
    const p = match({ seats: 2 }).endSeason(12)
    expect(p.prompt).toBeUndefined()
    const kinds = p.events.map(event => event.kind)
    expect(kinds.indexOf('score')).toBeGreaterThan(kinds.indexOf('bill'))
    expect(p.eventsOf('game-end')).toHaveLength(1)
    expect(p.why('stop', 0)?.code).toBe('match-over')
  })
})
