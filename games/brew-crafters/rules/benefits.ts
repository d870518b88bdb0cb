/** Rules 5.2: the benefit step before the market phase. */
import { among } from '@taproom/engine'
import type { Effect } from '../components/effects.ts'
import { SOURCES } from '../components/names.ts'
import { effectsOn, giveEffect, works } from './effects.ts'
import { type BrewLog, now } from './events.ts'
import { move } from './move.ts'
import { anyTrade } from './partnerships.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { capacity } from './storage.ts'
import { type BrewCrafters, countCubes, inOrder, PHASE, type Seat, seasonOf } from './table.ts'

/** BC-5.6: in turn order from the First Player each seat resolves all its season-start benefits. */
export function benefitStep(t: BrewCrafters, _seat: number, from: number, _b: number, _c: number, log: BrewLog): void {
  t.phase = PHASE.benefits
  for (let place = from; place < t.seatCount; place++) {
    const seat = inOrder(t, place)
    collectBenefits(t, seat, log)
    if (t.benefits.length === 0) continue
    t.turn++
    t.prompts.push(P['benefit-step'], 0, place + 1)
    t.prompts.push(P.benefits, seat)
    return
  }
}

/** Whether the effect is due in this season: a lab level (BC-7.45) pays in every Winter that begins with the marker there or further (BC-5.8, BC-5.9). */
function isDue(t: BrewCrafters, seat: number, effect: Effect): boolean {
  if (!((effect.seasons >> seasonOf(t)) & 1) || !works(t, seat, effect)) return false
  if (effect.notFirst && t.firstPlayer === seat) return false
  return effect.op !== 'plant' || t.seats[seat].field === 0 // BC-7.55: one planting at a time
}

/** Money, tokens and reductions have no order worth asking about; what concerns cubes is kept for the seat to order. */
function collectBenefits(t: BrewCrafters, seat: number, log: BrewLog): void {
  const effects = effectsOn(t)['season-start']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!isDue(t, seat, effect)) continue
    if (effect.op === 'money' || effect.op === 'rep' || effect.op === 'upkeep') giveEffect(t, seat, effect, log)
    else t.benefits.push(effect.source)
  }
}

/** D-20 is asked only where order or choices can matter: an overflow, a choice, the Farm. */
function orderMatters(t: BrewCrafters, seat: number): boolean {
  let cubes = countCubes(t.seats[seat].cubes)
  for (let i = 0; i < t.benefits.length; i++) {
    const effect = t.box.tables.effects[t.benefits.at(i)]
    if (effect.op !== 'gain') return true
    cubes += countCubes(effect.cubes)
  }
  return cubes > capacity(t, seat)
}

/** The next benefit of the seat; each is an event of its own with its own storage check (BC-2.42). */
export function benefits(t: BrewCrafters, seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  if (t.benefits.length === 0) return
  if (t.benefits.length > 1 && orderMatters(t, seat)) t.prompts.push(P['benefit-order'], seat)
  else resolve(t, seat, t.benefits.at(0), log)
}

function resolve(t: BrewCrafters, seat: number, source: number, log: BrewLog): void {
  t.benefits.remove(source)
  t.prompts.push(P.benefits, seat)
  const effect = t.box.tables.effects[source]
  if (effect.op === 'plant') {
    openField(t, seat, effect, log)
    return
  }
  t.prompts.push(P.store, seat)
  giveEffect(t, seat, effect, log)
}

/** BC-7.55: D-21, unless there is nothing that could be planted or traded for it. */
function openField(t: BrewCrafters, seat: number, effect: Effect, log: BrewLog): void {
  if (holdsOneOf(t.seats[seat], effect.from) || anyTrade(t, seat, false))
    t.prompts.push(P['farm-tile'], seat, effect.source)
  else log?.add(now(t, { kind: 'decline', seat, rule: 'BC-7.55', decision: 'farm-tile' }))
}

function holdsOneOf(me: Seat, kinds: number): boolean {
  for (let rest = kinds, kind = 0; rest !== 0; rest >>= 1, kind++) if (rest & 1 && me.cubes[kind] > 0) return true
  return false
}

/** D-20: which benefit comes next (BC-5.7). */
export const benefit = move(
  'benefit',
  { source: among(SOURCES) },
  {
    at: ['benefit-order'],
    candidates(t, _seat, offer) {
      for (let i = 0; i < t.benefits.length; i++) offer(t.benefits.at(i))
    },
    refusal: (t, _seat, { source }) => (t.benefits.has(source) ? undefined : refuse['benefit-not-due']),
    play(t, seat, { source }, log) {
      t.prompts.pop()
      resolve(t, seat, source, log)
    },
  },
)
