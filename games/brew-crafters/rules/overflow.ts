/** Rules 5.4: what happens to the cubes that a seat cannot keep. */
import { among, type Refusal } from '@taproom/engine'
import { KINDS } from '../components/names.ts'
import { type BrewLog, now } from './events.ts'
import { move } from './move.ts'
import { anyTrade } from './partnerships.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { excess } from './storage.ts'
import { type BrewCrafters, moveCubes } from './table.ts'

/**
 * The storage check of an event: everything that arrived is put away, then the excess must go (BC-5.27, BC-5.31).
 * Tiles and workers of the same event already count (BC-5.33).
 */
export function store(t: BrewCrafters, seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  const me = t.seats[seat]
  moveCubes(me.arriving, me.cubes)
  const over = excess(t, seat)
  if (over <= 0) return
  const only = onlyKind(me.cubes)
  if (only < 0 || anyTrade(t, seat, true)) {
    t.prompts.push(P.overflow, seat, 0, over)
    return
  }
  me.cubes[only] -= over // BC-5.32: no real choice
  log?.add(now(t, { kind: 'overflow', seat, rule: 'BC-5.32', discarded: { [KINDS[only]]: over } }))
}

/** The kind of all cubes, −1 when there are several. */
function onlyKind(cubes: Int16Array): number {
  let only = -1
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (cubes[kind] === 0) continue
    if (only >= 0) return -1
    only = kind
  }
  return only
}

/** BC-5.27: exactly the excess, so from this kind on there must be enough to discard. */
function discardRefusal(t: BrewCrafters, seat: number, kind: number): Refusal | undefined {
  if (kind < t.prompts.a) return refuse['discard-order']
  const cubes = t.seats[seat].cubes
  const over = t.prompts.b
  if (cubes[kind] === 0) return refuse['discard-exact'].with(over, 0)
  let possible = 0
  for (let other = kind; other < KINDS.length; other++) possible += cubes[other]
  return possible < over ? refuse['discard-exact'].with(over, possible) : undefined
}

/** D-09: one cube at a time until the excess is gone, old and new cubes alike; kinds in ascending order, so that a set has one spelling. */
export const discard = move(
  'discard',
  { cube: among(KINDS) },
  {
    at: ['overflow', 'overflow-rest'],
    exact: true,
    candidates(t, seat, offer) {
      for (let kind = t.prompts.a; kind < KINDS.length; kind++)
        if (discardRefusal(t, seat, kind) === undefined) offer(kind)
    },
    refusal: (t, seat, { cube }) => discardRefusal(t, seat, cube),
    play(t, seat, { cube: kind }, log) {
      t.seats[seat].cubes[kind]-- // BC-5.28: to the reserve, which has no number
      log?.add(now(t, { kind: 'overflow', seat, rule: 'BC-5.27', discarded: { [KINDS[kind]]: 1 } }))
      const over = t.prompts.b - 1
      t.prompts.pop()
      if (over > 0) t.prompts.push(P['overflow-rest'], seat, kind, over)
    },
  },
)
