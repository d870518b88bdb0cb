/** Rules 6.2: local partnerships. */
import { among, index, type Refusal } from '@taproom/engine'
import { KINDS, PARTNERSHIPS } from '../components/names.ts'
import { sectionPossible } from './collaboration.ts'
import { cubeCounts, now } from './events.ts'
import { exchangePossible } from './modules/commodity-exchange.ts'
import { plantPossible } from './modules/community-farm.ts'
import { move } from './move.ts'
import { DECISIONS, P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { capacity } from './storage.ts'
import { addCubes, type BrewCrafters, countCubes, heldBy, ON_OFFER } from './table.ts'

const TRADES_PER_CARD = 2

/** BC-5.16: forming needs a card on offer; there is one copy of each (BC-2.14). */
export function anyPartnershipOnOffer(t: BrewCrafters): boolean {
  for (let card = 0; card < PARTNERSHIPS.length; card++) if (t.partners[card] === ON_OFFER) return true
  return false
}

/** D-04. A seat may own several (BC-6.9). */
export const partner = move(
  'partner',
  { card: among(PARTNERSHIPS) },
  {
    at: ['form-partnership'],
    candidates(t, _seat, offer) {
      for (let card = 0; card < PARTNERSHIPS.length; card++) if (t.partners[card] === ON_OFFER) offer(card)
    },
    refusal: (t, _seat, { card }) => (t.partners[card] === ON_OFFER ? undefined : refuse['card-not-on-offer']),
    play(t, seat, { card }, log) {
      t.partners[card] = heldBy(seat) // BC-6.8
      log?.add(now(t, { kind: 'partner-form', seat, rule: 'BC-6.8', card: PARTNERSHIPS[card] }))
      t.prompts.pop()
    },
  },
)

/** Filled and read within one call: what the storehouse would hold after a trade. */
const afterTrade = new Int16Array(KINDS.length)

function tradeRefusal(
  t: BrewCrafters,
  seat: number,
  card: number,
  way: number,
  overflowing: boolean,
): Refusal | undefined {
  if (t.partners[card] !== heldBy(seat)) return refuse['trade-not-owned'].with(card)
  const trade = t.box.tables.trades[card][way]
  if (trade === undefined) return refuse['trade-not-owned'].with(card)
  const cubes = t.seats[seat].cubes // BC-6.12: what is still arriving cannot be paid
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (cubes[kind] < trade.pay[kind]) return refuse['trade-cost-missing'].with(kind, trade.pay[kind], cubes[kind])
    afterTrade[kind] = cubes[kind] - trade.pay[kind] + trade.take[kind]
  }
  const room = capacity(t, seat)
  const after = countCubes(afterTrade)
  if (overflowing ? trade.growth >= 0 : after > room) return refuse['trade-over-capacity'].with(after, room) // BC-6.13
  if (!answerLeft(t, seat, afterTrade)) return refuse['trade-dead-end'] // BC-6.25
  return undefined
}

/** Whether a decision that cannot be declined and is paid in cubes could still be answered with these cubes. */
function answerLeft(t: BrewCrafters, seat: number, cubes: Int16Array): boolean {
  const asked = t.prompts.kind
  if (asked === P.exchange) return exchangePossible(t, cubes, t.seats[seat].money)
  if (asked === P['farm-plant']) return plantPossible(t, cubes)
  if (asked === P.section) return sectionPossible(t, seat, cubes)
  return true
}

/** Whether the seat could trade at all now; while it overflows only trades that lower its number of cubes count (BC-5.30). */
export function anyTrade(t: BrewCrafters, seat: number, overflowing: boolean): boolean {
  for (let card = 0; card < PARTNERSHIPS.length; card++) {
    if (t.partners[card] !== heldBy(seat)) continue
    for (let way = 0; way < t.box.tables.trades[card].length; way++)
      if (tradeRefusal(t, seat, card, way, overflowing) === undefined) return true
  }
  return false
}

/** D-08: any number of times (BC-6.10), inside every decision of the owner (BC-6.11). */
export const trade = move(
  'trade',
  { card: among(PARTNERSHIPS), way: index(TRADES_PER_CARD) },
  {
    at: DECISIONS,
    aside: true,
    candidates(t, seat, offer) {
      for (let card = 0; card < PARTNERSHIPS.length; card++)
        if (t.partners[card] === heldBy(seat))
          for (let way = 0; way < t.box.tables.trades[card].length; way++) offer(card, way)
    },
    refusal: (t, seat, { card, way }) => tradeRefusal(t, seat, card, way, t.prompts.kind === P.overflow),
    play(t, seat, { card, way }, log) {
      const me = t.seats[seat]
      const { pay, take } = t.box.tables.trades[card][way]
      for (let kind = 0; kind < KINDS.length; kind++) me.cubes[kind] -= pay[kind]
      addCubes(me.cubes, take)
      log?.add(
        now(t, {
          kind: 'partner-trade',
          seat,
          rule: 'BC-6.10',
          card: PARTNERSHIPS[card],
          paid: cubeCounts(pay),
          taken: cubeCounts(take),
        }),
      )
      if (t.prompts.kind !== P.overflow) return
      t.prompts.pop()
      t.prompts.push(P.store, seat) // BC-5.30: less may have to be discarded now, or nothing
    },
  },
)
