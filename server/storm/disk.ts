import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../build.mjs'
import { type CrashReport, crash } from '../testing/crash.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/test-server.ts'
import { healthyAgain, type Said, type Wishes } from './storms.ts'

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

/** The disk of the embedded store fills up for two seconds. On a small disk in memory, which only root can mount. */
export async function diskFull({ times, tables }: Wishes, say: Said): Promise<CrashReport> {
  const folder = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=700', 'tmpfs', folder.path])
  const ballast = join(folder.path, 'ballast')
  const server = await ServerProcess.start(await bundle('testing/process-main.ts', 'storm-process'), {
    TAPROOM_DATA: folder.path,
  })
  try {
    return await crash({
      tables,
      kills: times,
      addresses: [server.address],
      store: { data: folder.path },
      async disaster() {
        fill(ballast)
        await pause(2000)
        const full = await fetch(`${server.address}/healthz`)
        rmSync(ballast)
        say(`full for 2 s: health said ${full.status}; well again after ${await healthyAgain(server.address)} ms`)
        if (full.status !== 503) throw new Error('a full disk was called healthy')
      },
    })
  } finally {
    await server.stop()
    // Lazily: the store that was compared may still be let go of.
    execFileSync('umount', ['-l', folder.path])
    folder.remove()
  }
}

/** Takes all room there is, page by page: others write meanwhile. */
function fill(ballast: string): void {
  const some = Buffer.alloc(4096)
  const file = openSync(ballast, 'w')
  try {
    for (;;) writeSync(file, some)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
