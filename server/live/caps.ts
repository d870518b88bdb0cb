import type { Person, Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'

/** So many tables of one host stand in the lobby at once, whoever else waits there. */
export const SHOWN_PER_HOST = 3
/** So many lines of one person are kept for one table. */
export const LINES_PER_TABLE = 500

/** What one person may keep here at the same time. */
export interface Caps {
  /** Tables of theirs that wait for people. */
  readonly open: number
  /** Matches in play that they opened. */
  readonly running: number
}

/** Who runs a server with wide limits (`TAPROOM_RATE`) lets people keep more, too. */
export const capsFor = (rate: number): Caps => ({ open: Math.max(5, rate / 120), running: Math.max(100, rate / 6) })

/** Why this person may not open another table now; undefined when they may. */
export async function tableCap(db: Db, caps: Caps, { id }: Person, begins: boolean): Promise<Refused | undefined> {
  const status = begins ? 'running' : 'open'
  const { count } = await db
    .selectFrom('match')
    .select(eb => eb.fn.countAll().as('count'))
    .where('host', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  if (Number(count) < caps[status]) return undefined
  return begins
    ? no('too-many-matches', `you have ${count} matches in play; finish one first`)
    : no('too-many-tables', `you have ${count} open tables; clear one away first`)
}

/** Lets each person make one table after the other, so that nobody passes a cap by asking for many at once. */
export class OneByOne {
  readonly #last = new Map<string, Promise<unknown>>()

  async of<T>(person: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(person) ?? Promise.resolve()
    const done = before.catch(() => {}).then(job)
    this.#last.set(person, done)
    try {
      return await done
    } finally {
      if (this.#last.get(person) === done) this.#last.delete(person)
    }
  }
}
