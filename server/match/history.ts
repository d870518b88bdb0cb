import { changesTable, type Entry, HOUSE } from './entry.ts'

/** What an entry did: how many of the moves before it still stand; what came after them is new. */
export interface Change {
  readonly entry: Entry
  readonly kept: number
}

interface Trace extends Change {
  /** Whether what a seat had prepared before it can no longer be meant: moves were taken back. */
  readonly unsettles: boolean
}

/** The entries of a match in their order, and what each did to those before it. */
export class History {
  readonly #traces: Trace[] = []
  /** Where the entry of a seat under an id stands. */
  readonly #ids = new Map<string, number>()
  readonly #lastActed: number[]
  #lastAt: number

  constructor(seats: number, began: number) {
    this.#lastActed = Array.from({ length: seats }, () => began)
    this.#lastAt = began
  }

  get length(): number {
    return this.#traces.length
  }

  /** `count`: how many moves had been made before it. */
  add(entry: Entry, kept: number, count: number): Trace {
    const { seat, id, index, at } = entry
    const trace = { entry, kept, unsettles: kept < count }
    this.#traces.push(trace)
    this.#ids.set(`${seat} ${id}`, index)
    if (seat !== HOUSE) this.#lastActed[seat] = at
    this.#lastAt = at
    return trace
  }

  /** The last entry did more: fewer of the moves before it stand. */
  amend(kept: number, count: number): Trace {
    const last = this.#traces.pop()
    if (!last) throw new Error('there is no entry yet')
    const trace = { ...last, kept, unsettles: kept < count }
    this.#traces.push(trace)
    return trace
  }

  /** The index of the entry that this seat made under this id. */
  indexOf(seat: number, id: string): number | undefined {
    return this.#ids.get(`${seat} ${id}`)
  }

  /** No entry is older than the one before it, whatever the clocks of two processes say. */
  timeOf(now: number): number {
    return Math.max(now, this.#lastAt)
  }

  lastActed(seat: number): number {
    return this.#lastActed[seat] ?? 0
  }

  /** How many of so many moves, all that stand now, were known at that index and stand still. */
  keptSince(index: number, moves: number): number {
    let kept = moves
    for (const change of this.#traces.slice(Math.max(0, index))) kept = Math.min(kept, change.kept)
    return kept
  }

  /** Whether what a seat prepared at that index can no longer be meant: it has acted since, or moves were taken back. */
  isStale(seat: number, index: number): boolean {
    return this.#traces
      .slice(index)
      .some(({ entry, unsettles }) => unsettles || (entry.seat === seat && changesTable(entry.action.kind)))
  }

  /** How many moves were made since that index; nothing was taken back since. */
  movesSince(index: number): number {
    return this.#traces.slice(index).filter(({ entry }) => changesTable(entry.action.kind)).length
  }
}

/** How many moves two lists begin with alike. */
export function sameUntil(before: readonly unknown[], after: readonly unknown[]): number {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same++
  return same
}
