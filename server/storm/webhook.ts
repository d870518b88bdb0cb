import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { bundle } from '../build.mjs'
import { Guest } from '../testing/guest.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { openSlowHook } from '../testing/slow-hook.ts'
import { legalOn, seated, temporaryFolder } from '../testing/test-server.ts'

/** Asked for: a notice to somebody whose webhook answers arrives within this, a move is acknowledged within that, and so on. */
const LIMITS = { notice: 5000, move: 250, round: 60, end: 10_000 }

export interface WebhookReport {
  /** People whose webhook drips, and how often theirs was called. */
  readonly slow: number
  readonly slowCalls: number
  /** Notices to others, and the longest that one of them took from the begin of its match, in milliseconds. */
  readonly notices: number
  readonly notice: number
  /** The 99th of a hundred moves, until it was acknowledged. */
  readonly move: number
  /** Seconds since the last round of housekeeping, at the end. */
  readonly round: number
  /** Milliseconds from SIGTERM to the end of the process. */
  readonly end: number
}

/** A webhook that answers at once and remembers when it was told of which match. */
async function openQuickHook() {
  const told = new Map<string, number>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', data => {
      body += data
    })
    request.on('end', () => {
      const { match } = JSON.parse(body).data
      if (!told.has(match)) told.set(match, performance.now())
      response.end()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/quick`
  return { told, url, close: () => new Promise(done => server.close(done)) }
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

async function arrive(address: string, name: string, url: string): Promise<Guest> {
  const guest = await Guest.arrive(address, name)
  await guest.ask('PUT', '/api/me/notices/webhook', { data: { url, style: 'json' }, delay: 0 })
  return guest
}

/** Two people at their table: milliseconds until each of their moves was acknowledged. */
async function play(address: string, moves: number): Promise<number[]> {
  const guests = [await Guest.arrive(address, 'Ann'), await Guest.arrive(address, 'Bob')]
  const players = await Promise.all(guests.map(guest => guest.connect()))
  const times: number[] = []
  while (times.length < moves) {
    const match = await seated(guests)
    await Promise.all(players.map(player => player.watch(match)))
    for (;;) {
      const index = Math.max(...players.map(player => player.index))
      await Promise.all(players.map(player => player.until(() => (player.index >= index ? true : undefined), 30_000)))
      const asked = players.find(player => player.standing?.waiting === player.seat)
      if (players[0]?.standing?.status !== 'running' || !asked) break
      const began = performance.now()
      await asked.act(match, { kind: 'move', move: legalOn(asked)[0] ?? '' })
      times.push(performance.now() - began)
      await pause(20)
    }
  }
  for (const player of players) player.close()
  return times.sort((a, b) => a - b)
}

async function roundAge(address: string): Promise<number> {
  const numbers = await (await fetch(`${address}/metrics`)).text()
  return Number(/^taproom_round_age_seconds ([\d.e-]+)/m.exec(numbers)?.[1] ?? Number.NaN)
}

/** So many people have a webhook that never ends its answer, and it is their turn; others play and wait for their notices. */
export async function webhookStorm(slow: number, notices: number): Promise<WebhookReport> {
  const script = await bundle('testing/process-main.ts', `webhook-${process.pid}`)
  const folder = temporaryFolder()
  const [dripping, quick] = [await openSlowHook(3000), await openQuickHook()]
  const server = await ServerProcess.start(script, {
    TAPROOM_DATA: folder.path,
    TAPROOM_ALLOW_PRIVATE: '1',
    TAPROOM_METRICS: 'local',
  })
  const { address } = server
  try {
    for (let i = 0; i < slow; i++) await seated([await arrive(address, `Slow ${i}`, dripping.address)], 1)
    const waited: number[] = []
    for (let i = 0; i < notices; i++) {
      const guest = await arrive(address, `Quick ${i}`, quick.url)
      const began = performance.now()
      const match = await seated([guest], 1)
      while (!quick.told.has(match) && performance.now() - began < 60_000) await pause(20)
      waited.push((quick.told.get(match) ?? Number.POSITIVE_INFINITY) - began)
    }
    const times = await play(address, 100)
    const round = await roundAge(address)
    const slowCalls = dripping.calls
    const asked = performance.now()
    await server.stop()
    return {
      slow,
      slowCalls,
      notices,
      notice: Math.round(Math.max(...waited)),
      move: Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN),
      round,
      end: Math.round(performance.now() - asked),
    }
  } finally {
    await server.stop()
    await Promise.all([dripping.close(), quick.close()])
    folder.remove()
    rmSync(dirname(script), { recursive: true, force: true })
  }
}

/** Prints what was measured; false when the limits do not hold. */
export async function webhook(wishes: readonly string[]): Promise<boolean> {
  const [slow = 50, notices = 20] = wishes.map(Number)
  const report = await webhookStorm(slow, notices)
  const { slowCalls, notice, move, round, end } = report
  console.log(`${slow} people with a webhook that drips, called ${slowCalls} times so far`)
  console.log(`the slowest of ${notices} notices to others: ${notice} ms (at most ${LIMITS.notice} is asked)`)
  console.log(
    `moves acknowledged: p99 ${move} ms (${LIMITS.move}); last round ${round.toFixed(1)} s ago (${LIMITS.round})`,
  )
  console.log(`ended ${end} ms after SIGTERM (${LIMITS.end})`)
  return (
    (slow === 0 || slowCalls > 0) &&
    notice <= LIMITS.notice &&
    move <= LIMITS.move &&
    round <= LIMITS.round &&
    end <= LIMITS.end
  )
}
