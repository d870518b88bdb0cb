import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../build.mjs'
import { crash, killAndRestart } from './crash.ts'
import { ServerProcess } from './server-process.ts'
import type { Place } from './test-server.ts'

/** `TAPROOM_CRASH=full npx vitest run server -t 'kill -9'` is the long one. */
const full = process.env.TAPROOM_CRASH === 'full'
const tables = full ? 50 : 16
const kills = full ? 10 : 2

export function crashContract(place: Place): void {
  describe(`kill -9 while people play, on ${place.name}`, () => {
    let script: string
    beforeAll(async () => {
      script = await bundle('testing/process-main.ts', `process-${process.pid}`)
    }, 60_000)
    afterAll(() => rmSync(dirname(script), { recursive: true, force: true }))

    const tell = (what: string, report: object) => {
      if (full) console.log(place.name, what, JSON.stringify(report))
    }

    async function disaster(processes: number, many: number, times: number) {
      const { data, databaseUrl } = await place.fresh()
      const env = { ...(data ? { TAPROOM_DATA: data } : {}), ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
      const servers: ServerProcess[] = []
      for (let i = 0; i < processes; i++) servers.push(await ServerProcess.start(script, env))
      try {
        return await crash({
          tables: many,
          kills: times,
          addresses: servers.map(({ address }) => address),
          store: { ...(data ? { data } : {}), ...(databaseUrl ? { url: databaseUrl } : {}) },
          disaster: processes === 1 ? killAndRestart(servers[0]) : () => servers[1].kill(),
        })
      } finally {
        for (const server of servers) await server.stop()
      }
    }

    test('every acknowledged move is there exactly once, every match goes on to its end', async () => {
      const report = await disaster(1, tables, kills)
      tell('one process', report)
      expect(report.mistakes).toEqual([])
      expect(report.matches).toBeGreaterThanOrEqual(tables)
    }, 240_000)

    test.runIf(place.shared)(
      'two processes, one killed: the others go on within two seconds',
      async () => {
        const report = await disaster(2, Math.min(tables, 20), 1)
        tell('two processes', report)
        expect(report.mistakes).toEqual([])
        expect(report.longestSilence).toBeLessThan(2000)
      },
      120_000,
    )
  })
}
