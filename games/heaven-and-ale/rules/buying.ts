/** Resource and monk spaces: buying tiles and placing them in the garden (section 6, HA-6.1 to HA-6.23). */
import { among, index, type Refusal } from '@taproom/engine'
import { HALF, isSunny, SHEDS_BESIDE, SITES, spaceName, TILE_SITES } from '../components/index.ts'
import type { Journal } from './events.ts'
import { changeDucats } from './income.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { isEnclosed } from './sheds.ts'
import { type HeavenAndAle, type Open, SEAT, type Seat, type SeatView, SPACE } from './table.ts'

/** Tiles that can lie on one space: one per round, six rounds at most. */
const PLACES = 6

/** What a tile costs in the shade: its fertility number, for a monk the price of the space (HA-6.4, HA-6.20, HA-6.22). */
export function shadePrice(t: Open, space: number, tile: number): number {
  const { number, monkPrice } = t.box.lookup
  return number[tile] || monkPrice[space]
}

/** In the sun it costs twice that (HA-6.5, HA-6.21). */
export function priceOf(t: Open, space: number, tile: number, site: number): number {
  const single = shadePrice(t, space, tile)
  return isSunny(site) ? 2 * single : single
}

/** The cell of the first tile on a space; the one before it tells how many there are. */
const firstTile = (space: number): number => SPACE.from + space * SPACE.size + SPACE.at.tiles + 1

/** Of a space on which tiles lie. */
export function cheapestTile(t: Open, space: number): number {
  const { number, monkPrice } = t.box.lookup
  const { cells } = t
  const first = firstTile(space)
  const end = first + cells[first - 1]
  let lowest = number[cells[first]] || monkPrice[space]
  for (let i = first + 1; i < end; i++) {
    const price = number[cells[i]] || monkPrice[space]
    if (price < lowest) lowest = price
  }
  return lowest
}

/** The cheapest purchase: the lowest price, doubled when no shady site is free (HA-5.19). */
const cheapestPurchase = (t: HeavenAndAle, me: Seat, space: number): number =>
  me.shady < HALF ? cheapestTile(t, space) : 2 * cheapestTile(t, space)

/** Ducats in hand and what the unplaced cards would bring (HA-5.18). */
const fundsOf = (t: Open, me: SeatView): number => me.ducats + t.box.sale * me.unplaced

const isFull = (me: SeatView): boolean => me.sunny + me.shady === TILE_SITES

/** Why nothing can be bought on this space. */
export function purchaseRefusal(t: Open, seat: number, space: number): Refusal | undefined {
  const me = t.seats[seat]
  if (t.spaces[space].tiles.length === 0) return refuse['space-empty'].with(space) // HA-5.16
  if (isFull(me)) return refuse['no-free-site'] // HA-5.17
  const funds = fundsOf(t, me)
  const lowest = cheapestTile(t, space)
  if (funds < lowest) return refuse['cannot-afford'].with(lowest, me.ducats, me.unplaced) // HA-5.18
  if (me.shady === HALF && funds < 2 * lowest) return refuse['only-sun-left'].with(2 * lowest, me.ducats, me.unplaced) // HA-5.19
  return undefined
}

/** The highest shade price that the seat could pay for a tile it has a site for, −1 without a free site (HA-5.17 to HA-5.19). */
export function payable(t: Open, seat: number): number {
  const me = t.seats[seat]
  if (isFull(me)) return -1
  return me.shady < HALF ? fundsOf(t, me) : fundsOf(t, me) >> 1
}

/** Equal tiles on a space are one choice, named by the first of them. */
export function firstAlike(t: Open, space: number, place: number): number {
  const { face } = t.box.lookup
  const { tiles } = t.spaces[space]
  const wanted = face[tiles.at(place)]
  for (let i = 0; i < place; i++) if (face[tiles.at(i)] === wanted) return i
  return place
}

const FREE = new Int8Array(TILE_SITES)

/** Puts the free sites into FREE, the sunny ones first, and tells how many there are. */
function freeSites(t: HeavenAndAle, seat: number): number {
  const { cells } = t
  const first = SEAT.from + seat * SEAT.size + SEAT.at.sites
  const free = FREE
  let count = 0
  for (let site = 0, end = TILE_SITES; site < end; site++) if (cells[first + site] === 0) free[count++] = site
  return count
}

