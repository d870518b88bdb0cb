/** A hint: the best moves, and what share of the match each seat may expect. Searched in portions, so that it can be stopped at any time. */
import { type AnyRoom, type AnySchema, type Box, Chance, type View } from '@taproom/engine'
import { ladderOf } from './levels.ts'
import { Search } from './search.ts'

export interface AdvisedMove {
  readonly move: number
  /** The seat's share of the match after it, and how that differs from what it may expect now, all moves considered. */
  readonly share: number
  readonly change: number
}

export interface Advice {
  /** At most three, the best first; none when the seat has nothing to decide. */
  readonly moves: readonly AdvisedMove[]
  /** What each seat may expect of the match, together 1. */
  readonly shares: readonly number[]
  readonly iterations: number
}

const SHOWN = 3
/** Visits: a move that was hardly looked at is no advice. */
const LEAST = 3
/** How much more a hint explores than a player does. */
const EXPLORES = 5

export class AdviceSearch {
  readonly #search: Search
  readonly #view: View<AnySchema, Box>
  readonly #chance = new Chance()
  readonly #before: readonly number[]
  readonly #asked: boolean
  #iterations = 0

  constructor(room: AnyRoom, view: View<AnySchema, Box>, seed: string, nodes: number) {
    this.#view = view
    this.#chance.seed(seed)
    const { style } = ladderOf(room)
    // A player needs the best move only; a hint compares it with others, so more of them are visited.
    const exploring = { curiosity: EXPLORES * style.curiosity, softness: EXPLORES * style.softness }
    this.#search = new Search(room, room.game.seatCount(view), { ...style, ...exploring, nodes })
    this.#before = this.#search.expectedShares(view, this.#chance)
    this.#asked = room.game.legalInView(view).length > 0 && view.prompts.seat === view.viewer
    this.#search.begin()
  }

  /** Thinks on; cheap enough to look up after every call. */
  more(iterations: number): void {
    if (!this.#asked) return
    this.#search.more(this.#view, this.#chance, iterations)
    this.#iterations += iterations
  }

  advice(): Advice {
    const seat = this.#view.viewer
    if (!this.#asked || this.#iterations === 0) return { moves: [], shares: this.#before, iterations: 0 }
    const considered = this.#search.considered(this.#view)
    const shares = this.#search.shares()
    return {
      moves: considered
        .filter((one, i) => i === 0 || one.visits >= LEAST)
        .slice(0, SHOWN)
        .sort((a, b) => (a === considered[0] ? -1 : b === considered[0] ? 1 : b.value - a.value))
        .map(({ move, value }) => ({ move, share: value, change: value - shares[seat] })),
      shares,
      iterations: this.#iterations,
    }
  }

  /** What each seat may expect, without search. */
  get expectedShares(): readonly number[] {
    return this.#before
  }
}
