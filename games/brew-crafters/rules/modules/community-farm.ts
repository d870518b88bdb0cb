/** Rules 9.4: the community farm, from planting in Winter or Spring to the harvest at the end of Autumn. */
import { among, type Refusal } from '@taproom/engine'
import { KINDS, SPRING, WINTER } from '../../components/names.ts'
import { type BrewLog, cubeCounts, now } from '../events.ts'
import { move } from '../move.ts'
import { P } from '../prompts.ts'
import { refuse } from '../refusals.ts'
import { type BrewCrafters, seasonOf } from '../table.ts'

/** Whether one of these cubes could be planted now: BC-9.27, BC-9.28. */
export function plantPossible(t: BrewCrafters, cubes: Int16Array): boolean {
  const { farmYield } = t.box.tables
  for (let kind = 0; kind < KINDS.length; kind++)
    if (farmYield[kind] > 0 && !t.planted[kind] && cubes[kind] > 0) return true
  return false
}

function allPlanted(t: BrewCrafters): boolean {
  const { farmYield } = t.box.tables
  for (let kind = 0; kind < KINDS.length; kind++) if (farmYield[kind] > 0 && !t.planted[kind]) return false
  return true
}

/** Anybody, several times (BC-9.26), in Winter and Spring (BC-9.25), in the last Winter too (BC-9.37). */
export function farmRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  const season = seasonOf(t)
  if (season !== WINTER && season !== SPRING) return refuse['farm-season']
  if (plantPossible(t, t.seats[seat].cubes)) return undefined
  return allPlanted(t) ? refuse['farm-kind-planted'].with(-1) : refuse['farm-kind'].with(-1)
}

export function openFarm(t: BrewCrafters, seat: number): void {
  t.prompts.push(P['farm-plant'], seat)
}

const plantsOf = (t: BrewCrafters): number => t.box.tables.effects[t.prompts.a].from

/** D-07 on the community farm, D-21 on the Farm tile: one cube from storage. */
export const plant = move(
  'plant',
  { cube: among(KINDS) },
  {
    at: ['farm-plant', 'farm-tile'],
    candidates(t, seat, offer) {
      for (let kind = 0; kind < KINDS.length; kind++) if (t.seats[seat].cubes[kind] > 0) offer(kind)
    },
    refusal(t, seat, { cube: kind }) {
      const community = t.prompts.kind === P['farm-plant']
      const grows = community ? t.box.tables.farmYield[kind] > 0 : (plantsOf(t) >> kind) & 1 // BC-7.55
      if (!grows || t.seats[seat].cubes[kind] === 0) return refuse['farm-kind'].with(kind) // BC-9.27
      if (community && t.planted[kind]) return refuse['farm-kind-planted'].with(kind) // BC-9.28
      return undefined
    },
    play(t, seat, { cube: kind }, log) {
      const me = t.seats[seat]
      const community = t.prompts.kind === P['farm-plant']
      t.prompts.pop()
      me.cubes[kind]--
      if (!community) {
        me.field = kind + 1
        log?.add(now(t, { kind: 'farm-tile', seat, rule: 'BC-7.55', planted: KINDS[kind] }))
        return
      }
      t.planted[kind] = 1
      t.tokens.push(seat) // BC-9.29: the lowest free token
      log?.add(now(t, { kind: 'farm-plant', seat, rule: 'BC-9.27', plant: KINDS[kind], token: t.tokens.length }))
    },
  },
)

/** BC-9.31, BC-9.32: what each token gets of every kind; the rest is picked. Bonuses of workers do not count here (BC-9.35). */
export function farmHarvest(t: BrewCrafters, _seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  const tokens = t.tokens.length
  if (tokens === 0) return
  const { farmYield } = t.box.tables
  const planted = log ? KINDS.filter((_name, kind) => t.planted[kind]) : []
  for (let kind = 0; kind < KINDS.length; kind++) {
    const crop = t.planted[kind] ? farmYield[kind] : 0
    const share = Math.floor(crop / tokens)
    for (let token = 0; token < tokens; token++) t.seats[t.tokens.at(token)].arriving[kind] += share
    t.harvest[kind] = crop - share * tokens
    t.planted[kind] = 0 // BC-9.36: the next cycle may begin in Winter (BC-9.30)
  }
  log?.add(
    now(t, {
      kind: 'farm-harvest',
      rule: 'BC-9.32',
      planted,
      shares: t.tokens.toArray().map(seat => ({ seat, cubes: shareTold(t, planted, tokens) })),
    }),
  )
  t.prompts.push(P['farm-share'], 0, 0)
}

const shareTold = (t: BrewCrafters, planted: readonly (typeof KINDS)[number][], tokens: number) =>
  cubeCounts(
    KINDS.map((name, kind) => (planted.includes(name) ? Math.floor(t.box.tables.farmYield[kind] / tokens) : 0)),
  )

/** BC-9.33: left-over cubes one at a time in token order, then the storage checks (BC-9.34). */
export function farmShare(t: BrewCrafters, _seat: number, token: number): void {
  let left = 0
  for (let kind = 0; kind < KINDS.length; kind++) left += t.harvest[kind]
  if (left === 0) {
    t.prompts.push(P['farm-store'], 0, 0)
    return
  }
  const at = token % t.tokens.length
  t.turn++
  t.prompts.push(P['farm-share'], 0, at + 1)
  t.prompts.push(P['harvest-pick'], t.tokens.at(at), at)
}

/** D-22 */
export const pick = move(
  'pick',
  { cube: among(KINDS) },
  {
    at: ['harvest-pick'],
    candidates(t, _seat, offer) {
      for (let kind = 0; kind < KINDS.length; kind++) if (t.harvest[kind] > 0) offer(kind)
    },
    refusal: (t, _seat, { cube: kind }) =>
      t.harvest[kind] > 0 ? undefined : refuse['kind-not-offered'].by('BC-9.33', kind),
    play(t, seat, { cube: kind }, log) {
      const token = t.prompts.a + 1
      t.prompts.pop()
      t.harvest[kind]--
      t.seats[seat].arriving[kind]++
      log?.add(now(t, { kind: 'farm-pick', seat, rule: 'BC-9.33', token, pick: KINDS[kind] }))
    },
  },
)

/** One storage check per contributor, in the order of the lowest tokens (BC-9.34); capacity from workers counts (BC-9.49). */
export function farmStore(t: BrewCrafters, _seat: number, token: number): void {
  if (token === t.tokens.length) {
    t.tokens.clear() // BC-9.36
    return
  }
  t.prompts.push(P['farm-store'], 0, token + 1)
  t.prompts.push(P.store, t.tokens.at(token)) // a second check of the same seat finds nothing to do
}

/** BC-7.56: what was planted on a Farm tile, without bonuses. */
export function harvestTile(t: BrewCrafters, seat: number, log: BrewLog): void {
  const me = t.seats[seat]
  const kind = me.field - 1
  me.field = 0
  const effects = t.box.tables.on[t.labSide]['season-start']
  for (let i = 0; i < effects.length; i++) {
    if (effects[i].op !== 'plant') continue
    const cubes = effects[i].cubes[kind]
    me.arriving[kind] += cubes
    log?.add(now(t, { kind: 'farm-tile', seat, rule: 'BC-7.56', harvested: { [KINDS[kind]]: cubes } }))
    t.prompts.push(P.store, seat)
    return
  }
}
