import type { OwnMatch } from '@taproom/protocol'
import { expect, test } from 'vitest'
import { mayOffer, nextOf } from './next.ts'

const match = (id: string, more: Partial<OwnMatch>): OwnMatch => ({
  id,
  game: 'last-call',
  rules: 1,
  options: {},
  box: null,
  pace: { kind: 'daily', hours: 24 },
  visibility: 'link',
  takebacks: true,
  rated: true,
  status: 'running',
  host: null,
  created: 0,
  started: 0,
  ended: null,
  reason: null,
  expires: null,
  seedHash: '',
  next: null,
  before: null,
  seats: ['ann', 'bob'].map((person, seat) => ({ seat, person, bot: null, name: person, open: false })),
  ...more,
})
const wait = (seat: number, since: number) => ({ wait: { seat, since, due: null } })

test('the match that has waited longest for one is next, then a rematch; never the one at which one sits', () => {
  const rematch = match('again', { status: 'open', rematch: 0 })
  const late = match('late', wait(0, 5))
  const all = [rematch, match('here', wait(0, 1)), match('theirs', wait(1, 2)), match('newer', wait(0, 9)), late]
  expect(nextOf(all, 'here', 'ann')?.id).toBe('late')
  expect(nextOf([rematch, match('theirs', wait(1, 2))], 'here', 'ann')?.id).toBe('again')
  expect(nextOf([match('theirs', wait(1, 2))], 'here', 'ann')).toBeUndefined()
})

test('it is offered after the end and while others are to act in a slow match, never in the middle of a quick one', () => {
  const standing = (status: 'running' | 'over', waiting: number) => ({ status, waiting })
  const daily = match('m', {})
  const live = match('m', { pace: { kind: 'live', bank: 600, increment: 10 } })
  expect(mayOffer(daily, standing('running', 1), 0)).toBe(true)
  expect(mayOffer(daily, standing('running', 0), 0)).toBe(false)
  expect(mayOffer(live, standing('running', 1), 0)).toBe(false)
  expect(mayOffer(live, standing('over', -1), 0)).toBe(true)
})
