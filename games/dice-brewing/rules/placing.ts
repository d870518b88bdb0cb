/** Putting an input on a field of one's own board: a die (`place`) or a seed (`plant`). */
import { among, moves, type Offer, type Refusal } from '@taproom/engine'
import { CS1, CS2, FIELDS, FIELDS_FOR, RAISE_FIELDS, SEED_FIELDS } from '../components/board.ts'
import { ACTIVE, COLOURS, SKILL, STORAGE, ZONES } from '../components/names.ts'
import { canReroll, canSwap } from './craft-school.ts'
import {
  bitOfFace,
  dieOf,
  faceOf,
  findDie,
  isBlocked,
  isFirstOfFace,
  isProtected,
  lowest,
  MARKS,
  marksOf,
  ownDieArgs,
  pipsOf,
  removeDie,
  zoneOf,
} from './dice.ts'
import { type DiceBrewingEvent, type Journal, shown } from './events.ts'
import { unusableField, usableFields, useField } from './fields.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { type DiceBrewing, SEED_PIECE, type Seen } from './table.ts'
import { useGuarded } from './token-ends.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** Craft School minima with the rule that states each. */
const minimumRule = (field: number): string => (field === CS1 ? 'DB-5.75' : field === CS2 ? 'DB-5.80' : 'DB-5.88')

/** Fields that do not mind this face, whatever the colour, as bits by face: one look instead of branches that nobody can foresee. */
const ALLOWS = Int16Array.from({ length: MARKS.length << 3 }, (_, face) => {
  if (isBlocked(face)) return 0 // DB-9.44
  return pipsOf(face) === 6 || isProtected(face) ? ~RAISE_FIELDS : -1 // DB-5.63, DB-5.67
})

/** Which of these fields a die with this face may go on, as bits (DB-5.35); roasted and traded dice may show anything (DB-5.38). */
export function fieldsFor(t: Seen, seat: number, colour: number, face: number, usable: number): number {
  let fields = usable & FIELDS_FOR[colour] & ALLOWS[face]
  if (colour !== SKILL) return fields
  fields &= t.box.skillFields[pipsOf(face)]
  if (fields & (1 << CS1) && !canReroll(t, seat, face)) fields &= ~(1 << CS1)
  if (fields & (1 << CS2) && !canSwap(t, seat)) fields &= ~(1 << CS2)
  return fields
}

/** Why a die with this face does not go on this field, although the field itself is free. */
function unsuitable(t: DiceBrewing, field: number, colour: number, face: number): Refusal {
  const value = pipsOf(face)
  const takes = (FIELDS_FOR[colour] >> field) & 1
  const raises = (RAISE_FIELDS >> field) & 1
  if (takes && raises && value === 6) return refuse['raise-six'].with(field) // DB-5.63
  if (takes && colour === SKILL && value < t.box.fields[field].min)
    return refuse['skill-too-low'].by(minimumRule(field), value, t.box.fields[field].min) // DB-5.75, DB-5.80, DB-5.88
  if (!takes) return refuse['wrong-piece'].with(field)
  if (raises && isProtected(face)) return refuse['raise-protected'].with(field) // DB-5.67; elsewhere it may go (DB-9.48)
  if (isBlocked(face)) return refuse['die-blocked'].with() // DB-9.44
  return field === CS1 ? refuse['reroll-not-eligible'].by('DB-5.77') : refuse['swap-colour-unavailable'].with(-1) // DB-5.82
}

/** The piece counts, whether it is an input or an accelerator (DB-5.22); then, below what it leads to, the turn goes on. */
export function countPiece(t: DiceBrewing, seat: number): void {
  t.pieces = t.prompts.kind === P['first-piece'] ? 1 : 2
  t.mover = seat
  t.prompts.pop()
  t.prompts.push(P['piece-done'], seat)
}

function loadField(t: DiceBrewing, seat: number, field: number, piece: number, log: Journal): void {
  t.seats[seat].inputs[field] = piece // DB-5.31: it stays there until Tidying or its acceleration
  useField(t, seat, field, log)
}

