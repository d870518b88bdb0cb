/** What the spaces of the track are worth to a seat: the best that can be done there now. */
import {
  CARDS,
  COLOURS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  GOALS,
  HIGHEST_NUMBER,
  LARGE,
  MONK_TYPES,
  PRIVILEGE_EFFECTS,
  SPOT_COUNT,
  SPOT_X,
  START_SPACES,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { barrelPoints, canTake, isMet } from '../rules/barrels.ts'
import { shadePrice } from '../rules/buying.ts'
import { discsOn, lowestMarker } from '../rules/privileges.ts'
import { addedPerBarrel } from '../rules/scoring.ts'
import { CARD, type HeavenAndAle, type Seat } from '../rules/table.ts'
import { between, type Outlook } from './outlook.ts'
import type { Planting } from './planting.ts'

/** Answers of the functions below that have two numbers to tell: the price that goes with the worth. */
export const found = { price: 0 }

/** The best site for a tile; `found.price` is what it costs there. */
function bestPlanting(
  t: HeavenAndAle,
  out: Outlook,
  planting: Planting,
  space: number,
  tile: number,
  purse: number,
): number {
  const price = shadePrice(t, space, tile)
  const shade = planting.bestInShade(tile) - price * out.ducat
  const sun = 2 * price > purse ? Number.NEGATIVE_INFINITY : planting.bestInSun(tile) - 2 * price * out.ducat
  found.price = sun >= shade ? 2 * price : price
  return Math.max(sun, shade)
}

/** Everything worth buying on a space as far as the ducats go; at least one tile must be bought. */
export function worthOfTileSpace(
  t: HeavenAndAle,
  seat: number,
  out: Outlook,
  planting: Planting,
  space: number,
): number {
  const { tiles } = t.spaces[space]
  const { ducats } = t.seats[seat]
  let worth = 0
  let spent = 0
  let best = Number.NEGATIVE_INFINITY
  let bestPrice = 0
  for (let i = 0; i < tiles.length; i++) {
    const gain = bestPlanting(t, out, planting, space, tiles.at(i), ducats - spent)
    if (gain > best) {
      best = gain
      bestPrice = found.price
    }
    if (gain <= 0) continue
    worth += gain
    spent += found.price
  }
  found.price = spent > 0 ? spent : bestPrice
  return spent > 0 ? worth : best
}

const ofColour = new Float64Array(COLOURS.length)
const ofNumber = new Float64Array(HIGHEST_NUMBER + 1)
const ofMonk = new Float64Array(MONK_TYPES.length)

/** Income of all that a disc on each spot would activate now, in one walk through the garden. */
function incomeOfSpots(t: HeavenAndAle, me: Seat, out: Outlook, into: Float64Array): void {
  const { colour, number, monk } = t.box.lookup
  const { sites } = me
  ofColour.fill(0)
  ofNumber.fill(0)
  ofMonk.fill(0)
  for (let site = 0; site < TILE_SITES; site++) {
    const tile = sites[site]
    if (!tile) continue
    if (monk[tile] < 0) {
      const income = out.income(t, site, tile)
      ofColour[colour[tile]] += income
      ofNumber[number[tile]] += income
    } else if (!me.spots[FIRST_MONK_SPOT + monk[tile]]) {
      const beside = TILE_NEIGHBOURS[site]
      for (let i = 0; i < beside.length; i++)
        if (sites[beside[i]]) ofMonk[monk[tile]] += out.income(t, beside[i], sites[beside[i]])
    }
  }
  into[SPOT_X] = 0
  for (let n = 1; n <= HIGHEST_NUMBER; n++) if (ofNumber[n] > into[SPOT_X]) into[SPOT_X] = ofNumber[n]
  for (let i = 0; i < ofColour.length; i++) into[FIRST_COLOUR_SPOT + i] = ofColour[i]
  for (let i = 0; i < ofMonk.length; i++) into[FIRST_MONK_SPOT + i] = ofMonk[i]
}

export function incomeOfNumber(t: HeavenAndAle, me: Seat, out: Outlook, wanted: number): number {
  const { number } = t.box.lookup
  let income = 0
  for (let site = 0; site < TILE_SITES; site++)
    if (number[me.sites[site]] === wanted) income += out.income(t, site, me.sites[site])
  return income
}

/**
 * What a disc on each spot is worth: its income, less what waiting would bring, and a card if it completes a pair.
 * −∞ where none can lie.
 */
export function worthOfSpots(t: HeavenAndAle, seat: number, out: Outlook, worth: Float64Array): void {
  const me = t.seats[seat]
  const { partner } = t.box.lookup
  const card = bestCard(t, seat, out)
  const { monkPatience, xPatience, spotRipe } = out.weights
  const waiting = between(out.weights.spotPatience, out.ahead)
  incomeOfSpots(t, me, out, worth)
  for (let spot = 0; spot < SPOT_COUNT; spot++) {
    const income = worth[spot]
    worth[spot] = Number.NEGATIVE_INFINITY
    if (me.spots[spot] || !isPresent(me, spot)) continue
    // A spot that pays little now would pay more later.
    const patience = spot === SPOT_X ? xPatience : spot >= FIRST_MONK_SPOT ? monkPatience : 1
    const later = patience * waiting * Math.max(0, out.weights.spotSteps * out.ahead * out.meanStep - spotRipe * income)
    worth[spot] = income - later + card * (me.spots[partner[spot]] ? 1 : out.weights.pairHope * out.ahead)
  }
}

function isPresent(me: Seat, spot: number): boolean {
  if (spot >= FIRST_MONK_SPOT) return me.monks[spot - FIRST_MONK_SPOT] > 0
  if (spot >= FIRST_COLOUR_SPOT) return me.colours[spot - FIRST_COLOUR_SPOT] > 0
  return me.sunny + me.shady > me.monks[0] + me.monks[1] + me.monks[2] + me.monks[3]
}

/** Points of a privilege card placed now. */
export function worthOfCard(t: HeavenAndAle, seat: number, out: Outlook, card: number): number {
  const me = t.seats[seat]
  const { ducats, brewmaster, perBarrel } = t.box.privileges
  const effect = PRIVILEGE_EFFECTS[card]
  switch (effect) {
    case 'ducats':
      return ducats * out.ducat
    case 'brewmaster':
      return brewmaster * out.brew
    case 'colour': {
      let best = 0
      for (let i = 0; i < COLOURS.length; i++) best = Math.max(best, me.colours[i] * out.step[i])
      return best
    }
    case 'barrels':
      return perBarrel * barrelsInSight(t, me, out)
    case 'rearmost': {
      const lowest = lowestMarker(me.markers)
      let best = 0
      for (let i = 0; i < COLOURS.length; i++)
        if (me.markers[i] === lowest) best = Math.max(best, discsOn(me) * out.step[i])
      return best
    }
    default:
      return effect satisfies never
  }
}

function barrelsInSight(t: HeavenAndAle, me: Seat, out: Outlook): number {
  let barrels = 0
  for (let goal = 0; goal < GOALS.length; goal++)
    if (me.barrels[goal]) barrels++
    else if (t.barrels[goal] > 0)
      barrels += isMet(me, goal) ? out.weights.barrelNear : out.weights.barrelFar * out.ahead
  return barrels
}

export function bestCard(t: HeavenAndAle, seat: number, out: Outlook): number {
  const { cards } = t.seats[seat]
  let best = 0
  for (let card = 0; card < CARDS.length; card++)
    if (cards[card] === CARD.unplaced) best = Math.max(best, worthOfCard(t, seat, out, card))
  return best
}

/** Barrels that can be taken now; those nobody will snatch can wait. */
export function worthOfBarrels(t: HeavenAndAle, seat: number, out: Outlook): number {
  let worth = 0
  const extra = addedPerBarrel(t, t.seats[seat])
  for (let goal = 0; goal < GOALS.length; goal++) {
    if (!canTake(t, seat, goal)) continue
    const large = t.barrels[goal] === LARGE
    worth += barrelPoints(t, large ? LARGE : 1) + extra
  }
  return worth * (out.left < 0.5 ? 1 : out.weights.barrelPatience)
}

/** What a start space gives on coming home. */
export function worthOfStart(t: HeavenAndAle, out: Outlook, space: number): number {
  const { brewmaster, marker, ducats, points } = t.box.startSpaces[space]
  let bestStep = 0
  for (let colour = 0; colour < COLOURS.length; colour++) bestStep = Math.max(bestStep, out.step[colour])
  const first = START_SPACES[space] === 'start-first' ? (out.isLast ? points : out.weights.first) : 0
  return brewmaster * out.brew + marker * bestStep + ducats * out.ducat + first
}
