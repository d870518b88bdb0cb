import type { Choice, Change as OfEvents } from '@taproom/board'
import type { AnyEvent, AnyView } from './kinds.ts'

/** Everything a screen shows of a match at one moment. */
export interface TableSnapshot {
  /** How many moves have been made. */
  readonly index: number
  /** The position that is shown: `index`, unless somebody looks back. */
  readonly at: number
  readonly live: boolean
  /** The seat that looks; −1 when nobody in particular does. */
  readonly viewer: number
  readonly view: AnyView
  /** The seat that is asked in the shown position; −1 at the end. */
  readonly asked: number
  /** The match is over in the shown position, for good. */
  readonly over: boolean
  /** What the seat that looks may do now. */
  readonly choices: readonly Choice[]
  readonly journal: readonly AnyEvent[]
  /** The seat whose finished turn waits to be confirmed. */
  readonly pending: number | undefined
  /** The seat that the screen must be handed to before it shows anything of it. */
  readonly curtain: number | undefined
  readonly thinking: boolean
  /** The others wait for a word of somebody at this screen. */
  readonly held: boolean
  /** Moves of others are known that are still to be shown, one after the other. */
  readonly behind: boolean
  /** Whether the seat that looks could step in before the seat that is asked. */
  readonly couldInterrupt: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What just happened, for animation and sound: a new one with every move that is played forward. */
export type Change = OfEvents<AnyEvent>
