/** Disc spaces: scoring discs and what they activate (section 6, HA-6.24 to HA-6.43). */
import { among, type Refusal, range } from '@taproom/engine'
import {
  COLOURS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  HIGHEST_NUMBER,
  MONK_TYPES,
  SITES,
  SPOT_COUNT,
  SPOT_X,
  SPOTS,
  spaceName,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import type { Journal } from './events.ts'
import { activate } from './income.ts'
import { move } from './move.ts'
import { pairCheck } from './privileges.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { type HeavenAndAle, type Open, SEAT } from './table.ts'

/** Whether a tile of the kind this spot activates lies on the board (HA-6.27); for X any resource tile will do (HA-6.28). */
function isPresent(t: Open, seat: number, spot: number): boolean {
  const me = t.seats[seat]
  if (spot >= FIRST_MONK_SPOT) {
    const type = spot - FIRST_MONK_SPOT
    if (me.monks[type] === 0) return false
    return t.options.isolatedMonkAllowed === 1 || hasCompany(t, seat, type) // HA-6.41, HA-3.7
  }
  if (spot >= FIRST_COLOUR_SPOT) return me.colours[spot - FIRST_COLOUR_SPOT] > 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (me.colours[colour] > 0) return true // HA-6.28
  return false
}

/** Whether a monk of this type lies beside another tile. */
function hasCompany(t: Open, seat: number, type: number): boolean {
  const { sites } = t.seats[seat]
  const { monk } = t.box.lookup
  for (let site = 0; site < TILE_SITES; site++) {
    if (monk[sites[site]] !== type) continue
    const beside = TILE_NEIGHBOURS[site]
    for (let i = 0; i < beside.length; i++) if (sites[beside[i]]) return true
  }
  return false
}

const { spots, colours, monks } = SEAT.at

/** The spots, as bits, that have no disc and something to activate: `isPresent` with all of them in one pass over the cells. */
export function usableSpots(t: Open, seat: number): number {
  const { cells } = t
  const me = SEAT.from + seat * SEAT.size
  const colour = me + colours - FIRST_COLOUR_SPOT
  const monk = me + monks - FIRST_MONK_SPOT
  const disc = me + spots
  let usable = 0
  let resources = false
  for (let spot = FIRST_MONK_SPOT - 1, first = FIRST_COLOUR_SPOT; spot >= first; spot--) {
    if (cells[colour + spot] === 0) continue
    resources = true
    if (!cells[disc + spot]) usable |= 1 << spot
  }
  if (resources && !cells[disc + SPOT_X]) usable |= 1 << SPOT_X // HA-6.28
  for (let spot = SPOT_COUNT - 1, first = FIRST_MONK_SPOT; spot >= first; spot--)
    if (cells[monk + spot] > 0 && !cells[disc + spot] && isPresent(t, seat, spot)) usable |= 1 << spot
  return usable
}

function spotRefusal(t: HeavenAndAle, seat: number, spot: number): Refusal | undefined {
  const space = t.prompts.a
  if (!(t.box.lookup.spots[space] & (1 << spot))) return refuse['wrong-letter'].with(space, spot) // HA-6.26
  if (t.seats[seat].spots[spot]) return refuse['spot-taken'].with(spot) // HA-6.27
  return isPresent(t, seat, spot) ? undefined : refuse['kind-absent'].with(spot)
}

/** Exactly one disc, on a usable spot that the letter of the space allows (HA-6.24, HA-6.25). */
export const spot = move(
  'spot',
  { spot: among(SPOTS) },
  {
    at: ['spot'],
    exact: true,
    candidates(t, seat, offer) {
      const usable = usableSpots(t, seat) & t.box.lookup.spots[t.prompts.a]
      for (let spot = 0, count = SPOT_COUNT; spot < count; spot++) if (usable & (1 << spot)) offer(spot)
    },
    refusal: (t, seat, { spot }) => spotRefusal(t, seat, spot),
    play(t, seat, { spot }, log) {
      const space = t.prompts.a
      t.prompts.pop()
      t.spaces[space].discs-- // one, even if two lie there: HA-6.24
      t.seats[seat].spots[spot] = 1 // for the rest of the game: HA-6.29
      log?.add({
        kind: 'disc',
        seat,
        rule: 'HA-6.25',
        round: t.round,
        space: spaceName(space),
        spot: SPOTS[spot],
        discsLeft: t.spaces[space].discs,
      })
      if (spot === SPOT_X) {
        t.prompts.push(P.number, seat)
        return
      }
      if (spot >= FIRST_MONK_SPOT) triggerMonks(t, seat, spot - FIRST_MONK_SPOT, log)
      else activateColour(t, seat, spot - FIRST_COLOUR_SPOT, log)
      pairCheck(t, seat, spot, log) // after the income: HA-6.43, HA-9.3
    },
  },
)

/** Everything of that colour, on both sides (HA-6.32); nothing may be left out (HA-6.42). */
function activateColour(t: HeavenAndAle, seat: number, wanted: number, log: Journal): void {
  const { colour } = t.box.lookup
  const { sites } = t.seats[seat]
  for (let site = 0; site < TILE_SITES; site++)
    if (sites[site] && colour[sites[site]] === wanted) activate(t, seat, site, 'colour', 'disc', log) // HA-8.10
}

/**
 * One monk of the type after the other (HA-6.33, HA-6.36), each activating every tile beside it (HA-6.34), so a tile beside two of
 * them pays twice (HA-6.37) and two such monks side by side pay each other (HA-6.38). The monk itself gets nothing (HA-6.35),
 * and sheds beside it do nothing (HA-6.40): only tile sites are neighbours here.
 */
function triggerMonks(t: HeavenAndAle, seat: number, type: number, log: Journal): void {
  const { monk } = t.box.lookup
  const { sites } = t.seats[seat]
  for (let site = 0; site < TILE_SITES; site++) {
    if (!sites[site] || monk[sites[site]] !== type) continue
    log?.add({ kind: 'trigger', seat, rule: 'HA-6.33', round: t.round, site: SITES[site], monkType: MONK_TYPES[type] })
    const beside = TILE_NEIGHBOURS[site]
    for (let i = 0; i < beside.length; i++) if (sites[beside[i]]) activate(t, seat, beside[i], 'monk', SITES[site], log)
  }
}

/** The number for the disc on X: all resource tiles of that number pay (HA-6.30). */
export const number = move(
  'number',
  { number: range(1, HIGHEST_NUMBER) },
  {
    at: ['number'],
    candidates(_t, _seat, offer) {
      for (let value = 1; value <= HIGHEST_NUMBER; value++) offer(value)
    },
    refusal(t, seat, { number }) {
      if (t.options.numberMustBeOwned && t.seats[seat].numbers[number] === 0)
        return refuse['number-absent'].with(number) // HA-6.31, HA-3.6
      return undefined
    },
    play(t, seat, { number }, log) {
      t.prompts.pop()
      log?.add({ kind: 'number', seat, rule: 'HA-6.30', round: t.round, number })
      const numbers = t.box.lookup.number
      const { sites } = t.seats[seat]
      for (let site = 0; site < TILE_SITES; site++)
        if (numbers[sites[site]] === number) activate(t, seat, site, 'number', 'disc', log)
      pairCheck(t, seat, SPOT_X, log)
    },
  },
)
