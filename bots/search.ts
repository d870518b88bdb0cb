import { type AnyRoom, type AnySchema, type Box, type Chance, MoveBuffer, type State, type View } from '@taproom/engine'
import { quickOpinion, Rollout } from './rollout.ts'
import { Scenarios } from './scenarios.ts'
import type { SearchStyle } from './style.ts'
import { Tree } from './tree.ts'
import { winShares } from './win-shares.ts'

/** A move the search has looked at, best first. */
export interface Considered {
  readonly move: number
  readonly visits: number
  /** 0 to 1: the seat's share of the match after it. */
  readonly value: number
}

const PATH = 512

/**
 * Information-set tree search: every iteration takes a guess of what the view hides, with fresh dice, goes down one common tree along
 * moves that are legal in that guess, plays on a little, judges the position for every seat, and credits the path (max^n).
 */
export class Search {
  readonly #room: AnyRoom
  readonly #style: SearchStyle
  readonly #seats: number
  readonly #tree: Tree
  readonly #t: State<AnySchema, Box>
  readonly #scenarios: Scenarios
  readonly #moves = new MoveBuffer()
  readonly #children = new Int32Array(4096)
  readonly #fresh = new MoveBuffer()
  readonly #values: Float64Array
  readonly #rollout: Rollout
  readonly #path = new Int32Array(PATH)
  #worth = new Float64Array(1024)
  readonly #firstPoints: Float64Array

  constructor(room: AnyRoom, seats: number, style: SearchStyle) {
    this.#room = room
    this.#style = seats > 2 ? { ...style, ...style.crowded } : style
    this.#seats = seats
    this.#tree = new Tree(style.nodes, seats)
    this.#t = room.game.make()
    this.#values = new Float64Array(seats)
    this.#firstPoints = new Float64Array(seats)
    this.#rollout = new Rollout(room, this.#style)
    this.#scenarios = new Scenarios(room, style.worlds)
  }

