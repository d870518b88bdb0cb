import { gameContract } from '@taproom/engine/testing/contract'
import { room } from './index.ts'
import { refuse } from './rules/refusals.ts'

// INV-1 to INV-18 and INV-22 on random matches; INV-23, INV-24, INV-25 and HA-12.7 are the engine's properties.
gameContract(room, {
  refusals: refuse,
  fixtures: new URL('./fixtures/', import.meta.url),
  matches: 100,
  deepMatches: 4,
  holes: /(^|[^“‘«])\b(goal|priv|spot|start|disc|resource|monk|shade|sun)-/,
})
