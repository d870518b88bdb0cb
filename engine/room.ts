import type { Box } from './declaration.ts'
import type { AnySchema, Schema } from './fields.ts'
import type { Game } from './game.ts'
import type { ForcedEvent, GameEvent, Stamped } from './journal.ts'
import type { Beliefs, Judgement } from './judge.ts'
import type { Ladder } from './ladder.ts'
import type { State, View } from './layout.ts'
import type { MoveBuffer, MoveData } from './moves.ts'
import type { NetData, NetInputs } from './net.ts'
import type { Options } from './options.ts'
import type { Proposed } from './provenance.ts'
import type { Reason } from './refusals.ts'

export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the people at the table are called; words say it wherever a seat acts. */
export type Who = (seat: number) => string

/** A part of the table as text: for the terminal, the text table and the screen reader. */
export interface Passage {
  readonly title: string
  readonly lines: readonly string[]
}

/** Everything a game says in one language. Plain functions, so the compiler finds a missing phrase. */
export interface Words<V = unknown, E = unknown> {
  readonly name: string
  readonly tagline: string
  /** Every option: its name, one line of explanation, and its values where they are words. */
  readonly options: { readonly [option: string]: OptionWords }
  /** Parts of the score. */
  readonly parts: { readonly [part: string]: string }
  /** What is asked, as a full sentence for the seat that is asked. */
  prompt(view: V): string
  /** What a move does, as a label on a button, with its price or effect where that matters. */
  move(view: V, move: MoveData): string
  /** A line of the log; undefined for what people need not read. `view` is the table after the event's move. */
  event(event: E, who: Who): string | undefined
  refusal(reason: Reason): string
  /** The whole table as a seat sees it. */
  describe(view: V, who: Who): readonly Passage[]
}

/** What a thing on the table is, what it means to who looks at it now, and by which rule. Every surface says this and nothing else of it. */
export interface Explanation {
  /** Its one name: on the board, in prompts, in the log, in hints and in the rulebook. */
  readonly name: string
  /** One or two plain sentences for somebody who has not read the rules. */
  readonly about: readonly string[]
  /** What it means to the seat that looks, now: its price, what is missing, what it would bring. */
  readonly now: readonly string[]
  /** The rules it follows, the first one the most telling. */
  readonly rules: readonly string[]
}

/** One step of the scoring, as it would be told aloud: what each seat gets by it and how that comes about. */
export interface ScoringStep {
  readonly title: string
  readonly rule: string
  readonly seats: readonly {
    readonly seat: number
    /** How it is reckoned: "5 × 3 = 15", "17 ducats: 1 point for 5". Empty where there is nothing to reckon. */
    readonly sum: string
    readonly points: number
    /** The things on the board that it is about. */
    readonly things: readonly string[]
  }[]
}

/** What a game says to somebody who does not know it, in one language. Fetched apart from its words: most of a match needs none of it. */
export interface Guide<V = unknown> {
  /** By the name of a thing on the board (`data-place` or `data-thing`); undefined for what is no thing of this game. */
  explain(view: V, thing: string, who: Who): Explanation | undefined
  /** What every seat would have if the match ended as it stands: the steps in their order, whose points add up to the game's score. */
  scoring(view: V, who: Who): readonly ScoringStep[]
  /** Everything on the table by name, in the order in which one would tell of it: for who does not see it. Without this, what is drawn is told. */
  things?(view: V): readonly string[]
  /** Why one might make this move, from what the game's adviser looks at: "completes the pair", "leaves hops behind". */
  reason(view: V, move: MoveData, who: Who): string | undefined
}

export interface OptionWords {
  readonly name: string
  readonly about: string
  readonly values?: { readonly [value: string]: string }
}

/** The rulebook in our own words, by rule id. */
export interface Rulebook {
  readonly sections: { readonly [section: string]: string }
  readonly rules: { readonly [rule: string]: string }
  readonly examples: { readonly [example: string]: { readonly text: string; readonly rules: readonly string[] } }
  /** The parts of the box that hold proposed values, by their key in the component file, with a word on why where one is due. */
  readonly components: { readonly [part: string]: { readonly name: string; readonly about?: string } }
  /** By version of the rules after the first: what it changed, in a sentence or two. */
  readonly changes?: { readonly [rules: number]: string }
  /** By version of the rules, up to the last but one: rules as they were then, null where there was no such rule yet. */
  readonly earlier?: { readonly [rules: number]: { readonly [rule: string]: string | null } }
}

