import { seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { SPSA_DEFAULTS, Spsa } from './spsa.ts'

test('changes numbers, the same way for the same seed, and leaves the adviser as it was', async () => {
  const room = await shelf['dice-brewing']()
  const options = room.game.options({})
  if (typeof options === 'string') throw new Error(options)
  const before = structuredClone(room.adviser?.instinct)
  const found = [1, 2].map(() => {
    const spsa = new Spsa(room, options, 'test')
    for (let i = 0; i < 4; i++) spsa.pair(seedFrom(`test ${i}`), 0)
    expect(spsa.check(spsa.start, 'test', 1)).toBe(0.5)
    return spsa.found()
  })
  expect(found[0]).toEqual(found[1])
  expect(found[0]).not.toEqual(before)
  expect(room.adviser?.instinct).toEqual(before)
})

test('goes on where it stopped, with three seats and the numbers that belong to them', async () => {
  const room = await shelf['heaven-and-ale']()
  const options = room.game.options({})
  if (typeof options === 'string') throw new Error(options)
  const settings = { ...SPSA_DEFAULTS, seats: 3, pace: 0.5, least: 0.01 }
  const go = (spsa: Spsa, until: number): Spsa => {
    while (spsa.pairs < until) spsa.pair(seedFrom(`on ${spsa.pairs}`), spsa.pairs / 4)
    return spsa
  }
  const whole = go(new Spsa(room, options, 'on', settings), 4)
  const half = go(new Spsa(room, options, 'on', settings), 2)
  const rest = go(new Spsa(room, options, 'on', settings, JSON.parse(JSON.stringify(half.saved()))), 4)
  expect(rest.found()).toEqual(whole.found())
  expect(whole.start).toEqual(room.adviser?.instinctFor?.(3))
  expect(whole.found()).not.toEqual(whole.start)
})
