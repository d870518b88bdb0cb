/** What each legal move is worth to a seat, looking one action ahead; and how well a seat stands. */
import { type Adviser, type Beliefs, type Instinct, Judge, type Judgement, type MoveBuffer } from '@taproom/engine'
import { HOME, START_SPACES } from '../components/index.ts'
import { priceOf } from '../rules/buying.ts'
import { heavenAndAle as game } from '../rules/game.ts'
import { discsOn } from '../rules/privileges.ts'
import { P } from '../rules/prompts.ts'
import { selectedSites } from '../rules/sheds.ts'
import { standingOn } from '../rules/starting-area.ts'
import type { HeavenAndAle } from '../rules/table.ts'
import betweenThree from './between-3.json' with { type: 'json' }
import betweenFour from './between-4.json' with { type: 'json' }
import { isBetween, judgementWith } from './features.ts'
import { Outlook } from './outlook.ts'
import { Planting } from './planting.ts'
import { Road } from './road.ts'
import { bestCard, incomeOfNumber, worthOfCard, worthOfStart } from './spaces.ts'
import two from './weights.json' with { type: 'json' }
import { type BySeats, bySeats, INSTINCTS, type Weights } from './weights.ts'
import three from './weights-3.json' with { type: 'json' }
import four from './weights-4.json' with { type: 'json' }

const judgesOf = (judgement: Judgement<HeavenAndAle>, believed: BySeats<Beliefs>): BySeats<Judge<HeavenAndAle>> => ({
  2: new Judge(judgement, believed[2]),
  3: new Judge(judgement, believed[3]),
  4: new Judge(judgement, believed[4]),
})

const everywhere = (beliefs: Beliefs): BySeats<Beliefs> => ({ 2: beliefs, 3: beliefs, 4: beliefs })

/** An adviser with these weights for moves and these beliefs about positions within a round and between two. */
export function adviserWith(
  weights: BySeats<Weights>,
  believed: BySeats<Beliefs>,
  between: BySeats<Beliefs>,
  instinctFor?: (seats: number) => Instinct,
): Adviser<HeavenAndAle> {
  const out = new Outlook(weights)
  const planting = new Planting(out)
  const road = new Road(out, planting)
  const judgement = judgementWith(out, planting)
  const judges = judgesOf(judgement, believed)
  const judgesBetween = judgesOf(judgement, between)
  const judgeAt = (t: HeavenAndAle): Judge<HeavenAndAle> => bySeats(isBetween(t) ? judgesBetween : judges, t)

  function worthOfHome(t: HeavenAndAle): number {
    let best = 0
    for (let space = 0; space < START_SPACES.length; space++)
      if (standingOn(t, space) < 0) best = Math.max(best, worthOfStart(t, out, space))
    return best
  }

  /** Asked for every card that could be sold, so it is looked up once per decision. */
  let dearest = -1
  function dearestCard(t: HeavenAndAle, seat: number): number {
    if (dearest < 0) dearest = bestCard(t, seat, out)
    return dearest
  }

  /** A card is kept for a pair, unless the ducats are needed more. */
  function worthOfSale(t: HeavenAndAle, seat: number): number {
    const lost =
      out.weights.card * out.ahead +
      (out.isLast && t.options.english ? 0 : t.box.sale * out.ducat * out.weights.saleLater)
    return t.box.sale * out.ducat - lost - 0.01 - (out.left > 0.2 ? dearestCard(t, seat) * out.weights.dearest : 0)
  }

  function worthOf(t: HeavenAndAle, seat: number, move: number): number {
    const me = t.seats[seat]
    const kind = game.kindOf(move)
    const values = kind.read(move)
    switch (kind.name) {
      case 'move': {
        const to = values.space + 1
        return (to === HOME ? worthOfHome(t) : road.gains[to]) + road.worthBeyond(t, seat, to)
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
        return road.spots[values.spot]
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
      case 'stop':
      case 'decline':
      case 'withdraw':
        return 0
      default:
        throw new Error(`nobody has thought of ${kind.name}`)
    }
  }

  return {
    evaluate: (t, seat) => (t.scored ? game.points(t, seat) : judgeAt(t).evaluate(t, seat)),
    spread: t => judgeAt(t).spread(t),
    round: t => t.round,
    judgement,
    withBeliefs: (others, otherBetween = others) =>
      adviserWith(weights, everywhere(others), everywhere(otherBetween), instinctFor),
    instinctFor,
    appraise(t, seat, moves: MoveBuffer, worth) {
      out.read(t, seat)
      dearest = -1
      const asked = t.prompts.kind
      if (asked === P.move || asked === P.buy) {
        planting.survey(t, seat)
        planting.prepare()
      }
      if (asked === P.spot) road.lookAtSpots(t, seat)
      if (asked === P.move) road.read(t, seat)
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

export const adviser = adviserWith(
  INSTINCTS,
  { 2: two, 3: three, 4: four },
  { 2: two, 3: betweenThree, 4: betweenFour },
  seats => bySeats<Instinct>(INSTINCTS, { seatCount: seats }),
)
