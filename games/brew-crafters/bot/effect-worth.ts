/** What an effect is still worth to a seat that has it, by what it does: the same for workers, lab levels and tiles. */
import type { Effect } from '../components/effects.ts'
import { BASICS, KINDS, SEASONS } from '../components/names.ts'
import { COUNTED, type TriggerName } from '../components/vocabulary.ts'
import { PHASE, seasonOf } from '../rules/table.ts'
import type { SeatSummary } from './seat-summary.ts'
import { billsLeft, type Moment, seasonsAfter } from './time.ts'
import { WEIGHTS } from './weights.ts'

function cubesWorth(cubes: Int16Array): number {
  let worth = 0
  for (let kind = 0; kind < KINDS.length; kind++) worth += cubes[kind] * WEIGHTS.cube[kind]
  return worth
}

/** How often a market action of the seat gives this kind, per season. */
const TAKES_PER_SEASON = [0.75, 0.5, 0.45, 0.25, 0.25, 0.3]

function takesLeft(when: Moment, effect: Effect): number {
  const seasons = seasonsAfter(when) + (when.phase <= PHASE.market ? 0.7 : 0)
  if (effect.oneBasic) return seasons
  let takes = 0
  for (let kind = 0; kind < KINDS.length; kind++) if ((effect.kinds >> kind) & 1) takes += TAKES_PER_SEASON[kind]
  return takes * seasons
}

/** Starts of the effect's seasons that are still to come. */
function startsLeft(when: Moment, effect: Effect): number {
  let starts = 0
  for (let ahead = 1; ahead <= seasonsAfter(when); ahead++)
    if ((effect.seasons >> ((seasonOf(when) + ahead) % SEASONS.length)) & 1) starts++
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
export function endWorth(seatCount: number, summary: SeatSummary, effect: Effect): number {
  const now = summary.endPoints(effect)
  const { batches } = summary
  let growth = 0
  switch (COUNTED[effect.counted]) {
    case 'installed-tile':
      growth = (summary.seasons * 0.22) / effect.every
      break
    case 'gold-label-held':
      growth = (summary.seasons * 0.17) / seatCount
      break
    case 'different-advanced-recipe-brewed':
      growth = Math.min(batches * 0.3, Math.max(0, 5 - summary.advanced))
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

/** What will still come of an effect whatever the seat brews. */
export function steadyWorth(when: Moment, seatCount: number, effect: Effect, trigger: TriggerName): number {
  const seasons = seasonsAfter(when)
  switch (trigger) {
    case 'passive':
      return passiveWorth(when, effect)
    case 'market-take':
      return takesLeft(when, effect) * gainWorth(effect) * 0.8
    case 'market-place':
      return seasons * 0.25
    case 'market-extra':
      return startsLeft(when, effect) * 1.2
    case 'season-start':
      return startsLeft(when, effect) * gainWorth(effect) * 0.85
    case 'label-won':
      return (seasons * 0.4 * gainWorth(effect)) / seatCount
    case 'collab-sold':
      return (seasons * 0.25 * gainWorth(effect)) / seatCount
    case 'lab-action':
      return seasons * 0.35 * gainWorth(effect)
    case 'install-action':
      return seasons * 0.22 * gainWorth(effect)
    case 'upkeep':
      return effect.op === 'upkeep-per-crew' ? 0 : crewWorth(when, effect, trigger)
    default:
      return 0
  }
}

/** What it brings for every crew. */
export const crewWorth = (when: Moment, effect: Effect, trigger: TriggerName): number =>
  trigger === 'upkeep' ? billsLeft(when) * -effect.amount * 0.8 : 0

/** What it brings with every batch that is still brewed. */
export function batchWorth(effect: Effect, trigger: TriggerName): number {
  switch (trigger) {
    case 'sale-batch':
      return (effect.tier === 0 ? 0.4 : 0.45) * gainWorth(effect)
    case 'process-sold':
      return (effect.min > 1 ? 0.25 : 0.75) * gainWorth(effect)
    case 'brew-batch':
      return (effect.oncePerRecipe ? 0.3 : 0.45) * gainWorth(effect)
    case 'brew-cost':
      if (effect.op !== 'discount') return 0.15
      return effect.amount * WEIGHTS.cube[31 - Math.clz32(effect.from)] * (effect.firstBatch ? 0.8 : 1)
    default:
      return 0
  }
}

function passiveWorth(when: Moment, effect: Effect): number {
  const seasons = seasonsAfter(when) + (when.phase <= PHASE.brewing ? 0.5 : 0)
  switch (effect.op) {
    case 'capacity':
      return Math.min(effect.amount, 8) * WEIGHTS.room * seasons
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
