/** The levelling of the markers against a search through everything that the rules allow, written without a look at it. */
import { Chance, seedFrom } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import type { Lift } from './events.ts'
import { exchange, spendTens } from './levelling.ts'

const TOP = 20

/** Our answer: the lowest cell after steps A and B. */
function ours(cells: readonly number[], rate: number, steps: number, mayStop: boolean): number {
  const markers = [...cells]
  exchange(markers, rate, mayStop, steps, null)
  spendTens(markers, steps, null)
  return Math.min(...markers)
}

/** The best lowest cell, by trying all exchanges (HA-10.16, HA-10.17) and all ways to spend the tens (HA-10.20). */
class Search {
  readonly #rate: number
  readonly #mayStop: boolean
  readonly #known = new Map<number, number>()

  constructor(rate: number, mayStop: boolean) {
    this.#rate = rate
    this.#mayStop = mayStop
  }

  best(cells: readonly number[], steps: number): number {
    const sorted = cells.toSorted((a, b) => a - b)
    const key = sorted.reduce((all, cell) => all * 32 + cell + 10, steps)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const next = this.#exchanges(sorted)
    let best = next.length === 0 || this.#mayStop ? fill(sorted, steps) : Number.NEGATIVE_INFINITY
    for (const after of next) best = Math.max(best, this.best(after, steps))
    this.#known.set(key, best)
    return best
  }

  /** Every table one exchange can lead to; the cells are sorted, so the first is a least advanced marker. */
  #exchanges(sorted: readonly number[]): number[][] {
    const reached = sorted[0] + 1
    const found: number[][] = []
    const take = (marker: number, left: number, cells: readonly number[]): void => {
      if (marker === sorted.length) {
        if (left === 0) found.push([reached, ...cells])
        return
      }
      for (let back = 0; back <= left; back++) {
        if (back > 0 && sorted[marker] - back < reached) break
        take(marker + 1, left - back, [...cells, sorted[marker] - back])
      }
    }
    take(1, this.#rate, [])
    return found
  }
}

/** The best lowest cell when so many single steps may go to any markers: all of them must be lifted to it. */
function fill(sorted: readonly number[], steps: number): number {
  for (let goal = TOP; goal > sorted[0]; goal--) {
    const missing = sorted.reduce((sum, cell) => sum + Math.max(0, goal - cell), 0)
    if (missing <= steps) return goal
  }
  return sorted[0]
}

/** Five cells within a window of so many cells, anywhere on the track. */
function randomCells(chance: Chance, window: number): number[] {
  const low = -8 + chance.below(TOP + 8 - window + 2)
  return Array.from({ length: 5 }, () => Math.min(TOP, low + chance.below(window)))
}

describe('against a search through all exchanges', () => {
  test.each([
    ['HA-10.18, HA-3.2: mandatory', false],
    ['HA-10.19, HA-3.3: optional', true],
  ])('%s: the same lowest cell on 12,000 random positions', (_name, mayStop) => {
    const chance = new Chance()
    chance.seed(seedFrom(`levelling ${mayStop}`))
    const searches = [1, 2, 3, 4, 5].map(rate => new Search(rate, mayStop))
    for (let i = 0; i < 12_000; i++) {
      const rate = 1 + chance.below(5)
      const steps = chance.below(9)
      const cells = randomCells(chance, rate === 1 ? 9 : i % 8 === 0 ? 15 : 11)
      const best = searches[rate - 1].best(cells, steps)
      expect([cells, rate, steps, ours(cells, rate, steps, mayStop)]).toEqual([cells, rate, steps, best])
    }
  })

  test('INV-21: stopping at will is never worse than going on, and the same without ten ducats', () => {
    const chance = new Chance()
    chance.seed(seedFrom('optional'))
    let better = 0
    for (let i = 0; i < 5000; i++) {
      const cells = randomCells(chance, 20)
      const rate = 1 + chance.below(5)
      const steps = chance.below(6)
      const [mandatory, optional] = [ours(cells, rate, steps, false), ours(cells, rate, steps, true)]
      expect(optional).toBeGreaterThanOrEqual(mandatory)
      if (steps === 0) expect(optional).toBe(mandatory)
      if (optional > mandatory) better++
    }
    expect(better).toBeGreaterThan(100)
  })

  test('INV-20: step A never lowers the lowest marker, each lift costs n − 1 steps, and it reaches what the formula says', () => {
    const chance = new Chance()
    chance.seed(seedFrom('formula'))
    const sum = (cells: readonly number[]) => cells.reduce((total, cell) => total + cell, 0)
    for (let i = 0; i < 5000; i++) {
      const before = randomCells(chance, 24)
      const rate = 1 + chance.below(5)
      const after = [...before]
      const lifts: Lift[] = []
      exchange(after, rate, false, 0, lifts)
      expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.min(...before))
      expect(sum(before) - sum(after)).toBe(lifts.length * (rate - 1))
      expect(lifts.every(({ donors }) => donors.length === rate)).toBe(true)
      let reachable = Math.min(...before)
      for (let cell = reachable; cell <= TOP; cell++) {
        const missing = sum(before.map(x => Math.max(0, cell - x)))
        const spare = sum(before.map(x => Math.max(0, x - cell)))
        if (rate * missing <= spare) reachable = cell
      }
      expect(Math.min(...after)).toBe(reachable)
    }
  })
})

describe('by hand', () => {
  test('EX-09: rate 2:1, wood 5, the others 9: either one marker goes back two or two go back one (HA-10.16)', () => {
    // Both ways lead to the same lowest cell; the table takes from the furthest ones, in the order of the colours.
    const lifts: Lift[] = []
    const cells = [5, 9, 9, 9, 9]
    exchange(cells, 2, false, 0, lifts)
    expect(lifts[0]).toEqual({ colour: 'wood', to: 6, donors: ['yeast', 'hops'] })
    expect(new Search(2, false).best([6, 7, 9, 9, 9], 0)).toBe(new Search(2, false).best([6, 8, 8, 9, 9], 0))
  })

  test('HA-10.17: nobody ends behind the lifted marker', () => {
    const cells = [0, 1, 1, 1, 3]
    exchange(cells, 3, false, 0, null)
    expect(cells).toEqual([0, 1, 1, 1, 3]) // only two steps are spare above cell 1
    exchange(cells, 2, false, 0, null)
    expect(cells).toEqual([1, 1, 1, 1, 1])
  })

  test('HA-10.20: the tens lift the rearmost, and stop when all stand on 20', () => {
    const cells = [19, 20, 20, 20, 20]
    expect(spendTens(cells, 3, null)).toBe(1)
    expect(cells).toEqual([20, 20, 20, 20, 20])
  })
})
