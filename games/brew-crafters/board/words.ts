/** What the drawn board says besides the game's own words: the few words on it, in every language. */
import type { Language } from '@taproom/engine'
import type { en } from './words.en.ts'

/** A language that lacks a phrase does not compile. */
export type BoardWords = typeof en

const SPEECH: { readonly [L in Language]: () => Promise<BoardWords> } = {
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  nl: async () => (await import('./words.nl.ts')).nl,
}

const loaded = new Map<Language, BoardWords>()

/** Loaded with the table, one language at a time: the lexicon is there already, the game speaks with it. */
export async function wordsIn(language: Language): Promise<BoardWords> {
  const words = await SPEECH[language]()
  loaded.set(language, words)
  return words
}

/** The words that are loaded already, so that a board whose words were fetched beforehand is drawn at once. */
export const loadedWords = (language: Language): BoardWords | undefined => loaded.get(language)
