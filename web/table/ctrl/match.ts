import { type AnyRoom, type Reason, recordOf, type Score, type Table } from '@taproom/engine'
import { batch } from 'solid-js'
import { askBot, pause } from './bot-turn.ts'
import { cell } from './cell.ts'
import type { TableMatch } from './face.ts'
import type { Kept, MatchWishes, Picture, Step } from './picture.ts'
import { type Preview, previewOf } from './preview.ts'
import { isPerson, type Sitter } from './sitters.ts'

/** One match on this screen: solo or hot-seat. Knows no document; the views read its signals. */
export class Match implements TableMatch {
  readonly room: AnyRoom
  readonly table: Table
  readonly sitters: readonly Sitter[]
  readonly picture: () => Picture

  readonly #wishes: MatchWishes
  readonly #setPicture: (picture: Picture) => void
  readonly #step = cell<Step>({ from: 0, to: 0, events: [] })
  readonly #refusal = cell<Reason | undefined>(undefined)
  readonly #hovered = cell<number | undefined>(undefined)
  readonly #considered = cell<number | undefined>(undefined)
  readonly #botTrouble = cell(false)
  readonly step = this.#step.get
  readonly refusal = this.#refusal.get
  readonly hovered = this.#hovered.get
  readonly considered = this.#considered.get
  readonly botTrouble = this.#botTrouble.get
  #confirmed: number
  /** Who holds the screen; with secrets, only after the curtain was lifted for them. */
  #holder: number
  #at: number | undefined
  #curtain: number | undefined
  #pending: number | undefined
  #held = false
  #closed = false
  /** Raised with every change, so that a bot's late answer is recognised. */
  #ticket = 0
  #thinking = false
  #unkept = false

  constructor(wishes: MatchWishes) {
    this.#wishes = wishes
    this.room = wishes.room
    this.table = wishes.table
    this.sitters = wishes.sitters
    this.#confirmed = wishes.confirmed ?? this.table.index
    this.#holder = this.sitters.findIndex(isPerson)
    if (this.#severalPeople && this.secrets && !this.table.over) this.#holder = -1
    this.#decide()
    const picture = cell(this.#draw())
    this.picture = picture.get
    this.#setPicture = picture.set
  }

  get secrets(): boolean {
    return this.room.game.declared.layout.keepsSecrets(this.table.state)
  }

  /** Lets bots play. Not done by the constructor, so that a screen can be there first. */
  begin(): void {
    this.#runBots()
  }

  close(): void {
    this.keep()
    this.#closed = true
    this.#ticket++
  }

  get #severalPeople(): boolean {
    return this.sitters.filter(isPerson).length > 1
  }

  get shared(): boolean {
    return this.#severalPeople
  }

  who = (seat: number): string => this.sitters[seat]?.name ?? ''

  whole = (): Table => this.table

  scores = (): readonly Score[] | undefined => {
    const { over, at } = this.picture()
    return this.secrets && !over ? undefined : this.table.game.score(this.table.stateAt(at))
  }

  // What people do

  pick(move: number, settled = false): boolean {
    const { viewer, live, pending, curtain } = this.picture()
    if (!live || pending !== undefined || curtain !== undefined || viewer < 0) return false
    if (!isPerson(this.sitters[viewer])) return false
    const from = this.table.index
    const besides = this.table.waitingFor !== viewer && this.table.game.isMove(move)
    const quiet = besides && this.table.game.kindOf(move).rules.quiet === true
    const outcome = this.table.play(viewer, move)
    if (!outcome.ok) {
      this.#refusal.set(outcome.reason)
      return false
    }
    if (settled) this.#confirmed = this.table.index
    // What touches nobody else does not disturb a bot in its thoughts.
    if (!quiet) this.#forgetThought()
    this.#changed(from)
    return true
  }

  why(move: number): Reason | undefined {
    const { viewer } = this.picture()
    if (viewer < 0) return undefined
    const reason = this.table.refusal(viewer, move)
    this.#refusal.set(reason)
    return reason
  }

  hover(move: number | undefined): void {
    this.#hovered.set(move)
  }

  consider(move: number | undefined): void {
    batch(() => {
      this.#refusal.set(undefined)
      this.#considered.set(move)
    })
  }

  preview(move: number): Preview | undefined {
    const { viewer, live } = this.picture()
    return live && viewer >= 0 ? previewOf(this.room, this.table.state, this.table.index, viewer, move) : undefined
  }

  undo(): void {
    const seat = this.#undoer()
    if (seat < 0 || !this.table.undo(seat).ok) return
    this.#forgetThought()
    this.#changed(this.table.index)
  }

  redo(): void {
    const seat = this.#redoer()
    const from = this.table.index
    if (seat < 0 || !this.table.redo(seat).ok) return
    this.#forgetThought()
    this.#changed(from)
  }

  restartTurn(): void {
    const seat = this.#undoer()
    if (seat < 0 || !this.table.restartTurn(seat).ok) return
    this.#forgetThought()
    this.#changed(this.table.index)
  }

  confirm(): void {
    if (this.#pending === undefined) return
    this.#confirmed = this.table.index
    this.#changed(this.table.index)
  }

  look(at: number): void {
    const index = Math.max(0, Math.min(at, this.table.index))
    this.#at = index === this.table.index ? undefined : index
    this.#refresh()
  }

  lookBack(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.table.index))
    this.#refresh()
  }

