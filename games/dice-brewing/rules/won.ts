/** Tokens won in this Brewing phase: they wait for the next opening window (DB-9.24). */
import type { DiceBrewing, Seat } from './table.ts'

/** Two bits for each kind: with three tokens of a kind in the box nobody wins a fourth. */
const BITS = 2
const MOST = (1 << BITS) - 1

const countOf = (me: Seat, token: number): number => (me.won >> (token * BITS)) & MOST

export function win(t: DiceBrewing, seat: number, token: number): void {
  const me = t.seats[seat]
  // Version 1 has no window between Brewing and the next round: which kinds were won was enough.
  if (t.rules === 1) me.won |= 1 << token
  else if (countOf(me, token) < MOST) me.won += 1 << (token * BITS)
}

/** Whether a seat has a token of this kind that was not won just now. While tokens can be played in version 1, none was. */
export const holds = (me: Seat, token: number): boolean => me.tokens[token] > countOf(me, token)

/** Whether all the tokens of this kind that a seat owns are too new. */
export function isWonNow(t: DiceBrewing, seat: number, token: number): boolean {
  const me = t.seats[seat]
  return t.rules === 1 ? (me.won & (1 << token)) !== 0 : me.tokens[token] > 0 && !holds(me, token)
}
