/** Dice Brewing: what is on the table, the order of play and all moves. */
import { defineGame } from '@taproom/engine'
import { proposedV1 } from '../components/proposed.ts'
import { readBox } from '../components/read-box.ts'
import { accelerate, put } from './accelerating.ts'
import { askForPiece, endTurnMove, finishPiece, nextTurn, pass } from './arrangement.ts'
import { brew, decline, nextBrewer } from './brewing.ts'
import { noSwap, pick, reroll, swap, swapColour } from './craft-school.ts'
import { imagine } from './imagine.ts'
import { invariants, transition } from './invariants.ts'
import { outOfPlace } from './out-of-place.ts'
import { place, plant } from './placing.ts'
import { P } from './prompts.ts'
import { buyIngredient, buyToken, finish, keepShop, nextShopper } from './purchasing.ts'
import { refuse } from './refusals.ts'
import { startRound } from './rolling.ts'
import { pointsOf, scoreOf, tieBreaksOf } from './scoring.ts'
import { endRound } from './season.ts'
import { options, setUp } from './set-up.ts'
import { store } from './storing.ts'
import { table } from './table.ts'
import { startTidying, tidy } from './tidying.ts'
import { blockBuilding, blockProtectDie, blockRecipe, extraRoll, raiseDie, takeBackDie } from './tokens.ts'
import { enhance, placeAbroad, secondDiscount, takeOut, tokenDiscount } from './why-not.ts'
import { askInWindow, passWindow } from './windows.ts'

export const diceBrewing = defineGame({
  id: 'dice-brewing',
  versions: [1, 2],
  seats: { from: 2, to: 4 },
  options,
  layout: table,
  box: proposedV1,
  readBox,
  prompts: P,
  auto: ['swap-colour'], // D-07: the only colour names itself; the other automatic answers depend on asides too
  steps: {
    round: startRound,
    window: askInWindow,
    turn: nextTurn,
    piece: askForPiece,
    'piece-done': finishPiece,
    shopper: nextShopper,
    shop: keepShop,
    brewer: nextBrewer,
    tidying: startTidying,
    tidy,
    season: endRound,
  },
  moves: [
    ...[place, plant, accelerate, put, endTurnMove, pass],
    ...[pick, reroll, swapColour, swap, noSwap],
    ...[buyIngredient, buyToken, finish],
    ...[brew, decline],
    ...[store, raiseDie, extraRoll, takeBackDie, blockProtectDie, blockBuilding, blockRecipe, passWindow],
    ...[takeOut, placeAbroad, enhance, secondDiscount, tokenDiscount],
  ],
  setUp,
  outOfPlace,
  stale: refuse['state-changed'],
  seatCount: t => t.seatCount,
  points: pointsOf,
  score: scoreOf,
  tieBreaks: tieBreaksOf,
  imagine,
  invariants,
  transition,
})
