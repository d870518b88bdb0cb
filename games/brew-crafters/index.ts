/** The room of Brew Crafters: everything the rest of the project may use of it. */
import { proposedIn, type RoomOf } from '@taproom/engine'
import { adviser } from './bot/adviser.ts'
import { ladder } from './bot/ladder.ts'
import { proposedBox } from './components/box.ts'
import { game } from './rules/game.ts'

export const room: RoomOf<typeof game> = {
  game,
  words: {
    en: async () => (await import('./words/en.ts')).words,
    fr: async () => (await import('./words/fr.ts')).words,
    nl: async () => (await import('./words/nl.ts')).words,
  },
  rulebook: {
    en: async () => (await import('./words/rules.en.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./words/rules.fr.json', { with: { type: 'json' } })).default,
    nl: async () => (await import('./words/rules.nl.json', { with: { type: 'json' } })).default,
  },
  guide: {
    en: async () => (await import('./guide/en.ts')).guide,
    fr: async () => (await import('./guide/fr.ts')).guide,
    nl: async () => (await import('./guide/nl.ts')).guide,
  },
  adviser,
  ladder,
  components: proposedBox,
  proposed: () => proposedIn(proposedBox),
}

export { type Box, proposedBox, readBox } from './components/box.ts'
export * from './components/names.ts'
export type { BrewCraftersEvent } from './rules/events.ts'
export type { PromptName } from './rules/prompts.ts'
export type { BrewCrafters as State, BrewCraftersView as View } from './rules/table.ts'
export { PHASES, type Phase, seasonOf, yearOf } from './rules/table.ts'
