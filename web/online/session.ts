import type { Action, ChatLine, Deed, Description, MatchStanding, Refused, ServerFrame } from '@taproom/protocol'
import { PROTOCOL } from '@taproom/protocol/constants'
import { batch } from 'solid-js'
import { pageIsOutdated } from '../offline/outdated.ts'
import { paceMs } from '../store/pace.ts'
import { signal } from '../table/ctrl/signal.ts'
import type { Change } from '../table/ctrl/snapshot.ts'
import { heardAnnouncement } from './announcement.ts'
import { ask, refusedOf } from './api.ts'
import { me } from './me.ts'
import { Outbox } from './outbox.ts'
import { Paced } from './paced.ts'
import { Received } from './received.ts'
import { ServerSocket, socketAddress } from './socket.ts'

/** Called for who draws the table. */
export interface SessionHooks {
  /** A new position, or a new standing of the same one. `deed`: the id of our own deed that led to it. */
  changed(change: Change, deed?: string): void
  /** A deed of ours was refused, or done without a change that was received here. */
  answered(deed: Deed, refused: Refused | undefined): void
  /** A move of others waits to be shown. */
  behind?(): void
}

export type Connection = 'opening' | 'open' | 'lost'

/** Not our fault, or not now: the same again is safe. */
const LATER = ['too-fast', 'unavailable', 'busy']
const MOMENT = 900

