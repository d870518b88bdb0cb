import { defineGame } from '@taproom/engine'
import { BOX, HOME, readBox } from '../components/index.ts'
import { buy, buyOn, stop } from './buying.ts'
import { number, spot } from './discs.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { moveFigure } from './moving.ts'
import { decline, hasLostPair, privColour, privilege, privRear } from './privileges.ts'
import { AUTO, P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { roundEnd, roundStart, turnEnd } from './rounds.ts'
import { inSetUp, sell, withdraw } from './sales.ts'
import { gameEnd, points, score } from './scoring.ts'
import { OPTIONS, setUp } from './set-up.ts'
import { enclose, shed } from './sheds.ts'
import { home, marker, nextToChoose, setupStart } from './starting-area.ts'
import { type HeavenAndAle, table } from './table.ts'
import { transition } from './transition.ts'

/** Why a move does not fit what is asked. Whoever has come home is out for the round (HA-6.59). */
function outOfPlace(t: HeavenAndAle, seat: number, kind: string) {
  const asked = t.prompts.kind
  if (asked < 0) return refuse['game-over']
  if (seat !== t.prompts.seat) {
    if (!inSetUp(t) && t.seats[seat]?.at === HOME) return refuse['already-home']
    return refuse['not-your-turn'].with(t.prompts.seat)
  }
  const ownChoice = asked === P.move || asked === P.buy || asked === P.home
  if (kind === 'privilege' && ownChoice) return hasLostPair(t.seats[seat]) ? refuse['pair-lost'] : refuse['no-pair'] // HA-9.2, HA-9.5
  return refuse['wrong-step']
}

export const heavenAndAle = defineGame({
  id: 'heaven-and-ale',
  versions: [1],
  seats: { from: 2, to: 4 },
  options: OPTIONS,
  layout: table,
  box: BOX,
  readBox,
  prompts: P,
  auto: AUTO,
  // The order of play is here: each step pushes what follows it.
  steps: {
    'set-up': nextToChoose,
    'round-start': roundStart,
    enclose,
    'buy-on': buyOn,
    'turn-end': turnEnd,
    'round-end': roundEnd,
    'game-end': gameEnd,
  },
  moves: [
    setupStart,
    marker,
    moveFigure,
    buy,
    stop,
    shed,
    spot,
    number,
    privilege,
    decline,
    privColour,
    privRear,
    home,
    sell,
    withdraw,
  ],
  setUp,
  outOfPlace,
  undoClosed: refuse['undo-closed'],
  seatCount: t => t.seatCount,
  points,
  score,
  imagine,
  invariants,
  transition,
})
