import { SITES, TILE_SITES } from '../components/index.ts'
import { priceOf } from '../rules/buying.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import type { Asked } from './choices.ts'

/** What the tile at hand would cost on each site. */
export function readPrices(view: HeavenAndAleView, { decision, a, place }: Asked): Record<string, number> {
  if (decision !== 'buy' || place === undefined || place >= view.spaces[a].tiles.length) return {}
  const tile = view.spaces[a].tiles.at(place)
  return Object.fromEntries(SITES.slice(0, TILE_SITES).map((name, site) => [name, priceOf(view, a, tile, site)]))
}
