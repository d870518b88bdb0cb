/** The goals and their barrels. */
import { GOAL_RECORDS, GOALS, LARGE, SMALL } from '../components/index.ts'
import { barrelPoints, isMet, needed, progress } from '../rules/barrels.ts'
import { capital, cell } from '../words/speech.ts'
import { indexIn, type Looking, seatsOf, type Told } from './looking.ts'

/** Goals that ask for a cell of the production track, not for a number of things. */
const CELLS: readonly string[] = ['brewmaster', 'lowest-marker', 'highest-marker']

export function explainGoal(look: Looking, thing: string): Told | undefined {
  const { view, say, g } = look
  const goal = indexIn(GOALS, thing)
  if (goal < 0) return undefined
  const { large, small } = view.box.barrels
  return {
    name: g.names.goal(say.goal(goal)),
    about: [g.about.goal(large, small)],
    now: [...wayTo(look, goal), ...left(look, goal)],
    rules: ['HA-2.28', 'HA-6.45', 'HA-6.46', 'HA-6.51'],
  }
}

function wayTo(look: Looking, goal: number): string[] {
  const { view, me, g, isOwn, who, seat } = look
  if (me.barrels[goal]) {
    const points = barrelPoints(view, me.barrels[goal])
    return [isOwn ? g.now.goalTaken(points) : g.now.goalTakenBy(who(seat), points)]
  }
  if (isMet(me, goal)) return [g.now.reached]
  const have = progress(me, goal)
  if (CELLS.includes(GOAL_RECORDS[goal].counts)) return [g.now.goalCell(cell(have), needed(goal))]
  return [g.now.progress(cell(have), needed(goal))]
}

function left({ view, g, who }: Looking, goal: number): string[] {
  const { large, small } = view.box.barrels
  const holder = (size: number) => seatsOf(view).filter(seat => view.seats[seat].barrels[goal] === size)
  return [
    g.now.left(view.barrels[goal], large, small),
    ...holder(LARGE).map(seat => g.now.holds(capital(g.now.large), who(seat))),
    ...holder(SMALL).map(seat => g.now.holds(capital(g.now.small), who(seat))),
  ]
}
