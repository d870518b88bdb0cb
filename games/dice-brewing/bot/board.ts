/** Arrangement: what a piece on a field is worth. */
import { CS1, CS2, CS3, HP1, HP2, MH1, MH2, MH3, SD1, SD2, SD3 } from '../components/board.ts'
import { DARK, HOPS, LIGHT, SKILL } from '../components/names.ts'
import { dieOf, isBlocked, lowest, pipsOf } from '../rules/dice.ts'
import { countOf } from '../rules/stock.ts'
import instinct from './instinct.json' with { type: 'json' }
import { dieWorth, type Hand } from './plan.ts'
import { denyField } from './rivals.ts'
import type { Situation } from './situation.ts'

interface OwnDie {
  readonly field: number
  readonly zone: number
  readonly colour: number
  readonly value: number
  readonly marks: number
}

/** The mean plan with one more rolled die of a colour. */
export function meanWith(now: Situation, hand: Hand, colour: number): number {
  const stock = hand.get(colour)
  hand.set(colour, stock + (1 << (1 << 2)))
  const least = now.worthOf(hand)
  let sum = least
  for (let value = 6; value > 1; value--) {
    hand.set(colour, stock + (1 << (value << 2)))
    const worth = now.worthOf(hand)
    if (worth === least) {
      // More never hurts, so what lies between is worth the same.
      sum += least * (value - 1)
      break
    }
    sum += worth
  }
  hand.set(colour, stock)
  return sum / 6
}

/** The least useful skill die that shows at least so much, 0 when there is none. */
function spareSkill(now: Situation, min: number): number {
  for (let value = min; value <= 6; value++) if (countOf(now.spare.skill, value) > 0) return value
  for (let value = min; value <= 6; value++) if (countOf(now.hand.skill, value) > 0) return value
  return 0
}

export function plantWorth(now: Situation, { field }: { readonly field: number }): number {
  const colour = field === MH1 ? LIGHT : HOPS
  if (now.t.supply[colour] === 0) return 0.1
  const scarce = now.own[colour] < 3 ? instinct.plantFew : now.own[colour] > 4 ? instinct.plantMany : instinct.plant
  return dieWorth(now.t, colour, now.rounds) + scarce + denyField(now, field)
}

export const placeWorth = (now: Situation, m: OwnDie): number => usedWorth(now, m) + denyField(now, m.field)

function usedWorth(now: Situation, m: OwnDie): number {
  const { field, colour, value } = m
  const loss = now.lossOf(colour, value)
  if (field === MH2) return Math.max(roastLater(now) - loss, roastNow(now, value))
  if (field === MH3 || field === HP2)
    return Math.max(raiseLater(now, value) - loss, raiseNow(now, field, colour, value))
  if (field === CS1) return rerollWorth(now, value) - instinct.busySkill
  if (field === CS2) return swapGain(now, value) - instinct.busySkill
  if (field === CS3) return trainWorth(now) - loss
  if (field === SD3) return sellWorth(now, colour) - loss
  if (field === SD1) return instinct.hopsForSeed - loss
  if (field === SD2) return darkForSeeds(now) - loss
  return -loss
}

/** Light into dark malt: a point more at the end, but light malt is needed most. */
function roastLater(now: Situation): number {
  if (now.t.supply[DARK] === 0) return -0.5
  const gain = dieWorth(now.t, DARK, now.rounds) - dieWorth(now.t, LIGHT, now.rounds)
  if (now.rounds === 0) return gain
  return (
    gain +
    (now.own[DARK] < 2 ? instinct.roastFew : instinct.roast) +
    (now.own[LIGHT] <= 2 ? instinct.roastLast : now.own[LIGHT] <= 3 ? instinct.roastScarce : 0)
  )
}

/** The same with a skill die at once: the dark die is rolled and can be brewed with this round. */
function roastNow(now: Situation, value: number): number {
  const skill = spareSkill(now, now.t.box.fields[MH2].accelerateMin)
  if (skill === 0 || now.t.supply[DARK] === 0) return -9
  const trial = now.try()
  trial.remove(LIGHT, value)
  trial.remove(SKILL, skill)
  return meanWith(now, trial, DARK) - now.plan + roastLater(now) - instinct.busySkill
}

function raiseLater(now: Situation, value: number): number {
  if (now.rounds === 0) return -0.1
  return instinct.raise[value]
}

