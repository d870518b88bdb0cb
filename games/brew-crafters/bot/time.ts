/** How much of the match is left for a seat. */
import { LAST_SEASON, WINTER, WORKERS_PER_SEAT } from '../components/names.ts'
import { P } from '../rules/prompts.ts'
import { type BrewCrafters, PHASE, seasonOf } from '../rules/table.ts'

/** When: all that the worth of a card depends on. */
export interface Moment {
  readonly season: number
  readonly phase: number
}

export const seasonsAfter = (t: Moment): number => LAST_SEASON - t.season

const orderOf = (t: BrewCrafters, seat: number): number => (seat - t.leader + t.seatCount) % t.seatCount

/** Crews of the seat that have not acted yet in this season. `running`: a turn whose crew counts as done before it has chosen, so that its choices compare. */
export function crewsToAct(t: BrewCrafters, seat: number, running: number): number {
  const { crews } = t.seats[seat]
  if (t.phase < PHASE.brewing) return crews
  if (t.phase > PHASE.brewing) return 0
  const asked = t.prompts.seat
  const own = orderOf(t, seat)
  const turn = asked < 0 ? -1 : orderOf(t, asked)
  const isChoosing = own === turn && t.prompts.kind === P['brewing-action'] && t.turn !== running
  const left = crews - (t.round - 1 + (own <= turn && !isChoosing ? 1 : 0))
  return left > 0 ? left : 0
}

/** Brewing actions until the end, as far as they can be foreseen. */
export const actionsLeft = (t: BrewCrafters, seat: number, now: number): number =>
  now + seasonsAfter(t) * t.seats[seat].crews

/** Market actions until the end. */
export function placementsLeft(t: BrewCrafters, seat: number): number {
  const now = t.phase <= PHASE.market ? WORKERS_PER_SEAT - t.seats[seat].placed : 0
  return now + seasonsAfter(t) * WORKERS_PER_SEAT
}

/** Bills still to be paid, the one of the running Winter included. */
export function billsLeft(t: Moment): number {
  const paid = seasonOf(t) === WINTER && t.phase > PHASE.brewing ? 1 : 0
  return Math.floor((LAST_SEASON - t.season) / 4) + 1 - paid
}

/** Seasons until the next bill, 0 in Winter itself. */
export const seasonsToBill = (t: Moment): number => WINTER - seasonOf(t)
