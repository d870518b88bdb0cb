import { type AnyRoom, openRecord, type Reason, type Table } from '@taproom/engine'
import { batch, createMemo } from 'solid-js'
import type { TableController } from '../table/ctrl/controller.ts'
import type { AnyEvent, AnyView } from '../table/ctrl/kinds.ts'
import type { SeatedPlayer } from '../table/ctrl/players.ts'
import { guessFrom, type Preview, previewOf } from '../table/ctrl/preview.ts'
import { signal } from '../table/ctrl/signal.ts'
import type { Change } from '../table/ctrl/snapshot.ts'
import type { Notice, TableSource } from '../table/ctrl/source.ts'
import { ask } from './api.ts'
import { type Draft, redraft } from './draft.ts'
import { playersOf, samePlayers } from './players.ts'
import type { Session } from './session.ts'

/** What the table needs of the session that follows its match. */
export type TableSession = Pick<
  Session,
  'id' | 'received' | 'description' | 'standing' | 'sending' | 'act' | 'fill' | 'hooks'
> &
  Partial<Pick<Session, 'behind' | 'held' | 'hold'>>

export type OnlineController = TableController<OnlineSource>

/** A match on a server, which is the only authority: a move is shown when it is written down there, or while its person may still take it back. */
export class OnlineSource<S extends TableSession = Session> implements TableSource {
  readonly room: AnyRoom
  readonly session: S
  /** As it was told when this screen first saw the match. */
  readonly seedHash: string
  readonly #whole = signal<Table | undefined>(undefined)
  readonly whole = this.#whole.get
  readonly #players: () => readonly SeatedPlayer[]
  readonly #views = new WeakMap<Int16Array, AnyView>()
  #draft: Draft | undefined
  /** A draft that was taken back, for redo. */
  #undone: number | undefined
  #hear: (notice: Notice) => void = () => {}

