/** Rules 7.2, sell and bottle: both automatic, and always before brewing (BC-7.10). */
import { labelOf, RECIPES } from '../components/names.ts'
import { effectsOn, giveBonus, giveBonuses, works } from './effects.ts'
import { type BrewLog, now } from './events.ts'
import { paySecret } from './modules/secret-recipe.ts'
import { P } from './prompts.ts'
import type { BrewCrafters } from './table.ts'

const SLOTS = ['bottling-1', 'bottling-2', 'pub'] as const
const [LINE_SLOTS, PUB_SLOT] = [2, 2] as const

/** Sells, bottles, then lets the seat brew; afterwards the other part of the action may follow. */
export function processBeer(t: BrewCrafters, seat: number, log: BrewLog): void {
  t.processed = 1
  t.batches = 0
  t.tinkered = 0
  t.swapped = 0
  sell(t, seat, log)
  bottle(t, seat, log)
  t.prompts.push(P['after-part'], seat)
  t.prompts.push(P['brew-step'], seat)
}

/** BC-7.11: every bottled batch and the one in the pub (BC-7.18), in the order bottling-1, bottling-2, pub (BC-7.16). */
function sell(t: BrewCrafters, seat: number, log: BrewLog): void {
  const me = t.seats[seat]
  let sold = 0
  for (let slot = 0; slot < LINE_SLOTS; slot++) {
    if (me.bottles[slot] === 0) continue
    sellBatch(t, seat, me.bottles[slot] - 1, slot, log)
    me.bottles[slot] = 0
    sold++
  }
  if (me.pub !== 0) {
    sellBatch(t, seat, me.pub - 1, PUB_SLOT, log)
    me.pub = 0
    sold++
  }
  const effects = effectsOn(t)['process-sold']
  for (let i = 0; i < effects.length; i++)
    if (sold >= effects[i].min && works(t, seat, effects[i])) giveBonus(t, seat, effects[i], log)
}

function sellBatch(t: BrewCrafters, seat: number, recipe: number, slot: number, log: BrewLog): void {
  const me = t.seats[seat]
  const { salePrice } = t.box.constants
  me.money += salePrice // BC-7.12: whatever the recipe
  me.sold[recipe]++ // BC-7.13: in the freight area until the end
  log?.add(
    now(t, { kind: 'sell', seat, rule: 'BC-7.12', slot: SLOTS[slot], recipe: RECIPES[recipe], money: salePrice }),
  )
  const { tier } = t.box.tables
  const secret = !t.recipes[recipe]
  if (secret && me.sold[recipe] === 1) paySecret(t, seat, recipe, log)
  const effects = effectsOn(t)['sale-batch']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.tier >= 0 && effect.tier !== tier[recipe]) continue // a secret recipe is an advanced one (BC-9.46)
    if (works(t, seat, effect)) giveBonus(t, seat, effect, log)
  }
  if (tier[recipe] === 1 && !secret && t.labels[recipe] === 0) winLabel(t, seat, recipe, log)
}

/** BC-7.14, BC-7.15: the first sale of an open advanced recipe; secret ones have no label (BC-2.20). */
function winLabel(t: BrewCrafters, seat: number, recipe: number, log: BrewLog): void {
  t.labels[recipe] = seat + 1
  log?.add(now(t, { kind: 'label', seat, rule: 'BC-7.14', label: labelOf(RECIPES[recipe]), recipe: RECIPES[recipe] }))
  giveBonuses(t, seat, effectsOn(t)['label-won'], log)
}

/** BC-7.17: each tank of the line into its bottling slot, which selling has emptied (BC-7.19). */
function bottle(t: BrewCrafters, seat: number, log: BrewLog): void {
  const me = t.seats[seat]
  for (let slot = 0; slot < LINE_SLOTS; slot++) {
    if (me.tanks[slot] === 0) continue
    me.bottles[slot] = me.tanks[slot]
    me.tanks[slot] = 0
    log?.add(
      now(t, {
        kind: 'bottle',
        seat,
        rule: 'BC-7.17',
        recipe: RECIPES[me.bottles[slot] - 1],
        slot: slot === 0 ? 'bottling-1' : 'bottling-2',
      }),
    )
  }
}
