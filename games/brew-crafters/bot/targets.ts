/** The recipes in sight: what the cubes of a seat may become. */
import { KINDS, RECIPES } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import type { BrewCrafters } from '../rules/table.ts'
import type { SeatSummary } from './seat-summary.ts'
import { WEIGHTS } from './weights.ts'

/** What the first sale of this token's recipe would bring beside its money. */
export function firstSale(t: BrewCrafters, seat: number, token: number): number {
  if (token === 0) return 0
  const recipe = token - 1
  if (!t.recipes[recipe]) return t.seats[seat].sold[recipe] === 0 ? t.box.modules.secretRecipe.firstSaleRep : 0
  return t.box.tables.tier[recipe] === 1 && t.labels[recipe] === 0 ? t.box.constants.goldLabelRep : 0
}

/** Which lab track rewards a family, by family. */
const TRACK_OF = [1, 2, 0]

const CUBE = Float64Array.from(WEIGHTS.cube)
const ACTION = WEIGHTS.action
const [FIRST, SECOND] = WEIGHTS.sight
const SPARE = WEIGHTS.spare

/** Cubes that one market action brings, about. */
const CUBES_PER_PLACEMENT = 2.5

export class Targets {
  /** What the first, the second and the third target are worth; what cubes nothing needs would be worth elsewhere. */
  readonly worth = new Float64Array(WEIGHTS.sight.length)
  spare = 0
  readonly #stock = new Int16Array(KINDS.length)
  readonly #off = new Int16Array(KINDS.length)
  readonly #floor = new Int16Array(KINDS.length)
  /** The recipes that can be brewed or could after their basic one: prices, gains, and the family that must be unlocked first (−1: none). */
  count = 0
  readonly recipes = new Int16Array(RECIPES.length)
  readonly gains = new Float64Array(RECIPES.length)
  /** Points at once. */
  readonly points = new Float64Array(RECIPES.length)
  readonly #prices = new Int16Array(RECIPES.length * KINDS.length)
  readonly #locked = new Int16Array(RECIPES.length)
  /** The family that brewing it unlocks, −1 for none. */
  readonly unlocks = new Int16Array(RECIPES.length)
  #actions = 0
  #placements = 0
  #found = 0

  seek(t: BrewCrafters, seat: number, summary: SeatSummary): void {
    const me = t.seats[seat]
    const stock = this.#stock
    for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = me.cubes[kind] + me.arriving[kind]
    this.#actions = summary.actions
    if (summary.actions > 0) this.prepare(t, seat, summary)
    this.#sight(-1)
  }

  /** Lists what the seat could brew; `stockWorth` can then be asked about any stock. */
  prepare(t: BrewCrafters, seat: number, summary: SeatSummary): void {
    this.#actions = summary.actions
    this.#placements = summary.placements
    this.#countDiscounts(t, seat)
    this.#list(t, seat, summary)
  }

