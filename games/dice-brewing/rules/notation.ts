/** How tests write dice and moves: `L3`, `D4+1`, and verbs of the rulebook for moves. */
import type { MoveData } from '@taproom/engine'
import { FIELD_CODES, FIELDS, type FieldCode } from '../components/board.ts'
import { COLOURS, type Ingredient, type Token, type Zone } from '../components/names.ts'
import { BLOCKED, isBlocked, isFresh, isProtected, MARKS, PROTECTED, pipsOf, raisesOf } from './dice.ts'

export const LETTERS = ['L', 'D', 'H', 'S']

interface Written {
  readonly colour: number
  readonly value: number
  readonly marks: number
}

/** `L3` light malt 3, `D4+1` shows 4 and was raised once, `b` blocked, `p` protected, `f` a 1 rolled this round. */
export function readDie(text: string): Written {
  const [, letter, value, raises, marks] = /^([LDHS])([1-6])(?:\+(\d))?([bpf]*)$/.exec(text) ?? []
  if (letter === undefined) throw new Error(`"${text}" is no die`)
  const guard = marks.includes('b') ? BLOCKED : marks.includes('p') ? PROTECTED : 0
  return {
    colour: LETTERS.indexOf(letter),
    value: Number(value),
    marks: (marks.includes('f') ? 1 : 0) | (Number(raises ?? 0) << 1) | (guard << 4),
  }
}

export function writeDie(colour: number, face: number): string {
  const raises = raisesOf(face) > 0 ? `+${raisesOf(face)}` : ''
  const guard = isBlocked(face) ? 'b' : isProtected(face) ? 'p' : ''
  return `${LETTERS[colour]}${pipsOf(face) || '-'}${raises}${guard}${isFresh(face) ? 'f' : ''}`
}

export const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

const dieData = (text: string) => {
  const { colour, value, marks } = readDie(text)
  return { colour: COLOURS[colour], value, marks: MARKS[marks] }
}
const fieldNamed = (code: FieldCode): string => FIELDS[FIELD_CODES.indexOf(code)]

// Moves, by the words of the rulebook.
export const place = (die: string, field: FieldCode, zone: Zone = 'active-zone'): MoveData => ({
  kind: 'place',
  field: fieldNamed(field),
  zone,
  ...dieData(die),
})
export const accelerate = (die: string, field: FieldCode, zone: Zone = 'active-zone'): MoveData => ({
  kind: 'accelerate',
  field: fieldNamed(field),
  zone,
  ...dieData(die),
})
export const plant = (field: FieldCode): MoveData => ({ kind: 'plant', field: fieldNamed(field) })
export const store = (die: string): MoveData => ({ kind: 'store', ...dieData(die) })
export const put = (zone: Zone): MoveData => ({ kind: 'put', zone })
export const pick = (die: string, zone: Zone = 'active-zone'): MoveData => ({ kind: 'pick', zone, ...dieData(die) })
export const swap = (rolled: number, die: string, zone: Zone = 'active-zone'): MoveData => ({
  kind: 'swap',
  rolled,
  zone,
  ...dieData(die),
})
export const swapColour = (colour: string): MoveData => ({ kind: 'swap-colour', colour })
export const buy = (ingredient: Ingredient, die?: string, zone: Zone = 'active-zone'): MoveData => ({
  kind: 'buy-ingredient',
  ingredient,
  discount: die ? zone : 'no-die',
  value: die ? dieData(die).value : 0,
  marks: die ? dieData(die).marks : 'plain',
})
export const buyToken = (token: Token): MoveData => ({ kind: 'buy-token', token })
export const brew = (slot: number, values: readonly number[], enhancement = 'none'): MoveData => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = values
  return { kind: 'brew', slot, enhancement, first, second, third, fourth, fifth }
}
export const token = (kind: Token, seat: number, die: string, place = 'active-zone'): MoveData => ({
  kind,
  seat,
  place,
  ...dieData(die),
})
export const blockBuilding = (seat: number, building: string): MoveData => ({ kind: 'block-building', seat, building })
export const blockRecipe = (slot: number): MoveData => ({ kind: 'block-recipe', slot })
export const just = (kind: string): MoveData => ({ kind })
/** Where a token finds a die on a board. */
export const on = (field: FieldCode, accelerator = false): string =>
  fieldNamed(field) + (accelerator ? '-accelerator' : '')
