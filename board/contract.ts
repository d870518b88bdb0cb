import type {
  AnySchema,
  Box,
  ForcedEvent,
  Game,
  GameEvent,
  Language,
  MoveData,
  Options,
  Reason,
  Schema,
  Stamped,
  View,
  Who,
  Words,
} from '@taproom/engine'
import type { JSX } from 'solid-js'

/** Seats have a colour and, for those who cannot tell it, a shape. */
export type SeatColour = 'red' | 'blue' | 'yellow' | 'black' | 'green'

/** One legal move, packed and as data. */
export interface Choice {
  readonly move: number
  readonly data: MoveData
}

/** What just happened: a new one with every move that is played forward. */
export interface Change<E> {
  readonly from: number
  readonly to: number
  readonly events: readonly E[]
}

/** What a move would lead to, as far as its maker may know it beforehand. */
export interface Preview<V, E> {
  readonly view: V
  readonly events: readonly E[]
}

/** What an event changed, as a chip in the log. */
export interface LogChange {
  amount: number
  /** What changed, drawn. */
  art: JSX.Element
  /** What changed, in words. */
  name: string
}

type AnyView = View<AnySchema, Box>
type AnyEvent = Stamped<GameEvent | ForcedEvent>

/** What the shell gives to a game's board. V: the game's view, E: its events. */
export interface BoardProps<V = AnyView, E = AnyEvent> {
  /** The table as the seat that looks may know it, in the position that is shown. */
  readonly view: V
  /** The seat that looks; −1 when nobody in particular does. */
  readonly seat: number
  /** What that seat may do now; empty while it waits or somebody looks back. */
  readonly choices: readonly Choice[]
  /** Whether a choice can be made at all. */
  readonly interactive: boolean
  /**
   * Plays the move; what is not legal is refused in the prompt bar, with its rule. Settled: the person has said before that it need not be
   * confirmed.
   */
  pick(move: number | MoveData, settled?: boolean): void
  /** Shows why the move is not legal; undefined when it is. */
  why(move: number | MoveData): Reason | undefined
  /** The move under pointer or focus: the prompt bar tells what it leads to. */
  hover(move: number | MoveData | undefined): void
  readonly hovered: number | undefined
  /** For touch: the first tap considers, the button in the prompt bar (or `pick`) does it. */
  consider(move: number | MoveData | undefined): void
  readonly considered: number | undefined
  /** The table after a move; undefined where that would tell something hidden or random. */
  preview(move: number | MoveData): Preview<V, E> | undefined
  /** What has happened up to the shown position, the earliest first: for what was said and lies nowhere on the table. */
  readonly journal: readonly E[]
  readonly lastChange: Change<E>
  /** Whether pieces may travel. */
  readonly motion: boolean
  readonly words: Words<V, E>
  readonly language: Language
  readonly who: Who
  colour(seat: number): SeatColour
  /** The shell's own parts, for the board to put where they belong. All of them must find a place. */
  readonly parts: BoardParts
}

export interface BoardParts {
  header(): JSX.Element
  /** The question, its preview or refusal, undo, restart and confirm; the replay bar while somebody looks back. */
  prompt(): JSX.Element
  log(): JSX.Element
  /** Zoom and pan by touch, wheel or buttons around a drawing. */
  zoom(drawing: () => JSX.Element): JSX.Element
}

/** A game's card on the front page. */
export interface FrontCard {
  readonly title: string
  readonly about: { readonly [L in Language]: string }
  readonly seats: { readonly from: number; readonly to: number }
  /** How long a match takes. */
  readonly minutes: number
  /** A picture of 390×232. */
  Art(): JSX.Element
}

/** What the web shows of a game: `export const web: WebEntry` in its `web.ts`. Without a board the text table serves. */
export interface WebEntry {
  readonly front: FrontCard
  readonly board?: () => Promise<{ readonly board: BoardModule }>
}

export interface BoardModule<V = AnyView, E = AnyEvent> {
  Board(props: BoardProps<V, E>): JSX.Element
  /** What an event changed, for its line in the log. The log is drawn without a board around it too. */
  changes?(event: E, language: Language): readonly LogChange[]
  /** The places that an event is about, as `data-place` or `data-thing` name them: those everybody shares, and those of the seat that looks. */
  places?(event: E, viewer: number): readonly string[]
  /** Kinds of events by which the table is made ready to be counted at the end; they are told before the points. */
  readonly counted?: readonly string[]
  /** What a move will gain and lose for the seat that looks, from the events that it would cause; without it the log's sentences tell. */
  foretell?(events: readonly E[], seat: number, language: Language): string | undefined
  /** Kinds of moves that have no place on the board and become buttons in the prompt bar: pass, sell, stop. */
  readonly buttons?: readonly string[]
  /** Fetches the words of a board that loads them by itself, so that they are there when it is drawn. */
  speak?(language: Language): Promise<unknown>
}

/** The board of a particular game: `export const board: BoardOf<typeof game> = …`. One for another game does not compile. */
export type BoardOf<G> =
  G extends Game<infer S extends Schema, Options, infer E extends GameEvent, infer B extends Box, string>
    ? BoardModule<View<S, B>, Stamped<E | ForcedEvent>>
    : never
