/** The sites of a garden and what lies on them. */
import {
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  HALF,
  isSunny,
  SHEDS_BESIDE,
  SITES,
  SPOT_X,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { firstAlike, priceOf } from '../rules/buying.ts'
import { P } from '../rules/prompts.ts'
import { shedTypeFor } from '../rules/sheds.ts'
import { incomeOf } from '../words/effects.ts'
import { type Looking, shedState, type Told, tileName } from './looking.ts'

export function explainSite(look: Looking, thing: string): Told | undefined {
  if (thing === 'sun' || thing === 'shade') return explainHalf(look, thing)
  const site = SITES.indexOf(thing)
  if (site < 0) return undefined
  if (site >= TILE_SITES) return explainShed(look, site - TILE_SITES)
  const tile = look.me.sites[site]
  return tile === 0 ? freeSite(look, site) : tileOn(look, site, tile)
}

function explainHalf({ me, g }: Looking, half: 'sun' | 'shade'): Told {
  const sun = half === 'sun'
  return {
    name: g.names[half],
    about: g.about[half],
    now: [g.now.tiles(sun ? me.sunny : me.shady, HALF)],
    rules: sun ? ['HA-6.5', 'HA-8.1'] : ['HA-6.4', 'HA-8.2'],
  }
}

function freeSite(look: Looking, site: number): Told {
  const { say, g } = look
  const sunny = isSunny(site)
  return {
    name: say.site(site),
    about: sunny ? g.about.sunnySite : g.about.shadySite,
    now: [...pricesHere(look, site), ...shedsBeside(look, site)],
    rules: sunny ? ['HA-6.5', 'HA-8.1', 'HA-6.7'] : ['HA-6.4', 'HA-8.2', 'HA-6.7'],
  }
}

/** What the tiles cost here that one is buying from. */
function pricesHere(look: Looking, site: number): string[] {
  const { view, seat, g } = look
  if (view.prompts.kind !== P.buy || view.prompts.seat !== seat) return []
  const space = view.prompts.a
  const { tiles } = view.spaces[space]
  return Array.from({ length: tiles.length }, (_, place) => place)
    .filter(place => firstAlike(view, space, place) === place)
    .map(place => g.now.priceHere(tileName(look, tiles.at(place)), priceOf(view, space, tiles.at(place), site)))
}

const openShedsBeside = ({ me }: Looking, site: number): number[] =>
  [...SHEDS_BESIDE[site]].filter(shed => me.sheds[shed] === 0)

function shedsBeside(look: Looking, site: number): string[] {
  return openShedsBeside(look, site).map(shed => {
    const { filled, sum } = shedState(look, shed)
    return look.g.now.touches(look.say.site(TILE_SITES + shed), filled, sum)
  })
}

function tileOn(look: Looking, site: number, tile: number): Told {
  const { view, say, g } = look
  const { colour, number, monk } = view.box.lookup
  const name = say.labelled(say.site(site), tileName(look, tile))
  const ways = waysTo(look, site, tile)
  const left = ways.length > 0 ? g.now.ways(say.list(ways)) : g.now.noWay
  if (monk[tile] >= 0)
    return {
      name,
      about: g.about.monkTile(say.spot(FIRST_MONK_SPOT + monk[tile])),
      now: [besideMonk(look, site), left],
      rules: ['HA-6.34', 'HA-6.33', 'HA-8.3'],
    }
  const sunny = isSunny(site)
  return {
    name,
    about: sunny ? g.about.sunnyTile(say.colour(colour[tile]), number[tile]) : g.about.shadyTile(number[tile]),
    now: [left, ...shedsBeside(look, site)],
    rules: [sunny ? 'HA-8.1' : 'HA-8.2', 'HA-6.17', 'HA-6.32', 'HA-6.30'],
  }
}

/** What could still activate the tile: discs on open spots, monks beside it whose spot is open, sheds to come. */
function waysTo(look: Looking, site: number, tile: number): string[] {
  const { view, me, say, g } = look
  const { colour, monk } = view.box.lookup
  const spots = monk[tile] >= 0 ? [] : [SPOT_X, FIRST_COLOUR_SPOT + colour[tile]].filter(spot => !me.spots[spot])
  const types = [...TILE_NEIGHBOURS[site]].map(other => monk[me.sites[other]]).filter(type => type >= 0)
  const monks = [...new Set(types)].filter(type => !me.spots[FIRST_MONK_SPOT + type])
  return [
    ...spots.map(spot => g.ways.spot(say.spot(spot))),
    ...monks.map(type => g.ways.monk(say.spot(FIRST_MONK_SPOT + type))),
    ...openShedsBeside(look, site).map(shed => g.ways.shed(say.site(TILE_SITES + shed))),
  ]
}

function besideMonk(look: Looking, site: number): string {
  const { view, me, say, g } = look
  const sites = [...TILE_NEIGHBOURS[site]].filter(other => me.sites[other] > 0)
  return sites.length === 0 ? g.now.alone : g.now.beside(say.effect(incomeOf(view, me, sites)))
}

function explainShed(look: Looking, shed: number): Told {
  const { view, me, say, g } = look
  const { filled, missing, sum } = shedState(look, shed)
  const site = say.site(TILE_SITES + shed)
  if (me.sheds[shed]) {
    const type = me.sheds[shed] - 1
    const { brewmaster, activates } = view.box.sheds[type]
    return {
      name: g.names.shed(site, sum),
      about: g.about.builtShed(brewmaster, activates),
      now: [g.now.sameSheds(me.shedTypes[type])],
      rules: ['HA-2.24', 'HA-7.17', 'HA-2.29'],
    }
  }
  const { brewmaster, activates } = view.box.sheds[shedTypeFor(view.box.sheds, sum)]
  return {
    name: site,
    about: g.about.openShed,
    now: [
      g.now.filled(filled, sum),
      ...(filled > 0
        ? [g.now.shedNow(brewmaster, activates), g.now.missing(say.list(missing.map(n => say.site(n))))]
        : []),
      ...view.box.sheds.map(({ upTo, brewmaster: moves, activates: tiles }, type) =>
        g.now.shedAt(type === 0 ? 0 : view.box.sheds[type - 1].upTo + 1, upTo, moves, tiles),
      ),
    ],
    rules: ['HA-7.1', 'HA-2.24', 'HA-7.3', 'HA-7.8'],
  }
}
