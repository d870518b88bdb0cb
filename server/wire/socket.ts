import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Listener } from '../hall/audience.ts'
import { describe } from '../hall/seating.ts'
import type { House } from '../house.ts'
import { Action } from '../match/action.ts'
import { no, type Refused } from '../match/refused.ts'
import { PROTOCOL } from '../match/telling.ts'
import type { Person } from '../people/people.ts'
import { findMatch } from '../store/matches.ts'
import { COOKIE, deviceOf, isOurs, whoIs } from './doors.ts'
import { isRefused, read } from './routes.ts'
import { ChatText } from './talking.ts'

const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What may be said to us. */
export const Frame = v.variant('t', [
  v.object({ t: v.literal('watch'), match: Id, since: v.optional(Index, 0) }),
  v.object({ t: v.literal('leave'), match: Id }),
  v.object({ t: v.literal('act'), match: Id, id: Id, expected: Index, action: Action }),
  v.object({ t: v.literal('chat'), match: Id, id: v.optional(Id), text: ChatText }),
  v.object({ t: v.literal('ping') }),
])
type Frame = v.InferOutput<typeof Frame>

const MAX_FRAME = 16 * 1024
/** Who does not read what we say is asked to come back later: everything can be resumed. */
const MAX_BEHIND = 4 * 1024 * 1024
const MAX_WATCHED = 50
const HEARTBEAT = 30_000

function frameOf(text: string): Frame | Refused {
  try {
    return read(Frame, JSON.parse(text), 'frame')
  } catch {
    return no('bad-request', 'a frame is JSON text')
  }
}

/** One device's line to the house. */
class Line {
  readonly #house: House
  readonly #socket: WebSocket
  readonly #person: Person | undefined
  readonly #watched = new Map<string, Listener>()
  #allowance: number
  #counted = Date.now()
  alive = true

  constructor(house: House, socket: WebSocket, person: Person | undefined) {
    this.#house = house
    this.#socket = socket
    this.#person = person
    this.#allowance = house.config.rate / 6
    socket.on('message', (data, binary) => this.#hear(binary ? '' : String(data)))
    socket.on('close', () => this.#close())
    socket.on('error', () => {})
    socket.on('pong', () => {
      this.alive = true
    })
    this.#say({ t: 'hello', v: PROTOCOL, person: person ? { id: person.id, name: person.name } : null })
  }

  #say(message: object): void {
    this.#send(JSON.stringify(message))
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BEHIND) this.#socket.terminate()
    else this.#socket.send(text)
  }

