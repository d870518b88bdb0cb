/** How a match looks to one seat: what steps, ducats and activations may be worth to it in the end. */
import {
  COLOURS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  HIGHEST_NUMBER,
  HOME,
  isSunny,
  LAST_CELL,
  MONK_TYPES,
  SPOT_COUNT,
  SPOT_X,
  TILE_NEIGHBOURS,
  TILE_SITES,
  type Zone,
} from '../components/index.ts'
import { roundsOf } from '../rules/set-up.ts'
import type { HeavenAndAle, Seat } from '../rules/table.ts'
import { type BySeats, bySeats, type Weights } from './weights.ts'

const MARKERS = COLOURS.length

/** Multiplier and rate, rising evenly from the start of one zone to the start of the next, by cell from −20 on. */
const SMOOTH_FROM = -20
const smoothed = new WeakMap<object, { readonly multiplier: Float64Array; readonly rate: Float64Array }>()

function smoothZones(box: HeavenAndAle['box']) {
  const known = smoothed.get(box)
  if (known) return known
  // The run-up counts from where the brewmaster starts; before that nothing changes.
  const starts = box.zones.map((_, i) => (i === 0 ? -10 : box.zones[i - 1].upTo + 1))
  const between = (of: (zone: Zone) => number) =>
    Float64Array.from({ length: LAST_CELL - SMOOTH_FROM + 1 }, (_, i) => {
      const cell = SMOOTH_FROM + i
      const at = Math.max(
        0,
        starts.findLastIndex(start => start <= cell),
      )
      const next = box.zones[at + 1]
      const value = of(box.zones[at])
      if (!next || cell < starts[at]) return value
      return value + ((of(next) - value) * (cell - starts[at])) / (starts[at + 1] - starts[at])
    })
  const made = { multiplier: between(zone => zone.multiplier), rate: between(zone => zone.rate) }
  smoothed.set(box, made)
  return made
}

/** Rounds off the corner at zero, so that a first step out of the run-up is worth something too. */
const SOFT = 2
const soft = (level: number): number =>
  level > 8 * SOFT ? level : SOFT * Math.log1p(Math.exp(Math.max(-20, level / SOFT)))

/** A value that slides from point to point of an even scale, at a place from 0 to 1. */
export function between(points: readonly number[], place: number): number {
  const at = Math.max(0, Math.min(1, place)) * (points.length - 1)
  const low = Math.min(points.length - 2, Math.floor(at))
  return points[low] + (points[low + 1] - points[low]) * (at - low)
}

export class Outlook {
  weights: Weights
  /** Worth in points of one step of each marker, of the brewmaster, and of one ducat. */
  readonly step = new Float64Array(MARKERS)
  meanStep = 0
  brew = 0
  ducat = 0
  /** How often an open spot may be expected to be used from now on. */
  readonly colourUse = new Float64Array(MARKERS)
  readonly monkUse = new Float64Array(MONK_TYPES.length)
  readonly numberUse = new Float64Array(HIGHEST_NUMBER + 1)
  /** Rounds left for this seat, the rest of the present one included, and as a part of the match. */
  left = 0
  ahead = 0
  isLast = false
  /** Production that may be expected, and ducats from the shade. */
  production = 0
  rent = 0
  readonly #cells = new Float64Array(MARKERS)
  #brewCell = 0

  readonly #bySeats: BySeats<Weights>

  constructor(weights: BySeats<Weights>) {
    this.#bySeats = weights
    this.weights = weights[2]
  }

  read(t: HeavenAndAle, seat: number): void {
    const me = t.seats[seat]
    const rounds = roundsOf(t)
    this.weights = bySeats(this.#bySeats, t)
    this.isLast = t.round === rounds
    this.left = rounds - t.round + (HOME - me.at) / HOME
    this.ahead = this.left / rounds
    this.#lookAtSpots(t, me)
    this.#expect(t, me)
    this.#price(t, me)
  }

  /** Discs this seat may still get, over its open spots. */
  #lookAtSpots(t: HeavenAndAle, me: Seat): void {
    const { kind } = t.box.lookup
    const { rounds, secondDiscs } = t.box.seatTables[t.seatCount - 2]
    let others = 0
    for (let i = 0; i < t.seatCount; i++) if (t.seats[i].at < HOME) others++
    let here = 0
    for (let i = me.at + 1; i < HOME; i++) if (kind[i] === 'disc') here += t.spaces[i].discs
    const later = 6 * (rounds - t.round) + (this.isLast ? 0 : secondDiscs.length)
    const discs = this.weights.discShare * (here / Math.max(1, others) + later / t.seatCount)
    let open = 0
    for (let spot = 0; spot < SPOT_COUNT; spot++) if (!me.spots[spot]) open++
    const use = open === 0 ? 0 : Math.min(1, discs / open)
    for (let i = 0; i < MARKERS; i++) this.colourUse[i] = me.spots[FIRST_COLOUR_SPOT + i] ? 0 : use
    for (let i = 0; i < MONK_TYPES.length; i++) this.monkUse[i] = me.spots[FIRST_MONK_SPOT + i] ? 0 : use
    const numbers = me.spots[SPOT_X] ? 0 : use
    const { focus } = this.weights
    let weight = 0
    for (let n = 1; n <= HIGHEST_NUMBER; n++) {
      const likely = 1 + focus * n * (me.numbers[n] + 1)
      weight += n * (me.numbers[n] + 1) * likely
      this.numberUse[n] = numbers * n * (me.numbers[n] + 1) * likely
    }
    for (let n = 1; n <= HIGHEST_NUMBER; n++) this.numberUse[n] /= weight
  }

