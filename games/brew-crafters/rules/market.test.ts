import { describe, expect, test } from 'vitest'
import { HOPS, MALT } from '../components/names.ts'
import { match } from './position.ts'

describe('placing workers', () => {
  test('BC-5.10, BC-5.11, BC-5.20: two rounds in the same order, whoever takes the marker', () => {
    const p = match({ seats: 3, firstPlayer: 'seat-2' })
    const asked: number[] = []
    const takes = ['private-investor', 'malt-house', 'hop-yard', 'yeast-bank', 'orchard-stand', 'malt-broker']
    for (const space of takes) {
      asked.push(p.asked)
      p.do(`place ${space} take worker`)
    }
    expect(asked).toEqual([1, 2, 0, 1, 2, 0])
    expect([p.prompt, p.asked]).toEqual(['brewing-action', 1])
  })

  test('BC-5.10: a seat that is not asked waits', () => {
    expect(match().why('place malt-house take worker', 1)).toMatchObject({ code: 'not-your-turn', rule: 'BC-5.10' })
  })

  test('BC-5.12, BC-5.19: a space with a worker is closed, also to its owner', () => {
    const p = match({ seats: 2 }).do('place hop-yard take worker')
    expect(p.why('place hop-yard take worker')).toMatchObject({ code: 'space-occupied', rule: 'BC-5.12' })
    p.do('place yeast-bank take worker').do('place malt-house take worker')
    p.ask('place-worker', 0)
    expect(p.why('place hop-yard take worker')?.code).toBe('space-occupied')
  })

  test('BC-5.13: no passing with an own worker', () => {
    const p = match()
    expect(p.legal().every(line => line.startsWith('place '))).toBe(true)
    expect(p.why('decline')).toMatchObject({ code: 'must-place-worker', rule: 'BC-5.13' })
  })

  test('BC-5.14, BC-5.16: hiring without a card left, and a hall without anything left', () => {
    const p = match().offer().atMarket(0)
    expect(p.why('place hiring-hall-1 hire worker')).toMatchObject({ code: 'no-worker-left', rule: 'BC-5.16' })
    p.partner(1, 'spice-importer', 'coffee-roaster')
    expect(p.why('place hiring-hall-1 partner worker')).toMatchObject({ code: 'nothing-to-do-here', rule: 'BC-5.14' })
    p.offer('bookkeeper')
    expect(p.why('place hiring-hall-1 partner worker')).toMatchObject({ code: 'no-partnership-left' })
    expect(p.why('place hiring-hall-1 hire worker')).toBeUndefined()
  })

  test('BC-5.15: one option of an either/or space, not the other too', () => {
    const p = match().atMarket(0).do('place hiring-hall-1 hire worker')
    expect(p.why('partner spice-importer')).toMatchObject({ code: 'only-one-option', rule: 'BC-5.15' })
    const q = match().atMarket(0).do('place hiring-hall-1 partner worker')
    expect(q.why('hire bookkeeper')?.code).toBe('only-one-option')
  })

  test('BC-5.17: whoever uses an accumulating space empties it', () => {
    const p = match()
    p.space('malt-house').cubes[MALT] = 5
    p.atMarket(0).do('place malt-house take worker')
    expect([p.space('malt-house').cubes[MALT], p.cubes(0).malt]).toEqual([0, 7])
  })

  test('BC-2.9: a covered space is not in the game', () => {
    expect(match({ seats: 3 }).why('place contract-job money worker')).toEqual({
      code: 'space-not-in-game',
      rule: 'BC-2.9',
      numbers: { space: 15, seats: 3 },
    })
  })
})

