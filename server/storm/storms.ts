import { randomInt } from 'node:crypto'
import { bundle } from '../build.mjs'
import { type CrashReport, crash } from '../testing/crash.ts'
import { startPostgres } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/test-server.ts'
import { Wire } from '../testing/wire.ts'

export interface Wishes {
  readonly store: 'sqlite' | 'postgres'
  readonly times: number
  readonly tables: number
}

export type Said = (what: string) => void

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
const script = () => bundle('testing/process-main.ts', 'storm-process')

/** The server is killed as by a power cut, so many times, and started again. */
export async function kills({ store, times, tables }: Wishes, say: Said): Promise<CrashReport> {
  const folder = temporaryFolder()
  const postgres = store === 'postgres' ? await startPostgres() : undefined
  const url = await postgres?.database()
  const env: Record<string, string> = url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder.path }
  const server = await ServerProcess.start(await script(), env)
  try {
    return await crash({
      tables,
      kills: times,
      addresses: [server.address],
      store: url ? { url } : { data: folder.path },
      async disaster(kill) {
        await server.kill()
        await server.start()
        if ((kill + 1) % 10 === 0) say(`${kill + 1} kills`)
      },
    })
  } finally {
    await server.stop()
    await postgres?.stop()
    folder.remove()
  }
}

/** PostgreSQL goes away in three ways in turn: cut off for two seconds, silent for twelve, stopped and started again. */
export async function outage({ times, tables }: Wishes, say: Said): Promise<CrashReport> {
  const postgres = await startPostgres()
  const url = await postgres.database()
  const wire = await Wire.to(url)
  const server = await ServerProcess.start(await script(), { DATABASE_URL: wire.url })
  const ways = [
    { name: 'cut off for 2 s', begin: () => wire.cut(), seconds: 2 },
    { name: 'silent for 12 s', begin: () => wire.silence(), seconds: 12 },
    { name: 'stopped and started', begin: () => postgres.restart(), seconds: 0 },
  ]
  try {
    return await crash({
      tables,
      kills: times,
      addresses: [server.address],
      store: { url },
      async disaster(number) {
        const way = ways[number % ways.length]
        if (!way) return
        const before = wire.tries
        await way.begin()
        await pause(way.seconds * 1000)
        wire.mend()
        const back = await healthyAgain(server.address)
        say(`${way.name}: healthy ${back} ms later, ${wire.tries - before} tries to connect, ${wire.open} connections`)
      },
    })
  } finally {
    await server.stop()
    await wire.close()
    await postgres.stop()
  }
}

/** The clock of the machine jumps, forward and back, by up to two days. */
export async function clockJump({ store, times, tables }: Wishes, say: Said): Promise<CrashReport> {
  const folder = temporaryFolder()
  const postgres = store === 'postgres' ? await startPostgres() : undefined
  const url = await postgres?.database()
  const server = await ServerProcess.start(await script(), url ? { DATABASE_URL: url } : { TAPROOM_DATA: folder.path })
  try {
    return await crash({
      tables,
      kills: times,
      addresses: [server.address],
      store: url ? { url } : { data: folder.path },
      async disaster() {
        const hours = randomInt(97) - 48
        server.jump(hours * 3_600_000)
        say(`the clock jumps by ${hours} h`)
        await pause(500)
      },
    })
  } finally {
    await server.stop()
    await postgres?.stop()
    folder.remove()
  }
}

/** Milliseconds until the server says that it is well. */
export async function healthyAgain(address: string): Promise<number> {
  const began = Date.now()
  while (Date.now() - began < 60_000) {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.ok) return Date.now() - began
    await pause(50)
  }
  throw new Error('the server was not well again within a minute')
}
