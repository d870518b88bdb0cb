import { gameContract } from '@taproom/engine/testing/contract'
import { room } from './index.ts'
import { refuse } from './rules/refusals.ts'

// INV-1 to INV-23, INV-25 and INV-26 on random matches; INV-23 and INV-24 are the engine's properties.
gameContract(room, {
  refusals: refuse,
  fixtures: new URL('./fixtures/', import.meta.url),
  matches: 60,
  deepMatches: 1,
  talkative: { tempLabour: true, communityFarm: true },
  holes: / {2}|\( ?\)|^[\s,;:]|[\s,]$/,
})
