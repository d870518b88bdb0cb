import type { MatchStanding } from '@taproom/protocol'
import { describe, expect, test } from 'vitest'
import { asClock, isLate, leftOf, roughly } from './clock.ts'

const MINUTE = 60_000
const standing: MatchStanding = {
  status: 'running',
  prompt: null,
  waiting: 1,
  since: 0,
  due: 90_000,
  handoverFrom: null,
  banks: [300_000, 100_000],
  paused: false,
  bots: [null, null],
  moves: 3,
  proposal: null,
  canUndo: false,
  canRedo: false,
}

describe('time', () => {
  test('runs for the seat that is waited for, and stands for the others', () => {
    expect(leftOf(standing, 1, 30_000)).toBe(60_000)
    expect(leftOf(standing, 0, 30_000)).toBe(300_000)
    expect(leftOf({ ...standing, status: 'over' }, 0, 0)).toBeUndefined()
    expect(leftOf({ ...standing, due: null, banks: [] }, 0, 0)).toBeUndefined()
  })

  test('is up after the deadline', () => {
    expect(isLate(standing, 90_000)).toBe(false)
    expect(isLate(standing, 90_001)).toBe(true)
    expect(isLate({ ...standing, due: null }, 1e12)).toBe(false)
  })

  test.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [999, '0:01'],
    [67_000, '1:07'],
    [3_729_000, '1:02:09'],
  ])('%i ms is %s', (left, shown) => expect(asClock(left)).toBe(shown))

  test.each([
    [30_000, [1, 'minute']],
    [89 * MINUTE, [89, 'minute']],
    [5 * 60 * MINUTE, [5, 'hour']],
    [35 * 60 * MINUTE, [35, 'hour']],
    [47 * 60 * MINUTE, [2, 'day']],
    [72 * 60 * MINUTE, [3, 'day']],
  ])('%i ms is roughly %s', (span, told) => expect(roughly(span)).toEqual(told))
})
