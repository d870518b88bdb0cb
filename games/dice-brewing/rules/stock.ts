/** What a storage offers to a brew: how many usable dice of each value there are, four bits per value in one integer. */
import { dieOf, isBlocked, isProtected, lowest, pipsOf, raisesOf } from './dice.ts'
import type { DiceBrewing, Seen } from './table.ts'

/** DB-7.8, DB-9.44: only stored dice that are not blocked. */
export function stockOf(t: Seen, seat: number, colour: number): number {
  let stock = 0
  const { faces } = t
  for (let rest = t.seats[seat].storage[colour]; rest !== 0; rest &= rest - 1) {
    const face = faces[dieOf(colour, lowest(rest))]
    if (!isBlocked(face)) stock += 1 << (pipsOf(face) << 2)
  }
  return stock
}

export const countOf = (stock: number, value: number): number => (stock >> (value << 2)) & 15
export const without = (stock: number, value: number): number => stock - (1 << (value << 2))

/** The lowest value of the stock that is at least `min`, 0 when there is none. */
export function leastFrom(stock: number, min: number): number {
  const from = stock >>> (min << 2)
  return from === 0 ? 0 : min + (lowest(from) >> 2)
}

/**
 * The stored die a brew takes when it asks for this value: the most raised of them. A raise ends in Tidying, so this
 * leaves the die that keeps more. Of dice raised alike it takes one that is not protected: what stays in storage can still be
 * taken back or rolled before Tidying, what was brewed with lies in the active zone anyway. (Version 1: the lowest number.)
 */
export function dieForBrew(t: DiceBrewing, seat: number, colour: number, value: number): number {
  let best = -1
  let most = -1
  for (let rest = t.seats[seat].storage[colour]; rest !== 0; rest &= rest - 1) {
    const die = dieOf(colour, lowest(rest))
    const face = t.faces[die]
    if (pipsOf(face) !== value || isBlocked(face)) continue
    const spare = raisesOf(face) * 2 + (t.rules === 1 || isProtected(face) ? 0 : 1)
    if (spare <= most) continue
    best = die
    most = spare
  }
  return best
}
