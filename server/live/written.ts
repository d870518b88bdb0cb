import type { EntryRow } from '../store/tables.ts'

/** Entries of one match that were written: the index of the last one and, where they are few, they themselves from the first to the last. */
export type Told = readonly [match: string, last: number, entries?: readonly ToldEntry[]]
type ToldEntry = readonly [seat: number, kind: string, data: string, at: number]

/** More than so many of one match at once are looked up in the log. */
const MOST_ENTRIES = 8
/** PostgreSQL takes 8,000 bytes in one message; some are left for what stands around these. */
const MOST_BYTES = 7500
const MOST_BYTES_OF_ONE = 2000

/** What this process wrote and has not told the others yet. */
export class Written {
  readonly #matches = new Map<string, { last: number; entries: ToldEntry[] | undefined }>()

  get isEmpty(): boolean {
    return this.#matches.size === 0
  }

  add({ match, index, seat, kind, data, at }: EntryRow): void {
    const known = this.#matches.get(match)
    const entry: ToldEntry = [seat, kind, data, at]
    if (!known) this.#matches.set(match, { last: index, entries: [entry] })
    else {
      const follows = known.entries && known.entries.length < MOST_ENTRIES && index === known.last + 1
      if (follows) known.entries?.push(entry)
      else known.entries = undefined
      known.last = Math.max(known.last, index)
    }
  }

  /** As many as one message holds; they count as told then. */
  take(): readonly Told[] {
    const some: Told[] = []
    let bytes = 0
    for (const [match, { last, entries }] of this.#matches) {
      const whole: Told = entries ? [match, last, entries] : [match, last]
      const size = Buffer.byteLength(JSON.stringify(whole))
      const told: Told = size > MOST_BYTES_OF_ONE ? [match, last] : whole
      bytes += Math.min(size, MOST_BYTES_OF_ONE) + 1
      if (bytes > MOST_BYTES) break
      some.push(told)
      this.#matches.delete(match)
    }
    return some
  }
}

/** The entries that were told, as they stand in the log; undefined where they must be looked up there: from `from` on. */
export function rowsFrom([match, last, entries]: Told, from: number): readonly EntryRow[] | undefined {
  if (!entries) return undefined
  const first = last - entries.length + 1
  if (first > from) return undefined
  return entries.map(([seat, kind, data, at], i) => ({ match, index: first + i, seat, kind, data, at }))
}