/** Offers each different die of a zone for each field that takes it. */
function offerDice(t: DiceBrewing, seat: number, zone: number, usable: number, offer: Offer): void {
  const sets = zoneOf(t.seats[seat], zone)
  const { faces } = t
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const set = sets[colour]
    if (set === 0 || (usable & FIELDS_FOR[colour]) === 0) continue
    for (let rest = set, seen = 0; rest !== 0; rest &= rest - 1) {
      const die = dieOf(colour, lowest(rest))
      const face = faces[die]
      const bit = bitOfFace(face)
      if (bit === 0 ? !isFirstOfFace(t, set, die) : seen & bit) continue
      seen |= bit
      offer.firsts(fieldsFor(t, seat, colour, face, usable), zone, colour, pipsOf(face), marksOf(face))
    }
  }
}

export const place = move(
  'place',
  { field: among(FIELDS), ...ownDieArgs },
  {
    at: ['first-piece', 'second-piece'],
    exact: true,
    candidates(t, seat, offer) {
      const usable = usableFields(t, seat)
      if (usable === 0) return
      offerDice(t, seat, ACTIVE, usable, offer) // DB-5.20: from both zones
      offerDice(t, seat, STORAGE, usable, offer)
    },
    refusal(t, seat, { field, zone, colour, value, marks }) {
      const face = faceOf(value, marks)
      const die = findDie(t, zoneOf(t.seats[seat], zone)[colour], colour, face)
      if (die < 0) return refuse['piece-not-available'].by('DB-5.20')
      if (fieldsFor(t, seat, colour, face, usableFields(t, seat)) & (1 << field)) return undefined
      return unusableField(t, seat, field) ?? unsuitable(t, field, colour, face)
    },
    play(t, seat, { field, zone, colour, value, marks }, log) {
      const me = t.seats[seat]
      const die = findDie(t, zoneOf(me, zone)[colour], colour, faceOf(value, marks))
      removeDie(zoneOf(me, zone), die)
      countPiece(t, seat)
      log?.add({
        kind: 'piece-placed',
        seat,
        rule: 'DB-5.18',
        field: FIELDS[field],
        piece: shown(t, die),
        from: ZONES[zone],
      })
      useGuarded(t, seat, die, log) // DB-9.49
      loadField(t, seat, field, die + 1, log)
      if (field === CS1) t.prompts.push(P.reroll, seat) // DB-5.76: at once
      if (field === CS2) t.prompts.push(P['swap-colour'], seat) // DB-5.81: at once
    },
  },
)

export const plant = move(
  'plant',
  { field: among(FIELDS) },
  {
    at: ['first-piece', 'second-piece'],
    exact: true,
    candidates(t, seat, offer) {
      if (t.seats[seat].seeds === 0) return
      offer.firsts(usableFields(t, seat) & SEED_FIELDS)
    },
    refusal(t, seat, { field }) {
      if (t.seats[seat].seeds === 0) return refuse['piece-not-available'].by('DB-5.20')
      const unusable = unusableField(t, seat, field)
      if (unusable) return unusable
      // DB-5.57, DB-5.101: whether the supply can give the result is seen later.
      return (SEED_FIELDS >> field) & 1 ? undefined : refuse['wrong-piece'].with(field) // DB-5.54, DB-5.68
    },
    play(t, seat, { field }, log) {
      t.seats[seat].seeds--
      countPiece(t, seat)
      log?.add({ kind: 'piece-placed', seat, rule: 'DB-5.18', field: FIELDS[field], piece: 'seed', from: 'storage' })
      loadField(t, seat, field, SEED_PIECE, log)
    },
  },
)

/** Whether this player can put any input anywhere; the die itself decides only where a field is free for it. */
export function canPlaceInput(t: DiceBrewing, seat: number): boolean {
  const usable = usableFields(t, seat)
  if (usable === 0) return false
  const me = t.seats[seat]
  if (me.seeds > 0 && usable & SEED_FIELDS) return true
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const fields = usable & FIELDS_FOR[colour]
    if (fields === 0) continue
    for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1)
      if (fieldsFor(t, seat, colour, t.faces[dieOf(colour, lowest(rest))], fields) !== 0) return true
  }
  return false
}
