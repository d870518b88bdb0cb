/** What a brewing action is worth, without trying it. */
import { OF_LEVEL, OF_TILE } from '../components/effects.ts'
import {
  BASICS,
  FINAL,
  INSTALL,
  KINDS,
  LAB_RESEARCH,
  PROCESS_COLLABORATE,
  PUB,
  SECTIONS,
  TILES,
  TRACKS_PER_SIDE,
} from '../components/names.ts'
import { COUNTED } from '../components/vocabulary.ts'
import { pubIsEmpty } from '../rules/brew.ts'
import { effectsOn, hasOperation, works } from '../rules/effects.ts'
import { type BrewCrafters, countCubes } from '../rules/table.ts'
import { cardWorthOn } from './card-worth.ts'
import { endWorth } from './effect-worth.ts'
import { changes } from './seat-changes.ts'
import { firstSale } from './targets.ts'
import { WEIGHTS } from './weights.ts'

/** A batch that moves on towards its money. */
const MOVED = 0.1

const stock = new Int16Array(KINDS.length)
const left = new Int16Array(KINDS.length)

/** A batch of the recipe at this place of the targets; its price stays off the stock. */
function batchWorth(t: BrewCrafters, seat: number, at: number, before: number): number {
  const label = changes.summary.actions >= 2 ? firstSale(t, seat, changes.targets.recipes[at] + 1) : 0
  changes.targets.pay(at, stock)
  const after = changes.targets.stockWorth(stock, changes.targets.unlocks[at])
  const points = changes.targets.points[at] + endPointsOf(t, seat, changes.targets.recipes[at])
  const sold = label * WEIGHTS.labelFromTank + changes.sale(t, seat)
  return points + sold + changes.batchForCrew(t, seat) + after - before
}

const [ALE_BATCH, NEW_RECIPE] = [
  COUNTED.indexOf('ale-batch-brewed'),
  COUNTED.indexOf('different-advanced-recipe-brewed'),
]

/** What the batch adds to points at the end that the seat already has a right to; families count in the order of their batches. */
function endPointsOf(t: BrewCrafters, seat: number, recipe: number): number {
  const { family, tier } = t.box.tables
  const effects = effectsOn(t)['game-end']
  let points = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    const counts =
      effect.counted === NEW_RECIPE
        ? tier[recipe] === 1 && t.seats[seat].brewed[recipe] === 0
        : effect.counted - ALE_BATCH === family[recipe]
    if (counts && works(t, seat, effect)) points += effect.amount
  }
  return points
}

/** Sells and bottles what is there, then fills every tank as well as the cubes allow. */
export function processWorth(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  const { bottles, tanks, pub, cubes } = me
  const { actions } = changes.summary
  // What a label in a bottle and in a tank counted before, as long as there was time to sell it.
  const inBottle = actions >= 1 ? WEIGHTS.labelFromBottle : 0
  const inTank = actions >= 2 ? WEIGHTS.labelFromTank : 0
  let worth = 0
  for (let slot = 0; slot < 2; slot++) {
    if (bottles[slot]) worth += MOVED + firstSale(t, seat, bottles[slot]) * (1 - inBottle)
    if (tanks[slot]) worth += MOVED + firstSale(t, seat, tanks[slot]) * (inBottle - inTank)
  }
  if (pub) worth += MOVED + firstSale(t, seat, pub) * (1 - inBottle)
  const passive = effectsOn(t).passive
  let free =
    1 + (hasOperation(t, seat, passive, 'line-slots') ? 1 : 0) + (hasOperation(t, seat, passive, 'pub-tank') ? 1 : 0)
  let before = changes.stockWorth
  for (let kind = 0; kind < KINDS.length; kind++) left[kind] = cubes[kind]
  for (; free > 0; free--) {
    let best = 0
    let bestAt = -1
    for (let at = 0; at < changes.targets.count; at++) {
      if (!changes.targets.isPayable(at, left)) continue
      for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = left[kind]
      const one = batchWorth(t, seat, at, before)
      if (one <= best) continue
      best = one
      bestAt = at
    }
    if (bestAt < 0) break
    worth += best
    changes.targets.pay(bestAt, left)
    before = changes.targets.stockWorth(left)
  }
  return worth
}

