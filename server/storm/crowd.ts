import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { WebSocket } from 'ws'
import { bundle } from '../build.mjs'
import { Guest } from '../testing/guest.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { legalOn, seated } from '../testing/test-server.ts'

/** Asked for: a move of a person in a crowd is there within this. */
const P99 = 250

export interface CrowdReport {
  readonly spectators: number
  readonly idle: number
  readonly moves: number
  readonly p50: number
  readonly p99: number
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

async function opened(
  address: string,
  many: number,
  first: (socket: WebSocket) => void,
): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let i = 0; i < many; i += 100) {
    const part = Array.from({ length: Math.min(100, many - i) }, () => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
      socket.on('error', () => {})
      return socket
    })
    const open = await Promise.all(
      part.map(
        socket =>
          new Promise<boolean>(done => {
            socket.once('open', () => {
              first(socket)
              done(true)
            })
            socket.once('close', () => done(false))
          }),
      ),
    )
    sockets.push(...part.filter((_, at) => open[at]))
    if (open.includes(false)) break
  }
  return sockets
}

/** Two people play while a crowd watches and idles; the crowd hears everything. */
export async function crowdStorm(spectators = 1000, idle = 10_000, moves = 200): Promise<CrowdReport> {
  const script = await bundle('testing/process-main.ts', `crowd-${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'taproom-crowd-'))
  const server = await ServerProcess.start(script, { TAPROOM_DATA: folder })
  try {
    const guests = [await Guest.arrive(server.address, 'Ann'), await Guest.arrive(server.address, 'Bob')]
    const idlers = await opened(server.address, idle, () => {})
    const players = await Promise.all(guests.map(guest => guest.connect()))
    const times: number[] = []
    while (times.length < moves) {
      const match = await seated(guests)
      const watchers = await opened(server.address, spectators, socket =>
        socket.send(JSON.stringify({ t: 'watch', match })),
      )
      await Promise.all(players.map(player => player.watch(match)))
      for (;;) {
        const index = Math.max(...players.map(player => player.index))
        await Promise.all(players.map(player => player.until(() => (player.index >= index ? true : undefined), 30_000)))
        if (players[0]?.standing?.status !== 'running') break
        const asked = players.find(player => player.standing?.waiting === player.seat)
        if (!asked) break
        const began = performance.now()
        await asked.act(match, { kind: 'move', move: legalOn(asked)[0] ?? '' })
        times.push(performance.now() - began)
        await pause(50)
      }
      for (const socket of watchers) socket.terminate()
    }
    times.sort((a, b) => a - b)
    const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN)
    return { spectators, idle: idlers.length, moves: times.length, p50: at(0.5), p99: at(0.99) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(dirname(script), { recursive: true, force: true })
  }
}

/** Prints what was measured; false when the limits do not hold. */
export async function crowd(wishes: readonly string[]): Promise<boolean> {
  const [spectators = 1000, idle = 10_000, moves = 100] = wishes.map(Number)
  const report = await crowdStorm(spectators, idle, moves)
  console.log(
    `${report.spectators} spectators, ${report.idle} of ${idle} idle sockets, ${report.moves} moves: acknowledged p50 ${report.p50} ms, p99 ${report.p99} ms (at most ${P99} is asked)`,
  )
  return report.p99 <= P99 && report.idle === idle
}
