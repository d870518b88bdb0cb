/** A view as the rules read a table: what is hidden stays hidden in the copy. */
import { copy } from '@taproom/engine'
import { KINDS } from '../../components/names.ts'
import { P } from '../../rules/prompts.ts'
import { type BrewCrafters, type BrewCraftersView, PHASE, table } from '../../rules/table.ts'
import type { Cubes } from '../kinds.ts'

/**
 * Prices depend on how many batches the running Process has paid already (BC-7.30); for everybody who is not in the middle of one the next
 * batch is the first.
 */
export function tableOf(view: BrewCraftersView): BrewCrafters {
  const t = table.make(view.box, view.rules)
  copy(view, t)
  if (view.prompts.kind !== P.brew) {
    t.batches = 0
    t.tinkered = 0
    t.swapped = 0
  }
  return t
}

export const cubesOf = (cubes: { readonly [kind: number]: number }): Cubes =>
  Object.fromEntries(KINDS.flatMap((kind, i) => (cubes[i] > 0 ? [[kind, cubes[i]]] : [])))

export const seatsOf = (t: { readonly seatCount: number }): number[] =>
  Array.from({ length: t.seatCount }, (_, seat) => seat)

const BUSY: readonly number[] = [P['brewing-action'], P['extra-brewing']]

/** Crews that have not acted yet in this season, the one that is asked included. */
export function crewsLeft(t: BrewCrafters, seat: number): number {
  const { crews } = t.seats[seat]
  if (t.phase < PHASE.brewing) return crews
  if (t.phase > PHASE.brewing) return 0
  const place = (one: number) => (one - t.leader + t.seatCount) % t.seatCount
  const asked = Math.max(0, t.prompts.seat)
  const acted = place(seat) < place(asked) || (seat === asked && !BUSY.includes(t.prompts.kind))
  return Math.max(0, crews - (t.round - 1) - (acted ? 1 : 0))
}
