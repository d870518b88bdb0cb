/** Rules 7.2, brew: one batch for every empty tank, one after another (BC-7.21). */
import { among, type Offer, type Refusal } from '@taproom/engine'
import {
  BASICS,
  KINDS,
  LINE,
  PUB,
  RECIPES,
  SPECIALTIES,
  SPECIALTY_OR_NONE,
  SWAP_IN,
  SWAP_OUT,
  SWAPS,
  TANKS,
} from '../components/names.ts'
import { effectsOn, giveBonus, hasOperation, works } from './effects.ts'
import { type BrewLog, cubeCounts, now } from './events.ts'
import { revealSecret, shownBy } from './modules/secret-recipe.ts'
import { move } from './move.ts'
import { anyTrade } from './partnerships.ts'
import { missing, NOT_REPLACED, priceOf, replacer } from './price.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { BrewCrafters, Seat } from './table.ts'

/** BC-2.34: one tank on the line, two with the double line. */
export function emptyLineTank(t: BrewCrafters, seat: number): number {
  const { tanks } = t.seats[seat]
  if (tanks[0] === 0) return 0
  return tanks[1] === 0 && hasOperation(t, seat, effectsOn(t).passive, 'line-slots') ? 1 : -1
}

export const pubIsEmpty = (t: BrewCrafters, seat: number): boolean =>
  t.seats[seat].pub === 0 && hasOperation(t, seat, effectsOn(t).passive, 'pub-tank')

/** Filled and read within one call. */
const price = new Int16Array(KINDS.length)

/**
 * BC-7.24, BC-7.25, BC-7.29: basic recipes for everyone, advanced ones after the basic one of their family, secret ones for their owner.
 * The basic batch counts from its tank on, even from the same Process (BC-7.26, BC-7.27).
 */
function recipeRefusal(t: BrewCrafters, me: Seat, recipe: number): Refusal | undefined {
  if (!t.recipes[recipe] && !me.secrets[recipe]) {
    const owner = shownBy(t, recipe)
    return owner < 0 ? refuse['recipe-not-in-game'].with(recipe) : refuse['secret-of-other'].with(recipe, owner) // BC-9.40
  }
  const { tier, basicOf, family } = t.box.tables
  const basic = basicOf[family[recipe]]
  if (tier[recipe] === 1 && me.brewed[basic] === 0) return refuse['needs-basic-recipe'].with(recipe, basic) // BC-7.25, BC-9.41
  return undefined
}

/** BC-7.32, BC-7.57: each replacement once per Process, for different cubes of the recipe. */
function replacementRefusal(
  t: BrewCrafters,
  seat: number,
  recipe: number,
  tinkered: number,
  out: number,
): Refusal | undefined {
  const printed = t.box.tables.price[recipe]
  if (tinkered !== NOT_REPLACED) {
    if (!replacer(t, seat, 'substitute') || printed[tinkered] === 0) return refuse['no-replacement']
    if (t.tinkered) return refuse['replacement-used']
  }
  if (out !== NOT_REPLACED) {
    if (!replacer(t, seat, 'swap-specialty') || printed[out] < (tinkered === out ? 2 : 1))
      return refuse['no-replacement']
    if (t.swapped) return refuse['replacement-used']
  }
  return undefined
}

const tinkeredKind = (choice: number): number => (choice === 0 ? NOT_REPLACED : BASICS + choice - 1)

/** Lists every way in which this recipe can be paid. */
function offerRecipe(t: BrewCrafters, seat: number, tank: number, recipe: number, offer: Offer): void {
  if (brewRefusal(t, seat, recipe, 0, 0) === undefined) offer(tank, recipe, 0, 0)
  const tinkers = !t.tinkered && replacer(t, seat, 'substitute') !== undefined
  const swaps = !t.swapped && replacer(t, seat, 'swap-specialty') !== undefined
  if (!tinkers && !swaps) return
  const printed = t.box.tables.price[recipe]
  for (let tinker = 0; tinker <= (tinkers ? SPECIALTIES.length : 0); tinker++) {
    if (tinker > 0 && printed[tinkeredKind(tinker)] === 0) continue
    for (let swap = 0; swap < (swaps ? SWAPS.length : 1); swap++)
      if ((tinker > 0 || swap > 0) && brewRefusal(t, seat, recipe, tinker, swap) === undefined)
        offer(tank, recipe, tinker, swap)
  }
}

function offerTank(t: BrewCrafters, seat: number, tank: number, offer: Offer): void {
  for (let recipe = 0; recipe < RECIPES.length; recipe++)
    if (worthAsking(t, t.seats[seat], recipe)) offerRecipe(t, seat, tank, recipe, offer)
}

/** A quick look: the recipe is there, and its basic ingredients would do with every discount of the box. */
function worthAsking(t: BrewCrafters, me: Seat, recipe: number): boolean {
  if (!t.recipes[recipe] && !me.secrets[recipe]) return false
  const { price, mostDiscount } = t.box.tables
  const printed = price[recipe]
  for (let kind = 0; kind < BASICS; kind++) if (me.cubes[kind] < printed[kind] - mostDiscount[kind]) return false
  return true
}

/** Whether anything can be paid, replacements included. */
function anyBrewable(t: BrewCrafters, seat: number): boolean {
  const tinkers = replacer(t, seat, 'substitute') ? SPECIALTIES.length : 0
  const swaps = replacer(t, seat, 'swap-specialty') ? SWAPS.length : 1
  for (let recipe = 0; recipe < RECIPES.length; recipe++) {
    if (!worthAsking(t, t.seats[seat], recipe)) continue
    for (let tinker = 0; tinker <= tinkers; tinker++)
      for (let swap = 0; swap < swaps; swap++) if (brewRefusal(t, seat, recipe, tinker, swap) === undefined) return true
  }
  return false
}

