/** Brew Crafters: the order of play in one place. */
import { defineGame } from '@taproom/engine'
import { proposedBox, readBox } from '../components/box.ts'
import { benefit, benefitStep, benefits } from './benefits.ts'
import { brew, brewStep, stop } from './brew.ts'
import { act, afterPart, brewingPhase, brewingTurn, collaborate, end, extraBrewingTurn, process } from './brewing.ts'
import { section } from './collaboration.ts'
import { decline } from './declining.ts'
import { gain } from './effects.ts'
import { imagine } from './imagine.ts'
import { install } from './install.ts'
import { invariants } from './invariants.ts'
import { research } from './lab.ts'
import { extraTurn, marketPhase, marketTurn, place } from './market.ts'
import { exchange } from './modules/commodity-exchange.ts'
import { farmHarvest, farmShare, farmStore, pick, plant } from './modules/community-farm.ts'
import { secret } from './modules/secret-recipe.ts'
import { outOfPlace } from './out-of-place.ts'
import { discard, store } from './overflow.ts'
import { partner, trade } from './partnerships.ts'
import { P } from './prompts.ts'
import { points, score, tieBreaks } from './scoring.ts'
import { seasonClose, seasonEnd, seasonStart, tileHarvest } from './season.ts'
import { options, setUp } from './set-up.ts'
import { hire } from './skilled-workers.ts'
import { table } from './table.ts'
import { stall } from './taking.ts'
import { transition } from './transition.ts'

export const game = defineGame({
  id: 'brew-crafters',
  versions: [1, 2],
  seats: { from: 2, to: 5 },
  options,
  layout: table,
  box: proposedBox,
  readBox,
  prompts: P,
  // Placing, the brewing action and a temp's action are always asked; the storage check and brewing look for trades themselves.
  // The secret recipe is never answered by the table: the journal would tell the card.
  auto: [
    'benefit-order',
    'stall',
    'hire-worker',
    'form-partnership',
    'exchange',
    'farm-plant',
    'gain-choice',
    'overflow-rest',
    'section',
    'lab-track',
    'install',
    'harvest-pick',
  ],
  steps: {
    'season-start': seasonStart,
    'benefit-step': benefitStep,
    benefits,
    'market-phase': marketPhase,
    'market-turn': marketTurn,
    'extra-turn': extraTurn,
    store,
    'brewing-phase': brewingPhase,
    'brewing-turn': brewingTurn,
    'extra-brewing-turn': extraBrewingTurn,
    'brew-step': brewStep,
    'after-part': afterPart,
    'season-end': seasonEnd,
    'tile-harvest': tileHarvest,
    'farm-harvest': farmHarvest,
    'farm-share': farmShare,
    'farm-store': farmStore,
    'season-close': seasonClose,
  },
  moves: [
    benefit,
    place,
    decline,
    stall,
    hire,
    partner,
    trade,
    exchange,
    plant,
    gain,
    discard,
    act,
    process,
    collaborate,
    end,
    brew,
    stop,
    section,
    research,
    install,
    secret,
    pick,
  ],
  setUp,
  outOfPlace,
  seatCount: t => t.seatCount,
  points,
  score,
  tieBreaks,
  imagine,
  invariants,
  transition,
})
