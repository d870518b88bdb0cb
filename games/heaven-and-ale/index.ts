/** The room of Heaven & Ale: everything the rest of the project may use of it. */
import type { RoomOf } from '@taproom/engine'
import { adviser } from './bot/adviser.ts'
import { ladder } from './bot/ladder.ts'
import { BOX } from './components/index.ts'
import { heavenAndAle } from './rules/game.ts'

export const room: RoomOf<typeof heavenAndAle> = {
  game: heavenAndAle,
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
  components: BOX,
  // What is doubtful here are whole parts, not single numbers; the rulebook says why.
  proposed: () => ['startCells', 'resources', 'monks', 'pairs', 'sheds'].map(path => ({ path, name: '', value: '' })),
}

export * from './components/index.ts'
export { needed, progress } from './rules/barrels.ts'
export { firstAlike, priceOf, shadePrice } from './rules/buying.ts'
export type { Cause, Detail, HeavenAndAleEvent, Income, Lift } from './rules/events.ts'
export { heavenAndAle } from './rules/game.ts'
export { zoneAt } from './rules/income.ts'
export { DECISIONS, type PromptName } from './rules/prompts.ts'
export type { RefusalCode } from './rules/refusals.ts'
export { roundsOf } from './rules/set-up.ts'
export { fertilitySum, selectedSites, shedTypeFor } from './rules/sheds.ts'
export { CARD, type HeavenAndAle, type HeavenAndAleView, LOST, type SeatView } from './rules/table.ts'
