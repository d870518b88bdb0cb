import type { Box } from './declaration.ts'
import { applyDelta, delta } from './delta.ts'
import type { AnySchema, Schema } from './fields.ts'
import type { Game } from './game.ts'
import { eventFor, type ForcedEvent, type GameEvent, type Stamped } from './journal.ts'
import { copy, type State, type View } from './layout.ts'
import { MoveBuffer } from './moves.ts'
import { type Chosen, type ChosenValues, missingSeat, type Options } from './options.ts'
import type { Reason } from './refusals.ts'
import { freshSeed } from './seed.ts'

/** One choice of one seat. */
export interface SeatMove {
  readonly seat: number
  readonly move: number
}

/** How a match begins; with the moves it is the whole match. */
export interface Opening<O extends Options = Options> {
  readonly seats: number
  readonly seed: string
  readonly options: Chosen<O>
}

export type Outcome<E extends GameEvent> =
  | { readonly ok: true; readonly events: readonly Stamped<E | ForcedEvent>[] }
  | { readonly ok: false; readonly reason: Reason }

/** What is known at one point of the match: what changed there and whether the move before it let something hidden be known. */
interface Point<E extends GameEvent> {
  /** Every cell at the first point and now and then; in between what differs from the point before. */
  readonly whole: boolean
  readonly cells: Int16Array
  readonly turn: number
  readonly events: readonly Stamped<E | ForcedEvent>[]
  readonly closes: boolean
}

/** A state is ten to a hundred times as big as what a move changes in it: every so many points one is kept whole. */
const WHOLE_EVERY = 32

/** For each game a state that nobody needs any more. */
const papers = new WeakMap<object, unknown>()

/** The reason of an undo that the horizon forbids, where the game has no rule of its own for it. */
const UNDO_CLOSED: Reason = { code: 'undo-closed', rule: '', numbers: {} }

/** The authority that runs one match; the same in the browser, in a worker and on the server. */
export class Table<
  S extends Schema = AnySchema,
  O extends Options = Options,
  E extends GameEvent = GameEvent,
  B extends Box = Box,
  P extends string = string,
