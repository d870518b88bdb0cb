/** Who asks about the table, and in which words it is answered. */
import type { Explanation, Who } from '@taproom/engine'
import { COLOURS } from '../components/names.ts'
import { dieOf, lowest } from '../rules/dice.ts'
import type { DiceBrewingView, SeatView } from '../rules/table.ts'
import { capital, type Speech } from '../words/speech.ts'
import type { Phrases } from './phrases.ts'

export interface Asking {
  readonly view: DiceBrewingView
  /** The seat that looks; −1 when nobody in particular does, and then nothing is said about "you". */
  readonly me: number
  readonly who: Who
  readonly say: Speech
  readonly words: Phrases
}

/** Lines that may be missing. */
export type Lines = readonly (string | undefined | false)[]

export const explanation = (name: string, about: Lines, now: Lines, ...rules: readonly string[]): Explanation => ({
  name: capital(name),
  about: about.filter(isSaid),
  now: now.filter(isSaid),
  rules,
})

const isSaid = (line: string | undefined | false): line is string =>
  line !== undefined && line !== false && line.length > 0

export const seatOf = ({ view, me }: Asking): SeatView | undefined => (me < 0 ? undefined : view.seats[me])

export const seatsOf = ({ view }: Asking): number[] => Array.from({ length: view.seatCount }, (_, seat) => seat)

export function diceIn(set: number, colour: number): number[] {
  const dice: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) dice.push(dieOf(colour, lowest(rest)))
  return dice
}

export const allDice = (sets: { readonly [colour: number]: number }): number[] =>
  COLOURS.flatMap((_, colour) => diceIn(sets[colour], colour))

/** "light malt 4". */
export const dieName = ({ view, say }: Asking, die: number): string => say.die(die >> 4, view.faces[die])

/** The number of a name in a list, −1 for any other. */
export const indexIn = (names: readonly string[], name: string): number => names.indexOf(name)

/** Each name once, in the order of their first coming. */
export const once = <T>(items: readonly T[]): T[] => [...new Set(items)]
