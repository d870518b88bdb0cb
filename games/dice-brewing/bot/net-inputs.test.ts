import { seedFrom } from '@taproom/engine'
import { expect, it } from 'vitest'
import { diceBrewing } from '../rules/game.ts'
import type { DiceBrewing } from '../rules/table.ts'
import { adviser } from './adviser.ts'
import { isFresh } from './features.ts'
import { netInputs } from './net-inputs.ts'

function opened(seats: number): DiceBrewing {
  const t = diceBrewing.make()
  const options = diceBrewing.options({})
  if (typeof options === 'string') throw new Error(options)
  diceBrewing.setUp(t, seedFrom('sight'), seats, options)
  return t
}

function judged(t: DiceBrewing): number[] {
  const into = new Float64Array(t.seatCount)
  adviser.evaluateAll?.(t, into)
  return [...into]
}

function seen(t: DiceBrewing, seat: number): number[] {
  const into = new Float32Array(netInputs.own)
  netInputs.readSeat(t, seat, into)
  return [...into]
}

it.each([2, 3, 4])('between rounds the net shares out nothing among %i seats, and likes mastery', seats => {
  const t = opened(seats)
  expect(isFresh(t)).toBe(true)
  const before = judged(t)
  expect(before.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)
  t.seats[0].mastery += 6
  const after = judged(t)
  expect(after[0] - after[1]).toBeGreaterThan(before[0] - before[1] + 2)
})

it('does not see what was just rolled', () => {
  const t = opened(2)
  const before = seen(t, 0)
  for (let die = 0; die < t.faces.length; die++) if (t.faces[die] !== 0) t.faces[die] = 6
  expect(seen(t, 0)).toEqual(before)
})
