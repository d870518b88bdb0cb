import type { Channel } from '@taproom/protocol'
import type { Db } from '../store/store.ts'
import type { NoticeRow, OutboxRow } from '../store/tables.ts'
import type { Channels, Notice } from './channels.ts'
import { Answered } from './guard.ts'

const SECOND = 1000
/** So many at once, and so many for one person: whose other side is slow waits for themselves. */
const AT_ONCE = 64
const PER_PERSON = 2
/** What takes longer than most others is waited for apart, so that it keeps nobody out; there is room for so many in all. */
const SLOW = SECOND
const IN_ALL = 1024
const TRIES = 6
/** Before the second try; four times as long before each further one: half a minute to two hours. */
const FIRST_PAUSE = 30 * SECOND
/** Who takes a notice has it for so long beyond its deadline; then its process is thought to be dead. */
const LEASE = 20 * SECOND
/** Who is at the table is told when they leave it. */
const LOOK_AGAIN = 15 * SECOND
/** A way by which so many notices in a row did not arrive is closed. */
const GIVE_UP = 10

export type Told = 'sent' | 'failed' | 'given-up'

export interface OutboxOptions {
  readonly db: Db
  readonly channels: Channels
  readonly deadline: number
  /** What there is to say; `later` while it is not known whether it must be said, undefined when it need not be. */
  readonly compose: (row: OutboxRow, way: NoticeRow) => Promise<Notice | 'later' | undefined>
  readonly told: (channel: Channel, outcome: Told) => void
  readonly trouble: (error: unknown) => void
}

/** Whether the same again would be answered the same. */
const isFinal = (error: unknown): boolean =>
  error instanceof Answered && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status)

const isGone = (error: unknown): boolean => error instanceof Answered && (error.status === 404 || error.status === 410)

/**
 * Notices on their way. They wait in the store until they arrived or were given up; any process takes some of them for a while,
 * sends them side by side, each with a deadline for the whole of it, and nobody waits for that.
 */
export class Outbox {
  readonly #wishes: OutboxOptions
  readonly #closing = new AbortController()
  readonly #flying = new Set<Promise<void>>()
  /** How many of them began just now. */
  #fresh = 0
  readonly #busy = new Map<string, number>()

  constructor(wishes: OutboxOptions) {
    this.#wishes = wishes
  }

  /** How many are being sent now. */
  get size(): number {
    return this.#flying.size
  }

  get closed(): boolean {
    return this.#closing.signal.aborted
  }

  /** Until when one notice may take, from now on. */
  signal(): AbortSignal {
    return AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#wishes.deadline)])
  }

