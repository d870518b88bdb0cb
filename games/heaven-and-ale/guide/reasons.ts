/** Why one might make a move, in words for what the adviser looks at: production, money, sheds, barrels, goals. */
import type { MoveData } from '@taproom/engine'
import {
  COLOURS,
  FIRST_MONK_SPOT,
  HOME,
  isSunny,
  LAST_CELL,
  SHED_NEIGHBOURS,
  SHEDS_BESIDE,
  SPOTS,
  START_SPACES,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { payable, priceOf, shadePrice } from '../rules/buying.ts'
import { usableSpots } from '../rules/discs.ts'
import { zoneAt } from '../rules/income.ts'
import { discsOn } from '../rules/privileges.ts'
import { roundsOf } from '../rules/set-up.ts'
import { fertilitySum, selectedSites, shedTypeFor } from '../rules/sheds.ts'
import { type Effect, incomeOf, limited, NO_EFFECT } from '../words/effects.ts'
import { effectOfCard, effectOfNumber, effectOfSpot, wouldComplete } from './discs.ts'
import { type Looking, rearmost, seatsOf, shedState } from './looking.ts'
import { pointsInReach } from './spaces.ts'

/** What an income does to the match, the weightiest first: three are enough. */
function consequences(look: Looking, effect: Effect): string[] {
  const { view, me, say, g } = look
  const after = Array.from(me.markers).map((at, colour) => at + effect.markers[colour])
  const lowest = Math.min(...Array.from(me.markers))
  const lowestAfter = Math.min(...after)
  const lifted = rearmost(me.markers).filter(colour => effect.markers[colour] > 0)
  const zone = zoneAt(view.box.zones, me.brewmaster)
  const zoneAfter = zoneAt(view.box.zones, Math.min(LAST_CELL, me.brewmaster + effect.brewmaster))
  const last = rearmost(after)
  const behind = Math.min(...after.filter(at => at > lowestAfter)) - lowestAfter
  const isEmpty = effect.markers.every(steps => steps === 0) && effect.brewmaster === 0
  return [
    ...(lowest < 1 && lowestAfter >= 1 ? [g.reasons.starts] : []),
    ...(zoneAfter.id === zone.id ? [] : [g.reasons.zone(zoneAfter.multiplier, zoneAfter.rate)]),
    ...(lifted.length > 0 && lowestAfter < 1 ? [g.reasons.lifts(say.colour(lifted[0]))] : []),
    ...(isEmpty ? [] : [g.reasons.moves(say.effect({ ...effect, ducats: 0 }))]),
    ...(effect.ducats > 0 ? [g.reasons.earns(effect.ducats)] : []),
    ...(last.length === 1 && lifted.length > 0 && Number.isFinite(behind)
      ? [g.reasons.behind(say.colour(last[0]), behind)]
      : []),
  ].slice(0, 3)
}

export function reasonFor(look: Looking, { kind, ...args }: MoveData): string[] {
  const { view, me, g } = look
  const value = (name: string): number => Number(args[name])
  switch (kind) {
    case 'setup-start':
    case 'home':
      return startReason(look, value('space'))
    case 'marker':
      return consequences(look, stepsOf(look, value('colour'), view.box.startSpaces[view.prompts.b].marker))
    case 'priv-rear':
      return consequences(look, stepsOf(look, value('colour'), discsOn(me)))
    case 'priv-colour':
      return consequences(look, stepsOf(look, value('colour'), me.colours[value('colour')]))
    case 'move':
      return value('space') + 1 === HOME ? homeReason(look) : spaceReason(look, value('space') + 1)
    case 'buy':
      return buyReason(look, value('place'), value('site'))
    case 'stop':
      return [g.reasons.saves(me.ducats)]
    case 'spot':
      return spotReason(look, value('spot'))
    case 'number':
      return consequences(look, effectOfNumber(look, value('number')))
    case 'shed':
      return consequences(look, incomeOf(view, me, [...selectedSites(view.prompts.a, value('selection'))]))
    case 'privilege': {
      const effect = effectOfCard(look, value('card'))
      if (effect) return consequences(look, effect)
      return [g.reasons.perBarrel(Array.from(me.barrels).filter(size => size > 0).length)]
    }
    case 'decline':
      return [g.reasons.keeps]
    case 'sell':
      return [g.reasons.cash(view.box.sale)]
    case 'withdraw':
      return [g.reasons.withdraw]
    default:
      return []
  }
}

const stepsOf = ({ me }: Looking, colour: number, steps: number): Effect =>
  limited(
    me,
    COLOURS.map((_, i) => (i === colour ? steps : 0)),
    0,
    0,
  )

function startReason(look: Looking, space: number): string[] {
  const { view, g, me } = look
  const { id, brewmaster, marker, ducats, points } = view.box.startSpaces[space]
  const isLast = view.round === roundsOf(view)
  if (id === START_SPACES[0]) return [isLast ? g.reasons.point(points) : g.reasons.begins]
  if (marker > 0) return consequences(look, stepsOf(look, rearmost(me.markers)[0], marker))
  return consequences(look, limited(me, NO_EFFECT.markers, ducats, brewmaster))
}

function homeReason(look: Looking): string[] {
  const { view, g } = look
  const isFirst = seatsOf(view).every(seat => view.seats[seat].at !== HOME)
  return isFirst ? [g.reasons.homeFirst] : []
}

function spaceReason(look: Looking, index: number): string[] {
  const { view, seat, me, g } = look
  const space = view.box.track[index - 1]
  const passes = index - me.at - 1
  const skipped = passes > 2 ? [g.reasons.skips(passes)] : []
  switch (space.kind) {
    case 'barrel':
      return [g.reasons.barrels(pointsInReach(look)), ...skipped]
    case 'disc': {
      const usable = usableSpots(view, seat) & view.box.lookup.spots[index]
      const spots = SPOTS.map((_, spot) => spot).filter(spot => usable & (1 << spot))
      const best = spots.map(spot => spotReason(look, spot)).sort((a, b) => b.length - a.length)[0] ?? []
      return [...best.slice(0, 2), ...skipped]
    }
    case 'resource':
    case 'monk':
      return [...tilesReason(look, index), ...skipped].slice(0, 3)
  }
}

/** What the tiles of a space are good for: the colour of the rearmost marker, or a low price. */
function tilesReason({ view, seat, me, say, g }: Looking, index: number): string[] {
  const { colour } = view.box.lookup
  const most = payable(view, seat)
  const tiles = view.spaces[index].tiles.toArray().filter(tile => shadePrice(view, index, tile) <= most)
  const wanted = tiles.find(tile => colour[tile] >= 0 && rearmost(me.markers).includes(colour[tile]))
  const prices = tiles.map(tile => shadePrice(view, index, tile))
  return [
    ...(wanted === undefined ? [] : [g.reasons.sunLowest(say.colour(colour[wanted]))]),
    ...(prices.length > 0 && Math.min(...prices) <= 2 ? [g.reasons.cheap(Math.min(...prices))] : []),
  ]
}

function buyReason(look: Looking, place: number, site: number): string[] {
  const { view, me, say, g } = look
  const tile = view.spaces[view.prompts.a].tiles.at(place)
  const { colour, number, monk } = view.box.lookup
  const sheds = [...SHEDS_BESIDE[site]].filter(shed => me.sheds[shed] === 0)
  const enclosed = sheds.filter(shed => SHED_NEIGHBOURS[shed].every(other => other === site || me.sites[other] > 0))
  const near = sheds.filter(shed => !enclosed.includes(shed) && shedState(look, shed).filled >= 3)
  const monks = [...TILE_NEIGHBOURS[site]]
    .map(other => monk[me.sites[other]])
    .filter(type => type >= 0 && !me.spots[FIRST_MONK_SPOT + type])
  const price = priceOf(view, view.prompts.a, tile, site)
  return [
    ...enclosed.map(shed => {
      const sum = fertilitySum(view.box.lookup.number, me, shed) + number[tile]
      const { brewmaster } = view.box.sheds[shedTypeFor(view.box.sheds, sum)]
      return g.reasons.encloses(say.site(TILE_SITES + shed), brewmaster)
    }),
    ...(colour[tile] >= 0 && isSunny(site) && rearmost(me.markers).includes(colour[tile])
      ? [g.reasons.sunLowest(say.colour(colour[tile]))]
      : []),
    ...monks.slice(0, 1).map(type => g.reasons.besideMonk(say.spot(FIRST_MONK_SPOT + type))),
    ...near.slice(0, 1).map(shed => g.reasons.nearShed(say.site(TILE_SITES + shed), shedState(look, shed).filled + 1)),
    ...(colour[tile] >= 0 && !isSunny(site) ? [g.reasons.rent(number[tile])] : []),
    ...(price <= 2 ? [g.reasons.cheap(price)] : []),
  ].slice(0, 3)
}

function spotReason(look: Looking, spot: number): string[] {
  const pair = wouldComplete(look, spot) ? [look.g.reasons.completes] : []
  return [...pair, ...consequences(look, effectOfSpot(look, spot))].slice(0, 3)
}