/** The rulebook of one version of the rules: the texts as they were last written down up to it. */
export function rulebookOf(book: Rulebook, version: number): Rulebook {
  const later = Object.entries(book.earlier ?? {})
    .filter(([rules]) => Number(rules) >= version)
    .sort(([a], [b]) => Number(b) - Number(a))
  if (later.length === 0) return book
  const then = Object.assign({ ...book.rules }, ...later.map(([, rules]) => rules)) as Record<string, string | null>
  const rules = Object.fromEntries(
    Object.entries(then).flatMap(([rule, text]) => (text === null ? [] : [[rule, text]])),
  )
  const changes = Object.fromEntries(Object.entries(book.changes ?? {}).filter(([rules]) => Number(rules) <= version))
  return { ...book, rules, changes }
}

/** Named numbers and lists of numbers. */
export interface Instinct {
  [name: string]: number | number[]
}

/** What a game knows about playing well. Both work without allocation. */
export interface Adviser<T> {
  /** How well a seat stands, in points it may expect at the end. */
  evaluate(t: T, seat: number): number
  /** What each of these legal moves is worth to the seat, higher is better; only the differences matter. */
  appraise(t: T, seat: number, moves: MoveBuffer, worth: Float64Array): void
  /** A quicker opinion for search, which asks very often. */
  appraiseQuickly?(t: T, seat: number, moves: MoveBuffer, worth: Float64Array): void
  /** Points of difference between two seats that make one e times as likely to win, as the match stands. */
  spread?(t: T): number
  /** Which round this is, where a position is judged best between two rounds. */
  round?(t: T): number
  /** What `evaluate` is made of, and the same adviser with other beliefs: what tuning needs. */
  readonly judgement?: Judgement<T>
  withBeliefs?(beliefs: Beliefs, between?: Beliefs): Adviser<T>
  /** What a net is given, and the same adviser judging with this net. */
  readonly netInputs?: NetInputs<T>
  withNet?(net: NetData): Adviser<T>
  /** `evaluate` for all seats at once, where that is cheaper. */
  evaluateAll?(t: T, into: Float64Array): void
  /** The numbers `appraise` is made of, for tuning; whoever changes them changes the opinion. */
  readonly instinct?: Instinct
  /** The same where it differs by number of seats. */
  instinctFor?(seats: number): Instinct
}

/** One game's room as the rest of the project sees it. */
export interface Room<
  S extends Schema = AnySchema,
  O extends Options = Options,
  E extends GameEvent = GameEvent,
  B extends Box = Box,
  P extends string = string,
> {
  readonly game: Game<S, O, E, B, P>
  readonly words: { readonly [L in Language]: () => Promise<Words<View<S, B>, Stamped<E | ForcedEvent>>> }
  readonly rulebook: { readonly [L in Language]: () => Promise<Rulebook> }
  /** A game without one has a table that does not explain itself. */
  readonly guide?: { readonly [L in Language]: () => Promise<Guide<View<S, B>>> }
  readonly adviser?: Adviser<State<S, B>>
  /** How well bots play it at each level, once somebody has measured that. */
  readonly ladder?: Ladder
  /** The components it comes with, in the form that `readBox` reads: what an owner of the box corrects. A game need not have them. */
  readonly components?: unknown
  /** Component values nobody could look up; shown on the game's page. */
  proposed?(): readonly Proposed[]
}

/** The room of a particular game: `const room: RoomOf<typeof game> = …`. */
export type RoomOf<G> =
  G extends Game<
    infer S extends Schema,
    infer O extends Options,
    infer E extends GameEvent,
    infer B extends Box,
    infer P extends string
  >
    ? Room<S, O, E, B, P>
    : never

/** Any room, for code that knows no game in particular. */
export type AnyRoom = Pick<Room, keyof Room>

/** Which games there are, by id: each is loaded when somebody opens it. */
export type Shelf = { readonly [id: string]: () => Promise<AnyRoom> }

/** The same room as that version of the rules is played in; undefined when this code cannot play it. */
export function roomWithRules(room: AnyRoom, rules: number): AnyRoom | undefined {
  const game = room.game.withRules(rules)
  return game && roomWithGame(room, game)
}

/** A room is the same one each time it is asked for: bots keep their tables by it. */
const rooms = new WeakMap<AnyRoom['game'], AnyRoom>()

/** The room of a match: with the version of the rules and the components that its table has. */
export function roomWithGame(room: AnyRoom, game: AnyRoom['game']): AnyRoom {
  if (game === room.game) return room
  const known = rooms.get(game) ?? { ...room, game }
  rooms.set(game, known)
  return known
}

/** The same room with somebody's own components in its box, or what is wrong with them and where. */
export function roomWithBox(room: AnyRoom, data: unknown): AnyRoom | string {
  const box = room.game.declared.readBox?.(data) ?? 'this game has only its own components'
  return typeof box === 'string' ? box : { ...room, components: data, game: room.game.withBox(box) }
}
