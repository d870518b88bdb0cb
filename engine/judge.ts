/** What a position is judged by: named things about a seat, and how far the match has come. Works without allocation. */
export interface Judgement<T> {
  readonly features: readonly string[]
  /** Writes the features of a seat, in their order. */
  observe(t: T, seat: number, into: Float64Array): void
  /** 0 at the start, 1 at the end. */
  progress(t: T): number
  /** Whether a round is over and the next not yet begun, where such positions are judged by beliefs of their own. */
  isBetween?(t: T): boolean
}

/** What is believed about the features, found by play (see docs/bots.md). */
export interface Beliefs {
  /** Points that one of each feature is worth at the start, in the middle and at the end. */
  readonly weights: { readonly [feature: string]: readonly number[] }
  /** Points of difference between two seats that make one e times as likely to win, at the same three moments. */
  readonly spread: readonly number[]
}

const KNOTS = 3

/** A judge of positions: a sum of features, the weights sliding from one moment to the next. */
export class Judge<T> {
  readonly #judgement: Judgement<T>
  readonly #seen: Float64Array
  readonly #weights: Float64Array
  readonly #spread: readonly number[]

  constructor(judgement: Judgement<T>, beliefs: Beliefs) {
    this.#judgement = judgement
    const count = judgement.features.length
    this.#seen = new Float64Array(count)
    this.#weights = new Float64Array(count * KNOTS)
    this.#spread = beliefs.spread
    judgement.features.forEach((feature, i) => {
      const weights = beliefs.weights[feature]
      if (weights?.length !== KNOTS) throw new Error(`"${feature}" needs ${KNOTS} weights`)
      for (let knot = 0; knot < KNOTS; knot++) this.#weights[knot * count + i] = weights[knot]
    })
  }

  /** Points that the seat may expect, as far as they tell it from others. */
  evaluate(t: T, seat: number): number {
    const seen = this.#seen
    const count = seen.length
    this.#judgement.observe(t, seat, seen)
    const place = this.#judgement.progress(t) * (KNOTS - 1)
    const knot = place >= KNOTS - 1 ? KNOTS - 2 : Math.floor(place)
    const share = place - knot
    const here = knot * count
    const next = here + count
    let before = 0
    let after = 0
    for (let i = 0; i < count; i++) {
      before += this.#weights[here + i] * seen[i]
      after += this.#weights[next + i] * seen[i]
    }
    return before + (after - before) * share
  }

  spread(t: T): number {
    const place = this.#judgement.progress(t) * (KNOTS - 1)
    const knot = place >= KNOTS - 1 ? KNOTS - 2 : Math.floor(place)
    return this.#spread[knot] + (this.#spread[knot + 1] - this.#spread[knot]) * (place - knot)
  }
}
