/** End of the game and final scoring (section 10). */
import { rank, type Score } from '@taproom/engine'
import { CARDS, COLOURS, GOALS, PRIVILEGE_EFFECTS } from '../components/index.ts'
import { barrelPoints } from './barrels.ts'
import type { Journal, Lift, MarkerStep } from './events.ts'
import { changeDucats, zoneAt } from './income.ts'
import { exchange, spendTens } from './levelling.ts'
import { lowestMarker } from './privileges.ts'
import { sellTheRest } from './sales.ts'
import { CARD, type HeavenAndAle, type Open, type SeatView } from './table.ts'

const levelled = new Int16Array(COLOURS.length)

/** The lowest marker if the match ended now, cards sold where that happens by itself. */
export function lowestInTheEnd(t: Open, seat: number): number {
  const me = t.seats[seat]
  if (t.scored) return lowestMarker(me.markers)
  const ducats = me.ducats + (t.options.english ? 0 : t.box.sale * me.unplaced) // HA-9.18, HA-9.19
  const steps = Math.floor(ducats / t.box.ducatsPerStep) // HA-10.21
  levelled.set(me.markers)
  exchange(levelled, zoneAt(t.box.zones, me.brewmaster).rate, t.options.optionalExchange === 1, steps, null)
  spendTens(levelled, steps, null)
  return lowestMarker(levelled)
}

/** The lowest marker's cell times the multiplier; nothing if it is still in the run-up (HA-10.22, HA-10.23). */
function production(t: Open, seat: number): number {
  const { multiplier } = zoneAt(t.box.zones, t.seats[seat].brewmaster) // HA-10.15
  return Math.max(0, lowestInTheEnd(t, seat)) * multiplier
}

/** Barrels, their card and the first-player space count whatever the production (HA-10.24). */
function barrels(t: Open, seat: number): number {
  let points = 0
  for (let goal = 0; goal < GOALS.length; goal++) points += barrelPoints(t, t.seats[seat].barrels[goal]) // HA-10.25
  return points
}

/** What a placed card adds to each barrel; the others have taken effect at once (HA-9.4). */
function addedByCard(t: Open, card: number): number {
  const effect = PRIVILEGE_EFFECTS[card]
  switch (effect) {
    case 'barrels':
      return t.box.privileges.perBarrel
    case 'ducats':
    case 'brewmaster':
    case 'colour':
    case 'rearmost':
      return 0
    default:
      return effect satisfies never
  }
}

export function addedPerBarrel(t: Open, me: SeatView): number {
  let points = 0
  for (let card = 0; card < CARDS.length; card++) if (me.cards[card] === CARD.placed) points += addedByCard(t, card)
  return points
}

function barrelCard(t: Open, seat: number): number {
  const me = t.seats[seat]
  const each = addedPerBarrel(t, me)
  if (each === 0) return 0
  let owned = 0
  for (let goal = 0; goal < GOALS.length; goal++) if (me.barrels[goal]) owned++
  return owned * each // HA-10.26
}

function firstSpace(t: Open, seat: number): number {
  const { start } = t.seats[seat]
  return start > 0 ? t.box.startSpaces[start - 1].points : 0 // HA-10.27
}

/** What scoring would give now. */
export const points = (t: Open, seat: number): number =>
  production(t, seat) + barrels(t, seat) + barrelCard(t, seat) + firstSpace(t, seat)

export const score = (t: Open, seat: number): Score => ({
  total: points(t, seat),
  parts: {
    production: production(t, seat),
    barrels: barrels(t, seat),
    barrelCard: barrelCard(t, seat),
    firstSpace: firstSpace(t, seat),
  },
})

/** Steps A and B on the table, once, at the end: no decisions, the best within the rules for each seat (HA-10.30). */
function level(t: HeavenAndAle, seat: number, log: Journal): void {
  const me = t.seats[seat]
  const { rate } = zoneAt(t.box.zones, me.brewmaster)
  const steps = Math.floor(me.ducats / t.box.ducatsPerStep)
  const before = log ? Array.from(me.markers) : []
  const lifts: Lift[] | null = log ? [] : null
  exchange(me.markers, rate, t.options.optionalExchange === 1, steps, lifts)
  if (lifts)
    log?.add({
      kind: 'exchange',
      seat,
      rule: 'HA-10.16',
      round: t.round,
      rate,
      before,
      lifts,
      after: Array.from(me.markers),
    })
  const taken: MarkerStep[] | null = log ? [] : null
  const spent = spendTens(me.markers, steps, taken) * t.box.ducatsPerStep
  if (taken)
    log?.add({
      kind: 'tens',
      seat,
      rule: 'HA-10.20',
      round: t.round,
      ducatsSpent: spent,
      steps: taken,
      ducatsLeft: me.ducats - spent,
    })
  changeDucats(t, seat, -spent, 'scoring', 'HA-10.20', log)
}

export function gameEnd(t: HeavenAndAle, _seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  sellTheRest(t, log)
  log?.add({ kind: 'game-end', rule: 'HA-10.13', round: t.round })
  for (let seat = 0; seat < t.seatCount; seat++) level(t, seat, log)
  t.scored = 1
  if (log) tellResult(t, log)
}

function tellResult(t: HeavenAndAle, log: Journal): void {
  const totals = Array.from({ length: t.seatCount }, (_, seat) => {
    log?.add({
      kind: 'score',
      seat,
      rule: 'HA-10.22',
      round: t.round,
      lowest: lowestMarker(t.seats[seat].markers),
      multiplier: zoneAt(t.box.zones, t.seats[seat].brewmaster).multiplier,
      production: production(t, seat),
      barrels: barrels(t, seat),
      barrelCard: barrelCard(t, seat),
      firstSpace: firstSpace(t, seat),
      total: points(t, seat),
    })
    return points(t, seat)
  })
  const ranking = rank(totals) // no tie-break: HA-10.28, HA-10.29
  const winners = ranking.filter(standing => standing.rank === 1).map(standing => standing.seat)
  log?.add({ kind: 'result', rule: winners.length > 1 ? 'HA-10.29' : 'HA-10.28', round: t.round, ranking, winners })
}
