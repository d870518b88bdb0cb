import type { Bus } from '../live/bus.ts'
import type { Db } from '../store/store.ts'

/** What is worth nothing any more: one way in, or a person with all of theirs. */
export type Ending = { readonly session: string } | { readonly person: string }

/** Whoever keeps something open for somebody. */
export interface Holder {
  /** The sessions by which something is open here. */
  sessions(): Iterable<string>
  end(ending: Ending): void
}

const AT_ONCE = 500

/** Ends what is open when the session ends by which it was opened: in this process, and in the others over the bus. */
export class Endings {
  readonly #db: Db
  readonly #bus: Bus
  readonly #holders: Holder[] = []

  constructor(db: Db, bus: Bus) {
    this.#db = db
    this.#bus = bus
  }

  join(holder: Holder): void {
    this.#holders.push(holder)
  }

  async tell(ending: Ending): Promise<void> {
    this.heard(ending)
    await this.#bus.tell({ kind: 'ending', ending })
  }

  /** Another process tells. */
  heard(ending: Ending): void {
    for (const holder of this.#holders) holder.end(ending)
  }

  /** Looks for sessions that ran out, or whose end was told while nobody could hear it. */
  async sweep(now: number): Promise<void> {
    const open = [...new Set(this.#holders.flatMap(holder => [...holder.sessions()]))]
    for (let i = 0; i < open.length; i += AT_ONCE) {
      const some = open.slice(i, i + AT_ONCE)
      const rows = await this.#db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person')
        .select('session.id')
        .where('session.id', 'in', some)
        .where('session.expires', '>', now)
        .where('person.deleted', '=', 0)
        .execute()
      const good = new Set(rows.map(({ id }) => id))
      for (const session of some) if (!good.has(session)) this.heard({ session })
    }
  }
}