  constructor(room: AnyRoom, session: S) {
    this.room = room
    this.session = session
    this.seedHash = session.description()?.seedHash ?? ''
    this.#players = createMemo(() => playersOf(session.description(), session.standing()), undefined, {
      equals: samePlayers,
    })
    session.hooks = {
      changed: (change, deed) => this.#changed(change, deed),
      answered: ({ id }, refused) => {
        if (this.#draft?.deed === id) this.#draft = undefined
        this.#hear({ reason: refused?.reason })
      },
      behind: () => this.#hear({}),
    }
    void this.#learnAll()
  }

  listen(hear: (notice: Notice) => void): void {
    this.#hear = hear
  }

  // Following the others

  get behind(): boolean {
    return this.session.behind === true
  }

  get held(): boolean {
    return this.session.held === true
  }

  hold(held: boolean): void {
    this.session.hold?.(held)
  }

  // The table now

  get players(): readonly SeatedPlayer[] {
    return this.#players()
  }

  get people(): readonly number[] {
    const { seat } = this.session.received
    return seat < 0 ? [] : [seat]
  }

  get running(): boolean {
    return this.session.standing()?.status === 'running'
  }

  get index(): number {
    return this.session.received.moves + (this.#draft ? 1 : 0)
  }

  get over(): boolean {
    return this.room.game.over(this.#serverView())
  }

  get asked(): number {
    return this.running ? this.#now.prompts.seat : -1
  }

  get secrets(): boolean {
    return this.room.game.declared.layout.keepsSecrets(this.#serverView())
  }

  get unconfirmed(): number | undefined {
    return this.#draft && this.#draft.deed === undefined ? this.session.received.seat : undefined
  }

  mayAct(seat: number): boolean {
    const { received, sending } = this.session
    const standing = this.session.standing()
    if (seat < 0 || seat !== received.seat || standing?.status !== 'running' || standing.paused) return false
    return !standing.broken && !standing.bots[seat] && sending().length === 0
  }

  view(seat: number, at: number): AnyView {
    const table = this.whole()
    if (this.session.standing()?.status === 'ended' && at === this.index)
      return this.#asksNobody(table ? table.view(seat, at) : this.#serverView(at))
    if (table) return table.view(seat, at)
    return this.#draft && at === this.index ? this.#draft.preview.view : this.#serverView(at)
  }

  journal(seat: number, from = 0): readonly AnyEvent[] {
    const table = this.whole()
    if (table) return table.journal(seat, from)
    const { journal } = this.session.received
    const all = this.#draft ? [...journal, ...this.#draftEvents(this.#draft)] : journal
    return from > 0 ? all.filter(event => event.at >= from) : all
  }

  legal(): readonly number[] {
    return this.room.game.legalInView(this.#now).toArray()
  }

  refusal(_seat: number, move: number): Reason | undefined {
    return this.room.game.refusalInView(this.#now, move)
  }

  preview(seat: number, move: number): Preview | undefined {
    return previewOf(this.room, guessFrom(this.room, this.#now), this.index, seat, move)
  }

  // What people do

  play(seat: number, move: number, confirms: boolean): Reason | undefined {
    const reason = this.refusal(seat, move)
    if (reason) return reason
    this.#undone = undefined
    const preview = confirms ? this.preview(seat, move) : undefined
    const endsTurn = preview && this.#now.prompts.seat === seat && preview.view.prompts.seat !== seat
    if (endsTurn) this.#draft = { move, preview, expected: Math.max(0, this.session.received.index) }
    else this.session.act({ kind: 'move', move: this.room.game.print(move) })
    return undefined
  }

  /** Sends a draft; it stays on the table until the server has answered. */
  settle(): void {
    const draft = this.#draft
    if (!draft || draft.deed !== undefined) return
    const action = { kind: 'move', move: this.room.game.print(draft.move) } as const
    this.#draft = { ...draft, deed: this.session.act(action, draft.expected) }
  }

  canUndo(seat: number): boolean {
    return this.unconfirmed !== undefined || (this.mayAct(seat) && this.session.standing()?.canUndo === true)
  }

  canRedo(seat: number): boolean {
    if (!this.mayAct(seat) || this.#draft) return false
    return this.#undone !== undefined || this.session.standing()?.canRedo === true
  }

  undo(): void {
    if (!this.#dropDraft()) this.session.act({ kind: 'undo' })
  }

  redo(seat: number): void {
    if (this.#undone !== undefined) this.play(seat, this.#undone, true)
    else this.session.act({ kind: 'redo' })
  }

  restartTurn(): void {
    this.#dropDraft()
    if (this.session.standing()?.canUndo) this.session.act({ kind: 'restart' })
  }

  #dropDraft(): boolean {
    if (this.unconfirmed === undefined) return false
    this.#undone = this.#draft?.move
    this.#draft = undefined
    return true
  }

  // What the server tells

  loadPast(): Promise<unknown> | undefined {
    return this.whole() || this.session.received.missing < 0 ? undefined : this.session.fill()
  }

  #changed(change: Change, deed: string | undefined): void {
    const draft = this.#draft
    this.#undone = undefined
    if (draft?.deed !== undefined && draft.deed === deed) {
      // It has been seen since it was drafted.
      this.#draft = undefined
      this.#hear({})
    } else {
      // A match that was ended asks for nothing any more.
      const again =
        draft && this.running ? redraft(this.room, draft, this.#serverView(), this.session.received.moves) : undefined
      this.#draft = again?.draft
      this.#hear({ change, reason: draft?.deed === undefined ? again?.reason : undefined })
    }
    void this.#learnAll()
  }

  /** The record tells everything once the match is over. */
  async #learnAll(): Promise<void> {
    const { status } = this.session.standing() ?? {}
    if (this.whole() || (status !== 'over' && status !== 'ended')) return
    try {
      const opened = openRecord(
        this.room.game,
        await ask('GET /api/matches/{match}/record', { match: this.session.id }),
      )
      if (!opened.ok) return
      batch(() => {
        this.#whole.set(opened.table)
        this.#hear({})
      })
    } catch {
      // The table stays as it is; what was received can be looked at.
    }
  }

  /** The table with the draft on it. */
  get #now(): AnyView {
    return this.#draft?.preview.view ?? this.#serverView()
  }

  /** The table after so many moves as the server knows it, without a draft. */
  #serverView(at = this.session.received.moves): AnyView {
    const { received } = this.session
    const { game } = this.room
    const cells = received.at(at) ?? received.at(received.moves) ?? new Int16Array(game.declared.layout.size)
    const known = this.#views.get(cells)
    if (known && known.viewer === received.seat) return known
    const view = game.viewOf(cells, received.seat)
    this.#views.set(cells, view)
    return view
  }

  /** A match that was ended before its end: the table as it was left, but nobody is to act any more. */
  #asksNobody({ cells, viewer }: AnyView): AnyView {
    const { game } = this.room
    const left = game.make()
    left.cells.set(cells)
    left.prompts.clear()
    return game.view(left, viewer)
  }

  #draftEvents({ preview }: Draft): readonly AnyEvent[] {
    const first = (this.session.received.journal.at(-1)?.seq ?? -1) + 1
    return preview.events.map((event, i) => ({ ...event, seq: first + i }))
  }
}
