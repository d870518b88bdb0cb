import { describe, expect, test } from 'vitest'
import { LeastSquares, solve } from './least-squares.ts'
import { ratings } from './rating.ts'

describe('a leastSquares', () => {
  const before = { weights: { gold: [0, 0, 0], hops: [0, 0, 0] }, spread: [1, 1, 1] }
  const none = new Float64Array(2)
  const filled = (): LeastSquares => {
    const leastSquares = new LeastSquares(['gold', 'hops'])
    for (let i = 0; i < 4000; i++) {
      const seen = Float64Array.of((i % 7) - 3, ((i * 3) % 11) - 5)
      const progress = (i % 100) / 99
      // Gold is worth 2 all the time, hops rise from 0 to 4.
      leastSquares.add(seen, none, progress, 2 * seen[0] + 4 * progress * seen[1] + (i % 2 === 0 ? 3 : -3))
    }
    return leastSquares
  }

  test('finds what the features were worth, and what luck left', () => {
    const { weights, spread } = filled().fit(before, 0.01)
    for (const weight of weights.gold) expect(weight).toBeCloseTo(2, 1)
    for (const [knot, weight] of weights.hops.entries()) expect(weight).toBeCloseTo(2 * knot, 0)
    // A deviation of 3 is that of a logistic curve with a scale of 1.65.
    for (const one of spread) expect(one).toBeCloseTo(1.65, 1)
  })

  test('stays with what was believed when it has seen little', () => {
    const leastSquares = new LeastSquares(['gold', 'hops'])
    leastSquares.add(Float64Array.of(1, 1), none, 0.5, 10)
    const believed = { weights: { gold: [3, 3, 3], hops: [1, 1, 1] }, spread: [5, 5, 5] }
    const { weights, spread } = leastSquares.fit(believed, 20)
    expect(weights.gold[1]).toBeCloseTo(3, 1)
    expect(spread).toEqual([5, 5, 5])
  })

  test('can be put away and taken up again', () => {
    const leastSquares = filled()
    const again = new LeastSquares(leastSquares.features, JSON.parse(JSON.stringify(leastSquares.saved())))
    expect(again.fit(before, 1)).toEqual(leastSquares.fit(before, 1))
    expect(again.positions).toBe(4000)
  })

  test('solves equations', () => {
    expect([...solve(Float64Array.of(4, 1, 1, 3), Float64Array.of(1, 2))]).toEqual([
      expect.closeTo(1 / 11, 9),
      expect.closeTo(7 / 11, 9),
    ])
  })
})

describe('ratings', () => {
  test('a player that wins three of four stands about 191 points higher', () => {
    const [one, other] = ratings([
      [0, 7500],
      [2500, 0],
    ])
    expect(one - other).toBeGreaterThan(186)
    expect(one - other).toBeLessThan(194)
  })

  test('a chain of neighbours adds up', () => {
    const [low, middle, high] = ratings([
      [0, 3000, 0],
      [7000, 0, 3000],
      [0, 7000, 0],
    ])
    expect(high - middle).toBeCloseTo(middle - low, -1)
    expect(high - low).toBeGreaterThan(280)
  })
})