  #refuse(refused: Refused, to?: { readonly id?: string; readonly match?: string }): void {
    const { id, match } = to ?? {}
    this.#say({ t: 'refused', ...(id ? { id } : {}), ...(match ? { match } : {}), ...refused })
  }

  /** So many frames per second; who is faster is told so, and who goes on is cut off. */
  #tooFast(): boolean {
    const now = Date.now()
    const { rate } = this.#house.config
    this.#allowance = Math.min(rate / 6, this.#allowance + ((now - this.#counted) / 1000) * (rate / 12)) - 1
    this.#counted = now
    if (this.#allowance < -rate / 6) this.#socket.close(1008, 'too fast')
    return this.#allowance < 0
  }

  #hear(text: string): void {
    const frame = this.#tooFast() ? no('too-fast', 'one moment, please') : frameOf(text)
    if (isRefused(frame)) this.#refuse(frame)
    else
      this.#do(frame).catch(error => {
        this.#house.metrics.trouble('socket', error)
        this.#refuse(no('unavailable', 'this did not work; try again'), frame as { id?: string; match?: string })
      })
  }

  async #do(frame: Frame): Promise<void> {
    switch (frame.t) {
      case 'ping':
        return this.#say({ t: 'pong', at: Date.now() })
      case 'watch':
        return this.#watch(frame.match, frame.since)
      case 'leave': {
        const listener = this.#watched.get(frame.match)
        if (listener) await this.#unwatch(frame.match, listener)
        return
      }
      case 'chat': {
        if (!this.#person) return this.#refuse(NOT_SIGNED_IN, frame)
        const said = await this.#house.talk.say(frame.match, this.#person, frame.text)
        return isRefused(said) ? this.#refuse(said, frame) : undefined
      }
      case 'act': {
        if (!this.#person) return this.#refuse(NOT_SIGNED_IN, frame)
        const outcome = await this.#house.hall.act(frame.match, this.#person.id, frame)
        if (isRefused(outcome)) return this.#refuse(outcome, frame)
        return this.#say({ t: 'ack', match: frame.match, id: frame.id, index: outcome.index })
      }
    }
  }

  async #watch(match: string, since: number): Promise<void> {
    const known = this.#watched.get(match)
    if (!known && this.#watched.size >= MAX_WATCHED)
      return this.#refuse(no('too-many', `one connection follows at most ${MAX_WATCHED} matches`), { match })
    const stored = await findMatch(this.#house.store.db, match)
    if (!stored) return this.#refuse(no('no-match', 'there is no such match'), { match })
    const listener: Listener = known ?? { person: this.#person?.id, seat: -1, send: text => this.#send(text) }
    this.#watched.set(match, listener)
    this.#say({ t: 'match', match: describe(stored) })
    if (!(await this.#house.hall.watch(match, listener, since))) this.#house.hall.audience.listen(match, listener)
    // The device may have hung up while we looked.
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#unwatch(match, listener)
    await this.#house.presence.changed(match)
  }

  async #unwatch(match: string, listener: Listener): Promise<void> {
    this.#watched.delete(match)
    this.#house.hall.audience.leave(match, listener)
    await this.#house.presence.changed(match)
  }

  #close(): void {
    for (const [match, listener] of this.#watched)
      this.#unwatch(match, listener).catch(error => this.#house.metrics.trouble('socket', error))
  }
}

const NOT_SIGNED_IN = no('not-signed-in', 'say who you are first: POST /api/guests')

/** Answers on a raw socket that will not become a WebSocket. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** The line at /api/socket. */
export function openSockets(server: Server, house: House): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false })
  const lines = new Map<WebSocket, Line>()
  const perAddress = new Map<string, number>()
  const most = Math.max(20, house.config.rate / 10)
  house.metrics.gauge('taproom_sockets', 'Open WebSockets', () => lines.size)

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = request.url?.split('?')[0]
    if (path !== '/api/socket') return turnAway(socket, '404 Not Found')
    if (!isOurs(house, request.headers)) return turnAway(socket, '403 Forbidden')
    const address = deviceOf(request, house.config.trustProxy)
    if ((perAddress.get(address) ?? 0) >= most) return turnAway(socket, '429 Too Many Requests')
    const cookie = fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE]
    const person = await whoIs(house, request.headers.authorization, cookie)
    sockets.handleUpgrade(request, socket, head, opened => {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      lines.set(opened, new Line(house, opened, person))
      opened.on('close', () => {
        lines.delete(opened)
        const left = (perAddress.get(address) ?? 1) - 1
        if (left > 0) perAddress.set(address, left)
        else perAddress.delete(address)
      })
    })
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(error => {
      house.metrics.trouble('upgrade', error)
      turnAway(socket, '503 Service Unavailable')
    })
  })

  const heartbeat = setInterval(() => {
    for (const [socket, line] of lines) {
      if (!line.alive) socket.terminate()
      line.alive = false
      socket.ping()
    }
  }, HEARTBEAT)
  heartbeat.unref()

  return {
    async close() {
      clearInterval(heartbeat)
      for (const socket of lines.keys()) socket.close(1001, 'the server goes down')
      await new Promise<void>(done => {
        setTimeout(() => {
          for (const socket of lines.keys()) socket.terminate()
          sockets.close(() => done())
        }, 20)
      })
    },
  }
}
