/** How many dice of every colour a player owns, wherever they lie: `ownDice` for all colours at once. */
import { FIELDS } from '../components/board.ts'
import { COLOURS, SKILL } from '../components/names.ts'
import { colourOf, sizeOf } from '../rules/dice.ts'
import { type DiceBrewing, SEED_PIECE } from '../rules/table.ts'

export function countDice(t: DiceBrewing, seat: number, into: Int8Array): void {
  const { active, storage, inputs, accelerators, used, discountDie } = t.seats[seat]
  for (let colour = 0; colour < COLOURS.length; colour++) into[colour] = sizeOf(active[colour] | storage[colour])
  if (discountDie !== 0) into[SKILL]++
  // A field that was not used this round is empty.
  if (used === 0) return
  for (let field = 0; field < FIELDS.length; field++) {
    const input = inputs[field]
    if (input !== 0 && input !== SEED_PIECE) into[colourOf(input - 1)]++
    if (accelerators[field] !== 0) into[SKILL]++
  }
}
