import { gameContract } from '@taproom/engine/testing/contract'
import { room } from './index.ts'
import { refuse } from './rules/refusals.ts'

// INV-01 to INV-13, INV-15 to INV-21, INV-26, INV-27 and DB-2.5 on random matches; INV-24 and INV-25 are the engine's properties.
gameContract(room, {
  refusals: refuse,
  fixtures: new URL('./fixtures/', import.meta.url),
  // Random players seldom brew enough: the shortest limit keeps the matches short.
  brief: { roundLimit: 10 },
  matches: 70,
  deepMatches: 2,
  talkative: { onesAsGold: true },
  holes: /\b(light-malt|dark-malt|active-zone|malt-house|craft-school|raise-die|extra-roll|-accelerator)\b/,
})
