/** Numbers and signs: the round, the supply, and what each seat has. */
import type { Explanation } from '@taproom/engine'
import { COLOURS, SEASONS, type Zone } from '../components/names.ts'
import { sizeOf } from '../rules/dice.ts'
import { extraGold } from '../rules/gold.ts'
import { pointsOf, scoreOf } from '../rules/scoring.ts'
import { ARRANGEMENT, BREWING, PHASES, type Phase } from '../rules/table.ts'
import { type Asking, allDice, explanation, indexIn, seatOf, seatsOf } from './asking.ts'
import { stepsOf } from './scoring.ts'

export function explainZone(asking: Asking, zone: Zone): Explanation {
  const { view, say, words } = asking
  const seat = seatOf(asking)
  const store = view.phase < BREWING ? words.zones.storeNow : words.zones.storeLate
  return explanation(
    say.zone(zone),
    [words.zones[zone]],
    [seat && words.zones.count(allDice(zone === 'storage' ? seat.storage : seat.active).length), store],
    ...(zone === 'storage' ? ['DB-7.8', 'DB-5.10', 'DB-5.15', 'DB-5.12'] : ['DB-5.7', 'DB-5.10', 'DB-5.12']),
  )
}

const toBrew = ({ view }: Asking): number => view.box.players[view.seatCount].recipesToEnd

export function explainRound(asking: Asking): Explanation {
  const { view, say, words } = asking
  const { box, round } = view
  const openings: readonly (readonly [string, number])[] = [
    ...box.opens.map((opens, building) => [say.building(building), opens] as const),
    [words.markets.market, box.marketOpens],
    [words.markets.blackMarket, box.blackMarketOpens],
  ]
  return explanation(
    words.round.name(round),
    [words.round.about(toBrew(asking), view.seatCount)],
    [
      words.round.left(toBrew(asking) - view.brewedTotal),
      ...openings.flatMap(([what, opens]) => (opens > round ? [words.round.opening(what, opens)] : [])),
    ],
    'DB-5.1',
    'DB-10.1',
  )
}

export const explainSeason = ({ view, say, words }: Asking): Explanation =>
  explanation(
    words.round.season(say.terms.seasons[SEASONS[view.season]]),
    [words.round.seasonAbout],
    [SEASONS[view.season] === 'winter' ? words.round.summer : words.round.winter],
    'DB-8.27',
    'DB-8.26',
  )

export function explainOrder(asking: Asking): Explanation {
  const { view, who, words } = asking
  const order = seatsOf(asking).map(place => who((view.holder + place) % view.seatCount))
  return explanation(words.round.order, [words.round.orderAbout], [words.round.orderNow(order)], 'DB-5.2', 'DB-8.25')
}

const PHASE_RULES: { readonly [P in Phase]: readonly string[] } = {
  arrangement: ['DB-5.18', 'DB-5.7', 'DB-5.30'],
  purchasing: ['DB-6.1', 'DB-5.12'],
  brewing: ['DB-7.2', 'DB-7.6'],
  tidying: ['DB-8.3', 'DB-8.2'],
}

export const explainPhase = ({ view, say, words }: Asking, phase: Phase): Explanation =>
  explanation(
    say.terms.phases[phase],
    [words.round.phases[phase]],
    [PHASES[view.phase] === phase && view.prompts.kind >= 0 && words.round.here],
    ...PHASE_RULES[phase],
    'DB-5.1',
  )

export function explainBottles(asking: Asking): Explanation {
  const { view, words } = asking
  const left = Math.max(0, toBrew(asking) - view.brewedTotal)
  return explanation(
    words.round.bottles,
    [words.round.bottlesAbout(toBrew(asking))],
    [words.round.bottlesNow(view.brewedTotal, left)],
    'DB-10.1',
    'DB-10.2',
  )
}

export function explainSupply(asking: Asking, what: string): Explanation | undefined {
  const { view, say, words } = asking
  const { supply } = words
  if (what === 'seeds') return explanation(supply.seeds, [supply.about], [supply.left(view.seeds)], 'DB-2.4', 'DB-8.28')
  const colour = indexIn(COLOURS, what)
  if (colour < 0) return undefined
  const left = supply.left(sizeOf(view.supply[colour]))
  return explanation(supply.die(say.colourNumbered(colour)), [supply.about], [left], 'DB-2.3', 'DB-2.6')
}

export const explainDeck = ({ view, words }: Asking): Explanation =>
  explanation(words.supply.deck, [words.supply.deckAbout], [words.supply.left(view.deck.length)], 'DB-7.31', 'DB-12.5')

/** A colour of the supply that could be rolled for a swap. */
export const explainSwapColour = ({ view, say, words }: Asking, colour: number): Explanation =>
  explanation(
    words.swap.colour(say.colourNumbered(colour)),
    [words.swap.about],
    [words.swap.count(sizeOf(view.supply[colour]))],
    'DB-5.81',
    'DB-5.83',
  )

export const explainRoll = ({ words }: Asking): Explanation =>
  explanation(words.swap.roll, [words.swap.rollAbout], [], 'DB-5.76', 'DB-5.78')

export const explainWindow = ({ view, words }: Asking): Explanation =>
  explanation(words.seats.window, [words.seats.windowAbout], [], 'DB-9.17', view.rules > 1 ? 'DB-9.12' : 'DB-9.6')

/** What stands on the panel of a seat. */
export function explainSeat(asking: Asking, what: string, seat: number): Explanation | undefined {
  const { view, me, who, say, words } = asking
  const them = view.seats[seat]
  const name = who(seat)
  const parts = scoreOf(view, seat).parts
  switch (what) {
    case 'seat':
      return explanation(
        words.seats.name(name),
        [seat === me ? words.seats.own : words.seats.about],
        [
          view.holder === seat && words.seats.first,
          view.phase === ARRANGEMENT && them.passed === 1 && words.seats.passed,
          words.seats.worth(pointsOf(view, seat)),
          say.terms.labelled(words.round.bottles, String(them.brewed.length)),
        ],
        'DB-4.18',
        'DB-12.6',
        'DB-10.11',
      )
    case 'mastery':
      return explanation(
        words.seats.mastery(name),
        [words.seats.masteryAbout],
        [words.points(them.mastery)],
        'DB-7.21',
        'DB-10.11',
      )
    case 'gold':
      return explanation(
        words.seats.gold(name),
        [words.seats.goldAbout(view.box.goldPerPoint)],
        [words.seats.goldWorth(parts.gold)],
        'DB-10.8',
        'DB-6.9',
      )
    case 'brewed':
      return explanation(
        words.seats.brewed(name),
        [words.seats.brewedAbout],
        [words.seats.brewedNow(them.brewed.toArray().map(card => view.box.recipes[card].name))],
        'DB-7.21',
        'DB-10.12',
      )
    case 'points':
      return explanation(
        words.seats.points(name),
        [words.seats.pointsAbout],
        pointsLines(asking, seat),
        'DB-10.11',
        'DB-10.4',
        'DB-10.8',
      )
    case 'ones':
      return explanation(
        words.seats.ones,
        [words.seats.onesAbout],
        [words.seats.onesNow(extraGold(view, seat))],
        'DB-6.25',
        'DB-6.34',
      )
    default:
      return undefined
  }
}

/** The formula behind the points of a seat: one line for each step. */
const pointsLines = (asking: Asking, seat: number): string[] =>
  stepsOf(asking, seat).map(({ title, sum }) => asking.say.terms.labelled(title, sum))
