import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AnyRoom, applyDelta } from '@taproom/engine'
import {
  type AnswerOf,
  type ClientFrameInput,
  type RequestArgs,
  type RouteName,
  requestOf,
  type ServerFrame,
} from '@taproom/protocol'
import { WebSocket } from 'ws'

interface Seat {
  readonly token: string
  socket: WebSocket
  cells: Int16Array
  index: number
  waiting: number
}

const say = ({ socket }: Seat, frame: ClientFrameInput): void => socket.send(JSON.stringify(frame))

/** What a load counts. */
export interface Tally {
  acknowledged: number
  /** From the sending of a move to its arrival at the other seat, in milliseconds. */
  readonly seen: number[]
  /** From the sending of a move to its acknowledgement. */
  readonly acks: number[]
  readonly finished: string[]
  counting: boolean
}

/** Two players of code at one table who move as fast as they are let, match after match. */
export class Duel {
  readonly #address: string
  readonly #room: AnyRoom
  readonly #tally: Tally
  readonly #pause: () => number
  #seats: readonly Seat[] = []
  #match = ''
  #sent = 0
  #number = 0
  #answered = true
  #ended = 0
  #going = true

  constructor(address: string, room: AnyRoom, tally: Tally, pause: () => number) {
    this.#address = address
    this.#room = room
    this.#tally = tally
    this.#pause = pause
  }

  async #ask<R extends RouteName>(token: string, route: R, ...[request]: RequestArgs<R>): Promise<AnswerOf<R>> {
    const { method, path, body } = requestOf(route, request)
    const response = await fetch(this.#address + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`)
    return (await response.json()) as AnswerOf<R>
  }

  /** Two people come and open their connections; there is no match yet. */
  async enter(): Promise<void> {
    const seats: Seat[] = []
    for (let seat = 0; seat < 2; seat++) {
      const body = { name: `Duel ${seat}`, kind: 'bot' } as const
      const { token = '' } = await this.#ask('', 'POST /api/guests', { body })
      const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/socket`, {
        headers: { authorization: `Bearer ${token}` },
        perMessageDeflate: false,
      })
      await once(socket, 'message')
      const own: Seat = { token, socket, cells: new Int16Array(0), index: 0, waiting: -1 }
      socket.on('message', data => this.#hear(seat, own, String(data)))
      seats.push(own)
    }
    this.#seats = seats
  }

  async sitDown(): Promise<void> {
    const [first, second] = this.#seats
    const body = { game: this.#room.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] } as const
    const { match, keys } = await this.#ask(first.token, 'POST /api/matches', { body })
    this.#match = match.id
    const seat = { match: match.id, seat: 1, body: { key: keys[1] } }
    await this.#ask(second.token, 'POST /api/matches/{match}/seats/{seat}/take', seat)
  }

  /** Both look at the table; play begins. */
  watch(): void {
    for (const own of this.#seats) say(own, { t: 'watch', match: this.#match })
  }

  #hear(seat: number, own: Seat, text: string): void {
    const frame: ServerFrame = JSON.parse(text)
    if (!('match' in frame) || frame.match !== this.#match) return
    if (frame.t === 'ack') {
      this.#answered = true
      if (this.#tally.counting) {
        this.#tally.acknowledged++
        this.#tally.acks.push(performance.now() - this.#sent)
      }
      if (own.waiting >= 0) this.#decide()
    }
    if (frame.t === 'refused') throw new Error(text)
    if (frame.t !== 'table' && frame.t !== 'update') return
    if (frame.t === 'table') own.cells = Int16Array.from(frame.cells)
    else {
      applyDelta(own.cells, frame.delta)
      if (frame.entry.seat !== seat && this.#tally.counting) this.#tally.seen.push(performance.now() - this.#sent)
    }
    own.index = frame.index
    own.waiting = frame.standing.waiting
    if (frame.standing.status === 'running') this.#decide()
    else if (++this.#ended === 2) this.#again()
  }

  /** When both have seen the same and the last move is acknowledged, who is asked moves. */
  #decide(): void {
    const [a, b] = this.#seats
    if (!this.#answered) return
    if (a.index !== b.index || a.cells.length === 0 || b.cells.length === 0 || !this.#going) return
    this.#answered = false
    const pause = this.#pause()
    if (pause > 0) setTimeout(() => this.#move(), pause)
    else setImmediate(() => this.#move())
  }

  #move(): void {
    if (!this.#going) return
    const seat = this.#seats[0].waiting
    const own = this.#seats[seat]
    const { game } = this.#room
    const legal = game.legalInView(game.viewOf(own.cells, seat))
    const move = game.print(legal.list[randomInt(legal.length)])
    const id = `d${++this.#number}`
    this.#sent = performance.now()
    say(own, { t: 'act', match: this.#match, id, expected: own.index, action: { kind: 'move', move } })
  }

  /** Both have seen the end: the next match. */
  #again(): void {
    this.#ended = 0
    if (!this.#going) return
    this.#tally.finished.push(this.#match)
    for (const own of this.#seats) say(own, { t: 'leave', match: this.#match })
    for (const own of this.#seats) Object.assign(own, { cells: new Int16Array(0), index: 0, waiting: -1 })
    this.#answered = true
    this.sitDown().then(
      () => this.watch(),
      () => {},
    )
  }

  /** How many entries its match has now. */
  get moves(): number {
    return this.#seats[0]?.index ?? 0
  }

  /** How many moves the two have made in all their matches. */
  get moveCount(): number {
    return this.#number
  }

  /** Both stay and nobody moves any more. */
  rest(): void {
    this.#going = false
  }

  stop(): void {
    this.rest()
    for (const { socket } of this.#seats) socket.terminate()
  }
}
