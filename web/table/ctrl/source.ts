import type { AnyRoom, Reason, Table } from '@taproom/engine'
import type { Question } from '../../bots/thinker.ts'
import type { AnyEvent, AnyView } from './kinds.ts'
import type { SeatedPlayer } from './players.ts'
import type { Preview } from './preview.ts'
import type { TableFacts } from './screen.ts'
import type { Change } from './snapshot.ts'

/** What a source tells of by itself. */
export interface Notice {
  /** Moves that were made or taken back elsewhere. */
  readonly change?: Change
  /** Why something that people here wanted does not happen. */
  readonly reason?: Reason
}

/** Where a match is played: on this device, or on a server. It knows the table; the controller knows the screen. */
export interface TableSource extends TableFacts {
  readonly room: AnyRoom
  readonly players: readonly SeatedPlayer[]
  /** Whether it is being played; a match that was ended before its end asks nobody. */
  readonly running: boolean
  /** Whether the person of this seat may do something now, here. */
  mayAct(seat: number): boolean
  /** The table after so many moves, as a seat may know it. */
  view(seat: number, at: number): AnyView
  /** What happened, as a seat may know it, from a position on. */
  journal(seat: number, from?: number): readonly AnyEvent[]
  legal(seat: number): readonly number[]
  refusal(seat: number, move: number): Reason | undefined
  /** What a move leads to; undefined where that would tell something hidden or random. */
  preview(seat: number, move: number): Preview | undefined
  /** Plays a move, or says why not. `confirms`: if it ends the turn, it can be taken back until `settle`. */
  play(seat: number, move: number, confirms: boolean): Reason | undefined
  canUndo(seat: number): boolean
  canRedo(seat: number): boolean
  undo(seat: number): void
  redo(seat: number): void
  restartTurn(seat: number): void
  /** What ended a turn stands, and the match goes on. */
  settle(): void
  /** The match with everything that was ever hidden: always on this device, from a server when it is over. */
  whole(): Table | undefined
  /** Writes down what is new, once it has been painted. */
  keep?(): void
  /** Loads positions that were never seen here; undefined when there is nothing to wait for. */
  loadPast?(): Promise<unknown> | undefined
  /** Told of what happens elsewhere. */
  listen?(hear: (notice: Notice) => void): void
  /** Whether moves of others wait to be shown, and whether they are held back. */
  readonly behind?: boolean
  readonly held?: boolean
  /** What others do is shown only when the screen is let go on. */
  hold?(held: boolean): void
  /** What the bot of this seat is asked, where bots think on this device. */
  botQuestion?(seat: number): Question
}
