/** The others at the table: which fields they want as well, and which card or die they would miss most. */
import { CS1, CS3, HP1, MH1, SD3 } from '../components/board.ts'
import { BLOCK_PROTECT_DIE, BLOCK_RECIPE, HOPS, LIGHT, SKILL, TAKE_BACK_DIE } from '../components/names.ts'
import { dieOf, lowest, pipsOf } from '../rules/dice.ts'
import { usableFields } from '../rules/fields.ts'
import { countOf } from '../rules/stock.ts'
import type { DiceBrewing } from '../rules/table.ts'
import instinct from './instinct.json' with { type: 'json' }
import { Cards, Hand } from './plan.ts'
import type { Situation } from './situation.ts'

const hand = new Hand()
const cards = new Cards()

/** The highest skill die in the active zone and the storage. */
function bestSkill(t: DiceBrewing, seat: number): number {
  const me = t.seats[seat]
  let most = 0
  for (let rest = me.active[SKILL] | me.storage[SKILL]; rest !== 0; rest &= rest - 1)
    most = Math.max(most, pipsOf(t.faces[dieOf(SKILL, lowest(rest))]))
  return most
}

/** Fields that somebody else has a piece for and will lose to this player, as bits (DB-5.49). */
export function contestedFields(t: DiceBrewing, seat: number): number {
  const last = t.box.players[t.seatCount].playersPerField - 1
  let contested = 0
  for (let other = 0; other < t.seatCount; other++) {
    const them = t.seats[other]
    if (other === seat || them.passed) continue
    let wanted = usableFields(t, other)
    if (them.seeds === 0) wanted &= ~((1 << MH1) | (1 << HP1))
    const skill = bestSkill(t, other)
    for (let field = CS1; field <= CS3; field++) if (skill < t.box.fields[field].min) wanted &= ~(1 << field)
    contested |= wanted
  }
  for (let field = 0; field <= SD3; field++) if (t.users[field] < last) contested &= ~(1 << field)
  return contested
}

/** What being the last who may use a field is worth, beyond the use itself. */
export const denyField = (now: Situation, field: number): number =>
  now.contested & (1 << field) ? instinct.contested[field] : 0

/** What the other players lose together when this card is gone. */
export function missedCard({ t, seat: mine, rounds }: Situation, slot: number): number {
  let missed = 0
  for (let seat = 0; seat < t.seatCount; seat++) {
    if (seat === mine) continue
    hand.take(t, seat)
    cards.read(t, seat, hand.owned, rounds)
    const plan = cards.plan(hand, 0)
    if (plan > 0) missed += plan - cards.plan(hand, 1 << slot)
  }
  return missed
}

/** What somebody else's plan loses by its most needed die. */
export function missedDie({ t, seat: mine, rounds }: Situation): number {
  let most = 0
  for (let seat = 0; seat < t.seatCount; seat++) {
    if (seat === mine) continue
    hand.take(t, seat)
    cards.read(t, seat, hand.owned, rounds)
    const plan = cards.plan(hand, 0)
    if (plan === 0) continue
    for (let colour = LIGHT; colour <= HOPS; colour++) {
      const stock = hand.get(colour)
      for (let value = 1; value <= 6; value++) {
        if (countOf(stock, value) === 0) continue
        hand.remove(colour, value)
        most = Math.max(most, plan - cards.plan(hand, 0))
        hand.set(colour, stock)
      }
    }
  }
  return most
}

/** What the best use of a hindering token just before Brewing would bring. */
export function hindrance(now: Situation, token: number): number {
  if (token === TAKE_BACK_DIE || token === BLOCK_PROTECT_DIE) return instinct.spite * now.missedDie
  if (token !== BLOCK_RECIPE) return 0
  let most = 0
  for (let slot = 0; slot < now.t.row.length; slot++) {
    if (now.t.row[slot] === 0) continue
    const own = now.plan - now.worthOf(now.hand, 1 << slot)
    most = Math.max(most, instinct.spite * now.missedCard(slot) - own)
  }
  return most
}
