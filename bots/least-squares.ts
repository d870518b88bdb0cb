/** Least squares: the sums over all observed positions (differences of features, and by how much one seat finished ahead) to which weights are fitted. */
import type { Beliefs } from '@taproom/engine'

export const KNOTS = 3
/** Parts of the match whose remaining uncertainty is measured apart. */
const PARTS = 4
/** A logistic curve of scale 1 has this standard deviation. */
const LOGISTIC = Math.PI / Math.sqrt(3)

interface Sums {
  count: number
  readonly squares: Float64Array
  readonly products: Float64Array
  outcomes: number
}

export interface SavedLeastSquares {
  readonly features: readonly string[]
  readonly matches: number
  readonly parts: readonly {
    readonly count: number
    readonly squares: readonly number[]
    readonly products: readonly number[]
    readonly outcomes: number
  }[]
}

export class LeastSquares {
  readonly features: readonly string[]
  matches = 0
  readonly #size: number
  readonly #parts: Sums[]
  readonly #row: Float64Array

  constructor(features: readonly string[], saved?: SavedLeastSquares) {
    this.features = features
    this.#size = features.length * KNOTS
    this.#row = new Float64Array(this.#size)
    this.matches = saved?.matches ?? 0
    this.#parts = Array.from({ length: PARTS }, (_, i) => ({
      count: saved?.parts[i].count ?? 0,
      squares: Float64Array.from(saved?.parts[i].squares ?? new Float64Array(this.#size * this.#size)),
      products: Float64Array.from(saved?.parts[i].products ?? new Float64Array(this.#size)),
      outcomes: saved?.parts[i].outcomes ?? 0,
    }))
  }

  saved(): SavedLeastSquares {
    return {
      features: this.features,
      matches: this.matches,
      parts: this.#parts.map(({ count, squares, products, outcomes }) => ({
        count,
        squares: [...squares],
        products: [...products],
        outcomes,
      })),
    }
  }

  get positions(): number {
    return this.#parts.reduce((sum, part) => sum + part.count, 0)
  }

  /** One seat's features less another's, how far the match was, and by how much the one finished ahead of the other. */
  add(one: Float64Array, other: Float64Array, progress: number, lead: number): void {
    const row = this.#row
    const count = this.features.length
    const place = progress * (KNOTS - 1)
    const knot = Math.min(KNOTS - 2, Math.floor(place))
    row.fill(0)
    for (let i = 0; i < count; i++) {
      const difference = one[i] - other[i]
      row[knot * count + i] = difference * (1 - place + knot)
      row[(knot + 1) * count + i] = difference * (place - knot)
    }
    const part = this.#parts[Math.min(PARTS - 1, Math.floor(progress * PARTS))]
    for (let i = 0; i < this.#size; i++) {
      if (row[i] === 0) continue
      part.products[i] += row[i] * lead
      for (let k = 0; k < this.#size; k++) part.squares[i * this.#size + k] += row[i] * row[k]
    }
    part.outcomes += lead * lead
    part.count++
  }

  /**
   * The weights that explain the outcomes best, drawn towards those before (ridge regression). `caution`: how many positions count
   * as one, because those of one match are not independent.
   */
  fit(before: Beliefs, caution: number): Beliefs {
    const size = this.#size
    const count = this.features.length
    const matrix = new Float64Array(size * size)
    const right = new Float64Array(size)
    for (const { squares, products } of this.#parts) {
      for (let i = 0; i < size * size; i++) matrix[i] += squares[i]
      for (let i = 0; i < size; i++) right[i] += products[i]
    }
    const old = (i: number): number => before.weights[this.features[i % count]][Math.floor(i / count)]
    const variance = (before.spread[1] * LOGISTIC) ** 2
    for (let i = 0; i < size; i++) {
      // A belief may well be half wrong, and a feature nobody thought of may explain a point.
      const deviation = Math.sqrt(matrix[i * size + i] / this.positions) || 1
      const doubt = 0.5 * Math.abs(old(i)) + 0.5 / deviation
      const pull = (caution * variance) / (doubt * doubt)
      matrix[i * size + i] += pull
      right[i] += pull * old(i)
    }
    const found = solve(matrix, right)
    const weights = Object.fromEntries(
      this.features.map((feature, i) => [
        feature,
        Array.from({ length: KNOTS }, (_, knot) => Number(found[knot * count + i].toFixed(3))),
      ]),
    )
    return { weights, spread: this.#spread(found, before.spread) }
  }

  /** What the weights leave unexplained in each part of the match, as the scale of a logistic curve, at the three moments. */
  #spread(weights: Float64Array, before: readonly number[]): number[] {
    const left = this.#parts.map(({ count, squares, products, outcomes }) => {
      if (count < 100) return undefined
      let sum = outcomes
      for (let i = 0; i < this.#size; i++) {
        sum -= 2 * weights[i] * products[i]
        for (let k = 0; k < this.#size; k++) sum += weights[i] * weights[k] * squares[i * this.#size + k]
      }
      return Math.sqrt(Math.max(1, sum / count)) / LOGISTIC
    })
    const [first, second, third, last] = left
    const middle = second === undefined || third === undefined ? before[1] : (second + third) / 2
    return [first ?? before[0], middle, last ?? before[2]].map(spread => Number(spread.toFixed(2)))
  }
}

/** Solves a symmetric positive system by Gauss's elimination; both arguments are used up. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i * size + i] || 1e-9
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row * size + i] / pivot
      if (factor === 0) continue
      for (let k = i; k < size; k++) matrix[row * size + k] -= factor * matrix[i * size + k]
      right[row] -= factor * right[i]
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i]
    for (let k = i + 1; k < size; k++) sum -= matrix[i * size + k] * right[k]
    right[i] = sum / (matrix[i * size + i] || 1e-9)
  }
  return right
}
