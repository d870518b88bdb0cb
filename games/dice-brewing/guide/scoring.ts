/** The last scoring told step by step (DB-10.4 to DB-10.11), at any moment of the match. */
import type { ScoringStep } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { DARK, HOPS, LIGHT, SKILL } from '../components/names.ts'
import { ownDice, type Part, scoreOf } from '../rules/scoring.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { type Asking, diceIn, seatsOf } from './asking.ts'

const DICE: readonly { readonly part: Part; readonly colour: number; readonly rule: string }[] = [
  { part: 'light', colour: LIGHT, rule: 'DB-10.4' },
  { part: 'hops', colour: HOPS, rule: 'DB-10.5' },
  { part: 'dark', colour: DARK, rule: 'DB-10.6' },
  { part: 'skill', colour: SKILL, rule: 'DB-10.7' },
]

interface Step {
  readonly title: string
  readonly rule: string
  readonly sum: string
  readonly points: number
  readonly things: readonly string[]
}

/** Everything a seat owns of a colour, wherever it lies. */
function diceOf(view: DiceBrewingView, seat: number, colour: number): number[] {
  const them = view.seats[seat]
  const placed = FIELDS.flatMap((_, field) => [them.inputs[field], them.accelerators[field]])
  const isDie = (piece: number): boolean => piece > 0 && piece <= view.faces.length && (piece - 1) >> 4 === colour
  return [
    ...diceIn(them.active[colour] | them.storage[colour], colour),
    ...[...placed, them.discountDie].filter(isDie).map(piece => piece - 1),
  ]
}

export function stepsOf({ view, say, words }: Asking, seat: number): Step[] {
  const { mastery, gold } = view.seats[seat]
  const { parts } = say.terms
  const worth = scoreOf(view, seat).parts.gold
  return [
    {
      title: parts.mastery,
      rule: 'DB-7.21',
      sum: words.scoring.mastery(mastery),
      points: mastery,
      things: [`mastery:${seat}`],
    },
    ...DICE.map(({ part, colour, rule }) => {
      const each = view.box.dice[colour].endPoints
      const count = ownDice(view, seat, colour)
      const things = diceOf(view, seat, colour).map(die => `die:${die}`)
      return { title: parts[part], rule, sum: words.scoring.dice(count, each), points: count * each, things }
    }),
    {
      title: parts.gold,
      rule: 'DB-10.8',
      sum: words.scoring.gold(gold, view.box.goldPerPoint, worth),
      points: worth,
      things: [`gold:${seat}`],
    },
  ]
}

export function scoringSteps(asking: Asking): ScoringStep[] {
  const seats = seatsOf(asking)
  const told = seats.map(seat => stepsOf(asking, seat))
  return told[0].map(({ title, rule }, i) => ({
    title,
    rule,
    seats: seats.map(seat => {
      const { sum, points, things } = told[seat][i]
      return { seat, sum, points, things }
    }),
  }))
}
