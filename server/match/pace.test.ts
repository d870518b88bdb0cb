import { expect, test } from 'vitest'
import { Clock } from './pace.ts'

const live = () => {
  const clock = new Clock({ kind: 'live', bank: 100, increment: 10 }, 2, 0)
  clock.waitFor(0, 1, 0, 0, false)
  return clock
}

test('the bank runs for who is waited for, and a finished turn adds to it', () => {
  const clock = live()
  expect(clock.due).toBe(100_000)
  clock.charge(30_000, false)
  clock.waitFor(1, 2, 30_000, 1, false)
  expect(clock.banks).toEqual([80_000, 100_000])
  expect(clock.due).toBe(130_000)
})

test('several moves in one turn add nothing; the wait keeps its beginning', () => {
  const clock = live()
  clock.charge(5000, false)
  clock.waitFor(0, 1, 5000, 1, false)
  expect(clock.banks[0]).toBe(95_000)
  expect(clock.since).toBe(0)
})

test('no time can be made by finishing a turn and taking it back', () => {
  const clock = live()
  clock.waitFor(1, 2, 0, 1, false)
  clock.waitFor(0, 1, 0, 2, true)
  expect(clock.banks).toEqual([100_000, 100_000])
})

test('a pause and the thinking of a bot cost nothing', () => {
  const clock = live()
  clock.pause()
  clock.charge(50_000, false)
  expect(clock.due).toBeUndefined()
  clock.resume(50_000)
  clock.charge(60_000, true)
  expect(clock.banks[0]).toBe(100_000)
})

test('a daily turn has its hours from when it began', () => {
  const clock = new Clock({ kind: 'daily', hours: 24 }, 2, 0)
  clock.waitFor(1, 1, 1000, 0, false)
  clock.charge(5000, false)
  expect(clock.due).toBe(1000 + 24 * 3_600_000)
  expect(clock.banks).toEqual([])
})

test('who comes back late gets a little time', () => {
  const clock = live()
  clock.charge(200_000, false)
  clock.comeBack(0, 200_000)
  expect(clock.banks[0]).toBe(60_000)
})
