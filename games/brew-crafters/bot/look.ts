/** A look at one seat: what everything that judges it needs, counted once. */
import type { Effect, EffectsByTrigger } from '../components/effects.ts'
import { FAMILIES, LEVELS, RECIPES, SKILLED_WORKERS, TILES, TRACKS_PER_SIDE } from '../components/names.ts'
import { COUNTED, TRIGGERS, type TriggerName } from '../components/vocabulary.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { type BrewCrafters, heldBy } from '../rules/table.ts'
import { actionsLeft, crewsToAct, placementsLeft, seasonsAfter } from './time.ts'
import { WEIGHTS } from './weights.ts'

export interface Held {
  readonly effect: Effect
  readonly trigger: TriggerName
}

/** Who carries what, sorted out once per box and lab side; arrivals are over when they are looked at. */
interface Holders {
  readonly workers: readonly (Held | undefined)[]
  readonly tiles: readonly (Held | undefined)[]
  /** By track and level. */
  readonly levels: readonly (Held | undefined)[]
}

const sortedOut = new WeakMap<EffectsByTrigger, Holders>()

function holdersOn(t: BrewCrafters): Holders {
  const on = effectsOn(t)
  const known = sortedOut.get(on)
  if (known) return known
  const all = TRIGGERS.filter(trigger => trigger !== 'lab-arrival').flatMap(trigger =>
    on[trigger].map(effect => ({ effect, trigger })),
  )
  const first = SKILLED_WORKERS.length
  const lasting = all.filter(one => one.trigger !== 'game-end')
  const tileOf = (tile: number) => lasting.find(one => one.effect.holder === 2 && one.effect.index === tile)
  const made: Holders = {
    workers: SKILLED_WORKERS.map((_, worker) => lasting.find(one => one.effect.source === worker)),
    tiles: TILES.map((_, tile) => tileOf(tile)),
    levels: Array.from({ length: TRACKS_PER_SIDE * LEVELS.length }, (_, i) =>
      lasting.find(
        ({ effect }) =>
          effect.source >= first &&
          effect.holder === 1 &&
          effect.index === Math.floor(i / LEVELS.length) &&
          effect.level === (i % LEVELS.length) + 1,
      ),
    ),
  }
  sortedOut.set(on, made)
  return made
}

const MOST_HELD = SKILLED_WORKERS.length + TILES.length + TRACKS_PER_SIDE * LEVELS.length

export class Look {
  /** Time left. */
  seasons = 0
  crewsNow = 0
  actions = 0
  placements = 0
  /** Batches that may still be brewed. */
  batches = 0
  /** What was made. */
  beerPoints = 0
  brewed = 0
  advanced = 0
  labels = 0
  tiles = 0
  readonly families = new Int16Array(FAMILIES.length)
  /** Everything that keeps working for the seat. */
  readonly held: (Held | undefined)[] = new Array(MOST_HELD)
  heldCount = 0

  take(t: BrewCrafters, seat: number): void {
    this.seasons = seasonsAfter(t)
    this.crewsNow = crewsToAct(t, seat)
    this.actions = actionsLeft(t, seat)
    this.placements = placementsLeft(t, seat)
    this.batches = Math.min(this.actions * 0.75, (this.seasons + 0.5) * WEIGHTS.batchesPerSeason)
    this.#countBatches(t, seat)
    this.#gather(t, seat)
  }

  #countBatches(t: BrewCrafters, seat: number): void {
    const { brewed } = t.seats[seat]
    const { rep, family, tier } = t.box.tables
    const { families } = this
    families[0] = families[1] = families[2] = 0
    this.beerPoints = this.brewed = this.advanced = this.labels = 0
    for (let recipe = 0; recipe < RECIPES.length; recipe++) {
      if (t.labels[recipe] === seat + 1) this.labels++
      const count = brewed[recipe]
      if (count === 0) continue
      this.brewed += count
      this.beerPoints += count * rep[recipe]
      families[family[recipe]] += count
      if (tier[recipe] === 1) this.advanced++
    }
  }

  #gather(t: BrewCrafters, seat: number): void {
    const { workers, tiles, levels } = holdersOn(t)
    const me = t.seats[seat]
    const mine = heldBy(seat)
    let count = 0
    for (let worker = 0; worker < workers.length; worker++)
      if (t.workers[worker] === mine && workers[worker]) this.held[count++] = workers[worker]
    this.tiles = 0
    for (let tile = 0; tile < tiles.length; tile++)
      if (me.tiles[tile]) {
        this.tiles++
        if (tiles[tile]) this.held[count++] = tiles[tile]
      }
    for (let track = 0; track < TRACKS_PER_SIDE; track++)
      for (let level = 0; level < me.lab[track]; level++) {
        const one = levels[track * LEVELS.length + level]
        if (one) this.held[count++] = one
      }
    this.heldCount = count
  }

  #count(counted: number): number {
    const { families } = this
    switch (COUNTED[counted]) {
      case 'installed-tile':
        return this.tiles
      case 'gold-label-held':
        return this.labels
      case 'different-advanced-recipe-brewed':
        return this.advanced
      case 'ale-batch-brewed':
        return families[0]
      case 'porter-batch-brewed':
        return families[1]
      case 'stout-batch-brewed':
        return families[2]
      case 'set-ale-porter-stout-brewed': // BC-2.32
        return Math.min(families[0], families[1], families[2])
    }
  }

  /** What one end-of-game effect is worth if it works: as scoring has it, from the counts of this look. */
  endPoints(effect: Effect): number {
    const things = this.#count(effect.counted)
    const groups = effect.roundUp ? Math.ceil(things / effect.every) : Math.floor(things / effect.every)
    const points = groups * effect.amount
    return effect.max > 0 ? Math.min(effect.max, points) : points
  }

  endPointsNow(t: BrewCrafters, seat: number): number {
    const effects = effectsOn(t)['game-end']
    let points = 0
    for (let i = 0; i < effects.length; i++) if (works(t, seat, effects[i])) points += this.endPoints(effects[i])
    return points
  }
}