  /** What this stock is worth, in points, two targets ahead. `unlocked`: a family that is open besides those the seat has brewed. */
  stockWorth(cubes: Int16Array, unlocked = -1): number {
    if (this.#actions === 0) return 0
    const stock = this.#stock
    for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = cubes[kind]
    const first = this.#best(unlocked)
    let stockWorth = this.#found * FIRST
    if (first >= 0) {
      this.pay(first, stock)
      if (this.#actions > 1) {
        const second = this.#best(this.unlocks[first] >= 0 ? this.unlocks[first] : unlocked)
        stockWorth += this.#found * SECOND
        if (second >= 0) this.pay(second, stock)
      }
    }
    return stockWorth + this.#spareOf(stock) * SPARE
  }

  /** Whether the stock pays for the recipe at this place of the list. */
  isPayable(place: number, stock: Int16Array): boolean {
    if (this.#locked[place] >= 0) return false
    const at = place * KINDS.length
    for (let kind = 0; kind < KINDS.length; kind++) if (this.#prices[at + kind] > stock[kind]) return false
    return true
  }

  /** Takes the price of the recipe at this place off the stock, as far as it goes. */
  pay(place: number, stock: Int16Array): void {
    const at = place * KINDS.length
    for (let kind = 0; kind < KINDS.length; kind++) {
      const left = stock[kind] - this.#prices[at + kind]
      stock[kind] = left > 0 ? left : 0
    }
  }

  #sight(open: number): void {
    const { worth } = this
    const stock = this.#stock
    worth[0] = worth[1] = worth[2] = 0
    this.spare = 0
    if (this.#actions === 0) return
    let unlocked = open
    const targets = this.#actions < worth.length ? this.#actions : worth.length
    for (let target = 0; target < targets; target++) {
      const place = this.#best(unlocked)
      if (place < 0) break
      if (this.unlocks[place] >= 0) unlocked = this.unlocks[place]
      worth[target] = this.#found
      this.pay(place, stock)
    }
    this.spare = this.#spareOf(stock)
  }

  #spareOf(stock: Int16Array): number {
    let spare = 0
    for (let kind = 0; kind < KINDS.length; kind++) spare += stock[kind] * CUBE[kind]
    return this.#actions < 6 ? (spare * this.#actions) / 6 : spare
  }

  /** What the discounts of the seat take off a batch, by kind, and what must remain. */
  #countDiscounts(t: BrewCrafters, seat: number): void {
    for (let kind = 0; kind < KINDS.length; kind++) this.#off[kind] = this.#floor[kind] = 0
    const effects = effectsOn(t)['brew-cost']
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]
      if (effect.op !== 'discount' || !works(t, seat, effect)) continue
      const kind = 31 - Math.clz32(effect.from)
      this.#off[kind] += effect.amount
      this.#floor[kind] = effect.min
    }
  }

  #list(t: BrewCrafters, seat: number, summary: SeatSummary): void {
    const { secrets, brewed } = t.seats[seat]
    const { price, tier, family, basicOf } = t.box.tables
    const open = t.recipes
    const prices = this.#prices
    const off = this.#off
    const floor = this.#floor
    let count = 0
    for (let recipe = 0; recipe < RECIPES.length; recipe++) {
      if (open[recipe] === 0 && secrets[recipe] === 0) continue
      const printed = price[recipe]
      const at = count * KINDS.length
      for (let kind = 0; kind < KINDS.length; kind++) {
        const whole = printed[kind]
        if (off[kind] === 0) {
          prices[at + kind] = whole
          continue
        }
        const low = whole < floor[kind] ? whole : floor[kind]
        const cut = whole - off[kind]
        prices[at + kind] = cut > low ? cut : low
      }
      const needs = family[recipe]
      const isFirst = brewed[basicOf[needs]] === 0
      this.recipes[count] = recipe
      this.#locked[count] = tier[recipe] !== 0 && isFirst ? needs : -1
      this.unlocks[count] = tier[recipe] === 0 && isFirst ? needs : -1
      this.points[count] = this.#points(t, seat, recipe)
      this.gains[count] = this.points[count] + this.#later(t, seat, summary, recipe)
      count++
    }
    this.count = count
  }

  /** Where most promising decisions end up: the six kinds are written out, which takes a third of the time of a loop. */
  #best(unlocked: number): number {
    const stock = this.#stock
    const malt = stock[0]
    const hops = stock[1]
    const yeast = stock[2]
    const spice = stock[3]
    const coffee = stock[4]
    const fruit = stock[5]
    const prices = this.#prices
    const { gains, count } = this
    const locked = this.#locked
    const most = this.#placements * CUBES_PER_PLACEMENT
    let best = -1
    let high = 0
    for (let i = 0; i < count; i++) {
      const left = gains[i] - ACTION
      if (left <= high) continue
      if (locked[i] >= 0 && locked[i] !== unlocked) continue
      const at = i * KINDS.length
      let missing = 0
      let cubes = 0
      let short = prices[at] - malt
      if (short > 0) {
        missing += short * CUBE[0]
        cubes += short
      }
      short = prices[at + 1] - hops
      if (short > 0) {
        missing += short * CUBE[1]
        cubes += short
      }
      short = prices[at + 2] - yeast
      if (short > 0) {
        missing += short * CUBE[2]
        cubes += short
      }
      short = prices[at + 3] - spice
      if (short > 0) {
        missing += short * CUBE[3]
        cubes += short
      }
      short = prices[at + 4] - coffee
      if (short > 0) {
        missing += short * CUBE[4]
        cubes += short
      }
      short = prices[at + 5] - fruit
      if (short > 0) {
        missing += short * CUBE[5]
        cubes += short
      }
      if (cubes > most) continue
      const worth = gains[i] - missing - ACTION
      if (worth <= high) continue
      best = i
      high = worth
    }
    this.#found = high
    return best
  }

  /** What brewing one batch of this recipe brings at once. */
  #points(t: BrewCrafters, seat: number, recipe: number): number {
    const { brewed } = t.seats[seat]
    const { rep, tier, symbol } = t.box.tables
    const bonuses = effectsOn(t)['brew-batch']
    let points = rep[recipe]
    for (let i = 0; i < bonuses.length; i++) {
      const effect = bonuses[i]
      if (effect.op !== 'rep' || !works(t, seat, effect)) continue
      if (effect.tier >= 0 && effect.tier !== tier[recipe]) continue
      if (effect.symbol >= 0 && effect.symbol !== symbol[recipe]) continue
      if (!effect.oncePerRecipe || brewed[recipe] === 0) points += effect.amount
    }
    return points
  }

  /** And what later: its label, its money, the recipes that it opens, its lab track. */
  #later(t: BrewCrafters, seat: number, summary: SeatSummary, recipe: number): number {
    const { brewed, lab } = t.seats[seat]
    const { tier, family } = t.box.tables
    let gain = lab[TRACK_OF[family[recipe]]] * 0.15
    if (summary.actions > 2) gain += firstSale(t, seat, recipe + 1) * WEIGHTS.labelFromStorage + WEIGHTS.sale
    if (tier[recipe] === 0 && brewed[recipe] === 0) gain += WEIGHTS.unlock * summary.seasons
    return gain
  }
}
