/** Storing (D-09): free, at any rest point, also out of turn. */
import { moves } from '@taproom/engine'
import { COLOURS } from '../components/names.ts'
import {
  addDie,
  bitOfFace,
  dieArgs,
  dieOf,
  faceOf,
  findDie,
  isFirstOfFace,
  lowest,
  marksOf,
  pipsOf,
  removeDie,
} from './dice.ts'
import { type DiceBrewingEvent, shown } from './events.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { type DiceBrewing, PURCHASING } from './table.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

export const store = move('store', dieArgs, {
  // DB-5.12 to DB-5.14: from the end of Rolling to the end of Purchasing, by the mover also between two steps.
  at: ['opening-window', 'first-piece', 'second-piece', 'purchase', 'purchase-more'],
  others: ['opening-window', 'first-piece', 'purchase'],
  aside: true, // DB-5.11: not a turn, not a piece
  exact: true,
  quiet: true, // DB-9.15: it is still the turn of the same player
  candidates(t, seat, offer) {
    const { active } = t.seats[seat]
    const { faces } = t
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const set = active[colour]
      for (let rest = set, seen = 0; rest !== 0; rest &= rest - 1) {
        const die = dieOf(colour, lowest(rest))
        const face = faces[die]
        const bit = bitOfFace(face)
        if (bit === 0 ? !isFirstOfFace(t, set, die) : seen & bit) continue
        seen |= bit
        offer(colour, pipsOf(face), marksOf(face))
      }
    }
  },
  refusal(t, seat, { colour, value, marks }) {
    const die = findDie(t, t.seats[seat].active[colour], colour, faceOf(value, marks))
    return die < 0 ? refuse['piece-not-available'].with() : undefined // DB-5.10; a blocked die may be stored (DB-9.45)
  },
  play(t, seat, { colour, value, marks }, log) {
    const me = t.seats[seat]
    const die = findDie(t, me.active[colour], colour, faceOf(value, marks))
    removeDie(me.active, die)
    addDie(me.storage, die) // DB-5.10: it keeps its value
    log?.add({ kind: 'dice-stored', seat, rule: 'DB-5.10', dice: [shown(t, die)], outOfTurn: t.prompts.seat !== seat })
    // The last die may have been the only reason to ask the buyer on (DB-6.13).
    if (t.phase === PURCHASING && t.prompts.seat === seat) {
      t.prompts.pop()
      t.prompts.push(P.shop, seat)
    }
  },
})
