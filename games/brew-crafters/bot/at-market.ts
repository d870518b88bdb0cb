/** What a market action is worth, at a glance. */
import { BASICS, CASH, CREW, HIRE, KINDS, PARTNER, SKILLED_WORKERS, SPACES, TAKE } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { type BrewCrafters, ON_OFFER } from '../rules/table.ts'
import { seen } from './glimpse.ts'
import { promisesOn } from './promises.ts'
import { WEIGHTS } from './weights.ts'
import { endWorth } from './worth.ts'

export function takeWorth(t: BrewCrafters, seat: number, from: Int16Array): number {
  for (let kind = 0; kind < KINDS.length; kind++) seen.given[kind] = from[kind]
  const effects = effectsOn(t)['market-take']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!works(t, seat, effect)) continue
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (from[kind] === 0 || !((effect.kinds >> kind) & 1)) continue
      if (effect.op === 'gain-same-kind') seen.given[kind] += effect.count
      else for (let one = 0; one < KINDS.length; one++) seen.given[one] += effect.cubes[one]
      break
    }
    if (effect.oneBasic)
      seen.given[0] += (from[0] > 0 ? 1 : 0) + (from[1] > 0 ? 1 : 0) + (from[2] > 0 ? 1 : 0) === 1 ? 1 : 0
  }
  return seen.cubes(t, seat, seen.given)
}

export function hireWorth(t: BrewCrafters, seat: number, worker: number): number {
  let cost = t.box.tables.workerCost[worker]
  let worth = WEIGHTS.trust * promisesOn(t).of(worker)
  const { upkeep, 'game-end': end } = effectsOn(t)
  for (let i = 0; i < upkeep.length; i++) {
    if (upkeep[i].source !== worker) continue
    cost += upkeep[i].amount * (upkeep[i].op === 'upkeep-per-crew' ? t.seats[seat].crews : 1)
  }
  for (let i = 0; i < end.length; i++) if (end[i].source === worker) worth += endWorth(t.seatCount, seen.look, end[i])
  return worth + seen.money(t, seat, 0, cost)
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
  if (option === CREW) return seen.crew(t, seat)
  if (option === HIRE) return bestHire(t, seat)
  if (option === PARTNER) return WEIGHTS.partnership * seen.look.seasons
  if (option === CASH) return seen.money(t, seat, money)
  if (option !== TAKE) return 0
  if (stall !== 0) {
    let best = Number.NEGATIVE_INFINITY
    for (let kind = BASICS; kind < KINDS.length; kind++)
      if ((stall >> kind) & 1) best = Math.max(best, takeWorth(t, seat, taken[kind]))
    return best
  }
  const here = t.spaces[space]
  const worth = takeWorth(t, seat, accumulates ? here.cubes : taken[0]) + seen.money(t, seat, here.money)
  return marker && t.firstPlayer !== seat ? worth + WEIGHTS.firstPlayer : worth
}
