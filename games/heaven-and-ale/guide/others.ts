/** The rest of the table: seats and what they hold, figures, the round, the piles, and what lies at hand. */
import { CARDS, COLOURS, GOALS, HIGHEST_NUMBER, HOME, LARGE, SPOTS } from '../components/index.ts'
import { shadePrice } from '../rules/buying.ts'
import { zoneAt } from '../rules/income.ts'
import { discsOn } from '../rules/privileges.ts'
import { P } from '../rules/prompts.ts'
import { points } from '../rules/scoring.ts'
import { roundsOf } from '../rules/set-up.ts'
import { CARD } from '../rules/table.ts'
import { effectOfNumber } from './discs.ts'
import { type Looking, lowestCell, rearmostNames, seatsOf, type Told, tileName } from './looking.ts'

const barrelCount = ({ me }: Looking): number => Array.from(me.barrels).filter(size => size > 0).length

export function explainSeat(look: Looking): Told {
  const { view, seat, me, g, who, isOwn } = look
  const { multiplier } = zoneAt(view.box.zones, me.brewmaster)
  return {
    name: who(seat),
    about: isOwn ? g.about.me : g.about.seat,
    now: [
      g.now.purseAndPoints(me.ducats, points(view, seat)),
      g.now.lowest(rearmostNames(look), lowestCell(look), multiplier),
      g.now.held(discsOn(me), me.unplaced, barrelCount(look)),
    ],
    rules: ['HA-10.28', 'HA-10.22'],
  }
}

/** What a seat holds, each by its own name: `ducats`, `discs`, `cards`, `barrels`. */
export function explainHeld(look: Looking, thing: string): Told | undefined {
  const { view, me, say, g } = look
  switch (thing) {
    case 'ducats':
      return {
        name: g.names.purse,
        about: g.about.purse(view.box.ducatsPerStep),
        now: [
          g.now.purse(me.ducats, Math.floor(me.ducats / view.box.ducatsPerStep)),
          ...(me.unplaced > 0 ? [g.now.sales(view.box.sale * me.unplaced, me.unplaced)] : []),
        ],
        rules: ['HA-6.4', 'HA-10.20', 'HA-8.2'],
      }
    case 'discs': {
      const spots = SPOTS.filter((_, spot) => me.spots[spot] > 0)
      return {
        name: g.names.discs,
        about: g.about.discs,
        now: [g.now.list(say.list(spots.map(spot => say.spot(spot))))],
        rules: ['HA-6.27', 'HA-6.29'],
      }
    }
    case 'cards': {
      const held = CARDS.filter((_, card) => me.cards[card] === CARD.unplaced || me.cards[card] === CARD.queued)
      return {
        name: g.names.hand,
        about: g.about.hand,
        now: [g.now.list(say.list(held.map(card => say.card(card))))],
        rules: ['HA-9.2', view.options.english ? 'HA-9.15' : 'HA-9.14'],
      }
    }
    case 'barrels': {
      const { large, small } = view.box.barrels
      const owned = GOALS.filter((_, goal) => me.barrels[goal] > 0)
      const told = owned.map(goal => `${say.goal(goal)} (${me.barrels[GOALS.indexOf(goal)] === LARGE ? large : small})`)
      return { name: g.names.barrels, about: g.about.barrels, now: [g.now.list(say.list(told))], rules: ['HA-10.25'] }
    }
    default:
      return undefined
  }
}

export function explainFigure({ view, say, g, who }: Looking, thing: string): Told | undefined {
  const [what, name] = thing.split('/')
  const seat = Number(name)
  if (what !== 'figure' || !(seat >= 0 && seat < view.seatCount)) return undefined
  const { at, start } = view.seats[seat]
  return {
    name: g.names.figure(who(seat)),
    about: g.about.figure,
    now: [
      g.now.at(start > 0 ? say.start(start - 1) : say.space(Math.min(at, HOME))),
      ...(at === HOME ? [g.now.isHome] : []),
    ],
    rules: ['HA-5.10', 'HA-5.11', 'HA-5.25'],
  }
}

export function explainTable({ view, say, g, who }: Looking, thing: string): Told | undefined {
  if (thing === 'piles') {
    const stacks = (view.monksI.length + view.monksII.length) / 4
    return {
      name: g.names.piles,
      about: g.about.piles,
      now: [g.now.piles(view.resourcesI.length, view.resourcesII.length, stacks)],
      rules: ['HA-10.2', 'HA-10.3', 'HA-10.5'],
    }
  }
  if (thing !== 'round') return undefined
  const home = seatsOf(view).filter(seat => view.seats[seat].at === HOME)
  return {
    name: g.names.round,
    about: g.about.round,
    now: [
      g.now.round(view.round, roundsOf(view)),
      g.now.begins(who(view.firstSeat)),
      ...(home.length > 0 ? [g.now.home(say.list(home.map(who)))] : []),
    ],
    rules: ['HA-5.1', 'HA-10.1', 'HA-10.11'],
  }
}

/** What lies at hand for a choice: a tile of the space (`place-2`), a number (`number-3`). */
export function explainOffer(look: Looking, thing: string): Told | undefined {
  const { view, say, g } = look
  const [what, name] = thing.split('-')
  const n = Number(name)
  if (what === 'number' && n >= 1 && n <= HIGHEST_NUMBER)
    return {
      name: g.names.number(n),
      about: g.about.number(n),
      now: [g.now.brings(say.effect(effectOfNumber(look, n)))],
      rules: ['HA-6.30', 'HA-6.31'],
    }
  const space = view.prompts.a
  if (what !== 'place' || view.prompts.kind !== P.buy || !(n < view.spaces[space].tiles.length)) return undefined
  const tile = view.spaces[space].tiles.at(n)
  const { colour, number, monk } = view.box.lookup
  const single = shadePrice(view, space, tile)
  const isMonk = monk[tile] >= 0
  return {
    name: tileName(look, tile),
    about: isMonk
      ? g.about.monkTile(tileName(look, tile))
      : [...g.about.sunnyTile(say.colour(COLOURS[colour[tile]]), number[tile]), ...g.about.shade.slice(0, 1)],
    now: [g.now.prices(tileName(look, tile), single, 2 * single)],
    rules: isMonk ? ['HA-6.20', 'HA-6.21', 'HA-6.34'] : ['HA-6.4', 'HA-6.5', 'HA-8.1', 'HA-8.2'],
  }
}
