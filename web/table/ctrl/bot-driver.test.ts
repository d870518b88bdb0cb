import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question } from '../../bots/thinker.ts'
import { BotDriver } from './bot-driver.ts'

const question: Question = { game: 'g', rules: 1, player: 'random', seat: 1, cells: new Int16Array(1) }

/** A table where seat 1 is a bot that is always asked; it plays at most one move. */
function drive({ interrupt = false, legal = true, afterBot = true, pace = 100 } = {}) {
  const played: number[] = []
  const think = vi.fn(async () => 7)
  const driver = new BotDriver(
    { thinker: { think, close: () => {} }, pace: () => ({ pace, window: 900 }) },
    {
      toAct: () => (played.length === 0 ? 1 : -1),
      question: () => question,
      couldInterrupt: () => interrupt,
      afterBot: () => afterBot,
      play: (_seat, move) => legal && played.push(move) > 0,
      redraw: () => {},
    },
  )
  return { driver, played, think }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  { interrupt: false, patience: 100 },
  { interrupt: true, patience: 900 },
])(
  'takes $patience ms at least, so that people can follow (interrupts: $interrupt)',
  async ({ interrupt, patience }) => {
    const { driver, played } = drive({ interrupt })
    driver.next()?.()
    expect(driver.thinking).toBe(true)
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(played).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(played).toEqual([7])
    expect(driver.thinking).toBe(false)
  },
)

test.each([
  { after: 'another bot’s move', afterBot: true, ms: 2400 },
  { after: 'a person’s own move', afterBot: false, ms: 350 },
])('at a slow pace it answers $ms ms after $after', async ({ afterBot, ms }) => {
  const { driver, played } = drive({ afterBot, pace: 2400 })
  driver.next()?.()
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(played).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(played).toEqual([7])
})

test('is asked once, and not while it is held', () => {
  const { driver } = drive()
  expect(driver.next()).toBeDefined()
  expect(driver.next()).toBeUndefined()
  driver.hold()
  expect(driver.next()).toBeUndefined()
})

test.each(['drop', 'hold', 'close'] as const)('after %s a late answer is not played', async way => {
  const { driver, played } = drive()
  driver.next()?.()
  driver[way]()
  await vi.advanceTimersByTimeAsync(1000)
  expect(played).toEqual([])
  expect(driver.trouble()).toBe(false)
})

test('what became void before it was asked is not asked at all', () => {
  const { driver, think } = drive()
  const ask = driver.next()
  driver.drop()
  ask?.()
  expect(think).not.toHaveBeenCalled()
})

test('a refused move is trouble: bots wait until they are to go on', async () => {
  const { driver, think } = drive({ legal: false })
  driver.next()?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(driver).toMatchObject({ held: true, thinking: false })
  expect(driver.trouble()).toBe(true)
  driver.goOn()
  expect(driver.trouble()).toBe(false)
  expect(think).toHaveBeenCalledTimes(2)
})
