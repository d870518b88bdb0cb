/** Emergency ducats: unplaced privilege cards sold (section 9, HA-9.14 to HA-9.22). */
import { among, type Refusal } from '@taproom/engine'
import { CARDS } from '../components/index.ts'
import type { Journal } from './events.ts'
import { changeDucats } from './income.ts'
import { move } from './move.ts'
import { losePair } from './privileges.ts'
import { DECISIONS, P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { CARD, type HeavenAndAle } from './table.ts'

/** Whether the match has not yet begun: nothing is sold then (HA-4.21). */
export const inSetUp = (t: HeavenAndAle): boolean =>
  t.prompts.kind === P['setup-start'] || (t.prompts.kind === P.marker && t.prompts.a === 1)

/** The card goes back to the box for good, for everyone to see (HA-9.21, HA-9.22). */
function sellCard(
  t: HeavenAndAle,
  seat: number,
  card: number,
  rule: string,
  offTurn: boolean,
  automatic: boolean,
  log: Journal,
): void {
  const me = t.seats[seat]
  me.cards[card] = CARD.sold
  me.unplaced--
  log?.add({
    kind: 'sell',
    seat,
    rule,
    round: t.round,
    card: CARDS[card],
    ducatsAfter: me.ducats + t.box.sale,
    offTurn,
    automatic,
  })
  changeDucats(t, seat, t.box.sale, 'sale', rule, log)
}

/** Not during set-up, and in the English edition not out of turn. */
function notNow(t: HeavenAndAle, seat: number): Refusal | undefined {
  if (inSetUp(t)) return refuse['sale-setup'] // HA-4.21
  return seat !== t.prompts.seat && t.options.english ? refuse['sale-off-turn'] : undefined // HA-9.14, HA-9.15
}

/** One at a time, as often as one likes (HA-9.17). Out of turn the sale waits until the present turn has ended (HA-9.20). */
export const sell = move(
  'sell',
  { card: among(CARDS) },
  {
    at: DECISIONS,
    others: DECISIONS,
    aside: true,
    quiet: true,
    exact: true,
    candidates(t, seat, offer) {
      const { cards, unplaced } = t.seats[seat]
      if (unplaced === 0 || notNow(t, seat)) return
      for (let card = 0; card < cards.length; card++) if (cards[card] === CARD.unplaced) offer(card)
    },
    refusal(t, seat, { card }) {
      const state = t.seats[seat].cards[card]
      const early = notNow(t, seat)
      if (early) return early
      if (state === CARD.placed) return refuse['no-card'].by('HA-9.16', card) // HA-9.16
      if (state !== CARD.unplaced) return refuse['no-card'].with(card)
      return undefined
    },
    play(t, seat, { card }, log) {
      if (seat !== t.prompts.seat) {
        t.seats[seat].cards[card] = CARD.queued
        t.queued++
        log?.add({ kind: 'sale-queued', seat, rule: 'HA-9.20', round: t.round, card: CARDS[card] })
        return
      }
      sellCard(t, seat, card, t.options.english ? 'HA-9.15' : 'HA-9.14', false, false, log)
      if (t.prompts.kind === P.privilege && t.seats[seat].unplaced === 0) losePair(t, seat, 'no-card', log) // HA-9.6
    },
  },
)

/** Takes back one's own sale that is not yet booked. */
export const withdraw = move(
  'withdraw',
  { card: among(CARDS) },
  {
    at: [],
    others: DECISIONS,
    quiet: true,
    candidates(t, seat, offer) {
      const { cards } = t.seats[seat]
      for (let card = 0; card < CARDS.length; card++) if (cards[card] === CARD.queued) offer(card)
    },
    refusal: (t, seat, { card }) => (t.seats[seat].cards[card] === CARD.queued ? undefined : refuse['wrong-step']),
    play(t, seat, { card }, log) {
      t.seats[seat].cards[card] = CARD.unplaced
      t.queued--
      log?.add({ kind: 'sale-withdrawn', seat, rule: 'HA-9.20', round: t.round, card: CARDS[card] })
    },
  },
)

/** At the end of a turn the sales that others asked for meanwhile are booked. */
export function bookSales(t: HeavenAndAle, log: Journal): void {
  if (t.queued === 0) return
  t.queued = 0
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { cards } = t.seats[seat]
    for (let card = 0; card < CARDS.length; card++)
      if (cards[card] === CARD.queued) sellCard(t, seat, card, 'HA-9.20', true, false, log)
  }
}

/** French edition: what is still unplaced at the end is sold before scoring; English: it is worth nothing (HA-9.18, HA-9.19). */
export function sellTheRest(t: HeavenAndAle, log: Journal): void {
  if (t.options.english) return // HA-9.19
  for (let seat = 0; seat < t.seatCount; seat++)
    for (let card = 0; card < CARDS.length; card++)
      if (t.seats[seat].cards[card] === CARD.unplaced) sellCard(t, seat, card, 'HA-9.18', true, true, log)
}
