import { randomUUID } from 'node:crypto'
import type { Shelf } from '@taproom/engine'
import type { Person } from '@taproom/protocol'
import { shelf as ourShelf } from '@taproom/shelf'
import { Announcements } from './admin/announcement.ts'
import { drainWishes } from './admin/drain.ts'
import { doErrands, forgetErrands } from './admin/errands.ts'
import { forgetKept } from './admin/retention.ts'
import { Chat } from './chat/chat.ts'
import { Presence } from './chat/presence.ts'
import { clock } from './clock.ts'
import { type Config, DEFAULTS, type ServerOptions } from './config.ts'
import { thinkInThreads } from './live/bot-threads.ts'
import { alone, type Bus, type BusMessage, postgresBus } from './live/bus.ts'
import { capsFor } from './live/caps.ts'
import { Descriptions } from './live/descriptions.ts'
import { LiveMatches } from './live/live-matches.ts'
import { LongPolls } from './live/long-polls.ts'
import { OneByOne } from './live/one-by-one.ts'
import { Seating } from './live/seating.ts'
import { type Thinker, thinkHere } from './live/thinker.ts'
import { THOUGHTS, Thoughts } from './live/thoughts.ts'
import type { Entry } from './match/entry.ts'
import type { Match } from './match/match.ts'
import { no } from './match/refused.ts'
import { Channels } from './notice/channels.ts'
import { beginOf, isAsked, newsOf } from './notice/news.ts'
import { Notices } from './notice/notices.ts'
import { Endings } from './people/endings.ts'
import { forgetInvitations } from './people/invitations.ts'
import { mergeGuest } from './people/merge.ts'
import { settle } from './rating/rating.ts'
import { forgottenBots } from './store/bot-claims.ts'
import { forgetBoxes } from './store/boxes.ts'
import { expireTables, leftLying, unsettledMatches } from './store/due-matches.ts'
import { holdFolder } from './store/folder.ts'
import { type Db, openStore, type Store } from './store/store.ts'
import { type Limits, limitsHere, limitsInStore } from './wire/limits.ts'
import { Metrics } from './wire/metrics.ts'

/** Everything the routes and the socket work with, joined together. */
export interface Services {
  readonly config: Config
  readonly shelf: Shelf
  readonly store: Store
  readonly live: LiveMatches
  readonly longPolls: LongPolls
  readonly descriptions: Descriptions
  readonly seating: Seating
  readonly chat: Chat
  readonly presence: Presence
  readonly channels: Channels
  readonly notices: Notices
  readonly endings: Endings
  readonly announcements: Announcements
  readonly metrics: Metrics
  readonly limits: Limits
  /** Where people reach us, as far as we know. */
  readonly origin: () => string
  /** This guest has that account: everything of theirs is the account's from now on. */
  merge(guest: Person, account: Person): Promise<void>
  /** Why nobody can be served at the moment; undefined while all is well. */
  trouble(): Promise<string | undefined>
  /** Whether the others are to take over: we answer still, and begin nothing. */
  readonly draining: boolean
  drain(): Promise<void>
  /** Clears away what nobody can use any more. */
  forgetOld(now: number): Promise<void>
  /** Ends rated matches with bots that their people left lying. */
  leaveLying(now: number): Promise<void>
  /** One round: what is due, forgotten or to be cleared away. */
  round(now?: number): Promise<void>
  close(): Promise<void>
}

const MINUTE = 60_000
/** A match nobody follows stays in memory for so long, and no more than so many of them. */
const KEEP_MINUTES = 10
const KEEP_MATCHES = 300
/** A match that is followed but not played keeps its table for so long, and no more than so many of them do. */
const AWAKE = MINUTE
const AWAKE_MATCHES = 1000
/** So long after the deadline somebody who is alone with bots may still come back to a rated match. */
const LYING = 7 * 24 * 60 * MINUTE

export type Trouble = (what: string, error: unknown) => void

