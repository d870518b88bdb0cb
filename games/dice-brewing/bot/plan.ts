/** What a player could brew with some dice, card after card. Stocks are packed as in rules/stock.ts. */
import type { Recipe } from '../components/box.ts'
import { COLOURS, DARK, HOPS, INGREDIENTS, LIGHT } from '../components/names.ts'
import { dieOf, isBlocked, lowest, pipsOf } from '../rules/dice.ts'
import { countOf, leastFrom, without } from '../rules/stock.ts'
import { ARRANGEMENT, type DiceBrewing, PURCHASING } from '../rules/table.ts'

/** Points per gold, and what others leave of a card that is brewed a lap later. */
const GOLD = 0.5
const LATER = 0.6
/** How many brews ahead are looked at. */
const DEPTH = 3

export const WEIGHTS = {
  /** What a die is worth beyond its points at the end, per round that is left, up to four. */
  growth: [0.2, 0.2, 0.2, 0.3],
  token: 0.8,
  missingDie: 2.4,
  missingPip: 0.4,
}

/** Rounds that are probably left, this one not counted. */
export function roundsLeft(t: DiceBrewing): number {
  const left = t.box.players[t.seatCount].recipesToEnd - t.brewedTotal
  return Math.max(0, Math.min(Math.ceil(left / (0.85 * t.seatCount)) - 1, t.roundLimit - t.round))
}

/** What one more die of a colour is worth. */
export const dieWorth = (t: DiceBrewing, colour: number, rounds: number): number =>
  t.box.dice[colour].endPoints + WEIGHTS.growth[colour] * Math.min(4, rounds)

/** What a card brings without an enhancement. */
export function cardWorth(t: DiceBrewing, recipe: Recipe, rounds: number): number {
  let worth = t.box.masteryPerBrew + recipe.mastery + GOLD * recipe.gold
  if (recipe.die >= 0 && t.supply[recipe.die] !== 0) worth += dieWorth(t, recipe.die, rounds)
  if (recipe.token >= 0 && t.blackMarket[recipe.token] > 0 && rounds > 0) worth += WEIGHTS.token
  return worth
}

/** Dice of a colour a player can still brew with this round: the storage, and while storing is possible the active zone. */
export function usableStock(t: DiceBrewing, seat: number, colour: number): number {
  const me = t.seats[seat]
  const dice = t.phase <= PURCHASING ? me.active[colour] | me.storage[colour] : me.storage[colour]
  let stock = 0
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const face = t.faces[dieOf(colour, lowest(rest))]
    if (!isBlocked(face) && face !== 0) stock += 1 << (pipsOf(face) << 2)
  }
  return stock
}

/** What is left of a colour's stock after a brew with the least dice that will do; −1 when they do not fit. */
export function afterBrew(recipe: Recipe, colour: number, stock: number): number {
  let left = stock
  for (let i = 0; i < recipe.colours.length; i++) {
    if (recipe.colours[i] !== colour) continue
    const value = leastFrom(left, recipe.minima[i])
    if (value === 0) return -1
    left = without(left, value)
  }
  return left
}

/** The best special ingredient for a card: owned, or to be bought now for what it brings beyond its price. */
function ingredientBonus(t: DiceBrewing, seat: number, recipe: Recipe, owned: number): number {
  const me = t.seats[seat]
  const shopping =
    t.phase === ARRANGEMENT || (t.phase === PURCHASING && t.prompts.seat === seat)
      ? !me.boughtIngredient && t.round >= t.box.marketOpens
      : false
  let best = 0
  for (let kind = 0; kind < INGREDIENTS.length; kind++) {
    const bonus = recipe.ingredientBonus[kind]
    if (!bonus) continue
    const worth = bonus.mastery + GOLD * bonus.gold
    if (owned & (1 << kind)) best = Math.max(best, worth - 0.5)
    else if (shopping && t.market[kind] > 0 && t.box.ingredients[kind].prices[0] <= me.gold)
      best = Math.max(best, worth - GOLD * t.box.ingredients[kind].prices[0] - 0.3)
  }
  return best
}

export function ownedIngredients(t: DiceBrewing, seat: number): number {
  let owned = 0
  for (let kind = 0; kind < INGREDIENTS.length; kind++) if (t.seats[seat].ingredients[kind] > 0) owned |= 1 << kind
  return owned
}

/** The hand a plan is made for: changed before a plan, read by it. Nothing in it outlives a call. */
export class Hand {
  light = 0
  dark = 0
  hops = 0
  skill = 0
  owned = 0

  take(t: DiceBrewing, seat: number): void {
    this.light = usableStock(t, seat, LIGHT)
    this.dark = usableStock(t, seat, DARK)
    this.hops = usableStock(t, seat, HOPS)
    this.skill = usableStock(t, seat, COLOURS.length - 1)
    this.owned = ownedIngredients(t, seat)
  }

  get(colour: number): number {
    return colour === LIGHT ? this.light : colour === DARK ? this.dark : colour === HOPS ? this.hops : this.skill
  }

  set(colour: number, stock: number): void {
    if (colour === LIGHT) this.light = stock
    else if (colour === DARK) this.dark = stock
    else if (colour === HOPS) this.hops = stock
    else this.skill = stock
  }

