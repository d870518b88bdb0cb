import { type Adviser, copy, MoveBuffer } from '@taproom/engine'
import type { Box } from '../components/box.ts'
import { game } from '../rules/game.ts'
import type { BrewCrafters } from '../rules/table.ts'
import { table } from '../rules/table.ts'
import { evaluate } from './evaluate.ts'

/** Tables to try moves on; made anew only when another box comes along. */
class Bench {
  readonly box: Box
  readonly tried: BrewCrafters
  readonly next: BrewCrafters
  readonly best: BrewCrafters
  readonly moves = new MoveBuffer()

  constructor(box: Box) {
    this.box = box
    this.tried = table.make(box)
    this.next = table.make(box)
    this.best = table.make(box)
  }
}

let bench: Bench | undefined

/** Further decisions of the same turn that are looked at after a move. */
const DEPTH = 8

const isOwnTurn = (t: BrewCrafters, seat: number, turn: number): boolean =>
  t.prompts.kind >= 0 && t.prompts.seat === seat && t.turn === turn

/** The value of the table after the rest of the turn, decision by decision in the way that looks best at once. */
function finishTurn({ tried, next, best, moves }: Bench, seat: number, turn: number): number {
  let value = evaluate(tried, seat)
  for (let depth = 0; depth < DEPTH && isOwnTurn(tried, seat, turn); depth++) {
    game.legal(tried, seat, moves)
    let found = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      copy(tried, next)
      game.play(next, seat, moves.list[i])
      const worth = evaluate(next, seat)
      if (worth <= found) continue
      found = worth
      copy(next, best)
    }
    copy(best, tried)
    value = found
  }
  return value
}

export const adviser: Adviser<BrewCrafters> = {
  evaluate,
  appraise(t, seat, moves, worth) {
    if (bench?.box !== t.box) bench = new Bench(t.box)
    for (let i = 0; i < moves.length; i++) {
      copy(t, bench.tried)
      game.play(bench.tried, seat, moves.list[i])
      worth[i] = finishTurn(bench, seat, t.turn)
    }
  },
}
