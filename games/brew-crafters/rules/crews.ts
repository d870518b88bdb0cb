/** Rules 6.4: hiring a brewing crew. */
import type { Refusal } from '@taproom/engine'
import { CREWS, MAX_CREWS } from '../components/names.ts'
import { type BrewLog, now } from './events.ts'
import { refuse } from './refusals.ts'
import { type BrewCrafters, batchesBrewed } from './table.ts'

/** Crews come in order, one per action (BC-6.21); two in one season need two actions (BC-6.24). */
export function crewRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  const me = t.seats[seat]
  if (me.crews === MAX_CREWS) return refuse['all-crews-on-duty'] // BC-5.16
  const needed = t.box.tables.crewNeeds[me.crews]
  const brewed = batchesBrewed(me) // BC-6.20
  if (brewed >= needed) return undefined
  const code = me.crews === 1 ? 'crew-needs-3-batches' : 'crew-needs-9-batches'
  return refuse[code].with(needed, brewed) // BC-6.18, BC-6.19
}

/** It acts in this very season (BC-6.22) and costs nothing before the bill (BC-6.23). */
export function hireCrew(t: BrewCrafters, seat: number, log: BrewLog): void {
  const me = t.seats[seat]
  log?.add(now(t, { kind: 'hire-crew', seat, rule: 'BC-6.21', crew: CREWS[me.crews], batches: batchesBrewed(me) }))
  me.crews++
}
