/** What a market action is worth, without trying it. */
import { BASICS, CASH, CREW, HIRE, KINDS, PARTNER, SKILLED_WORKERS, SPACES, TAKE } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { type BrewCrafters, ON_OFFER } from '../rules/table.ts'
import { cardWorthOn } from './card-worth.ts'
import { endWorth } from './effect-worth.ts'
import { changes } from './seat-changes.ts'
import { WEIGHTS } from './weights.ts'

export function takeWorth(t: BrewCrafters, seat: number, from: Int16Array): number {
  for (let kind = 0; kind < KINDS.length; kind++) changes.given[kind] = from[kind]
  const effects = effectsOn(t)['market-take']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!works(t, seat, effect)) continue
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (from[kind] === 0 || !((effect.kinds >> kind) & 1)) continue
      if (effect.op === 'gain-same-kind') changes.given[kind] += effect.count
      else for (let one = 0; one < KINDS.length; one++) changes.given[one] += effect.cubes[one]
      break
    }
    if (effect.oneBasic)
      changes.given[0] += (from[0] > 0 ? 1 : 0) + (from[1] > 0 ? 1 : 0) + (from[2] > 0 ? 1 : 0) === 1 ? 1 : 0
  }
  return changes.cubes(t, seat, changes.given)
}

export function hireWorth(t: BrewCrafters, seat: number, worker: number): number {
  let cost = t.box.tables.workerCost[worker]
  let worth = WEIGHTS.trust * cardWorthOn(t).of(worker)
  const { upkeep, 'game-end': end } = effectsOn(t)
  for (let i = 0; i < upkeep.length; i++) {
    if (upkeep[i].source !== worker) continue
    cost += upkeep[i].amount * (upkeep[i].op === 'upkeep-per-crew' ? t.seats[seat].crews : 1)
  }
  for (let i = 0; i < end.length; i++)
    if (end[i].source === worker) worth += endWorth(t.seatCount, changes.summary, end[i])
  return worth + changes.money(t, seat, 0, cost)
}

function bestHire(t: BrewCrafters, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let worker = 0; worker < SKILLED_WORKERS.length; worker++)
    if (t.workers[worker] === ON_OFFER) best = Math.max(best, hireWorth(t, seat, worker))
  return best
}

export function placeWorth(t: BrewCrafters, seat: number, space: number, option: number): number {
  if (space >= SPACES.length) return 0
  const { accumulates, marker, stall, taken, money } = t.box.tables.spaces[space]
  if (option === CREW) return changes.crew(t, seat)
  if (option === HIRE) return bestHire(t, seat)
  if (option === PARTNER) return WEIGHTS.partnership * changes.summary.seasons
  if (option === CASH) return changes.money(t, seat, money)
  if (option !== TAKE) return 0
  if (stall !== 0) {
    let best = Number.NEGATIVE_INFINITY
    for (let kind = BASICS; kind < KINDS.length; kind++)
      if ((stall >> kind) & 1) best = Math.max(best, takeWorth(t, seat, taken[kind]))
    return best
  }
  const here = t.spaces[space]
  const worth = takeWorth(t, seat, accumulates ? here.cubes : taken[0]) + changes.money(t, seat, here.money)
  return marker && t.firstPlayer !== seat ? worth + WEIGHTS.firstPlayer : worth
}
