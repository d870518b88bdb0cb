import type { Pace } from '@taproom/protocol'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Whose time runs, and how long. Follows from the times of the entries alone, so deadlines survive a restart. */
export class Clock {
  readonly #pace: Pace
  readonly #banks: number[]
  /** When the clock was last looked at: the bank is charged up to there. */
  #touched: number
  #seat = -1
  #turn = -1
  since: number
  /** The number of entries when the present wait began. */
  wait = 0
  paused = false

  constructor(pace: Pace, seats: number, at: number) {
    this.#pace = pace
    this.#banks = Array.from({ length: seats }, () => (pace.kind === 'live' ? pace.bank * SECOND : 0))
    this.#touched = at
    this.since = at
  }

  /** Milliseconds left in the bank of each seat at the time it was last charged; none when there is no bank. */
  get banks(): readonly number[] {
    return this.#pace.kind === 'live' ? this.#banks : []
  }

  #give(seat: number, milliseconds: number): void {
    if (seat >= 0) this.#banks[seat] = (this.#banks[seat] ?? 0) + milliseconds
  }

  /** Takes the time since the last look from the seat that is waited for, unless it costs nothing (a bot thinks). */
  charge(at: number, free: boolean): void {
    if (!this.paused && !free) this.#give(this.#seat, this.#touched - at)
    this.#touched = at
  }

  /** The match now waits for this seat in this turn; `back` when it came to be so by taking moves back. */
  waitFor(seat: number, turn: number, at: number, entries: number, back: boolean): void {
    if (seat === this.#seat && turn === this.#turn) return
    if (this.#pace.kind === 'live') {
      // What was added for a finished turn is given back with it, or time could be made by undoing.
      if (back) this.#give(seat, -this.#pace.increment * SECOND)
      else this.#give(this.#seat, this.#pace.increment * SECOND)
    }
    this.#seat = seat
    this.#turn = turn
    this.since = at
    this.wait = entries
  }

  pause(): void {
    this.paused = true
  }

  resume(at: number): void {
    this.paused = false
    this.since = at
    this.#touched = at
  }

  /** Who comes back gets a little time, or would be late again at once. */
  comeBack(seat: number, at: number): void {
    if (this.#pace.kind === 'live') {
      const little = Math.max(60 * SECOND, (this.#pace.bank * SECOND) / 10)
      this.#banks[seat] = Math.max(this.#banks[seat] ?? 0, little)
    }
    if (seat === this.#seat) this.since = at
  }

  /** When the seat that is waited for will be late; undefined when no time runs. */
  get due(): number | undefined {
    if (this.paused || this.#seat < 0) return undefined
    if (this.#pace.kind === 'live') return this.#touched + (this.#banks[this.#seat] ?? 0)
    return this.since + this.#pace.hours * HOUR
  }

  /** How long after the deadline a seat may still act before the others may do something about it. */
  get grace(): number {
    if (this.#pace.kind === 'daily') return (this.#pace.hours * HOUR) / 8
    return Math.min(30, Math.max(5, this.#pace.bank / 20)) * SECOND
  }

  /** Whether the table chose that who is over the time has lost. */
  get loses(): boolean {
    return this.#pace.loss === true
  }

  /** How long one waits for an answer before silence counts as consent to the end of the match. */
  get patience(): number {
    return this.#pace.kind === 'live' ? 5 * 60 * SECOND : 3 * this.#pace.hours * HOUR
  }
}
