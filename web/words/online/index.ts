import type { Language } from '@taproom/engine'
import { createSignal } from 'solid-js'
import type { online } from './en.ts'

/** What is said about playing on a server; loaded with the first page that needs it, so that the front page stays light. */
export type OnlineWords = typeof online

const load: { readonly [L in Language]: () => Promise<OnlineWords> } = {
  en: async () => (await import('./en.ts')).online,
  fr: async () => (await import('./fr.ts')).online,
  nl: async () => (await import('./nl.ts')).online,
}

const [spoken, setSpoken] = createSignal<OnlineWords>()

export async function speakOnline(language: Language): Promise<void> {
  const loaded = await load[language]()
  setSpoken(() => loaded)
}

/** Another language, where these words are in use already. */
export async function respeakOnline(language: Language): Promise<void> {
  if (spoken()) await speakOnline(language)
}

export function onlineWords(): OnlineWords {
  const words = spoken()
  if (!words) throw new Error('these words are loaded with their page')
  return words
}
