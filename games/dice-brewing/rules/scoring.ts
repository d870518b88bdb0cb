/** Points, now and at the end (DB-10.4 to DB-10.14). */
import type { Score } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { DARK, HOPS, LIGHT, SKILL } from '../components/names.ts'
import { colourOf, sizeOf } from './dice.ts'
import type { Seen } from './table.ts'

/** All dice of a colour this player owns, whatever they show (DB-10.9); during a round those on the board count as well. */
export function ownDice(t: Seen, seat: number, colour: number): number {
  const me = t.seats[seat]
  let dice = sizeOf(me.active[colour]) + sizeOf(me.storage[colour])
  for (let field = 0; field < FIELDS.length; field++) {
    const input = me.inputs[field]
    if (input > 0 && input <= t.faces.length && colourOf(input - 1) === colour) dice++
    if (colour === SKILL && me.accelerators[field] !== 0) dice++
  }
  return colour === SKILL && me.discountDie !== 0 ? dice + 1 : dice
}

/** DB-10.4, DB-10.5, DB-10.6, DB-10.7: by the box 1 for light malt and hops, 2 for dark malt, nothing for skill. */
const dicePoints = (t: Seen, seat: number, colour: number): number =>
  ownDice(t, seat, colour) * t.box.dice[colour].endPoints

/** DB-10.8: every full 2 gold. */
const goldPoints = (t: Seen, seat: number): number => Math.trunc(t.seats[seat].gold / t.box.goldPerPoint)

/** DB-10.10: seeds, ingredients, action tokens and cards are worth nothing. */
export const pointsOf = (t: Seen, seat: number): number =>
  t.seats[seat].mastery +
  dicePoints(t, seat, LIGHT) +
  dicePoints(t, seat, HOPS) +
  dicePoints(t, seat, DARK) +
  dicePoints(t, seat, SKILL) +
  goldPoints(t, seat)

export const PARTS = ['mastery', 'light', 'hops', 'dark', 'skill', 'gold'] as const
export type Part = (typeof PARTS)[number]

/** The same points with what they are made of; a skill part only where a box makes skill dice worth something. */
export function scoreOf(
  t: Seen,
  seat: number,
): Score & { readonly parts: { readonly [P in Exclude<Part, 'skill'>]: number } } {
  const skill = dicePoints(t, seat, SKILL)
  return {
    total: pointsOf(t, seat),
    parts: {
      mastery: t.seats[seat].mastery,
      light: dicePoints(t, seat, LIGHT),
      hops: dicePoints(t, seat, HOPS),
      dark: dicePoints(t, seat, DARK),
      ...(skill > 0 ? { skill } : {}),
      gold: goldPoints(t, seat),
    },
  }
}

/** DB-10.12, DB-10.13: more recipes, then more gold before conversion; still equal means a shared victory (DB-10.14). */
export const tieBreaksOf = (t: Seen, seat: number): readonly number[] => [
  t.seats[seat].brewed.length,
  t.seats[seat].gold,
]
