import { describe, expect, test } from 'vitest'
import { Chance, freshSeed, isSeed, seedFrom, seedHash } from './index.ts'

const source = (seed: string | number) => {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  return chance
}

describe('chance', () => {
  test('the same seed gives the same draws, another seed others', () => {
    const draws = (seed: number) => {
      const chance = source(seed)
      return Array.from({ length: 20 }, () => chance.below(1000))
    }
    expect(draws(1)).toEqual(draws(1))
    expect(draws(1)).not.toEqual(draws(2))
  })

  test.each([2, 3, 5, 6, 7, 30, 100])('below(%i) is fair: chi-squared within five sigma', n => {
    const chance = source(n)
    const counts = new Array(n).fill(0)
    const draws = 20_000 * n
    for (let i = 0; i < draws; i++) counts[chance.below(n)]++
    const expected = draws / n
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(Math.abs(chi - (n - 1))).toBeLessThan(5 * Math.sqrt(2 * (n - 1)))
  })

  test('a shuffle keeps every item and reaches every order about equally often', () => {
    const chance = source('shuffle')
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const items = Int16Array.from([1, 2, 3, 4])
      chance.shuffle(items)
      orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })

  test('outcomes can be forced, in order, and only possible ones', () => {
    const chance = source(1)
    chance.force([4, 0])
    expect([chance.die(), chance.die()]).toEqual([5, 1])
    chance.force([6])
    expect(() => chance.die()).toThrow(/not below 6/)
  })
})

describe('seeds', () => {
  test('are 128 bits in hexadecimal, and any word gives one', () => {
    expect(isSeed(freshSeed())).toBe(true)
    expect(freshSeed()).not.toBe(freshSeed())
    expect(isSeed(seedFrom('evening'))).toBe(true)
    expect(seedFrom('00000000000000000000000000000001')).toBe('00000000000000000000000000000001')
  })

  test('are published as their SHA-256', () => {
    // Known answer: SHA-256 of sixteen zero bytes.
    expect(seedHash('0'.repeat(32))).toBe('374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb')
  })
})
