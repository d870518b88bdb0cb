/** The last scoring told step by step, as it would come out now (section 10). */
import type { ScoringStep } from '@taproom/engine'
import { COLOURS, GOALS } from '../components/index.ts'
import { barrelPoints } from '../rules/barrels.ts'
import type { Lift, MarkerStep } from '../rules/events.ts'
import { zoneAt } from '../rules/income.ts'
import { exchange, spendTens } from '../rules/levelling.ts'
import { lowestMarker } from '../rules/privileges.ts'
import { score } from '../rules/scoring.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import { cell } from '../words/speech.ts'
import { type Looking, seatsOf } from './looking.ts'

/** The markers as steps A and B would leave them, with what is told on the way. */
export function atTheEnd(view: HeavenAndAleView, seat: number) {
  const me = view.seats[seat]
  const { rate } = zoneAt(view.box.zones, me.brewmaster)
  const before = Array.from(me.markers)
  // The markers of a match that is over have been levelled already.
  const sold = view.scored || view.options.english ? 0 : me.unplaced // HA-9.18, HA-9.19
  const ducats = me.ducats + view.box.sale * sold
  const steps = view.scored ? 0 : Math.floor(ducats / view.box.ducatsPerStep) // HA-10.21
  const exchanged = [...before]
  const lifts: Lift[] = []
  if (!view.scored) exchange(exchanged, rate, view.options.optionalExchange === 1, steps, lifts)
  const markers = [...exchanged]
  const tens: MarkerStep[] = []
  const made = spendTens(markers, steps, tens)
  return { before, exchanged, markers, rate, ducats, sold, made, lowest: lowestMarker(markers) }
}

type Part = (look: Looking) => { readonly sum: string; readonly points: number; readonly things: readonly string[] }

/** A thing on the board of a seat, by the name that it has for the one who looks. */
const on = ({ isOwn, seat }: Looking, thing: string): string => (isOwn ? thing : `seat-${seat}/${thing}`)

const changed = (before: readonly number[], after: readonly number[]): number[] =>
  COLOURS.map((_, colour) => colour).filter(colour => before[colour] !== after[colour])

const ways = ({ say }: Looking, before: readonly number[], after: readonly number[]): string =>
  changed(before, after)
    .map(colour => `${say.colour(colour)} ${cell(before[colour])} → ${cell(after[colour])}`)
    .join(', ')

const exchangePart: Part = look => {
  const { view, seat, g } = look
  const { before, exchanged, rate } = atTheEnd(view, seat)
  if (view.scored) return { sum: '', points: 0, things: [] }
  const moved = ways(look, before, exchanged)
  return {
    sum: moved ? g.scoring.rate(rate, moved) : g.scoring.noExchange(rate),
    points: 0,
    things: changed(before, exchanged).map(colour => on(look, COLOURS[colour])),
  }
}

const ducatsPart: Part = look => {
  const { view, seat, g } = look
  const { exchanged, markers, ducats, sold, made } = atTheEnd(view, seat)
  if (view.scored) return { sum: '', points: 0, things: [] }
  const told = sold > 0 ? g.scoring.withCards(ducats, sold, made) : g.scoring.steps(ducats, made)
  const moved = ways(look, exchanged, markers)
  return {
    sum: moved ? `${told}, ${moved}` : told,
    points: 0,
    things: [on(look, 'ducats'), ...changed(exchanged, markers).map(colour => on(look, COLOURS[colour]))],
  }
}

const productionPart: Part = look => {
  const { view, seat, me, g } = look
  const { lowest, markers } = atTheEnd(view, seat)
  const { multiplier } = zoneAt(view.box.zones, me.brewmaster)
  const points = score(view, seat).parts.production
  const rear = COLOURS.filter((_, colour) => markers[colour] === lowest)
  return {
    sum: lowest < 1 ? g.scoring.belowOne(cell(lowest)) : `${lowest} × ${multiplier} = ${points}`,
    points,
    things: [...rear, 'brewmaster'].map(piece => on(look, piece)),
  }
}

const barrelsPart: Part = look => {
  const { view, me, seat } = look
  const owned = GOALS.filter((_, goal) => me.barrels[goal] > 0)
  const each = owned.map(goal => barrelPoints(view, me.barrels[GOALS.indexOf(goal)]))
  const points = score(view, seat).parts.barrels
  return { sum: each.length > 1 ? `${each.join(' + ')} = ${points}` : String(points), points, things: owned }
}

const barrelCardPart: Part = look => {
  const { view, me, seat } = look
  const points = score(view, seat).parts.barrelCard
  const owned = Array.from(me.barrels).filter(size => size > 0).length
  return {
    sum: points > 0 ? `${owned} × ${points / owned} = ${points}` : '',
    points,
    things: points > 0 ? [on(look, 'barrels')] : [],
  }
}

const firstSpacePart: Part = ({ view, seat }) => {
  const points = score(view, seat).parts.firstSpace
  return { sum: points > 0 ? String(points) : '', points, things: points > 0 ? ['start-first'] : [] }
}

export function scoringSteps(view: HeavenAndAleView, look: (seat: number) => Looking): ScoringStep[] {
  const { g } = look(0)
  const step = (title: string, rule: string, part: Part): ScoringStep => ({
    title,
    rule,
    seats: seatsOf(view).map(seat => ({ seat, ...part(look(seat)) })),
  })
  return [
    step(g.scoring.exchange, 'HA-10.16', exchangePart),
    step(g.scoring.ducats, 'HA-10.20', ducatsPart),
    step(g.scoring.production, 'HA-10.22', productionPart),
    step(g.scoring.barrels, 'HA-10.25', barrelsPart),
    step(g.scoring.barrelCard, 'HA-10.26', barrelCardPart),
    step(g.scoring.firstSpace, 'HA-10.27', firstSpacePart),
  ].filter(({ seats }) => seats.some(({ sum }) => sum !== ''))
}
