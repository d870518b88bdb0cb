import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import { ClientFrame, type Person, PROTOCOL, type Refused, type ServerFrame } from '@taproom/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { now } from '../clock.ts'
import type { Listener } from '../live/audience.ts'
import { isRefused, NO_MATCH, NOT_SIGNED_IN, no, OTHER_FORM, OTHER_PROTOCOL } from '../match/refused.ts'
import { unreadable } from '../match/unreadable.ts'
import type { Ending } from '../people/endings.ts'
import { type Entered, prolong } from '../people/people.ts'
import type { Services } from '../services.ts'
import { moveFrame } from './act-frame.ts'
import { AtOnce, atOnceWith, countedAs } from './addresses.ts'
import { Allowance, Allowances, addressMeasure, socketMeasure } from './allowance.ts'
import { COOKIE, deviceOf, isOurs, whoIs } from './auth.ts'
import { read } from './routes.ts'
import { textFrame } from './text-frame.ts'

const MAX_FRAME = 16 * 1024
/** Who does not read what we say is asked to come back later: everything can be resumed. */
const MAX_BEHIND = 4 * 1024 * 1024
const MAX_WATCHED = 50
const HEARTBEAT = 30_000
/** To come costs as much as so many frames: somebody must be looked up. */
const COMING_COSTS = 4
/** To be shown a whole table costs as much as so many other frames. */
const WATCH_COSTS = 4

const TOO_FAST = no('too-fast', 'one moment, please')

function frameOf(text: string): ClientFrame | Refused {
  // In JSON it is always written so.
  if (text.includes('\\u0000')) return no('bad-request', 'frame: a text holds a NUL, which cannot be kept')
  try {
    const data: unknown = JSON.parse(text)
    return moveFrame(data) ?? read(ClientFrame, data, 'frame')
  } catch {
    return no('bad-request', 'a frame is JSON text')
  }
}

/** One device's WebSocket. */
class Connection {
  readonly #services: Services
  readonly #socket: WebSocket
  /** What the socket writes to. */
  readonly #wire: Duplex
  readonly #person: Person | undefined
  readonly session: string | undefined
  readonly #watched = new Map<string, Listener>()
  #following: Promise<void> = Promise.resolve()
  readonly #allowance: Allowance
  /** Shared with the other sockets of its address. */
  readonly #shared: Allowance
  #ended = false
  /** Frames on their way to the wire. */
  #leaving = ''
  alive = true

