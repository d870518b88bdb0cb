/** The order of play: rounds and turns (sections 5 and 10). A round is turns until all are home; a turn begins and ends here. */
import { HOME, START_SPACES } from '../components/index.ts'
import type { Journal } from './events.ts'
import { P } from './prompts.ts'
import { isLastRound, layOut } from './refill.ts'
import { bookSales } from './sales.ts'
import { roundsOf } from './set-up.ts'
import { standingOn } from './starting-area.ts'
import type { HeavenAndAle } from './table.ts'

const START_FIRST = START_SPACES.indexOf('start-first')

export function roundStart(t: HeavenAndAle, first: number, _a: number, _b: number, _c: number, log: Journal): void {
  log?.add({
    kind: 'round-start',
    rule: 'HA-5.2',
    round: t.round,
    number: t.round,
    of: roundsOf(t),
    firstSeat: first,
  })
  turnStart(t, first, log) // HA-5.2
}

/** A turn: move, carry out the action, end (HA-5.6). It turns up nothing, so it can be taken back (HA-12.4, HA-12.10). What the move leads to lies above `turn-end` on the stack. */
function turnStart(t: HeavenAndAle, seat: number, log: Journal): void {
  t.turn++
  log?.add({ kind: 'turn-start', seat, rule: 'HA-5.3', round: t.round, position: t.seats[seat].at })
  t.prompts.push(P['turn-end'], seat) // HA-5.8
  t.prompts.push(P.move, seat)
}

/** Clockwise, without those who have come home; the last one out goes on alone (HA-5.3, HA-5.4, HA-5.5). */
export function turnEnd(t: HeavenAndAle, seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  bookSales(t, log) // HA-9.20
  const seats = t.seatCount
  for (let i = 1, next = seat + 1; i <= seats; i++, next++) {
    if (next >= seats) next -= seats
    if (t.seats[next].at === HOME) continue
    turnStart(t, next, log)
    return
  }
  t.prompts.push(P['round-end'], seat) // HA-10.1
}

export function roundEnd(t: HeavenAndAle, seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  if (isLastRound(t)) {
    t.prompts.push(P['game-end'], seat) // nothing is refilled any more: HA-10.13, HA-10.14
    return
  }
  t.firstSeat = standingOn(t, START_FIRST) // HA-10.11
  log?.add({ kind: 'round-end', rule: 'HA-10.1', round: t.round, nextFirstSeat: t.firstSeat })
  t.round++
  layOut(t, log) // tiles are turned up here and at set-up, nowhere else: HA-12.3
  for (let other = 0; other < t.seatCount; other++) t.seats[other].at = 0 // they stay on their start spaces: HA-10.12
  t.prompts.push(P['round-start'], t.firstSeat)
}
