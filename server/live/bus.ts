import type { Client } from 'pg'
import type { Ending } from '../people/endings.ts'
import { CHANNEL } from '../store/match-log.ts'

/** What processes tell each other. Never the truth itself, only where to look for it. */
export type BusMessage =
  | { readonly kind: 'entry'; readonly match: string; readonly index: number }
  /** Seats of an open table changed, or it started, ended or got a rematch. */
  | { readonly kind: 'match'; readonly match: string }
  /** Other people than before sit at a match in play: a guest turned out to be somebody. */
  | { readonly kind: 'seats'; readonly match: string }
  /** A session or a person is worth nothing any more. */
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'chat'; readonly match: string; readonly id: string }
  | { readonly kind: 'presence'; readonly match: string; readonly people: readonly string[]; readonly from: string }

/** Between the processes that share a store; each process tells its own listeners itself. */
export interface Bus {
  /** Entries need not be told: the log does that inside its transaction. */
  tell(message: Exclude<BusMessage, { kind: 'entry' }>): Promise<void>
  close(): Promise<void>
}

/** The embedded store belongs to one process. */
export const alone: Bus = {
  tell: async () => {},
  close: async () => {},
}

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of its own. What was said while the connection was lost is made up for by
 * `missed`: everybody looks into the log again.
 */
export async function postgresBus(
  url: string,
  process: string,
  hear: (message: BusMessage) => void,
  missed: () => void,
): Promise<Bus> {
  let closed = false
  const { default: pg } = await import('pg')
  let client: Client | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {})
    next.on('end', () => {
      client = undefined
      if (!closed) void again()
    })
    next.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as BusMessage & { from: string }
      if (message.from !== process) hear(message)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }

  async function again(): Promise<void> {
    while (!closed && !client)
      try {
        await connect()
        missed()
      } catch {
        await new Promise(done => setTimeout(done, 250))
      }
  }

  await connect()
  let said: Promise<unknown> = Promise.resolve()
  return {
    async tell(message) {
      const text = JSON.stringify({ ...message, from: process })
      // One after the other on the one connection; what cannot be said now is found in the log later.
      said = said.then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, text])).catch(() => {})
      await said
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
