import { names } from '@taproom/engine'

/** What the game waits for and, between, the steps it takes by itself: the order of play. D-numbers are the decisions of the rules. */
export const P = names([
  // The season
  'season-start', // step: temps, supply (BC-5.3, BC-5.4)
  'benefit-step', // step: the next seat's season-start benefits (BC-5.6)
  'benefits', // step: the next benefit of this seat
  'benefit-order', // D-20
  'farm-tile', // D-21
  // The market
  'market-phase', // step
  'market-turn', // step; a: placements made
  'place-worker', // D-01
  'extra-turn', // step; a: place in turn order
  'extra-market', // D-10
  'stall', // D-02; a: space
  'hire-worker', // D-03
  'form-partnership', // D-04
  'agency', // D-05
  'exchange', // D-06
  'farm-plant', // D-07
  // Cubes arrive
  'gain-choice', // D-16; a: source, b: how many more, c: bits of the kinds still possible
  'store', // step: the storage check (BC-5.27)
  'overflow', // D-09: the first cube, trades are still possible; b: how many too many
  'overflow-rest', // D-09: further cubes; a: last kind discarded, b: how many still
  // The brewing phase
  'brewing-phase', // step
  'brewing-turn', // step; a: place in turn order
  'brewing-action', // D-11
  'extra-brewing-turn', // step; a: place in turn order
  'extra-brewing', // D-19
  'first-part', // D-12
  'brew-step', // step: is there still something to brew?
  'brew', // D-13
  'section', // D-14
  'after-part', // step
  'second-part', // D-12
  'lab-track', // D-15
  'install', // D-17; a: 1 = free install from the lab
  'secret-pick', // D-18
  // The end of the season
  'season-end', // step: harvests and bill
  'tile-harvest', // step; a: place in turn order
  'farm-harvest', // step
  'farm-share', // step: the next left-over cube; a: token
  'harvest-pick', // D-22; a: token
  'farm-store', // step; a: token
  'season-close', // step: pieces go back, the marker advances
])
export type PromptName = keyof typeof P

/** All decisions of a seat: partnership trades are possible inside each of them (D-08). */
export const DECISIONS = [
  'benefit-order',
  'farm-tile',
  'place-worker',
  'extra-market',
  'stall',
  'hire-worker',
  'form-partnership',
  'agency',
  'exchange',
  'farm-plant',
  'gain-choice',
  'overflow',
  'brewing-action',
  'extra-brewing',
  'first-part',
  'brew',
  'section',
  'second-part',
  'lab-track',
  'install',
  'secret-pick',
  'harvest-pick',
] as const satisfies readonly PromptName[]
