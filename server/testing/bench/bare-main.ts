/**
 * What a server could do at best on this machine: the same frames with the same moves over `ws`, each on disk before it is acknowledged
 * and passed on to the other seat, many in one commit. No rules, no people, no secrets: the measure for ours, not a server.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import { type WebSocket, WebSocketServer } from 'ws'

interface Row {
  readonly match: string
  readonly index: number
  readonly data: string
  readonly at: number
}

interface Made {
  readonly row: Row
  readonly id: string
  readonly by: WebSocket
}

type Write = (rows: readonly Row[]) => Promise<void>

const CREATE =
  'create table bare (match text not null, "index" integer not null, data text not null, at bigint not null, primary key (match, "index"))'

function sqlite(folder: string): Write {
  const database = new Database(join(folder, `bare-${process.pid}.db`))
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec(CREATE)
  const [begin, commit] = ['begin', 'commit'].map(text => database.prepare(text))
  const insert = database.prepare('insert into bare values (?, ?, ?, ?)')
  return async rows => {
    begin.run()
    for (const { match, index, data, at } of rows) insert.run(match, index, data, at)
    commit.run()
  }
}

async function postgres(url: string): Promise<Write> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop table if exists bare')
  await client.query(CREATE)
  const insert = {
    name: 'insert',
    text: 'insert into bare select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[])',
  }
  return async rows => {
    const values = [rows.map(r => r.match), rows.map(r => r.index), rows.map(r => r.data), rows.map(r => r.at)]
    await client.query({ ...insert, values })
  }
}

const { DATABASE_URL, TAPROOM_DATA = '.', PORT } = process.env
const write = DATABASE_URL ? await postgres(DATABASE_URL) : sqlite(TAPROOM_DATA)
const tables = new Map<string, { index: number; readonly watching: Set<WebSocket> }>()
let waiting: Made[] = []
let writing = false

async function flush(): Promise<void> {
  while (waiting.length > 0) {
    const made = waiting
    waiting = []
    await write(made.map(({ row }) => row))
    for (const { row, id, by } of made) {
      const { match, index, data } = row
      by.send(JSON.stringify({ t: 'ack', match, id, index }))
      const update = JSON.stringify({ t: 'update', match, index, data })
      for (const socket of tables.get(match)?.watching ?? []) if (socket !== by) socket.send(update)
    }
  }
  writing = false
}

function hear(by: WebSocket, text: string): void {
  const frame = JSON.parse(text)
  const table = tables.get(frame.match) ?? { index: 0, watching: new Set() }
  tables.set(frame.match, table)
  if (frame.t === 'watch') {
    table.watching.add(by)
    by.send(JSON.stringify({ t: 'table', match: frame.match }))
  } else {
    const row = { match: frame.match, index: table.index++, data: JSON.stringify(frame.action), at: Date.now() }
    waiting.push({ row, id: frame.id, by })
    if (writing) return
    writing = true
    setImmediate(() => void flush())
  }
}

const server = createServer()
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', socket => {
  socket.on('message', data => hear(socket, String(data)))
})
server.listen(Number(PORT), '127.0.0.1', () => console.log('open'))
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit())
