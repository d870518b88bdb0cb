/** What the spaces ahead of a figure are worth to its seat, and what of them may be left to it. */
import { HOME, SPOT_COUNT } from '../components/index.ts'
import type { HeavenAndAle } from '../rules/table.ts'
import type { Outlook } from './outlook.ts'
import type { Planting } from './planting.ts'
import { found, worthOfBarrels, worthOfSpots, worthOfTileSpace } from './spaces.ts'

export class Road {
  readonly #out: Outlook
  readonly #planting: Planting
  /** By track index: the best that can be done there, −∞ where nothing can; and what it costs. */
  readonly gains = new Float64Array(HOME + 1)
  readonly prices = new Float64Array(HOME + 1)
  /** What a disc on each spot is worth. */
  readonly spots = new Float64Array(SPOT_COUNT)

  constructor(out: Outlook, planting: Planting) {
    this.#out = out
    this.#planting = planting
  }

  lookAtSpots(t: HeavenAndAle, seat: number): void {
    worthOfSpots(t, seat, this.#out, this.spots)
  }

  /** All spaces ahead; the outlook and the planting have looked already. */
  read(t: HeavenAndAle, seat: number): void {
    const { kind, spots } = t.box.lookup
    const { gains, prices } = this
    this.lookAtSpots(t, seat)
    const barrels = worthOfBarrels(t, seat, this.#out)
    gains.fill(Number.NEGATIVE_INFINITY)
    prices.fill(0)
    for (let i = t.seats[seat].at + 1; i < HOME; i++) {
      const space = kind[i]
      switch (space) {
        case 'barrel':
          gains[i] = barrels
          break
        case 'disc':
          if (t.spaces[i].discs > 0) gains[i] = this.#bestSpot(spots[i])
          break
        case 'resource':
        case 'monk':
          if (t.spaces[i].tiles.length === 0) break
          gains[i] = worthOfTileSpace(t, seat, this.#out, this.#planting, i)
          prices[i] = found.price
          break
        case 'start':
          break
        default:
          space satisfies never
      }
    }
  }

  #bestSpot(allowed: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let spot = 0; spot < SPOT_COUNT; spot++)
      if (allowed & (1 << spot) && this.spots[spot] > best) best = this.spots[spot]
    return best
  }

  /** What later turns of this round may still bring after a stop here, as far as ducats go and others leave it. */
  worthBeyond(t: HeavenAndAle, seat: number, from: number): number {
    const { kind } = t.box.lookup
    const { gains, prices } = this
    const { takenTile, takenDisc } = this.#out.weights
    let purse = t.seats[seat].ducats - (from < HOME ? prices[from] : 0)
    let kept = 1
    let worth = 0
    for (let i = from + 1; i < HOME; i++) {
      if (gains[i] <= 0 || prices[i] > purse) continue
      const keep = 1 - (kind[i] === 'disc' || kind[i] === 'barrel' ? takenDisc : takenTile)
      for (let other = 0; other < t.seatCount; other++) if (other !== seat && t.seats[other].at < i) kept *= keep
      worth += kept * gains[i]
      purse -= kept * prices[i]
    }
    return worth
  }
}
