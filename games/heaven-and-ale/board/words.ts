/** What the drawn board says besides the game's own words: names of places and the few words on it. */
import type { Language } from '@taproom/engine'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'
import { nl } from './words.nl.ts'

/** A language that lacks a phrase does not compile. */
export type BoardWords = typeof en

export const boardWords: { readonly [L in Language]: BoardWords } = { en, fr, nl }
