/** Player order: clockwise from the holder of the Season/Priority token, the same for a whole round (DB-5.2, DB-5.3). */
import type { DiceBrewing } from './table.ts'

export const nextSeat = (t: DiceBrewing, seat: number): number => (seat + 1 === t.seatCount ? 0 : seat + 1)

/** The seat at this place (0 first) of the player order. */
export function seatInOrder(t: DiceBrewing, place: number): number {
  const seat = t.holder + place
  return seat < t.seatCount ? seat : seat - t.seatCount
}

export const playerOrder = (t: DiceBrewing): number[] =>
  Array.from({ length: t.seatCount }, (_, place) => seatInOrder(t, place))

/** Whether this is the last round: enough recipes are brewed (DB-10.1) or the safety stop is reached (DB-3.4). */
export const lastRound = (t: DiceBrewing): boolean =>
  t.brewedTotal >= t.box.players[t.seatCount].recipesToEnd || t.round >= t.roundLimit
