import { randomUUID } from 'node:crypto'
import { applyDelta } from '@taproom/engine'
import { WebSocket } from 'ws'
import type { Action } from '../match/action.ts'
import type { Standing } from '../match/telling.ts'

/** What arrives over a socket, as a test looks at it. */
export interface Message {
  readonly t: string
  readonly id?: string
  readonly match?: string
  readonly index?: number
  readonly code?: string
  readonly message?: string
  readonly seat?: number
  readonly standing?: Standing
  readonly [more: string]: unknown
}

export interface Answer {
  readonly status: number
  readonly body: { readonly [name: string]: never }
  readonly headers: Headers
}

type Body = { readonly [name: string]: unknown }

/** A person at a browser, as far as the server can tell: cookies, requests and a socket. */
export class Guest {
  readonly address: string
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
    guest.id = (body.person as { id: string }).id
    return guest
  }

  headers(): Record<string, string> {
    return {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    }
  }

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

  /** The same, and it must work. */
  async get<T = Body>(path: string): Promise<T> {
    return this.#must<T>('GET', path)
  }

  async post<T = Body>(path: string, data: unknown = {}): Promise<T> {
    return this.#must<T>('POST', path, data)
  }

  async #must<T>(method: string, path: string, data?: unknown): Promise<T> {
    const { status, body } = await this.ask(method, path, data)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  act(match: string, action: Action, expected: number, id: string = randomUUID()): Promise<Answer> {
    return this.ask('POST', `/api/matches/${match}/actions`, { action, expected, id })
  }

  async line(): Promise<Line> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers: this.headers() })
    const line = new Line(socket)
    await line.next('hello')
    return line
  }
}

/** A socket with everything it heard, and the table as its owner sees it. */
export class Line {
  readonly socket: WebSocket
  readonly heard: Message[] = []
  readonly raw: string[] = []
  cells = new Int16Array(0)
  index = 0
  seat = -1
  journal: { seq: number; [more: string]: unknown }[] = []
  standing: Standing | undefined
  closed = false
  /** Told of every message as it comes. */
  onMessage: ((message: Message) => void) | undefined
  readonly #waiting = new Set<() => void>()

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.#hear(String(data)))
    socket.on('close', () => {
      this.closed = true
      this.#wake()
    })
    socket.on('error', () => {})
  }

  #hear(text: string): void {
    this.raw.push(text)
    const message = JSON.parse(text) as Message
    this.heard.push(message)
    if (message.t === 'table') {
      this.cells = Int16Array.from(message.cells as number[])
      this.seat = message.seat ?? -1
    }
    if (message.t === 'update') applyDelta(this.cells, message.delta as number[])
    if (message.t === 'table' || message.t === 'update') {
      const { from, events } = message.journal as { from: number; events: { seq: number }[] }
      this.journal = [...this.journal.filter(({ seq }) => seq < from), ...events]
      this.index = message.index ?? 0
      this.standing = message.standing
    }
    this.onMessage?.(message)
    this.#wake()
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake()
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** The next message of this kind that was not waited for yet. */
  async next(t: string, fits: (message: Message) => boolean = () => true, within = 5000): Promise<Message> {
    return this.until(() => {
      const at = this.heard.findIndex(message => message.t === t && fits(message))
      return at >= 0 ? this.heard.splice(at, 1)[0] : undefined
    }, within)
  }

  async until<T>(look: () => T | undefined, within = 5000): Promise<T> {
    const began = Date.now()
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      const left = within - (Date.now() - began)
      if (left <= 0) throw new Error(`waited in vain; heard: ${this.heard.map(m => m.t + (m.code ?? '')).join(' ')}`)
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
  act(match: string, action: Action, expected = this.index, id: string = randomUUID()): Promise<Message> {
    this.say({ t: 'act', match, action, expected, id })
    return this.until(() => this.heard.find(m => (m.t === 'ack' || m.t === 'refused') && m.id === id))
  }

  async watch(match: string, since?: number): Promise<void> {
    this.say({ t: 'watch', match, ...(since === undefined ? {} : { since }) })
    await this.next('table')
  }

  close(): void {
    this.socket.close()
  }

  cut(): void {
    this.socket.terminate()
  }
}
