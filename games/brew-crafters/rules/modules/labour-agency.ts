/** Rules 9.3: six of the unused skilled workers, one of them for hire. */
import { type Refusal, reveal } from '@taproom/engine'
import { SKILLED_WORKERS } from '../../components/names.ts'
import { type BrewLog, now } from '../events.ts'
import { P } from '../prompts.ts'
import { refuse } from '../refusals.ts'
import type { BrewCrafters } from '../table.ts'

export const UNUSED = 0

/** The unused deck is known as a list (BC-4.11), only its order is not. */
function anyUnused(t: BrewCrafters): boolean {
  for (let worker = 0; worker < SKILLED_WORKERS.length; worker++) if (t.workers[worker] === UNUSED) return true
  return false
}

export function agencyRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  const { money } = t.seats[seat]
  const { price } = t.box.modules.agency
  if (money < price) return refuse['agency-no-money'].with(price, money) // BC-9.24
  return anyUnused(t) ? undefined : refuse['agency-empty'] // BC-9.24
}

/** Filled and read within one call. */
const deck = new Int16Array(SKILLED_WORKERS.length)

/** BC-9.18: shuffled at each use, six drawn or all that remain; only the acting seat sees them (BC-9.22). */
export function openAgency(t: BrewCrafters, seat: number, log: BrewLog): void {
  let size = 0
  for (let worker = 0; worker < SKILLED_WORKERS.length; worker++)
    if (t.workers[worker] === UNUSED) deck[size++] = worker
  const drawn = t.seats[seat].drawn
  const count = Math.min(t.box.modules.agency.draw, size)
  for (let i = 0; i < count; i++) {
    const at = t.chance.below(size) // BC-12.2
    drawn.push(deck[at])
    deck[at] = deck[--size]
  }
  reveal(t)
  log?.add(
    now(t, {
      kind: 'agency-draw',
      seat,
      rule: 'BC-9.18',
      count,
      secret: { to: seat, cards: drawn.toArray().map(worker => SKILLED_WORKERS[worker]) },
    }),
  )
  t.prompts.push(P.agency, seat)
}