export async function openServices(wishes: ServerOptions, log: Trouble, origin: () => string): Promise<Services> {
  const config: Config = { ...DEFAULTS, ...wishes }
  const shelf = wishes.shelf ?? ourShelf
  const process = randomUUID()
  const held = config.data && !config.databaseUrl ? holdFolder(config.data) : undefined
  const metrics = new Metrics(config.log !== 'silent', log)
  const store = await openStore({
    connections: config.connections,
    meters: metrics,
    ...(config.data ? { data: config.data } : {}),
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
  })
  const thinker: Thinker = wishes.botScript ? thinkInThreads(wishes.botScript, config.botThreads) : thinkHere(shelf)
  const thoughts = new Thoughts({ ...THOUGHTS, threads: config.botThreads, waited: ms => metrics.thoughtWaited(ms) })
  metrics.gauge('taproom_thoughts_waiting', 'Bots that wait for their turn to think', () => thoughts.waiting)
  const settling = new Set<Promise<void>>()
  const ended = (match: Match) => {
    descriptions.forget(match.header.id)
    const work = settle(store, match, clock.now())
      .catch(error => metrics.trouble('settle', error))
      .finally(() => settling.delete(work))
    settling.add(work)
  }
  const wrote = (match: Match, entry: Entry) => {
    const news = newsOf(match, entry)
    if (!news) return
    const work = notices.tell(news, clock.now()).finally(() => settling.delete(work))
    settling.add(work)
  }
  const { botPause } = config
  const live = new LiveMatches({ store, shelf, thinker, thoughts, meters: metrics, botPause, ended, wrote })
  const longPolls = new LongPolls(live)
  metrics.gauge(
    'taproom_clock_apart_seconds',
    'How far our time is from the clock of the machine',
    () => clock.apart / 1000,
  )
  metrics.gauge('taproom_matches_in_memory', 'Matches known here, asleep or awake', () => live.size)
  metrics.gauge('taproom_matches_awake', 'Matches with their table in memory', () => live.awake)

  const descriptions = new Descriptions(store.db, live.rooms)

  /** What is at the table now, told to everybody who follows it here. */
  async function tableChanged(match: string): Promise<void> {
    const described = await descriptions.look(match)
    if (!described) return live.forget(match)
    const { header, seats } = described.stored
    live.audience.describe(match, described.text, seats)
    presence.changed(match)
    if (header.status === 'running') await live.started(match)
  }

  /** Before everything below is made nobody follows anything here, so what others say then concerns nobody. */
  let opened = false
  const hear = (message: BusMessage) => {
    if (!opened) return
    const done = (() => {
      if (message.kind === 'entries') return live.entriesElsewhere(message.of)
      if (message.kind === 'presence') return presence.presentElsewhere(message.from, message.tables)
      if (message.kind === 'match' || message.kind === 'seats') descriptions.forget(message.match)
      if (message.kind === 'match')
        return live.audience.of(message.match).size > 0 || live.isInPlay(message.match)
          ? tableChanged(message.match)
          : undefined
      if (message.kind === 'seats') return live.reseated(message.match)
      if (message.kind === 'ending') return endings.heard(message.ending)
      return chat.saidElsewhere(message.match, message.id)
    })()
    done?.catch((error: unknown) => {
      behind = true
      metrics.trouble('bus', error)
    })
  }
  /** Whether something was said elsewhere that was not heard here; each round tries to make up for it. */
  let behind = false
  async function catchUp(): Promise<void> {
    behind = false
    try {
      await live.catchUp()
      for (const match of live.audience.followed()) if (!live.isInPlay(match)) await tableChanged(match)
    } catch (error) {
      behind = true
      metrics.trouble('catch up', error)
    }
  }
  const bus: Bus = store.url ? await postgresBus(store.url, process, hear, () => void catchUp()) : alone
  store.log.written = entries => bus.wrote(entries)
  const vapid = await vapidKeys(store.db)
  const limits = store.kind === 'postgres' ? limitsInStore(store.db, vapid.privateKey) : limitsHere()
  const endings = new Endings(store.db, bus)
  const announcements = new Announcements(store.db)
  await announcements.look()
  const chat = new Chat(store.db, live, bus, limits)
  const presence = new Presence(live, bus, process)
  opened = true
  const channels = new Channels({
    mailFrom: config.mailFrom,
    get origin() {
      return origin()
    },
    allowPrivate: config.allowPrivate,
    vapid,
    ...(config.smtp ? { smtp: config.smtp } : {}),
  })
  const notices = new Notices({
    db: store.db,
    channels,
    limits,
    secret: vapid.privateKey,
    isHere: (match, person) => presence.isHere(match, person),
    isAsked: async (match, number, person) =>
      (await live.read(match, found => isAsked(found, number, person))) ?? false,
    gameName: async (game, language) => (await (await live.rooms.named(game))?.words[language]())?.name ?? game,
    told: (channel, outcome) => metrics.told(channel, outcome),
    trouble: error => metrics.trouble('notice', error),
    ...(wishes.noticeDeadline ? { deadline: wishes.noticeDeadline } : {}),
  })
  metrics.gauge('taproom_notices_sending', 'Notices on their way', () => notices.outbox.size)
  /** By whom: the house itself begins no match. */
  const changed = async (match: string, by?: string) => {
    await tableChanged(match)
    await bus.tell({ kind: 'match', match })
    if (by !== undefined) await notices.tell(beginOf(store.db, match, by), clock.now())
  }
  const seating = new Seating(store.db, live, config.tableHours * 60 * MINUTE, changed, capsFor(config.rate))

  async function merge(guest: Person, account: Person): Promise<void> {
    for (const match of await mergeGuest(store.db, guest, account)) {
      descriptions.forget(match)
      await live.reseated(match)
      await bus.tell({ kind: 'seats', match })
    }
    await endings.tell({ person: guest.id })
  }

  const work = new OneByOne((what, error) => metrics.trouble(what, error))
  const wishToDrain = await drainWishes(store.db)
  const house = { db: store.db, live, seating, endings, changed }
  const keep = { guests: config.keepGuests, matches: config.keepMatches, chat: config.keepChat }
  async function forgetOld(now: number): Promise<void> {
    await forgetUseless(store.db, now)
    await forgetKept(house, keep, now)
  }

  let draining = false
  let rounds = 0
  /** Where it counts, nobody keeps a loss away by never coming back: it is as if they had left. */
  async function leaveLying(now: number): Promise<void> {
    for (const { match, person } of await leftLying(store.db, now - LYING)) {
      const deed = { action: { kind: 'leave' }, expected: 0, id: 'left-lying' } as const
      const left = await live.act(match, person, deed).catch(error => no('broken', String(error)))
      if ('code' in left) metrics.trouble('left lying', new Error(`${match}: ${left.message}`))
    }
  }

  async function round(now = clock.now()): Promise<void> {
    rounds++
    if (behind) await catchUp()
    else if (store.url) await work.step('catch up', () => live.catchUpSome())
    const bots = async () => {
      const rows = await forgottenBots(store.db, now, [...work.leftOut(now), ...thoughts.matches], thoughts.full)
      return thoughts.fitting(rows.map(({ match, host }) => ({ match, person: host ?? '' }))).map(({ match }) => match)
    }
    await work.each('bots', bots, match => live.nudge(match), now)
    await work.each('expiry', () => expireTables(store.db, now), tableChanged, now)
    const unsettled = () => unsettledMatches(store.db, now, work.leftOut(now))
    await work.each('settle', unsettled, match => settleForgotten(store, live, match, now), now)
    await work.step('errands', () => doErrands(house, now))
    await work.step('announcement', () => announcements.look())
    await work.step('drain', async () => {
      const seconds = await wishToDrain()
      if (seconds !== undefined) wishes.askedToDrain?.(seconds)
    })
    live.tidy({
      awakeSince: now - (wishes.awake ?? AWAKE),
      awakeAtMost: AWAKE_MATCHES,
      since: now - KEEP_MINUTES * MINUTE,
      atMost: KEEP_MATCHES,
    })
    if (rounds % 60 === 0) await work.step('limits', () => limits.tidy(now))
    if (rounds % 10 === 0) await work.step('presence', () => presence.refresh(live.audience.followed()))
    if (rounds % 600 === 1) {
      await work.step('left lying', () => leaveLying(now))
      await work.step('old', () => forgetOld(now))
      await work.step('notices', () => notices.tidy(now, config.keepNotices))
    }
  }

  let walking: Promise<void> | undefined
  let walked = performance.now()
  const age = () => (performance.now() - walked) / 1000
  metrics.gauge('taproom_round_age_seconds', 'Since the last round of housekeeping was over', age)
  const timer = setInterval(() => {
    walking ??= round()
      .catch(error => metrics.trouble('round', error))
      .finally(() => {
        walked = performance.now()
        walking = undefined
      })
  }, wishes.rounds ?? 1000)
  timer.unref()
  notices.start(wishes.rounds ?? 1000)

  return {
    config,
    shelf,
    store,
    live,
    longPolls,
    descriptions,
    seating,
    chat,
    presence,
    channels,
    notices,
    endings,
    announcements,
    metrics,
    limits,
    origin,
    merge,
    get draining() {
      return draining
    },
    async drain() {
      draining = true
      longPolls.hurry()
      await live.rest()
    },
    trouble: async () =>
      (draining ? 'this process goes down' : undefined) ??
      (await store.trouble()) ??
      (bus.hears ? undefined : 'other processes are not heard'),
    forgetOld,
    leaveLying,
    round,
    async close() {
      clearInterval(timer)
      await notices.close()
      await walking
      await live.close()
      await Promise.all(settling)
      await thinker.close()
      channels.close()
      await bus.close()
      await store.close()
      held?.release()
    },
  }
}

/** The process died, or the store was away, before it wrote the results. */
async function settleForgotten(store: Store, live: LiveMatches, id: string, now: number): Promise<void> {
  const match = await live.read(id, found => found)
  if (match) await settle(store, match, now)
}

async function forgetUseless(db: Db, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires', '<', now).execute()
  await db.deleteFrom('challenge').where('expires', '<', now).execute()
  await forgetInvitations(db)
  await forgetErrands(db, now)
  await forgetBoxes(db, now - 24 * 60 * MINUTE)
}

/** The server's own keys for web push, made once and kept: subscriptions are bound to them. */
async function vapidKeys(db: Db): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const known = () => db.selectFrom('setting').select('value').where('name', '=', 'vapid')
  const kept = await known().executeTakeFirst()
  if (kept) return JSON.parse(kept.value)
  const { default: webpush } = await import('web-push')
  await db
    .insertInto('setting')
    .values({ name: 'vapid', value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  // Of two processes that start at once one made them.
  return JSON.parse((await known().executeTakeFirstOrThrow()).value)
}
