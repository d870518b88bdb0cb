import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import type { ClientConfig, Pool } from 'pg'
import type { Tables } from './tables.ts'

/** A whole number of PostgreSQL's int8 arrives as text; ours are times and counters far below 2⁵³. */
const INT8 = 20

/** A connection that says nothing for so long while it is used is given up: its machine is frozen, or the network is. */
const SILENCE = 8000
/** How long one waits for a new connection, or for a free one. */
const CONNECT = 5000
/** A transaction of a process that froze lets go of its rows after so long. */
const FORSAKEN = 20_000

/** How a connection is made that notices when nobody is at the other end. Whoever keeps it idle for longer must speak now and then. */
export function wireTo(url: string): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    stream: () => {
      const socket = new Socket()
      socket.setTimeout(SILENCE, () => socket.destroy(new Error('PostgreSQL does not answer')))
      return socket
    },
  }
}

async function pool(config: ClientConfig, connections: number): Promise<Pool> {
  const { default: pg } = await import('pg')
  const made = new pg.Pool({
    ...config,
    max: connections,
    // Before the silence of an idle connection could be taken for a frozen one.
    idleTimeoutMillis: SILENCE / 2,
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)) },
    onConnect: client => client.query(`set idle_in_transaction_session_timeout = ${FORSAKEN}`).then(() => {}),
  })
  // A connection that dies, idle or between two statements, is replaced by the pool; without listeners it would end the process.
  made.on('error', () => {})
  made.on('connect', client => client.on('error', () => {}))
  return made
}

export const poolTo = (url: string, connections: number): Promise<Pool> => pool(wireTo(url), connections)

/** For changes of the tables' forms, which may take their time. */
export async function patientPostgres(url: string): Promise<Kysely<Tables>> {
  const config = { connectionString: url, connectionTimeoutMillis: CONNECT }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await pool(config, 2) }) })
}