describe('extra rounds', () => {
  /** Seats 0 and 2 have temps; everybody has placed both workers. */
  const extra = () => {
    const p = match({ tempLabour: true })
    p.t.temps = 1
    p.seat(0).temps = 1
    p.seat(2).temps = 1
    for (const space of ['malt-house', 'hop-yard', 'yeast-bank', 'orchard-stand', 'malt-broker', 'yeast-bank-2'])
      p.do(`place ${space} take worker`)
    return p
  }

  test('BC-5.21, BC-5.23, BC-9.8: in turn order, on free spaces, which then are occupied', () => {
    const p = extra()
    expect([p.prompt, p.asked]).toEqual(['extra-market', 0])
    expect(p.why('place malt-house take temp')?.code).toBe('space-occupied')
    expect(p.why('place grain-and-hop-cart take worker')).toMatchObject({ code: 'no-extra-action', rule: 'BC-5.21' })
    p.do('place grain-and-hop-cart take temp')
    expect([p.prompt, p.asked, p.seat(0).temps]).toEqual(['extra-market', 2, 0])
    expect(p.why('place grain-and-hop-cart take temp')?.code).toBe('space-occupied')
    expect(p.why('place brewers-supply take temp', 1)).toMatchObject({ code: 'no-extra-action' })
    p.do('place brewers-supply take temp')
    expect(p.prompt).toBe('brewing-action')
  })

  test('BC-5.22, BC-9.9: who declines gets no other extra market action, but keeps the temp for brewing', () => {
    const p = extra()
    p.seat(0).temps = 2
    p.t.temps = 0
    p.do('decline')
    expect([p.asked, p.seat(0).temps]).toEqual([2, 2])
    expect(p.why('place brewers-supply take temp', 0)).toMatchObject({ code: 'extra-market-declined', rule: 'BC-5.22' })
    p.do('decline')
    expect(p.prompt).toBe('brewing-action')
    p.do('act lab-research', 'research malting', 'act lab-research', 'research malting', 'act lab-research')
    p.do('research malting')
    expect([p.prompt, p.asked]).toEqual(['extra-brewing', 0])
  })

  test('BC-9.7: a temp acts once a season', () => {
    const p = extra().do('place grain-and-hop-cart take temp').ask('extra-market', 0)
    expect(p.why('place brewers-supply take temp')).toMatchObject({ code: 'temp-spent', rule: 'BC-9.7' })
  })

  test('BC-5.37: a Night Broker hired in Winter works in the extra rounds of that Winter, once', () => {
    const p = match({ seats: 2 }).offer('night-broker', 'bookkeeper').atMarket(0, 4)
    p.do('place hiring-hall-1 hire worker', 'hire night-broker')
    p.do('place malt-house take worker', 'place hop-yard take worker', 'place yeast-bank take worker')
    expect([p.prompt, p.asked]).toEqual(['extra-market', 0])
    expect(p.legal().every(line => line === 'decline' || line.endsWith('night-broker'))).toBe(true)
    p.do('place brewers-supply take night-broker')
    expect(p.prompt).toBe('brewing-action')
  })

  test('BC-5.21: temp and Night Broker of one seat come in two rounds, in either order', () => {
    const p = match({ seats: 2, tempLabour: true }).worker(0, 'night-broker')
    p.t.temps = 1
    p.seat(0).temps = 1
    p.atExtraRounds(0, 4)
    expect(p.legal().filter(line => line.includes('malt-house'))).toEqual([
      'place malt-house take temp',
      'place malt-house take night-broker',
    ])
    p.do('place malt-house take night-broker')
    expect([p.prompt, p.asked]).toEqual(['extra-market', 0])
    expect(p.why('place hop-yard take night-broker')?.code).toBe('no-extra-action')
    p.do('place hop-yard take temp')
    expect(p.prompt).not.toBe('extra-market')
  })
})

describe('Queue Jumper', () => {
  const jumper = () => {
    const p = match({ commodityExchange: true }).worker(0, 'queue-jumper').atMarket(0)
    p.space('grain-and-hop-cart').worker = 2
    p.space('hop-yard').worker = 2
    p.space('malt-house').worker = 3
    p.space('malt-house').cubes[MALT] = 0
    return p
  }

  test('BC-5.34: once per season into an occupied space, for $1', () => {
    const p = jumper().do('place grain-and-hop-cart take worker')
    expect([p.seat(0).money, p.cubes(0)]).toEqual([5, { malt: 4, hops: 2 }])
    expect([p.space('grain-and-hop-cart').worker, p.space('grain-and-hop-cart').jumper]).toEqual([2, 1])
    p.ask('place-worker', 0)
    expect(p.why('place hop-yard take worker')).toMatchObject({ code: 'queue-jump-used', rule: 'BC-5.34' })
    expect(p.why('place yeast-bank take worker')).toBeUndefined()
  })

  test('BC-5.35: not onto an accumulating space that was emptied, Private Investor included', () => {
    const p = jumper()
    expect(p.why('place malt-house take worker')).toMatchObject({ code: 'queue-jump-empty', rule: 'BC-5.35' })
    p.space('private-investor').worker = 2
    p.space('private-investor').money = 0
    expect(p.why('place private-investor take worker')?.code).toBe('queue-jump-empty')
    expect(p.why('place hop-yard take worker')).toBeUndefined() // it still holds 2 hops
    expect(p.space('hop-yard').cubes[HOPS]).toBe(2)
  })

  test('BC-5.36: not without $1', () => {
    const p = jumper().money(0, 0)
    expect(p.why('place hop-yard take worker')).toEqual({
      code: 'queue-jump-no-money',
      rule: 'BC-5.36',
      numbers: { price: 1, money: 0 },
    })
  })

  test('BC-9.3: never onto a module card', () => {
    const p = jumper()
    p.t.used[1] = 2
    expect(p.why('place commodity-exchange use worker')).toMatchObject({ code: 'queue-jump-module', rule: 'BC-9.3' })
    expect(p.ask('place-worker', 1).why('place commodity-exchange use worker')?.code).toBe('module-used')
  })

  test('BC-5.12: nobody else may enter', () => {
    const p = jumper().ask('place-worker', 1)
    expect(p.why('place grain-and-hop-cart take worker')?.code).toBe('space-occupied')
  })
})
