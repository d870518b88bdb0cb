import type { AnyRoom } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import type { Shelf } from '../live/thinker.ts'

const noWords = () => Promise.reject(new Error('the example has no words'))
const inNoLanguage = { en: noWords, fr: noWords, nl: noWords }

/** The engine's example game as a room: small, with dice, hidden hands and an interrupt. */
export const exampleRoom = {
  game: lastCall,
  words: inNoLanguage,
  rulebook: inNoLanguage,
  proposed: [],
} as unknown as AnyRoom

export const exampleShelf: Shelf = { 'last-call': async () => exampleRoom }
