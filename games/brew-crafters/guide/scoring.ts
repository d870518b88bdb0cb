/** The last scoring, told line by line as the score sheet has it (BC-10.2 to BC-10.12). */
import type { ScoringStep } from '@taproom/engine'
import { seatsOf } from '../board/read/table.ts'
import { OF_LEVEL, OF_TILE, OF_WORKER } from '../components/effects.ts'
import { labelOf, RECIPES, SECTIONS, SOURCES } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import type { ScoreParts } from '../rules/events.ts'
import { endPoints, score } from '../rules/scoring.ts'
import { sourceName } from '../words/shared/effect.ts'
import { recipeTitle } from './recipes.ts'
import type { Told } from './told.ts'

interface Line {
  readonly sum: string
  readonly things: readonly string[]
}

/** A thing in the brewery of a seat. */
const inSeat = (seat: number, thing: string): string => `seat/${seat}/${thing}`

const RULE: { readonly [P in keyof ScoreParts]: string } = {
  beers: 'BC-10.2',
  research: 'BC-10.3',
  tastingRoom: 'BC-10.5',
  tokens: 'BC-10.6',
  labels: 'BC-10.7',
  collaboration: 'BC-10.8',
  workers: 'BC-10.9',
  loans: 'BC-10.10',
}
const PARTS = Object.keys(RULE) as readonly (keyof ScoreParts)[]

/** The cards of this holder that give points at the end. */
function cards(told: Told, seat: number, holder: number): Line {
  const { t, lexicon, phrases } = told
  const counting = effectsOn(t)['game-end'].filter(effect => effect.holder === holder && works(t, seat, effect))
  return {
    sum: counting
      .map(effect => phrases.sums.card(sourceName(lexicon, SOURCES[effect.source]), endPoints(t, seat, effect)))
      .join(', '),
    things: counting.map(effect => inSeat(seat, SOURCES[effect.source])),
  }
}

function lineOf(told: Told, seat: number, part: keyof ScoreParts): Line {
  const { t, phrases } = told
  const me = t.seats[seat]
  const { goldLabelRep, unfinishedCollaborationRepPerSection, firstLoanPenalty, furtherLoanPenalty } = t.box.constants
  switch (part) {
    case 'beers': {
      const brewed = RECIPES.flatMap((_id, recipe) => (me.brewed[recipe] > 0 ? [recipe] : []))
      const one = (recipe: number) =>
        phrases.sums.beers(recipeTitle(told, recipe), me.brewed[recipe], t.box.tables.rep[recipe])
      return { sum: brewed.map(one).join(', '), things: brewed.map(recipe => RECIPES[recipe]) }
    }
    case 'research':
      return cards(told, seat, OF_LEVEL)
    case 'tastingRoom':
      return cards(told, seat, OF_TILE)
    case 'workers':
      return cards(told, seat, OF_WORKER)
    case 'labels': {
      const held = RECIPES.filter((_id, recipe) => t.labels[recipe] === seat + 1)
      return { sum: phrases.sums.each(held.length, goldLabelRep), things: held.map(labelOf) }
    }
    case 'collaboration': {
      const own = SECTIONS.filter((_id, section) => t.sections[section] === seat + 1)
      return { sum: phrases.sums.each(own.length, unfinishedCollaborationRepPerSection), things: own }
    }
    case 'loans':
      return {
        sum: me.loans === 0 ? '' : phrases.sums.loans(me.loans, firstLoanPenalty, furtherLoanPenalty),
        things: [inSeat(seat, 'loans')],
      }
    case 'tokens':
      return { sum: '', things: [inSeat(seat, 'points')] }
  }
}

export function scoringOf(told: Told): readonly ScoringStep[] {
  const { t, lexicon } = told
  const parts = seatsOf(t).map(seat => score(t, seat).parts)
  return PARTS.flatMap(part => {
    const points = parts.map(one => one[part] ?? 0)
    // Beer is told always; what nobody has is not.
    if (part !== 'beers' && points.every(n => n === 0)) return []
    return [
      {
        title: lexicon.parts[part],
        rule: RULE[part],
        seats: points.map((n, seat) => {
          const { sum, things } = lineOf(told, seat, part)
          return { seat, sum: n === 0 ? '' : sum, points: n, things: n === 0 ? [] : things }
        }),
      },
    ]
  })
}
