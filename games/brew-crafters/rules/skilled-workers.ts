/** Rules 6.3: hiring a skilled worker, from the offer or through the labour agency. */
import { among } from '@taproom/engine'
import { SKILLED_WORKERS } from '../components/names.ts'
import { now } from './events.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { type BrewCrafters, heldBy, ON_OFFER } from './table.ts'

/** BC-5.16: workers taken are not replaced (BC-6.17). */
export function anyWorkerOnOffer(t: BrewCrafters): boolean {
  for (let worker = 0; worker < SKILLED_WORKERS.length; worker++) if (t.workers[worker] === ON_OFFER) return true
  return false
}

/** D-03, D-05. The card is kept to the end (BC-6.14), besides others (BC-6.15), and its cost comes with the bills (BC-6.16). */
export const hire = move(
  'hire',
  { worker: among(SKILLED_WORKERS) },
  {
    at: ['hire-worker', 'agency'],
    exact: true,
    candidates(t, seat, offer) {
      if (t.prompts.kind === P.agency) {
        const drawn = t.seats[seat].drawn
        for (let i = 0; i < drawn.length; i++) offer(drawn.at(i))
        return
      }
      for (let worker = 0; worker < SKILLED_WORKERS.length; worker++) if (t.workers[worker] === ON_OFFER) offer(worker)
    },
    refusal(t, seat, { worker }) {
      const there = t.prompts.kind === P.agency ? t.seats[seat].drawn.has(worker) : t.workers[worker] === ON_OFFER
      return there ? undefined : refuse['card-not-on-offer']
    },
    play(t, seat, { worker }, log) {
      const agency = t.prompts.kind === P.agency
      const paid = agency ? t.box.modules.agency.price : 0 // BC-9.19; the offer is free (BC-6.16)
      t.prompts.pop()
      t.seats[seat].money -= paid
      t.seats[seat].drawn.clear() // BC-9.21
      t.workers[worker] = heldBy(seat)
      log?.add(
        now(t, {
          kind: 'hire-worker',
          seat,
          rule: agency ? 'BC-9.19' : 'BC-6.14',
          worker: SKILLED_WORKERS[worker],
          via: agency ? 'agency' : 'market',
          paid,
        }),
      )
    },
  },
)
