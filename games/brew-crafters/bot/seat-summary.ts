/** One seat summed up: what everything that judges it needs, counted once. */
import type { Effect } from '../components/effects.ts'
import { FAMILIES, RECIPES, SKILLED_WORKERS, TILES, TRACKS_PER_SIDE } from '../components/names.ts'
import { COUNTED } from '../components/vocabulary.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { type BrewCrafters, countCubes, heldBy } from '../rules/table.ts'
import { crewsCost, reductions } from '../rules/winter.ts'
import { cardWorthOn } from './card-worth.ts'
import { actionsLeft, crewsToAct, placementsLeft, seasonsAfter } from './time.ts'
import { WEIGHTS } from './weights.ts'

/** A storehouse with more cubes than this is nearly full. */
const FULL = 9

export class SeatSummary {
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
  /** What workers, tiles and lab levels will still do. */
  gear = 0
  /** Of the next Winter, as things stand. */
  bill = 0

  /** `running`: see `crewsToAct`. */
  read(t: BrewCrafters, seat: number, running = -1): void {
    this.seasons = seasonsAfter(t)
    this.crewsNow = crewsToAct(t, seat, running)
    this.actions = actionsLeft(t, seat, this.crewsNow)
    this.placements = placementsLeft(t, seat)
    this.batches = Math.min(this.actions * 0.75, (this.seasons + 0.5) * WEIGHTS.batchesPerSeason)
    this.#countBatches(t, seat)
    this.#countGear(t, seat)
  }

  #countBatches(t: BrewCrafters, seat: number): void {
    const { brewed } = t.seats[seat]
    const { rep, family, tier } = t.box.tables
    const { labels } = t
    const { families } = this
    let [points, batches, advanced, won] = [0, 0, 0, 0]
    families[0] = families[1] = families[2] = 0
    for (let recipe = 0; recipe < RECIPES.length; recipe++) {
      if (labels[recipe] === seat + 1) won++
      const count = brewed[recipe]
      if (count === 0) continue
      batches += count
      points += count * rep[recipe]
      families[family[recipe]] += count
      if (tier[recipe] === 1) advanced++
    }
    this.beerPoints = points
    this.brewed = batches
    this.advanced = advanced
    this.labels = won
  }

  #countGear(t: BrewCrafters, seat: number): void {
    const me = t.seats[seat]
    const mine = heldBy(seat)
    const { workers } = t
    const { tiles, lab } = me
    const { workerCost, tileCost, boardCost } = t.box.tables
    const cards = cardWorthOn(t)
    cards.at(t, this.batches, me.crews)
    let worth = 0
    let cost = boardCost + crewsCost(t, seat)
    let roomy = 0
    for (let worker = 0; worker < SKILLED_WORKERS.length; worker++) {
      if (workers[worker] !== mine) continue
      worth += cards.of(worker)
      cost += workerCost[worker]
      roomy += cards.makesRoom[worker]
    }
    let count = 0
    for (let tile = 0; tile < TILES.length; tile++) {
      if (tiles[tile] === 0) continue
      count++
      worth += cards.ofTile(tile)
      cost += tileCost[tile]
      roomy += cards.roomOfTile(tile)
    }
    for (let track = 0; track < TRACKS_PER_SIDE; track++)
      for (let level = lab[track]; level > 0; level--) worth += cards.of(cards.levelOf(track, level))
    if (roomy > 0 && countCubes(me.cubes) > FULL) worth += roomy * 0.5
    this.tiles = count
    this.gear = worth
    this.bill = Math.max(0, cost - reductions(t, seat))
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

  /** What one end-of-game effect is worth if it works: as scoring has it, from these counts. */
  endPoints(effect: Effect): number {
    const things = this.#count(effect.counted)
    const groups =
      effect.every === 1
        ? things
        : effect.roundUp
          ? Math.ceil(things / effect.every)
          : Math.floor(things / effect.every)
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
