import { now } from '../clock.ts'
import type { Match } from '../match/match.ts'
import type { Shown } from './audience.ts'

/** Nobody waits. */
const NOW = Promise.resolve()

/**
 * A match in memory: a copy of what the log says, thrown away at any time. Everything that reads or changes it stands in one queue.
 * While nobody plays it sleeps: then only its place in the log is known, and the table is made from the log when it is next asked for.
 */
export class Live implements Shown {
  readonly id: string
  #match: Match | undefined
  /** How many entries those who follow it were told of, while it sleeps. */
  #told: number
  #queue: Promise<unknown> = NOW
  #waiting = 0
  #used = now()
  readonly views = new Map<number, Int16Array>()
  /** The entry before which a bot of ours thinks, −1 while none does. */
  thinking = -1
  /** What is in memory may not be what the log says: the log is read again before anything else. */
  doubtful = false

  constructor(id: string, match: Match) {
    this.id = id
    this.#match = match
    this.#told = match.index
  }

  get isAwake(): boolean {
    return this.#match !== undefined
  }

  /** Only in its turn, and awake. */
  get match(): Match {
    if (!this.#match) throw new Error('this match sleeps')
    return this.#match
  }

  set match(match: Match) {
    this.#match = match
  }

  /** How many entries of its log are known here. */
  get index(): number {
    return this.#match ? this.#match.index : this.#told
  }

  /** When somebody last asked for it. */
  get used(): number {
    return this.#used
  }

  get isBusy(): boolean {
    return this.#waiting > 0 || this.thinking >= 0
  }

  /** Lets go of everything that the log can give back. */
  sleep(): void {
    this.#told = this.index
    this.#match = undefined
    this.views.clear()
    this.#queue = NOW
  }

  /** One after the other: a match is never seen between an action and its commit. */
  inTurn<T>(job: () => Promise<T> | T): Promise<T> {
    this.#waiting++
    this.#used = now()
    const result = this.#queue.then(job)
    const after = () => {
      this.#waiting--
    }
    this.#queue = result.then(after, after)
    return result
  }

  /** When everything that was begun is done. */
  async settled(): Promise<void> {
    await this.#queue
  }
}
