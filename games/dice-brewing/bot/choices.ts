/** Choices inside a turn: which dice to reroll, what to swap, where a die goes. */
import { HOPS, LIGHT, SKILL, STORAGE } from '../components/names.ts'
import { pipsOf } from '../rules/dice.ts'
import { P } from '../rules/prompts.ts'
import { countOf } from '../rules/stock.ts'
import { swapGainOf } from './board.ts'
import { storesFor } from './brewing.ts'
import type { Situation } from './situation.ts'

/** Dice the plan does not need and that show little; if there is none, the lowest. */
export function pickWorth(
  now: Situation,
  { zone, colour, value }: { readonly zone: number; readonly colour: number; readonly value: number },
): number {
  const needless = countOf(now.spare.get(colour), value) > countPicked(now, colour, value)
  const low = zone === STORAGE ? value <= 3 : value <= 4
  if (colour === SKILL) return value <= 2 ? 0.5 : -1 - value
  return needless && low ? 1 : -1 - value
}

/** How many dice of this kind are picked already. */
function countPicked(now: Situation, colour: number, value: number): number {
  const { t } = now
  let picked = 0
  for (let number = 0; number < 16; number++)
    if (t.picked[colour] & (1 << number) && pipsOf(t.faces[colour * 16 + number]) === value) picked++
  return picked
}

/** While storing is free a die waits in the active zone; in Tidying it stays stored if it is good. */
export function putWorth(now: Situation, { zone }: { readonly zone: number }): number {
  if (now.t.prompts.kind !== P['tidied-die']) return zone === STORAGE ? 0 : 0.1
  const field = now.t.prompts.b === 0 ? 2 : 4
  const die = now.t.seats[now.seat].inputs[field] - 1
  const wanted = storesFor(now, die >> 4, pipsOf(now.t.faces[die])) > 0 || pipsOf(now.t.faces[die]) >= 4
  return (zone === STORAGE) === wanted ? 1 : 0
}

export function swapColourWorth(now: Situation, { colour }: { readonly colour: number }): number {
  return colour >= LIGHT && colour <= HOPS ? swapGainOf(now, colour, 0) : 0
}

export function swapWorth(
  now: Situation,
  { rolled, colour, value }: { readonly rolled: number; readonly colour: number; readonly value: number },
): number {
  const trial = now.try()
  trial.remove(colour, value)
  trial.add(colour, rolled)
  return now.worthOf(trial) - now.plan + 0.1 * (rolled - value)
}
