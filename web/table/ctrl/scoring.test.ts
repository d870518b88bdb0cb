import type { ScoringStep } from '@taproom/engine'
import { expect, test } from 'vitest'
import type { AnyGuide, AnyView } from './kinds.ts'
import { runningTotal, tellScoring } from './scoring.ts'

const scores = [
  { total: 7, parts: { beers: 5, gold: 2 } },
  { total: 4, parts: { beers: 4, gold: 0 } },
]
const words = { parts: { beers: 'Beers', gold: 'Gold' } }
const step = (points: readonly number[]): ScoringStep => ({
  title: 'Told',
  rule: 'X-1',
  seats: points.map((points, seat) => ({ seat, sum: `${points}`, points, things: [] })),
})
const guideOf = (...steps: readonly ScoringStep[]): AnyGuide => ({
  explain: () => undefined,
  scoring: () => steps,
  reason: () => undefined,
})
const tell = (guide: AnyGuide | undefined) =>
  tellScoring({} as AnyView, scores, words, guide, String).map(({ title, seats }) => [title, seats.map(s => s.points)])

test('as the guide tells it', () => {
  expect(tell(guideOf(step([6, 4]), step([1, 0])))).toEqual([
    ['Told', [6, 4]],
    ['Told', [1, 0]],
  ])
})

test.each([
  ['no guide', undefined],
  ['a guide that tells another result', guideOf(step([6, 4]))],
])('with %s the parts of the score are told', (_, guide) => {
  expect(tell(guide)).toEqual([
    ['Beers', [5, 4]],
    ['Gold', [2, 0]],
  ])
})

test('points grow step by step', () => {
  const steps = [step([6, 4]), step([1, 0])]
  expect([0, 1, 2].map(count => runningTotal(steps, count, 0))).toEqual([0, 6, 7])
})
