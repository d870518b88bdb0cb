/** Who a thought is for: the person who brought the bot to a table, and the match. */
export interface Asker {
  readonly person: string
  readonly match: string
}

interface Waiting {
  readonly match: string
  readonly since: number
  readonly begin: () => void
}

export interface ThoughtWishes {
  /** How many are thought at once. */
  readonly threads: number
  /** How many of one person may wait, and how many at all. Others are put off: the round of the server asks again. */
  readonly perPerson: number
  readonly most: number
  /** Told how many milliseconds a thought waited for its turn. */
  readonly waited?: (milliseconds: number) => void
}

export const THOUGHTS = { perPerson: 16, most: 400 } as const

/**
 * Whose bot thinks next. People take turns, whatever number of tables each of them has; a match waits with one thought at a time. So
 * somebody with five hundred tables waits for their own, and everybody else as if there were five tables.
 */
export class Thoughts {
  readonly #wishes: ThoughtWishes
  /** People in the order of their turns, each with what waits for them, oldest first. */
  readonly #lanes = new Map<string, Waiting[]>()
  readonly #matches = new Set<string>()
  #waiting = 0
  #running = 0

  constructor(wishes: ThoughtWishes) {
    this.#wishes = wishes
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Since when the oldest waits, in milliseconds. */
  get oldest(): number {
    let since = performance.now()
    for (const lane of this.#lanes.values()) since = Math.min(since, lane[0]?.since ?? since)
    return performance.now() - since
  }

  /** How many more can wait. */
  get room(): number {
    return Math.max(0, this.#wishes.most - this.#waiting)
  }

  /** The matches that wait. */
  get matches(): readonly string[] {
    return [...this.#matches]
  }

  /** Whether one more of this person can wait. */
  takes(person: string): boolean {
    return this.room > 0 && (this.#lanes.get(person)?.length ?? 0) < this.#wishes.perPerson
  }

  /** Those among these that could all wait, in their order. */
  fitting(askers: readonly Asker[]): readonly Asker[] {
    const more = new Map<string, number>()
    const fits = ({ person }: Asker): boolean => {
      const count = (more.get(person) ?? this.#lanes.get(person)?.length ?? 0) + 1
      if (count <= this.#wishes.perPerson) more.set(person, count)
      return count <= this.#wishes.perPerson
    }
    return askers.filter(fits).slice(0, this.room)
  }

  /** Those of whom no more can wait. */
  get full(): readonly string[] {
    return [...this.#lanes].filter(([, lane]) => lane.length >= this.#wishes.perPerson).map(([person]) => person)
  }

  /** Thinks when its turn comes. Undefined when too many wait already, or this match does. */
  think<T>({ person, match }: Asker, thought: () => Promise<T>): Promise<T> | undefined {
    const lane = this.#lanes.get(person) ?? []
    if (!this.takes(person) || this.#matches.has(match)) return undefined
    this.#lanes.set(person, lane)
    this.#matches.add(match)
    this.#waiting++
    const turn = new Promise<void>(begin => {
      lane.push({ match, since: performance.now(), begin })
    })
    this.#next()
    return turn.then(thought).finally(() => {
      this.#running--
      this.#next()
    })
  }

  #next(): void {
    if (this.#running >= this.#wishes.threads) return
    const [first] = this.#lanes
    if (!first) return
    const [person, lane] = first
    const waiting = lane.shift()
    // Behind everybody else who waits.
    this.#lanes.delete(person)
    if (lane.length > 0) this.#lanes.set(person, lane)
    if (!waiting) return
    this.#matches.delete(waiting.match)
    this.#waiting--
    this.#running++
    this.#wishes.waited?.(performance.now() - waiting.since)
    waiting.begin()
    this.#next()
  }
}
