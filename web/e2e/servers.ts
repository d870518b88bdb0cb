import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { openServer } from '@taproom/server'
import { chromium as playwright } from 'playwright-core'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { openPostgres, openSqlite, type TestStore } from './store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server with the embedded store is, and the one with PostgreSQL. */
    readonly sqlite: string
    readonly postgres: string
    /** The first of them again, as other devices reach it: without https, so not a secure context. */
    readonly network: string
    readonly browser: string
    /** The folder of the built web. */
    readonly dist: string
  }
}

const web = fileURLToPath(new URL('..', import.meta.url))

/** A machine without a network gets a name of its own: the browser leads it here, and trusts it no more than an address. */
const OTHER_NAME = 'taproom.local'

// Not the package's own list: its single process goes down with a worker or a second context.
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--no-proxy-server',
  `--host-resolver-rules=MAP ${OTHER_NAME} 127.0.0.1`,
]

const launch = async () => playwright.launchServer({ executablePath: await chromium.executablePath(), args: ARGS })

/** Builds the web once, serves it, and opens one Chromium for all browser tests. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const dist = fileURLToPath(new URL('../../.build/e2e', import.meta.url))
  process.env.VITE_EXAMPLE = '1'
  process.env.TAPROOM_DIST = dist
  // The test runner says "test", and the build would listen to it.
  process.env.NODE_ENV = 'production'
  await build({ root: web, configFile: `${web}vite.config.ts`, logLevel: 'error' })
  process.env.NODE_ENV = 'test'
  const servers = await Promise.all([
    openTestServer(dist, await openSqlite()),
    openTestServer(dist, await openPostgres()),
  ])
  const browser = await launch().catch(launch)
  project.provide('sqlite', servers[0].address)
  project.provide('postgres', servers[1].address)
  project.provide('network', servers[0].network)
  project.provide('browser', browser.wsEndpoint())
  project.provide('dist', dist)
  // The embedded PostgreSQL ends the process that started it with 0, whatever the tests said.
  process.prependOnceListener('beforeExit', () => process.exit())
  return async () => {
    await browser.close()
    for (const server of servers) await server.close()
  }
}

/** Quick bots, and no limit for many people behind one address. */
async function openTestServer(web: string, store: TestStore) {
  const server = await openServer({ web, ...store.wishes, botPause: 20, rate: 100_000 })
  await server.listen({ port: 0, host: '0.0.0.0' })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const outer = Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return {
    address: `http://localhost:${port}/`,
    network: `http://${outer?.address ?? OTHER_NAME}:${port}/`,
    async close() {
      await server.close()
      await store.close()
    },
  }
}
