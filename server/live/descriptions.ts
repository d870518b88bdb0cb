import { type Description, formOf, type ServerFrame } from '@taproom/protocol'
import { findMatch, type Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import type { Rooms } from './rooms.ts'
import { describe } from './seating.ts'

/** So long, at most: whoever changes a match says so, but another process may fall silent. */
const FRESH = 1000
const KEPT = 500

/** A match as the store described it a moment ago. */
export interface Described {
  readonly stored: Stored
  readonly description: Description
  /** The `match` frame, written once for all who ask. */
  readonly text: string
  /** The form of its game; undefined when it is not on the shelf. */
  form(): Promise<string | undefined>
}

interface Looking {
  readonly now: Promise<Described | undefined>
  /** For those who came after that one began. */
  next?: Promise<Described | undefined>
}

interface Kept {
  readonly found: Promise<Described | undefined>
  readonly at: number
}

/** What everybody may know of a match, kept for a moment: a thousand who come at once cost one look into the store. */
export class Descriptions {
  readonly #db: Db
  readonly #rooms: Rooms
  readonly #kept = new Map<string, Kept>()
  readonly #looking = new Map<string, Looking>()

  constructor(db: Db, rooms: Rooms) {
    this.#db = db
    this.#rooms = rooms
  }

  /**
   * An open table may begin at any moment, and the process that began it may die before it says so; who then believed what is kept
   * would wait for ever. So open tables are looked at anew, once for all who came before that look began.
   */
  async of(id: string): Promise<Described | undefined> {
    const kept = this.#kept.get(id)
    const known = kept && performance.now() - kept.at < FRESH ? await kept.found : undefined
    return known && known.stored.header.status !== 'open' ? known : this.#lookTogether(id)
  }

  #lookTogether(id: string): Promise<Described | undefined> {
    const looking = this.#looking.get(id)
    if (!looking) return this.look(id)
    const again = () => this.look(id)
    looking.next ??= looking.now.then(again, again)
    return looking.next
  }

  /** Looks now, whatever is kept. */
  look(id: string): Promise<Described | undefined> {
    const found = this.#find(id)
    const looking: Looking = { now: found }
    this.#looking.set(id, looking)
    const kept = { found, at: performance.now() }
    this.#kept.delete(id)
    this.#kept.set(id, kept)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > KEPT) this.#kept.delete(oldest)
    const isThere = (described: Described | undefined) => {
      if (this.#looking.get(id) === looking) this.#looking.delete(id)
      // A match that is not there is not kept: it may be made in the next moment.
      if (!described && this.#kept.get(id) === kept) this.#kept.delete(id)
    }
    found.then(isThere, () => isThere(undefined))
    return found
  }

  /** Something about this match changed. */
  forget(id: string): void {
    this.#kept.delete(id)
  }

  /** Whether nothing was said to have changed since this was found. */
  async isCurrent(described: Described): Promise<boolean> {
    return (await this.#kept.get(described.stored.header.id)?.found) === described
  }

  async #find(id: string): Promise<Described | undefined> {
    const stored = await findMatch(this.#db, id)
    if (!stored) return undefined
    const description = describe(stored)
    const frame: ServerFrame = { t: 'match', match: description }
    let form: Promise<string | undefined> | undefined
    return {
      stored,
      description,
      text: JSON.stringify(frame),
      form: () => {
        form ??= this.#rooms.of(stored.header).then(found => found && formOf(found.room.game))
        return form
      },
    }
  }
}
