/** What each legal move is worth to a seat, looking one action ahead; and how well a seat stands. */
import { type Adviser, type Beliefs, Judge, type MoveBuffer } from '@taproom/engine'
import { HOME, SPOT_COUNT, START_SPACES } from '../components/index.ts'
import { priceOf } from '../rules/buying.ts'
import { heavenAndAle as game } from '../rules/game.ts'
import { discsOn } from '../rules/privileges.ts'
import { P } from '../rules/prompts.ts'
import { selectedSites } from '../rules/sheds.ts'
import { standingOn } from '../rules/starting-area.ts'
import type { HeavenAndAle } from '../rules/table.ts'
import { judgementWith } from './features.ts'
import { Outlook } from './outlook.ts'
import { Planting } from './planting.ts'
import {
  bestCard,
  found,
  incomeOfNumber,
  worthOfBarrels,
  worthOfCard,
  worthOfSpots,
  worthOfStart,
  worthOfTileSpace,
} from './spaces.ts'
import beliefs from './weights.json' with { type: 'json' }
import { WEIGHTS, type Weights } from './weights.ts'

/** An adviser with these weights for moves and these beliefs about positions. */
export function adviserWith(weights: Weights, believed: Beliefs): Adviser<HeavenAndAle> {
  const out = new Outlook(weights)
  const planting = new Planting(out)
  const judgement = judgementWith(out, planting)
  const judge = new Judge(judgement, believed)
  const gains = new Float64Array(HOME + 1)
  const prices = new Float64Array(HOME + 1)
  const spots = new Float64Array(SPOT_COUNT)

  /** The best that can be done on each space ahead. */
  function lookAhead(t: HeavenAndAle, seat: number): void {
    const { kind } = t.box.lookup
    gains.fill(Number.NEGATIVE_INFINITY)
    prices.fill(0)
    for (let i = t.seats[seat].at + 1; i < HOME; i++) {
      if (kind[i] === 'barrel') gains[i] = worthOfBarrels(t, seat, out)
      else if (kind[i] === 'disc') {
        if (t.spaces[i].discs > 0) gains[i] = bestSpot(t.box.lookup.spots[i])
      } else if (t.spaces[i].tiles.length > 0) {
        gains[i] = worthOfTileSpace(t, seat, out, planting, i)
        prices[i] = found.price
      }
    }
  }

  function bestSpot(allowed: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let spot = 0; spot < SPOT_COUNT; spot++) if (allowed & (1 << spot)) best = Math.max(best, spots[spot])
    return best
  }

  /** What later turns of this round may still bring after a stop here, as far as ducats go and others leave it. */
  function worthBeyond(t: HeavenAndAle, seat: number, from: number): number {
    const { kind } = t.box.lookup
    let others = 0
    for (let i = 0; i < t.seatCount; i++) if (i !== seat && t.seats[i].at < HOME) others++
    const tile = others === 0 ? 1 : weights.keepTile
    const disc = others === 0 ? 1 : weights.keepDisc
    let purse = t.seats[seat].ducats - (from < HOME ? prices[from] : 0)
    let kept = 1
    let worth = 0
    for (let i = from + 1; i < HOME; i++) {
      if (gains[i] <= 0 || prices[i] > purse) continue
      kept *= kind[i] === 'disc' || kind[i] === 'barrel' ? disc : tile
      worth += kept * gains[i]
      purse -= kept * prices[i]
    }
    return worth
  }

  function worthOfHome(t: HeavenAndAle): number {
    let best = 0
    for (let space = 0; space < START_SPACES.length; space++)
      if (standingOn(t, space) < 0) best = Math.max(best, worthOfStart(t, out, space))
    return best
  }

  /** A card is kept for a pair, unless the ducats are needed more. */
  function worthOfSale(t: HeavenAndAle, seat: number): number {
    const lost = weights.card * out.ahead + (out.isLast && t.options.english ? 0 : t.box.sale * out.ducat * 0.9)
    return t.box.sale * out.ducat - lost - 0.01 - (out.left > 0.2 ? bestCard(t, seat, out) * 0.2 : 0)
  }

  function worthOf(t: HeavenAndAle, seat: number, move: number): number {
    const me = t.seats[seat]
    const kind = game.kindOf(move)
    const values = kind.read(move)
    switch (kind.name) {
      case 'move': {
        const to = values.space + 1
        return (to === HOME ? worthOfHome(t) : gains[to]) + worthBeyond(t, seat, to)
      }
      case 'buy': {
        const { place, site } = values
        const space = t.prompts.a
        const tile = t.spaces[space].tiles.at(place)
        return planting.worth(tile, site) - priceOf(t, space, tile, site) * out.ducat
      }
      case 'shed': {
        const sites = selectedSites(t.prompts.a, values.selection)
        let income = 0
        for (let i = 0; i < sites.length; i++) income += out.income(t, sites[i], me.sites[sites[i]])
        return income
      }
      case 'spot':
        return spots[values.spot]
      case 'number':
        return incomeOfNumber(t, me, out, values.number)
      case 'privilege':
        return worthOfCard(t, seat, out, values.card)
      case 'marker':
        return 2 * out.step[values.colour]
      case 'priv-colour':
        return me.colours[values.colour] * out.step[values.colour]
      case 'priv-rear':
        return discsOn(me) * out.step[values.colour]
      case 'home':
      case 'setup-start':
        return worthOfStart(t, out, values.space)
      case 'sell':
        return worthOfSale(t, seat)
      default:
        return 0 // stop, decline, withdraw
    }
  }

  return {
    evaluate: (t, seat) => (t.scored ? game.points(t, seat) : judge.evaluate(t, seat)),
    spread: t => judge.spread(t),
    judgement,
    believing: others => adviserWith(weights, others),
    appraise(t, seat, moves: MoveBuffer, worth) {
      out.look(t, seat)
      const asked = t.prompts.kind
      if (asked === P.move || asked === P.buy) planting.survey(t, seat)
      if (asked === P.move || asked === P.spot) worthOfSpots(t, seat, out, spots)
      if (asked === P.move) lookAhead(t, seat)
      for (let i = 0; i < moves.length; i++) worth[i] = worthOf(t, seat, moves.list[i])
      if (asked === P.move) keepSalesLast(moves, worth)
    },
  }
}

/** Selling before one moves is compared with the best move, not with nothing. */
function keepSalesLast(moves: MoveBuffer, worth: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) if (game.kindOf(moves.list[i]).name !== 'sell') best = Math.max(best, worth[i])
  for (let i = 0; i < moves.length; i++) if (game.kindOf(moves.list[i]).name === 'sell') worth[i] += best
}

export const adviser = adviserWith(WEIGHTS, beliefs)