/** One of the tiles here, in any order one likes (HA-6.3), to a free site of either side (HA-6.7, HA-6.10). */
export const buy = move(
  'buy',
  { place: index(PLACES), site: among(SITES) },
  {
    at: ['buy'],
    exact: true,
    candidates(t, seat, offer) {
      const { number, monkPrice } = t.box.lookup
      const { cells } = t
      const space = t.prompts.a
      const first = firstTile(space)
      const count = cells[first - 1]
      const { ducats, sunny } = t.seats[seat]
      const free = freeSites(t, seat)
      for (let place = 0; place < count; place++) {
        const price = number[cells[first + place]] || monkPrice[space]
        if (price > ducats) continue
        if (place > 0 && firstAlike(t, space, place) !== place) continue
        offer.each(FREE, 2 * price > ducats ? HALF - sunny : 0, free, place)
      }
    },
    refusal(t, seat, { place, site }) {
      const space = t.prompts.a
      const me = t.seats[seat]
      const { tiles } = t.spaces[space]
      if (place >= tiles.length) return refuse['tile-not-here'].with(tiles.length) // HA-6.2, HA-6.19
      if (firstAlike(t, space, place) !== place) return refuse['wrong-step']
      if (site >= TILE_SITES) return refuse['shed-site'].with(site) // HA-6.9
      const tile = tiles.at(place)
      const price = priceOf(t, space, tile, site)
      if (price > me.ducats) return refuse['price-too-high'].by(priceRule(t, tile, site), price, me.ducats)
      return me.sites[site] ? refuse['site-occupied'].with(site) : undefined // HA-6.8
    },
    play(t, seat, { place, site }, log) {
      const space = t.prompts.a
      const bought = t.prompts.b + 1
      const tile = t.spaces[space].tiles.removeAt(place)
      const price = priceOf(t, space, tile, site)
      t.prompts.pop()
      if (log) tellPurchase(t, seat, space, tile, site, price, log)
      changeDucats(t, seat, -price, 'purchase', priceRule(t, tile, site), log) // paid first: HA-6.6
      placeTile(t, seat, tile, site)
      if (!enclosesAny(t.seats[seat], site)) {
        buyOn(t, seat, space, bought, 0, log)
        return
      }
      // Sheds are resolved before the next tile is bought, so what they pay can be spent here (HA-6.11, HA-6.12).
      t.prompts.push(P['buy-on'], seat, space, bought)
      encloseBeside(t, seat, site)
    },
  },
)

function priceRule(t: HeavenAndAle, tile: number, site: number): string {
  if (t.box.lookup.number[tile] > 0) return isSunny(site) ? 'HA-6.5' : 'HA-6.4'
  return isSunny(site) ? 'HA-6.21' : 'HA-6.20'
}

function tellPurchase(
  t: HeavenAndAle,
  seat: number,
  space: number,
  tile: number,
  site: number,
  price: number,
  log: Journal,
): void {
  log?.add({
    kind: 'buy',
    seat,
    rule: priceRule(t, tile, site),
    round: t.round,
    space: spaceName(space),
    tile: t.box.lookup.tileIds[tile],
    site: SITES[site],
    side: isSunny(site) ? 'sun' : 'shade',
    price,
    ducatsAfter: t.seats[seat].ducats - price,
  })
}

/** For good, and without income (HA-6.16, HA-6.17). */
export function placeTile(t: HeavenAndAle, seat: number, tile: number, site: number): void {
  const { colour, number, monk } = t.box.lookup
  const me = t.seats[seat]
  me.sites[site] = tile
  if (isSunny(site)) me.sunny++
  else me.shady++
  if (colour[tile] < 0) me.monks[monk[tile]]++
  else {
    me.colours[colour[tile]]++
    me.numbers[number[tile]]++
  }
}

function enclosesAny(me: SeatView, site: number): boolean {
  const beside = SHEDS_BESIDE[site]
  for (let i = 0; i < beside.length; i++) if (isEnclosed(me, beside[i])) return true
  return false
}

/** One tile may enclose two shed sites: both are resolved, the lower number first, so it is pushed last (HA-7.15, HA-7.16). */
function encloseBeside(t: HeavenAndAle, seat: number, site: number): void {
  const beside = SHEDS_BESIDE[site]
  for (let i = beside.length - 1; i >= 0; i--)
    if (isEnclosed(t.seats[seat], beside[i])) t.prompts.push(P.enclose, seat, beside[i])
}

/** After a purchase and its sheds: buying ends by itself when no purchase is possible any more (HA-6.14). */
export function buyOn(t: HeavenAndAle, seat: number, space: number, bought: number, _c: number, log: Journal): void {
  const me = t.seats[seat]
  const { length } = t.spaces[space].tiles
  if (length > 0 && !isFull(me) && fundsOf(t, me) >= cheapestPurchase(t, me, space)) {
    t.prompts.push(P.buy, seat, space, bought)
    return
  }
  log?.add({ kind: 'stop', seat, rule: 'HA-6.14', round: t.round, space: spaceName(space), bought, automatic: true })
}

/** At least one tile must be bought, if need be after selling cards; then one may stop (HA-6.1, HA-6.13, HA-6.15, HA-6.18). */
export const stop = move(
  'stop',
  {},
  {
    at: ['buy'],
    exact: true,
    candidates(t, _seat, offer) {
      if (t.prompts.b > 0) offer()
    },
    refusal(t, seat) {
      if (t.prompts.b > 0) return undefined // HA-6.13
      const me = t.seats[seat]
      const price = cheapestPurchase(t, me, t.prompts.a)
      if (me.ducats < price) return refuse['must-sell-first'].with(price, me.ducats) // HA-6.15
      return refuse['must-buy'].by(t.box.lookup.kind[t.prompts.a] === 'monk' ? 'HA-6.18' : 'HA-6.1')
    },
    play(t, seat, _m, log) {
      const space = t.prompts.a
      const bought = t.prompts.b
      t.prompts.pop()
      log?.add({
        kind: 'stop',
        seat,
        rule: 'HA-6.13',
        round: t.round,
        space: spaceName(space),
        bought,
        automatic: false,
      })
    },
  },
)
