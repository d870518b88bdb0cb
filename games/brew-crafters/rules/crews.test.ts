import { describe, expect, test } from 'vitest'
import { match } from './position.ts'

describe('brewing crews', () => {
  test.each([
    [1, 2, 'crew-needs-3-batches', 'BC-6.18'],
    [2, 8, 'crew-needs-9-batches', 'BC-6.19'],
  ])('BC-6.18, BC-6.19: with %i crew(s) and %i batches', (crews, batches, code, rule) => {
    const p = match().crews(0, crews).sold(0, 'everyday-ale', batches).atMarket(0)
    expect(p.why('place shift-office-1 crew worker')).toEqual({
      code,
      rule,
      numbers: { needed: batches + 1, brewed: batches },
    })
    p.sold(0, 'everyday-ale')
    expect(p.do('place shift-office-1 crew worker').seat(0).crews).toBe(crews + 1)
  })

  test('BC-6.20: batches in tanks, bottles, the pub and the freight area count', () => {
    const p = match().tile(0, 'brew-pub').batch(0, 'everyday-ale', 'tank-1').batch(0, 'everyday-ale', 'bottling-1')
    p.batch(0, 'everyday-ale', 'pub').atMarket(0)
    expect(p.why('place shift-office-1 crew worker')).toBeUndefined()
  })

  test('BC-6.21: the next crew in order, even with 9 batches', () => {
    const p = match().sold(0, 'everyday-ale', 9).atMarket(0).forget().do('place shift-office-1 crew worker')
    expect(p.eventsOf('hire-crew')).toMatchObject([{ crew: 'crew-2', batches: 9 }])
  })

  test('BC-5.16: a fourth crew does not exist', () => {
    const p = match().crews(0, 3).sold(0, 'everyday-ale', 20).atMarket(0)
    expect(p.why('place shift-office-1 crew worker')).toMatchObject({ code: 'all-crews-on-duty', rule: 'BC-5.16' })
  })

  test('BC-6.23: nothing is paid when hiring', () => {
    const p = match().sold(0, 'everyday-ale', 3).money(0, 0).atMarket(0).do('place shift-office-1 crew worker')
    expect(p.seat(0).money).toBe(0)
  })

  test('BC-6.24: two crews in one season with two actions', () => {
    const p = match({ seats: 5 }).sold(0, 'everyday-ale', 9).atMarket(0).do('place shift-office-1 crew worker')
    p.ask('place-worker', 0).do('place shift-office-2 crew worker')
    expect(p.seat(0).crews).toBe(3)
  })
})
