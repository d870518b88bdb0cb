import type { Choice, Step as Happened } from '@taproom/board'
import type { AnyRoom, MatchRecord, Table } from '@taproom/engine'
import type { Thinker } from '../../bots/thinker.ts'
import type { AnyEvent, AnyView } from './kinds.ts'
import type { Sitter } from './sitters.ts'

/** What the person set: how turns end, how fast bots play, whether they leave time for an interrupt. */
export interface Manners {
  readonly confirm: 'ask' | 'auto'
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly pace: number
  /** Milliseconds a bot waits when somebody could interrupt it. */
  readonly window: number
}

/** The match as it is kept: its record and how many of its moves are confirmed. */
export interface Kept {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
  readonly confirmed: number
}

export interface MatchWishes {
  readonly room: AnyRoom
  readonly table: Table
  readonly sitters: readonly Sitter[]
  readonly thinker: Thinker
  readonly manners: () => Manners
  readonly confirmed?: number
  /** When the picture of a change has been seen: then it is kept, and bots go on. Without it, at once. */
  readonly later?: (act: () => void) => void
  /** Told after every change of the match. */
  readonly keep?: (kept: Kept) => void
}

/** Everything a screen shows of the match at one moment. */
export interface Picture {
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
  readonly over: boolean
  /** What the seat that looks may do now. */
  readonly choices: readonly Choice[]
  readonly journal: readonly AnyEvent[]
  /** The seat whose finished turn waits to be confirmed. */
  readonly pending: number | undefined
  /** The seat that the screen must be handed to before it shows anything of it. */
  readonly curtain: number | undefined
  readonly thinking: boolean
  readonly held: boolean
  /** Whether the seat that looks could step in before the seat that is asked. */
  readonly couldInterrupt: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What just happened, for animation and sound: a new one with every move that is played forward. */
export type Step = Happened<AnyEvent>