function brewRefusal(t: BrewCrafters, seat: number, recipe: number, tinker: number, swap: number): Refusal | undefined {
  const me = t.seats[seat]
  const closed = recipeRefusal(t, me, recipe)
  if (closed) return closed
  const tinkered = tinkeredKind(tinker)
  const wrong = replacementRefusal(t, seat, recipe, tinkered, SWAP_OUT[swap])
  if (wrong) return wrong
  priceOf(t, seat, recipe, tinkered, SWAP_OUT[swap], SWAP_IN[swap], price)
  const short = missing(me.cubes, price)
  if (short >= 0) return refuse['missing-ingredients'].with(recipe, short, price[short], me.cubes[short]) // BC-7.22
  return undefined
}

/** Asks for the next batch while a tank is empty and something could be brewed, perhaps after a trade. */
export function brewStep(t: BrewCrafters, seat: number): void {
  if (emptyLineTank(t, seat) < 0 && !pubIsEmpty(t, seat)) return
  if (anyBrewable(t, seat) || anyTrade(t, seat, false)) t.prompts.push(P.brew, seat)
}

/** D-13: the same recipe again or another one (BC-7.23). */
export const brew = move(
  'brew',
  {
    tank: among(TANKS),
    recipe: among(RECIPES),
    tinkered: among(SPECIALTY_OR_NONE),
    swapped: among(SWAPS),
  },
  {
    at: ['brew'],
    exact: true,
    candidates(t, seat, offer) {
      if (emptyLineTank(t, seat) >= 0) offerTank(t, seat, LINE, offer)
      if (pubIsEmpty(t, seat)) offerTank(t, seat, PUB, offer)
    },
    refusal(t, seat, { tank, recipe, tinkered, swapped }) {
      const empty = tank === LINE ? emptyLineTank(t, seat) >= 0 : pubIsEmpty(t, seat)
      if (!empty) return refuse['no-empty-tank'].with(tank) // BC-7.21
      return brewRefusal(t, seat, recipe, tinkered, swapped)
    },
    play(t, seat, { tank, recipe, tinkered, swapped }, log) {
      const me = t.seats[seat]
      const tinker = tinkeredKind(tinkered)
      t.prompts.pop()
      priceOf(t, seat, recipe, tinker, SWAP_OUT[swapped], SWAP_IN[swapped], price)
      for (let kind = 0; kind < KINDS.length; kind++) me.cubes[kind] -= price[kind]
      if (tinkered > 0) t.tinkered = 1
      if (swapped > 0) t.swapped = 1
      t.batches++
      const lineTank = tank === LINE ? emptyLineTank(t, seat) : -1
      if (lineTank >= 0) me.tanks[lineTank] = recipe + 1
      else me.pub = recipe + 1
      me.brewed[recipe]++
      log?.add(
        now(t, {
          kind: 'brew',
          seat,
          rule: 'BC-7.22',
          recipe: RECIPES[recipe],
          tank: lineTank < 0 ? 'pub' : lineTank === 0 ? 'tank-1' : 'tank-2',
          paid: cubeCounts(price),
          discount: discountTold(t, recipe, tinker, swapped),
          ...(tinkered > 0 ? { tinkered: KINDS[tinker] } : {}),
          ...(swapped > 0 ? { swapped: { out: KINDS[SWAP_OUT[swapped]], by: KINDS[SWAP_IN[swapped]] } } : {}),
        }),
      )
      if (!t.recipes[recipe] && me.brewed[recipe] === 1) revealSecret(t, seat, recipe, log)
      brewBonuses(t, seat, recipe, log)
      t.prompts.push(P['brew-step'], seat)
    },
  },
)

/** What the discounts took off the printed price, replacements aside. */
function discountTold(t: BrewCrafters, recipe: number, tinkered: number, swapped: number) {
  const replaced = new Int16Array(price)
  const tinker = t.box.tables.on[t.labSide]['brew-cost'].find(effect => effect.op === 'substitute')
  if (tinkered !== NOT_REPLACED && tinker) {
    replaced[tinkered]++
    for (let kind = 0; kind < KINDS.length; kind++) replaced[kind] -= tinker.cubes[kind]
  }
  if (swapped > 0) {
    replaced[SWAP_OUT[swapped]]++
    replaced[SWAP_IN[swapped]]--
  }
  return cubeCounts(t.box.tables.price[recipe].map((printed, kind) => printed - replaced[kind]))
}

/** BC-7.28: tokens for this batch when it enters the tank; the symbol never restricts who brews it (BC-2.18). */
function brewBonuses(t: BrewCrafters, seat: number, recipe: number, log: BrewLog): void {
  const { tier, symbol } = t.box.tables
  const effects = effectsOn(t)['brew-batch']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.tier >= 0 && effect.tier !== tier[recipe]) continue
    if (effect.symbol >= 0 && effect.symbol !== symbol[recipe]) continue
    if (effect.oncePerRecipe && t.seats[seat].brewed[recipe] !== 1) continue
    if (works(t, seat, effect)) giveBonus(t, seat, effect, log)
  }
}

/** BC-7.21: the seat may stop at any time. */
export const stop = move(
  'stop',
  {},
  {
    at: ['brew'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      t.prompts.pop()
      log?.add(now(t, { kind: 'decline', seat, rule: 'BC-7.21', decision: 'brew' }))
    },
  },
)