function raiseNow(now: Situation, field: number, colour: number, value: number): number {
  const skill = spareSkill(now, now.t.box.fields[field].accelerateMin)
  if (skill === 0) return -9
  const trial = now.try()
  trial.remove(colour, value)
  trial.remove(SKILL, skill)
  trial.add(colour, value + 1)
  return now.worthOf(trial) - now.plan - instinct.busySkill
}

/** All dice the plan does not need are rolled again: a few fixed samples instead of all outcomes. */
function rerollWorth(now: Situation, value: number): number {
  const { t, seat } = now
  const me = t.seats[seat]
  const loss = now.lossOf(SKILL, value)
  const least = now.plan - loss
  if (now.highest() <= least) return least - now.plan - instinct.rerollLoss * loss
  let sum = 0
  const samples = 8
  for (let sample = 0; sample < samples; sample++) {
    const trial = now.try()
    trial.remove(SKILL, value)
    let turn = sample * 7 + 3
    for (let colour = LIGHT; colour <= HOPS; colour++) {
      let spare = now.spare.get(colour)
      for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1) {
        const face = t.faces[dieOf(colour, lowest(rest))]
        const shown = pipsOf(face)
        if (isBlocked(face) || shown > 4 || countOf(spare, shown) === 0) continue
        spare -= 1 << (shown << 2)
        trial.remove(colour, shown)
        turn = (turn * 5 + 7) % 31
        trial.add(colour, (turn % 6) + 1)
      }
    }
    sum += now.worthOf(trial)
  }
  return sum / samples - now.plan - instinct.rerollLoss * loss
}

/** The best of several rolled dice for the worst of one's own. */
function swapGain(now: Situation, value: number): number {
  let most = 0
  for (let colour = LIGHT; colour <= HOPS; colour++) {
    const gain = swapGainOf(now, colour, value)
    if (gain > most) most = gain
  }
  return most
}

export function swapGainOf(now: Situation, colour: number, skill: number): number {
  const stock = now.hand.get(colour)
  if (now.t.supply[colour] === 0 || stock === 0) return 0
  let lowestValue = 1
  while (countOf(stock, lowestValue) === 0) lowestValue++
  let supply = 0
  for (let rest = now.t.supply[colour]; rest !== 0; rest &= rest - 1) supply++
  const trial = now.try()
  trial.remove(SKILL, skill)
  trial.remove(colour, lowestValue)
  const likely = supply >= 5 ? 6 : supply >= 2 ? 5 : 4
  if (likely <= lowestValue) return 0
  trial.add(colour, likely)
  return instinct.swap * (now.worthOf(trial) - now.plan) + instinct.swapPip * (likely - lowestValue)
}

function trainWorth(now: Situation): number {
  if (now.rounds < 1 || now.t.supply[SKILL] === 0) return -0.5
  return (now.own[SKILL] <= 2 ? instinct.trainFew : instinct.train) * Math.min(1, now.rounds / 3) + instinct.trainAlways
}

/** A dark die becomes two seeds, and they become dice if there is time. */
function darkForSeeds(now: Situation): number {
  const spare = now.own[DARK] > 1 ? 0 : instinct.lastDark
  return instinct.darkForSeeds + instinct.seedsLater * Math.min(4, now.rounds) + spare
}

/** A skill die is worth nothing at the end, but 4 gold are. */
function sellWorth(now: Situation, colour: number): number {
  const gold = now.t.box.fields[SD3].gold[colour] / now.t.box.goldPerPoint
  return (
    gold -
    dieWorth(now.t, colour, now.rounds) -
    (colour === SKILL && now.own[SKILL] <= 2 ? instinct.sellScarce * Math.min(2, now.rounds) : 0)
  )
}

export function accelerateWorth(now: Situation, { field, value }: OwnDie): number {
  const trial = now.try()
  trial.remove(SKILL, value)
  if (field === MH1 || field === HP1)
    return meanWith(now, trial, field === MH1 ? LIGHT : HOPS) - now.plan - instinct.busySkill
  if (field === MH2) return meanWith(now, trial, DARK) - now.plan - instinct.busySkill
  if (field === MH3 || field === HP2) {
    const die = now.t.seats[now.seat].inputs[field] - 1
    trial.add(die >> 4, Math.min(6, pipsOf(now.t.faces[die]) + 1))
    return now.worthOf(trial) - now.plan - instinct.busySkill
  }
  return now.worthOf(trial) - now.plan + instinct.hurryTrade
}