/** One match on the server, as this browser follows it: the connection, what was received, and what was sent and is not answered yet. */
export class Session {
  readonly id: string
  readonly received = new Received()
  readonly #socket: ServerSocket
  readonly #paced = new Paced<ServerFrame>({
    show: frame => batch(() => this.#receive(frame)),
    follows: frame => this.#follows(frame),
    pace: paceMs,
    changed: () => this.hooks?.behind?.(),
  })
  readonly #outbox = new Outbox()
  readonly #connection = signal<Connection>('opening')
  readonly #description = signal<Description | undefined>(undefined)
  readonly #standing = signal<MatchStanding | undefined>(undefined)
  readonly #people = signal<readonly string[]>([])
  readonly #spectators = signal(0)
  readonly #chat = signal<readonly ChatLine[]>([])
  readonly #unread = signal(0)
  readonly #sending = signal<readonly Deed[]>([])
  readonly #trouble = signal<Refused | undefined>(undefined)
  readonly connection = this.#connection.get
  readonly description = this.#description.get
  readonly standing = this.#standing.get
  /** Ids of people who are at this table now. */
  readonly people = this.#people.get
  readonly spectators = this.#spectators.get
  readonly chat = this.#chat.get
  readonly unread = this.#unread.get
  /** What is on its way to the server. */
  readonly sending = this.#sending.get
  /** Why the last thing we wanted was not done; for what is not a move of the game. */
  readonly trouble = this.#trouble.get
  hooks: SessionHooks | undefined
  /** Whether the match was still played when this screen began to follow it. */
  followed = false
  /** The form of the game as the server named it first; it is held to that. */
  form: string | undefined
  /** The server's clock minus ours. */
  #ahead = 0
  #chatShown = false
  #filling: Promise<boolean> | undefined

  constructor(id: string) {
    this.id = id
    this.#socket = new ServerSocket(socketAddress(location.href), {
      opened: () => {
        this.#watch()
        void this.loadChat()
      },
      lost: () => this.#connection.set('lost'),
      received: frame => this.#take(frame),
    })
  }

  close(): void {
    this.hooks = undefined
    this.#paced.close()
    this.#socket.close()
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  isHere(person: string | null | undefined): boolean {
    return person != null && this.people().includes(person)
  }

  /** Asks for something at the table, having seen so many entries; the answer comes by itself, also after a lost connection. */
  act(action: Action, expected?: number): string {
    this.#paced.catchUp()
    return this.#act(action, expected ?? Math.max(0, this.received.index))
  }

  #act(action: Action, expected: number): string {
    const deed = this.#outbox.put(action, expected)
    batch(() => {
      this.#trouble.set(undefined)
      this.#sending.set(this.#outbox.waiting)
    })
    this.#send(deed)
    return deed.id
  }

  forgetTrouble(): void {
    this.#trouble.set(undefined)
  }

  /** Loads the positions that were never received here, so that one can look back to the beginning. */
  fill(): Promise<boolean> {
    this.#filling ??= this.#fetchPositions().finally(() => {
      this.#filling = undefined
    })
    return this.#filling
  }

  async #fetchPositions(): Promise<boolean> {
    const first = this.received.missing
    if (first < 0) return false
    try {
      const answer = await ask('GET /api/matches/{match}/positions', {
        match: this.id,
        query: { from: first, to: this.received.moves, form: this.form },
      })
      if (answer.seat !== this.received.seat) return false
      this.received.fill(answer.first, answer.cells, answer.deltas)
      return true
    } catch {
      return false
    }
  }

  // Following the others

  /** Moves of others that were told and are still to be shown. */
  get behind(): boolean {
    return this.#paced.behind
  }

  get held(): boolean {
    return this.#paced.held
  }

  hold(held: boolean): void {
    this.#paced.hold(held)
  }

  /** Shows the table as it is: somebody wants to act. */
  catchUp(): void {
    this.#paced.catchUp()
  }

  /** Talk and presence pass by what waits to be shown. */
  #take(frame: ServerFrame): void {
    if (['hello', 'pong', 'presence', 'chat', 'announcement'].includes(frame.t)) batch(() => this.#receive(frame))
    else this.#paced.take(frame)
  }

  /** Another seat's move, while somebody looks. */
  #follows(frame: ServerFrame): boolean {
    if (frame.t !== 'update' || frame.entry.kind !== 'move' || frame.entry.seat === this.received.seat) return false
    return globalThis.document?.visibilityState !== 'hidden'
  }

  // Talking

  async loadChat(): Promise<void> {
    try {
      const { lines } = await ask('GET /api/matches/{match}/chat', { match: this.id })
      this.#chat.set(lines)
    } catch {
      // A table without its old talk is a table.
    }
  }

  showChat(shown: boolean): void {
    this.#chatShown = shown
    if (shown) this.#unread.set(0)
  }

  async speak(text: string): Promise<Refused | undefined> {
    try {
      this.#addLine(await ask('POST /api/matches/{match}/chat', { match: this.id, body: { text } }))
      return undefined
    } catch (error) {
      return refusedOf(error)
    }
  }

  async mute(person: string): Promise<void> {
    await ask('PUT /api/me/mutes/{name}', { name: person })
    this.#chat.set(this.chat().filter(line => line.person !== person))
  }

  #addLine(line: ChatLine): boolean {
    if (this.chat().some(({ id }) => id === line.id)) return false
    this.#chat.set([...this.chat(), line])
    return true
  }

  // The connection

  #watch(): void {
    this.#socket.send({ t: 'ping' })
    const since = Math.max(0, this.received.index)
    this.#socket.send({ t: 'watch', match: this.id, since, v: PROTOCOL, form: this.form })
  }

  #send({ id, action, expected }: Deed): void {
    this.#socket.send({ t: 'act', match: this.id, id, expected, action })
  }

  /** What was sent into a broken connection is sent again: under its id it cannot happen twice. */
  #sendAgain(): void {
    for (const deed of this.#outbox.waiting) this.#send(deed)
  }

  #receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'hello':
        if (frame.v !== PROTOCOL) this.stopReading()
        heardAnnouncement(frame.announcement)
        return
      case 'announcement':
        heardAnnouncement(frame.announcement)
        return
      case 'pong':
        this.#ahead = frame.at - Date.now()
        return
      case 'match':
        if (frame.match.id === this.id) this.#description.set(frame.match)
        this.#connection.set('open')
        return
      case 'table': {
        this.form ??= frame.form
        this.followed ||= frame.standing.status === 'running'
        const change = this.received.table(frame)
        this.#standing.set(frame.standing)
        this.hooks?.changed(change)
        this.#sendAgain()
        return
      }
      case 'update': {
        if (frame.index <= this.received.index) return
        const change = this.received.update(frame)
        if (!change) {
          this.#watch()
          return
        }
        this.#standing.set(frame.standing)
        // The answer to a deed of ours: it needs no other, and the table is drawn once.
        if (this.#outbox.take(frame.entry.id)) this.#sending.set(this.#outbox.waiting)
        this.hooks?.changed(change, frame.entry.id)
        return
      }
      case 'ack':
      case 'refused':
        this.#answered(frame.id, frame.t === 'refused' ? frame : undefined)
        return
      case 'presence':
        this.#people.set(frame.people)
        this.#spectators.set(frame.spectators)
        return
      case 'chat':
        if (this.#addLine(frame) && !this.#chatShown && frame.person !== me()?.id) this.#unread.set(this.unread() + 1)
        return
    }
  }

  /** This page cannot understand what is said here. */
  stopReading(): void {
    this.close()
    pageIsOutdated()
  }

  #answered(id: string | undefined, refused: Refused | undefined): void {
    if (refused?.code === 'outdated') {
      this.stopReading()
      return
    }
    if (refused && LATER.includes(refused.code)) {
      setTimeout(() => this.#sendAgain(), MOMENT)
      return
    }
    const deed = this.#outbox.take(id)
    this.#sending.set(this.#outbox.waiting)
    if (!deed) {
      if (refused?.code === 'no-match') this.#trouble.set(refused)
      return
    }
    if (refused && (deed.action.kind !== 'move' || !refused.reason)) this.#trouble.set(refused)
    this.hooks?.answered(deed, refused)
  }
}
