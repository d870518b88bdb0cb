import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { applyDelta } from '@taproom/engine'
import {
  type Action,
  type AnswerOf,
  type ClientFrameInput,
  checkFrame,
  type JournalPart,
  type MatchStanding,
  type RequestArgs,
  type RouteName,
  requestOf,
  routes,
  type ServerFrame,
} from '@taproom/protocol'
import * as v from 'valibot'
import { WebSocket } from 'ws'

type Kind = ServerFrame['t']
type FrameOf<K extends Kind> = Extract<ServerFrame, { readonly t: K }>

/** `ack` or `refused`, as a test looks at it. */
interface Outcome {
  readonly t: 'ack' | 'refused'
  readonly index?: number
  readonly code?: string
}

export interface Answer {
  readonly status: number
  readonly body: { readonly [name: string]: never }
  readonly headers: Headers
}

/** An answer has what is described and nothing else: a field nobody described may be a secret. */
export function checkWholly<R extends RouteName>(route: R, answer: unknown): AnswerOf<R> {
  const read = v.parse(routes[route].answer, answer)
  if (!isDeepStrictEqual(read, answer))
    throw new Error(`the answer to ${route} has more than is described: ${JSON.stringify(answer)}`)
  return answer as AnswerOf<R>
}

/** A person at a browser, as far as the server can tell: cookies, requests and a socket. */
export class Guest {
  address: string
  cookie: string | undefined
  token: string | undefined
  id = ''

  constructor(address: string) {
    this.address = address
  }

  static async arrive(address: string, name: string): Promise<Guest> {
    const guest = new Guest(address)
    const { body, headers, status } = await guest.ask('POST', '/api/guests', { name })
    if (status !== 200) throw new Error(`no entry: ${status} ${JSON.stringify(body)}`)
    guest.cookie = headers.getSetCookie()[0]?.split(';')[0]
    guest.id = checkWholly('POST /api/guests', body).person.id
    return guest
  }

  headers(): Record<string, string> {
    return {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    }
  }

  /** Keeps the cookie of an answer that gives one. */
  follow({ headers }: Answer): void {
    const given = headers.getSetCookie()[0]?.split(';')[0]
    if (given) this.cookie = given
  }

  /** Anything, described or not. */
  async ask(method: string, path: string, data?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...this.headers(),
        ...(data === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
      headers: response.headers,
    }
  }

  /** A described route, which must be answered as described. */
  async call<R extends RouteName>(route: R, ...[request]: RequestArgs<R>): Promise<AnswerOf<R>> {
    const { method, path, body: data } = requestOf(route, request)
    const { status, body } = await this.ask(method, path, data)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return checkWholly(route, body)
  }

  act(match: string, action: Action, expected: number, id: string = randomUUID()): Promise<Answer> {
    return this.ask('POST', `/api/matches/${match}/actions`, { action, expected, id })
  }

  /** The state of a match in play. */
  async state(match: string) {
    const state = await this.call('GET /api/matches/{match}/state', { match })
    if (!('view' in state)) throw new Error(`${match} is not in play`)
    return state
  }

  async connect(): Promise<TestConnection> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers: this.headers() })
    const connection = new TestConnection(socket)
    await connection.next('hello')
    return connection
  }
}

/** A socket with everything it received, and the table as its owner sees it. */
export class TestConnection {
  readonly socket: WebSocket
  readonly frames: ServerFrame[] = []
  readonly raw: string[] = []
  cells = new Int16Array(0)
  index = 0
  seat = -1
  journal: JournalPart['events'] = []
  standing: MatchStanding | undefined
  closed = false
  readonly #waiting = new Set<() => void>()

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.#receive(String(data)))
    socket.on('close', () => {
      this.closed = true
      this.#wake()
    })
    socket.on('error', () => {})
  }

  #receive(text: string): void {
    this.raw.push(text)
    const frame: ServerFrame = JSON.parse(text)
    checkFrame(frame)
    this.frames.push(frame)
    if (frame.t === 'table') {
      this.cells = Int16Array.from(frame.cells)
      this.seat = frame.seat
    }
    if (frame.t === 'update') applyDelta(this.cells, frame.delta)
    if (frame.t === 'table' || frame.t === 'update') {
      const { from, events } = frame.journal
      this.journal = [...this.journal.filter(({ seq }) => seq < from), ...events]
      this.index = frame.index
      this.standing = frame.standing
    }
    this.#wake()
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake()
  }

  say(frame: ClientFrameInput): void {
    this.sayAnything(JSON.stringify(frame))
  }

  sayAnything(text: string): void {
    this.socket.send(text)
  }

  /** The next frame of this kind that was not waited for yet. */
  async next<K extends Kind>(kind: K, within = 5000): Promise<FrameOf<K>> {
    const isWanted = (frame: ServerFrame): frame is FrameOf<K> => frame.t === kind
    return this.until(() => {
      const found = this.frames.find(isWanted)
      if (found) this.frames.splice(this.frames.indexOf(found), 1)
      return found
    }, within)
  }

  async until<T>(look: () => T | undefined, within = 5000): Promise<T> {
    const began = Date.now()
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      const left = within - (Date.now() - began)
      if (left <= 0) throw new Error(`waited in vain; received: ${this.frames.map(({ t }) => t).join(' ')}`)
      await new Promise<void>(done => {
        const wake = () => {
          clearTimeout(late)
          this.#waiting.delete(wake)
          done()
        }
        const late = setTimeout(wake, left)
        this.#waiting.add(wake)
      })
    }
  }

  /** Acts and waits for the answer. */
  act(match: string, action: Action, expected = this.index, id: string = randomUUID()): Promise<Outcome> {
    this.say({ t: 'act', match, action, expected, id })
    const isAnswer = (frame: ServerFrame): frame is FrameOf<'ack' | 'refused'> =>
      (frame.t === 'ack' || frame.t === 'refused') && frame.id === id
    return this.until(() => this.frames.find(isAnswer))
  }

  async watch(match: string, since = 0): Promise<void> {
    this.say({ t: 'watch', match, since })
    await this.next('table')
  }

  close(): void {
    this.socket.close()
  }

  cut(): void {
    this.socket.terminate()
  }
}
