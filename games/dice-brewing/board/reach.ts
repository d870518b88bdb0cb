/** How far a seat's own dice are from a recipe. */
import type { Recipe } from '../components/box.ts'
import { COLOURS, INGREDIENTS, SKILL } from '../components/names.ts'
import { isBlocked, pipsOf } from '../rules/dice.ts'
import { BREWING } from '../rules/table.ts'
import { diceIn, type Looking } from './ends.ts'
import type { Fitting } from './kinds.ts'

/** A table and the seat whose dice are looked at. */
type Own = Pick<Looking, 'view' | 'seat'>

export interface Fit {
  readonly colour: number
  readonly min: number
  readonly fitting: Fitting
  /** The die that serves it, −1 where none does. */
  readonly die: number
}

/** Usable dice of a colour, the least first. */
function usable({ view }: Own, sets: { readonly [colour: number]: number }, colour: number): number[] {
  return diceIn(sets[colour], colour)
    .filter(die => pipsOf(view.faces[die]) > 0 && !isBlocked(view.faces[die]))
    .sort((one, other) => pipsOf(view.faces[one]) - pipsOf(view.faces[other]))
}

/** The highest minimum first, each served by the least die that reaches it (DB-7.10): stored dice before active ones. */
export function fitsOf(looking: Own, recipe: Recipe): Fit[] {
  const me = looking.view.seats[looking.seat]
  const stored = COLOURS.map((_, colour) => usable(looking, me.storage, colour))
  // Once Brewing has begun, nothing can be stored any more (DB-5.16).
  const late = looking.view.phase >= BREWING
  const active = COLOURS.map((_, colour) => (late ? [] : usable(looking, me.active, colour)))
  const take = (dice: number[], min: number): number => {
    const i = dice.findIndex(die => pipsOf(looking.view.faces[die]) >= min)
    return i < 0 ? -1 : dice.splice(i, 1)[0]
  }
  const fromStorage = recipe.colours.map((colour, i) => take(stored[colour], recipe.minima[i]))
  return recipe.colours.map((colour, i) => {
    const min = recipe.minima[i]
    if (fromStorage[i] >= 0) return { colour, min, fitting: 'stored', die: fromStorage[i] }
    const die = take(active[colour], min)
    return { colour, min, fitting: die >= 0 ? 'active' : 'missing', die }
  })
}

/** Whether this seat has what an enhancement takes: the ingredient, or a stored skill die (DB-7.17, DB-7.18). */
export function payable(looking: Own, recipe: Recipe, kind: (typeof INGREDIENTS)[number] | 'skill'): boolean {
  const me = looking.view.seats[looking.seat]
  if (kind !== 'skill') return me.ingredients[INGREDIENTS.indexOf(kind)] > 0
  return usable(looking, me.storage, SKILL).some(die => pipsOf(looking.view.faces[die]) >= recipe.skillMin)
}
