/** Scoring spots, pairs and privilege cards. */
import {
  CARDS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  HIGHEST_NUMBER,
  PAIR_NAMES,
  PRIVILEGE_EFFECTS,
  SPOT_X,
  SPOTS,
} from '../components/index.ts'
import { usableSpots } from '../rules/discs.ts'
import { discsOn } from '../rules/privileges.ts'
import { CARD, LOST } from '../rules/table.ts'
import {
  type Effect,
  incomeOf,
  limited,
  NO_EFFECT,
  sitesBesideMonks,
  sitesOfColour,
  sitesOfNumber,
} from '../words/effects.ts'
import { indexIn, type Looking, rearmost, type Told } from './looking.ts'

/** The tiles that a disc on this spot would activate; of X the number that brings most. */
export function effectOfSpot(look: Looking, spot: number): Effect {
  const { view, me } = look
  if (spot === SPOT_X) return bestNumber(look).effect
  const sites =
    spot >= FIRST_MONK_SPOT
      ? sitesBesideMonks(view, me, spot - FIRST_MONK_SPOT)
      : sitesOfColour(view, me, spot - FIRST_COLOUR_SPOT)
  return incomeOf(view, me, sites)
}

export const effectOfNumber = ({ view, me }: Looking, number: number): Effect =>
  incomeOf(view, me, sitesOfNumber(view, me, number))

const sizeOf = ({ markers, ducats, brewmaster }: Effect): number =>
  markers.reduce((sum, steps) => sum + steps, 0) + ducats + brewmaster

export function bestNumber(look: Looking): { readonly number: number; readonly effect: Effect } {
  const numbers = Array.from({ length: HIGHEST_NUMBER }, (_, i) => i + 1)
  return numbers
    .map(number => ({ number, effect: effectOfNumber(look, number) }))
    .reduce((best, next) => (sizeOf(next.effect) > sizeOf(best.effect) ? next : best))
}

export function spotEffect(look: Looking, spot: number): string {
  if (spot !== SPOT_X) return look.say.effect(effectOfSpot(look, spot))
  const { number, effect } = bestNumber(look)
  return `${number} → ${look.say.effect(effect)}`
}

export const pairName = ({ view, say, g }: Looking, pair: number): string => {
  const [one, other] = view.box.pairs[pair]
  return g.names.pair(say.spot(one), say.spot(other))
}

/** A disc on this spot would complete its pair (HA-9.1). */
export const wouldComplete = ({ view, me }: Looking, spot: number): boolean =>
  me.spots[spot] === 0 && me.spots[view.box.lookup.partner[spot]] > 0

export function explainSpot(look: Looking, thing: string): Told | undefined {
  const { view, seat, me, say, g } = look
  const spot = indexIn(SPOTS, thing)
  if (spot < 0) return undefined
  const kind = say.spot(spot)
  const spaces = view.box.track.filter((_, i) => view.box.lookup.spots[i + 1] & (1 << spot)).map(space => space.id)
  const usable = (usableSpots(view, seat) & (1 << spot)) !== 0
  return {
    name: g.names.spot(kind),
    about:
      spot === SPOT_X ? g.about.spotX : spot >= FIRST_MONK_SPOT ? g.about.monkSpot(kind) : g.about.colourSpot(kind),
    now: me.spots[spot]
      ? [g.now.used]
      : [
          ...(usable ? brought(look, spot) : [g.now.needsTile]),
          ...(wouldComplete(look, spot) ? [g.now.completes(pairName(look, view.box.lookup.pairOf[spot]))] : []),
          g.now.from(say.list(spaces.map(space => say.space(space)))),
        ],
    rules: [
      spot === SPOT_X ? 'HA-6.30' : spot >= FIRST_MONK_SPOT ? 'HA-6.33' : 'HA-6.32',
      ...(spot >= FIRST_MONK_SPOT ? ['HA-6.34'] : []),
      'HA-6.27',
      'HA-9.2',
    ],
  }
}

