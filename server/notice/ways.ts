import { createHmac, randomInt } from 'node:crypto'
import type { Language } from '@taproom/engine'
import { type Channel, Mail, type NoticeSettings, Push, type Refused } from '@taproom/protocol'
import * as v from 'valibot'
import { no } from '../match/refused.ts'
import { deviceWith } from '../store/notice-steps.ts'
import type { Db } from '../store/store.ts'
import type { NoticeRow } from '../store/tables.ts'
import type { Limits } from '../wire/limits.ts'
import type { Channels, Notice } from './channels.ts'
import { fits, keyOf, wayIn } from './unsubscribe.ts'
import { noticeWords } from './words.ts'

const HOUR = 3600 * 1000
/** Codes that somebody may ask for in an hour, and letters that may come to one address unasked. */
const CODES = 5
const LETTERS = 3
/** Browsers of one person that are told by push. */
const BROWSERS = 10

/** What somebody wishes for a way. */
export interface Wish {
  readonly data: unknown
  /** Seconds before they are told. */
  readonly delay: number
  readonly language: Language
}

export interface WaysOptions {
  readonly db: Db
  readonly channels: Channels
  readonly limits: Limits
  /** Known to this server only. */
  readonly secret: string
  /** Until when one notice may take, from now on. */
  readonly signal: () => AbortSignal
}

/** By which ways each person wishes to be told. */
export class Ways {
  readonly #wishes: WaysOptions

  constructor(wishes: WaysOptions) {
    this.#wishes = wishes
  }

  async of(person: string): Promise<NoticeSettings['settings']> {
    const { db } = this.#wishes
    const rows = await db.selectFrom('notice').selectAll().where('person', '=', person).orderBy('channel').execute()
    const pending = await db.selectFrom('confirmation').selectAll().where('person', '=', person).executeTakeFirst()
    const known = rows.map(({ channel, device, data, delay, enabled }) => ({
      channel,
      device,
      delay,
      enabled: enabled === 1,
      data: JSON.parse(data),
    }))
    if (!pending || rows.some(({ channel }) => channel === 'mail')) return known
    return [
      ...known,
      { channel: 'mail', device: '', delay: pending.delay, enabled: false, data: { address: pending.address } },
    ]
  }

  async set(person: string, channel: Channel, wish: Wish): Promise<Refused | undefined> {
    const { channels } = this.#wishes
    if (!channels.open[channel]) return no('not-configured', `this server has no ${channel}`)
    const read = channels.read(channel, wish.data)
    if (typeof read === 'string') return no('bad-address', read)
    if (channel === 'mail') return this.#ask(person, v.parse(Mail, read).address, wish)
    const device = channel === 'push' ? deviceWith(v.parse(Push, read).endpoint) : ''
    if (channel === 'push' && (await this.#others(person, device)) >= BROWSERS)
      return no('too-many', `at most ${BROWSERS} browsers are told; turn it off in another one first`)
    await this.#keep(person, channel, device, JSON.stringify(read), wish)
    return undefined
  }

  /** How many other browsers are told. */
  async #others(person: string, device: string): Promise<number> {
    const rows = await this.#wishes.db
      .selectFrom('notice')
      .select('device')
      .where('person', '=', person)
      .where('channel', '=', 'push')
      .where('device', '<>', device)
      .execute()
    return rows.length
  }

  async #keep(
    person: string,
    channel: Channel,
    device: string,
    data: string,
    { delay, language }: Pick<Wish, 'delay' | 'language'>,
  ): Promise<void> {
    const row = { data, delay, language, enabled: 1, failures: 0 }
    await this.#wishes.db
      .insertInto('notice')
      .values({ person, channel, device, ...row })
      .onConflict(conflict => conflict.columns(['person', 'channel', 'device']).doUpdateSet(row))
      .execute()
  }

