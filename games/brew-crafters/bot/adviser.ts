import { type Adviser, type Beliefs, copy, Judge, KIND_BITS, MoveBuffer } from '@taproom/engine'
import type { Box } from '../components/box.ts'
import { game } from '../rules/game.ts'
import { trade } from '../rules/partnerships.ts'
import type { BrewCrafters } from '../rules/table.ts'
import { table } from '../rules/table.ts'
import { compareWithin, judgement } from './features.ts'
import instinct from './instinct.json' with { type: 'json' }
import { quickWorth } from './quick-worth.ts'
import beliefs from './weights.json' with { type: 'json' }

/** Tables to try moves on; made anew only when another box or version of the rules comes along. */
class ScratchTables {
  readonly box: Box
  readonly rules: number
  readonly tried: BrewCrafters
  readonly next: BrewCrafters
  readonly best: BrewCrafters
  readonly moves = new MoveBuffer()

  constructor({ box, rules }: BrewCrafters) {
    this.box = box
    this.rules = rules
    this.tried = table.make(box, rules)
    this.next = table.make(box, rules)
    this.best = table.make(box, rules)
  }
}

let scratch: ScratchTables | undefined

function scratchFor(t: BrewCrafters): ScratchTables {
  if (scratch?.box !== t.box || scratch.rules !== t.rules) scratch = new ScratchTables(t)
  return scratch
}

const KIND_MASK = (1 << KIND_BITS) - 1

/** Further decisions of the same turn that are looked at after a move. */
const DEPTH = 8

const isOwnTurn = (t: BrewCrafters, seat: number, turn: number): boolean =>
  t.prompts.kind >= 0 && t.prompts.seat === seat && t.turn === turn

/**
 * An adviser with these beliefs about positions. Moves are compared by instinct: weights set by hand that make a single action worth its
 * price, which no fit to whole matches finds, because there everybody takes the same number of actions.
 */
export function adviserWith(believed: Beliefs): Adviser<BrewCrafters> {
  const judge = new Judge(judgement, believed)
  const byInstinct = new Judge(judgement, instinct)
  const evaluate = (t: BrewCrafters, seat: number): number =>
    t.prompts.kind < 0 ? game.points(t, seat) : byInstinct.evaluate(t, seat)

  /** The value of the table after the rest of the turn, decision by decision in the way that looks best at once. */
  function finishTurn({ tried, next, best, moves }: ScratchTables, seat: number, turn: number): number {
    let value = evaluate(tried, seat)
    for (let depth = 0; depth < DEPTH && isOwnTurn(tried, seat, turn); depth++) {
      game.legal(tried, seat, moves)
      let found = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) {
        // A trade is a decision of its own; here it would only put off the end of the turn.
        if ((moves.list[i] & KIND_MASK) === trade.index) continue
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

  return {
    evaluate: (t, seat) => (t.prompts.kind < 0 ? game.points(t, seat) : judge.evaluate(t, seat)),
    spread: t => judge.spread(t),
    judgement,
    withBeliefs: adviserWith,
    appraise(t, seat, moves, worth) {
      const here = scratchFor(t)
      compareWithin(t.turn)
      for (let i = 0; i < moves.length; i++) {
        copy(t, here.tried)
        game.play(here.tried, seat, moves.list[i])
        worth[i] = finishTurn(here, seat, t.turn)
      }
      compareWithin(-1)
    },
    appraiseQuickly(t, seat, moves, worth) {
      if (quickWorth(t, seat, moves, worth)) return
      const { tried } = scratchFor(t)
      compareWithin(t.turn)
      for (let i = 0; i < moves.length; i++) {
        copy(t, tried)
        game.play(tried, seat, moves.list[i])
        worth[i] = evaluate(tried, seat)
      }
      compareWithin(-1)
    },
  }
}

export const adviser = adviserWith(beliefs)
