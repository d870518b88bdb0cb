/** What a seat is judged by: its points, its dice and what it can brew with them. */
import type { Judgement } from '@taproom/engine'
import { CS3, HP1, MH1, MH2 } from '../components/board.ts'
import { HOPS, INGREDIENTS, LIGHT, SKILL } from '../components/names.ts'
import { dieOf, lowest, pipsOf, sizeOf } from '../rules/dice.ts'
import { ownDice } from '../rules/scoring.ts'
import { BREWING, type DiceBrewing, SEED_PIECE } from '../rules/table.ts'
import { Hand, planWorth, roundsLeft, targetWorth } from './plan.ts'

export const FEATURES = [
  'mastery',
  'gold',
  'light', // dice of each colour, and the same times the rounds in which they can still be used
  'dark',
  'hops',
  'skill',
  'light-later',
  'dark-later',
  'hops-later',
  'skill-later',
  'seeds', // unplaced
  'planted', // seeds on fields: each becomes a die
  'roasting', // dice that become better ones in Tidying
  'training',
  'ingredients',
  'tokens',
  'plan', // the best line of brews with the dice at hand this round
  'target', // how near the stored dice are to a card of the next round
  'stored-pips', // what the stored dice show, while rounds are left
  'brews', // recipes brewed
  'priority', // holds the Season/Priority token
] as const

const hand = new Hand()
const rolled = new Hand()

function storedPips(t: DiceBrewing, seat: number): number {
  const { storage } = t.seats[seat]
  let pips = 0
  for (let colour = LIGHT; colour <= HOPS; colour++)
    for (let rest = storage[colour]; rest !== 0; rest &= rest - 1) pips += pipsOf(t.faces[dieOf(colour, lowest(rest))])
  return pips
}

/** What the stored dice are near to, the active ones being rolled again. */
function nextTarget(t: DiceBrewing, seat: number, rounds: number): number {
  const { active } = t.seats[seat]
  for (let colour = LIGHT; colour <= HOPS; colour++) {
    let stock = 0
    for (let rest = t.seats[seat].storage[colour]; rest !== 0; rest &= rest - 1)
      stock += 1 << (pipsOf(t.faces[dieOf(colour, lowest(rest))]) << 2)
    hand.set(colour, stock)
    rolled.set(colour, sizeOf(active[colour]))
  }
  return targetWorth(t, hand, rolled, rounds)
}

export const judgement: Judgement<DiceBrewing> = {
  features: FEATURES,
  progress: t => Math.min(1, t.brewedTotal / t.box.players[t.seatCount].recipesToEnd),
  observe(t, seat, into) {
    const me = t.seats[seat]
    const rounds = roundsLeft(t)
    const later = Math.min(4, rounds)
    const soon = Math.min(1, rounds)
    into[0] = me.mastery
    into[1] = me.gold
    for (let colour = LIGHT; colour <= SKILL; colour++) {
      const dice = ownDice(t, seat, colour)
      into[2 + colour] = dice
      into[6 + colour] = dice * later
    }
    into[10] = me.seeds
    into[11] = (me.inputs[MH1] === SEED_PIECE ? 1 : 0) + (me.inputs[HP1] === SEED_PIECE ? 1 : 0)
    into[12] = me.inputs[MH2] > 0 ? 1 : 0
    into[13] = me.inputs[CS3] > 0 ? 1 : 0
    let ingredients = 0
    for (let kind = 0; kind < INGREDIENTS.length; kind++) ingredients += me.ingredients[kind]
    into[14] = ingredients * soon
    into[15] = me.tokenCount * soon
    if (t.phase <= BREWING) hand.take(t, seat)
    into[16] = t.phase <= BREWING ? planWorth(t, seat, hand, 0, rounds) : 0
    into[17] = rounds > 0 ? nextTarget(t, seat, rounds) : 0
    into[18] = rounds > 0 ? storedPips(t, seat) : 0
    into[19] = me.brewed.length
    into[20] = t.holder === seat && rounds > 0 ? 1 : 0
  },
}