  constructor(services: Services, socket: WebSocket, wire: Duplex, entered: Entered | undefined, shared: Allowance) {
    const person = entered?.person
    this.#services = services
    this.#socket = socket
    this.#wire = wire
    this.#person = person
    this.session = entered?.session
    this.#allowance = new Allowance(socketMeasure(services.config.rate))
    this.#shared = shared
    socket.on('message', (data, binary) => this.#hear(binary ? '' : String(data)))
    socket.on('close', () => this.#close())
    socket.on('error', () => {})
    socket.on('pong', () => {
      this.alive = true
    })
    const announcement = services.announcements.now
    this.say({
      t: 'hello',
      v: PROTOCOL,
      person: person ? { id: person.id, name: person.name } : null,
      ...(announcement ? { announcement } : {}),
    })
  }

  say(frame: ServerFrame): void {
    this.#send(JSON.stringify(frame))
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const frame = textFrame(text)
    if (this.#wire.writableLength > MAX_BEHIND) this.#socket.terminate()
    else if (frame === undefined) {
      this.#leave()
      this.#socket.send(text)
    } else {
      if (this.#leaving === '') process.nextTick(() => this.#leave())
      this.#leaving += frame
    }
  }

  /** What is said in one go leaves in one write: an update and the acknowledgement after it. */
  #leave(): void {
    const frames = this.#leaving
    this.#leaving = ''
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(frames, 'latin1')
  }

  #hangUp(code: number, reason: string): void {
    this.#leave()
    this.#socket.close(code, reason)
  }

  #refuse(refused: Refused, to: { readonly t?: string; readonly id?: string; readonly match?: string } = {}): void {
    const { id, match } = to
    this.say({ t: 'refused', ...(id ? { id } : {}), ...(match ? { match } : {}), ...refused })
  }

  /** So many frames per second; who is faster is told so, and who goes on is cut off. */
  #tooFast(cost = 1): boolean {
    const { tooFast, owes } = this.#allowance.take(cost)
    if (owes > this.#services.config.rate / 6) this.#hangUp(1008, 'too fast')
    return tooFast || !this.#shared.mayTake(cost)
  }

  /** Whether this is what the socket was opened by. */
  isOf(ending: Ending): boolean {
    return 'session' in ending ? this.session === ending.session : this.#person?.id === ending.person
  }

  /** What was said and not yet heard is not heard any more. */
  end(): void {
    this.#ended = true
    this.#hangUp(4001, 'signed out')
  }

  #hear(text: string): void {
    if (this.#ended) return
    const frame = this.#tooFast() ? TOO_FAST : frameOf(text)
    if (isRefused(frame)) this.#refuse(frame)
    else
      this.#do(frame).catch(error => {
        const refused = unreadable(error)
        if (refused) return this.#refuse(refused, frame)
        this.#services.metrics.trouble('socket', error)
        return this.#refuse(no('unavailable', 'this did not work; try again'), frame)
      })
  }

  async #do(frame: ClientFrame): Promise<void> {
    switch (frame.t) {
      case 'ping':
        return this.say({ t: 'pong', at: now() })
      case 'watch':
        return this.#inOrder(() => this.#watch(frame))
      case 'leave':
        return this.#inOrder(async () => {
          const listener = this.#watched.get(frame.match)
          if (listener) this.#unwatch(frame.match, listener)
        })
      case 'chat': {
        if (!this.#person) return this.#refuse(NOT_SIGNED_IN, frame)
        const said = await this.#services.chat.say(frame.match, this.#person, frame.text)
        return isRefused(said) ? this.#refuse(said, frame) : undefined
      }
      case 'act': {
        if (!this.#person) return this.#refuse(NOT_SIGNED_IN, frame)
        const outcome = await this.#services.live.act(frame.match, this.#person.id, frame)
        if (isRefused(outcome)) return this.#refuse(outcome, frame)
        return this.say({ t: 'ack', match: frame.match, id: frame.id, index: outcome.index })
      }
    }
  }

  /** Following and leaving one after the other: of two in one breath the second must know what came of the first. */
  #inOrder(job: () => Promise<void>): Promise<void> {
    const done = this.#following.then(job)
    this.#following = done.catch(() => {})
    return done
  }

  async #watch({ match, since, v, form }: Extract<ClientFrame, { t: 'watch' }>): Promise<void> {
    if (this.#tooFast(WATCH_COSTS - 1)) return this.#refuse(TOO_FAST, { match })
    if (v !== undefined && v !== PROTOCOL) return this.#refuse(OTHER_PROTOCOL, { match })
    const known = this.#watched.get(match)
    if (!known && this.#watched.size >= MAX_WATCHED)
      return this.#refuse(no('too-many', `one connection follows at most ${MAX_WATCHED} matches`), { match })
    const listener: Listener = known ?? { person: this.#person?.id, seat: -1, send: text => this.#send(text) }
    // Before anything is looked for: frames that come in one breath are counted, and a match is followed once.
    this.#watched.set(match, listener)
    try {
      const refused = await this.#follow(match, listener, since, form)
      if (refused && !known) this.#unwatch(match, listener)
      if (refused) this.#refuse(refused, { match })
    } catch (error) {
      if (!known) this.#unwatch(match, listener)
      throw error
    }
    // The device may have hung up, or left, while we looked.
    if (this.#watched.get(match) !== listener) this.#services.live.audience.leave(match, listener)
  }

  async #follow(match: string, listener: Listener, since: number, form?: string): Promise<Refused | undefined> {
    const { descriptions, live, presence } = this.#services
    const described = await descriptions.of(match)
    if (!described) return NO_MATCH
    const ours = form === undefined ? undefined : await described.form()
    if (ours !== undefined && form !== ours) return OTHER_FORM
    this.#send(described.text)
    const { header, seats } = described.stored
    if (header.status === 'open' || header.status === 'expired') {
      listener.seat = seats.find(({ person }) => person !== null && person === listener.person)?.seat ?? -1
      live.audience.listen(match, listener)
      // It may have begun while we looked; then nobody else tells this listener.
      if (!(await descriptions.isCurrent(described))) await live.watch(match, listener, since)
    } else if (!(await live.watch(match, listener, since))) return NO_MATCH
    if (this.#watched.get(match) === listener) presence.changed(match, listener)
    return undefined
  }

  #unwatch(match: string, listener: Listener): void {
    this.#watched.delete(match)
    this.#services.live.audience.leave(match, listener)
    this.#services.presence.changed(match)
  }

  #close(): void {
    for (const [match, listener] of this.#watched) this.#unwatch(match, listener)
  }
}

/** Answers on a raw socket that will not become a WebSocket. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

interface Sockets {
  /** Asks every device to go on at another process, one after the other in that time. */
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** The WebSockets at /api/socket. */
export function openSockets(server: Server, services: Services): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false })
  const connections = new Map<WebSocket, Connection>()
  const atOnce = new AtOnce(atOnceWith(services.config.rate))
  const allowances = new Allowances(addressMeasure(services.config.rate))
  services.metrics.gauge('taproom_sockets', 'Open WebSockets', () => connections.size)

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = request.url?.split('?')[0]
    if (path !== '/api/socket') return turnAway(socket, '404 Not Found')
    if (services.draining) return turnAway(socket, '503 Service Unavailable')
    if (!isOurs(services, request.headers)) return turnAway(socket, '403 Forbidden')
    const address = countedAs(deviceOf(request, services.config.trustProxy))
    const leave = atOnce.enter(address)
    if (!leave) return turnAway(socket, '429 Too Many Requests')
    socket.once('close', leave)
    const allowance = allowances.of(address)
    if (!allowance.mayTake(COMING_COSTS)) return turnAway(socket, '429 Too Many Requests')
    const cookie = fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE]
    const entered = await whoIs(services, request.headers.authorization, cookie)
    if (entered) await prolong(services.store.db, entered, now())
    sockets.handleUpgrade(request, socket, head, device => {
      connections.set(device, new Connection(services, device, socket, entered, allowance))
      device.on('close', () => connections.delete(device))
    })
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(error => {
      services.metrics.trouble('upgrade', error)
      turnAway(socket, '503 Service Unavailable')
    })
  })

  services.endings.join({
    sessions: () => [...connections.values()].flatMap(({ session }) => session ?? []),
    end(ending) {
      for (const connection of connections.values()) if (connection.isOf(ending)) connection.end()
    },
  })

  services.announcements.join(announcement => {
    const frame: ServerFrame = { t: 'announcement', announcement: announcement ?? null }
    for (const connection of connections.values()) connection.say(frame)
  })

  const heartbeat = setInterval(() => {
    allowances.tidy()
    services.endings.sweep(Date.now()).catch(error => services.metrics.trouble('sessions', error))
    for (const [socket, connection] of connections) {
      if (!connection.alive) socket.terminate()
      connection.alive = false
      socket.ping()
    }
  }, HEARTBEAT)
  heartbeat.unref()

  return {
    async drain(milliseconds) {
      const all = [...connections.keys()]
      for (const [i, socket] of all.entries())
        setTimeout(() => socket.close(1012, 'go on elsewhere'), (milliseconds * i) / all.length).unref()
      await new Promise(done => setTimeout(done, milliseconds))
    },
    async close() {
      clearInterval(heartbeat)
      for (const socket of connections.keys()) socket.close(1001, 'the server goes down')
      await new Promise<void>(done => {
        setTimeout(() => {
          for (const socket of connections.keys()) socket.terminate()
          sockets.close(() => done())
        }, 20)
      })
    },
  }
}
