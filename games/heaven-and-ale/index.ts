/** The room of Heaven & Ale: everything the rest of the house may use of it. */
import type { RoomOf } from '@taproom/engine'
import { adviser } from './bot/adviser.ts'
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
  adviser,
  proposed: [
    {
      path: 'startCells',
      value:
        'The start cells are read off pictures; wood and brewmaster are options because sources differ by one cell.',
    },
    { path: 'resources', value: 'Both sets are taken to hold two tiles of every colour and number.' },
    { path: 'monks', value: 'Both sets are taken to hold three monks of every type; the names of the types are ours.' },
    { path: 'pairs', value: 'Which two monk types share a pair could not be looked up.' },
    {
      path: 'sheds',
      value:
        'The rulebook ties only the sum 15 to its one step; the other steps come from public sources, and the number of shed tiles per type is unknown, so they never run out.',
    },
  ],
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
