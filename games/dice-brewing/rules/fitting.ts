/** Which dice fit which recipe, and what may enhance it (DB-7.7 to DB-7.18). */
import type { Offer, Refusal } from '@taproom/engine'
import { MOST_SLOTS, type Recipe } from '../components/box.ts'
import { DARK, HOPS, INGREDIENTS, LIGHT, SKILL, SKILL_0 } from '../components/names.ts'
import { bitOf, dieOf, isBlocked, lowest, pipsOf } from './dice.ts'
import { refuse } from './refusals.ts'
import { countOf, leastFrom, stockOf, without } from './stock.ts'
import type { DiceBrewing } from './table.ts'

/** DB-7.10: the highest minimum first, each served by the least die that reaches it. */
function fits(recipe: Recipe, light: number, dark: number, hops: number): boolean {
  let stock = light
  let colour = LIGHT
  for (let i = 0; i < recipe.colours.length; i++) {
    if (recipe.colours[i] !== colour) {
      colour = recipe.colours[i]
      stock = colour === DARK ? dark : hops
    }
    const value = leastFrom(stock, recipe.minima[i])
    if (value === 0) return false
    stock = without(stock, value)
  }
  return true
}

/** DB-7.7, DB-9.53: a face-up recipe without a token, and dice for it. */
export function canBrew(t: DiceBrewing, seat: number): boolean {
  const light = stockOf(t, seat, LIGHT)
  const dark = stockOf(t, seat, DARK)
  const hops = stockOf(t, seat, HOPS)
  if ((light | dark | hops) === 0) return false // DB-7.8: every recipe asks for a die
  const { row, blockedSlots } = t
  const { recipes } = t.box
  for (let slot = 0; slot < MOST_SLOTS; slot++)
    if (row[slot] !== 0 && (blockedSlots & (1 << slot)) === 0 && fits(recipes[row[slot] - 1], light, dark, hops))
      return true
  return false
}

/** Offers every fitting set of dice once: within a colour from the highest value down (DB-7.12). */
function offerDice(
  recipe: Recipe,
  light: number,
  dark: number,
  hops: number,
  i: number,
  offer: Offer,
  slot: number,
  enhancement: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  const last = i === recipe.colours.length - 1
  const colour = recipe.colours[i]
  const stock = colour === LIGHT ? light : colour === DARK ? dark : hops
  const before = i === 1 ? a : i === 2 ? b : i === 3 ? c : d
  const most = i > 0 && recipe.colours[i - 1] === colour ? before : 6
  for (let value = recipe.minima[i]; value <= most; value++) {
    if (countOf(stock, value) === 0) continue
    if (last) {
      if (i === 0) offer(slot, enhancement, value, 0, 0, 0, 0)
      else if (i === 1) offer(slot, enhancement, a, value, 0, 0, 0)
      else if (i === 2) offer(slot, enhancement, a, b, value, 0, 0)
      else if (i === 3) offer(slot, enhancement, a, b, c, value, 0)
      else offer(slot, enhancement, a, b, c, d, value)
      continue
    }
    const left = without(stock, value)
    offerDice(
      recipe,
      colour === LIGHT ? left : light,
      colour === DARK ? left : dark,
      colour === HOPS ? left : hops,
      i + 1,
      offer,
      slot,
      enhancement,
      i === 0 ? value : a,
      i === 1 ? value : b,
      i === 2 ? value : c,
      i === 3 ? value : d,
    )
  }
}

export interface Brew {
  readonly slot: number
  readonly enhancement: number
  readonly first: number
  readonly second: number
  readonly third: number
  readonly fourth: number
  readonly fifth: number
}

export const valueAt = (m: Brew, i: number): number =>
  i === 0 ? m.first : i === 1 ? m.second : i === 2 ? m.third : i === 3 ? m.fourth : m.fifth

