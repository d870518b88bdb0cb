/** Why a kind of move does not fit what is asked now. */
import type { Refusal } from '@taproom/engine'
import { COLLABORATION_SEATS } from './collaboration.ts'
import { brokerReady } from './market.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { capacity, excess } from './storage.ts'
import { type BrewCrafters, PHASE } from './table.ts'

export function outOfPlace(t: BrewCrafters, seat: number, kind: string): Refusal {
  if (t.prompts.kind < 0) return refuse['match-over']
  if (kind === 'discard') return refuse['no-free-discard'] // BC-5.29
  if (t.prompts.seat !== seat) return notAsked(t, seat, kind)
  if (kind === 'decline' || kind === 'stop' || kind === 'end') return mustAnswer(t, seat)
  if (kind === 'trade') return refuse['trade-not-now'].by('BC-5.30') // only before the first cube is discarded
  return wrongStep(t, kind)
}

/** BC-5.10: another seat decides. */
function notAsked(t: BrewCrafters, seat: number, kind: string): Refusal {
  const me = t.seats[seat]
  if (kind === 'trade') return refuse['trade-not-now'].by('BC-6.11')
  if (kind === 'place' && t.phase === PHASE.market && t.round > me.placed && me.placed > 0) {
    if (me.declinedMarket) return refuse['extra-market-declined'] // BC-5.22
    if (me.temps === 0 && !brokerReady(t, seat) && t.round > 2) return refuse['no-extra-action'] // BC-5.21
  }
  if (kind === 'act' && t.phase === PHASE.brewing && me.crews < t.round)
    return refuse['no-crew-for-round'].with(t.round, me.crews) // BC-7.2
  return refuse['not-your-turn']
}

/** Nothing can be passed that must be done. */
function mustAnswer(t: BrewCrafters, seat: number): Refusal {
  const asked = t.prompts.kind
  if (asked === P['place-worker']) return refuse['must-place-worker'] // BC-5.13
  if (asked === P['brewing-action']) return refuse['must-use-crew'] // BC-7.5
  if (asked === P.overflow || asked === P['overflow-rest']) {
    const over = excess(t, seat)
    return refuse['storage-full'].with(over, capacity(t, seat)) // BC-5.27
  }
  return refuse['must-choose'] // BC-2.44
}

function wrongStep(t: BrewCrafters, kind: string): Refusal {
  const asked = t.prompts.kind
  if (kind === 'collaborate' && t.seatCount < COLLABORATION_SEATS) return refuse['no-collaboration-with-2'] // BC-7.33
  if (kind === 'brew' && (asked === P['first-part'] || asked === P['second-part']) && !t.processed)
    return refuse['process-order'] // BC-7.10
  if (kind === 'section' && asked === P['second-part'] && t.collaborated) return refuse['one-section-per-action'] // BC-7.35
  if ((kind === 'partner' && asked === P['hire-worker']) || (kind === 'hire' && asked === P['form-partnership']))
    return refuse['only-one-option'] // BC-5.15
  if (kind === 'research' && (asked === P['gain-choice'] || asked === P.install)) return refuse['one-step-only'] // BC-7.42
  return refuse['wrong-step']
}
