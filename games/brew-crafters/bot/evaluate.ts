/** How well a seat stands: its points now and what it may still make of what it has. */

import type { Effect, EffectsByTrigger } from '../components/effects.ts'
import { FINAL, KINDS, MAX_CREWS, PARTNERSHIPS, RECIPES } from '../components/names.ts'
import { TRIGGERS, type TriggerName } from '../components/vocabulary.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { endPoints, points } from '../rules/scoring.ts'
import { type BrewCrafters, batchesBrewed, heldBy } from '../rules/table.ts'
import { billOf } from '../rules/winter.ts'
import { actionsLeft, billsLeft, crewsToAct, placementsLeft, seasonsAfter, seasonsToBill } from './time.ts'
import { WEIGHTS } from './weights.ts'
import { futureWorth } from './worth.ts'

export function evaluate(t: BrewCrafters, seat: number): number {
  return (
    points(t, seat) +
    batchesOnTheWay(t, seat) +
    storage(t, seat) +
    assets(t, seat) +
    money(t, seat) +
    actions(t, seat) +
    (t.firstPlayer === seat && seasonsAfter(t) > 0 ? WEIGHTS.firstPlayer : 0)
  )
}

/** Labels and secret rewards of batches that are brewed but not sold. */
function batchesOnTheWay(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  const left = actionsLeft(t, seat)
  let worth = 0
  if (left >= 1) {
    worth += firstSale(t, seat, me.pub) * WEIGHTS.labelFromBottle
    worth += (firstSale(t, seat, me.bottles[0]) + firstSale(t, seat, me.bottles[1])) * WEIGHTS.labelFromBottle
  }
  if (left >= 2) worth += (firstSale(t, seat, me.tanks[0]) + firstSale(t, seat, me.tanks[1])) * WEIGHTS.labelFromTank
  return worth
}

/** What the first sale of this token's recipe would bring beside its money. */
function firstSale(t: BrewCrafters, seat: number, token: number): number {
  if (token === 0) return 0
  const recipe = token - 1
  if (!t.recipes[recipe]) return t.seats[seat].sold[recipe] === 0 ? t.box.modules.secretRecipe.firstSaleRep : 0
  return t.box.tables.tier[recipe] === 1 && t.labels[recipe] === 0 ? t.box.constants.goldLabelRep : 0
}

/** Filled and read within one call. */
const stock = new Int16Array(KINDS.length)
const price = new Int16Array(KINDS.length)
const bestPrice = new Int16Array(KINDS.length)

/** The recipes in sight: the best one with these cubes, then the next best with what it leaves. */
function storage(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  const left = actionsLeft(t, seat)
  if (left === 0) return 0
  for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = me.cubes[kind] + me.arriving[kind]
  lookAtDiscounts(t, seat)
  const places = placementsLeft(t, seat)
  let worth = 0
  let unlocked = -1
  const targets = Math.min(WEIGHTS.sight.length, left)
  for (let target = 0; target < targets; target++) {
    const recipe = bestTarget(t, seat, places, unlocked)
    if (recipe < 0) break
    if (t.box.tables.tier[recipe] === 0 && me.brewed[recipe] === 0) unlocked = t.box.tables.family[recipe]
    worth += WEIGHTS.sight[target] * targetWorth
    for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = Math.max(0, stock[kind] - bestPrice[kind])
  }
  for (let kind = 0; kind < KINDS.length; kind++)
    worth += stock[kind] * WEIGHTS.cube[kind] * WEIGHTS.spare * Math.min(1, left / 6)
  return worth
}

/** What the discounts of the seat take off a batch, by kind, and what must remain. */
const off = new Int16Array(KINDS.length)
const floor = new Int16Array(KINDS.length)

function lookAtDiscounts(t: BrewCrafters, seat: number): void {
  off.fill(0)
  floor.fill(0)
  const effects = effectsOn(t)['brew-cost']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.op !== 'discount' || !works(t, seat, effect)) continue
    const kind = 31 - Math.clz32(effect.from)
    off[kind] += effect.amount
    floor[kind] = effect.min
  }
}

/** Of the last call of bestTarget. */
let targetWorth = 0

function bestTarget(t: BrewCrafters, seat: number, places: number, unlocked: number): number {
  const me = t.seats[seat]
  const { tier, family, basicOf } = t.box.tables
  let best = -1
  targetWorth = 0
  for (let recipe = 0; recipe < RECIPES.length; recipe++) {
    if (!t.recipes[recipe] && !me.secrets[recipe]) continue
    const open = tier[recipe] === 0 || me.brewed[basicOf[family[recipe]]] > 0 || unlocked === family[recipe]
    if (!open) continue
    const printed = t.box.tables.price[recipe]
    let missing = 0
    let cubes = 0
    for (let kind = 0; kind < KINDS.length; kind++) {
      const paid = Math.max(Math.min(printed[kind], floor[kind]), printed[kind] - off[kind])
      price[kind] = paid
      const short = paid - stock[kind]
      if (short <= 0) continue
      missing += short * WEIGHTS.cube[kind]
      cubes += short
    }
    if (cubes > 0 && places * 2.5 < cubes) continue
    const worth = batchGain(t, seat, recipe) - missing - WEIGHTS.action
    if (worth <= targetWorth) continue
    best = recipe
    targetWorth = worth
    bestPrice.set(price)
  }
  return best
}

