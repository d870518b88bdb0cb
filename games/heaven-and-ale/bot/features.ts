/** What a seat is judged by: what its garden may still produce, and what it holds. */
import type { Judgement } from '@taproom/engine'
import {
  FIRST_MONK_SPOT,
  GOALS,
  HIGHEST_NUMBER,
  HOME,
  isSunny,
  SHED_NEIGHBOURS,
  SHED_SITES,
  SPOT_X,
  START_SPACES,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { barrelPoints, canTake, needed, progress } from '../rules/barrels.ts'
import { discsOn } from '../rules/privileges.ts'
import { P } from '../rules/prompts.ts'
import { roundsOf } from '../rules/set-up.ts'
import type { HeavenAndAle, Seat } from '../rules/table.ts'
import type { Outlook } from './outlook.ts'
import type { Planting } from './planting.ts'

export const FEATURES = [
  'production', // points that brewing may bring at the end, as the garden and the discs ahead stand
  'ducats', // at what a ducat is worth now
  'rent', // ducats that the shade will still pay
  'sheds', // hopes for sheds not yet enclosed
  'barrels', // points of barrels taken
  'barrels-in-reach', // whose goal is met
  'goals', // on the way to barrels
  'cards', // not yet placed, times the rounds left
  'discs', // placed already, times the rounds left
  'road', // how much of the track lies ahead this round
  'home', // already waiting for the next round
  'level', // the markers' mean cell, and the lowest
  'lowest',
  'brewmaster',
  'tiles', // in the sun and in the shade, times the rounds left
  'shady-tiles',
  'purse', // plain ducats, times the rounds left
  'first', // begins the next round
  'turn', // is to move
  'x-sunny', // what a disc on X would activate now, as fertility in the sun and in the shade
  'x-shady',
  'monks', // and what lies in the sun beside those whose spot is open
  'beside-monks',
  'sun', // all fertility in the sun
  'nearly', // of it, what lies around sheds that are half enclosed or more
] as const

/** Barrels owned, in reach, and on the way: three features from here on. */
function observeBarrels(t: HeavenAndAle, seat: number, into: Float64Array, at: number): void {
  const me = t.seats[seat]
  let owned = 0
  let inReach = 0
  let onTheWay = 0
  for (let goal = 0; goal < GOALS.length; goal++) {
    if (me.barrels[goal]) owned += barrelPoints(t, me.barrels[goal])
    else if (t.barrels[goal] === 0) continue
    else if (canTake(t, seat, goal)) inReach += barrelPoints(t, t.barrels[goal])
    else {
      const part = Math.max(0, progress(me, goal) / needed(goal))
      onTheWay += barrelPoints(t, t.barrels[goal]) * part * part * part
    }
  }
  into[at] = owned
  into[at + 1] = inReach
  into[at + 2] = onTheWay
}

/** By fertility number, first in the sun, then in the shade. */
const ofNumber = new Int16Array(2 * (HIGHEST_NUMBER + 1))

/** Fertility in the sun around sheds that want three sites or less, the more the fewer they want. */
function nearlyEnclosed(t: HeavenAndAle, me: Seat): number {
  const { number } = t.box.lookup
  let nearly = 0
  for (let shed = 0; shed < SHED_SITES; shed++) {
    const around = SHED_NEIGHBOURS[shed]
    let filled = 0
    let sum = 0
    for (let i = 0; i < around.length; i++) {
      const tile = me.sites[around[i]]
      if (!tile) continue
      filled++
      if (isSunny(around[i])) sum += number[tile]
    }
    if (filled >= 3 && filled < 6) nearly += (filled * sum) / 6
  }
  return nearly
}

/** What lies in the garden: six features from here on. */
function observeGarden(t: HeavenAndAle, me: Seat, into: Float64Array, at: number): void {
  const { number, monk } = t.box.lookup
  const { sites, spots } = me
  ofNumber.fill(0)
  let monks = 0
  let beside = 0
  let sun = 0
  for (let site = 0; site < TILE_SITES; site++) {
    const tile = sites[site]
    if (!tile) continue
    if (monk[tile] >= 0) {
      monks++
      if (spots[FIRST_MONK_SPOT + monk[tile]]) continue
      const around = TILE_NEIGHBOURS[site]
      for (let i = 0; i < around.length; i++) if (isSunny(around[i])) beside += number[sites[around[i]]]
    } else if (isSunny(site)) {
      ofNumber[number[tile]] += number[tile]
      sun += number[tile]
    } else ofNumber[HIGHEST_NUMBER + 1 + number[tile]] += number[tile]
  }
  let sunny = 0
  let shady = 0
  for (let n = 1; n <= HIGHEST_NUMBER; n++) {
    if (ofNumber[n] > sunny) sunny = ofNumber[n]
    if (ofNumber[HIGHEST_NUMBER + 1 + n] > shady) shady = ofNumber[HIGHEST_NUMBER + 1 + n]
  }
  const isXOpen = !spots[SPOT_X]
  into[at] = isXOpen ? sunny : 0
  into[at + 1] = isXOpen ? shady : 0
  into[at + 2] = monks
  into[at + 3] = beside
  into[at + 4] = sun
  into[at + 5] = nearlyEnclosed(t, me)
}

/** The last round counts for a third of the match, however many there are: with it everything is decided. */
const LAST_ROUND = 1 / 3

/** How far the match has come: rounds, and the way of all brewers in the running one. */
function partPlayed(t: HeavenAndAle): number {
  let steps = 0
  for (let seat = 0; seat < t.seatCount; seat++) steps += Math.min(HOME, Math.max(0, t.seats[seat].at))
  const way = steps / (HOME * t.seatCount)
  const before = roundsOf(t) - 1
  if (t.round > before) return Math.min(1, 1 - LAST_ROUND * (1 - way))
  return ((1 - LAST_ROUND) * (t.round - 1 + way)) / before
}

/** A round is over and nobody has left for the next one yet. */
export function isBetween(t: HeavenAndAle): boolean {
  if (t.round === 1) return false
  for (let seat = 0; seat < t.seatCount; seat++) if (t.seats[seat].at !== 0) return false
  return true
}

/** As `start` of a seat counts: 0 is none. */
const START_FIRST = START_SPACES.indexOf('start-first') + 1

/** The outlook and the planting are the adviser's own, so that reading the table once serves both. */
export const judgementWith = (out: Outlook, planting: Planting): Judgement<HeavenAndAle> => ({
  features: FEATURES,
  progress: partPlayed,
  isBetween,
  observe(t, seat, into) {
    out.read(t, seat)
    planting.survey(t, seat)
    const me = t.seats[seat]
    const { markers } = me
    let sum = 0
    let lowest = markers[0]
    for (let i = 0; i < markers.length; i++) {
      sum += markers[i]
      if (markers[i] < lowest) lowest = markers[i]
    }
    into[0] = out.production
    into[1] = me.ducats * out.ducat
    into[2] = out.rent * out.ducat
    into[3] = planting.hopes()
    observeBarrels(t, seat, into, 4)
    into[7] = me.unplaced * out.ahead
    into[8] = discsOn(me) * out.ahead
    into[9] = me.at < HOME ? (HOME - me.at) / HOME : 0
    into[10] = me.at >= HOME ? 1 : 0
    into[11] = sum / markers.length
    into[12] = lowest
    into[13] = me.brewmaster
    into[14] = (me.sunny + me.shady) * out.ahead
    into[15] = me.shady * out.ahead
    into[16] = me.ducats * out.ahead
    into[17] = me.at >= HOME && me.start === START_FIRST ? 1 : 0
    observeGarden(t, me, into, 19)
    into[18] = t.prompts.kind === P.move && t.prompts.seat === seat ? 1 : 0
  },
})
