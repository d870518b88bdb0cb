import type { AnyRoom, Reason, Score, Table, Who } from '@taproom/engine'
import type { Picture, Step } from './picture.ts'
import type { Preview } from './preview.ts'
import type { Sitter } from './sitters.ts'

/** A match as the views of a table see it, wherever it is played: on this device, or on a server. */
export interface TableMatch {
  readonly room: AnyRoom
  readonly sitters: readonly Sitter[]
  /** Whether seats keep things from each other. */
  readonly secrets: boolean
  /** Whether several people sit around this screen. */
  readonly shared: boolean
  readonly who: Who
  readonly picture: () => Picture
  readonly step: () => Step
  readonly refusal: () => Reason | undefined
  /** The move under the pointer or the focus. */
  readonly hovered: () => number | undefined
  /** The move that was tapped once and waits for its button. */
  readonly considered: () => number | undefined
  /** A bot could not think; `goOn` asks again. */
  readonly botTrouble: () => boolean
  /** The match with everything that was ever hidden: always on this device, from a server when it is over. */
  readonly whole: () => Table | undefined
  /** Points in the shown position, where they can be told. */
  readonly scores: () => readonly Score[] | undefined

  /** Plays a legal move of the seat that looks; otherwise shows why not. */
  /** Settled: the person has said before that it need not be confirmed. */
  pick(move: number, settled?: boolean): boolean
  /** Why the seat that looks may not play this, shown until the next choice. */
  why(move: number): Reason | undefined
  hover(move: number | undefined): void
  consider(move: number | undefined): void
  preview(move: number): Preview | undefined
  undo(): void
  redo(): void
  restartTurn(): void
  confirm(): void
  /** Looks at the position after so many moves; the match goes on meanwhile. */
  look(at: number): void
  /** Stays in the look-back at the last position, so that a replay can end there without leaving. */
  lookBack(at: number): void
  returnToMatch(): void
  liftCurtain(): void
  lookAs(seat: number): void
  hold(): void
  goOn(): void
}
