/** One turn ahead: plays the most promising moves to the end of the turn and takes the one after which its seat stands best. */
import { type AnyRoom, copy, MoveBuffer } from '@taproom/engine'
import type { Player } from './players.ts'

export interface OneTurnStyle {
  /** How many moves are tried. */
  readonly breadth: number
  /** How much the adviser's opinion of the move counts beside the judgement of the table after it. */
  readonly trust: number
  readonly guesses: number
}

/** Decisions of the same turn after the first. */
const DEPTH = 10

export function oneTurnAhead(room: AnyRoom, style: OneTurnStyle): Player | string {
  const { game, adviser } = room
  if (!adviser) return `${game.id} has no adviser, so nobody can follow it`
  const guesses = Array.from({ length: style.guesses }, () => game.make())
  const tried = game.make()
  const later = new MoveBuffer()
  let worth = new Float64Array(1024)
  let opinion = new Float64Array(1024)

  const bestOf = (values: Float64Array, count: number): number => {
    let best = 0
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i
    return best
  }

  /** The lead over the best other seat when the turn is over. */
  const afterTurn = (seat: number, seats: number, turn: number): number => {
    for (let i = 0; i < DEPTH && tried.prompts.kind >= 0 && tried.prompts.seat === seat && tried.turn === turn; i++) {
      game.legal(tried, seat, later)
      if (worth.length < later.length) worth = new Float64Array(later.length * 2)
      if (later.length > 1) adviser.appraise(tried, seat, later, worth)
      game.play(tried, seat, later.list[later.length > 1 ? bestOf(worth, later.length) : 0])
    }
    let other = Number.NEGATIVE_INFINITY
    for (let one = 0; one < seats; one++) if (one !== seat) other = Math.max(other, adviser.evaluate(tried, one))
    return adviser.evaluate(tried, seat) - other
  }

  return {
    sees: 'view',
    choose(moves, chance, view) {
      if (moves.length === 1) return moves.list[0]
      const seat = view.viewer
      const seats = game.seatCount(view)
      if (opinion.length < moves.length) opinion = new Float64Array(moves.length * 2)
      for (const guess of guesses) game.imagine(view, chance, guess)
      adviser.appraise(guesses[0], seat, moves, opinion)
      let best = moves.list[0]
      let most = Number.NEGATIVE_INFINITY
      for (let k = 0; k < Math.min(style.breadth, moves.length); k++) {
        const at = bestOf(opinion, moves.length)
        let value = style.trust * opinion[at]
        for (const guess of guesses) {
          copy(guess, tried)
          game.play(tried, seat, moves.list[at])
          value += afterTurn(seat, seats, guess.turn) / guesses.length
        }
        if (value > most) {
          most = value
          best = moves.list[at]
        }
        opinion[at] = Number.NEGATIVE_INFINITY
      }
      return best
    },
  }
}
