/** What a player could brew with some dice, card after card. Stocks are packed as in rules/stock.ts. */
import { MOST_SLOTS, type Recipe } from '../components/box.ts'
import { COLOURS, DARK, HOPS, INGREDIENTS, LIGHT } from '../components/names.ts'
import { dieOf, isBlocked, lowest, pipsOf } from '../rules/dice.ts'
import { countOf, without } from '../rules/stock.ts'
import { ARRANGEMENT, type DiceBrewing, PURCHASING } from '../rules/table.ts'
import instinct from './instinct.json' with { type: 'json' }

/** How many brews ahead are looked at. */
const DEPTH = 3

/** Rounds that are probably left, this one not counted. */
export function roundsLeft(t: DiceBrewing): number {
  const left = t.box.players[t.seatCount].recipesToEnd - t.brewedTotal
  return Math.max(0, Math.min(Math.ceil(left / (instinct.brewsPerRound * t.seatCount)) - 1, t.roundLimit - t.round))
}

/** What one more die of a colour is worth. */
export const dieWorth = (t: DiceBrewing, colour: number, rounds: number): number =>
  t.box.dice[colour].endPoints + instinct.growth[colour] * Math.min(4, rounds)

/** What a card brings without an enhancement. */
export function cardWorth(t: DiceBrewing, recipe: Recipe, rounds: number): number {
  let worth = t.box.masteryPerBrew + recipe.mastery + instinct.gold * recipe.gold
  if (recipe.die >= 0 && t.supply[recipe.die] !== 0) worth += dieWorth(t, recipe.die, rounds)
  if (recipe.token >= 0 && t.blackMarket[recipe.token] > 0 && rounds > 0) worth += instinct.token
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

/** The lowest value of a stock that is at least `min`, 0 when there is none. */
function leastOf(stock: number, min: number): number {
  const from = stock >>> (min << 2)
  return from === 0 ? 0 : min + ((31 - Math.clz32(from & -from)) >> 2)
}

/** What `spend` leaves. */
let lightLeft = 0
let darkLeft = 0
let hopsLeft = 0

/** Brews with the least dice that will do; false when they do not fit. A card lists its colours in their order, the highest minimum first. */
function spend(recipe: Recipe, light: number, dark: number, hops: number): boolean {
  const { colours, minima } = recipe
  lightLeft = light
  darkLeft = dark
  hopsLeft = hops
  for (let i = 0; i < colours.length; i++) {
    const colour = colours[i]
    const stock = colour === LIGHT ? lightLeft : colour === DARK ? darkLeft : hopsLeft
    const value = leastOf(stock, minima[i])
    if (value === 0) return false
    const left = stock - (1 << (value << 2))
    if (colour === LIGHT) lightLeft = left
    else if (colour === DARK) darkLeft = left
    else hopsLeft = left
  }
  return true
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
    const worth = bonus.mastery + instinct.gold * bonus.gold
    if (owned & (1 << kind)) best = Math.max(best, worth - instinct.spendIngredient)
    else if (shopping && t.market[kind] > 0 && t.box.ingredients[kind].prices[0] <= me.gold)
      best = Math.max(best, worth - instinct.gold * t.box.ingredients[kind].prices[0] - instinct.shopping)
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

/** The face-up cards as one player sees them: what each brings, read once and used for every hand that is tried. */
export class Cards {
  /** What the player owned when they were read. */
  owned = 0
  #table: DiceBrewing | undefined
  #seat = 0
  #rounds = 0
  #slots = 0
  #known = 0
  readonly #recipes: (Recipe | undefined)[] = new Array(MOST_SLOTS).fill(undefined)
  readonly #plain = new Float64Array(MOST_SLOTS)
  readonly #improved = new Float64Array(MOST_SLOTS)
  readonly #bySkill = new Float64Array(MOST_SLOTS)

  /** What each card brings is found out when a hand is enough for it for the first time. */
  read(t: DiceBrewing, seat: number, owned: number, rounds: number): this {
    const { row, blockedSlots } = t
    this.#table = t
    this.#seat = seat
    this.#rounds = rounds
    this.owned = owned
    this.#slots = 0
    this.#known = 0
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      const card = row[slot]
      if (card === 0 || blockedSlots & (1 << slot)) continue
      this.#slots |= 1 << slot
      this.#recipes[slot] = t.box.recipes[card - 1]
    }
    return this
  }

  #note(slot: number, recipe: Recipe): void {
    const t = this.#table
    if (!t) return
    this.#known |= 1 << slot
    this.#plain[slot] = cardWorth(t, recipe, this.#rounds)
    this.#improved[slot] = ingredientBonus(t, this.#seat, recipe, this.owned)
    this.#bySkill[slot] = recipe.skillBonus.mastery + instinct.gold * recipe.skillBonus.gold
  }

  /** The cards this hand is enough for, as bits. */
  #fitting(hand: Hand, skip: number): number {
    let fitting = 0
    for (let rest = this.#slots & ~skip; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest)
      const recipe = this.#recipes[slot]
      if (!recipe || !spend(recipe, hand.light, hand.dark, hand.hops)) continue
      fitting |= 1 << slot
      if ((this.#known & (1 << slot)) === 0) this.#note(slot, recipe)
    }
    return fitting
  }

  /** What the best line of brews with this hand is worth this round. `skip`: slots left out, as bits. */
  plan(hand: Hand, skip: number): number {
    const fitting = this.#fitting(hand, skip)
    if (fitting === 0) return 0
    if ((fitting & (fitting - 1)) !== 0) return this.#best(hand.light, hand.dark, hand.hops, hand.skill, fitting, DEPTH)
    const slot = lowest(fitting)
    const skillMin = this.#recipes[slot]?.skillMin ?? 7
    const skillBonus = leastOf(hand.skill, skillMin) > 0 ? this.#bySkill[slot] : 0
    return this.#plain[slot] + Math.max(skillBonus, this.#improved[slot])
  }

  #best(light: number, dark: number, hops: number, skill: number, slots: number, depth: number): number {
    let most = 0
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest)
      const recipe = this.#recipes[slot]
      if (!recipe || !spend(recipe, light, dark, hops)) continue
      const skillDie = leastOf(skill, recipe.skillMin)
      const skillBonus = skillDie > 0 ? this.#bySkill[slot] : 0
      const bonus = this.#improved[slot]
      let worth = this.#plain[slot] + (skillBonus > bonus ? skillBonus : bonus)
      const others = slots & ~(1 << slot)
      if (depth > 1 && others !== 0) {
        const skillLeft = skillDie > 0 && skillBonus >= bonus ? without(skill, skillDie) : skill
        worth += instinct.later * this.#best(lightLeft, darkLeft, hopsLeft, skillLeft, others, depth - 1)
      }
      if (worth > most) most = worth
    }
    return most
  }

  /** Takes the dice of the best line of brews out of the hand: what stays is not needed this round. */
  spendPlan(hand: Hand): void {
    let fitting = this.#fitting(hand, 0)
    for (let lap = 0; lap < DEPTH && fitting !== 0; lap++) {
      const slot = this.#bestSlot(hand, fitting)
      const recipe = slot < 0 ? undefined : this.#recipes[slot]
      if (!recipe || !spend(recipe, hand.light, hand.dark, hand.hops)) return
      hand.light = lightLeft
      hand.dark = darkLeft
      hand.hops = hopsLeft
      const skillDie = leastOf(hand.skill, recipe.skillMin)
      if (skillDie > 0) hand.skill = without(hand.skill, skillDie)
      fitting &= ~(1 << slot)
    }
  }

  #bestSlot(hand: Hand, slots: number): number {
    const { light, dark, hops, skill } = hand
    let found = -1
    let most = 0
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest)
      const recipe = this.#recipes[slot]
      let worth = this.#best(light, dark, hops, skill, 1 << slot, 1)
      if (!recipe || worth === 0) continue
      const others = slots & ~(1 << slot)
      if (others !== 0 && spend(recipe, light, dark, hops))
        worth += instinct.later * this.#best(lightLeft, darkLeft, hopsLeft, skill, others, DEPTH - 1)
      if (worth > most) {
        most = worth
        found = slot
      }
    }
    return found
  }
}