  /** Puts down what is to be said; what was put down before is not said twice. */
  async put(rows: readonly Omit<OutboxRow, 'tries'>[]): Promise<void> {
    if (rows.length === 0) return
    await this.#wishes.db
      .insertInto('outbox')
      .values(rows.map(row => ({ ...row, tries: 0 })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  get #hasRoom(): boolean {
    return !this.closed && this.#fresh < AT_ONCE && this.#flying.size < IN_ALL
  }

  /** Begins to send what is due; does not wait until it arrived. */
  async deliver(now: number): Promise<void> {
    while (this.#hasRoom) {
      const rows = await this.#due(now)
      if (rows.length === 0) return
      for (const row of rows) {
        const own = this.#busy.get(row.person) ?? 0
        if (!this.#hasRoom) return
        if (own < PER_PERSON && (await this.#take(row, now))) this.#start(row, now)
      }
    }
  }

  #due(now: number): Promise<OutboxRow[]> {
    const crowded = [...this.#busy].filter(([, own]) => own >= PER_PERSON).map(([person]) => person)
    let query = this.#wishes.db.selectFrom('outbox').selectAll().where('next', '<=', now)
    if (crowded.length > 0) query = query.where('person', 'not in', crowded)
    return query.orderBy('next').limit(AT_ONCE).execute()
  }

  #row({ match, person, channel, device, kind, number }: OutboxRow) {
    return this.#wishes.db
      .updateTable('outbox')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('device', '=', device)
      .where('kind', '=', kind)
      .where('number', '=', number)
  }

  /** Of several processes one has it, until the lease is over. */
  async #take(row: OutboxRow, now: number): Promise<boolean> {
    const taken = await this.#row(row)
      .set({ next: now + this.#wishes.deadline + LEASE, tries: row.tries + 1 })
      .where('next', '=', row.next)
      .where('tries', '=', row.tries)
      .returning('match')
      .executeTakeFirst()
    return taken !== undefined
  }

  #start(row: OutboxRow, now: number): void {
    this.#busy.set(row.person, (this.#busy.get(row.person) ?? 0) + 1)
    this.#fresh++
    let fresh = true
    const age = () => {
      if (fresh) this.#fresh--
      fresh = false
    }
    const timer = setTimeout(age, SLOW)
    const work = this.#send(row, now)
      .catch(this.#wishes.trouble)
      .finally(() => {
        clearTimeout(timer)
        age()
        this.#flying.delete(work)
        const own = (this.#busy.get(row.person) ?? 1) - 1
        if (own > 0) this.#busy.set(row.person, own)
        else this.#busy.delete(row.person)
      })
    this.#flying.add(work)
  }

  async #send(row: OutboxRow, now: number): Promise<void> {
    const { channels, compose, told } = this.#wishes
    const way = await this.#way(row)
    const notice = way?.enabled ? await compose(row, way) : undefined
    if (!way || notice === undefined) return this.#next(row, null)
    if (notice === 'later') return this.#next(row, now + LOOK_AGAIN, row.tries)
    try {
      await channels.send(row.channel, way.data, notice, this.signal())
    } catch (error) {
      return this.#failed(row, way, error, now)
    }
    told(row.channel, 'sent')
    await this.#next(row, null)
    if (way.failures > 0) await this.#change(way, { failures: 0 })
  }

  async #failed(row: OutboxRow, way: NoticeRow, error: unknown, now: number): Promise<void> {
    // We go down: the next who looks tries again, and this try does not count.
    if (this.closed) return this.#next(row, now, row.tries)
    const tries = row.tries + 1
    const lost = tries >= TRIES || isFinal(error)
    this.#wishes.told(row.channel, lost ? 'given-up' : 'failed')
    if (!lost) return this.#next(row, now + FIRST_PAUSE * 4 ** (tries - 1))
    await this.#next(row, null)
    if (row.channel === 'push' && isGone(error)) return this.#forget(way)
    const failures = way.failures + 1
    await this.#change(way, { failures, ...(failures >= GIVE_UP ? { enabled: 0 } : {}) })
  }

  async #next(row: OutboxRow, next: number | null, tries = row.tries + 1): Promise<void> {
    await this.#row(row).set({ next, tries }).execute()
  }

  #way({ person, channel, device }: Pick<OutboxRow, 'person' | 'channel' | 'device'>) {
    return this.#wishes.db
      .selectFrom('notice')
      .selectAll()
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('device', '=', device)
      .executeTakeFirst()
  }

  async #change({ person, channel, device }: NoticeRow, to: Partial<NoticeRow>): Promise<void> {
    await this.#wishes.db
      .updateTable('notice')
      .set(to)
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('device', '=', device)
      .execute()
  }

  /** A browser that unsubscribed. */
  async #forget({ person, channel, device }: NoticeRow): Promise<void> {
    await this.#wishes.db
      .deleteFrom('notice')
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('device', '=', device)
      .execute()
  }

  /** When everything that is on its way has arrived or failed. */
  async idle(): Promise<void> {
    while (this.#flying.size > 0) await Promise.all(this.#flying)
  }

  /** Ends what is on its way; it stays in the store. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }
}
