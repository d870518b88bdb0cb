/** Everything that may be declined: extra actions, the agency's cards, a free install, planting on the Farm tile (BC-2.44). */
import { now } from './events.ts'
import { isFreeInstall } from './install.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'

export const decline = move(
  'decline',
  {},
  {
    at: ['extra-market', 'extra-brewing', 'agency', 'install', 'farm-tile'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: t => (t.prompts.kind === P.install && !isFreeInstall(t) ? refuse['must-choose'] : undefined),
    play(t, seat, _m, log) {
      const me = t.seats[seat]
      const asked = t.prompts.kind
      t.prompts.pop()
      if (asked === P['extra-market']) me.declinedMarket = 1 // BC-5.22: for the whole season
      if (asked === P['extra-brewing']) me.declinedBrewing = 1
      if (asked === P.agency) me.drawn.clear() // BC-9.20, BC-9.21
      log?.add(now(t, { kind: 'decline', seat, rule: 'BC-2.44', decision: DECLINED[asked] ?? '' }))
    },
  },
)

const DECLINED: { readonly [prompt: number]: string } = Object.fromEntries(
  (['extra-market', 'extra-brewing', 'agency', 'install', 'farm-tile'] as const).map(name => [P[name], name]),
)