function arrivalWorth(t: BrewCrafters, seat: number, track: number, level: number): number {
  const effects = effectsOn(t)['lab-arrival']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.holder !== OF_LEVEL || effect.index !== track || effect.level !== level) continue
    if (effect.op === 'money') return changes.money(t, seat, effect.amount)
    if (effect.op === 'rep') return effect.amount
    if (effect.op === 'free-install') return Math.max(0, bestInstall(t, seat))
    for (let kind = 0; kind < KINDS.length; kind++) changes.given[kind] = effect.cubes[kind]
    const fixed = changes.cubes(t, seat, changes.given)
    if (effect.count === 0) return fixed
    let best = fixed
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (!((effect.from >> kind) & 1)) continue
      changes.given[kind]++
      best = Math.max(best, changes.cubes(t, seat, changes.given))
      changes.given[kind]--
    }
    return best
  }
  return 0
}

/** One step of the marker: what it gives on arrival, from then on, and at the end. */
export function researchWorth(t: BrewCrafters, seat: number, track: number): number {
  const position = t.seats[seat].lab[track]
  if (position === FINAL) return Number.NEGATIVE_INFINITY
  const cards = cardWorthOn(t)
  const source = cards.levelOf(track, position + 1)
  let worth = arrivalWorth(t, seat, track, position + 1)
  if (position + 1 < FINAL) worth += WEIGHTS.trust * cards.of(source)
  const { progress, step } = WEIGHTS
  const steps = FINAL - position - 1
  if (steps > changes.summary.actions) return worth
  const effects = effectsOn(t)['game-end']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.level === 0 || effect.index !== track) continue
    const all = endWorth(t.seatCount, changes.summary, effect)
    const before = position === 0 ? 0 : (all - (steps + 1) * step) * progress[position]
    worth += (steps === 0 ? all : (all - steps * step) * progress[position + 1]) - before
  }
  return worth
}

function bestResearch(t: BrewCrafters, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let track = 0; track < TRACKS_PER_SIDE; track++) best = Math.max(best, researchWorth(t, seat, track))
  return best
}

export function installWorth(t: BrewCrafters, seat: number, tile: number): number {
  const { tileGift, tileGiftMoney, tileCost } = t.box.tables
  const cards = cardWorthOn(t)
  const gift = countCubes(tileGift[tile]) > 0 ? changes.cubes(t, seat, tileGift[tile]) : 0
  let worth = WEIGHTS.trust * cards.ofTile(tile) + gift + changes.money(t, seat, tileGiftMoney[tile], tileCost[tile])
  const effects = effectsOn(t)['game-end']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.holder === OF_TILE && effect.index === tile) worth += endWorth(t.seatCount, changes.summary, effect)
  }
  return worth
}

function bestInstall(t: BrewCrafters, seat: number): number {
  const { tiles } = t.seats[seat]
  let best = Number.NEGATIVE_INFINITY
  for (let tile = 0; tile < TILES.length; tile++) if (!tiles[tile]) best = Math.max(best, installWorth(t, seat, tile))
  return best
}

export function sectionWorth(t: BrewCrafters, seat: number, which: number, specialty: number): number {
  const { sectionCubes, sectionMoney, sectionRep } = t.box.tables
  for (let kind = 0; kind < KINDS.length; kind++) changes.given[kind] = sectionCubes[which][kind]
  if (specialty > 0) changes.given[BASICS + specialty - 1]++
  const reward = sectionRep[which] * 0.8 + changes.money(t, seat, sectionMoney[which], 0) * 0.8
  return reward + changes.cubes(t, seat, changes.given, -1)
}

export function bestSection(t: BrewCrafters, seat: number): number {
  let best = 0
  for (let which = 0; which < SECTIONS.length; which++)
    if (t.sections[which] === 0) best = Math.max(best, sectionWorth(t, seat, which, 0))
  return best
}

export function actWorth(t: BrewCrafters, seat: number, action: number): number {
  if (action === PROCESS_COLLABORATE) return processWorth(t, seat)
  if (action === LAB_RESEARCH) return bestResearch(t, seat)
  return action === INSTALL ? bestInstall(t, seat) : 0
}

export function brewWorth(t: BrewCrafters, seat: number, recipe: number, tank: number): number {
  for (let at = 0; at < changes.targets.count; at++) {
    if (changes.targets.recipes[at] !== recipe) continue
    for (let kind = 0; kind < KINDS.length; kind++) stock[kind] = t.seats[seat].cubes[kind]
    const early = tank === PUB ? 0.2 : pubIsEmpty(t, seat) ? -0.1 : 0
    return batchWorth(t, seat, at, changes.stockWorth) + early
  }
  return 0
}
