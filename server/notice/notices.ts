import { randomInt } from 'node:crypto'
import type { Channel, NoticeSettings, Refused } from '@taproom/protocol'
import { no } from '../match/refused.ts'
import { hashOf } from '../people/people.ts'
import type { Db } from '../store/store.ts'
import type { Channels, Notice } from './channels.ts'

interface MailData {
  readonly address: string
  /** Of the code that was sent there; gone once it was typed in. */
  readonly code?: string
  readonly until?: number
}

const HOUR = 3600 * 1000

/** Tells people that it is their turn: once for each wait, after a delay, and not at all when they act before. */
export class Notices {
  readonly #db: Db
  readonly #channels: Channels
  readonly #isHere: (match: string, person: string) => boolean
  readonly #trouble: (error: unknown) => void

  constructor(
    db: Db,
    channels: Channels,
    isHere: (match: string, person: string) => boolean,
    trouble: (error: unknown) => void,
  ) {
    this.#db = db
    this.#channels = channels
    this.#isHere = isHere
    this.#trouble = trouble
  }

  async settingsOf(person: string): Promise<NoticeSettings['settings']> {
    const rows = await this.#db.selectFrom('notice').selectAll().where('person', '=', person).execute()
    return rows.map(({ channel, data, delay, enabled }) => {
      const { code: _, until: __, ...shown } = JSON.parse(data)
      return { channel, delay, enabled: enabled === 1, data: shown }
    })
  }

  /** A mail address counts only once its owner typed in the code that was sent there. */
  async set(person: string, channel: Channel, data: unknown, delay: number): Promise<Refused | undefined> {
    if (!this.#channels.open[channel]) return no('not-configured', `this server has no ${channel}`)
    const read = this.#channels.read(channel, data)
    if (typeof read === 'string') return no('bad-address', read)
    const code = String(randomInt(100_000, 1_000_000))
    const kept = channel === 'mail' ? { ...read, code: hashOf(code), until: Date.now() + HOUR } : read
    const row = { data: JSON.stringify(kept), delay, enabled: channel === 'mail' ? 0 : 1 }
    await this.#db
      .insertInto('notice')
      .values({ person, channel, ...row })
      .onConflict(conflict => conflict.columns(['person', 'channel']).doUpdateSet(row))
      .execute()
    if (channel !== 'mail') return undefined
    return this.#try(channel, row.data, {
      title: 'Taproom: your code',
      text: `The code for notices to this address is ${code}. Nobody asked for it? Then nothing more will come.`,
      link: this.#channels.origin,
    })
  }

  async confirm(person: string, code: string): Promise<Refused | undefined> {
    const row = await this.#row(person, 'mail')
    const data = row && (JSON.parse(row.data) as MailData)
    if (!data?.code || (data.until ?? 0) < Date.now() || data.code !== hashOf(code)) {
      // One guess: a wrong code makes the right one worthless too.
      if (data?.code) await this.#keep(person, { address: data.address }, 0)
      return no('wrong-code', 'this code does not fit or is too old; set the address again')
    }
    await this.#keep(person, { address: data.address }, 1)
    return undefined
  }

  #keep(person: string, data: MailData, enabled: number) {
    return this.#db
      .updateTable('notice')
      .set({ data: JSON.stringify(data), enabled })
      .where('person', '=', person)
      .where('channel', '=', 'mail')
      .execute()
  }

  #row(person: string, channel: Channel) {
    return this.#db
      .selectFrom('notice')
      .selectAll()
      .where('person', '=', person)
      .where('channel', '=', channel)
      .executeTakeFirst()
  }

  async remove(person: string, channel: Channel): Promise<undefined> {
    await this.#db.deleteFrom('notice').where('person', '=', person).where('channel', '=', channel).execute()
    return undefined
  }

  /** The test button. */
  async test(person: string, channel: Channel): Promise<Refused | undefined> {
    const row = await this.#row(person, channel)
    if (!row?.enabled) return no('not-set', 'nothing is set up here yet')
    return this.#try(channel, row.data, {
      title: 'Taproom',
      text: 'This is a test: notices arrive here.',
      link: this.#channels.origin,
    })
  }

  async #try(channel: Channel, data: string, notice: Notice): Promise<Refused | undefined> {
    try {
      await this.#channels.send(channel, data, notice)
      return undefined
    } catch (error) {
      return no('not-sent', error instanceof Error ? error.message : 'it could not be sent')
    }
  }

  /** Tells everybody whose delay is over. Several processes may do this at once: the store lets one of them tell. */
  async sendDue(now: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('wait')
      .innerJoin('match', 'match.id', 'wait.match')
      .innerJoin('seat', join => join.onRef('seat.match', '=', 'wait.match').onRef('seat.seat', '=', 'wait.seat'))
      .innerJoin('notice', 'notice.person', 'seat.person')
      .leftJoin('noticed', join =>
        join
          .onRef('noticed.match', '=', 'wait.match')
          .onRef('noticed.person', '=', 'seat.person')
          .onRef('noticed.wait', '=', 'wait.wait'),
      )
      .select(['wait.match', 'wait.wait', 'match.game', 'notice.person', 'notice.channel', 'notice.data'])
      .where('match.status', '=', 'running')
      .where('wait.bot', 'is', null)
      .where('wait.due', 'is not', null)
      .where('notice.enabled', '=', 1)
      .where('noticed.match', 'is', null)
      .where(({ eb, ref }) => eb(eb(ref('wait.since'), '+', eb(ref('notice.delay'), '*', 1000)), '<=', now))
      .limit(200)
      .execute()
    let sent = 0
    for (const all of grouped(rows, row => `${row.match} ${row.person} ${row.wait}`)) {
      const { match, person, wait } = all[0]
      if (this.#isHere(match, person)) continue
      const claimed = await this.#db
        .insertInto('noticed')
        .values({ match, person, wait, at: now })
        .onConflict(conflict => conflict.doNothing())
        .returning('match')
        .executeTakeFirst()
      if (!claimed) continue
      for (const { channel, data, game } of all) {
        const link = `${this.#channels.origin}/match/${match}`
        try {
          await this.#channels.send(channel, data, {
            title: 'Taproom',
            text: `It is your turn (${game}).`,
            link,
            data: { match, game },
          })
          sent++
        } catch (error) {
          this.#trouble(error)
        }
      }
    }
    return sent
  }
}

function grouped<T>(items: readonly T[], key: (item: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}
