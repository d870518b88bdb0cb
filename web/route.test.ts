import { describe, expect, test } from 'vitest'
import { addressOf, parseRoute, type Route } from './route.ts'

describe('addresses', () => {
  test.each<[string, Route]>([
    ['#/', { page: 'front' }],
    ['#/setup/heaven-and-ale', { page: 'setup', game: 'heaven-and-ale' }],
    ['#/match/abc-1', { page: 'match', id: 'abc-1' }],
    ['#/link/1.last-call.1.Ab_-', { page: 'link', link: '1.last-call.1.Ab_-' }],
    ['#/link/1.last-call.1.Ab_-/12', { page: 'link', link: '1.last-call.1.Ab_-', at: 12 }],
    [
      '#/link/1.last-call.1.Ab_-/12/Anna~Zo%C3%AB',
      { page: 'link', link: '1.last-call.1.Ab_-', at: 12, names: ['Anna', 'Zoë'] },
    ],
    [
      '#/link/1.last-call.1.Ab_-/-/Anna~Amber/pj',
      { page: 'link', link: '1.last-call.1.Ab_-', names: ['Anna', 'Amber'], players: 'pj' },
    ],
    ['#/link/1.last-call.1.Ab_-/-/-/pj', { page: 'link', link: '1.last-call.1.Ab_-', players: 'pj' }],
    ['#/link/1.last-call.1.Ab_-/-/Anna~', { page: 'link', link: '1.last-call.1.Ab_-', names: ['Anna', ''] }],
    ['#/rules/heaven-and-ale/HA-6.4', { page: 'rules', game: 'heaven-and-ale', rule: 'HA-6.4' }],
    ['#/rules/heaven-and-ale', { page: 'rules', game: 'heaven-and-ale' }],
    ['#/settings', { page: 'settings' }],
    ['#/open', { page: 'open' }],
    ['#/play', { page: 'play' }],
    ['#/me', { page: 'me' }],
    ['#/table/Ab-1', { page: 'table', id: 'Ab-1' }],
    ['#/invite', { page: 'invite' }],
    ['#/invite/dice-brewing', { page: 'invite', game: 'dice-brewing' }],
    ['#/invite/dice-brewing/ann-1', { page: 'invite', game: 'dice-brewing', person: 'ann-1' }],
    ['#/invite/-/ann-1', { page: 'invite', person: 'ann-1' }],
    ['#/people', { page: 'people' }],
    ['#/person/ann-1', { page: 'person', id: 'ann-1' }],
    ['#/ladder', { page: 'ladder' }],
    ['#/ladder/dice-brewing', { page: 'ladder', game: 'dice-brewing' }],
    ['#/friend/k_e-y', { page: 'friend', key: 'k_e-y' }],
    ['#/join/Ab-1', { page: 'join', id: 'Ab-1' }],
    ['#/join/Ab-1/2/k_e-y', { page: 'join', id: 'Ab-1', seat: 2, key: 'k_e-y' }],
  ])('%s', (address, route) => {
    expect(parseRoute(address)).toEqual(route)
    expect(addressOf(route)).toBe(address)
  })

  test('names take little room in an address, or none', () => {
    const names = ['A name that is much too long for a badge', 'B~b']
    expect(addressOf({ page: 'link', link: 'x', names })).toBe('#/link/x/-/A%20name%20that%20is%20much%20too~Bb')
    const pictures = Array.from({ length: 5 }, () => '🍺'.repeat(12))
    expect(addressOf({ page: 'link', link: 'x', names: pictures })).toBe('#/link/x')
  })

  test.each(['', '#', '#/'])('"%s" is the front page', address => expect(parseRoute(address).page).toBe('front'))
  test.each(['#/nowhere', '#/setup', '#/match/', '#/table', '#/join/', '#/%E0%A4%A'])(
    '%s leads nowhere, in peace',
    address => expect(parseRoute(address).page).toBe('unknown'),
  )
})
