/**
 * Dice. A die is `colour × 16 + number`; a set of dice of one colour is an integer with one bit per number.
 * A face is what a die shows together with its marks. Dice of the same owner, place and face are interchangeable:
 * a move names the face, and the lowest number is taken.
 */
import { among, range } from '@taproom/engine'
import { ACTIVE, COLOURS, ZONES } from '../components/names.ts'
import { ARRANGEMENT, type DiceBrewing, type Seat } from './table.ts'

export const dieOf = (colour: number, number: number): number => (colour << 4) | number
export const colourOf = (die: number): number => die >> 4
export const bitOf = (die: number): number => 1 << (die & 15)

/** The lowest number of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)

export function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

/** Value in the lowest three bits, then the marks: rolled as a 1 this round, raises by tokens, Block / Protect token. */
const MARK_SHIFT = 3
const FRESH = 1 << MARK_SHIFT
const RAISE_SHIFT = 4
const GUARD_SHIFT = 7
export const BLOCKED = 1
export const PROTECTED = 2

export const pipsOf = (face: number): number => face & 7
export const marksOf = (face: number): number => face >> MARK_SHIFT
export const faceOf = (value: number, marks: number): number => value | (marks << MARK_SHIFT)
export const isMarked = (face: number): boolean => face >= FRESH
export const isFresh = (face: number): boolean => (face & FRESH) !== 0
export const raisesOf = (face: number): number => (face >> RAISE_SHIFT) & 7
export const guardOf = (face: number): number => face >> GUARD_SHIFT
export const isBlocked = (face: number): boolean => face >> GUARD_SHIFT === BLOCKED
export const isProtected = (face: number): boolean => face >> GUARD_SHIFT === PROTECTED
export const guarded = (face: number, guard: number): number =>
  (face & ((1 << GUARD_SHIFT) - 1)) | (guard << GUARD_SHIFT)
export const unmarked = (face: number): number => face & 7

/** One up by a Raise a Die token (DB-9.26): a 1 that was rolled is no 1 any more. */
export const raisedByToken = (face: number): number => (face & ~FRESH) + 1 + (1 << RAISE_SHIFT)

/** One up for good, by MH3 or HP2; never above 6 (DB-5.100). */
export const turnedUp = (face: number): number => (pipsOf(face) < 6 ? (face & ~FRESH) + 1 : face)

/** Marks by name, as moves print them. */
export const MARKS: readonly string[] = Array.from({ length: 48 }, (_, marks) => {
  const words = [
    ['', 'blocked', 'protected'][marks >> 4],
    (marks >> 1) & 7 ? `raised-${(marks >> 1) & 7}` : '',
    marks & 1 ? 'fresh' : '',
  ].filter(word => word !== '')
  return words.join('+') || 'plain'
})

/** A die as the argument of a move: what it shows, not which one it is. */
export const dieArgs = { colour: among(COLOURS), value: range(1, 6), marks: among(MARKS) }
export const ownDieArgs = { zone: among(ZONES), ...dieArgs }

export const zoneOf = (me: Seat, zone: number): Int16Array => (zone === ACTIVE ? me.active : me.storage)

/** The first die of this face in a set of a colour, −1 when there is none. */
export function findDie(t: DiceBrewing, set: number, colour: number, face: number): number {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const die = dieOf(colour, lowest(rest))
    if (t.faces[die] === face) return die
  }
  return -1
}

/** Whether no die of a lower number in this set has the same face: equal dice are one choice. */
export function isFirstOfFace(t: DiceBrewing, set: number, die: number): boolean {
  const face = t.faces[die]
  const base = die & ~15
  for (let rest = set & (bitOf(die) - 1); rest !== 0; rest &= rest - 1)
    if (t.faces[base | lowest(rest)] === face) return false
  return true
}

/** The bit of a face in a note of faces already seen; 0 for those with rare marks, which `isFirstOfFace` must judge. */
export const bitOfFace = (face: number): number => (face < 32 ? 1 << face : 0)

/**
 * Rolls one die (DB-2.2, DB-12.2), one of the few ways of chance (DB-12.1), from the table's own source (DB-12.10); it loses all raises (DB-9.31). With ones as gold a 1 of Rolling or Arrangement is
 * remembered until Tidying (DB-6.28).
 */
export function rollDie(t: DiceBrewing, die: number): number {
  const value = t.chance.die()
  const remembered = value === 1 && t.onesAsGold !== 0 && t.phase === ARRANGEMENT
  t.faces[die] = guarded(remembered ? value | FRESH : value, guardOf(t.faces[die]))
  return value
}

export function addDie(zone: Int16Array, die: number): void {
  zone[colourOf(die)] |= bitOf(die)
}

export function removeDie(zone: Int16Array, die: number): void {
  zone[colourOf(die)] &= ~bitOf(die)
}

/** Dice in the supply show nothing and carry nothing (DB-2.6). */
export function dieToSupply(t: DiceBrewing, die: number): void {
  t.faces[die] = 0
  addDie(t.supply, die)
}

/** Takes the die with the lowest number of a colour out of the supply (DB-2.3: only if there is one). */
export function dieFromSupply(t: DiceBrewing, colour: number): number {
  const die = dieOf(colour, lowest(t.supply[colour]))
  removeDie(t.supply, die)
  return die
}
