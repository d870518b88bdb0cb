import { type Kysely, sql } from 'kysely'
import type { EntryRow, MatchRow, Tables, WaitRow } from './tables.ts'

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

const keyOf = ({ entry }: Append): string => `${entry.match} ${entry.index}`

export const CHANNEL = 'taproom'

/**
 * Writes the log. What arrives while a transaction is on its way goes into the next one together, and all of it is acknowledged
 * when that one is on disk: one flush for many moves. The primary key decides between processes that write the same index.
 */
export class MatchLog {
  readonly #db: Kysely<Tables>
  readonly #kind: 'sqlite' | 'postgres'
  readonly #lanes: number
  #queue: Waiting[] = []
  #busy = 0
  #scheduled = false
  /** Told to other processes inside the transaction, so that it is heard exactly when the entry is there. */
  sender = ''

  constructor(db: Kysely<Tables>, kind: 'sqlite' | 'postgres') {
    this.#db = db
    this.#kind = kind
    this.#lanes = kind === 'sqlite' ? 1 : 3
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
    // Rivals for one index within this process: the first one counts, as it does between processes.
    const first = new Map<string, Waiting>()
    for (const waiting of batch) if (!first.has(keyOf(waiting.append))) first.set(keyOf(waiting.append), waiting)
    try {
      const written = await this.#write([...first.values()].map(({ append }) => append))
      for (const waiting of batch) {
        const key = keyOf(waiting.append)
        waiting.done(first.get(key) === waiting && written.has(key))
      }
    } catch (error) {
      for (const { failed } of batch) failed(error)
    } finally {
      this.#busy--
      this.#schedule()
    }
  }

  #write(appends: readonly Append[]): Promise<ReadonlySet<string>> {
    // One order for all processes: two transactions never wait for each other in a ring.
    const sorted = [...appends].sort((a, b) => (a.entry.match < b.entry.match ? -1 : 1))
    return this.#db.transaction().execute(async tx => {
      const rows = await tx
        .insertInto('entry')
        .values(sorted.map(({ entry }) => entry))
        .onConflict(conflict => conflict.doNothing())
        .returning(['match', 'index'])
        .execute()
      const written = new Set(rows.map(({ match, index }) => `${match} ${index}`))
      const fresh = sorted.filter(append => written.has(keyOf(append)))
      if (fresh.length === 0) return written
      await tx
        .insertInto('wait')
        .values(fresh.map(({ wait }) => ({ ...wait, claimed: -1, claimed_until: 0 })))
        .onConflict(conflict =>
          conflict
            .column('match')
            .doUpdateSet(({ ref }) => ({
              entries: ref('excluded.entries'),
              seat: ref('excluded.seat'),
              since: ref('excluded.since'),
              wait: ref('excluded.wait'),
              bot: ref('excluded.bot'),
              due: ref('excluded.due'),
            }))
            .where('wait.entries', '<', ({ ref }) => ref('excluded.entries')),
        )
        .execute()
      for (const { entry, end } of fresh)
        if (end) await tx.updateTable('match').set(end).where('id', '=', entry.match).execute()
      if (this.#kind === 'postgres') await this.#tell(tx, fresh)
      return written
    })
  }

  async #tell(tx: Kysely<Tables>, fresh: readonly Append[]): Promise<void> {
    const messages = fresh.map(({ entry }) =>
      JSON.stringify({ from: this.sender, kind: 'entry', match: entry.match, index: entry.index }),
    )
    await sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(tx)
  }
}
