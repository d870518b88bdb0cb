/** Which dice, buildings and recipes an action token may be put on (end of section 11). */
import { among, index, type Refusal } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { ACTIVE, BUILDINGS, COLOURS, STORAGE } from '../components/names.ts'
import { colourOf, dieArgs, dieOf, findDie, guardOf, isProtected, lowest, MARKS, pipsOf } from './dice.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing } from './table.ts'

/** Where a die can lie (DB-2.5): zones, inputs, accelerators, market card, supply. */
export const PLACES: readonly string[] = [
  'active-zone',
  'storage',
  ...FIELDS,
  ...FIELDS.map(field => `${field}-accelerator`),
  'market',
  'supply',
]
export const FIRST_INPUT = 2
export const FIRST_ACCELERATOR = FIRST_INPUT + FIELDS.length
export const MARKET = FIRST_ACCELERATOR + FIELDS.length

export const targetArgs = { seat: index(4), place: among(PLACES), ...dieArgs }
/** The die on this place of a board or of the market card, −1 when there is none; seeds are no dice. */
export function dieAt(t: DiceBrewing, seat: number, place: number): number {
  const owner = t.seats[seat]
  if (place < FIRST_ACCELERATOR) {
    const piece = owner.inputs[place - FIRST_INPUT]
    return piece > 0 && piece <= t.faces.length ? piece - 1 : -1
  }
  if (place < MARKET) return owner.accelerators[place - FIRST_ACCELERATOR] - 1
  return place === MARKET ? owner.discountDie - 1 : -1
}

/** The die a token names, −1 when it is not there. */
export function targetDie(t: DiceBrewing, seat: number, place: number, colour: number, face: number): number {
  if (place === ACTIVE) return findDie(t, t.seats[seat].active[colour], colour, face)
  if (place === STORAGE) return findDie(t, t.seats[seat].storage[colour], colour, face)
  const die = dieAt(t, seat, place)
  return die >= 0 && colourOf(die) === colour && t.faces[die] === face ? die : -1
}

const inZone = (place: number): boolean => place === ACTIVE || place === STORAGE

/** DB-9.27 to DB-9.29. */
export function unraisable(
  t: DiceBrewing,
  seat: number,
  owner: number,
  place: number,
  colour: number,
  face: number,
): Refusal | undefined {
  const die = targetDie(t, owner, place, colour, face)
  if (die >= 0 && isProtected(face)) return refuse['target-protected'].by('DB-9.46')
  if (die >= 0 && pipsOf(face) === 6) return refuse['target-six'].with()
  if (owner !== seat) return refuse['target-not-own'].with()
  return die < 0 || !inZone(place) ? refuse['target-place'].by('DB-9.27') : undefined
}

/** DB-9.33, DB-9.34: any die in a zone or on a board. */
export function unrollable(
  t: DiceBrewing,
  owner: number,
  place: number,
  colour: number,
  face: number,
): Refusal | undefined {
  const die = targetDie(t, owner, place, colour, face)
  if (die >= 0 && isProtected(face)) return refuse['target-protected'].by('DB-9.46')
  return die < 0 || place >= MARKET ? refuse['target-place'].by('DB-9.34') : undefined
}

/** DB-9.37, DB-9.47. */
export function untakeable(
  t: DiceBrewing,
  owner: number,
  place: number,
  colour: number,
  face: number,
): Refusal | undefined {
  const die = targetDie(t, owner, place, colour, face)
  if (die >= 0 && isProtected(face)) return refuse['target-protected'].by('DB-9.47')
  return die < 0 || place !== STORAGE ? refuse['target-place'].by('DB-9.37') : undefined
}

/** DB-9.42, DB-9.43. */
export function unguardable(
  t: DiceBrewing,
  owner: number,
  place: number,
  colour: number,
  face: number,
): Refusal | undefined {
  const die = targetDie(t, owner, place, colour, face)
  if (die < 0 || !inZone(place)) return refuse['target-place'].by('DB-9.42')
  return guardOf(face) !== 0 ? refuse['target-taken'].by('DB-9.43') : undefined
}

/** DB-9.50, DB-9.52. */
export function uncloseable(t: DiceBrewing, seat: number, owner: number, building: number): Refusal | undefined {
  if (owner < t.seatCount && t.seats[owner].closed & (1 << building)) return refuse['target-taken'].by('DB-9.52')
  if (owner === seat || owner >= t.seatCount) return refuse['target-building'].by('DB-9.50', building)
  return t.round < t.box.opens[building] ? refuse['target-building'].by('DB-9.52', building) : undefined
}

/** DB-9.53, DB-9.55. */
export function unblockable(t: DiceBrewing, slot: number): Refusal | undefined {
  if (t.row[slot] === 0) return refuse['recipe-not-there'].with()
  return t.blockedSlots & (1 << slot) ? refuse['target-taken'].by('DB-9.55') : undefined
}

/** What a token can do with a die of this face, as bits by face: one table instead of functions handed around. */
export const RAISABLE = 1
export const CHANGEABLE = 2
export const UNGUARDED = 4
export const SUITS = Uint8Array.from({ length: MARKS.length << 3 }, (_, face) => {
  const raisable = pipsOf(face) > 0 && pipsOf(face) < 6 && !isProtected(face)
  const changeable = face !== 0 && !isProtected(face)
  const unguarded = face !== 0 && guardOf(face) === 0
  return (raisable ? RAISABLE : 0) | (changeable ? CHANGEABLE : 0) | (unguarded ? UNGUARDED : 0)
})

/** Whether any die of a seat suits: in its storage, or in both zones. */
function anyDie(t: DiceBrewing, seat: number, storageOnly: boolean, suit: number): boolean {
  const owner = t.seats[seat]
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const dice = storageOnly ? owner.storage[colour] : owner.active[colour] | owner.storage[colour]
    for (let rest = dice; rest !== 0; rest &= rest - 1)
      if (SUITS[t.faces[dieOf(colour, lowest(rest))]] & suit) return true
  }
  return false
}

export const hasRaiseTarget = (t: DiceBrewing, seat: number): boolean => anyDie(t, seat, false, RAISABLE)

export function hasRollTarget(t: DiceBrewing): boolean {
  for (let seat = 0; seat < t.seatCount; seat++) {
    if (anyDie(t, seat, false, CHANGEABLE)) return true
    for (let place = FIRST_INPUT; place < MARKET; place++)
      if (dieAt(t, seat, place) >= 0 && SUITS[t.faces[dieAt(t, seat, place)]] & CHANGEABLE) return true
  }
  return false
}

export function hasTakeTarget(t: DiceBrewing): boolean {
  for (let seat = 0; seat < t.seatCount; seat++) if (anyDie(t, seat, true, CHANGEABLE)) return true
  return false
}

export function hasGuardTarget(t: DiceBrewing): boolean {
  for (let seat = 0; seat < t.seatCount; seat++) if (anyDie(t, seat, false, UNGUARDED)) return true
  return false
}

export function hasBuildingTarget(t: DiceBrewing, seat: number): boolean {
  for (let owner = 0; owner < t.seatCount; owner++)
    for (let building = 0; building < BUILDINGS.length; building++)
      if (!uncloseable(t, seat, owner, building)) return true
  return false
}

export function hasRecipeTarget(t: DiceBrewing): boolean {
  for (let slot = 0; slot < t.row.length; slot++) if (!unblockable(t, slot)) return true
  return false
}
