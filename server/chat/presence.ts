import type { ServerFrame } from '@taproom/protocol'
import type { Listener } from '../live/audience.ts'
import type { Bus } from '../live/bus.ts'
import type { LiveMatches } from '../live/live-matches.ts'

/** What another process told counts for so long. */
const FRESH = 30_000
/** Between two frames about who is here; the more hear it, the rarer: a thousand are told every six seconds. */
const pauseFor = (listeners: number): number => 1000 + 5 * listeners
/** PostgreSQL carries 8000 bytes; the process and the braces come on top. */
const BYTES = 7000

/** Who is here: people at the table by their ids, all others as a number. */
interface Here {
  readonly people: readonly string[]
  readonly spectators: number
}

/** What a process tells the others about one match. */
export type HereAt = readonly [match: string, people: readonly string[], spectators: number]

interface Told {
  readonly text: string
  readonly at: number
}

const NOBODY: Here = { people: [], spectators: 0 }

/** Who is at a table now: here, and as other processes tell. Told at intervals, so that a crowd costs what it is and not its square. */
export class Presence {
  readonly #live: LiveMatches
  readonly #bus: Bus
  readonly #process: string
  /** match → process → who is there */
  readonly #elsewhere = new Map<string, Map<string, Here & { readonly at: number }>>()
  /** What followers of a match heard last. */
  readonly #told = new Map<string, Told>()
  /** What other processes heard last. */
  readonly #toldOthers = new Map<string, string>()
  readonly #soon = new Set<string>()

  constructor(live: LiveMatches, bus: Bus, process: string) {
    this.#live = live
    this.#bus = bus
    this.#process = process
  }

  #here(match: string): Here {
    const people = new Set<string>()
    let spectators = 0
    for (const { seat, person } of this.#live.audience.of(match))
      if (seat >= 0 && person !== undefined) people.add(person)
      else spectators++
    return { people: [...people].sort(), spectators }
  }

  #all(match: string): Here {
    const now = Date.now()
    const here = this.#here(match)
    const others = [...(this.#elsewhere.get(match)?.values() ?? [])].filter(({ at }) => at > now - FRESH)
    if (others.length === 0) return here
    return {
      people: [...new Set([...here.people, ...others.flatMap(({ people }) => people)])].sort(),
      spectators: others.reduce((sum, { spectators }) => sum + spectators, here.spectators),
    }
  }

  /** Who of those at the table is here. */
  people(match: string): readonly string[] {
    return this.#all(match).people
  }

  isHere(match: string, person: string): boolean {
    return this.people(match).includes(person)
  }

  /** Somebody came to this process or left it. Who came hears at once what the others know. */
  changed(match: string, newcomer?: Listener): void {
    const told = this.#told.get(match)
    if (told) newcomer?.send(told.text, 'presence')
    this.#tellSoon(match)
  }

  /** Who is there in another process. */
  presentElsewhere(from: string, tables: readonly HereAt[]): void {
    const at = Date.now()
    for (const [match, people, spectators] of tables) {
      const processes = this.#elsewhere.get(match) ?? new Map()
      if (people.length > 0 || spectators > 0) processes.set(from, { people, spectators, at })
      else processes.delete(from)
      if (processes.size > 0) this.#elsewhere.set(match, processes)
      else this.#elsewhere.delete(match)
      if (this.#live.audience.isFollowed(match)) this.#tellSoon(match)
    }
  }

  #tellSoon(match: string): void {
    if (this.#soon.has(match)) return
    this.#soon.add(match)
    const told = this.#told.get(match)
    const wait = told ? told.at + pauseFor(this.#live.audience.of(match).size) - performance.now() : 0
    setTimeout(() => this.#tell(match), Math.max(0, wait)).unref()
  }

  #tell(match: string): void {
    this.#soon.delete(match)
    const here = this.#here(match)
    if (this.#live.audience.isFollowed(match)) {
      const frame: ServerFrame = { t: 'presence', match, ...this.#all(match) }
      const text = JSON.stringify(frame)
      if (this.#told.get(match)?.text !== text)
        for (const listener of this.#live.audience.of(match)) listener.send(text, frame.t)
      this.#told.set(match, { text, at: performance.now() })
    } else this.#told.delete(match)
    const forOthers = JSON.stringify([here.people, here.spectators])
    if ((this.#toldOthers.get(match) ?? JSON.stringify([NOBODY.people, NOBODY.spectators])) === forOthers) return
    if (this.#live.audience.isFollowed(match)) this.#toldOthers.set(match, forOthers)
    else this.#toldOthers.delete(match)
    void this.#bus.tell({ kind: 'presence', from: this.#process, tables: [[match, here.people, here.spectators]] })
  }

  /** Tells the others that we are still there, and forgets processes that are not. */
  async refresh(matches: Iterable<string>): Promise<void> {
    const now = Date.now()
    for (const [match, processes] of this.#elsewhere) {
      for (const [process, { at }] of processes) if (at < now - FRESH) processes.delete(process)
      if (processes.size === 0) this.#elsewhere.delete(match)
    }
    let tables: HereAt[] = []
    let bytes = 0
    const send = async () => {
      if (tables.length > 0) await this.#bus.tell({ kind: 'presence', from: this.#process, tables })
      tables = []
      bytes = 0
    }
    for (const match of matches) {
      const { people, spectators } = this.#here(match)
      const one: HereAt = [match, people, spectators]
      const more = JSON.stringify(one).length + 1
      if (bytes + more > BYTES) await send()
      tables.push(one)
      bytes += more
    }
    await send()
  }
}
