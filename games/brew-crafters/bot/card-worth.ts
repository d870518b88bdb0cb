/** What every card is still worth, worked out once per box, lab side and number of seats: looking it up costs next to nothing. */
import type { EffectsByTrigger } from '../components/effects.ts'
import { LAST_SEASON, LEVELS, SKILLED_WORKERS, SOURCES, TILES, TRACKS_PER_SIDE } from '../components/names.ts'
import { TRIGGERS } from '../components/vocabulary.ts'
import { effectsOn } from '../rules/effects.ts'
import { type BrewCrafters, PHASE } from '../rules/table.ts'
import { batchWorth, crewWorth, steadyWorth } from './effect-worth.ts'
import type { Moment } from './time.ts'

/** Before, in and after the brewing phase of each season. */
const PARTS = [PHASE.market, PHASE.brewing, PHASE.brewing + 1]
const MOMENTS = (LAST_SEASON + 1) * PARTS.length

const momentOf = ({ season, phase }: Moment): number =>
  season * PARTS.length + (phase <= PHASE.market ? 0 : phase === PHASE.brewing ? 1 : 2)

const FIRST_TILE = SOURCES.length - TILES.length

export class CardWorth {
  readonly #steady = new Float64Array(SOURCES.length * MOMENTS)
  readonly #perCrew = new Float64Array(SOURCES.length * MOMENTS)
  readonly #perBatch = new Float64Array(SOURCES.length)
  /** Which cards make room for cubes. */
  readonly makesRoom = new Uint8Array(SOURCES.length)
  readonly firstLevel: number
  #at = 0
  #batches = 0
  #crews = 0

  constructor(on: EffectsByTrigger, labSide: number, seatCount: number) {
    this.firstLevel = SKILLED_WORKERS.length + labSide * TRACKS_PER_SIDE * LEVELS.length
    for (const trigger of TRIGGERS)
      for (const effect of on[trigger]) {
        const { source } = effect
        if (trigger === 'game-end' || trigger === 'lab-arrival') continue
        this.#perBatch[source] = batchWorth(effect, trigger)
        this.makesRoom[source] = effect.op === 'capacity' ? 1 : 0
        for (let season = 0; season <= LAST_SEASON; season++)
          for (const phase of PARTS) {
            const when = { season, phase }
            const at = momentOf(when) * SOURCES.length + source
            this.#steady[at] = steadyWorth(when, seatCount, effect, trigger)
            this.#perCrew[at] = effect.op === 'upkeep-per-crew' ? crewWorth(when, effect, trigger) : 0
          }
      }
  }

  /** For the questions that follow. */
  at(when: Moment, batches: number, crews: number): void {
    this.#at = momentOf(when) * SOURCES.length
    this.#batches = batches
    this.#crews = crews
  }

  of(source: number): number {
    const at = this.#at + source
    return this.#steady[at] + this.#perBatch[source] * this.#batches + this.#perCrew[at] * this.#crews
  }

  ofTile(tile: number): number {
    return this.of(FIRST_TILE + tile)
  }

  roomOfTile(tile: number): number {
    return this.makesRoom[FIRST_TILE + tile]
  }

  levelOf(track: number, level: number): number {
    return this.firstLevel + track * LEVELS.length + level - 1
  }
}

const known = new WeakMap<EffectsByTrigger, CardWorth[]>()

export function cardWorthOn(t: BrewCrafters): CardWorth {
  const on = effectsOn(t)
  let here = known.get(on)
  if (!here) {
    here = []
    known.set(on, here)
  }
  here[t.seatCount] ??= new CardWorth(on, t.labSide, t.seatCount)
  return here[t.seatCount]
}
