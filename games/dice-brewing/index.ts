/** The room of Dice Brewing: everything the rest of the project may use of it. */
import { proposedIn, type RoomOf } from '@taproom/engine'
import { adviser } from './bot/adviser.ts'
import { ladder } from './bot/ladder.ts'
import { components } from './components/proposed.ts'
import { diceBrewing } from './rules/game.ts'

export const room: RoomOf<typeof diceBrewing> = {
  game: diceBrewing,
  words: {
    en: () => import('./words/en.ts').then(language => language.words),
    fr: () => import('./words/fr.ts').then(language => language.words),
    nl: () => import('./words/nl.ts').then(language => language.words),
  },
  rulebook: {
    en: () => import('./words/rules.en.json').then(book => book.default),
    fr: () => import('./words/rules.fr.json').then(book => book.default),
    nl: () => import('./words/rules.nl.json').then(book => book.default),
  },
  guide: {
    en: () => import('./guide/en.ts').then(language => language.guide),
    fr: () => import('./guide/fr.ts').then(language => language.guide),
    nl: () => import('./guide/nl.ts').then(language => language.guide),
  },
  adviser,
  ladder,
  components,
  proposed: () => proposedIn(components),
}

export * from './components/board.ts'
export type { Bonus, Box, FieldNumbers, PlayerCount, Recipe } from './components/box.ts'
export * from './components/names.ts'
export { proposedV1 } from './components/proposed.ts'
export {
  bitOf,
  colourOf,
  dieOf,
  faceOf,
  guardOf,
  isBlocked,
  isFresh,
  isProtected,
  lowest,
  MARKS,
  marksOf,
  pipsOf,
  raisesOf,
  sizeOf,
} from './rules/dice.ts'
export type { DiceBrewingEvent, DieShown } from './rules/events.ts'
export { isFieldBlocked } from './rules/fields.ts'
export { diceBrewing } from './rules/game.ts'
export { extraGold } from './rules/gold.ts'
export { P } from './rules/prompts.ts'
export type { RefusalCode } from './rules/refusals.ts'
export { PARTS, type Part, pointsOf } from './rules/scoring.ts'
export {
  type DiceBrewing,
  type DiceBrewingView,
  PHASES,
  type Phase,
  SEED_PIECE,
  type SeatView,
} from './rules/table.ts'
export { PLACES } from './rules/token-targets.ts'
