/** What workers, lab levels and tiles do, whenever they do it: one place for all cards (section 2.5 of the rules). */
import { among } from '@taproom/engine'
import { type Effect, type EffectsByTrigger, OF_LEVEL, OF_WORKER } from '../components/effects.ts'
import { KINDS, SOURCES } from '../components/names.ts'
import { type BrewLog, cubeCounts, now } from './events.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { addCubes, type BrewCrafters, heldBy } from './table.ts'

/** The effects of the cards in this match; of the lab only the side in play (BC-2.31). */
export const effectsOn = (t: BrewCrafters): EffectsByTrigger => t.box.tables.on[t.labSide]

/**
 * Whether the seat has this effect now: from the moment of hiring, installing or arriving on (BC-2.25, BC-7.46, BC-7.53), for its
 * own events only (BC-2.43), and for a lab level also when the marker has moved further (BC-7.48).
 */
export function works(t: BrewCrafters, seat: number, effect: Effect): boolean {
  if (effect.holder === OF_WORKER) return t.workers[effect.index] === heldBy(seat)
  if (effect.holder === OF_LEVEL) return t.seats[seat].lab[effect.index] >= effect.level
  return t.seats[seat].tiles[effect.index] === 1
}

export function hasOperation(t: BrewCrafters, seat: number, effects: readonly Effect[], op: Effect['op']): boolean {
  for (let i = 0; i < effects.length; i++) if (effects[i].op === op && works(t, seat, effects[i])) return true
  return false
}

const NO_CUBES = new Int16Array(KINDS.length)

/**
 * Gives what an effect gives; cubes arrive and are checked by the `store` step of the event (BC-2.29).
 * None of these gains is an event that another effect reacts to (BC-2.26).
 */
export function giveEffect(t: BrewCrafters, seat: number, effect: Effect, log: BrewLog): void {
  const me = t.seats[seat]
  const money = effect.op === 'money' ? effect.amount : 0
  const rep = effect.op === 'rep' ? effect.amount : 0
  const reduction = effect.op === 'upkeep' ? -effect.amount : 0
  const cubes = effect.op === 'gain' || effect.op === 'gain-and-choice' ? effect.cubes : NO_CUBES
  me.money += money
  me.rep += rep
  me.reduction += reduction
  addCubes(me.arriving, cubes)
  if (effect.op !== 'gain-choice')
    log?.add(
      now(t, {
        kind: 'benefit',
        seat,
        rule: 'BC-2.27',
        source: SOURCES[effect.source],
        cubes: cubeCounts(cubes),
        money,
        rep,
        reduction,
      }),
    )
  if (effect.op === 'gain-choice' || effect.op === 'gain-and-choice')
    t.prompts.push(P['gain-choice'], seat, effect.source, effect.count, effect.from)
}

/** Money and tokens for something that happened while processing: a sale, a brew, a label, a collaboration. */
export function giveBonus(t: BrewCrafters, seat: number, effect: Effect, log: BrewLog): void {
  const me = t.seats[seat]
  const money = effect.op === 'money' ? effect.amount : 0
  const rep = effect.op === 'rep' ? effect.amount : 0
  me.money += money
  me.rep += rep
  log?.add(now(t, { kind: 'bonus', seat, rule: 'BC-2.27', source: SOURCES[effect.source], money, rep }))
}

/** All effects of one trigger that ask nothing about the event: each applies once (BC-2.27). */
export function giveBonuses(t: BrewCrafters, seat: number, effects: readonly Effect[], log: BrewLog): void {
  for (let i = 0; i < effects.length; i++) if (works(t, seat, effects[i])) giveBonus(t, seat, effects[i], log)
}

const above = (bits: number, kind: number): number => bits & ~((2 << kind) - 1)

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** D-16: one cube of a mandatory choice; several are named in the order of the kinds, so that a set has one spelling. */
export const gain = move(
  'gain',
  { cube: among(KINDS) },
  {
    at: ['gain-choice'],
    candidates(t, _seat, offer) {
      for (let kind = 0; kind < KINDS.length; kind++) if ((t.prompts.c >> kind) & 1) offer(kind)
    },
    refusal(t, _seat, { cube: kind }) {
      const possible = t.prompts.c
      if (!((possible >> kind) & 1)) return refuse['kind-not-offered'].with(kind)
      const distinct = t.box.tables.effects[t.prompts.a].distinct
      if (distinct && countBits(above(possible, kind)) < t.prompts.b - 1) return refuse['kind-not-offered'].with(kind)
      return undefined
    },
    play(t, seat, { cube: kind }, log) {
      const source = t.prompts.a
      t.seats[seat].arriving[kind]++
      log?.add(
        now(t, {
          kind: 'benefit',
          seat,
          rule: 'BC-2.44',
          source: SOURCES[source],
          cubes: { [KINDS[kind]]: 1 },
          money: 0,
          rep: 0,
          reduction: 0,
        }),
      )
      t.prompts.b--
      const distinct = t.box.tables.effects[source].distinct
      t.prompts.c = distinct ? above(t.prompts.c, kind) : above(t.prompts.c, kind) | (1 << kind)
      if (t.prompts.b === 0) t.prompts.pop()
    },
  },
)
