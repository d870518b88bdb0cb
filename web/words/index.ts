import type { Language } from '@taproom/engine'
import { createSignal } from 'solid-js'
import { en } from './en.ts'

/** Everything the shell says in one language; a language that lacks a phrase does not compile. */
export type ShellWords = typeof en

const load: { readonly [L in Language]: () => Promise<ShellWords> } = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
}

const [words, setWords] = createSignal<ShellWords>(en)

/** The shell's words in the language of the person. */
export { words }

export async function speak(language: Language): Promise<void> {
  const loaded = await load[language]()
  setWords(loaded)
  document.documentElement.lang = language
}
