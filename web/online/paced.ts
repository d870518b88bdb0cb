/** However much there is to tell, nobody looks at an old table for longer than this. */
const LONGEST = 6000

export interface PacedWishes<F> {
  show(frame: F): void
  /** Whether this one is for people to follow: it waits until the one before it has been seen. */
  follows(frame: F): boolean
  /** Milliseconds that each is shown. */
  pace(): number
  /** There is something to wait for, or no more. */
  changed(): void
}

/** What a server tells at once is shown one after the other. Whatever is not to be followed comes after all that was told before it. */
export class Paced<F> {
  readonly #wishes: PacedWishes<F>
  readonly #waiting: F[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = Number.NEGATIVE_INFINITY
  /** By then everything that waits has been shown. */
  #due = 0
  #held = false

  constructor(wishes: PacedWishes<F>) {
    this.#wishes = wishes
  }

  get behind(): boolean {
    return this.#waiting.length > 0
  }

  get held(): boolean {
    return this.#held
  }

  take(frame: F): void {
    if (!this.#wishes.follows(frame)) {
      this.catchUp()
      this.#wishes.show(frame)
      return
    }
    if (!this.behind) this.#due = performance.now() + LONGEST
    this.#waiting.push(frame)
    this.#go()
    if (this.behind) this.#wishes.changed()
  }

  /** Shows at once all that waits: somebody acts, or nobody looks. */
  catchUp(): void {
    this.#held = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.behind) this.#showNext()
  }

  hold(held: boolean): void {
    this.#held = held
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#due = performance.now() + LONGEST
    this.#go()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#waiting.length = 0
  }

  /** Shows what is due, and waits for the rest. */
  #go(): void {
    while (this.behind && !this.#held && this.#timer === undefined) {
      const now = performance.now()
      const pace = Math.min(this.#wishes.pace(), (this.#due - now) / this.#waiting.length)
      const left = this.#shownAt + pace - now
      if (left > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined
          this.#showNext()
          this.#go()
        }, left)
      } else this.#showNext()
    }
  }

  #showNext(): void {
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#shownAt = performance.now()
    this.#wishes.show(next)
  }
}