  /** A mail address counts only once its owner typed in the code that was sent there; until then an older one does. */
  async #ask(person: string, address: string, { delay, language }: Wish): Promise<Refused | undefined> {
    const { db, limits } = this.#wishes
    const tooMany = no('too-fast', 'too many codes were sent; try again in an hour')
    if (!(await limits.take(`codes ${person}`, CODES, HOUR))) return tooMany
    if (!(await limits.take(`letters ${address.toLowerCase()}`, LETTERS, HOUR))) return tooMany
    const code = String(randomInt(100_000, 1_000_000))
    const row = { address, delay, language, hash: this.#hash(person, address, code), until: Date.now() + HOUR }
    await db
      .insertInto('confirmation')
      .values({ person, ...row })
      .onConflict(conflict => conflict.column('person').doUpdateSet(row))
      .execute()
    return this.#try('mail', JSON.stringify({ address }), {
      title: `Taproom: ${noticeWords(language).codeTitle}`,
      text: noticeWords(language).code(code),
      link: this.#wishes.channels.origin,
    })
  }

  /** Six digits are soon tried out by who has their plain hash. */
  #hash(person: string, address: string, code: string): string {
    return createHmac('sha256', this.#wishes.secret).update(`${person} ${address} ${code}`).digest('base64url')
  }

  /** One guess: a wrong code makes the right one worthless too, however many are sent at once. */
  async confirm(person: string, code: string): Promise<Refused | undefined> {
    const asked = await this.#wishes.db
      .deleteFrom('confirmation')
      .where('person', '=', person)
      .returningAll()
      .executeTakeFirst()
    if (!asked || asked.until < Date.now() || asked.hash !== this.#hash(person, asked.address, code))
      return no('wrong-code', 'this code does not fit or is too old; set the address again')
    await this.#keep(person, 'mail', '', JSON.stringify({ address: asked.address }), asked)
    return undefined
  }

  async remove(person: string, channel: Channel, device?: string): Promise<undefined> {
    const { db } = this.#wishes
    const all = db.deleteFrom('notice').where('person', '=', person).where('channel', '=', channel)
    await (device === undefined ? all : all.where('device', '=', device)).execute()
    if (channel === 'mail') await db.deleteFrom('confirmation').where('person', '=', person).execute()
    return undefined
  }

  /** Where one is rid of a way. */
  off(way: NoticeRow): Notice['off'] {
    const { channels, secret } = this.#wishes
    const link = `${channels.origin}/api/notices/off?way=${keyOf(way, secret)}`
    return { label: noticeWords(way.language).off.label, link }
  }

  /** The way that a link speaks of, if we made that link. */
  async known(key: string): Promise<NoticeRow | undefined> {
    const named = wayIn(key)
    if (!named) return undefined
    const rows = await this.#wishes.db.selectFrom('notice').selectAll().where('person', '=', named.person).execute()
    const way = rows.find(({ channel, device }) => channel === named.channel && device === named.device)
    return way && fits(named.mac, way, this.#wishes.secret) ? way : undefined
  }

  /** It stays in the settings as turned off, so that its link goes on to say so. */
  async turnOff({ person, channel, device }: NoticeRow): Promise<void> {
    await this.#wishes.db
      .updateTable('notice')
      .set({ enabled: 0 })
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('device', '=', device)
      .execute()
  }

  /** The test button: says at once whether it worked, on all devices. */
  async test(person: string, channel: Channel): Promise<Refused | undefined> {
    const rows = await this.#wishes.db
      .selectFrom('notice')
      .selectAll()
      .where('person', '=', person)
      .where('channel', '=', channel)
      .where('enabled', '=', 1)
      .execute()
    if (rows.length === 0) return no('not-set', 'nothing is set up here yet')
    const link = this.#wishes.channels.origin
    const outcomes = await Promise.all(
      rows.map(way => {
        const { test: text } = noticeWords(way.language)
        return this.#try(channel, way.data, { title: 'Taproom', text, link, off: this.off(way) })
      }),
    )
    return outcomes.includes(undefined) ? undefined : outcomes[0]
  }

  async #try(channel: Channel, data: string, notice: Notice): Promise<Refused | undefined> {
    try {
      await this.#wishes.channels.send(channel, data, notice, this.#wishes.signal())
      return undefined
    } catch (error) {
      return no('not-sent', error instanceof Error ? error.message : 'it could not be sent')
    }
  }
}
