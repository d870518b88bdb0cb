import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { HereAt } from '../chat/presence.ts'
import type { Ending } from '../people/endings.ts'
import { wireTo } from '../store/postgres.ts'

/** What processes tell each other. Never the truth itself, only where to look for it. */
export type BusMessage =
  /** Entries were written: the last index of each of these matches. */
  | { readonly kind: 'entries'; readonly of: readonly (readonly [match: string, index: number])[] }
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
  tell(message: BusMessage): Promise<void>
  /** Whether others are heard; a moment without them is made up for and does not count. */
  readonly hears: boolean
  close(): Promise<void>
}

/** The embedded store belongs to one process. */
export const alone: Bus = {
  tell: async () => {},
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
/** PostgreSQL takes 8,000 bytes in one message. */
const ENTRIES_AT_ONCE = 150
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
  /** Matches with the last index that was written, not told yet. */
  const written = new Map<string, number>()
  let client: Client | undefined
  let saying = false
  let heard = performance.now()

  /** A connection that listens; answers with the promise of its end. */
  async function connect(): Promise<{ readonly ended: Promise<void> }> {
    const next = new pg.Client(wireTo(url))
    const ended = new Promise<void>(done => next.once('end', done))
    next.on('error', () => {})
    next.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as BusMessage & { from: string }
      if (message.from !== process) hear(message)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
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
    while (client && (outbox.length > 0 || written.size > 0)) {
      const entries = [...written].slice(0, ENTRIES_AT_ONCE)
      for (const [match] of entries) written.delete(match)
      if (entries.length > 0) outbox.push(JSON.stringify({ kind: 'entries', of: entries, from: process }))
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
      if (message.kind === 'entries') {
        for (const [match, index] of message.of) written.set(match, index)
        return say()
      }
      if (outbox.length >= KEPT) outbox.shift()
      outbox.push(JSON.stringify({ ...message, from: process }))
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
