import { type AnyRoom, type AnySchema, type Box, type Chance, MoveBuffer, type State, type View } from '@taproom/engine'
import { Tree } from './tree.ts'

export interface SearchStyle {
  /** Iterations of one decision; results with the same seed and number are the same everywhere. */
  readonly iterations: number
  /** Instead: milliseconds of one decision. */
  readonly ms?: number
  /** How much the adviser's opinion and few visits draw. */
  readonly curiosity: number
  /** Whether moves get a prior from the adviser. */
  readonly advised: boolean
  /** Decisions that are played on beyond the tree before the position is judged; Infinity = to the end. */
  readonly depth: number
  /** How the play beyond the tree goes. */
  readonly rollout: 'greedy' | 'random'
  /** Chance of a random move in a greedy rollout, in 1/256. */
  readonly slips: number
  /** Points of difference that make a clear lead. */
  readonly scale: number
}

export const MASTERLY: SearchStyle = {
  iterations: 2000,
  curiosity: 1.5,
  advised: true,
  depth: 8,
  rollout: 'greedy',
  slips: 16,
  scale: 12,
}

/** A move the search has looked at, best first. */
export interface Considered {
  readonly move: number
  readonly visits: number
  /** 0 to 1: how well the seat stands after it. */
  readonly value: number
}

const NODES = 200_000
const PATH = 512

/**
 * Information-set tree search: every iteration guesses afresh what the view hides, goes down one common tree along moves that are legal
 * in that guess, plays on a little, judges the position for every seat, and credits the path (max^n).
 */
export class Search {
  readonly #room: AnyRoom
  readonly #style: SearchStyle
  readonly #seats: number
  readonly #tree: Tree
  readonly #t: State<AnySchema, Box>
  readonly #moves = new MoveBuffer()
  readonly #fresh = new MoveBuffer()
  readonly #values: Float64Array
  readonly #points: Float64Array
  readonly #path = new Int32Array(PATH)
  #worth = new Float64Array(1024)

  constructor(room: AnyRoom, seats: number, style: SearchStyle = MASTERLY) {
    this.#room = room
    this.#style = style
    this.#seats = seats
    this.#tree = new Tree(NODES, seats)
    this.#t = room.game.make()
    this.#values = new Float64Array(seats)
    this.#points = new Float64Array(seats)
  }

  /** The moves considered, the most visited first. `stop` is asked between iterations. */
  think(view: View<AnySchema, Box>, chance: Chance, stop: () => boolean = () => false): readonly Considered[] {
    const { iterations, ms } = this.#style
    this.#tree.reset()
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
    const most = ms === undefined ? iterations : Number.POSITIVE_INFINITY
    for (let i = 0; i < most; i++) {
      if ((i & 7) === 0 && i > 0 && (performance.now() > until || stop())) break
      this.#iterate(view, chance)
    }
    return this.#considered(view)
  }