const cards = new Cards()

/** The same for a single hand. */
export const planWorth = (t: DiceBrewing, seat: number, hand: Hand, skip: number, rounds: number): number =>
  cards.read(t, seat, hand.owned, rounds).plan(hand, skip)

/** How close a stock is to a card: its worth minus what dice and pips are still missing. */
function closeness(t: DiceBrewing, recipe: Recipe, hand: Hand, rolled: Hand, rounds: number): number {
  let worth = cardWorth(t, recipe, rounds)
  for (let colour = LIGHT; colour <= HOPS; colour++)
    worth -= shortage(recipe, colour, hand.get(colour), rolled.get(colour))
  return worth
}

/** How close it is to the most promising card. */
export function targetWorth(t: DiceBrewing, hand: Hand, rolled: Hand, rounds: number): number {
  let most = 0
  for (let slot = 0; slot < t.row.length; slot++)
    if (t.row[slot] > 0) most = Math.max(most, closeness(t, t.box.recipes[t.row[slot] - 1], hand, rolled, rounds))
  return most
}

/** The same for the two most promising cards. */
export function targetsOf(t: DiceBrewing, hand: Hand, rolled: Hand, rounds: number, into: Float64Array): void {
  into.fill(0, 0, 2)
  for (let slot = 0; slot < t.row.length; slot++) {
    if (t.row[slot] === 0) continue
    const worth = closeness(t, t.box.recipes[t.row[slot] - 1], hand, rolled, rounds)
    if (worth > into[0]) {
      into[1] = into[0]
      into[0] = worth
    } else if (worth > into[1]) into[1] = worth
  }
}

/** `free`: how many other dice of the colour will be rolled next round. */
function shortage(recipe: Recipe, colour: number, stock: number, free: number): number {
  let left = stock
  let dice = free
  let short = 0
  for (let i = 0; i < recipe.colours.length; i++) {
    if (recipe.colours[i] !== colour) continue
    const value = leastOf(left, recipe.minima[i])
    if (value > 0) left = without(left, value)
    else if (dice > 0) {
      dice--
      short += instinct.missingPip * (recipe.minima[i] - 1)
    } else short += instinct.missingDie
  }
  return short
}
