/** The spaces of the track, and the start spaces. */
import { GOALS, HOME, SPOTS, START_SPACES } from '../components/index.ts'
import { barrelPoints, canTake } from '../rules/barrels.ts'
import { payable, shadePrice } from '../rules/buying.ts'
import { usableSpots } from '../rules/discs.ts'
import { standingOn } from '../rules/starting-area.ts'
import { cell } from '../words/speech.ts'
import { spotEffect } from './discs.ts'
import { distanceTo, indexIn, type Looking, rearmostNames, seatsOf, type Told, tileName } from './looking.ts'

export function explainSpace(look: Looking, thing: string): Told | undefined {
  const { view, say, g, who } = look
  if (thing === 'start') return startingArea(look)
  const index = view.box.track.findIndex(space => space.id === thing) + 1
  if (index === 0) return undefined
  const space = view.box.track[index - 1]
  const here = seatsOf(view).filter(seat => view.seats[seat].at === index)
  const name = say.space(index)
  const common = [...distanceTo(look, index), ...(here.length > 0 ? [g.now.here(say.list(here.map(who)))] : [])]
  switch (space.kind) {
    case 'resource':
      return {
        name,
        about: g.about.resource,
        now: [...offers(look, index), ...common],
        rules: ['HA-6.1', 'HA-6.4', 'HA-6.5', 'HA-5.25'],
      }
    case 'monk':
      return {
        name,
        about: g.about.monk,
        now: [...offers(look, index), ...common],
        rules: ['HA-6.18', 'HA-6.20', 'HA-6.21', 'HA-6.34'],
      }
    case 'disc':
      return {
        name,
        about: g.about.disc[space.letter],
        now: [...discsHere(look, index), ...common],
        rules: ['HA-6.24', 'HA-6.26', 'HA-6.27', 'HA-5.21'],
      }
    case 'barrel':
      return {
        name,
        about: g.about.barrel,
        now: [...barrelsHere(look), ...common],
        rules: ['HA-6.45', 'HA-6.46', 'HA-6.51', 'HA-5.22'],
      }
  }
}

/** What lies there, at what price, and whether it can be paid (HA-5.16 to HA-5.19). */
function offers(look: Looking, index: number): string[] {
  const { view, seat, g } = look
  const tiles = view.spaces[index].tiles.toArray()
  if (tiles.length === 0) return [g.now.emptySpace]
  const singles = tiles.map(tile => shadePrice(view, index, tile))
  const prices = tiles.map((tile, i) => g.now.prices(tileName(look, tile), singles[i], 2 * singles[i]))
  const most = payable(view, seat)
  const lowest = Math.min(...singles)
  if (most < 0) return [...prices, g.now.full]
  return most < lowest ? [...prices, g.now.short(missing(look, lowest))] : prices
}

function missing({ view, me }: Looking, single: number): number {
  const price = me.shady < 15 ? single : 2 * single
  return price - me.ducats - view.box.sale * me.unplaced
}

function discsHere(look: Looking, index: number): string[] {
  const { view, seat, say, g } = look
  const { discs } = view.spaces[index]
  if (discs === 0) return [g.now.noDisc]
  const usable = usableSpots(view, seat) & view.box.lookup.spots[index]
  const spots = SPOTS.map((_, spot) => spot).filter(spot => usable & (1 << spot))
  if (spots.length === 0) return [g.now.discs(discs), g.now.noSpot]
  const brings = spots.map(spot => g.now.spotBrings(say.spot(spot), spotEffect(look, spot)))
  return [g.now.discs(discs), g.now.canUse(brings.join('; '))]
}

/** The barrels that a visit would bring (HA-6.44). */
export function barrelsInReach({ view, seat }: Looking): number[] {
  return GOALS.map((_, goal) => goal).filter(goal => canTake(view, seat, goal))
}

export const pointsInReach = (look: Looking): number =>
  barrelsInReach(look).reduce((sum, goal) => sum + barrelPoints(look.view, look.view.barrels[goal]), 0)

function barrelsHere(look: Looking): string[] {
  const { say, g } = look
  const goals = barrelsInReach(look)
  if (goals.length === 0) return [g.now.noBarrel]
  return [g.now.barrelsHere(say.list(goals.map(goal => say.goal(goal))), pointsInReach(look))]
}

function startingArea(look: Looking): Told {
  const { view, say, g } = look
  const free = START_SPACES.filter((_, space) => standingOn(view, space) < 0)
  return {
    name: say.space(0),
    about: g.about.start,
    now: [
      ...(look.me.at < HOME ? [g.now.ahead(HOME - look.me.at)] : [g.now.isHome]),
      ...(free.length > 0 ? [g.now.free(say.list(free.map(space => say.start(space))))] : []),
    ],
    rules: ['HA-5.23', 'HA-6.52', 'HA-6.59', 'HA-10.1'],
  }
}

export function explainStart(look: Looking, thing: string): Told | undefined {
  const { view, me, say, g, who } = look
  const space = indexIn(START_SPACES, thing)
  if (space < 0) return undefined
  const { id, brewmaster, marker, ducats, points } = view.box.startSpaces[space]
  const holder = standingOn(view, space)
  const about = {
    'start-first': g.about.startSpaces['start-first'](points),
    'start-brewmaster': g.about.startSpaces['start-brewmaster'](brewmaster),
    'start-marker': g.about.startSpaces['start-marker'](marker),
    'start-ducats': g.about.startSpaces['start-ducats'](ducats),
  }[id]
  const from = me.brewmaster
  return {
    name: say.start(space),
    about,
    now: [
      holder < 0 ? g.now.isFree : g.now.taken(who(holder)),
      ...(id === 'start-first' ? [g.now.lastFirst] : []),
      ...(brewmaster > 0 && holder < 0
        ? [g.now.way(say.terms.brewmaster, cell(from), cell(Math.min(20, from + brewmaster)))]
        : []),
      ...(marker > 0 && holder < 0 ? [g.now.rearmost(rearmostNames(look))] : []),
    ],
    rules: id === 'start-first' ? ['HA-6.57', 'HA-5.2', 'HA-10.27'] : ['HA-6.55', 'HA-6.52'],
  }
}
