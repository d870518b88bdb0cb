/** What greedy players make of the cards: how often each is taken, and the scores. `printReport(20)` prints it. */
import { Chance, type ChosenValues, MoveBuffer, seedFrom } from '@taproom/engine'
import { SKILLED_WORKERS, TILES, TRACKS, TRACKS_PER_SIDE } from '../components/names.ts'
import { game } from '../rules/game.ts'
import { type BrewCrafters, batchesBrewed, holderOf, ON_OFFER } from '../rules/table.ts'
import { adviser } from './adviser.ts'

export interface Report {
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  /** Per seat and match; workers per match in which they were on offer. */
  readonly workers: { readonly [id: string]: number }
  readonly tiles: { readonly [id: string]: number }
  readonly tracks: { readonly [id: string]: number }
  readonly batches: number
  readonly loans: number
  readonly crews: number
}

/** One match of greedy seats, each seeing only its view. */
function playGreedy(t: BrewCrafters, seats: number, seed: string, chosen: ChosenValues): void {
  const options = game.options(chosen)
  if (typeof options === 'string') throw new Error(options)
  const chance = new Chance()
  chance.seed(seedFrom(`report ${seed}`))
  const moves = new MoveBuffer()
  const worth = new Float64Array(2048)
  const guess = game.make()
  game.setUp(t, seedFrom(seed), seats, options)
  while (!game.over(t)) {
    const seat = t.prompts.seat
    game.legal(t, seat, moves)
    let best = chance.below(moves.length)
    if (moves.length > 1) {
      game.imagine(game.view(t, seat), chance, guess)
      adviser.appraise(guess, seat, moves, worth)
      for (let i = 0; i < moves.length; i++) if (worth[i] > worth[best]) best = i
    }
    game.play(t, seat, moves.list[best])
  }
}

export function report(seats: number, matches: number, chosen: ChosenValues = {}): Report {
  const t = game.make()
  const totals: number[] = []
  const winners: number[] = []
  const offered = SKILLED_WORKERS.map(() => 0)
  const hired = SKILLED_WORKERS.map(() => 0)
  const tiles = TILES.map(() => 0)
  const steps = TRACKS.map(() => 0)
  const sums = { batches: 0, loans: 0, crews: 0 }
  for (let i = 0; i < matches; i++) {
    playGreedy(t, seats, `r${i}`, chosen)
    const points = Array.from({ length: seats }, (_, seat) => game.points(t, seat))
    totals.push(...points)
    winners.push(Math.max(...points))
    t.workers.forEach((place, worker) => {
      if (place >= ON_OFFER) offered[worker]++
      if (holderOf(place) >= 0) hired[worker]++
    })
    for (let seat = 0; seat < seats; seat++) {
      const me = t.seats[seat]
      me.tiles.forEach((tile, kind) => {
        tiles[kind] += tile
      })
      me.lab.forEach((position, track) => {
        steps[t.labSide * TRACKS_PER_SIDE + track] += position
      })
      sums.batches += batchesBrewed(me)
      sums.loans += me.loans
      sums.crews += me.crews
    }
  }
  const per = matches * seats
  const share = <I extends string>(ids: readonly I[], counts: readonly number[], of: (i: number) => number) =>
    Object.fromEntries(ids.flatMap((id, i) => (of(i) > 0 ? [[id, Number((counts[i] / of(i)).toFixed(2))]] : [])))
  return {
    totals: totals.sort((a, b) => a - b),
    winners: winners.sort((a, b) => a - b),
    workers: share(SKILLED_WORKERS, hired, i => offered[i]),
    tiles: share(TILES, tiles, () => per),
    tracks: share(TRACKS, steps, i =>
      Math.floor(i / TRACKS_PER_SIDE) === (chosen.labSide === 'advanced' ? 1 : 0) ? per : 0,
    ),
    batches: sums.batches / per,
    loans: sums.loans / per,
    crews: sums.crews / per,
  }
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]

/** Prints medians and what is never or always taken, for every number of seats and both sides of the lab. */
export function printReport(matches: number, say: (line: string) => void): void {
  for (const labSide of ['basic', 'advanced'])
    for (let seats = 2; seats <= 5; seats++) {
      const { totals, winners, workers, tiles, tracks, batches, loans, crews } = report(seats, matches, {
        labSide,
        recipeSet: 'random',
        workerSet: 'random',
      })
      const mean = totals.reduce((sum, n) => sum + n, 0) / totals.length
      say(
        `${seats} seats, ${labSide} lab: mean ${mean.toFixed(1)}, median ${at(totals, 0.5)} (${at(totals, 0.1)}–${at(totals, 0.9)}), ` +
          `winners ${at(winners, 0.5)}, best ${at(totals, 1)}; ${batches.toFixed(1)} batches, ${crews.toFixed(1)} crews, ${loans.toFixed(1)} loans`,
      )
      say(`  workers hired when on offer: ${JSON.stringify(workers)}`)
      say(`  tiles per seat: ${JSON.stringify(tiles)}`)
      say(`  lab position per seat: ${JSON.stringify(tracks)}`)
    }
}
