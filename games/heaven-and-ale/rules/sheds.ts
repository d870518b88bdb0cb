/** Sheds (section 7). */
import { among } from '@taproom/engine'
import {
  FIRST_OF_TYPE,
  SELECTION_NAMES,
  SELECTIONS,
  SHED_NEIGHBOURS,
  SHED_RECORDS,
  SHEDS,
} from '../components/index.ts'
import type { Journal } from './events.ts'
import { activate, advanceBrewmaster } from './income.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { HeavenAndAle, SeatView } from './table.ts'

/** All six sites around it hold a tile (HA-7.1). */
export function isEnclosed(me: SeatView, shed: number): boolean {
  const around = SHED_NEIGHBOURS[shed]
  for (let i = 0; i < around.length; i++) if (!me.sites[around[i]]) return false
  return true
}

/** The numbers of the resource tiles around it, sunny and shady alike; monks and empty sites add nothing (HA-7.3, HA-7.4). */
export function fertilitySum(number: Int8Array, me: SeatView, shed: number): number {
  const around = SHED_NEIGHBOURS[shed]
  let sum = 0
  for (let i = 0; i < around.length; i++) sum += number[me.sites[around[i]]]
  return sum
}

export function shedTypeFor(sheds: readonly { readonly upTo: number }[], sum: number): number {
  let type = 0
  while (sheds[type].upTo < sum) type++ // HA-2.24
  return type
}

/** At once (HA-7.2) and only once (HA-7.17): the brewmaster, then the shed tile, then what it activates (HA-7.5, HA-7.6, HA-7.7). */
export function enclose(t: HeavenAndAle, seat: number, shed: number, _b: number, _c: number, log: Journal): void {
  const me = t.seats[seat]
  const sum = fertilitySum(t.box.lookup.number, me, shed)
  const type = shedTypeFor(t.box.sheds, sum)
  const { id, brewmaster, activates } = t.box.sheds[type]
  log?.add({
    kind: 'enclose',
    seat,
    rule: 'HA-7.3',
    round: t.round,
    shed: SHEDS[shed],
    sum,
    type: id,
    steps: brewmaster,
  })
  advanceBrewmaster(t, seat, brewmaster, 'shed', 'HA-7.5', log) // HA-7.5
  me.sheds[shed] = type + 1 // HA-7.6; the supply is unlimited: HA-2.25
  me.shedTypes[type]++
  if (activates > 0) t.prompts.push(P.shed, seat, shed, type) // HA-7.7
}

/** For each shed site the tile sites of each selection, in the order in which they pay (HA-8.10). */
const SITES_OF: readonly (readonly Int8Array[])[] = SHED_NEIGHBOURS.map(around =>
  SELECTIONS.map(({ positions }) => Int8Array.from(positions.map(position => around[position])).sort()),
)

/** The sites that a selection activates around a shed site. */
export const selectedSites = (shed: number, selection: number): Int8Array => SITES_OF[shed][selection]

/** The full number of tiles, each with its usual income (HA-7.8, HA-7.12, HA-7.13). */
export const shed = move(
  'shed',
  { selection: among(SELECTION_NAMES) },
  {
    at: ['shed'],
    exact: true,
    candidates(t, _seat, offer) {
      const type = t.prompts.b
      for (let i = FIRST_OF_TYPE[type]; i < FIRST_OF_TYPE[type + 1]; i++) offer(i)
    },
    refusal(t, _seat, { selection }) {
      const type = t.prompts.b
      if (SELECTIONS[selection].type === type) return undefined
      return refuse['shed-pattern'].by(SHED_RECORDS[type].rule, t.box.sheds[type].activates)
    },
    play(t, seat, { selection }, log) {
      const site = t.prompts.a
      t.prompts.pop()
      const sites = SITES_OF[site][selection]
      for (let i = 0; i < sites.length; i++) activate(t, seat, sites[i], 'shed', SHEDS[site], log)
    },
  },
)
