/** Rules 10: the end of the game and scoring. */
import { type Log, rank, type Score } from '@taproom/engine'
import { type Effect, OF_LEVEL, OF_TILE, OF_WORKER } from '../components/effects.ts'
import { FAMILIES, RECIPES, SECTIONS } from '../components/names.ts'
import { COUNTED } from '../components/vocabulary.ts'
import { effectsOn, works } from './effects.ts'
import { type BrewCraftersEvent, now, type ScoreParts } from './events.ts'
import { type BrewCrafters, tilesInstalled } from './table.ts'

/** BC-10.2: every batch brewed, wherever its token lies. */
function beers(t: BrewCrafters, seat: number): number {
  const { brewed } = t.seats[seat]
  const { rep } = t.box.tables
  let points = 0
  for (let recipe = 0; recipe < RECIPES.length; recipe++) points += brewed[recipe] * rep[recipe]
  return points
}

function familyBatches(t: BrewCrafters, seat: number, family: number): number {
  const { brewed } = t.seats[seat]
  let batches = 0
  for (let recipe = 0; recipe < RECIPES.length; recipe++)
    if (t.box.tables.family[recipe] === family) batches += brewed[recipe]
  return batches
}

/** A brewed secret recipe is one of them (BC-9.46). */
export function advancedRecipesBrewed(t: BrewCrafters, seat: number): number {
  const { advanced } = t.box.tables
  let recipes = 0
  for (let i = 0; i < advanced.length; i++) if (t.seats[seat].brewed[advanced[i]] > 0) recipes++
  return recipes
}

export function labelsHeld(t: BrewCrafters, seat: number): number {
  let labels = 0
  for (let recipe = 0; recipe < RECIPES.length; recipe++) if (t.labels[recipe] === seat + 1) labels++
  return labels
}

const [ALE, PORTER, STOUT] = FAMILIES.map((_name, family) => family)

function count(t: BrewCrafters, seat: number, counted: number): number {
  switch (COUNTED[counted]) {
    case 'installed-tile':
      return tilesInstalled(t.seats[seat])
    case 'gold-label-held':
      return labelsHeld(t, seat)
    case 'different-advanced-recipe-brewed':
      return advancedRecipesBrewed(t, seat)
    case 'ale-batch-brewed':
      return familyBatches(t, seat, ALE)
    case 'porter-batch-brewed':
      return familyBatches(t, seat, PORTER)
    case 'stout-batch-brewed':
      return familyBatches(t, seat, STOUT)
    case 'set-ale-porter-stout-brewed': // BC-2.32
      return Math.min(familyBatches(t, seat, ALE), familyBatches(t, seat, PORTER), familyBatches(t, seat, STOUT))
  }
}

/** What one end-of-game effect is worth to the seat if it works. */
export function endPoints(t: BrewCrafters, seat: number, effect: Effect): number {
  const things = count(t, seat, effect.counted)
  const groups = effect.roundUp ? Math.ceil(things / effect.every) : Math.floor(things / effect.every)
  const points = groups * effect.amount
  return effect.max > 0 ? Math.min(effect.max, points) : points
}

/** BC-10.3, BC-10.5, BC-10.9: by who carries the effect; only the final lab position has one (BC-7.47, BC-10.4). */
function endPointsOf(t: BrewCrafters, seat: number, holder: number): number {
  const effects = effectsOn(t)['game-end']
  let points = 0
  for (let i = 0; i < effects.length; i++)
    if (effects[i].holder === holder && works(t, seat, effects[i])) points += endPoints(t, seat, effects[i])
  return points
}

/** BC-10.8: own sections of the unfinished collaboration. */
function collaboration(t: BrewCrafters, seat: number): number {
  let own = 0
  for (let section = 0; section < SECTIONS.length; section++) if (t.sections[section] === seat + 1) own++
  return own * t.box.constants.unfinishedCollaborationRepPerSection
}

/** BC-10.10: the first loan costs less than the others. */
export function loanPoints(t: BrewCrafters, loans: number): number {
  const { firstLoanPenalty, furtherLoanPenalty } = t.box.constants
  return loans === 0 ? 0 : -(firstLoanPenalty + furtherLoanPenalty * (loans - 1))
}

/** BC-10.12: the sum of all lines, perhaps negative (BC-10.15); cubes, money and cards count nothing (BC-10.11). */
export function points(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  return (
    beers(t, seat) +
    endPointsOf(t, seat, OF_LEVEL) +
    endPointsOf(t, seat, OF_TILE) +
    me.rep + // BC-10.6
    labelsHeld(t, seat) * t.box.constants.goldLabelRep + // BC-10.7
    collaboration(t, seat) +
    endPointsOf(t, seat, OF_WORKER) +
    loanPoints(t, me.loans)
  )
}

function partsOf(t: BrewCrafters, seat: number): ScoreParts {
  const me = t.seats[seat]
  return {
    beers: beers(t, seat),
    research: endPointsOf(t, seat, OF_LEVEL),
    tastingRoom: endPointsOf(t, seat, OF_TILE),
    tokens: me.rep,
    labels: labelsHeld(t, seat) * t.box.constants.goldLabelRep,
    collaboration: collaboration(t, seat),
    workers: endPointsOf(t, seat, OF_WORKER),
    loans: loanPoints(t, me.loans),
  }
}

export const score = (t: BrewCrafters, seat: number): Score => ({
  total: points(t, seat),
  parts: { ...partsOf(t, seat) },
})

/** BC-10.13: more money; equal money shares the victory (BC-10.14). */
export const tieBreaks = (t: BrewCrafters, seat: number): readonly number[] => [t.seats[seat].money]

/** The score sheet, the winners and the secret recipes that nobody ever saw (BC-9.47). */
export function tellScores(t: BrewCrafters, log: Log<BrewCraftersEvent>): void {
  const seats = Array.from({ length: t.seatCount }, (_, seat) => seat)
  for (const seat of seats)
    log.add(now(t, { kind: 'score', seat, rule: 'BC-10.12', parts: partsOf(t, seat), total: points(t, seat) }))
  const totals = seats.map(seat => points(t, seat))
  const standings = rank(totals, seat => tieBreaks(t, seat))
  const winners = standings.filter(standing => standing.rank === 1).map(standing => standing.seat)
  log.add(
    now(t, {
      kind: 'game-end',
      rule: 'BC-10.12',
      winners,
      totals,
      tieBreak: totals.filter(total => total === Math.max(...totals)).length > winners.length,
      secrets: seats.flatMap(seat =>
        RECIPES.filter((_name, recipe) => t.seats[seat].secrets[recipe]).map(recipe => ({ seat, recipe })),
      ),
    }),
  )
}
