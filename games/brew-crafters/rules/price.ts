/** What a batch costs (BC-7.20): printed cubes, minus discounts, then replaced specialties. */

import type { Effect } from '../components/effects.ts'
import { KINDS } from '../components/names.ts'
import { effectsOn, works } from './effects.ts'
import type { BrewCrafters } from './table.ts'

export const NOT_REPLACED = -1

/** The effect that lets the seat replace a specialty, if it has one: Recipe Tinkerer or the Fermentation permanent. */
export function replacer(t: BrewCrafters, seat: number, op: 'substitute' | 'swap-specialty'): Effect | undefined {
  const effects = effectsOn(t)['brew-cost']
  for (let i = 0; i < effects.length; i++) if (effects[i].op === op && works(t, seat, effects[i])) return effects[i]
  return undefined
}

/**
 * Writes the price of a batch into `price`. `tinkered`: the specialty that malt replaces; `out` and `by`: the specialty that another one replaces.
 * Malt paid as a replacement is not reduced (BC-7.31).
 */
export function priceOf(
  t: BrewCrafters,
  seat: number,
  recipe: number,
  tinkered: number,
  out: number,
  by: number,
  price: Int16Array,
): void {
  const printed = t.box.tables.price[recipe]
  for (let kind = 0; kind < KINDS.length; kind++) price[kind] = printed[kind]
  const effects = effectsOn(t)['brew-cost']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.op !== 'discount' || !works(t, seat, effect)) continue
    if (effect.firstBatch && t.batches > 0) continue // BC-7.30
    const kind = 31 - Math.clz32(effect.from)
    if (price[kind] > effect.min) price[kind] = Math.max(effect.min, price[kind] - effect.amount)
  }
  if (tinkered !== NOT_REPLACED) {
    price[tinkered]--
    const paid = replacer(t, seat, 'substitute')
    if (paid) for (let kind = 0; kind < KINDS.length; kind++) price[kind] += paid.cubes[kind]
  }
  if (out !== NOT_REPLACED) {
    price[out]--
    price[by]++
  }
}

/** The kind of which there is too little for this price, −1 when it can be paid. */
export function missing(cubes: Int16Array, price: Int16Array): number {
  for (let kind = 0; kind < KINDS.length; kind++) if (cubes[kind] < price[kind]) return kind
  return -1
}
