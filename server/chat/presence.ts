import type { Bus } from '../live/bus.ts'
import type { LiveMatches } from '../live/live-matches.ts'

/** What another process told counts for so long. */
const FRESH = 30_000

/** Who is at a table now: here, and as other processes tell. */
export class Presence {
  readonly #live: LiveMatches
  readonly #bus: Bus
  readonly #process: string
  /** match → process → people */
  readonly #elsewhere = new Map<string, Map<string, { readonly people: readonly string[]; readonly at: number }>>()

  constructor(live: LiveMatches, bus: Bus, process: string) {
    this.#live = live
    this.#bus = bus
    this.#process = process
  }

  #here(match: string): readonly string[] {
    return [...new Set([...this.#live.audience.of(match)].flatMap(({ person }) => person ?? []))].sort()
  }

  people(match: string): readonly string[] {
    const now = Date.now()
    const others = [...(this.#elsewhere.get(match)?.values() ?? [])].filter(({ at }) => at > now - FRESH)
    return [...new Set([...this.#here(match), ...others.flatMap(({ people }) => people)])].sort()
  }

  isHere(match: string, person: string): boolean {
    return this.people(match).includes(person)
  }

  /** Somebody came to this process or left it. */
  async changed(match: string): Promise<void> {
    this.#tell(match)
    await this.#bus.tell({ kind: 'presence', match, people: this.#here(match), from: this.#process })
  }

  /** Who is at a table in another process. */
  presentElsewhere(match: string, from: string, people: readonly string[]): void {
    const processes = this.#elsewhere.get(match) ?? new Map()
    if (people.length > 0) processes.set(from, { people, at: Date.now() })
    else processes.delete(from)
    if (processes.size > 0) this.#elsewhere.set(match, processes)
    else this.#elsewhere.delete(match)
    this.#tell(match)
  }

  #tell(match: string): void {
    const listeners = this.#live.audience.of(match)
    const spectators = [...listeners].filter(({ seat }) => seat < 0).length
    this.#live.audience.sayToAll(match, { t: 'presence', match, people: this.people(match), spectators })
  }

  /** Tells the others that we are still there, and forgets processes that are not. */
  async refresh(matches: Iterable<string>): Promise<void> {
    const now = Date.now()
    for (const [match, processes] of this.#elsewhere) {
      for (const [process, { at }] of processes) if (at < now - FRESH) processes.delete(process)
      if (processes.size === 0) this.#elsewhere.delete(match)
    }
    for (const match of matches)
      await this.#bus.tell({ kind: 'presence', match, people: this.#here(match), from: this.#process })
  }
}
