/** Positions with how the match ended from there: what a net learns from. A ring: new ones take the place of the oldest. */
export class Samples {
  readonly own: number
  readonly common: number
  readonly capacity: number
  readonly #stride: number
  readonly #data: Float32Array
  readonly #seats: Uint8Array
  #next = 0
  length = 0
  /** All that were ever added. */
  added = 0

  constructor(own: number, common: number, seats: number, capacity: number) {
    this.own = own
    this.common = common
    this.capacity = capacity
    this.#stride = seats * (own + 1) + common + 1
    this.#data = new Float32Array(capacity * this.#stride)
    this.#seats = new Uint8Array(capacity)
  }

  /** Room for one more: its parts are views to be written. */
  add(seats: number): Sample {
    const at = this.#next
    this.#next = (this.#next + 1) % this.capacity
    this.length = Math.min(this.capacity, this.length + 1)
    this.added++
    this.#seats[at] = seats
    this.#data.fill(0, at * this.#stride, (at + 1) * this.#stride)
    return this.at(at)
  }

  /** Adds a copy. */
  copy(sample: Sample): void {
    const to = this.add(sample.own.length)
    to.progress.set(sample.progress)
    to.common.set(sample.common)
    to.leads.set(sample.leads)
    sample.own.forEach((seen, seat) => {
      to.own[seat].set(seen)
    })
  }

  clear(): void {
    this.#next = 0
    this.length = 0
  }

  at(i: number): Sample {
    const { own, common } = this
    const seats = this.#seats[i]
    let from = i * this.#stride
    const part = (length: number): Float32Array => {
      const view = this.#data.subarray(from, from + length)
      from += length
      return view
    }
    return {
      progress: part(1),
      common: part(common),
      leads: part(seats),
      own: Array.from({ length: seats }, () => part(own)),
    }
  }
}

export interface Sample {
  /** How far the match was, 0 to 1: one number. */
  readonly progress: Float32Array
  readonly common: Float32Array
  /** The final points of each seat less the mean of all. */
  readonly leads: Float32Array
  /** The numbers about each seat. */
  readonly own: readonly Float32Array[]
}

/** What predicts the leads of a position: the net being trained. */
export interface Predictor {
  predict(sample: Sample): ArrayLike<number>
}

/**
 * Goes through a match from its end and gives every position its target (TD(λ)): a mixture of how the match ended and of what is predicted for the
 * positions after it. `lambda` 1: the end alone. The last position keeps the end.
 */
export function eachWithTarget(
  match: Samples,
  end: readonly number[],
  lambda: number,
  predictor: Predictor | undefined,
  take: (sample: Sample) => void,
): void {
  const leads = [...end]
  for (let i = match.length - 1; i >= 0; i--) {
    const sample = match.at(i)
    sample.leads.set(leads)
    take(sample)
    if (!predictor || lambda === 1) continue
    const predicted = predictor.predict(sample)
    for (let seat = 0; seat < leads.length; seat++) leads[seat] = lambda * leads[seat] + (1 - lambda) * predicted[seat]
  }
}
