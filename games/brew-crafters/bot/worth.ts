/** What an effect is still worth to a seat that has it, by what it does: the same for workers, lab levels and tiles. */

import type { Effect } from '../components/effects.ts'
import { BASICS, KINDS, SEASONS } from '../components/names.ts'
import { COUNTED, type TriggerName } from '../components/vocabulary.ts'
import { type BrewCrafters, countCubes, PHASE, seasonOf } from '../rules/table.ts'
import type { Look } from './look.ts'
import { billsLeft } from './time.ts'
import { WEIGHTS } from './weights.ts'

function cubesWorth(cubes: Int16Array): number {
  let worth = 0
  for (let kind = 0; kind < KINDS.length; kind++) worth += cubes[kind] * WEIGHTS.cube[kind]
  return worth
}

/** How often a market action of the seat gives this kind, per season. */
const TAKES_PER_SEASON = [0.75, 0.5, 0.45, 0.25, 0.25, 0.3]

function takesLeft(t: BrewCrafters, look: Look, effect: Effect): number {
  const seasons = look.seasons + (t.phase <= PHASE.market ? 0.7 : 0)
  if (effect.oneBasic) return seasons
  let takes = 0
  for (let kind = 0; kind < KINDS.length; kind++) if ((effect.kinds >> kind) & 1) takes += TAKES_PER_SEASON[kind]
  return takes * seasons
}

/** Starts of the effect's seasons that are still to come. */
function startsLeft(t: BrewCrafters, look: Look, effect: Effect): number {
  let starts = 0
  for (let ahead = 1; ahead <= look.seasons; ahead++)
    if ((effect.seasons >> ((seasonOf(t) + ahead) % SEASONS.length)) & 1) starts++
  return effect.notFirst ? starts * 0.7 : starts
}

function gainWorth(effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return cubesWorth(effect.cubes)
    case 'gain-choice':
    case 'gain-and-choice':
      return cubesWorth(effect.cubes) + effect.count * choiceWorth(effect)
    case 'gain-same-kind':
      return effect.count * WEIGHTS.cube[BASICS]
    case 'money':
      return effect.amount * 0.6
    case 'rep':
      return effect.amount
    case 'upkeep':
      return -effect.amount * 0.8
    case 'plant': // the cube that is planted is lost
      return WEIGHTS.cube[0] * (effect.cubes[0] - 1)
    default:
      return 0
  }
}

function choiceWorth(effect: Effect): number {
  let best = 0
  for (let kind = 0; kind < KINDS.length; kind++)
    if ((effect.from >> kind) & 1) best = Math.max(best, WEIGHTS.cube[kind])
  return best
}

/** Points at the end: what is there already, and what may still come. */
function endWorth(t: BrewCrafters, look: Look, effect: Effect): number {
  const now = look.endPoints(effect)
  const { batches } = look
  let growth = 0
  switch (COUNTED[effect.counted]) {
    case 'installed-tile':
      growth = (look.seasons * 0.22) / effect.every
      break
    case 'gold-label-held':
      growth = (look.seasons * 0.17) / t.seatCount
      break
    case 'different-advanced-recipe-brewed':
      growth = Math.min(batches * 0.3, Math.max(0, 5 - look.advanced))
      break
    case 'set-ale-porter-stout-brewed':
      growth = batches * 0.25
      break
    default:
      growth = batches * 0.38
  }
  const all = now + growth * effect.amount
  return effect.max > 0 ? Math.min(effect.max, all) : all
}

/** Beyond the points that already count. */
export function futureWorth(t: BrewCrafters, seat: number, look: Look, effect: Effect, trigger: TriggerName): number {
  switch (trigger) {
    case 'passive':
      return passiveWorth(t, seat, look, effect)
    case 'market-take':
      return takesLeft(t, look, effect) * gainWorth(effect) * 0.8
    case 'market-place':
      return look.seasons * 0.25
    case 'market-extra':
      return startsLeft(t, look, effect) * 1.2
    case 'season-start':
      return startsLeft(t, look, effect) * gainWorth(effect) * 0.85
    case 'sale-batch':
      return look.batches * (effect.tier === 0 ? 0.4 : 0.45) * gainWorth(effect)
    case 'process-sold':
      return look.batches * (effect.min > 1 ? 0.25 : 0.75) * gainWorth(effect)
    case 'brew-cost':
      return costWorth(look, effect)
    case 'brew-batch':
      return look.batches * (effect.oncePerRecipe ? 0.3 : 0.45) * gainWorth(effect)
    case 'label-won':
      return (look.seasons * 0.4 * gainWorth(effect)) / t.seatCount
    case 'collab-sold':
      return (look.seasons * 0.25 * gainWorth(effect)) / t.seatCount
    case 'lab-action':
      return look.seasons * 0.35 * gainWorth(effect)
    case 'lab-arrival':
      return look.seasons * 0.2 * gainWorth(effect)
    case 'install-action':
      return look.seasons * 0.22 * gainWorth(effect)
    case 'upkeep':
      return billsLeft(t) * -effect.amount * (effect.op === 'upkeep-per-crew' ? t.seats[seat].crews : 1) * 0.8
    case 'game-end':
      return endWorth(t, look, effect)
    default:
      return 0
  }
}

function passiveWorth(t: BrewCrafters, seat: number, look: Look, effect: Effect): number {
  const seasons = look.seasons + (t.phase <= PHASE.brewing ? 0.5 : 0)
  switch (effect.op) {
    case 'capacity':
      return Math.min(effect.amount, 8) * WEIGHTS.room * seasons + (countCubes(t.seats[seat].cubes) > 9 ? 0.5 : 0)
    case 'capacity-per-tile':
      return effect.max * 0.5 * WEIGHTS.room * seasons
    case 'line-slots':
      return WEIGHTS.line * seasons
    case 'pub-tank':
      return WEIGHTS.pub * seasons
    default:
      return 0
  }
}

function costWorth(look: Look, effect: Effect): number {
  const { batches } = look
  if (effect.op === 'discount')
    return batches * effect.amount * WEIGHTS.cube[31 - Math.clz32(effect.from)] * (effect.firstBatch ? 0.8 : 1)
  return batches * 0.15
}
