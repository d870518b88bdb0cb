/** The recipes in sight: what the cubes of a seat may become. */
import { KINDS, RECIPES } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import type { BrewCrafters } from '../rules/table.ts'
import type { Look } from './look.ts'
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

export class Targets {
  /** What the first, the second and the third target are worth; what cubes nothing needs would be worth elsewhere. */
  readonly worth = new Float64Array(WEIGHTS.sight.length)
  spare = 0
  readonly #stock = new Int16Array(KINDS.length)
  readonly #off = new Int16Array(KINDS.length)
  readonly #floor = new Int16Array(KINDS.length)
  /** The recipes that can be brewed or could after their basic one: place, prices and gains. */
  readonly #recipes = new Int16Array(RECIPES.length)
  readonly #prices = new Int16Array(RECIPES.length * KINDS.length)
  readonly #gains = new Float64Array(RECIPES.length)
  #count = 0
  #found = 0

  seek(t: BrewCrafters, seat: number, look: Look): void {
    this.worth.fill(0)
    this.spare = 0
    if (look.actions === 0) return
    const me = t.seats[seat]
    const stock = this.#stock
    for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = me.cubes[kind] + me.arriving[kind]
    this.#lookAtDiscounts(t, seat)
    this.#list(t, seat, look)
    let unlocked = -1
    const targets = Math.min(this.worth.length, look.actions)
    for (let target = 0; target < targets; target++) {
      const place = this.#best(t, seat, look.placements, unlocked)
      if (place < 0) break
      const recipe = this.#recipes[place]
      if (t.box.tables.tier[recipe] === 0 && me.brewed[recipe] === 0) unlocked = t.box.tables.family[recipe]
      this.worth[target] = this.#found
      for (let kind = 0; kind < KINDS.length; kind++) {
        const left = stock[kind] - this.#prices[place * KINDS.length + kind]
        stock[kind] = left > 0 ? left : 0
      }
    }
    const time = Math.min(1, look.actions / 6)
    for (let kind = 0; kind < KINDS.length; kind++) this.spare += stock[kind] * WEIGHTS.cube[kind] * time
  }

  /** What the discounts of the seat take off a batch, by kind, and what must remain. */
  #lookAtDiscounts(t: BrewCrafters, seat: number): void {
    this.#off.fill(0)
    this.#floor.fill(0)
    const effects = effectsOn(t)['brew-cost']
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]
      if (effect.op !== 'discount' || !works(t, seat, effect)) continue
      const kind = 31 - Math.clz32(effect.from)
      this.#off[kind] += effect.amount
      this.#floor[kind] = effect.min
    }
  }

  #list(t: BrewCrafters, seat: number, look: Look): void {
    const me = t.seats[seat]
    const prices = this.#prices
    let count = 0
    for (let recipe = 0; recipe < RECIPES.length; recipe++) {
      if (!t.recipes[recipe] && !me.secrets[recipe]) continue
      const printed = t.box.tables.price[recipe]
      const at = count * KINDS.length
      for (let kind = 0; kind < KINDS.length; kind++) {
        const whole = printed[kind]
        const low = whole < this.#floor[kind] ? whole : this.#floor[kind]
        const cut = whole - this.#off[kind]
        prices[at + kind] = cut > low ? cut : low
      }
      this.#recipes[count] = recipe
      this.#gains[count] = this.#gain(t, seat, look, recipe)
      count++
    }
    this.#count = count
  }

  #best(t: BrewCrafters, seat: number, places: number, unlocked: number): number {
    const { brewed } = t.seats[seat]
    const { tier, family, basicOf } = t.box.tables
    const stock = this.#stock
    let best = -1
    let most = 0
    for (let i = 0; i < this.#count; i++) {
      if (this.#gains[i] - WEIGHTS.action <= most) continue
      const recipe = this.#recipes[i]
      if (tier[recipe] !== 0 && brewed[basicOf[family[recipe]]] === 0 && unlocked !== family[recipe]) continue
      const at = i * KINDS.length
      let missing = 0
      let cubes = 0
      for (let kind = 0; kind < KINDS.length; kind++) {
        const short = this.#prices[at + kind] - stock[kind]
        if (short <= 0) continue
        missing += short * WEIGHTS.cube[kind]
        cubes += short
      }
      if (cubes > 0 && places * 2.5 < cubes) continue
      const worth = this.#gains[i] - missing - WEIGHTS.action
      if (worth <= most) continue
      best = i
      most = worth
    }
    this.#found = most
    return best
  }

  /** What brewing one batch of this recipe brings, sooner or later. */
  #gain(t: BrewCrafters, seat: number, look: Look, recipe: number): number {
    const me = t.seats[seat]
    const { rep, tier, symbol, family } = t.box.tables
    let gain = rep[recipe]
    for (let i = 0; i < look.heldCount; i++) {
      const one = look.held[i]
      if (one?.trigger !== 'brew-batch' || one.effect.op !== 'rep') continue
      const { effect } = one
      if (effect.tier >= 0 && effect.tier !== tier[recipe]) continue
      if (effect.symbol >= 0 && effect.symbol !== symbol[recipe]) continue
      if (!effect.oncePerRecipe || me.brewed[recipe] === 0) gain += effect.amount
    }
    if (look.actions > 2) gain += firstSale(t, seat, recipe + 1) * WEIGHTS.labelFromStorage + WEIGHTS.sale
    if (tier[recipe] === 0 && me.brewed[recipe] === 0) gain += WEIGHTS.unlock * look.seasons
    return gain + me.lab[TRACK_OF[family[recipe]]] * 0.15
  }
}
