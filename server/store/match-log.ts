import type { WriteEntries } from './entry-sql.ts'
import { type LogMeters, uncounted } from './log-meters.ts'
import type { EntryRow, MatchRow, WaitRow } from './tables.ts'

/** One entry for the log with what follows from it. */
export interface Append {
  readonly entry: EntryRow
  readonly wait: Omit<WaitRow, 'claimed' | 'claimed_until'>
  /** Only when the entry ends the match. */
  readonly end?: Pick<MatchRow, 'status' | 'ended' | 'reason'>
}

interface Waiting {
  readonly append: Append
  readonly done: (written: boolean) => void
  readonly failed: (error: unknown) => void
}

/** More than this in one transaction would make the first ones wait for long. */
const AT_ONCE = 400

/** One order for all processes: two transactions never wait for each other in a ring. */
const inOrder = ({ append: { entry: a } }: Waiting, { append: { entry: b } }: Waiting): number =>
  a.match === b.match ? a.index - b.index : a.match < b.match ? -1 : 1

/**
 * Writes the log. What arrives while a transaction is on its way goes into the next one together, and all of it is acknowledged
 * when that one is on disk: one flush for many moves. The primary key decides between processes that write the same index.
 */
export class MatchLog {
  readonly #write: WriteEntries
  readonly #lanes: number
  readonly #meters: LogMeters
  #queue: Waiting[] = []
  #busy = 0
  #scheduled = false
  /** Told what was written, once it is: for other processes. What they do not hear they find in the log. */
  written: (entries: readonly EntryRow[]) => void = () => {}

  /** `lanes`: how many commits may be on their way at once. */
  constructor(write: WriteEntries, lanes: number, meters: LogMeters = uncounted) {
    this.#write = write
    this.#lanes = lanes
    this.#meters = meters
  }

  /** True once it is written for good; false when the log already has another entry there. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#queue.push({ append, done, failed })
      this.#schedule()
    })
  }

  /** When everything handed in so far is written. */
  async idle(): Promise<void> {
    while (this.#queue.length > 0 || this.#busy > 0) await new Promise(done => setTimeout(done, 2))
  }

  #schedule(): void {
    if (this.#scheduled || this.#busy >= this.#lanes || this.#queue.length === 0) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      void this.#flush()
    })
  }

  async #flush(): Promise<void> {
    const batch = this.#queue.slice(0, AT_ONCE)
    this.#queue = this.#queue.slice(AT_ONCE)
    this.#busy++
    batch.sort(inOrder)
    // Rivals for one index within this process: the first one counts, as it does between processes.
    const first = batch.filter((waiting, i) => {
      const before = batch[i - 1]
      return !before || inOrder(before, waiting) !== 0
    })
    try {
      const began = performance.now()
      const outcome = await this.#write(first.map(({ append }) => append))
      this.#meters.committed(first.length, performance.now() - began)
      const fresh = first.filter((_, i) => outcome[i])
      for (const { done } of fresh) done(true)
      // Who is done already hears nothing of this.
      for (const { done } of batch) done(false)
      if (fresh.length > 0) this.written(fresh.map(({ append }) => append.entry))
    } catch (error) {
      for (const { failed } of batch) failed(error)
    } finally {
      this.#busy--
      this.#schedule()
    }
  }
}
