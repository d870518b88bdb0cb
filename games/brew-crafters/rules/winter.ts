/** Rules 8: the winter bill and its loans. */
import { SKILLED_WORKERS, TILES } from '../components/names.ts'
import { effectsOn, works } from './effects.ts'
import { type BrewLog, now } from './events.ts'
import { type BrewCrafters, heldBy } from './table.ts'

export function tilesCost(t: BrewCrafters, seat: number): number {
  let cost = 0
  for (let tile = 0; tile < TILES.length; tile++) if (t.seats[seat].tiles[tile]) cost += t.box.tables.tileCost[tile]
  return cost
}

/** BC-2.23, BC-9.23: by the market or by the agency; partnerships and temps cost nothing (BC-2.15, BC-9.12). */
export function workersCost(t: BrewCrafters, seat: number): number {
  let cost = 0
  for (let worker = 0; worker < SKILLED_WORKERS.length; worker++)
    if (t.workers[worker] === heldBy(seat)) cost += t.box.tables.workerCost[worker]
  return cost
}

export function crewsCost(t: BrewCrafters, seat: number): number {
  let cost = 0
  for (let crew = 0; crew < t.seats[seat].crews; crew++) cost += t.box.tables.crewCost[crew]
  return cost
}

/** BC-8.5: what is subtracted, from workers and from this Winter's benefit step. */
export function reductions(t: BrewCrafters, seat: number): number {
  const me = t.seats[seat]
  const effects = effectsOn(t).upkeep
  let total = me.reduction
  for (let i = 0; i < effects.length; i++) {
    if (!works(t, seat, effects[i])) continue
    total -= effects[i].op === 'upkeep-per-crew' ? effects[i].amount * me.crews : effects[i].amount
  }
  return total
}

/** BC-8.4: all dollar symbols on the board (BC-2.33), tiles, workers and crews on duty: 5 at the start (BC-2.36). */
export function billOf(t: BrewCrafters, seat: number): number {
  const sum = t.box.tables.boardCost + tilesCost(t, seat) + workersCost(t, seat) + crewsCost(t, seat)
  return Math.max(0, sum - reductions(t, seat)) // BC-8.5
}

/** BC-8.7: the smallest number of loans that covers the gap. */
export const loansFor = (t: BrewCrafters, gap: number): number =>
  gap <= 0 ? 0 : Math.ceil(gap / t.box.constants.loanValue)

/** BC-8.3, BC-8.6: everybody pays; loans are taken here and nowhere else (BC-8.9), and nothing pays them back (BC-8.10). */
export function payBills(t: BrewCrafters, log: BrewLog): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    const total = billOf(t, seat)
    const loans = loansFor(t, total - me.money)
    const money = me.money + loans * t.box.constants.loanValue - total // BC-8.8: the change is kept
    log?.add(
      now(t, {
        kind: 'bill',
        seat,
        rule: 'BC-8.4',
        items: {
          board: t.box.tables.boardCost,
          tiles: tilesCost(t, seat),
          workers: workersCost(t, seat),
          crews: crewsCost(t, seat),
        },
        reductions: reductions(t, seat),
        total,
        loans,
        money,
      }),
    )
    me.loans += loans
    me.money = money
    me.reduction = 0
  }
}
