/** How much of the match is left for a seat. */
import { LAST_SEASON, WINTER, WORKERS_PER_SEAT } from '../components/names.ts'
import { type BrewCrafters, PHASE, seasonOf } from '../rules/table.ts'

export const seasonsAfter = (t: BrewCrafters): number => LAST_SEASON - t.season

const orderOf = (t: BrewCrafters, seat: number): number => (seat - t.leader + t.seatCount) % t.seatCount

/** Crews of the seat that have not acted yet in this season; a crew at work counts as done. */
export function crewsToAct(t: BrewCrafters, seat: number): number {
  const { crews } = t.seats[seat]
  if (t.phase < PHASE.brewing) return crews
  if (t.phase > PHASE.brewing) return 0
  const asked = t.prompts.seat
  const acted = t.round - 1 + (orderOf(t, seat) <= orderOf(t, asked) && asked >= 0 ? 1 : 0)
  return Math.max(0, crews - acted)
}

/** Brewing actions until the end, as far as they can be foreseen. */
export const actionsLeft = (t: BrewCrafters, seat: number): number =>
  crewsToAct(t, seat) + seasonsAfter(t) * t.seats[seat].crews

/** Market actions until the end. */
export function placementsLeft(t: BrewCrafters, seat: number): number {
  const now = t.phase <= PHASE.market ? WORKERS_PER_SEAT - t.seats[seat].placed : 0
  return now + seasonsAfter(t) * WORKERS_PER_SEAT
}

/** Bills still to be paid, the one of the running Winter included. */
export function billsLeft(t: BrewCrafters): number {
  const paid = seasonOf(t) === WINTER && t.phase > PHASE.brewing ? 1 : 0
  return Math.floor((LAST_SEASON - t.season) / 4) + 1 - paid
}

/** Seasons until the next bill, 0 in Winter itself. */
export const seasonsToBill = (t: BrewCrafters): number => WINTER - seasonOf(t)