  add(colour: number, value: number): void {
    this.set(colour, this.get(colour) + (1 << (value << 2)))
  }

  remove(colour: number, value: number): void {
    if (countOf(this.get(colour), value) > 0) this.set(colour, without(this.get(colour), value))
  }
}

/** What the best line of brews with this hand is worth this round. `skip`: slots left out, as bits. */
export function planWorth(t: DiceBrewing, seat: number, hand: Hand, skip: number, rounds: number): number {
  return best(t, seat, hand.light, hand.dark, hand.hops, hand.skill, hand.owned, skip | t.blockedSlots, rounds, DEPTH)
}

function best(
  t: DiceBrewing,
  seat: number,
  light: number,
  dark: number,
  hops: number,
  skill: number,
  owned: number,
  skip: number,
  rounds: number,
  depth: number,
): number {
  let most = 0
  for (let slot = 0; slot < t.row.length; slot++) {
    if (t.row[slot] === 0 || skip & (1 << slot)) continue
    const recipe = t.box.recipes[t.row[slot] - 1]
    const lightLeft = afterBrew(recipe, LIGHT, light)
    if (lightLeft < 0) continue
    const darkLeft = afterBrew(recipe, DARK, dark)
    if (darkLeft < 0) continue
    const hopsLeft = afterBrew(recipe, HOPS, hops)
    if (hopsLeft < 0) continue
    const skillDie = leastFrom(skill, recipe.skillMin)
    const skillBonus = skillDie > 0 ? recipe.skillBonus.mastery + GOLD * recipe.skillBonus.gold : 0
    const bonus = ingredientBonus(t, seat, recipe, owned)
    const skillLeft = skillDie > 0 && skillBonus >= bonus ? without(skill, skillDie) : skill
    let worth = cardWorth(t, recipe, rounds) + Math.max(skillBonus, bonus)
    if (depth > 1)
      worth +=
        LATER * best(t, seat, lightLeft, darkLeft, hopsLeft, skillLeft, owned, skip | (1 << slot), rounds, depth - 1)
    if (worth > most) most = worth
  }
  return most
}

/** Takes the dice of the best line of brews out of the hand: what stays is not needed this round. */
export function spendPlan(t: DiceBrewing, seat: number, hand: Hand, rounds: number): void {
  let skip = t.blockedSlots
  for (let lap = 0; lap < DEPTH; lap++) {
    const slot = bestSlot(t, seat, hand, skip, rounds)
    if (slot < 0) return
    const recipe = t.box.recipes[t.row[slot] - 1]
    hand.light = afterBrew(recipe, LIGHT, hand.light)
    hand.dark = afterBrew(recipe, DARK, hand.dark)
    hand.hops = afterBrew(recipe, HOPS, hand.hops)
    const skillDie = leastFrom(hand.skill, recipe.skillMin)
    if (skillDie > 0) hand.skill = without(hand.skill, skillDie)
    skip |= 1 << slot
  }
}

function bestSlot(t: DiceBrewing, seat: number, hand: Hand, skip: number, rounds: number): number {
  let found = -1
  let most = 0
  for (let slot = 0; slot < t.row.length; slot++) {
    if (skip & (1 << slot)) continue
    const others = ((1 << t.row.length) - 1) & ~(1 << slot)
    const first = best(t, seat, hand.light, hand.dark, hand.hops, hand.skill, hand.owned, skip | others, rounds, 1)
    if (first === 0) continue
    const recipe = t.box.recipes[t.row[slot] - 1]
    const rest = best(
      t,
      seat,
      afterBrew(recipe, LIGHT, hand.light),
      afterBrew(recipe, DARK, hand.dark),
      afterBrew(recipe, HOPS, hand.hops),
      hand.skill,
      hand.owned,
      skip | (1 << slot),
      rounds,
      DEPTH - 1,
    )
    if (first + LATER * rest > most) {
      most = first + LATER * rest
      found = slot
    }
  }
  return found
}

/** How close a stock is to the most promising card: its worth minus what dice and pips are still missing. */
export function targetWorth(t: DiceBrewing, hand: Hand, rolled: Hand, rounds: number): number {
  let most = 0
  for (let slot = 0; slot < t.row.length; slot++) {
    if (t.row[slot] === 0) continue
    const recipe = t.box.recipes[t.row[slot] - 1]
    let worth = cardWorth(t, recipe, rounds)
    for (let colour = LIGHT; colour <= HOPS; colour++)
      worth -= shortage(recipe, colour, hand.get(colour), rolled.get(colour))
    if (worth > most) most = worth
  }
  return most
}

/** `free`: how many other dice of the colour will be rolled next round. */
function shortage(recipe: Recipe, colour: number, stock: number, free: number): number {
  let left = stock
  let dice = free
  let short = 0
  for (let i = 0; i < recipe.colours.length; i++) {
    if (recipe.colours[i] !== colour) continue
    const value = leastFrom(left, recipe.minima[i])
    if (value > 0) left = without(left, value)
    else if (dice > 0) {
      dice--
      short += WEIGHTS.missingPip * (recipe.minima[i] - 1)
    } else short += WEIGHTS.missingDie
  }
  return short
}
