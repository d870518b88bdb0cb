/** What is known about playing Dice Brewing well (section 17): a judge of tables and of moves. */
import { type Adviser, type Beliefs, Judge, type MoveBuffer, type NetData, NetJudge } from '@taproom/engine'
import { accelerate, put } from '../rules/accelerating.ts'
import { endTurnMove, pass } from '../rules/arrangement.ts'
import { brew, decline } from '../rules/brewing.ts'
import { noSwap, pick, reroll, swap, swapColour } from '../rules/craft-school.ts'
import { place, plant } from '../rules/placing.ts'
import { buyIngredient, buyToken, finish } from '../rules/purchasing.ts'
import { pointsOf } from '../rules/scoring.ts'
import { store } from '../rules/storing.ts'
import { type DiceBrewing, PURCHASING } from '../rules/table.ts'
import { blockBuilding, blockProtectDie, blockRecipe, extraRoll, raiseDie, takeBackDie } from '../rules/tokens.ts'
import { passWindow } from '../rules/windows.ts'
import { accelerateWorth, placeWorth, plantWorth } from './board.ts'
import { brewWorth, buyIngredientWorth, buyTokenWorth, NEEDED, storeWorth } from './brewing.ts'
import { pickWorth, putWorth, swapColourWorth, swapWorth } from './choices.ts'
import { isFresh, judgement } from './features.ts'
import instinct from './instinct.json' with { type: 'json' }
import net from './net.json' with { type: 'json' }
import { netInputs } from './net-inputs.ts'
import { Situation } from './situation.ts'
import { blockBuildingWorth, blockDieWorth, blockRecipeWorth, hinderWorth, raiseWorth } from './tokens.ts'
import beliefs from './weights.json' with { type: 'json' }

const KIND = 31
const now = new Situation()

/** What one legal move is worth; not placing, not buying and not brewing are worth nothing. */
function worthOf(move: number): number {
  switch (move & KIND) {
    case place.index:
      return placeWorth(now, place.read(move))
    case plant.index:
      return plantWorth(now, plant.read(move))
    case accelerate.index:
      return accelerateWorth(now, accelerate.read(move))
    case put.index:
      return putWorth(now, put.read(move))
    case pick.index:
      return pickWorth(now, pick.read(move))
    case swapColour.index:
      return swapColourWorth(now, swapColour.read(move))
    case swap.index:
      return swapWorth(now, swap.read(move))
    case store.index:
      return storeWorth(now, store.read(move))
    case buyIngredient.index:
      return buyIngredientWorth(now, buyIngredient.read(move))
    case buyToken.index:
      return buyTokenWorth(now, buyToken.read(move))
    case brew.index:
      return brewWorth(now, brew.read(move))
    case raiseDie.index:
      return raiseWorth(now, raiseDie.read(move))
    case extraRoll.index:
      return hinderWorth(now, extraRoll.read(move), 0.6)
    case takeBackDie.index:
      return hinderWorth(now, takeBackDie.read(move), 1)
    case blockProtectDie.index:
      return blockDieWorth(now, blockProtectDie.read(move))
    case blockBuilding.index:
      return blockBuildingWorth(now, blockBuilding.read(move))
    case blockRecipe.index:
      return blockRecipeWorth(now, blockRecipe.read(move))
    case pass.index:
    case endTurnMove.index:
    case finish.index:
    case decline.index:
    case passWindow.index:
    case reroll.index:
    case noSwap.index:
      return 0
    default:
      return -1
  }
}

type JudgeAll = (t: DiceBrewing, into: Float64Array) => void

/** A net judges between two rounds; in the middle of one the weighted features do. */
function judgedBy(net: NetData, plain: Adviser<DiceBrewing>): JudgeAll {
  const judge = new NetJudge(netInputs, net)
  return (t, into) => {
    if (isFresh(t)) judge.judge(t, into)
    else for (let seat = 0; seat < into.length; seat++) into[seat] = plain.evaluate(t, seat)
  }
}

/** An adviser with these beliefs about positions. */
export function adviserWith(believed: Beliefs): Adviser<DiceBrewing> {
  const judge = new Judge(judgement, believed)
  const plain: Adviser<DiceBrewing> = {
    evaluate: (t, seat) => (t.prompts.kind < 0 ? pointsOf(t, seat) : judge.evaluate(t, seat)),
    spread: t => judge.spread(t),
    round: t => t.round,
    judgement,
    netInputs,
    withBeliefs: adviserWith,
    withNet: net => ({ ...plain, evaluateAll: judgedBy(net, plain) }),
    instinct,
    appraise(t: DiceBrewing, seat: number, moves: MoveBuffer, worth: Float64Array): void {
      now.read(t, seat)
      for (let i = 0; i < moves.length; i++) worth[i] = worthOf(moves.list[i])
    },
    /** The same, but in Purchasing a die that the plan needs is stored before anything else is thought about. */
    appraiseQuickly(t: DiceBrewing, seat: number, moves: MoveBuffer, worth: Float64Array): void {
      now.read(t, seat)
      if (t.phase === PURCHASING && now.plan > 0)
        for (let i = 0; i < moves.length; i++) {
          if ((moves.list[i] & KIND) !== store.index || storeWorth(now, store.read(moves.list[i])) < NEEDED) continue
          worth.fill(-1, 0, moves.length)
          worth[i] = NEEDED
          return
        }
      for (let i = 0; i < moves.length; i++) worth[i] = worthOf(moves.list[i])
    },
  }
  return { ...plain, evaluateAll: judgedBy(net, plain) }
}

export const adviser = adviserWith(beliefs)
