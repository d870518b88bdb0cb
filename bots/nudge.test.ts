import { seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { NUDGES, Nudging } from './nudge.ts'

test('nudges numbers, the same way for the same seed, and leaves the adviser as it was', async () => {
  const room = await shelf['dice-brewing']()
  const options = room.game.options({})
  if (typeof options === 'string') throw new Error(options)
  const before = structuredClone(room.adviser?.instinct)
  const found = [1, 2].map(() => {
    const nudging = new Nudging(room, options, 'test')
    for (let i = 0; i < 4; i++) nudging.pair(seedFrom(`test ${i}`), 0)
    expect(nudging.check(nudging.start, 'test', 1)).toBe(0.5)
    return nudging.found()
  })
  expect(found[0]).toEqual(found[1])
  expect(found[0]).not.toEqual(before)
  expect(room.adviser?.instinct).toEqual(before)
})

test('goes on where it stopped, with three seats and the numbers that belong to them', async () => {
  const room = await shelf['heaven-and-ale']()
  const options = room.game.options({})
  if (typeof options === 'string') throw new Error(options)
  const wishes = { ...NUDGES, seats: 3, pace: 0.5, least: 0.01 }
  const go = (nudging: Nudging, until: number): Nudging => {
    while (nudging.pairs < until) nudging.pair(seedFrom(`on ${nudging.pairs}`), nudging.pairs / 4)
    return nudging
  }
  const whole = go(new Nudging(room, options, 'on', wishes), 4)
  const half = go(new Nudging(room, options, 'on', wishes), 2)
  const rest = go(new Nudging(room, options, 'on', wishes, JSON.parse(JSON.stringify(half.saved()))), 4)
  expect(rest.found()).toEqual(whole.found())
  expect(whole.start).toEqual(room.adviser?.instinctFor?.(3))
  expect(whole.found()).not.toEqual(whole.start)
})