  returnToMatch(): void {
    this.#at = undefined
    this.#refresh()
  }

  /** The person the screen was handed to is there. */
  liftCurtain(): void {
    if (this.#curtain === undefined) return
    this.#holder = this.#curtain
    this.#curtain = undefined
    this.#refresh()
  }

  /** Another person at this screen wants to see their side, or to interrupt. */
  lookAs(seat: number): void {
    if (seat === this.#holder) return
    if (this.secrets && this.#severalPeople && !this.table.over) this.#curtain = seat
    else this.#holder = seat
    this.#refresh()
  }

  /** Bots wait until `goOn`. */
  hold(): void {
    this.#held = true
    this.#forgetThought()
    this.#refresh()
  }

  goOn(): void {
    this.#held = false
    this.#botTrouble.set(false)
    this.#refresh()
    this.#runBots()
  }

  /** A position as the beginning of a new match around one screen. */
  fork(at = this.picture().at): { readonly table: Table; readonly sitters: readonly Sitter[] } {
    return { table: this.table.fork(at), sitters: this.sitters.map(sitter => ({ ...sitter, player: 'person' })) }
  }

  /** Keeps what was played since the last time; done by itself, but a page that is about to go cannot wait. */
  keep(): void {
    if (!this.#unkept) return
    this.#unkept = false
    this.#wishes.keep?.(this.kept())
  }

  kept(): Kept {
    const names = this.sitters.map(sitter => sitter.name)
    return { record: recordOf(this.table, names), sitters: this.sitters, confirmed: this.#confirmed }
  }

  // What follows

  #undoer(): number {
    if (this.#curtain !== undefined) return -1
    const seats = [this.table.moves.at(-1)?.seat ?? -1, this.#holder]
    return seats.find(seat => seat >= 0 && isPerson(this.sitters[seat]) && this.table.canUndo(seat)) ?? -1
  }

  #redoer(): number {
    if (this.#curtain !== undefined) return -1
    return this.sitters.findIndex((sitter, seat) => isPerson(sitter) && this.table.canRedo(seat))
  }

  /** Whether a turn waits to be confirmed, who holds the screen, whether a curtain falls. */
  #decide(): void {
    const { table } = this
    const last = table.moves.at(-1)?.seat ?? -1
    this.#confirmed = Math.min(this.#confirmed, table.index)
    const turnOver = table.over || table.waitingFor !== last
    // Something done besides another seat's decision ends no turn.
    const answered = table.index > 0 && table.stateAt(table.index - 1).prompts.seat === last
    const fresh = table.index > this.#confirmed && turnOver && answered
    const draft = fresh && isPerson(this.sitters[last]) && table.canUndo(last)
    this.#pending = draft && this.#wishes.manners().confirm === 'ask' ? last : undefined
    if (turnOver && this.#pending === undefined) this.#confirmed = table.index
    const acting = this.#pending ?? table.waitingFor
    if (!isPerson(this.sitters[acting])) return
    if (acting === this.#holder) this.#curtain = undefined
    else if (this.secrets && this.#severalPeople && this.#pending === undefined) this.#curtain = acting
    else this.#holder = acting
  }

  #forgetThought(): void {
    this.#ticket++
    this.#thinking = false
  }

  #changed(from: number): void {
    this.#at = undefined
    this.#decide()
    const asks = !this.#thinking && this.#botToAct() >= 0
    if (asks) this.#thinking = true
    const ticket = asks ? ++this.#ticket : this.#ticket
    batch(() => {
      this.#refusal.set(undefined)
      this.#hovered.set(undefined)
      this.#considered.set(undefined)
      this.#setPicture(this.#draw())
      const to = this.table.index
      const seat = this.picture().viewer
      this.#step.set({ from, to, events: to > from ? this.table.journal(seat, from + 1) : [] })
    })
    this.#unkept = true
    this.#later(() => {
      this.keep()
      if (asks && ticket === this.#ticket) void this.#botTurn(ticket)
    })
  }

  /** What follows a change does not hold up its picture. */
  #later(act: () => void): void {
    if (this.#wishes.later) this.#wishes.later(act)
    else act()
  }

  #refresh(): void {
    this.#setPicture(this.#draw())
  }

  #draw(): Picture {
    const { table } = this
    const { game } = this.room
    const live = this.#at === undefined
    const at = this.#at ?? table.index
    // Behind the curtain nobody's secrets are shown.
    const viewer = this.#curtain === undefined ? this.#holder : -1
    const mayAct = live && viewer >= 0 && this.#pending === undefined && isPerson(this.sitters[viewer])
    const legal = mayAct ? table.legal(viewer) : []
    const state = table.stateAt(at)
    return {
      index: table.index,
      at,
      live,
      viewer,
      view: table.view(viewer, at),
      asked: state.prompts.seat,
      over: game.over(state),
      choices: legal.map(move => ({ move, data: game.unpack(move) })),
      journal: table.journal(viewer),
      pending: this.#pending,
      curtain: this.#curtain,
      thinking: this.#thinking,
      held: this.#held,
      couldInterrupt: live && this.#pending === undefined && this.#couldInterrupt(),
      canUndo: this.#undoer() >= 0,
      canRedo: this.#redoer() >= 0,
    }
  }

  #botToAct(): number {
    const asked = this.table.waitingFor
    const bot = asked >= 0 && !isPerson(this.sitters[asked])
    return bot && this.#pending === undefined && !this.#held && !this.#closed ? asked : -1
  }

  /** Whether who holds the screen could step in; what touches nobody else (a quiet move) can as well be done later. */
  #couldInterrupt(): boolean {
    const { table } = this
    if (this.#holder < 0 || table.waitingFor === this.#holder || !isPerson(this.sitters[this.#holder])) return false
    return table.legal(this.#holder).some(move => !table.game.kindOf(move).rules.quiet)
  }

  #runBots(): void {
    if (this.#thinking || this.#botToAct() < 0) return
    this.#thinking = true
    this.#refresh()
    void this.#botTurn(++this.#ticket)
  }

  async #botTurn(ticket: number): Promise<void> {
    const seat = this.#botToAct()
    const manners = this.#wishes.manners()
    const patience = this.#couldInterrupt() ? Math.max(manners.pace, manners.window) : manners.pace
    try {
      const [move] = await Promise.all([askBot(this.#wishes.thinker, this.table, this.sitters, seat), pause(patience)])
      if (ticket !== this.#ticket) return
      const from = this.table.index
      const outcome = this.table.play(seat, move)
      if (!outcome.ok) throw new Error(`a bot proposed a move that is refused: ${outcome.reason.code}`)
      const at = this.#at
      this.#forgetThought()
      this.#botTrouble.set(false)
      this.#changed(from)
      // Who looks back is not torn away by a bot's move.
      if (at !== undefined) this.lookBack(at)
    } catch {
      if (ticket !== this.#ticket) return
      this.#thinking = false
      this.#held = true
      batch(() => {
        this.#botTrouble.set(true)
        this.#refresh()
      })
    }
  }
}
