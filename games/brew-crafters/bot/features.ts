/** What a seat is judged by: its points now and what it may still make of what it has. */
import type { Judgement } from '@taproom/engine'
import { FINAL, LAST_SEASON, MAX_CREWS, PARTNERSHIPS, SECTIONS, WORKERS_PER_SEAT } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { loanPoints } from '../rules/scoring.ts'
import { type BrewCrafters, countCubes, heldBy, PHASE } from '../rules/table.ts'
import { budget } from './budget.ts'
import { endWorth } from './effect-worth.ts'
import { SeatSummary } from './seat-summary.ts'
import { firstSale, Targets } from './targets.ts'
import { WEIGHTS } from './weights.ts'

export const FEATURES = [
  'points', // as the match would be scored now
  'sure-labels', // labels and first sales of batches in bottles and in the pub
  'likely-labels', // of batches in tanks
  'first-target', // the recipe that the cubes are nearest to, the next with the rest, and the third
  'second-target',
  'third-target',
  'spare-cubes',
  'gear', // what workers, tiles and lab levels will still do
  'partners',
  'final-points', // what still grows towards the end of the match
  'field',
  'missing-money', // dollars of coming bills that nothing pays
  'cash',
  'actions-now', // crews that have not acted this season
  'placements-now',
  'actions-later',
  'third-crew',
  'next-crew', // the crews that can still be hired
  'last-crew',
  'first-player',
  'cubes',
  'batches-on-the-way',
] as const

const summary = new SeatSummary()

/** The turn within which choices are compared, −1 for none. */
let running = -1
export function compareWithin(turn: number): void {
  running = turn
}

const targets = new Targets()

function pointsNow(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  let sections = 0
  for (let section = 0; section < SECTIONS.length; section++) if (t.sections[section] === seat + 1) sections++
  const { goldLabelRep, unfinishedCollaborationRepPerSection } = t.box.constants
  return (
    summary.beerPoints +
    summary.endPointsNow(t, seat) +
    me.rep +
    summary.labels * goldLabelRep +
    sections * unfinishedCollaborationRepPerSection +
    loanPoints(t, me.loans)
  )
}

function partners(t: BrewCrafters, seat: number): number {
  let count = 0
  for (let card = 0; card < PARTNERSHIPS.length; card++) if (t.partners[card] === heldBy(seat)) count++
  return count
}

/** Points at the end that are still growing, and markers on their way to the final level. */
function finals(t: BrewCrafters, seat: number): number {
  const effects = effectsOn(t)['game-end']
  let worth = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.level === 0) {
      if (works(t, seat, effect)) worth += endWorth(t.seatCount, summary, effect) - summary.endPoints(effect)
      continue
    }
    const position = t.seats[seat].lab[effect.index]
    const steps = FINAL - position
    if (steps > summary.actions || (steps > 0 && position === 0)) continue
    const all = endWorth(t.seatCount, summary, effect)
    worth += steps === 0 ? all - summary.endPoints(effect) : (all - steps * WEIGHTS.step) * WEIGHTS.progress[position]
  }
  return worth
}

/** Seasons that the crew after the present ones would still work: nearer with every batch. */
function nextCrew(t: BrewCrafters, crews: number): number {
  if (crews >= MAX_CREWS) return 0
  const needed = Math.max(0, t.box.tables.crewNeeds[crews] - summary.brewed)
  return Math.max(0, summary.seasons - needed * WEIGHTS.seasonsPerBatch - 1)
}

export const judgement: Judgement<BrewCrafters> = {
  features: FEATURES,
  progress: t => Math.min(1, (t.season - 1 + (t.phase >= PHASE.brewing ? 0.5 : 0)) / LAST_SEASON),
  observe(t, seat, into) {
    const me = t.seats[seat]
    summary.read(t, seat, running)
    targets.seek(t, seat, summary)
    const { actions, seasons } = summary
    const next = nextCrew(t, me.crews)
    const { missing, cash } = budget(t, seat, summary)
    into[0] = pointsNow(t, seat)
    into[1] =
      actions >= 1
        ? firstSale(t, seat, me.pub) + firstSale(t, seat, me.bottles[0]) + firstSale(t, seat, me.bottles[1])
        : 0
    into[2] = actions >= 2 ? firstSale(t, seat, me.tanks[0]) + firstSale(t, seat, me.tanks[1]) : 0
    into[3] = targets.worth[0]
    into[4] = targets.worth[1]
    into[5] = targets.worth[2]
    into[6] = targets.spare
    into[7] = summary.gear
    into[8] = partners(t, seat) * seasons
    into[9] = finals(t, seat)
    into[10] = me.field > 0 ? 1 : 0
    into[11] = missing
    into[12] = cash
    into[13] = summary.crewsNow
    into[14] = t.phase <= PHASE.market ? WORKERS_PER_SEAT - me.placed : 0
    into[15] = Math.min(me.crews, MAX_CREWS - 1) * seasons
    into[16] = me.crews === MAX_CREWS ? seasons : 0
    into[17] = me.crews === 1 ? next : 0
    into[18] = me.crews === 2 ? next : 0
    into[19] = t.firstPlayer === seat && seasons > 0 ? 1 : 0
    into[20] = countCubes(me.cubes) * Math.min(1, actions / 6)
    into[21] = (me.tanks[0] ? 1 : 0) + (me.tanks[1] ? 1 : 0) + (me.pub ? 1 : 0)
  },
}