/** What brewing one batch of this recipe brings, sooner or later. */
function batchGain(t: BrewCrafters, seat: number, recipe: number): number {
  const me = t.seats[seat]
  const { rep, tier, symbol, family } = t.box.tables
  let gain = rep[recipe]
  const effects = effectsOn(t)['brew-batch']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.op !== 'rep' || !works(t, seat, effect)) continue
    if (effect.tier >= 0 && effect.tier !== tier[recipe]) continue
    if (effect.symbol >= 0 && effect.symbol !== symbol[recipe]) continue
    if (!effect.oncePerRecipe || me.brewed[recipe] === 0) gain += effect.amount
  }
  const left = actionsLeft(t, seat)
  if (left > 2) gain += firstSale(t, seat, recipe + 1) * WEIGHTS.labelFromStorage
  if (tier[recipe] === 0 && me.brewed[recipe] === 0) gain += WEIGHTS.unlock * seasonsAfter(t)
  if (left > 2) gain += WEIGHTS.sale
  return gain + t.seats[seat].lab[family[recipe] === 2 ? 0 : family[recipe] === 0 ? 1 : 2] * 0.15
}

/** Everything that keeps working: workers, tiles, lab levels, partnerships. */
function assets(t: BrewCrafters, seat: number): number {
  const lasting = lastingEffects(t)
  let worth = 0
  for (let i = 0; i < lasting.length; i++) {
    const { effect, trigger } = lasting[i]
    if (works(t, seat, effect)) worth += futureWorth(t, seat, effect, trigger) * WEIGHTS.trust
  }
  for (let card = 0; card < PARTNERSHIPS.length; card++)
    if (t.partners[card] === heldBy(seat)) worth += WEIGHTS.partnership * seasonsAfter(t)
  return worth + finals(t, seat) + (t.seats[seat].field > 0 ? 1 : 0)
}

interface Lasting {
  readonly effect: Effect
  readonly trigger: TriggerName
}

/** Sorted out once per box and lab side: everything but arrivals and points at the end. */
const sortedOut = new WeakMap<EffectsByTrigger, readonly Lasting[]>()

function lastingEffects(t: BrewCrafters): readonly Lasting[] {
  const on = effectsOn(t)
  const known = sortedOut.get(on)
  if (known) return known
  const lasting = TRIGGERS.filter(trigger => trigger !== 'game-end' && trigger !== 'lab-arrival').flatMap(trigger =>
    on[trigger].map(effect => ({ effect, trigger })),
  )
  sortedOut.set(on, lasting)
  return lasting
}

/** Points at the end that are still growing, and markers on their way to the final level. */
function finals(t: BrewCrafters, seat: number): number {
  const effects = effectsOn(t)['game-end']
  const left = actionsLeft(t, seat)
  let worth = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    const all = futureWorth(t, seat, effect, 'game-end')
    if (effect.level === 0) {
      if (works(t, seat, effect)) worth += all - endPoints(t, seat, effect)
      continue
    }
    const position = t.seats[seat].lab[effect.index]
    const steps = FINAL - position
    if (steps === 0) worth += all - endPoints(t, seat, effect)
    else if (steps <= left) worth += (all - steps * WEIGHTS.step) * WEIGHTS.progress[position]
  }
  return worth
}

/** Bills to come, with the sales that can be expected until then; what is missing becomes loans. */
function money(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  const bills = billsLeft(t)
  const bill = billOf(t, seat)
  const { salePrice } = t.box.constants
  let cash = me.money
  let short = 0
  let waiting = (me.bottles[0] ? 1 : 0) + (me.bottles[1] ? 1 : 0) + (me.pub ? 1 : 0)
  let later = (me.tanks[0] ? 1 : 0) + (me.tanks[1] ? 1 : 0)
  let actions = crewsToAct(t, seat) + seasonsToBill(t) * me.crews
  let seasons = seasonsToBill(t)
  for (let i = 0; i < bills; i++) {
    if (actions >= 1) {
      cash += waiting * salePrice
      waiting = later
      later = 0
    }
    if (actions >= 2) {
      cash += waiting * salePrice
      waiting = 0
    }
    cash += Math.min(actions * 0.5, seasons * WEIGHTS.salesPerSeason) * salePrice - bill
    if (cash < 0) {
      short -= cash
      cash = 0
    }
    actions = 4 * me.crews
    seasons = 4
  }
  return -short * WEIGHTS.shortDollar + cash * WEIGHTS.spareDollar
}

/** Crews are worth the actions they still have; the next one is nearer with every batch. */
function actions(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  let worth = 0
  for (let crew = 0; crew < me.crews; crew++)
    worth += seasonsAfter(t) * WEIGHTS.action * (crew === MAX_CREWS - 1 ? WEIGHTS.thirdCrew : 1)
  worth += crewsToAct(t, seat) * WEIGHTS.action
  if (me.crews < MAX_CREWS) {
    const missing = Math.max(0, t.box.tables.crewNeeds[me.crews] - batchesBrewed(me))
    const seasons = seasonsAfter(t) - missing * WEIGHTS.seasonsPerBatch - 1
    if (seasons > 0) worth += seasons * WEIGHTS.action * (me.crews === 1 ? WEIGHTS.nextCrew : WEIGHTS.lastCrew)
  }
  return worth
}
