/** Rules 6.1: taking goods from a market space, and the private investor. */
import { among, type Refusal } from '@taproom/engine'
import type { Effect } from '../components/effects.ts'
import { BASICS, KINDS, SOURCES, SPACES, SPECIALTIES } from '../components/names.ts'
import { effectsOn, works } from './effects.ts'
import { type BrewCraftersEvent, type BrewLog, cubeCounts, now } from './events.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { addCubes, type BrewCrafters, countCubes } from './table.ts'

type Bonus = Extract<BrewCraftersEvent, { kind: 'take' }>['bonuses'][number]

/** BC-6.3: money needs no room. */
export function takeMoney(t: BrewCrafters, seat: number, space: number, money: number, log: BrewLog): void {
  t.seats[seat].money += money
  log?.add(now(t, { kind: 'take', seat, rule: 'BC-6.3', from: SPACES[space], cubes: {}, money, bonuses: [] }))
}

/** What a space gave in this action: filled and read within one call. */
const given = new Int16Array(KINDS.length)

/** BC-6.1: the cubes, then the bonuses, then one storage check for all (BC-2.29). */
export function takeFromSpace(t: BrewCrafters, seat: number, space: number, fixed: Int16Array, log: BrewLog): void {
  const me = t.seats[seat]
  const { accumulates, marker } = t.box.tables.spaces[space]
  const here = t.spaces[space]
  const money = here.money
  for (let kind = 0; kind < KINDS.length; kind++) {
    given[kind] = accumulates ? here.cubes[kind] : fixed[kind]
    here.cubes[kind] = 0 // BC-5.17: everything
  }
  here.money = 0
  me.money += money
  addCubes(me.arriving, given)
  t.prompts.push(P.store, seat)
  const bonuses: Bonus[] | null = log ? [] : null
  if (countCubes(given) > 0) {
    const effects = effectsOn(t)['market-take']
    for (let i = 0; i < effects.length; i++) if (works(t, seat, effects[i])) takeBonus(t, seat, effects[i], bonuses)
  }
  log?.add(
    now(t, {
      kind: 'take',
      seat,
      rule: 'BC-6.1',
      from: SPACES[space],
      cubes: cubeCounts(given),
      money,
      bonuses: bonuses ?? [],
    }),
  )
  if (marker) takeMarker(t, seat, log)
}

/** BC-2.28: reacts to what the space gave, never to another bonus (BC-2.26); once per market action. */
function takeBonus(t: BrewCrafters, seat: number, effect: Effect, bonuses: Bonus[] | null): void {
  if (!effect.oneBasic) {
    let enough = 0
    for (let kind = 0; kind < KINDS.length; kind++)
      if ((effect.kinds >> kind) & 1 && given[kind] >= effect.min) enough |= 1 << kind
    if (enough === 0) return
    if (effect.op === 'gain-same-kind') {
      takeSameKind(t, seat, effect, enough, bonuses)
      return
    }
  } else if (basicKinds() !== 1) return
  const me = t.seats[seat]
  const money = effect.op === 'money' ? effect.amount : 0
  const rep = effect.op === 'rep' ? effect.amount : 0
  me.money += money
  me.rep += rep
  if (effect.op === 'gain') addCubes(me.arriving, effect.cubes)
  bonuses?.push({
    source: SOURCES[effect.source],
    cubes: effect.op === 'gain' ? cubeCounts(effect.cubes) : {},
    money,
    rep,
  })
}

/** Flavour Scout: one more of the kind taken; the owner picks when there are several (D-16). */
function takeSameKind(t: BrewCrafters, seat: number, effect: Effect, kinds: number, bonuses: Bonus[] | null): void {
  if ((kinds & (kinds - 1)) !== 0) {
    t.prompts.push(P['gain-choice'], seat, effect.source, effect.count, kinds)
    return
  }
  const kind = 31 - Math.clz32(kinds)
  t.seats[seat].arriving[kind] += effect.count
  bonuses?.push({ source: SOURCES[effect.source], cubes: { [KINDS[kind]]: effect.count }, money: 0, rep: 0 })
}

function basicKinds(): number {
  let kinds = 0
  for (let kind = 0; kind < BASICS; kind++) if (given[kind] > 0) kinds++
  return kinds
}

/** BC-6.4: the marker comes with the money, also for the seat that has it already (BC-6.7), and nothing else moves it (BC-6.6); it leads from the brewing phase on (BC-6.5). */
function takeMarker(t: BrewCrafters, seat: number, log: BrewLog): void {
  t.firstPlayer = seat
  log?.add(now(t, { kind: 'first-player', seat, rule: 'BC-6.5' }))
}

/** D-02: the specialty named on a stall (BC-6.2). */
export const stall = move(
  'stall',
  { specialty: among(SPECIALTIES) },
  {
    at: ['stall'],
    candidates(_t, _seat, offer) {
      for (let specialty = 0; specialty < SPECIALTIES.length; specialty++) offer(specialty)
    },
    refusal(t, _seat, { specialty }): Refusal | undefined {
      const kind = BASICS + specialty
      return (t.box.tables.spaces[t.prompts.a].stall >> kind) & 1 ? undefined : refuse['kind-not-offered'].with(kind)
    },
    play(t, seat, { specialty }, log) {
      const space = t.prompts.a
      t.prompts.pop()
      takeFromSpace(t, seat, space, t.box.tables.spaces[space].taken[BASICS + specialty], log)
    },
  },
)
