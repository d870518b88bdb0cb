import { type AnyRoom, Chance, seedFrom } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { expect, test } from 'vitest'
import { Scenarios } from './scenarios.ts'
import { Search } from './search.ts'
import { MASTERLY } from './style.ts'

const room = { game: lastCall } as unknown as AnyRoom
const source = (seed: string) => {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  return chance
}
const view = (() => {
  const t = lastCall.make()
  const options = lastCall.options()
  if (typeof options === 'string') throw new Error(options)
  lastCall.setUp(t, seedFrom(4), 3, options)
  return lastCall.view(t, t.prompts.seat) as never
})()

test('the nth scenario is the same for every move that meets it', () => {
  const scenarios = new Scenarios(room, 4)
  const chance = source('scenarios')
  scenarios.begin()
  const met = (n: number): string => {
    const t = room.game.make()
    scenarios.set(view, chance, n, t)
    return [...t.cells].join()
  }
  const first = Array.from({ length: 12 }, (_, n) => met(n))
  expect(new Set(first).size).toBe(12)
  expect(Array.from({ length: 12 }, (_, n) => met(11 - n)).reverse()).toEqual(first)
})

test('what a move did better in scenarios another one has not met counts as luck', () => {
  const scenarios = new Scenarios(room, 4)
  for (const [i, value] of [0.2, 0.4, 0.9, 0.5].entries()) scenarios.note(2, i + 1, value)
  expect(scenarios.luck(2, 2, 4)).toBeCloseTo(0.5 - 0.3)
  expect(scenarios.luck(2, 4, 4)).toBe(0)
})

test('paired or not, every iteration visits one move, and the same seed gives the same answer', () => {
  for (const paired of [false, true]) {
    const style = { ...MASTERLY, advised: false, rollout: 'random' as const, iterations: 90, paired }
    const think = () => new Search(room, 3, style).think(view, source('think'))
    expect(think()).toEqual(think())
    const visits = think().reduce((sum, one) => sum + one.visits, 0)
    expect(visits).toBeGreaterThan(60)
    expect(visits).toBeLessThanOrEqual(90)
  }
})
