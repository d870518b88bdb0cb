import type { Language } from '@taproom/engine'
import { clock } from '../clock.ts'
import type { Db } from '../store/store.ts'
import type { NoticeRow, OutboxRow } from '../store/tables.ts'
import type { Limits } from '../wire/limits.ts'
import { type Channels, DEADLINE, type Notice } from './channels.ts'
import { dueTurns } from './due.ts'
import { type News, rowsFor } from './news.ts'
import { Outbox, type OutboxOptions } from './outbox.ts'
import { Ways } from './ways.ts'
import { languageOf, noticeWords } from './words.ts'

const DAY = 24 * 3600 * 1000

export interface NoticesOptions extends Pick<OutboxOptions, 'told' | 'trouble'> {
  readonly db: Db
  readonly channels: Channels
  readonly limits: Limits
  readonly secret: string
  readonly isHere: (match: string, person: string) => boolean
  /** Whether somebody still has to answer what was proposed then. */
  readonly isAsked: (match: string, number: number, person: string) => Promise<boolean>
  /** What a game is called. */
  readonly gameName: (game: string, language: Language) => Promise<string>
  /** Milliseconds that one notice has. */
  readonly deadline?: number
}

/**
 * Tells people what happens while they are away: once for each wait, after a delay, and not at all when they act before.
 * Runs by a clock of its own; nothing else waits for it.
 */
export class Notices {
  readonly ways: Ways
  readonly outbox: Outbox
  readonly #wishes: NoticesOptions
  #walking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(wishes: NoticesOptions) {
    const { db, channels, limits, secret, told, trouble, deadline = DEADLINE } = wishes
    this.#wishes = wishes
    this.outbox = new Outbox({ db, channels, deadline, told, trouble, compose: (row, way) => this.#compose(row, way) })
    this.ways = new Ways({ db, channels, limits, secret, signal: () => this.outbox.signal() })
  }

  start(milliseconds: number): void {
    this.#timer = setInterval(() => {
      this.#walking ??= this.round()
        .catch(this.#wishes.trouble)
        .finally(() => {
          this.#walking = undefined
        })
    }, milliseconds)
    this.#timer.unref()
  }

  /** Puts down who is due, and begins to send; several processes may do this at once. */
  async round(now = clock.now()): Promise<void> {
    for await (const due of dueTurns(this.#wishes.db, now)) {
      const away = due.filter(({ match, person }) => !this.#wishes.isHere(match, person))
      await this.outbox.put(
        away.map(({ wait, ...to }) => ({ ...to, kind: 'turn', number: wait, created: now, next: now })),
      )
    }
    await this.outbox.deliver(now)
  }

  /** Puts down what happened for those who are away; who is at the table sees it. */
  async tell(what: News | Promise<News>, now: number): Promise<void> {
    const { db, isHere, trouble } = this.#wishes
    try {
      const news = await what
      const people = news.people.filter(person => !isHere(news.match, person))
      await this.outbox.put(await rowsFor(db, { ...news, people }, now))
    } catch (error) {
      // What happened has happened, told or not.
      trouble(error)
    }
  }

  async #compose(outgoing: OutboxRow, way: NoticeRow): Promise<Notice | 'later' | undefined> {
    const { match, person, kind, number } = outgoing
    const { db, isHere, isAsked, channels, gameName } = this.#wishes
    const row = await db
      .selectFrom('match')
      .leftJoin('wait', 'wait.match', 'match.id')
      .select(['match.game', 'match.status', 'wait.wait', 'wait.bot', 'wait.seat'])
      .where('match.id', '=', match)
      .executeTakeFirst()
    if (!row || (row.status === 'running') === (kind === 'end')) return undefined
    if (kind === 'turn' && (row.wait !== number || row.bot !== null)) return undefined
    // Whose turn it is may come and go while they sit there; anything else they see once and for all.
    if (isHere(match, person)) return kind === 'turn' ? 'later' : undefined
    const seats = await db
      .selectFrom('seat')
      .select(['seat', 'person', 'bot', 'name'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute()
    // Who is to act is told so, and that says enough.
    if (kind === 'begin' && row.bot === null && seats.some(own => own.person === person && own.seat === row.seat))
      return undefined
    if (kind === 'proposal' && !(await isAsked(match, number, person))) return undefined
    const { game } = row
    const { language } = way
    const w = noticeWords(language)
    const others = seats
      .filter(seat => seat.person !== person)
      .map(({ name, bot }) => name ?? (bot === null ? w.somebody : w.bot))
    const name = await gameName(game, languageOf(language))
    const link = `${channels.origin}/match/${match}`
    const text = w[kind]({ game: name, others })
    return { title: `Taproom: ${name}`, text, link, off: this.ways.off(way), data: { kind, match, game } }
  }

  /** Forgets what was said about waits that are over, and about everything else after so many days. */
  async tidy(now: number, days: number): Promise<void> {
    await this.#wishes.db
      .deleteFrom('outbox')
      .where('next', 'is', null)
      .where(({ or, and, not, exists, eb, selectFrom }) =>
        or([
          and([eb('kind', '<>', 'turn'), eb('created', '<', now - days * DAY)]),
          and([
            eb('kind', '=', 'turn'),
            not(
              exists(
                selectFrom('wait')
                  .select('wait.match')
                  .whereRef('wait.match', '=', 'outbox.match')
                  .whereRef('wait.wait', '=', 'outbox.number'),
              ),
            ),
          ]),
        ]),
      )
      .execute()
    await this.#wishes.db.deleteFrom('confirmation').where('until', '<', now).execute()
  }

  /** Ends what is on its way. What did not arrive stays in the store for the next process. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#walking, this.outbox.close()])
  }
}
