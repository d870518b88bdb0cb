/** Pairs and privilege cards (section 9, HA-9.1 to HA-9.13). */
import { among } from '@taproom/engine'
import { CARDS, COLOURS, PAIR_NAMES, PRIVILEGE_EFFECTS, SPOT_COUNT } from '../components/index.ts'
import type { Detail, Journal } from './events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats } from './income.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { CARD, type HeavenAndAle, LOST, type SeatView } from './table.ts'

/** After the income of a disc: are both spots of its pair filled now (HA-9.1, HA-9.3)? */
export function pairCheck(t: HeavenAndAle, seat: number, spot: number, log: Journal): void {
  const me = t.seats[seat]
  if (!me.spots[t.box.lookup.partner[spot]]) return
  const pair = t.box.lookup.pairOf[spot]
  log?.add({ kind: 'pair', seat, rule: 'HA-9.1', round: t.round, pair: PAIR_NAMES[pair] })
  t.prompts.push(P.privilege, seat, pair)
  if (me.unplaced === 0) losePair(t, seat, 'no-card', log) // HA-9.6
}

/** No card is placed beside the pair that was just completed, and none can be later (HA-9.5). */
export function losePair(t: HeavenAndAle, seat: number, reason: 'declined' | 'no-card', log: Journal): void {
  const pair = t.prompts.a
  t.prompts.pop()
  t.seats[seat].pairs[pair] = LOST
  const rule = reason === 'declined' ? 'HA-9.5' : 'HA-9.6'
  log?.add({ kind: 'privilege-lost', seat, rule, round: t.round, pair: PAIR_NAMES[pair], reason })
}

export const hasLostPair = (me: SeatView): boolean => {
  for (let pair = 0; pair < PAIR_NAMES.length; pair++) if (me.pairs[pair] === LOST) return true
  return false
}

/** What the card beside a pair did. */
function tell(t: HeavenAndAle, seat: number, pair: number, detail: Detail, log: Journal): void {
  log?.add({
    kind: 'privilege',
    seat,
    rule: 'HA-9.4',
    round: t.round,
    pair: PAIR_NAMES[pair],
    card: CARDS[t.seats[seat].pairs[pair] - 1],
    detail,
  })
}

/** Placing one card beside the pair just completed (HA-9.2); each card once, one per pair (HA-9.7). */
export const privilege = move(
  'privilege',
  { card: among(CARDS) },
  {
    at: ['privilege'],
    candidates(_t, _seat, offer) {
      for (let card = 0; card < CARDS.length; card++) offer(card)
    },
    refusal(t, seat, { card }) {
      return t.seats[seat].cards[card] === CARD.unplaced ? undefined : refuse['no-card'].with(card) // HA-9.7
    },
    play(t, seat, { card }, log) {
      const me = t.seats[seat]
      const pair = t.prompts.a
      t.prompts.pop()
      me.cards[card] = CARD.placed
      me.unplaced--
      me.placed++
      me.pairs[pair] = card + 1
      takeEffect(t, seat, pair, card, log)
    },
  },
)

/** At once and in full, except for the barrels card, which counts in the end (HA-9.4). */
function takeEffect(t: HeavenAndAle, seat: number, pair: number, card: number, log: Journal): void {
  const { ducats, brewmaster } = t.box.privileges
  const effect = PRIVILEGE_EFFECTS[card]
  switch (effect) {
    case 'colour':
      t.prompts.push(P['priv-colour'], seat, pair)
      return
    case 'rearmost':
      t.prompts.push(P['priv-rear'], seat, pair)
      return
    case 'ducats':
      if (log) tell(t, seat, pair, { ducats }, log)
      changeDucats(t, seat, ducats, 'privilege', 'HA-9.8', log) // HA-9.8
      return
    case 'brewmaster':
      if (log) tell(t, seat, pair, { steps: brewmaster }, log)
      advanceBrewmaster(t, seat, brewmaster, 'privilege', 'HA-9.9', log) // HA-9.9
      return
    case 'barrels':
      if (log) tell(t, seat, pair, {}, log)
      return
    default:
      effect satisfies never
  }
}

export const decline = move(
  'decline',
  {},
  {
    at: ['privilege'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play: (t, seat, _m, log) => losePair(t, seat, 'declined', log),
  },
)

/** As many steps as tiles of the named colour, on both sides, whatever their numbers; none is fine too (HA-9.10, HA-9.11). */
export const privColour = move(
  'priv-colour',
  { colour: among(COLOURS) },
  {
    at: ['priv-colour'],
    exact: true,
    candidates(_t, _seat, offer) {
      for (let colour = 0; colour < COLOURS.length; colour++) offer(colour)
    },
    refusal: () => undefined,
    play(t, seat, { colour }, log) {
      const count = t.seats[seat].colours[colour] // HA-9.10, HA-9.11
      const pair = t.prompts.a
      t.prompts.pop()
      if (log) tell(t, seat, pair, { colour: COLOURS[colour], count, steps: count }, log)
      advanceMarker(t, seat, colour, count, 'privilege', 'HA-9.10', log)
    },
  },
)

export function lowestMarker(markers: SeatView['markers']): number {
  let lowest = markers[0]
  for (let colour = 1; colour < COLOURS.length; colour++) if (markers[colour] < lowest) lowest = markers[colour]
  return lowest
}

/** Discs on a board, the one just placed included (HA-9.12). */
export function discsOn(me: SeatView): number {
  let discs = 0
  for (let spot = 0; spot < SPOT_COUNT; spot++) discs += me.spots[spot]
  return discs
}

/** Of several rearmost markers the seat picks one, and it makes all the steps (HA-9.13). */
export const privRear = move(
  'priv-rear',
  { colour: among(COLOURS) },
  {
    at: ['priv-rear'],
    candidates(_t, _seat, offer) {
      for (let colour = 0; colour < COLOURS.length; colour++) offer(colour)
    },
    refusal(t, seat, { colour }) {
      const { markers } = t.seats[seat]
      const lowest = lowestMarker(markers)
      return markers[colour] > lowest ? refuse['not-rearmost'].with(colour, markers[colour], lowest) : undefined
    },
    play(t, seat, { colour }, log) {
      const count = discsOn(t.seats[seat]) // HA-9.12
      const pair = t.prompts.a
      t.prompts.pop()
      if (log) tell(t, seat, pair, { colour: COLOURS[colour], count, steps: count }, log)
      advanceMarker(t, seat, colour, count, 'privilege', 'HA-9.13', log)
    },
  },
)