> {
  readonly game: Game<S, O, E, B, P>
  readonly opening: Opening<O>
  /** points[i] is the match after i moves; kept, so that looking back and undo need not play again. */
  readonly #points: Point<E>[] = []
  readonly #moves: SeatMove[] = []
  #undone: SeatMove[] = []
  #state: State<S, B>
  readonly #legal = new MoveBuffer()
  /** The table as it was looked at last, and at which point: who goes through a match applies each change once. */
  #past: State<S, B> | undefined
  #pastAt = -1

  constructor(game: Game<S, O, E, B, P>, opening: Opening<O>) {
    this.game = game
    this.opening = opening
    const state = game.make()
    const events: (E | ForcedEvent)[] = []
    game.setUp(state, opening.seed, opening.seats, opening.options, { add: event => events.push(event) })
    this.#state = state
    this.#keep(state, state.cells, this.#stamp(events, 0, 0, state.turn), true)
  }

  #keep(state: State<S, B>, before: Int16Array, events: readonly Stamped<E | ForcedEvent>[], closes: boolean): void {
    const whole = this.#points.length % WHOLE_EVERY === 0
    const cells = whole ? state.cells.slice() : new Int16Array(delta(before, state.cells))
    this.#points.push({ whole, cells, turn: state.turn, events, closes })
    this.#state = state
  }

  /** A new match, or a sentence that says why it cannot be. */
  static open<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
    game: Game<S, O, E, B, P>,
    given: { readonly seats: number; readonly seed?: string; readonly options?: ChosenValues },
  ): Table<S, O, E, B, P> | string {
    const { from, to } = game.declared.seats
    if (!Number.isInteger(given.seats) || given.seats < from || given.seats > to)
      return `${game.id} is played with ${from} to ${to} seats`
    const options = game.options(given.options)
    if (typeof options === 'string') return options
    const missing = missingSeat(options, given.seats)
    if (missing !== undefined) return missing
    return new Table(game, { seats: given.seats, seed: given.seed ?? freshSeed(), options })
  }

  get state(): State<S, B> {
    return this.#state
  }

  /** How many moves have been made. */
  get index(): number {
    return this.#moves.length
  }

  get moves(): readonly SeatMove[] {
    return this.#moves
  }

  get over(): boolean {
    return this.game.over(this.state)
  }

  /** The seat the game waits for, −1 at the end. */
  get waitingFor(): number {
    return this.state.prompts.seat
  }

  /** The table after so many moves; not to be changed. */
  stateAt(index: number): State<S, B> {
    if (index === this.index) return this.#state
    const past = this.#lookAt(index)
    const state = this.game.make()
    copy(past, state)
    return state
  }

  /** The turn that was on after so many moves. */
  turnAt(index: number): number {
    return this.#points[index].turn
  }

  /** The cells after so many moves; good until the next look, and not to be changed. */
  cellsAt(index: number): Int16Array {
    return index === this.index ? this.#state.cells : this.#lookAt(index).cells
  }

  #lookAt(index: number): State<S, B> {
    if (!this.#points[index]) throw new RangeError(`this match has ${this.index} moves`)
    this.#past ??= this.game.make()
    const { cells } = this.#past
    let from = index
    while (!this.#points[from].whole && from !== this.#pastAt) from--
    if (from !== this.#pastAt) cells.set(this.#points[from].cells)
    for (let i = from + 1; i <= index; i++) applyDelta(cells, this.#points[i].cells)
    this.#pastAt = index
    return this.#past
  }

  /** Back to so many moves. */
  #goBack(index: number): void {
    this.#state = this.stateAt(index)
    this.#moves.length = index
    this.#points.length = index + 1
    if (this.#pastAt > index) this.#pastAt = -1
  }

  view(seat: number, index = this.index, into?: View<S, B>): View<S, B> {
    return this.game.view(index === this.index ? this.#state : this.#lookAt(index), seat, into)
  }

  /** What happened from the set-up on, or from a point on, as a seat may know it. Without a seat: everything. */
  journal(seat?: number, from = 0): readonly Stamped<E | ForcedEvent>[] {
    const all = this.#points.slice(from, this.index + 1).flatMap(point => point.events)
    return seat === undefined ? all : all.map(event => eventFor(event, seat))
  }

  legal(seat = this.waitingFor): readonly number[] {
    return this.game.legal(this.state, seat, this.#legal).toArray()
  }

  /** `prepared`: how many moves its maker had seen; a disturbing move since then makes it stale. */
  refusal(seat: number, move: number, prepared = this.index): Reason | undefined {
    const stale = this.game.declared.stale
    const disturbed = this.#moves
      .slice(prepared)
      .some(made => made.seat !== seat && this.game.kindOf(made.move).rules.disturbs)
    if (stale && disturbed) return stale.reason()
    return this.game.refusal(this.state, seat, move)
  }

  play(seat: number, move: number, prepared = this.index): Outcome<E> {
    const reason = this.refusal(seat, move, prepared)
    if (reason) return { ok: false, reason }
    this.#undone = []
    return { ok: true, events: this.#carryOut({ seat, move }) }
  }

  /**
   * The same for who has just asked `refusal` about it and was given no reason, and keeps no state: the one before is the next one's
   * paper. To make a state takes longer than to play a move.
   */
  playAllowed(seat: number, move: number): readonly Stamped<E | ForcedEvent>[] {
    this.#undone = []
    const before = this.#state
    const paper = papers.get(this.game) as State<S, B> | undefined
    papers.delete(this.game)
    const events = this.#carryOut({ seat, move }, paper)
    papers.set(this.game, before)
    return events
  }

  #carryOut(made: SeatMove, paper?: State<S, B>): readonly Stamped<E | ForcedEvent>[] {
    const before = this.state
    const state = paper ?? this.game.make()
    copy(before, state)
    const events: (E | ForcedEvent)[] = []
    this.game.play(state, made.seat, made.move, { add: event => events.push(event) })
    const stamped = this.#stamp(events, this.#lastSeq() + 1, this.index + 1, before.turn)
    this.#moves.push(made)
    this.#keep(state, before.cells, stamped, this.game.declared.layout.madeKnown(before, state, made.seat))
    return stamped
  }

  #lastSeq(): number {
    for (let i = this.index; i >= 0; i--) {
      const last = this.#points[i].events.at(-1)
      if (last) return last.seq
    }
    return -1
  }

  #stamp(events: readonly (E | ForcedEvent)[], seq: number, at: number, turn: number): Stamped<E | ForcedEvent>[] {
    return events.map((event, i) => ({ ...event, seq: seq + i, at, turn }))
  }

  /** How far back this seat may take moves: the number of moves that stand for good. */
  horizon(seat: number): number {
    for (let i = this.index; i > 0; i--) {
      const made = this.#moves[i - 1]
      const stands = made.seat === seat ? this.#points[i].closes : !this.game.kindOf(made.move).rules.quiet
      if (stands) return i
    }
    return 0
  }

  #lastOwn(seat: number): number {
    const horizon = this.horizon(seat)
    for (let i = this.index - 1; i >= horizon; i--) if (this.#moves[i].seat === seat) return i
    return -1
  }

  #undoClosed(): Reason {
    return this.game.declared.undoClosed?.reason() ?? UNDO_CLOSED
  }

  canUndo(seat: number): boolean {
    return this.#lastOwn(seat) >= 0
  }

  canRedo(seat: number): boolean {
    return this.#undone.at(-1)?.seat === seat
  }

  /** Takes back the seat's last move. Quiet moves that others made since stay made. */
  undo(seat: number): Outcome<E> {
    const at = this.#lastOwn(seat)
    if (at < 0) return { ok: false, reason: this.#undoClosed() }
    const kept = this.#moves.slice(at + 1)
    this.#undone.push(this.#moves[at])
    this.#goBack(at)
    for (const made of kept) if (!this.game.refusal(this.state, made.seat, made.move)) this.#carryOut(made)
    return { ok: true, events: [] }
  }

  redo(seat: number): Outcome<E> {
    const made = this.#undone.at(-1)
    if (made?.seat !== seat) return { ok: false, reason: this.#undoClosed() }
    const reason = this.game.refusal(this.state, seat, made.move)
    if (reason) return { ok: false, reason }
    this.#undone.pop()
    return { ok: true, events: this.#carryOut(made) }
  }

  /** Takes back everything this seat did in its present (or just finished) turn, as far as the horizon lets it. */
  restartTurn(seat: number): Outcome<E> {
    const last = this.#lastOwn(seat)
    if (last < 0) return { ok: false, reason: this.#undoClosed() }
    const turn = this.#points[last].turn
    let at = last
    while (at >= 0 && this.#points[at].turn === turn) {
      this.undo(seat)
      at = this.#lastOwn(seat)
    }
    return { ok: true, events: [] }
  }

  /** Another table with the same opening and the first moves of this one. */
  fork(index = this.index): Table<S, O, E, B, P> {
    const fork = new Table(this.game, this.opening)
    for (const made of this.#moves.slice(0, index)) fork.#carryOut(made)
    return fork
  }
}