  /** How often the tile on a site may be activated by discs. */
  uses(t: HeavenAndAle, me: Seat, site: number, tile: number): number {
    const { colour, number, monk } = t.box.lookup
    let uses = colour[tile] < 0 ? 0 : this.colourUse[colour[tile]] + this.numberUse[number[tile]]
    const beside = TILE_NEIGHBOURS[site]
    for (let i = 0; i < beside.length; i++) {
      const other = me.sites[beside[i]]
      if (other && monk[other] >= 0) uses += this.monkUse[monk[other]]
    }
    return uses
  }

  /** Where the pieces may stand in the end: what lies in the garden, and what will still come. */
  #expect(t: HeavenAndAle, me: Seat): void {
    const { colour, number } = t.box.lookup
    const { stepGrowth, brewGrowth } = this.weights
    for (let i = 0; i < MARKERS; i++) this.#cells[i] = me.markers[i] + stepGrowth * this.left
    this.#brewCell = me.brewmaster + brewGrowth * this.left
    this.rent = 0
    for (let site = 0; site < TILE_SITES; site++) {
      const tile = me.sites[site]
      if (!tile) continue
      if (colour[tile] < 0) this.#brewCell += this.uses(t, me, site, tile)
      else if (isSunny(site)) this.#cells[colour[tile]] += number[tile] * this.uses(t, me, site, tile)
      else this.rent += number[tile] * this.uses(t, me, site, tile)
    }
  }

  /** Worth of single steps: the slopes of the production that may be expected. */
  #price(t: HeavenAndAle, me: Seat): void {
    const { ducatScarce } = this.weights
    const cells = this.#cells
    const brewCell = Math.min(LAST_CELL, this.#brewCell)
    const { multiplier, rate } = smoothZones(t.box)
    const tens = (me.ducats * this.weights.unspent) / t.box.ducatsPerStep
    const here = Math.round(brewCell) - SMOOTH_FROM
    const level = levelAt(cells, rate[here], tens)
    // As long as much of the match lies ahead, a poor start is no reason to think little of every step.
    const trust = Math.min(1, this.weights.confidence * this.ahead)
    const hope = this.weights.hope * trust
    const slope = Math.max(trust, soft(level + 0.5) - soft(level - 0.5)) * multiplier[here]
    const share = this.#lookBelow(level, rate[here])
    const steps = (slope * between(this.weights.stepAhead, this.ahead)) / share
    for (let i = 0; i < MARKERS; i++) this.step[i] *= steps
    this.meanStep = slope / MARKERS
    this.production = soft(level) * multiplier[here]
    const further = Math.min(
      multiplier.length - 1,
      here + Math.max(1, Math.round(3 + this.weights.brewReach * this.ahead)),
    )
    const later = Math.max(hope, soft(levelAt(cells, rate[further], tens))) * multiplier[further]
    const now = Math.max(hope, soft(level)) * multiplier[here]
    const brews = between(this.weights.brewAhead, this.ahead)
    this.brew = further === here ? 0 : (brews * (later - now)) / (further - here)
    const need = (slope * rate[here]) / share
    const scarce = 1 + ducatScarce * Math.max(0, 1 - me.ducats / 10)
    this.ducat = need / t.box.ducatsPerStep + between(this.weights.ducatAhead, this.ahead) * need * scarce
  }

  /** What a step of each marker counts in the exchange, in `step`: below the level as much as several above it. Returns the sum. */
  #lookBelow(level: number, rate: number): number {
    const { balance } = this.weights
    const cells = this.#cells
    if (balance > 0) {
      const width = Math.max(0.01, balance * this.ahead)
      let sum = 0
      for (let i = 0; i < MARKERS; i++) {
        // While much of the match lies ahead nobody knows which markers will be below.
        const below = 1 / (1 + Math.exp((cells[i] - level) / width))
        sum += this.step[i] = 1 + (rate - 1) * below
      }
      return sum
    }
    let below = 0
    for (let i = 0; i < MARKERS; i++) {
      this.step[i] = cells[i] < level ? rate : 1
      if (cells[i] < level) below++
    }
    return MARKERS - below + rate * below
  }

  /** Points for activating a tile on a site once. */
  income(t: HeavenAndAle, site: number, tile: number): number {
    const { colour, number } = t.box.lookup
    if (colour[tile] < 0) return this.brew
    return number[tile] * (isSunny(site) ? this.step[colour[tile]] : this.ducat)
  }
}

/**
 * The level that the exchange reaches, without its corners: the steps missing below it, less the tens, times the rate are the steps
 * to spare above it (the formula of the spec's section 10).
 */
function levelAt(cells: Float64Array, rate: number, tens: number): number {
  let level = cells[0]
  for (let i = 1; i < MARKERS; i++) if (cells[i] < level) level = cells[i]
  // Markers pass from above to below as the level rises; a few rounds find the split.
  for (let round = 0; round < MARKERS + 1; round++) {
    let below = 0
    let sumBelow = 0
    let sumAbove = 0
    for (let i = 0; i < MARKERS; i++) {
      if (cells[i] <= level) {
        below++
        sumBelow += cells[i]
      } else sumAbove += cells[i]
    }
    const next = (sumAbove + rate * (sumBelow + tens)) / (MARKERS - below + rate * below)
    if (next <= level + 1e-9) return level
    level = next
  }
  return level
}
