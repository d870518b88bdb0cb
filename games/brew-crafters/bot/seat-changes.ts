/** One seat summed up once, then asked what a little more or less of something would change, in points by the weights of instinct. */
import { KINDS, MAX_CREWS } from '../components/names.ts'
import { capacity } from '../rules/storage.ts'
import { type BrewCrafters, countCubes } from '../rules/table.ts'
import { budget } from './budget.ts'
import { SeatSummary } from './seat-summary.ts'
import { Targets } from './targets.ts'
import { WEIGHTS } from './weights.ts'

/** A cube that finds no room is lost. */
const LOST = 0.1

class SeatChanges {
  readonly summary = new SeatSummary()
  readonly targets = new Targets()
  /** What the cubes are worth as they are. */
  stockWorth = 0
  /** For callers to fill: what something gives or takes. */
  readonly given = new Int16Array(KINDS.length)
  readonly #stock = new Int16Array(KINDS.length)
  #room = 0
  #missing = 0
  #cash = 0
  /** What a winter cost of so many dollars is worth, once it was asked for. */
  readonly #costs = new Float64Array(6)
  #sale = 0

  read(t: BrewCrafters, seat: number): void {
    const { summary, targets } = this
    summary.read(t, seat, t.turn)
    targets.prepare(t, seat, summary)
    const { missing, cash } = budget(t, seat, summary)
    this.#missing = missing
    this.#cash = cash
    this.#costs.fill(Number.NaN)
    this.#sale = Number.NaN
    this.#room = capacity(t, seat)
    const { cubes, arriving } = t.seats[seat]
    for (let kind = 0; kind < KINDS.length; kind++) this.#stock[kind] = cubes[kind] + arriving[kind]
    this.stockWorth = targets.stockWorth(this.#stock)
  }

  /** So much more money and so much higher bills: what becomes a loan counts, the rest hardly. */
  money(t: BrewCrafters, seat: number, money: number, costs = 0): number {
    if (money === 0 && costs === 0) return 0
    const isKnown = money === 0 && costs > 0 && costs < this.#costs.length
    if (isKnown && !Number.isNaN(this.#costs[costs])) return this.#costs[costs]
    const { missing, cash } = budget(t, seat, this.summary, money, costs)
    const worth = (this.#missing - missing) * WEIGHTS.shortDollar + (cash - this.#cash) * WEIGHTS.spareDollar
    if (isKnown) this.#costs[costs] = worth
    return worth
  }

  /** A batch that can still be sold. */
  sale(t: BrewCrafters, seat: number): number {
    if (this.summary.actions < 2) return 0
    if (Number.isNaN(this.#sale)) this.#sale = this.money(t, seat, t.box.constants.salePrice)
    return this.#sale
  }

  /** These cubes more, or less where `sign` is −1. */
  cubes(t: BrewCrafters, seat: number, more: Int16Array, sign = 1): number {
    const { cubes, arriving } = t.seats[seat]
    const stock = this.#stock
    for (let kind = 0; kind < KINDS.length; kind++) {
      const count = cubes[kind] + arriving[kind] + sign * more[kind]
      stock[kind] = count > 0 ? count : 0
    }
    const excess = countCubes(stock) - this.#room
    return this.targets.stockWorth(stock) - this.stockWorth - (excess > 0 ? excess * LOST : 0)
  }

  /** Seasons that the crew after so many would work, once so many batches are brewed. */
  #crewSeasons(t: BrewCrafters, crews: number, brewed: number): number {
    const needed = Math.max(0, t.box.tables.crewNeeds[crews] - brewed)
    return Math.max(0, this.summary.seasons - needed * WEIGHTS.seasonsPerBatch - 1)
  }

  /** It acts in this very season too; that it could be hired was counted before. */
  crew(t: BrewCrafters, seat: number): number {
    const { crews } = t.seats[seat]
    const { seasons, brewed } = this.summary
    const { action, thirdCrew, nextCrew, lastCrew } = WEIGHTS
    const isLast = crews + 1 === MAX_CREWS
    const waited = (isLast ? lastCrew : nextCrew) * this.#crewSeasons(t, crews, brewed)
    const works = isLast ? seasons * thirdCrew : seasons + lastCrew * this.#crewSeasons(t, crews + 1, brewed)
    return action * (works + 1 - waited) + this.money(t, seat, 0, t.box.tables.crewCost[crews])
  }

  /** Another batch brings the next crew nearer. */
  batchForCrew(t: BrewCrafters, seat: number): number {
    const { crews } = t.seats[seat]
    if (crews >= MAX_CREWS) return 0
    const { brewed } = this.summary
    const nearer = this.#crewSeasons(t, crews, brewed + 1) - this.#crewSeasons(t, crews, brewed)
    return nearer * WEIGHTS.action * (crews === 1 ? WEIGHTS.nextCrew : WEIGHTS.lastCrew)
  }
}

export const changes = new SeatChanges()
