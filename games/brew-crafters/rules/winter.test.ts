import { describe, expect, test } from 'vitest'
import { match } from './position.ts'
import { billOf } from './winter.ts'

describe('the bill', () => {
  test('BC-8.3, BC-8.6: at the end of every Winter, for all seats, without a question', () => {
    for (const season of [4, 8, 12]) {
      const p = match().endSeason(season)
      expect(p.eventsOf('bill').map(event => event.seat)).toEqual([0, 1, 2])
    }
    for (const season of [1, 2, 3]) expect(match().endSeason(season).eventsOf('bill')).toEqual([])
  })

  test('BC-2.33, BC-2.36, BC-8.4: board 3, tiles, workers, crews on duty', () => {
    const p = match()
    expect(billOf(p.t, 0)).toBe(3 + 2)
    p.tile(0, 'farm', 'brew-pub').worker(0, 'night-broker', 'tap-host').crews(0, 3).endSeason(4)
    expect(p.eventsOf('bill')[0]).toMatchObject({
      items: { board: 3, tiles: 2, workers: 3, crews: 9 },
      reductions: 0,
      total: 17,
    })
  })

  test('BC-8.5: reductions, never below 0', () => {
    const p = match().worker(0, 'bookkeeper', 'shift-steward')
    p.seat(0).reduction = 2
    expect(billOf(p.t, 0)).toBe(7 - 3 - 1 - 2)
    p.seat(0).reduction = 20
    p.endSeason(4)
    expect(p.eventsOf('bill')[0].total).toBe(0)
    expect([p.seat(0).money, p.seat(0).reduction]).toEqual([6, 0])
  })
})

describe('loans', () => {
  test.each([
    [5, 0, 0],
    [4, 1, 1],
    [3, 1, 0],
    [0, 3, 1],
  ])('BC-8.7, BC-8.8: with $%i for a bill of 5: %i loan(s), $%i left', (money, loans, left) => {
    const p = match().money(0, money).endSeason(4)
    expect([p.seat(0).loans, p.seat(0).money]).toEqual([loans, left])
  })

  test('BC-8.9, BC-8.10, BC-8.11, BC-2.6: no move takes a loan, pays one back or gives to another seat; money stays above 0', () => {
    const p = match().money(0, 0).endSeason(4)
    expect(p.seat(0).loans).toBe(3)
    p.money(0, 50).endSeason(8)
    expect([p.seat(0).loans, p.seat(0).money]).toEqual([3, 45])
    expect(p.game.declared.moves.map(kind => kind.name)).toEqual([
      'benefit',
      'place',
      'decline',
      'stall',
      'hire',
      'partner',
      'trade',
      'exchange',
      'plant',
      'gain',
      'discard',
      'act',
      'process',
      'collaborate',
      'end',
      'brew',
      'stop',
      'section',
      'research',
      'install',
      'secret',
      'pick',
    ])
  })

  test('BC-8.12: the bill of the third Winter still brings loans into the score', () => {
    const p = match().money(0, 3).endSeason(12)
    expect(p.parts(0).loans).toBe(-2)
  })
})
