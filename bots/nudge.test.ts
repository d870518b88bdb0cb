import { seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { Nudging } from './nudge.ts'

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
