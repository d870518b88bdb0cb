import { randomUUID } from 'node:crypto'
import { shelf as ourShelf } from '@taproom/shelf'
import { type Config, DEFAULTS, type ServerWishes } from './config.ts'
import { alone, type Bus, type Heard, postgresBus } from './hall/bus.ts'
import { Hall } from './hall/hall.ts'
import { describe, Seating } from './hall/seating.ts'
import { type Shelf, type Thinker, thinkHere } from './hall/thinker.ts'
import { thinkInWorkers } from './hall/workers.ts'
import type { Match } from './match/match.ts'
import { Channels } from './notice/channels.ts'
import { Notices } from './notice/notices.ts'
import { mergeGuest } from './people/merge.ts'
import type { Person } from './people/people.ts'
import { settle } from './rating/rating.ts'
import { expireTables, findMatch, forgetBoxes, forgottenBots } from './store/matches.ts'
import { type Db, openStore, type Store } from './store/store.ts'
import { Presence } from './talk/presence.ts'
import { Talk } from './talk/talk.ts'
import { type Limits, limitsHere, limitsInStore } from './wire/limits.ts'
import { Metrics } from './wire/metrics.ts'

/** Everything behind the doors, joined together. */
export interface House {
  readonly config: Config
  readonly shelf: Shelf
  readonly store: Store
  readonly hall: Hall
  readonly seating: Seating
  readonly talk: Talk
  readonly presence: Presence
  readonly channels: Channels
  readonly notices: Notices
  readonly metrics: Metrics
  readonly limits: Limits
  /** Where people reach us, as far as we know. */
  readonly origin: () => string
  /** This guest has that account: everything of theirs is the account's from now on. */
  merge(guest: Person, account: Person): Promise<void>
  /** Clears away what nobody can use any more. */
  forgetOld(now: number): Promise<void>
  /** One round: what is due, forgotten or to be cleared away. */
  round(now?: number): Promise<void>
  close(): Promise<void>
}

const MINUTE = 60_000
/** A match nobody follows stays in memory for so long, and no more than so many of them. */
const KEEP_MINUTES = 10
const KEEP_MATCHES = 300

export type Trouble = (what: string, error: unknown) => void

export async function openHouse(wishes: ServerWishes, log: Trouble, origin: () => string): Promise<House> {
  const config: Config = { ...DEFAULTS, ...wishes }
  const shelf = wishes.shelf ?? ourShelf
  const process = randomUUID()
  const store = await openStore({
    connections: config.connections,
    ...(config.data ? { data: config.data } : {}),
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
  })
  store.ledger.sender = process
  const metrics = new Metrics(config.log !== 'silent', log)
  const thinker: Thinker = wishes.botScript ? thinkInWorkers(wishes.botScript, config.botThreads) : thinkHere(shelf)
  const settling = new Set<Promise<void>>()
  const ended = (match: Match) => {
    const work = settle(store, match, Date.now())
      .catch(error => metrics.trouble('settle', error))
      .finally(() => settling.delete(work))
    settling.add(work)
  }
  const hall = new Hall({ store, shelf, thinker, meters: metrics, botPause: config.botPause, ended })
  metrics.gauge('taproom_matches_in_memory', 'Matches kept in memory', () => hall.size)

  /** What is at the table now, told to everybody who follows it here. */
  async function tableChanged(match: string): Promise<void> {
    const stored = await findMatch(store.db, match)
    if (!stored) return
    const message = JSON.stringify({ t: 'match', match: describe(stored) })
    for (const listener of hall.audience.of(match)) listener.send(message)
    if (stored.header.status === 'running') await hall.started(match)
  }

  const hear = (heard: Heard) => {
    const done = (() => {
      if (heard.kind === 'entry') return hall.heard(heard.match, heard.index)
      if (heard.kind === 'match') return hall.audience.of(heard.match).size > 0 ? tableChanged(heard.match) : undefined
      if (heard.kind === 'seats') return hall.reseated(heard.match)
      if (heard.kind === 'chat') return talk.heard(heard.match, heard.id)
      return presence.heard(heard.match, heard.from, heard.people)
    })()
    done?.catch((error: unknown) => metrics.trouble('bus', error))
  }
  const bus: Bus = store.url ? await postgresBus(store.url, process, hear, () => void hall.catchUp()) : alone
  const vapid = await vapidKeys(store.db)
  const limits = store.kind === 'postgres' ? limitsInStore(store.db, vapid.privateKey) : limitsHere()
  const talk = new Talk(store.db, hall, bus, limits)
  const presence = new Presence(hall, bus, process)
  const channels = new Channels({
    mailFrom: config.mailFrom,
    get origin() {
      return origin()
    },
    allowPrivate: config.allowPrivate,
    vapid,
    ...(config.smtp ? { smtp: config.smtp } : {}),
  })
  const notices = new Notices(
    store.db,
    channels,
    (match, person) => presence.isHere(match, person),
    error => metrics.trouble('notice', error),
  )
  const seating = new Seating(store.db, hall, config.tableHours * 60 * MINUTE, async match => {
    await tableChanged(match)
    await bus.tell({ kind: 'match', match })
  })

  async function merge(guest: Person, account: Person): Promise<void> {
    for (const match of await mergeGuest(store.db, guest, account)) {
      await hall.reseated(match)
      await bus.tell({ kind: 'seats', match })
    }
  }

  let rounds = 0
  async function round(now = Date.now()): Promise<void> {
    rounds++
    for (const match of await forgottenBots(store.db, now)) await hall.nudge(match)
    for (const match of await expireTables(store.db, now)) await tableChanged(match)
    await notices.sendDue(now)
    await settleForgotten(store, hall, now)
    hall.tidy(now - KEEP_MINUTES * MINUTE, KEEP_MATCHES)
    if (rounds % 60 === 0) await limits.tidy(now)
    if (rounds % 10 === 0) await presence.refresh(hall.audience.followed())
    if (rounds % 600 === 1) await forgetOld(store.db, now)
  }

  let walking: Promise<void> | undefined
  const timer = setInterval(() => {
    walking ??= round()
      .catch(error => metrics.trouble('round', error))
      .finally(() => {
        walking = undefined
      })
  }, wishes.rounds ?? 1000)
  timer.unref()

  return {
    config,
    shelf,
    store,
    hall,
    seating,
    talk,
    presence,
    channels,
    notices,
    metrics,
    limits,
    origin,
    merge,
    forgetOld: now => forgetOld(store.db, now),
    round,
    async close() {
      clearInterval(timer)
      await walking
      await hall.close()
      await Promise.all(settling)
      await thinker.close()
      channels.close()
      await bus.close()
      await store.close()
    },
  }
}

/** Finished matches whose process died before it wrote the results. */
async function settleForgotten(store: Store, hall: Hall, now: number): Promise<void> {
  const rows = await store.db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', ['over', 'ended'])
    .where('settled', '=', 0)
    .where('ended', '<', now - 3000)
    .limit(50)
    .execute()
  for (const { id } of rows) {
    const match = await hall.read(id, found => found)
    if (match) await settle(store, match, now)
  }
}

async function forgetOld(db: Db, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires', '<', now).execute()
  await db.deleteFrom('challenge').where('expires', '<', now).execute()
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
