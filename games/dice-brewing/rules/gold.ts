/** Purses: coins, and with the option on the ones that were rolled this round (DB-6.25 to DB-6.35). */
import type { Refusal } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { COLOURS } from '../components/names.ts'
import { dieOf, isBlocked, isFresh, lowest, pipsOf } from './dice.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing, Seen } from './table.ts'

/** DB-6.26, DB-6.27: the table's last entry stands for all larger numbers. */
const worthOf = (t: Seen, ones: number): number => t.box.ones[Math.min(ones, t.box.ones.length - 1)]

/** DB-6.28, DB-6.29, DB-6.30: dice of every colour in both zones that show a 1 of this round and are not blocked. */
function countedOnes(t: Seen, seat: number): number {
  const me = t.seats[seat]
  let ones = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1) {
      const face = t.faces[dieOf(colour, lowest(rest))]
      if (pipsOf(face) === 1 && isFresh(face) && !isBlocked(face)) ones++
    }
  return ones
}

/** Extra gold this player can still spend in the Purchasing turn; counted anew at each payment (DB-6.32), for both purchases (DB-6.31). The dice stay (DB-6.35). */
export function extraGold(t: Seen, seat: number): number {
  if (!t.onesAsGold) return 0 // DB-3.1
  return Math.max(0, worthOf(t, countedOnes(t, seat)) - t.seats[seat].extraSpent)
}

/** Every own die that shows a 1, wherever it lies and whenever it was rolled. */
function shownOnes(t: DiceBrewing, seat: number): number {
  const me = t.seats[seat]
  let ones = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1)
      if (pipsOf(t.faces[dieOf(colour, lowest(rest))]) === 1) ones++
  return ones + placedOnes(t, seat)
}

function placedOnes(t: DiceBrewing, seat: number): number {
  const me = t.seats[seat]
  let ones = 0
  for (let field = 0; field < FIELDS.length; field++) {
    const input = me.inputs[field]
    if (input > 0 && input <= t.faces.length && pipsOf(t.faces[input - 1]) === 1) ones++
    if (me.accelerators[field] > 0 && pipsOf(t.faces[me.accelerators[field] - 1]) === 1) ones++
  }
  return ones
}

/** Why the price cannot be paid in full (DB-6.9): also tells when ones only seem to cover it. */
export function shortOfGold(t: DiceBrewing, seat: number, price: number): Refusal | undefined {
  const gold = t.seats[seat].gold
  const extra = extraGold(t, seat)
  if (gold + extra >= price) return undefined
  const ones = shownOnes(t, seat)
  if (!t.onesAsGold && gold + worthOf(t, ones) >= price) return refuse['ones-off'].with(price, gold, ones)
  if (t.onesAsGold && countedOnes(t, seat) < Math.max(ones, 2) && gold + Math.max(worthOf(t, ones), ones) >= price)
    return refuse['ones-not-counted'].by(uncountedRule(t, seat, ones), price, gold, ones)
  return refuse['not-enough-gold'].with(price, gold, extra)
}

function uncountedRule(t: DiceBrewing, seat: number, ones: number): string {
  if (ones === 1) return 'DB-6.26'
  const me = t.seats[seat]
  if (placedOnes(t, seat) > 0) return 'DB-6.30'
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1) {
      const face = t.faces[dieOf(colour, lowest(rest))]
      if (pipsOf(face) === 1 && isBlocked(face)) return 'DB-6.30'
    }
  return 'DB-6.28'
}
