/**
 * What a seat is judged by: its points, its dice and what it can brew with them. Between two rounds other things count than in the
 * middle of one, so these are features of their own; what the new roll shows is not among them, because it tells nothing about a move made before it.
 */
import type { Judgement } from '@taproom/engine'
import { CS3, HP1, MH1, MH2 } from '../components/board.ts'
import { COLOURS, DARK, HOPS, INGREDIENTS, LIGHT, SEASONS, SKILL } from '../components/names.ts'
import { dieOf, lowest, pipsOf, sizeOf } from '../rules/dice.ts'
import { stockOf } from '../rules/stock.ts'
import { ARRANGEMENT, BREWING, type DiceBrewing, SEED_PIECE } from '../rules/table.ts'
import { countDice } from './dice-count.ts'
import { Cards, Hand, ownedIngredients, planWorth, roundsLeft, targetWorth } from './plan.ts'

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
  'fresh-mastery', // the same between two rounds
  'fresh-gold',
  'fresh-light',
  'fresh-dark',
  'fresh-hops',
  'fresh-skill',
  'fresh-light-later',
  'fresh-dark-later',
  'fresh-hops-later',
  'fresh-skill-later',
  'fresh-seeds',
  'fresh-ingredients',
  'fresh-tokens',
  'fresh-purse', // gold for an ingredient, while one can be bought
  'fresh-outlook', // what the round may bring: the mean plan over a few rolls
  'fresh-target',
  'fresh-stored-pips',
  'fresh-stored-skill',
  'fresh-brews',
  'fresh-priority',
  'fresh-summer', // holds the token in a summer, when everybody has a seed to plant
  'fresh-pairs', // light malt with hops, light with dark malt, all three: most cards ask for several kinds
  'fresh-malts',
  'fresh-sets',
  'fresh-dice-squared',
] as const

/** Where the features between two rounds begin. */
const FRESH = 21

const hand = new Hand()
const rolled = new Hand()
const cards = new Cards()
const own = new Int8Array(COLOURS.length)

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
    into.fill(0)
    if (isFresh(t)) observeFresh(t, seat, into)
    else observeBusy(t, seat, into)
  },
}

/** Nobody has done anything in this round yet. */
export function isFresh(t: DiceBrewing): boolean {
  if (t.phase !== ARRANGEMENT) return false
  for (let seat = 0; seat < t.seatCount; seat++)
    if (t.seats[seat].used !== 0 || t.seats[seat].passed !== 0) return false
  return true
}

function observeBusy(t: DiceBrewing, seat: number, into: Float64Array): void {
  const me = t.seats[seat]
  const rounds = roundsLeft(t)
  const later = Math.min(4, rounds)
  const soon = Math.min(1, rounds)
  into[0] = me.mastery
  into[1] = me.gold
  countDice(t, seat, own)
  for (let colour = LIGHT; colour <= SKILL; colour++) {
    const dice = own[colour]
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
}

function observeFresh(t: DiceBrewing, seat: number, into: Float64Array): void {
  const me = t.seats[seat]
  const rounds = roundsLeft(t)
  const later = Math.min(4, rounds)
  into[FRESH] = me.mastery
  into[FRESH + 1] = me.gold
  countDice(t, seat, own)
  for (let colour = LIGHT; colour <= SKILL; colour++) {
    into[FRESH + 2 + colour] = own[colour]
    into[FRESH + 6 + colour] = own[colour] * later
  }
  into[FRESH + 10] = me.seeds
  let ingredients = 0
  for (let kind = 0; kind < INGREDIENTS.length; kind++) ingredients += me.ingredients[kind]
  into[FRESH + 11] = ingredients
  into[FRESH + 12] = me.tokenCount
  into[FRESH + 13] = Math.min(4, me.gold)
  into[FRESH + 14] = outlook(t, seat, rounds)
  into[FRESH + 15] = nextTarget(t, seat, rounds)
  into[FRESH + 16] = storedPips(t, seat)
  into[FRESH + 17] = sizeOf(me.storage[SKILL])
  into[FRESH + 18] = me.brewed.length
  into[FRESH + 19] = t.holder === seat ? 1 : 0
  into[FRESH + 20] = t.holder === seat && SEASONS[t.season] === 'summer' ? 1 : 0
  const light = own[LIGHT]
  const dark = own[DARK]
  const hops = own[HOPS]
  into[FRESH + 21] = Math.min(light, hops)
  into[FRESH + 22] = Math.min(light, dark)
  into[FRESH + 23] = Math.min(light, dark, hops)
  into[FRESH + 24] = (light + dark + hops) ** 2
}

/** Six rolls in which every die shows each value once. */
const ROLLS = 6

/** The mean plan of the round that begins, whatever was rolled: the stored dice, and the active ones in six rolls. */
export function outlook(t: DiceBrewing, seat: number, rounds: number): number {
  const { active } = t.seats[seat]
  cards.read(t, seat, ownedIngredients(t, seat), rounds)
  for (let colour = LIGHT; colour <= SKILL; colour++) rolled.set(colour, stockOf(t, seat, colour))
  let sum = 0
  for (let roll = 0; roll < ROLLS; roll++) {
    let die = 0
    for (let colour = LIGHT; colour <= SKILL; colour++) {
      let stock = rolled.get(colour)
      for (let rest = active[colour]; rest !== 0; rest &= rest - 1) {
        stock += 1 << (valueIn(roll, die) << 2)
        die++
      }
      hand.set(colour, stock)
    }
    sum += cards.plan(hand, 0)
  }
  return sum / ROLLS
}

/** Multiples of a number below 7, modulo 7, go through 1 to 6, each number in an order of its own. */
const valueIn = (roll: number, die: number): number => (((die % 6) + 1) * (((roll + ((die / 6) | 0)) % 6) + 1)) % 7
