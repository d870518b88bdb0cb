import { type AnyRoom, type AnySchema, type Box, Chance, copy, type State, type View } from '@taproom/engine'

/** Scenarios that can be set up again; later ones have fresh dice. */
const KEPT = 4096

/**
 * Guesses of what a view hides, and the dice that go with them. As scenarios they have an order, and every move of the root meets them in
 * that order: its first visit the first, and so on. Two moves are then compared in the same luck, most of which cancels out.
 */
export class Scenarios {
  readonly #room: AnyRoom
  readonly #most: number
  readonly #worlds: State<AnySchema, Box>[] = []
  readonly #seeds = new Int32Array(4 * KEPT)
  readonly #words = new Int32Array(4)
  readonly #again = new Chance(this.#words)
  #known = 0
  /** For every move of the root the sum of what its visits brought, after each of them. */
  readonly #sums: Float64Array[] = []

  constructor(room: AnyRoom, worlds: number) {
    this.#room = room
    this.#most = worlds
  }

  begin(): void {
    this.#known = 0
  }

  /** A guess with fresh dice. Guesses are kept: making one costs more than an iteration, copying one next to nothing. */
  guess(view: View<AnySchema, Box>, chance: Chance, iteration: number, t: State<AnySchema, Box>): void {
    const at = iteration % this.#most
    const world = this.#world(at)
    if (iteration === at) this.#room.game.imagine(view, chance, world)
    copy(world, t)
    t.chance.seedFrom(chance)
  }

  /** The nth scenario. */
  set(view: View<AnySchema, Box>, chance: Chance, n: number, t: State<AnySchema, Box>): void {
    if (n >= KEPT) {
      this.guess(view, chance, n, t)
      return
    }
    const at = n % this.#most
    const world = this.#world(at)
    const seeds = this.#seeds
    if (n >= this.#known) {
      if (n === at) this.#room.game.imagine(view, chance, world)
      for (let i = 4 * n; i < 4 * n + 4; i++) seeds[i] = chance.next()
      this.#known = n + 1
    }
    copy(world, t)
    for (let i = 0; i < 4; i++) this.#words[i] = seeds[4 * n + i]
    t.chance.seedFrom(this.#again)
  }

  #world(at: number): State<AnySchema, Box> {
    if (at >= this.#worlds.length) this.#worlds.push(this.#room.game.make())
    return this.#worlds[at]
  }

  /** What a move of the root brought at its nth visit. */
  note(move: number, n: number, value: number): void {
    if (n > KEPT) return
    while (this.#sums.length <= move) this.#sums.push(new Float64Array(KEPT + 1))
    const sums = this.#sums[move]
    sums[n] = sums[n - 1] + value
  }

  /** How much better a move did in all its scenarios than in the first n. */
  luck(move: number, n: number, all: number): number {
    if (n >= all || n >= KEPT) return 0
    const last = Math.min(all, KEPT)
    const sums = this.#sums[move]
    return sums[last] / last - sums[n] / n
  }
}
