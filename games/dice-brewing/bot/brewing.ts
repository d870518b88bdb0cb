/** Purchasing and Brewing: what to store, to buy and to brew. */
import { HOPS, LIGHT, RAISE_DIE, SKILL, SKILL_0 } from '../components/names.ts'
import { sizeOf } from '../rules/dice.ts'
import { countOf, stockOf, without } from '../rules/stock.ts'
import { PURCHASING } from '../rules/table.ts'
import instinct from './instinct.json' with { type: 'json' }
import { cardWorth, planWorth, targetWorth } from './plan.ts'
import { hindrance } from './rivals.ts'
import type { Situation } from './situation.ts'
import { bestRaise } from './tokens.ts'

/** A die the plan needs is stored whatever else there is to do. */
export const NEEDED = 2

/** Storing waits for the last moment: a stored die can be taken back, an active one not. */
export function storeWorth(
  now: Situation,
  { colour, value }: { readonly colour: number; readonly value: number },
): number {
  const { t, seat } = now
  if (t.phase !== PURCHASING || t.prompts.seat !== seat) return -1
  const used = countOf(now.hand.get(colour), value) - countOf(now.spare.get(colour), value)
  if (used > countOf(stockOf(t, seat, colour), value)) return NEEDED
  return storesFor(now, colour, value)
}

/** Whether a die that no brew of this round needs is better kept than rolled again. */
export function storesFor(now: Situation, colour: number, value: number): number {
  if (now.rounds === 0) return 0.01
  if (colour === SKILL) return instinct.keepSkill[value]
  const { t, seat } = now
  const kept = now.trial
  const rolled = now.other
  for (let each = LIGHT; each <= HOPS; each++) {
    kept.set(each, stockOf(t, seat, each))
    rolled.set(each, sizeOf(t.seats[seat].active[each]))
  }
  rolled.set(colour, Math.max(0, rolled.get(colour)))
  const without = targetWorth(t, kept, rolled, now.rounds)
  rolled.set(colour, Math.max(0, rolled.get(colour) - 1))
  kept.add(colour, value)
  const gain = targetWorth(t, kept, rolled, now.rounds) - without
  return gain > instinct.keepGain ? 0.2 + gain : instinct.keep[value]
}

export function buyIngredientWorth(
  now: Situation,
  { ingredient, discount, value }: { readonly ingredient: number; readonly discount: number; readonly value: number },
): number {
  const { t } = now
  const price = t.box.ingredients[ingredient].prices[value]
  const before = withoutShopping(now)
  const trial = now.try()
  trial.owned |= 1 << ingredient
  if (discount !== 0) trial.remove(SKILL, value)
  const bought = t.seats[now.seat].boughtIngredient
  t.seats[now.seat].boughtIngredient = 1
  const after = planWorth(t, now.seat, trial, 0, now.rounds)
  t.seats[now.seat].boughtIngredient = bought
  return after - before - price / t.box.goldPerPoint + (now.rounds > 0 ? instinct.stockUp : -0.1)
}

/** The plan if nothing is bought. */
function withoutShopping(now: Situation): number {
  const me = now.t.seats[now.seat]
  const bought = me.boughtIngredient
  me.boughtIngredient = 1
  const worth = planWorth(now.t, now.seat, now.hand, 0, now.rounds)
  me.boughtIngredient = bought
  return worth
}

/** Only what pays at once is worth its gold: a raise, or what spoils another player's brew. */
export function buyTokenWorth(now: Situation, { token }: { readonly token: number }): number {
  const price = now.t.box.tokens[token].price / now.t.box.goldPerPoint
  if (token === RAISE_DIE) return bestRaise(now) - price + instinct.buyToken
  return Math.max(-1, hindrance(now, token) - price + instinct.buyHindrance)
}

interface Brew {
  readonly slot: number
  readonly enhancement: number
  readonly first: number
  readonly second: number
  readonly third: number
  readonly fourth: number
  readonly fifth: number
}

/** What the card brings now, and what can still be brewed with the rest. */
export function brewWorth(now: Situation, m: Brew): number {
  const { t } = now
  const { slot, enhancement } = m
  const recipe = t.box.recipes[t.row[slot] - 1]
  const trial = now.try()
  let used = 0
  for (let i = 0; i < recipe.colours.length; i++) {
    const value = i === 0 ? m.first : i === 1 ? m.second : i === 2 ? m.third : i === 3 ? m.fourth : m.fifth
    const colour = recipe.colours[i]
    trial.set(colour, without(trial.get(colour), value))
    used += value
  }
  let worth = cardWorth(t, recipe, now.rounds)
  if (enhancement > SKILL_0) {
    worth += recipe.skillBonus.mastery + recipe.skillBonus.gold / t.box.goldPerPoint - 0.05
    trial.skill = without(trial.skill, enhancement - SKILL_0)
    used += enhancement - SKILL_0
  } else if (enhancement > 0) {
    const bonus = recipe.ingredientBonus[enhancement - 1]
    if (bonus) worth += bonus.mastery + bonus.gold / t.box.goldPerPoint - (now.rounds > 0 ? instinct.useIngredient : 0)
    if (t.seats[now.seat].ingredients[enhancement - 1] === 1) trial.owned &= ~(1 << (enhancement - 1))
  }
  const rest = now.worthOf(trial, 1 << slot)
  if (instinct.deny !== 0) worth += instinct.deny * now.missedCard(slot)
  return worth + instinct.later * rest - instinct.usedPip * used + instinct.brew
}
