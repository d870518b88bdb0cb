/** Positions with how the match ended from there: what a net learns from. A ring: new ones take the place of the oldest. */
export class Lessons {
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
  add(seats: number): Lesson {
    const at = this.#next
    this.#next = (this.#next + 1) % this.capacity
    this.length = Math.min(this.capacity, this.length + 1)
    this.added++
    this.#seats[at] = seats
    this.#data.fill(0, at * this.#stride, (at + 1) * this.#stride)
    return this.at(at)
  }

  /** The same once more. */
  copy(lesson: Lesson): void {
    const to = this.add(lesson.own.length)
    to.progress.set(lesson.progress)
    to.common.set(lesson.common)
    to.leads.set(lesson.leads)
    lesson.own.forEach((seen, seat) => {
      to.own[seat].set(seen)
    })
  }

  clear(): void {
    this.#next = 0
    this.length = 0
  }

  at(i: number): Lesson {
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

export interface Lesson {
  /** How far the match was, 0 to 1: one number. */
  readonly progress: Float32Array
  readonly common: Float32Array
  /** The final points of each seat less the mean of all. */
  readonly leads: Float32Array
  /** What was seen of each seat. */
  readonly own: readonly Float32Array[]
}

/** Whoever expects something of a position. */
export interface Learner {
  expect(lesson: Lesson): ArrayLike<number>
}

/**
 * Goes through a match from its end, with a mixture of how it ended and of what the learner expects of the later positions: `faith` is how little
 * each step towards the end is believed less than the end itself (TD(λ)). The last position keeps the end.
 */
export function lookBack(
  match: Lessons,
  end: readonly number[],
  faith: number,
  learner: Learner | undefined,
  take: (lesson: Lesson) => void,
): void {
  const leads = [...end]
  for (let i = match.length - 1; i >= 0; i--) {
    const lesson = match.at(i)
    lesson.leads.set(leads)
    take(lesson)
    if (!learner || faith === 1) continue
    const expected = learner.expect(lesson)
    for (let seat = 0; seat < leads.length; seat++) leads[seat] = faith * leads[seat] + (1 - faith) * expected[seat]
  }
}
