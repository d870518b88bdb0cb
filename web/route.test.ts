import { describe, expect, test } from 'vitest'
import { addressOf, parseRoute, type Route } from './route.ts'

describe('addresses', () => {
  test.each<[string, Route]>([
    ['#/', { page: 'front' }],
    ['#/setup/heaven-and-ale', { page: 'setup', game: 'heaven-and-ale' }],
    ['#/match/abc-1', { page: 'match', id: 'abc-1' }],
    ['#/link/1.last-call.1.Ab_-', { page: 'link', link: '1.last-call.1.Ab_-' }],
    ['#/link/1.last-call.1.Ab_-/12', { page: 'link', link: '1.last-call.1.Ab_-', at: 12 }],
    ['#/rules/heaven-and-ale/HA-6.4', { page: 'rules', game: 'heaven-and-ale', rule: 'HA-6.4' }],
    ['#/rules/heaven-and-ale', { page: 'rules', game: 'heaven-and-ale' }],
    ['#/settings', { page: 'settings' }],
    ['#/open', { page: 'open' }],
  ])('%s', (address, route) => {
    expect(parseRoute(address)).toEqual(route)
    expect(addressOf(route)).toBe(address)
  })

  test.each(['', '#', '#/'])('"%s" is the front page', address => expect(parseRoute(address).page).toBe('front'))
  test.each(['#/nowhere', '#/setup', '#/match/', '#/%E0%A4%A'])('%s leads nowhere, in peace', address =>
    expect(parseRoute(address).page).toBe('unknown'),
  )
})