  /** The moves considered, the most visited first. `stop` is asked between iterations. */
  think(view: View<AnySchema, Box>, chance: Chance, stop?: () => boolean): readonly Considered[] {
    this.begin()
    const { iterations, ms } = this.#style
    const clock = this.#style.clock ?? now
    const until = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms
    for (let i = 0; i < iterations; i++) {
      if ((i & 7) === 0 && i > 0) {
        if (stop?.() || (ms !== undefined && clock() > until)) break
        if ((i & 63) === 0 && this.#isDecided(iterations - i)) break
      }
      this.#iterate(view, chance, i)
    }
    return this.considered(view)
  }

  /** For callers that think in portions: an empty tree, then `more`, then `considered` and `shares`. */
  begin(): void {
    this.#tree.reset()
    this.#scenarios.begin()
  }

  more(view: View<AnySchema, Box>, chance: Chance, iterations: number): void {
    const done = this.#tree.visits[0]
    for (let i = 0; i < iterations; i++) this.#iterate(view, chance, done + i)
  }

  considered(view: View<AnySchema, Box>): readonly Considered[] {
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

  /** How everybody stands as the table is, without thinking: the mean over a few guesses. */
  expectedShares(view: View<AnySchema, Box>, chance: Chance): readonly number[] {
    const sums = new Float64Array(this.#seats)
    const guesses = 8
    for (let guess = 0; guess < guesses; guess++) {
      this.#room.game.imagine(view, chance, this.#t)
      winShares(this.#room, this.#t, this.#style.scale, this.#values)
      for (let seat = 0; seat < this.#seats; seat++) sums[seat] += this.#values[seat] / guesses
    }
    return [...sums]
  }

  /** What each seat may expect of the match, together 1. */
  shares(): readonly number[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#tree.value(0, seat))
  }

  /** Whether the most visited move keeps its place even if all that is left goes to another one. */
  #isDecided(left: number): boolean {
    const { visits } = this.#tree
    let first = 0
    let second = 0
    for (let i = 0; i < this.#rootMoves; i++) {
      const n = visits[this.#root[i]]
      if (n > first) {
        second = first
        first = n
      } else if (n > second) second = n
    }
    return first - second > left
  }

  readonly #root = new Int32Array(4096)
  #rootMoves = 0

  #iterate(view: View<AnySchema, Box>, chance: Chance, iteration: number): void {
    const { game, adviser } = this.#room
    const { rounds, paired } = this.#style
    const t = this.#t
    const tree = this.#tree
    const scenarios = this.#scenarios
    const first = paired && iteration > 0 ? this.#selectFirst(view.prompts.seat, chance) : -1
    if (paired) scenarios.set(view, chance, first < 0 ? 0 : tree.visits[first], t)
    else scenarios.guess(view, chance, iteration, t)
    let node = 0
    let length = 0
    this.#path[length++] = node
    let turnEnded = false
    const beyond = t.turn + this.#style.span
    const round = rounds > 0 ? (adviser?.round?.(t) ?? 0) : 0
    while (t.prompts.kind >= 0 && length < this.#style.reach && t.turn < beyond) {
      const seat = t.prompts.seat
      const next = node === 0 && first > 0 ? first : this.#next(node, seat, chance)
      if (next < 0) break
      const { turn } = t
      game.play(t, seat, tree.move[next])
      turnEnded = t.turn !== turn
      node = next
      this.#path[length++] = node
      // A position met for the first time is only judged; it is expanded when the search comes back to it.
      if (tree.visits[node] === 0) break
      if (round > 0 && adviser?.round?.(t) !== round) break
    }
    this.#rollout.run(t, turnEnded, chance, round > 0 ? round + rounds : 0)
    winShares(this.#room, this.#t, this.#style.scale, this.#values, this.#style.margin)
    if (this.#style.ambition > 0) this.#addPoints(iteration)
    for (let i = 0; i < length; i++) tree.credit(this.#path[i], this.#values)
    if (paired && length > 1) {
      const move = this.#path[1]
      scenarios.note(move, tree.visits[move], this.#values[view.prompts.seat])
    }
  }

  /** The next node from here, moves that are new to the tree included. */
  #next(node: number, seat: number, chance: Chance): number {
    this.#room.game.legal(this.#t, seat, this.#moves)
    const isNew = this.#expand(node, seat)
    if (node === 0 && isNew) this.#keepRoot()
    return this.#select(node, seat, chance)
  }

  /** Which move is looked at, before it is known in which scenario: those of the root are legal in all of them. */
  #selectFirst(seat: number, chance: Chance): number {
    this.#moves.length = this.#rootMoves
    let leader = this.#root[0]
    for (let i = 0; i < this.#rootMoves; i++) {
      const child = this.#root[i]
      this.#children[i] = child
      if (this.#tree.visits[child] > this.#tree.visits[leader]) leader = child
    }
    return this.#select(0, seat, chance, leader)
  }

  /** Mixes points of one's own into the shares, compared with what the first iteration found. */
  #addPoints(iteration: number): void {
    const { game, adviser } = this.#room
    const { ambition } = this.#style
    const t = this.#t
    const over = t.prompts.kind < 0
    for (let seat = 0; seat < this.#seats; seat++) {
      const points = over || !adviser ? game.points(t, seat) : adviser.evaluate(t, seat)
      if (iteration === 0) this.#firstPoints[seat] = points
      const part = Math.max(0, Math.min(1, 1 / this.#seats + (points - this.#firstPoints[seat]) / CLEAR_POINTS))
      this.#values[seat] += ambition * (part - this.#values[seat])
    }
  }

  #keepRoot(): void {
    this.#rootMoves = 0
    for (let i = 0; i < this.#moves.length && i < this.#root.length; i++)
      if (this.#children[i] >= 0) this.#root[this.#rootMoves++] = this.#children[i]
  }

  /**
   * Puts the most promising legal moves that the tree does not know yet into it, with their priors; true when it knew none.
   * Afterwards `#children` holds the node of every legal move, −1 for those left out.
   */
  #expand(node: number, seat: number): boolean {
    const tree = this.#tree
    const moves = this.#moves
    const fresh = this.#fresh
    const children = this.#children
    fresh.length = 0
    for (let i = 0; i < moves.length; i++) {
      const child = tree.child(node, moves.list[i])
      children[i] = child
      if (child < 0) fresh.push(moves.list[i])
    }
    const breadth = Math.min(this.#style.breadth, moves.length)
    const known = moves.length - fresh.length
    // In another guess other moves may be legal: they are added only where too few of those already chosen are.
    if (fresh.length === 0 || 2 * known >= breadth) return false
    const count = Math.min(breadth - known, fresh.length)
    if (!tree.hasRoom(count)) return known === 0
    this.#weigh(seat, fresh)
    const worth = this.#worth
    for (let k = 0; k < count; k++) {
      let at = k
      if (count < fresh.length) for (let i = (at = 0); i < fresh.length; i++) if (worth[i] > worth[at]) at = i
      tree.add(node, fresh.list[at], worth[at])
      worth[at] = -1
    }
    for (let i = 0; i < moves.length; i++) if (children[i] < 0) children[i] = tree.child(node, moves.list[i])
    return known === 0
  }

  /** The adviser's opinion of these moves as shares of 1, in `#worth`. */
  #weigh(seat: number, moves: MoveBuffer): void {
    const worth = this.#roomFor(moves.length)
    if (moves.length === 1 || !this.#style.advised) {
      worth.fill(1 / moves.length, 0, moves.length)
      return
    }
    if (this.#style.careful) this.#room.adviser?.appraise(this.#t, seat, moves, worth)
    else quickOpinion(this.#room, this.#t, seat, moves, worth)
    let high = Number.NEGATIVE_INFINITY
    let sum = 0
    for (let i = 0; i < moves.length; i++) if (worth[i] > high) high = worth[i]
    for (let i = 0; i < moves.length; i++) sum += worth[i] = Math.exp((worth[i] - high) / this.#style.softness)
    for (let i = 0; i < moves.length; i++) worth[i] /= sum
  }

  #roomFor(count: number): Float64Array {
    if (this.#worth.length < count) this.#worth = new Float64Array(count * 2)
    return this.#worth
  }

  /** `leader`: the most visited move, where all meet the same scenarios: how it fared in those another one has not met yet is known. */
  #select(node: number, seat: number, chance: Chance, leader = -1): number {
    const tree = this.#tree
    const most = leader < 0 ? 0 : tree.visits[leader]
    const { advised, curiosity } = this.#style
    const children = this.#children
    const count = this.#moves.length
    const visits = tree.visits[node]
    const urge = curiosity * (advised ? Math.sqrt(visits + 1) : Math.sqrt(Math.log(visits + 1)))
    // A move not yet tried is taken to be a little worse than the position it is made in; the textbook tries everything once.
    const untried = !advised ? 1e6 : visits > 0 ? tree.value(node, seat) - this.#style.doubt : 0.5
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    const from = chance.below(count)
    for (let k = 0; k < count; k++) {
      const i = from + k < count ? from + k : from + k - count
      const child = children[i]
      if (child < 0) continue
      const n = tree.visits[child]
      let value = n > 0 ? tree.value(child, seat) : untried
      if (n > 0 && n < most) value += this.#scenarios.luck(leader, n, most)
      const score = value + (advised ? (urge * tree.prior[child]) / (1 + n) : n > 0 ? urge / Math.sqrt(n) : 0)
      if (score > bestScore) {
        bestScore = score
        best = child
      }
    }
    return best
  }
}

const now = (): number => performance.now()

/** Points that are worth as much as the whole match. */
const CLEAR_POINTS = 40
