import { randomInt, randomUUID } from 'node:crypto'
import { applyDelta } from '@taproom/engine'
import {
  type AnswerOf,
  type ClientFrameInput,
  type MatchStanding,
  type Refused,
  type RequestArgs,
  type RouteName,
  requestOf,
  type ServerFrame,
  type TableFrame,
  type UpdateFrame,
} from '@taproom/protocol'
import { WebSocket } from 'ws'
import { exampleRoom } from './example.ts'

export interface Acknowledged {
  readonly match: string
  readonly seat: number
  readonly id: string
  readonly move: string
  readonly index: number
  readonly at: number
}

interface Pending {
  readonly id: string
  readonly move: string
  readonly expected: number
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

/** A fast player that comes back after every lost connection and tries its move again. */
export class ReconnectingPlayer {
  readonly #addresses: readonly string[]
  #at: number
  token = ''
  readonly acknowledged: Acknowledged[] = []
  refusals = 0
  connections = 0

  constructor(addresses: readonly string[], first = 0) {
    this.#addresses = addresses
    this.#at = first
  }

  /** A request that is tried until some server answers it; what was done already may then be refused. */
  async ask<R extends RouteName>(
    route: R,
    ...[request]: RequestArgs<R>
  ): Promise<AnswerOf<R> | { readonly error: Refused }> {
    const { method, path, body } = requestOf(route, request)
    for (let attempt = 0; attempt < 400; attempt++) {
      try {
        const response = await fetch(this.#addresses[this.#at] + path, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(5000),
        })
        const answer = (await response.json()) as AnswerOf<R> | { readonly error: Refused }
        if (response.status < 500) return answer
      } catch {
        // Killed in the middle of it.
      }
      this.#elsewhere()
      await pause(150 + randomInt(200))
    }
    throw new Error(`no answer to ${route}`)
  }

  #elsewhere(): void {
    this.#at = (this.#at + 1) % this.#addresses.length
  }

  async enter(name: string): Promise<void> {
    const answer = await this.ask('POST /api/guests', { body: { name, kind: 'bot' } })
    if ('error' in answer) throw new Error(answer.error.message)
    this.token = answer.token ?? ''
  }

  /** Plays a match to its end. */
  async play(match: string): Promise<void> {
    const table = new Seen()
    let pending: Pending | undefined
    for (let attempt = 0; attempt < 1000; attempt++) {
      const over = await this.#connection(match, table, {
        get: () => pending,
        set: next => {
          pending = next
        },
      })
      if (over) return
      this.#elsewhere()
      await pause(150 + randomInt(200))
    }
    throw new Error('a match without end')
  }

  #connection(
    match: string,
    table: Seen,
    pending: { get(): Pending | undefined; set(next: Pending | undefined): void },
  ): Promise<boolean> {
    const address = this.#addresses[this.#at].replace('http', 'ws')
    const socket = new WebSocket(`${address}/api/socket`, {
      headers: { authorization: `Bearer ${this.token}` },
      handshakeTimeout: 3000,
    })
    this.connections++
    const say = (frame: ClientFrameInput) => socket.send(JSON.stringify(frame))
    const send = ({ id, move, expected }: Pending) =>
      say({ t: 'act', match, id, expected, action: { kind: 'move', move } })
    const decide = () => {
      if (pending.get()) return
      const move = table.choose()
      if (move === undefined) return
      const next = { id: randomUUID(), move, expected: table.index }
      pending.set(next)
      send(next)
    }
    return new Promise(done => {
      let over = false
      socket.on('error', () => {})
      socket.on('close', () => done(over))
      socket.on('open', () => say({ t: 'watch', match, since: table.index }))
      socket.on('message', data => {
        const frame: ServerFrame = JSON.parse(String(data))
        if (frame.t === 'table' || frame.t === 'update') {
          table.see(frame)
          const waiting = pending.get()
          if (frame.t === 'table' && waiting) send(waiting)
          else decide()
        }
        const mine = pending.get()
        if (frame.t === 'ack' && mine && mine.id === frame.id) {
          const { id, move } = mine
          this.acknowledged.push({ match, seat: table.seat, id, move, index: frame.index, at: Date.now() })
          pending.set(undefined)
          decide()
        }
        if (frame.t === 'refused' && mine?.id === frame.id && frame.code !== 'unavailable') {
          this.refusals++
          pending.set(undefined)
          say({ t: 'watch', match, since: table.index })
        }
        if (frame.t === 'refused' && frame.code === 'unavailable') socket.close()
        if (table.over && !pending.get()) {
          over = true
          socket.close()
        }
      })
    })
  }
}

/** The table as one player was told it. */
class Seen {
  cells = new Int16Array(0)
  index = 0
  seat = -1
  standing: MatchStanding | undefined

  see(frame: TableFrame | UpdateFrame): void {
    if (frame.t === 'table') {
      this.cells = Int16Array.from(frame.cells)
      this.seat = frame.seat
    } else applyDelta(this.cells, frame.delta)
    this.index = frame.index
    this.standing = frame.standing
  }

  get over(): boolean {
    return this.standing !== undefined && this.standing.status !== 'running'
  }

  choose(): string | undefined {
    if (this.over || this.standing?.waiting !== this.seat || this.seat < 0) return undefined
    const { game } = exampleRoom
    const moves = game.legalInView(game.viewOf(this.cells, this.seat)).toArray()
    return moves.length > 0 ? game.print(moves[randomInt(moves.length)]) : undefined
  }
}
