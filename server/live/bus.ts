import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { HereAt } from '../chat/presence.ts'
import type { Ending } from '../people/endings.ts'
import { wireTo } from '../store/postgres.ts'
import type { EntryRow } from '../store/tables.ts'
import { type Told, Written } from './written.ts'

/** What processes tell each other: what is in the store already, or where to look for it there. */
export type BusMessage =
  | { readonly kind: 'entries'; readonly of: readonly Told[] }
  /** Seats of an open table changed, or it started, ended or got a rematch. */
  | { readonly kind: 'match'; readonly match: string }
  /** Other people than before sit at a match in play: a guest turned out to be somebody. */
  | { readonly kind: 'seats'; readonly match: string }
  /** A session or a person is worth nothing any more. */
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'chat'; readonly match: string; readonly id: string }
  | { readonly kind: 'presence'; readonly from: string; readonly tables: readonly HereAt[] }

/** Between the processes that share a store; each process tells its own listeners itself. */
export interface Bus {
  /** Nobody waits for the others to hear it. */
  tell(message: Exclude<BusMessage, { kind: 'entries' }>): Promise<void>
  /** Entries that are in the log now. */
  wrote(entries: readonly EntryRow[]): void
  /** Whether others are heard; a moment without them is made up for and does not count. */
  readonly hears: boolean
  close(): Promise<void>
}

/** The embedded store belongs to one process. */
export const alone: Bus = {
  tell: async () => {},
  wrote: () => {},
  hears: true,
  close: async () => {},
}

const CHANNEL = 'taproom'
/** Between two tries to connect: twice as long each time, up to the limit. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
/** The connection speaks so often, or its silence would be taken for the other end's. */
const HEARTBEAT = 3000
/** What is kept to be said while nobody hears; more than this is left to whoever looks into the store. */
const KEPT = 1000
const AT_ONCE = 100
/** Others that are not heard for longer than this are missed. */
const MOMENT = 3000

/**
 * PostgreSQL's LISTEN and NOTIFY on one connection of its own, which one loop opens again for as long as the bus lives. What was
 * said while it was lost is made up for by `missed`: everybody looks into the log again.
 */
export async function postgresBus(
  url: string,
  process: string,
  hear: (message: BusMessage) => void,
  missed: () => void,
): Promise<Bus> {
  const { default: pg } = await import('pg')
  const closing = new AbortController()
  const outbox: string[] = []
  const written = new Written()
  const ours = JSON.stringify({ from: process }).slice(0, -1)
  let client: Client | undefined
  let saying = false
  let heard = performance.now()

  /** A connection that listens; answers with the promise of its end. */
  async function connect(): Promise<{ readonly ended: Promise<void> }> {
    const next = new pg.Client(wireTo(url))
    const ended = new Promise<void>(done => next.once('end', done))
    next.on('error', () => {})
    next.on('notification', ({ payload }) => {
      // Our own words come back to us, and need not be read.
      if (payload && !payload.startsWith(ours)) hear(JSON.parse(payload) as BusMessage)
    })
    try {
      await next.connect()
      // What is only said need not be flushed to the disk: who does not hear it finds it in the store.
      await next.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    void say()
    return { ended }
  }

  async function keepListening(first: { readonly ended: Promise<void> }): Promise<void> {
    let { ended } = first
    let wait = FIRST_WAIT
    while (!closing.signal.aborted) {
      await ended
      if (client) heard = performance.now()
      client = undefined
      if (closing.signal.aborted) return
      await pause(wait, undefined, closing).catch(() => {})
      wait = Math.min(wait * 2, LONGEST_WAIT)
      try {
        ;({ ended } = await connect())
        wait = FIRST_WAIT
        missed()
      } catch {
        ended = Promise.resolve()
      }
    }
    await client?.end().catch(() => {})
  }

  /** Says what is to be said, several at once, one query after the other. */
  async function say(): Promise<void> {
    if (saying) return
    saying = true
    while (client && (outbox.length > 0 || !written.isEmpty)) {
      for (let i = 0; i < AT_ONCE && !written.isEmpty; i++)
        outbox.push(JSON.stringify({ from: process, kind: 'entries', of: written.take() }))
      const some = outbox.splice(0, AT_ONCE)
      try {
        await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, some])
      } catch (error) {
        // What PostgreSQL itself refuses is refused again; otherwise the connection is gone, and the next one says it.
        if (error instanceof pg.DatabaseError && !error.code?.startsWith('57')) continue
        outbox.unshift(...some)
        break
      }
    }
    saying = false
  }

  async function breathe(): Promise<void> {
    if (saying) return
    saying = true
    await client?.query('select 1').catch(() => {})
    saying = false
    await say()
  }

  const heartbeat = setInterval(() => void breathe(), HEARTBEAT)
  heartbeat.unref()
  const listening = keepListening(await connect())

  return {
    get hears() {
      return client !== undefined || performance.now() - heard < MOMENT
    },
    async tell(message) {
      if (outbox.length >= KEPT) outbox.shift()
      outbox.push(JSON.stringify({ from: process, ...message }))
      void say()
    },
    wrote(entries) {
      for (const entry of entries) written.add(entry)
      void say()
    },
    async close() {
      clearInterval(heartbeat)
      closing.abort()
      await client?.end().catch(() => {})
      await listening
    },
  }
}
