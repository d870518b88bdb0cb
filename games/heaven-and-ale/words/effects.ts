/** What an activation would pay, for labels: the same tiles as the rules activate, added up. */
import { COLOURS, isSunny, LAST_CELL, TILE_NEIGHBOURS, TILE_SITES } from '../components/index.ts'
import type { HeavenAndAleView, SeatView } from '../rules/table.ts'

export interface Effect {
  readonly markers: readonly number[]
  readonly ducats: number
  readonly brewmaster: number
}

export const NO_EFFECT: Effect = { markers: COLOURS.map(() => 0), ducats: 0, brewmaster: 0 }

/** The income of these sites together; steps past the last cell as ducats. */
export function incomeOf(view: HeavenAndAleView, me: SeatView, sites: readonly number[]): Effect {
  const { colour, number } = view.box.lookup
  const steps = COLOURS.map(() => 0)
  let ducats = 0
  let monks = 0
  for (const site of sites) {
    const tile = me.sites[site]
    if (colour[tile] < 0) monks++
    else if (isSunny(site)) steps[colour[tile]] += number[tile]
    else ducats += number[tile]
  }
  return limited(me, steps, ducats, monks)
}

/** Cuts steps off at the end of the track. */
export function limited(me: SeatView, steps: readonly number[], ducats: number, brewmaster: number): Effect {
  const markers = steps.map((count, i) => Math.min(count, LAST_CELL - me.markers[i]))
  const overflow = steps.reduce((sum, count, i) => sum + count - markers[i], 0)
  return { markers, ducats: ducats + overflow, brewmaster: Math.min(brewmaster, LAST_CELL - me.brewmaster) }
}

const ALL_SITES = Array.from({ length: TILE_SITES }, (_, site) => site)

const filled = (me: SeatView): number[] => ALL_SITES.filter(site => me.sites[site] > 0)

export const sitesOfNumber = (view: HeavenAndAleView, me: SeatView, wanted: number): number[] =>
  filled(me).filter(site => view.box.lookup.number[me.sites[site]] === wanted)

export const sitesOfColour = (view: HeavenAndAleView, me: SeatView, wanted: number): number[] =>
  filled(me).filter(site => view.box.lookup.colour[me.sites[site]] === wanted)

/** The tiles beside each monk of the type, as often as they are beside one. */
export const sitesBesideMonks = (view: HeavenAndAleView, me: SeatView, type: number): number[] =>
  filled(me)
    .filter(site => view.box.lookup.monk[me.sites[site]] === type)
    .flatMap(site => [...TILE_NEIGHBOURS[site]].filter(other => me.sites[other] > 0))