  #considered(view: View<AnySchema, Box>): readonly Considered[] {
    const seat = view.viewer
    const moves = this.#room.game.legalInView(view).toArray()
    return moves
      .map(move => {
        const node = this.#tree.child(0, move)
        const visits = node < 0 ? 0 : this.#tree.visits[node]
        return { move, visits, value: visits === 0 ? 0 : this.#tree.value(node, seat) }
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
  }

  #iterate(view: View<AnySchema, Box>, chance: Chance): void {
    const { game } = this.#room
    const t = this.#t
    const tree = this.#tree
    game.imagine(view, chance, t)
    let node = 0
    let length = 0
    this.#path[length++] = node
    while (!game.over(t) && length < PATH) {
      const seat = t.prompts.seat
      game.legal(t, seat, this.#moves)
      const isNew = this.#expand(node, seat)
      const next = this.#select(node, seat, chance)
      if (next < 0) break
      game.play(t, seat, tree.move[next])
      node = next
      this.#path[length++] = node
      if (isNew) break
    }
    this.#playOn(chance)
    this.#judge()
    for (let i = 0; i < length; i++) tree.credit(this.#path[i], this.#values)
  }

  /** Puts the legal moves that the tree does not know yet into it, with their priors; true when it knew none. */
  #expand(node: number, seat: number): boolean {
    const tree = this.#tree
    const moves = this.#moves
    const fresh = this.#fresh
    fresh.length = 0
    for (let i = 0; i < moves.length; i++) if (tree.child(node, moves.list[i]) < 0) fresh.push(moves.list[i])
    if (fresh.length === 0) return false
    if (!tree.hasRoom(fresh.length)) return true
    const isNew = fresh.length === moves.length
    this.#weigh(seat, fresh)
    for (let i = 0; i < fresh.length; i++) tree.add(node, fresh.list[i], this.#worth[i])
    return isNew
  }

  /** The adviser's opinion of these moves as shares of 1, in `#worth`. */
  #weigh(seat: number, moves: MoveBuffer): void {
    if (this.#worth.length < moves.length) this.#worth = new Float64Array(moves.length * 2)
    const worth = this.#worth
    const { adviser } = this.#room
    if (!adviser || !this.#style.advised) {
      worth.fill(1 / moves.length, 0, moves.length)
      return
    }
    adviser.appraise(this.#t, seat, moves, worth)
    let high = Number.NEGATIVE_INFINITY
    let sum = 0
    for (let i = 0; i < moves.length; i++) high = Math.max(high, worth[i])
    for (let i = 0; i < moves.length; i++) sum += worth[i] = Math.exp((worth[i] - high) / SOFTNESS)
    for (let i = 0; i < moves.length; i++) worth[i] /= sum
  }

  #select(node: number, seat: number, chance: Chance): number {
    const tree = this.#tree
    const moves = this.#moves
    const visits = tree.visits[node]
    const urge = this.#style.curiosity * Math.sqrt(visits + 1)
    // A move not yet tried is taken to be a little worse than the position it is made in.
    const untried = visits > 0 ? tree.value(node, seat) - 0.05 : 0.5
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    const from = chance.below(moves.length)
    for (let k = 0; k < moves.length; k++) {
      const i = from + k < moves.length ? from + k : from + k - moves.length
      const child = tree.child(node, moves.list[i])
      if (child < 0) continue
      const n = tree.visits[child]
      const score = (n > 0 ? tree.value(child, seat) : untried) + (urge * tree.prior[child]) / (1 + n)
      if (score > bestScore) {
        bestScore = score
        best = child
      }
    }
    return best
  }

  #playOn(chance: Chance): void {
    const { game, adviser } = this.#room
    const { depth, rollout, slips } = this.#style
    const t = this.#t
    const moves = this.#moves
    for (let i = 0; i < depth && !game.over(t); i++) {
      const seat = t.prompts.seat
      game.legal(t, seat, moves)
      let at = 0
      if (moves.length > 1) {
        if (!adviser || rollout === 'random' || (chance.next() & 255) < slips) at = chance.below(moves.length)
        else at = this.#bestAdvised(seat)
      }
      game.play(t, seat, moves.list[at])
    }
  }

  #bestAdvised(seat: number): number {
    const moves = this.#moves
    if (this.#worth.length < moves.length) this.#worth = new Float64Array(moves.length * 2)
    this.#room.adviser?.appraise(this.#t, seat, moves, this.#worth)
    let best = 0
    for (let i = 1; i < moves.length; i++) if (this.#worth[i] > this.#worth[best]) best = i
    return best
  }

  /** For every seat, its lead over the best other one, squashed to 0…1. */
  #judge(): void {
    const { game, adviser } = this.#room
    const t = this.#t
    const over = game.over(t)
    for (let seat = 0; seat < this.#seats; seat++)
      this.#points[seat] = over || !adviser ? game.points(t, seat) : adviser.evaluate(t, seat)
    for (let seat = 0; seat < this.#seats; seat++) {
      let other = Number.NEGATIVE_INFINITY
      for (let k = 0; k < this.#seats; k++) if (k !== seat && this.#points[k] > other) other = this.#points[k]
      const lead = this.#points[seat] - other
      const share = 1 / (1 + Math.exp(-lead / this.#style.scale))
      // At the very end winning counts, and a larger lead only a little.
      this.#values[seat] = over ? 0.15 * share + 0.85 * (lead > 0 ? 1 : lead < 0 ? 0 : 0.5) : share
    }
  }
}

/** Points that make a move e times as likely in the adviser's eyes. */
const SOFTNESS = 1.5
