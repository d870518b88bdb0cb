import { type AnyRoom, type AnySchema, type Box, type Chance, MoveBuffer, type State } from '@taproom/engine'
import type { SearchStyle } from './style.ts'

/** The quick opinion where the adviser has one, else the whole one. */
export function quickOpinion(
  { adviser }: AnyRoom,
  t: State<AnySchema, Box>,
  seat: number,
  moves: MoveBuffer,
  worth: Float64Array,
): void {
  if (adviser?.appraiseQuickly) adviser.appraiseQuickly(t, seat, moves, worth)
  else adviser?.appraise(t, seat, moves, worth)
}

/** The play beyond the tree: the favourite of the adviser, with a random move now and then, or all at random. */
export class Rollout {
  readonly #room: AnyRoom
  readonly #style: SearchStyle
  readonly #moves = new MoveBuffer()
  #worth = new Float64Array(1024)

  constructor(room: AnyRoom, style: SearchStyle) {
    this.#room = room
    this.#style = style
  }

  /** Until enough turns have ended, or until this round: positions are judged between turns, and one that has just ended counts. */
  run(t: State<AnySchema, Box>, turnEnded: boolean, chance: Chance, nextRound = 0): void {
    const { game, adviser } = this.#room
    const { turns, rollout, slips, finish } = this.#style
    const moves = this.#moves
    const toTheEnd = finish <= 1 && (adviser?.judgement?.progress(t) ?? 0) >= finish
    const depth = toTheEnd ? Number.POSITIVE_INFINITY : this.#style.depth
    const lastTurn = t.turn + turns - (turnEnded ? 1 : 0)
    for (let i = 0; i < depth && t.prompts.kind >= 0; i++) {
      if (!toTheEnd && (adviser?.round && nextRound > 0 ? adviser.round(t) >= nextRound : t.turn >= lastTurn)) return
      const seat = t.prompts.seat
      game.legal(t, seat, moves)
      let at = 0
      if (moves.length > 1) {
        if (rollout === 'random' || (chance.next() & 255) < slips) at = chance.below(moves.length)
        else at = this.#favourite(t, seat)
      }
      game.play(t, seat, moves.list[at])
    }
  }

  #favourite(t: State<AnySchema, Box>, seat: number): number {
    const moves = this.#moves
    if (this.#worth.length < moves.length) this.#worth = new Float64Array(moves.length * 2)
    const worth = this.#worth
    quickOpinion(this.#room, t, seat, moves, worth)
    let best = 0
    for (let i = 1; i < moves.length; i++) if (worth[i] > worth[best]) best = i
    return best
  }
}
