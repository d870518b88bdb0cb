import type { Args } from './args.ts'
import type { Chance } from './chance.ts'
import type { Box, Declaration, Step } from './declaration.ts'
import type { AnySchema, Schema } from './fields.ts'
import type { ForcedEvent, GameEvent, Log } from './journal.ts'
import { copy, PROMPTS_AT, type State, type View } from './layout.ts'
import { type Candidate, KIND_BITS, lowestOf, MoveBuffer, type MoveData, type MoveKind, type Offer } from './moves.ts'
import { type Chosen, type ChosenValues, chooseOptions, type Options } from './options.ts'
import { type PromptMoves, promptMovesAt } from './prompt-moves.ts'
import { clearFrame, FRAME } from './prompts.ts'
import type { Reason, Refusal } from './refusals.ts'
import { rank, type Score, type Standing } from './score.ts'

/** A game ready to be played: all that tables, bots and screens need of it. */
export class Game<
  S extends Schema = AnySchema,
  O extends Options = Options,
  E extends GameEvent = GameEvent,
  B extends Box = Box,
  P extends string = string,
> {
  readonly declared: Declaration<S, O, E, B, P>
  readonly box: B
  /** The version of the rules it plays; the newest unless another was asked for. */
  readonly rules: number
  /** What it comes with in that version, whatever is in its box now. */
  readonly ownBox: B
  readonly #others = new Map<number, Game<S, O, E, B, P>>()
  readonly #kinds: readonly MoveKind<State<S, B>, Args, E>[]
  readonly #kindNamed: ReadonlyMap<string, MoveKind<State<S, B>, Args, E>>
  readonly #promptMoves: readonly PromptMoves<State<S, B>, E>[]
  readonly #steps: readonly Step<State<S, B>, E>[]
  /** By prompt: what happens when it is on top. */
  readonly #conduct: Uint8Array
  readonly #promptNames: readonly P[]
  readonly #own = new MoveBuffer()
  readonly #plays: readonly MoveKind<State<S, B>, Args, E>['rules']['play'][]
  #into = this.#own
  #table: State<S, B> | undefined
  #seat = 0

  constructor(declared: Declaration<S, O, E, B, P>, rules = newestOf(declared), box?: B) {
    this.declared = declared
    this.rules = rules
    this.ownBox = declared.earlierBoxes?.[rules] ?? declared.box
    this.box = box ?? this.ownBox
    this.#kinds = declared.moves
    this.#kinds.forEach((kind, i) => {
      kind.index = i
    })
    this.#kindNamed = new Map(this.#kinds.map(kind => [kind.name, kind]))
    this.#promptNames = Object.keys(declared.prompts) as P[]
    const unknown = this.#kinds
      .flatMap(k => [...k.rules.at, ...(k.rules.others ?? [])])
      .find(p => !(p in declared.prompts))
    if (unknown !== undefined) throw new Error(`there is no prompt "${unknown}"`)
    this.#steps = this.#promptNames.map(prompt => declared.steps[prompt] ?? notAStep)
    this.#conduct = Uint8Array.from(this.#promptNames, prompt =>
      declared.steps[prompt] ? STEPS : declared.auto.includes(prompt) ? AUTO : ASKS,
    )
    this.#plays = this.#kinds.map(kind => kind.rules.play)
    const offers = this.#kinds.map(kind => this.#offerOf(kind))
    this.#promptMoves = this.#promptNames.map(prompt => promptMovesAt(prompt, this.#kinds, offers))
  }

  /** Puts a candidate of this kind into the buffer of the running `legal`, unless it is refused. */
  #offerOf(kind: MoveKind<State<S, B>, Args, E>): Offer {
    if (kind.rules.exact) return kind.packInto(() => this.#into)
    const refusal = kind.rules.refusal
    const offer: Candidate = (a, b, c, d, e, f, g, h) => {
      const packed = kind.pack(a, b, c, d, e, f, g, h)
      const table = this.#table
      if (table && refusal(table, this.#seat, kind.read(packed)) === undefined) this.#into.push(packed)
    }
    const single = Object.keys(kind.args).length === 1
    const each: Offer['each'] = (values, from, to, first = 0) => {
      for (let i = from; i < to; i++)
        if (single) offer(values[i])
        else offer(first, values[i])
    }
    const firsts: Offer['firsts'] = (set, b, c, d, e) => {
      for (let rest = set; rest !== 0; rest &= rest - 1) offer(lowestOf(rest), b, c, d, e)
    }
    return Object.assign(offer, { each, firsts })
  }

  get id(): string {
    return this.declared.id
  }

  /** The same game with other components. */
  withBox(box: B): Game<S, O, E, B, P> {
    return new Game(this.declared, this.rules, box)
  }

  /** The same game as that version of the rules plays it, with the same components where they are somebody's own; undefined when this code cannot. */
  withRules(rules: number): Game<S, O, E, B, P> | undefined {
    if (rules === this.rules) return this
    if (!this.declared.versions.includes(rules)) return undefined
    const other =
      this.#others.get(rules) ?? new Game(this.declared, rules, this.box === this.ownBox ? undefined : this.box)
    this.#others.set(rules, other)
    return other
  }

  /** The same game as new matches are played. */
  newest(): Game<S, O, E, B, P> {
    return this.withRules(newestOf(this.declared)) ?? this
  }

  /** An empty table; `setUp` fills it. */
  make(): State<S, B> {
    return this.declared.layout.make(this.box, this.rules)
  }

  /** A new match on this table: everything laid out, the first prompt asked. */
  setUp(
    t: State<S, B>,
    seed: string,
    seats: number,
    options: Chosen<O>,
    log: Log<E | ForcedEvent> | null = null,
  ): void {
    t.cells.fill(0)
    t.chance.seed(seed)
    this.declared.setUp(t, seats, options, log)
    this.#settle(t, log)
  }

  /** All options with their defaults, or what is wrong with the given ones. */
  options(given: ChosenValues = {}): Chosen<O> | string {
    return chooseOptions(this.declared.options, given)
  }

  over(t: State<S, B> | View<S, B>): boolean {
    return t.prompts.kind < 0
  }

  /** The name of what is asked, undefined when the match is over. */
  prompt(t: State<S, B> | View<S, B>): P | undefined {
    return this.#promptNames[t.prompts.kind]
  }

  /** Everything this seat may do now, into a buffer that is emptied first. Zero moves for a seat that can only wait. */
  legal(t: State<S, B>, seat: number, out: MoveBuffer = this.#own): MoveBuffer {
    out.length = 0
    // What is asked is read from the cells here and in `#settle`: both run at every decision, for tables of many shapes.
    const { cells } = t
    const depth = cells[PROMPTS_AT]
    if (depth === 0) return out
    const frame = PROMPTS_AT + depth * FRAME - 4
    const kindsHere = this.#promptMoves[cells[frame]]
    const listers = cells[frame + 1] === seat ? kindsHere.askedFast : kindsHere.othersFast
    this.#into = out
    this.#table = t
    this.#seat = seat
    for (let i = 0; i < listers.length; ) {
      const { candidates, offer, needs, past } = listers[i]
      if (needs !== undefined && !needs(t, seat)) {
        i = past
        continue
      }
      candidates(t, seat, offer)
      i++
    }
    return out
  }

  /** The same from a view: legality never depends on what the seat cannot see (the secrecy test proves it). */
  legalInView(view: View<S, B>, out: MoveBuffer = new MoveBuffer()): MoveBuffer {
    return this.legal(asTable(view), view.viewer, out)
  }

  /** Why this move is not legal, undefined when it is. The only judge of moves. */
  refusal(t: State<S, B>, seat: number, move: number): Reason | undefined {
    return this.#refusal(t, seat, move)?.reason()
  }

  refusalInView(view: View<S, B>, move: number): Reason | undefined {
    return this.refusal(asTable(view), view.viewer, move)
  }

  #refusal(t: State<S, B>, seat: number, move: number): Refusal | undefined {
    const kind = this.#kindOf(move)
    const asked = t.prompts.kind
    if (asked < 0) return this.declared.outOfPlace(t, seat, kind.name)
    const kindsHere = this.#promptMoves[asked]
    const kinds = t.prompts.seat === seat ? kindsHere.asked : kindsHere.others
    if (!kinds.includes(kind)) return this.declared.outOfPlace(t, seat, kind.name)
    return kind.rules.refusal(t, seat, kind.read(move))
  }

  /** Carries out a legal move and everything that follows from it without a decision. */
  play(t: State<S, B>, seat: number, move: number, log: Log<E | ForcedEvent> | null = null): void {
    const index = move & KIND_MASK
    const play = this.#plays[index]
    play(t, seat, this.#kinds[index].read(move), log)
    this.#settle(t, log)
  }

  /** Runs steps and answers prompts that have one answer, until somebody must decide. */
  #settle(t: State<S, B>, log: Log<E | ForcedEvent> | null): void {
    const { cells } = t
    for (let guard = 0; guard < 10_000; guard++) {
      const depth = cells[PROMPTS_AT]
      if (depth === 0) return
      const frame = PROMPTS_AT + depth * FRAME - 4
      const asked = cells[frame]
      const conduct = this.#conduct[asked]
      if (conduct === ASKS) return
      const seat = cells[frame + 1]
      if (conduct === STEPS) {
        const a = cells[frame + 2]
        const b = cells[frame + 3]
        const c = cells[frame + 4]
        clearFrame(cells, frame)
        cells[PROMPTS_AT] = depth - 1
        const step = this.#steps[asked]
        step(t, seat, a, b, c, log)
      } else {
        const only = this.#onlyAnswer(t, seat, asked)
        if (only < 0) return
        log?.add({ kind: 'forced', seat, move: this.print(only) })
        const play = this.#plays[only & KIND_MASK]
        play(t, seat, this.#kinds[only & KIND_MASK].read(only), log)
      }
    }
    throw new Error(`${this.id}: steps without end`)
  }

  readonly #answers = new MoveBuffer()

  #onlyAnswer(t: State<S, B>, seat: number, asked: number): number {
    const answers = this.#answers
    answers.length = 0
    const listers = this.#promptMoves[asked].askedFast
    this.#into = answers
    this.#table = t
    this.#seat = seat
    for (let i = 0; i < listers.length; i++) {
      const { candidates, offer, aside } = listers[i]
      if (aside) continue
      candidates(t, seat, offer)
      if (answers.length > 1) return -1
    }
    if (answers.length === 0) throw new Error(`${this.id}: nothing can answer "${this.#promptNames[asked]}"`)
    return answers.list[0]
  }

  view(t: State<S, B>, seat: number, into?: View<S, B>): View<S, B> {
    return this.declared.layout.view(t, seat, into)
  }

  /** What a seat sees, from cells that came over the wire. */
  viewOf(cells: ArrayLike<number>, seat: number): View<S, B> {
    return this.declared.layout.viewOf(cells, seat, this.box, this.rules)
  }

  /** A table that fits all that the view shows, what is hidden guessed; bots think on such tables. */
  imagine(view: View<S, B>, chance: Chance, into: State<S, B> = this.make()): State<S, B> {
    copy(asTable(view), into)
    into.chance.seedFrom(chance)
    this.declared.imagine(into, view.viewer, chance)
    return into
  }

  seatCount(t: State<S, B> | View<S, B>): number {
    return this.declared.seatCount(asTable(t))
  }

  points(t: State<S, B>, seat: number): number {
    return this.declared.points(t, seat)
  }

  score(t: State<S, B>): readonly Score[] {
    return Array.from({ length: this.seatCount(t) }, (_, seat) => this.declared.score(t, seat))
  }

  /** Ranks with shared places. */
  standings(t: State<S, B>): readonly Standing[] {
    const { declared } = this
    const totals: number[] = []
    for (let seat = 0; seat < this.seatCount(t); seat++) totals.push(declared.points(t, seat))
    return rank(totals, declared.tieBreaks && (seat => declared.tieBreaks?.(t, seat) ?? []))
  }

  #kindOf(move: number): MoveKind<State<S, B>, Args, E> {
    const kind = this.#kinds[move & KIND_MASK]
    if (!kind?.inRange(move)) throw new Error(`${move} is no move of ${this.id}`)
    return kind
  }

  isMove(move: number): boolean {
    return Number.isInteger(move) && this.#kinds[move & KIND_MASK]?.inRange(move) === true
  }

  kindOf(move: number): MoveKind<State<S, B>, Args, E> {
    return this.#kindOf(move)
  }

  unpack(move: number): MoveData {
    return this.#kindOf(move).unpack(move)
  }

  /** The packed move of such data; throws when it is none. */
  pack(data: MoveData): number {
    const packed = this.#kindNamed.get(data.kind)?.packData(data) ?? `there is no move "${data.kind}"`
    if (typeof packed === 'string') throw new Error(packed)
    return packed
  }

  print(move: number): string {
    return this.#kindOf(move).print(move)
  }

  /** The packed move of such a line, or a sentence that says what is wrong with it. */
  parse(line: string): number | string {
    const [name, ...words] = line.trim().split(/\s+/)
    return this.#kindNamed.get(name)?.parse(words) ?? `there is no move "${name}"`
  }
}

const KIND_MASK = (1 << KIND_BITS) - 1

/** A prompt waits for a seat, is a step of the order of play, or answers itself if there is one answer. */
const ASKS = 0
const STEPS = 1
const AUTO = 2

const newestOf = ({ versions }: { readonly versions: readonly number[] }): number => versions[versions.length - 1]

const notAStep = (): void => {}

/** The one place where a view is read as a table: hidden cells show HIDDEN there. */
function asTable<S extends Schema, B>(view: View<S, B> | State<S, B>): State<S, B> {
  return view as unknown as State<S, B>
}

export function defineGame<
  S extends Schema,
  const O extends Options,
  E extends GameEvent,
  B extends Box,
  P extends string,
>(declared: Declaration<S, O, E, B, P>): Game<S, O, E, B, P> {
  return new Game(declared)
}

/** Any game, for rooms that know none in particular. */
export type AnyGame = Pick<Game, keyof Game>

export type { Box }