function brought(look: Looking, spot: number): string[] {
  const { g, say } = look
  if (spot !== SPOT_X) return [g.now.brings(say.effect(effectOfSpot(look, spot)))]
  return Array.from({ length: HIGHEST_NUMBER }, (_, i) => i + 1)
    .filter(number => look.me.numbers[number] > 0)
    .map(number => g.now.bringsNumber(number, say.effect(effectOfNumber(look, number))))
}

export function explainPair(look: Looking, thing: string): Told | undefined {
  const { view, me, say, g } = look
  const pair = indexIn(PAIR_NAMES, thing)
  if (pair < 0) return undefined
  const card = me.pairs[pair]
  const discs = view.box.pairs[pair].filter(spot => me.spots[SPOTS.indexOf(spot)] > 0).length
  const placed = card > 0 ? g.now.placed(say.card(card - 1)) : card === LOST ? g.now.lost : g.now.pairOf(discs)
  return {
    name: pairName(look, pair),
    about: [...g.about.pair, ...(card > 0 ? [cardText(look, card - 1)] : [])],
    now: [placed],
    rules: ['HA-9.2', 'HA-9.1', 'HA-9.5'],
  }
}

function cardText({ view, g }: Looking, card: number): string {
  const { ducats, brewmaster, perBarrel } = view.box.privileges
  const { cards } = g.about
  return {
    'priv-ducats': () => cards['priv-ducats'](ducats),
    'priv-brewmaster': () => cards['priv-brewmaster'](brewmaster),
    'priv-colour': cards['priv-colour'],
    'priv-rearmost': cards['priv-rearmost'],
    'priv-barrels': () => cards['priv-barrels'](perBarrel),
  }[CARDS[card]]()
}

const CARD_RULES = {
  ducats: 'HA-9.8',
  brewmaster: 'HA-9.9',
  colour: 'HA-9.10',
  rearmost: 'HA-9.12',
  barrels: 'HA-10.26',
}

/** What the card would do if it were placed now; nothing for the one whose points come in the end. */
export function effectOfCard({ view, me }: Looking, card: number): Effect | undefined {
  const { ducats, brewmaster } = view.box.privileges
  const stepsOf = (colour: number, count: number): Effect =>
    limited(
      me,
      NO_EFFECT.markers.map((_, i) => (i === colour ? count : 0)),
      0,
      0,
    )
  switch (PRIVILEGE_EFFECTS[card]) {
    case 'ducats':
      return { ...NO_EFFECT, ducats }
    case 'brewmaster':
      return limited(me, NO_EFFECT.markers, 0, brewmaster)
    case 'rearmost':
      return stepsOf(rearmost(me.markers)[0], discsOn(me))
    case 'colour': {
      const most = Math.max(...Array.from(me.colours))
      return stepsOf(Array.from(me.colours).indexOf(most), most)
    }
    case 'barrels':
      return undefined
  }
}

export function explainCard(look: Looking, thing: string): Told | undefined {
  const { view, me, say, g } = look
  const card = indexIn(CARDS, thing)
  if (card < 0) return undefined
  const effect = effectOfCard(look, card)
  const barrels = Array.from(me.barrels).filter(size => size > 0).length
  const isHeld = me.cards[card] === CARD.unplaced || me.cards[card] === CARD.queued
  return {
    name: g.names.card(say.card(card)),
    about: [cardText(look, card), ...(isHeld ? [g.about.sale(view.box.sale)] : [])],
    now: [
      ...(me.cards[card] === CARD.queued ? [g.now.queued] : []),
      effect
        ? g.now.brings(say.effect(effect))
        : g.now.brings(say.terms.points(view.box.privileges.perBarrel * barrels)),
    ],
    rules: [CARD_RULES[PRIVILEGE_EFFECTS[card]], 'HA-9.2', view.options.english ? 'HA-9.15' : 'HA-9.14'],
  }
}
