import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Paced } from './paced.ts'

/** Small letters are moves of others, which one follows. */
function tell({ pace = 1000 } = {}) {
  const shown: string[] = []
  const paced = new Paced<string>({
    show: frame => void shown.push(frame),
    follows: frame => frame === frame.toLowerCase(),
    pace: () => pace,
    changed: () => {},
  })
  return { paced, seen: () => shown.join('') }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first move is shown at once, a burst one after the other', () => {
  const { paced, seen } = tell()
  for (const frame of 'abc') paced.take(frame)
  expect([seen(), paced.behind]).toEqual(['a', true])
  vi.advanceTimersByTime(999)
  expect(seen()).toBe('a')
  vi.advanceTimersByTime(1)
  expect(seen()).toBe('ab')
  vi.advanceTimersByTime(1000)
  expect([seen(), paced.behind]).toEqual(['abc', false])
})

test('who acts sees everything at once', () => {
  const { paced, seen } = tell()
  for (const frame of 'abc') paced.take(frame)
  paced.catchUp()
  expect(seen()).toBe('abc')
  vi.advanceTimersByTime(5000)
  expect(seen()).toBe('abc')
})

test('an answer to one’s own deed waits for nothing, and overtakes nothing', () => {
  const { paced, seen } = tell()
  for (const frame of 'abC') paced.take(frame)
  expect(seen()).toBe('abC')
})

test('held back until it is let go', () => {
  const { paced, seen } = tell()
  paced.take('a')
  paced.hold(true)
  for (const frame of 'bc') paced.take(frame)
  vi.advanceTimersByTime(60_000)
  expect(seen()).toBe('a')
  paced.hold(false)
  expect(seen()).toBe('ab')
  vi.advanceTimersByTime(1000)
  expect(seen()).toBe('abc')
})

test('a long burst is shown faster: nobody looks at an old table for long', () => {
  const { paced, seen } = tell()
  for (const frame of 'abcdefghijklmnopqrstuvwxyz') paced.take(frame)
  vi.advanceTimersByTime(6100)
  expect(seen()).toHaveLength(26)
})
