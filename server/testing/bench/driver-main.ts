/**
 * A process that plays prepared moves as fast as the server lets it. It knows no rules and reads of a frame only its kind, so that
 * as little as possible of what is measured is its own work.
 */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Script } from './prepared.ts'

export interface DriverLane {
  /** Of the server where each seat is connected. */
  readonly addresses: readonly [string, string]
  readonly tokens: readonly [string, string]
  readonly matches: readonly { readonly id: string; readonly script: number }[]
}

export interface Job {
  readonly lanes: readonly DriverLane[]
  readonly scripts: readonly Script['moves'][]
  /** Begins again with the first table when all are played. */
  readonly again: boolean
}

export interface Played {
  readonly moves: number
  /** How long it took them: shorter than asked for when a lane had no tables left. */
  readonly seconds: number
  readonly acks: readonly number[]
  readonly seen: readonly number[]
  /** Processor time of this process, in milliseconds. */
  readonly processor: number
}

/** A connection follows no more matches than the server lets it. */
const PER_SOCKET = 40
/** Where the kind of a frame begins: `{"t":"…`. */
const KIND_AT = 6
const [ACK, UPDATE, TABLE, REFUSED] = ['a', 'u', 't', 'r'].map(letter => letter.charCodeAt(0))

let going = false
let moves = 0
let acks: number[] = []
let seen: number[] = []
let began = 0
let dry: { readonly at: number; readonly moves: number } | undefined
let number = 0

class Player {
  readonly #lane: DriverLane
  readonly #job: Job
  readonly #sockets: WebSocket[][] = []
  #table = 0
  #move = 0
  #sent = 0
  #awaited = 0
  #mover = 0
  tables = 0

  constructor(lane: DriverLane, job: Job) {
    this.#lane = lane
    this.#job = job
  }

  async connect(): Promise<void> {
    const { matches, addresses, tokens } = this.#lane
    for (let from = 0; from < matches.length; from += PER_SOCKET) {
      const pair: WebSocket[] = []
      for (const seat of [0, 1]) {
        const socket = new WebSocket(`${addresses[seat].replace('http', 'ws')}/api/socket`, {
          headers: { authorization: `Bearer ${tokens[seat]}` },
          perMessageDeflate: false,
        })
        await once(socket, 'open')
        socket.on('message', (data: Buffer) => this.#hear(seat, data))
        pair.push(socket)
      }
      this.#sockets.push(pair)
      const here = matches.slice(from, from + PER_SOCKET)
      const wanted = this.tables + here.length * 2
      for (const socket of pair) for (const { id } of here) socket.send(JSON.stringify({ t: 'watch', match: id }))
      while (this.tables < wanted) await new Promise(done => setTimeout(done, 1))
    }
  }

  #hear(seat: number, data: Buffer): void {
    const kind = data[KIND_AT]
    if (kind === REFUSED) throw new Error(String(data))
    if (kind === TABLE) this.tables++
    const ours = kind === ACK ? seat === this.#mover : kind === UPDATE && seat !== this.#mover
    if (!ours || this.#awaited === 0) return
    ;(kind === ACK ? acks : seen).push(performance.now() - this.#sent)
    if (--this.#awaited > 0) return
    moves++
    if (going) this.play()
  }

  get busy(): boolean {
    return this.#awaited > 0
  }

  /** The next prepared move. */
  play(): void {
    const { matches } = this.#lane
    const { scripts, again } = this.#job
    if (this.#move >= scripts[matches[this.#table].script].length) {
      this.#table++
      this.#move = 0
    }
    if (this.#table >= matches.length) {
      if (!again) {
        dry ??= { at: performance.now(), moves }
        this.#table--
        this.#move = scripts[matches[this.#table].script].length
        return
      }
      this.#table = 0
    }
    const { id: match, script } = matches[this.#table]
    const { seat, move } = scripts[script][this.#move]
    this.#mover = seat
    this.#awaited = 2
    const frame = {
      t: 'act',
      match,
      id: `d${++number}`,
      expected: this.#move,
      action: { kind: 'move', move },
    }
    this.#move++
    this.#sent = performance.now()
    this.#sockets[Math.floor(this.#table / PER_SOCKET)][seat].send(JSON.stringify(frame))
  }
}

const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let players: Player[] = []
let before = 0

async function obey(message: Job | 'go' | 'rest'): Promise<void> {
  if (message === 'go') {
    going = true
    ;[moves, acks, seen, dry, began, before] = [0, [], [], undefined, performance.now(), processor()]
    for (const player of players) player.play()
    return
  }
  if (message === 'rest') {
    going = false
    const seconds = ((dry?.at ?? performance.now()) - began) / 1000
    const played: Played = { moves: dry?.moves ?? moves, seconds, acks, seen, processor: processor() - before }
    while (players.some(player => player.busy)) await new Promise(done => setTimeout(done, 1))
    process.send?.(played)
    return
  }
  players = message.lanes.map(lane => new Player(lane, message))
  await Promise.all(players.map(player => player.connect()))
  process.send?.('ready')
}

process.on('message', message => void obey(message as Job | 'go' | 'rest'))
process.on('disconnect', () => process.exit())
