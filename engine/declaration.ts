/** What a game says of itself: the whole contract between a game and the engine. */
import type { Args } from './args.ts'
import type { Chance } from './chance.ts'
import type { Schema } from './fields.ts'
import type { GameEvent, Log } from './journal.ts'
import type { Layout, State } from './layout.ts'
import type { MoveKind } from './moves.ts'
import type { Chosen, Options } from './options.ts'
import type { Refusal } from './refusals.ts'
import type { Score } from './score.ts'

/** Names as numbers: `const P = names(['roll', 'keep'])`, then `P.roll`. Used for kinds of prompts. */
export function names<const N extends readonly string[]>(list: N): { readonly [K in N[number]]: number } {
  return Object.fromEntries(list.map((name, i) => [name, i])) as { readonly [K in N[number]]: number }
}

interface Stepping<T, E extends GameEvent> {
  step(t: T, seat: number, a: number, b: number, c: number, log: Log<E> | null): void
}

/**
 * A part of the order of play without a decision; its frame is already off the stack when it runs.
 * Written as a method, so that a room of one game can stand where any room is asked for.
 */
export type Step<T, E extends GameEvent> = Stepping<T, E>['step']

/** What is in the box: its data with a name, so that a record can say which it was played with. */
export interface Box {
  readonly id: string
}

/** Everything that makes a game. T: its table. */
export interface Declaration<
  S extends Schema,
  O extends Options,
  E extends GameEvent,
  B extends Box,
  P extends string,
> {
  readonly id: string
  /**
   * The versions of the rules that this code can play, the newest last: new matches are played by it, others to their end by the one
   * they began with. A new one is added whenever the same moves would lead to another table; rules ask `t.rules`.
   */
  readonly versions: readonly number[]
  readonly seats: { readonly from: number; readonly to: number }
  readonly options: O
  readonly layout: Layout<S, B>
  /** What the game comes with; an owner may bring another box of the same form. */
  readonly box: B
  /** What it came with in earlier versions of the rules, where that was something else. */
  readonly earlierBoxes?: { readonly [rules: number]: B }
  /** Reads somebody's own box, or tells the path of what is wrong in it. */
  readonly readBox?: (data: unknown) => B | string
  /** All kinds of prompts and steps: `names([...])`. */
  readonly prompts: { readonly [K in P]: number }
  /** Prompts that answer themselves when there is only one answer (asides not counted). */
  readonly auto: readonly NoInfer<P>[]
  readonly steps: { readonly [K in NoInfer<P>]?: Step<State<S, B>, E> }
  readonly moves: readonly MoveKind<State<S, B>, Args, E>[]
  setUp(t: State<S, B>, seats: number, options: Chosen<O>, log: Log<E> | null): void
  /** Why this seat may not play this kind of move now at all; asked only when it does not fit the prompt. */
  outOfPlace(t: State<S, B>, seat: number, kind: string): Refusal
  /** The refusal of a move that was prepared before a disturbing move of another seat. */
  readonly stale?: Refusal
  /** The refusal of an undo past the horizon, where a rule of the game explains it. */
  readonly undoClosed?: Refusal
  seatCount(t: State<S, B>): number
  /** Points now, without allocation: what bots look at. */
  points(t: State<S, B>, seat: number): number
  /** The same points with what they are made of. */
  score(t: State<S, B>, seat: number): Score
  tieBreaks?(t: State<S, B>, seat: number): readonly number[]
  /** Fills the hidden cells of this table with a guess that fits what the viewer knows. */
  imagine(t: State<S, B>, viewer: number, chance: Chance): void
  /** Throws when something that must always be true is not. */
  invariants?(t: State<S, B>): void
  /** Throws when a move broke something that must hold between two tables. */
  transition?(before: State<S, B>, after: State<S, B>, events: readonly E[]): void
}
