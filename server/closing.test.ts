import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { closeInTime } from './closing.ts'
import { openTestServer, seated } from './testing/test-server.ts'

test('a server closes in time with waiting requests, sockets and half a request open', async () => {
  const taproom = await openTestServer({})
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob])
  const device = await ann.connect()
  await device.watch(match)
  const waiting = bob.ask('GET', `/api/matches/${match}/state?since=0&wait=25`)
  const half = connect(Number(new URL(taproom.address).port), '127.0.0.1')
  half.on('error', () => {})
  half.write('POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  await vi.waitFor(() => expect(taproom.services.live.audience.of(match).size).toBe(2))
  const began = performance.now()
  expect(await closeInTime(taproom.server, 4000)).toBe(true)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect((await waiting).status).toBe(200)
  await device.until(() => (device.closed ? true : undefined))
  half.destroy()
})

test('a process that drains sends people elsewhere, says so, and leaves its bots to others', async () => {
  const taproom = await openTestServer({})
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob])
  const device = await ann.connect()
  await device.watch(match)
  const left = new Promise<number>(done => device.socket.on('close', done))
  await taproom.drain(50)
  expect(await left).toBe(1012)
  expect((await ann.ask('GET', '/healthz')).body).toEqual({ ok: false, trouble: 'this process goes down' })
  const refused = new WebSocket(`${taproom.address.replace('http', 'ws')}/api/socket`)
  refused.on('error', () => {})
  const [, answer] = await once(refused, 'unexpected-response')
  expect(answer.statusCode).toBe(503)
  // What still comes is done.
  const { standing } = await ann.state(match)
  const asked = standing.waiting === 0 ? ann : bob
  expect((await asked.act(match, { kind: 'move', move: 'keep' }, 0)).status).toBe(200)
  await taproom.close()
})