/** A value that the storage lacks: is the die elsewhere? */
function missingDie(t: DiceBrewing, seat: number, colour: number, value: number): Refusal | undefined {
  const me = t.seats[seat]
  for (let rest = me.storage[colour]; rest !== 0; rest &= rest - 1) {
    const face = t.faces[dieOf(colour, lowest(rest))]
    if (pipsOf(face) === value && isBlocked(face)) return refuse['die-blocked'].with() // DB-9.44
  }
  for (let rest = me.active[colour]; rest !== 0; rest &= rest - 1) {
    const die = dieOf(colour, lowest(rest))
    if (pipsOf(t.faces[die]) !== value) continue
    if (me.brewedDice[colour] & bitOf(die)) return refuse['die-already-brewed'].with(colour, value) // DB-7.13
    return refuse['die-not-stored'].by(colour === SKILL ? 'DB-7.17' : 'DB-7.8', colour, value)
  }
  return undefined
}

export function wrongDice(t: DiceBrewing, seat: number, number: number, m: Brew): Refusal | undefined {
  const recipe = t.box.recipes[number]
  const needed = recipe.colours.length
  let colour = -1
  let stock = 0
  let before = 6
  for (let i = 0; i < needed; i++) {
    const value = valueAt(m, i)
    if (recipe.colours[i] !== colour) {
      colour = recipe.colours[i]
      stock = stockOf(t, seat, colour)
      before = 6
    }
    if (value === 0) return refuse['dice-do-not-fit'].with(number) // too few
    if (countOf(stock, value) === 0) return missingDie(t, seat, colour, value) ?? refuse['dice-do-not-fit'].with(number)
    // DB-7.9, DB-7.10; from the highest down, so that each set has one form
    if (value < recipe.minima[i] || value > before) return refuse['dice-do-not-fit'].with(number)
    stock = without(stock, value)
    before = value
  }
  for (let i = needed; i < 5; i++) if (valueAt(m, i) !== 0) return refuse['wrong-dice-count'].with(number, needed) // DB-7.11
  return undefined
}

/** DB-7.14 to DB-7.18: one ingredient or one skill die, printed on the card and in storage. */
export function wrongEnhancement(
  t: DiceBrewing,
  seat: number,
  number: number,
  enhancement: number,
): Refusal | undefined {
  if (enhancement === 0) return undefined
  const recipe = t.box.recipes[number]
  if (enhancement <= SKILL_0) {
    const kind = enhancement - 1
    if (!recipe.ingredientBonus[kind]) return refuse['enhancement-not-printed'].with(number)
    return t.seats[seat].ingredients[kind] === 0 ? refuse['ingredient-not-owned'].with(kind) : undefined
  }
  const value = enhancement - SKILL_0
  if (recipe.skillMin > 6) return refuse['enhancement-not-printed'].with(number)
  if (countOf(stockOf(t, seat, SKILL), value) === 0)
    return missingDie(t, seat, SKILL, value) ?? refuse['die-not-stored'].by('DB-7.17', SKILL, value)
  return value < recipe.skillMin ? refuse['enhancement-skill-low'].with(value, recipe.skillMin) : undefined
}

/** Every legal brew: recipe, fitting set of dice, no or one enhancement (D-13). */
export function offerBrews(t: DiceBrewing, seat: number, offer: Offer): void {
  const light = stockOf(t, seat, LIGHT)
  const dark = stockOf(t, seat, DARK)
  const hops = stockOf(t, seat, HOPS)
  const skill = stockOf(t, seat, SKILL)
  const me = t.seats[seat]
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (t.row[slot] === 0 || t.blockedSlots & (1 << slot)) continue
    const recipe = t.box.recipes[t.row[slot] - 1]
    if (!fits(recipe, light, dark, hops)) continue
    offerDice(recipe, light, dark, hops, 0, offer, slot, 0, 0, 0, 0, 0)
    for (let kind = 0; kind < INGREDIENTS.length; kind++)
      if (me.ingredients[kind] > 0 && recipe.ingredientBonus[kind])
        offerDice(recipe, light, dark, hops, 0, offer, slot, kind + 1, 0, 0, 0, 0)
    for (let value = recipe.skillMin; value <= 6; value++)
      if (countOf(skill, value) > 0) offerDice(recipe, light, dark, hops, 0, offer, slot, SKILL_0 + value, 0, 0, 0, 0)
  }
}
