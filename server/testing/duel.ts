import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AnyRoom, applyDelta } from '@taproom/engine'
import { WebSocket } from 'ws'

interface Seat {
  readonly token: string
  socket: WebSocket
  cells: Int16Array
  index: number
  waiting: number
}

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

  async #ask<T>(token: string, path: string, data: object): Promise<T> {
    const response = await fetch(this.#address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  /** Comes in and opens the lines; there is no match yet. */
  async enter(): Promise<void> {
    const seats: Seat[] = []
    for (let seat = 0; seat < 2; seat++) {
      const { token } = await this.#ask<{ token: string }>('', '/api/guests', { name: `Duel ${seat}`, kind: 'bot' })
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
    const created = await this.#ask<{ match: { id: string }; keys: { [seat: string]: string } }>(
      first.token,
      '/api/matches',
      { game: this.#room.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] },
    )
    this.#match = created.match.id
    await this.#ask(second.token, `/api/matches/${this.#match}/seats/1/take`, { key: created.keys[1] })
  }

  /** Both look at the table; play begins. */
  watch(): void {
    for (const { socket } of this.#seats) socket.send(JSON.stringify({ t: 'watch', match: this.#match }))
  }

  #hear(seat: number, own: Seat, text: string): void {
    const message = JSON.parse(text)
    if (message.match !== this.#match) return
    if (message.t === 'ack') {
      this.#answered = true
      if (this.#tally.counting) {
        this.#tally.acknowledged++
        this.#tally.acks.push(performance.now() - this.#sent)
      }
      if (own.waiting >= 0) this.#decide()
    }
    if (message.t === 'refused') throw new Error(text)
    if (message.t !== 'table' && message.t !== 'update') return
    if (message.t === 'table') own.cells = Int16Array.from(message.cells)
    else {
      applyDelta(own.cells, message.delta)
      if (message.entry.seat !== seat && this.#tally.counting) this.#tally.seen.push(performance.now() - this.#sent)
    }
    own.index = message.index
    own.waiting = message.standing.waiting
    if (message.standing.status === 'running') this.#decide()
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
    const legal = game.legalInView(game.declared.layout.viewOf(own.cells, seat, game.box))
    const move = game.print(legal.list[randomInt(legal.length)])
    const id = `d${++this.#number}`
    const frame = { t: 'act', match: this.#match, id, expected: own.index, action: { kind: 'move', move } }
    this.#sent = performance.now()
    own.socket.send(JSON.stringify(frame))
  }

  /** Both have seen the end: the next match. */
  #again(): void {
    this.#ended = 0
    if (!this.#going) return
    this.#tally.finished.push(this.#match)
    for (const own of this.#seats) own.socket.send(JSON.stringify({ t: 'leave', match: this.#match }))
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
