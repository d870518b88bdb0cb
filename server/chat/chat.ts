import { randomBytes } from 'node:crypto'
import type { Person, Refused, ServerFrame } from '@taproom/protocol'
import type { Bus } from '../live/bus.ts'
import { LINES_PER_TABLE } from '../live/caps.ts'
import type { LiveMatches } from '../live/live-matches.ts'
import { no } from '../match/refused.ts'
import type { Db } from '../store/store.ts'
import type { ChatRow } from '../store/tables.ts'
import type { Limits } from '../wire/limits.ts'

/** So many lines in so many milliseconds. */
const LINES = 6
const WITHIN = 10_000
const KEPT = 200

type Hearers = 'all' | ReadonlySet<string>

const hears = (hearers: Hearers, person: string | undefined): boolean =>
  hearers === 'all' || (person !== undefined && hearers.has(person))

/** What is said at a table. */
export class Chat {
  readonly #db: Db
  readonly #live: LiveMatches
  readonly #bus: Bus
  readonly #limits: Limits

  constructor(db: Db, live: LiveMatches, bus: Bus, limits: Limits) {
    this.#db = db
    this.#live = live
    this.#bus = bus
    this.#limits = limits
  }

  async say(match: string, person: Person, text: string): Promise<ChatRow | Refused> {
    const now = Date.now()
    const seated = await this.#db
      .selectFrom('seat')
      .select('seat')
      .where('match', '=', match)
      .where('person', '=', person.id)
      .executeTakeFirst()
    if (!seated) return no('not-seated', 'only who sits at this table talks here')
    if (!(await this.#limits.take(`chat ${person.id}`, LINES, WITHIN))) return no('too-fast', 'one moment, please')
    if ((await this.#linesOf(match, person.id)) >= LINES_PER_TABLE)
      return no('said-enough', `at most ${LINES_PER_TABLE} lines of one person are kept for a table`)
    const id = `${now.toString(36).padStart(9, '0')}${randomBytes(6).toString('hex')}`
    const row: ChatRow = { id, match, person: person.id, name: person.name, text, at: now }
    await this.#db.insertInto('chat').values(row).execute()
    await this.#tell(row)
    await this.#bus.tell({ kind: 'chat', match, id })
    return row
  }

  async #linesOf(match: string, person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('chat')
      .select(eb => eb.fn.countAll().as('count'))
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Another process wrote it down. */
  async saidElsewhere(match: string, id: string): Promise<void> {
    if (this.#live.audience.of(match).size === 0) return
    const row = await this.#db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
    if (row) await this.#tell(row)
  }

  async #tell(row: ChatRow): Promise<void> {
    const mutes = await this.#db.selectFrom('mute').select('person').where('muted', '=', row.person).execute()
    const deaf = new Set(mutes.map(({ person }) => person))
    const hearers = await this.#hearers(row.match)
    const frame: ServerFrame = { t: 'chat', ...row }
    const text = JSON.stringify(frame)
    for (const listener of this.#live.audience.of(row.match))
      if (hears(hearers, listener.person) && !deaf.has(listener.person ?? '')) listener.send(text, frame.t)
  }

  /** Who hears what is said at a table: everybody at a public one, otherwise who sits there. */
  async #hearers(match: string): Promise<Hearers> {
    const seats = await this.#db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .select(['match.visibility', 'seat.person'])
      .where('match.id', '=', match)
      .execute()
    return seats[0]?.visibility === 'public' ? 'all' : new Set(seats.flatMap(({ person }) => person ?? []))
  }

  async lines(match: string, reader: string | undefined): Promise<readonly ChatRow[] | Refused> {
    if (!hears(await this.#hearers(match), reader))
      return no('not-seated', 'what was said at this table is for those who sat there')
    let query = this.#db.selectFrom('chat').selectAll().where('match', '=', match)
    if (reader)
      query = query.where('person', 'not in', this.#db.selectFrom('mute').select('muted').where('person', '=', reader))
    const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(KEPT).execute()
    return rows.reverse()
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.#db
      .insertInto('mute')
      .values({ person, muted })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#db.deleteFrom('mute').where('person', '=', person).where('muted', '=', muted).execute()
  }
}
