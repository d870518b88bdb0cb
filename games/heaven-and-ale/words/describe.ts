/** The whole table as passages of text: for the terminal, the text table and screen readers. */
import type { Passage, Who } from '@taproom/engine'
import {
  CARDS,
  COLOURS,
  GOALS,
  HALF,
  HOME,
  LARGE,
  PAIR_NAMES,
  SHED_NEIGHBOURS,
  SHED_SITES,
  SPOTS,
  TILE_SITES,
} from '../components/index.ts'
import { zoneAt } from '../rules/income.ts'
import { points } from '../rules/scoring.ts'
import { roundsOf } from '../rules/set-up.ts'
import { fertilitySum } from '../rules/sheds.ts'
import { CARD, type HeavenAndAleView, type SeatView } from '../rules/table.ts'
import { capital, cell, type Speech } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

type View = HeavenAndAleView

export function describeTable(view: View, who: Who, v: Vocabulary, say: Speech): readonly Passage[] {
  const seats = Array.from({ length: view.seatCount }, (_, i) => (Math.max(0, view.viewer) + i) % view.seatCount)
  return [
    { title: v.table.match, lines: matchLines(view, who, v) },
    { title: v.table.track, lines: trackLines(view, who, v, say) },
    { title: v.table.barrels, lines: barrelLines(view, v, say) },
    ...seats.map(seat => ({ title: who(seat), lines: seatLines(view, seat, v, say) })),
  ]
}

function matchLines(view: View, who: Who, v: Vocabulary): string[] {
  const { table } = v
  const stacks = (view.monksI.length + view.monksII.length) / 4
  return [
    table.round(view.round, roundsOf(view)),
    view.prompts.kind < 0 ? table.over : table.toMove(who(view.prompts.seat)),
    table.firstPlayer(who(view.firstSeat)),
    table.piles(view.resourcesI.length, view.resourcesII.length, stacks),
  ]
}

function trackLines(view: View, who: Who, v: Vocabulary, say: Speech): string[] {
  const seats = Array.from({ length: view.seatCount }, (_, seat) => seat)
  return view.box.track.map((space, i) => {
    const index = i + 1
    const { tiles, discs } = view.spaces[index]
    const names = tiles.toArray().map(tile => say.tile(view.box.lookup.tileIds[tile]))
    const here = seats.filter(seat => view.seats[seat].at === index)
    const what = [
      ...(space.kind === 'disc' && discs > 0 ? [say.terms.discs(discs)] : names),
      ...(here.length > 0 ? [v.table.figures(say.list(here.map(who)))] : []),
    ]
    const empty = space.kind !== 'barrel' && tiles.length === 0 && discs === 0
    const price = space.kind === 'monk' ? ` (${v.labels.price(space.price)})` : ''
    const name = `${index}. ${capital(say.space(index))}${price}`
    const told = [...(empty ? [v.table.empty] : []), ...what].join(', ')
    return told ? say.labelled(name, told) : name
  })
}

function barrelLines(view: View, v: Vocabulary, say: Speech): string[] {
  const { noBarrel, smallBarrel, bothBarrels } = v.table
  const left = [noBarrel, smallBarrel, bothBarrels]
  return GOALS.map((goal, i) => say.labelled(capital(say.goal(goal)), left[view.barrels[i]]))
}

function seatLines(view: View, seat: number, v: Vocabulary, say: Speech): string[] {
  const { table } = v
  const me = view.seats[seat]
  const { rate, multiplier } = zoneAt(view.box.zones, me.brewmaster)
  const where = me.start > 0 ? say.start(me.start - 1) : say.space(me.at)
  const lines = [
    table.purse(me.ducats, points(view, seat)),
    me.at === HOME ? table.isHome(where) : table.figure(where),
    table.production(COLOURS.map((colour, i) => `${say.colour(colour)} ${cell(me.markers[i])}`).join(', ')),
    table.zone(cell(me.brewmaster), rate, multiplier),
    table.sun(tilesBetween(view, me, 0, HALF, say)),
    table.shade(tilesBetween(view, me, HALF, TILE_SITES, say)),
    table.sheds(shedsOf(view, me, v, say)),
    table.spots(say.list(SPOTS.filter((_, spot) => me.spots[spot]).map(spot => say.spot(spot)))),
    table.cards(say.list(cardsInHand(me, v, say))),
    table.placedCards(say.list(cardsPlaced(me, v, say))),
    table.ownBarrels(
      say.list(
        GOALS.flatMap((goal, i) =>
          me.barrels[i] ? [(me.barrels[i] === LARGE ? table.large : table.small)(say.goal(goal))] : [],
        ),
      ),
    ),
  ]
  return lines
}

function tilesBetween(view: View, me: SeatView, from: number, to: number, say: Speech): string {
  const sites = Array.from({ length: to - from }, (_, i) => from + i).filter(site => me.sites[site] > 0)
  return say.list(sites.map(site => `${site - from + 1} ${say.tile(view.box.lookup.tileIds[me.sites[site]])}`))
}

function shedsOf(view: View, me: SeatView, v: Vocabulary, say: Speech): string {
  const sheds = Array.from({ length: SHED_SITES }, (_, shed) => {
    const name = say.site(TILE_SITES + shed)
    if (me.sheds[shed]) return v.table.shed(name, me.sheds[shed] - 1)
    const filled = SHED_NEIGHBOURS[shed].filter(site => me.sites[site] > 0).length
    return filled > 0 ? v.table.openShed(name, filled, fertilitySum(view.box.lookup.number, me, shed)) : ''
  })
  return say.list(sheds.filter(shed => shed !== ''))
}

const cardsInHand = (me: SeatView, v: Vocabulary, say: Speech): string[] =>
  CARDS.flatMap((card, i) => {
    if (me.cards[i] === CARD.queued) return [v.table.queued(say.card(card))]
    return me.cards[i] === CARD.unplaced ? [say.card(card)] : []
  })

const cardsPlaced = (me: SeatView, v: Vocabulary, say: Speech): string[] =>
  PAIR_NAMES.flatMap((pair, i) =>
    me.pairs[i] > 0 ? [v.table.beside(say.card(me.pairs[i] - 1), say.pairNumber(pair))] : [],
  )
