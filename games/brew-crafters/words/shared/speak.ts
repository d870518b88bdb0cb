import type { Words } from '@taproom/engine'
import type { BrewCraftersView } from '../../rules/table.ts'
import type { Lexicon } from '../en/index.ts'
import { describe } from './describe.ts'
import { eventLine, type LogEvent } from './log.ts'
import { moveLabel } from './move.ts'
import { prompt } from './prompt.ts'
import { refusalSentence } from './refusal.ts'

/** The game speaks with these words: the structure is the same in every language. */
export const speak = (words: Lexicon): Words<BrewCraftersView, LogEvent> => ({
  name: words.name,
  tagline: words.tagline,
  options: words.options,
  parts: words.parts,
  prompt: view => prompt(words, view),
  move: (view, move) => moveLabel(words, view, move),
  event: (event, who) => eventLine(words, event, who),
  refusal: reason => refusalSentence(words, reason),
  describe: (view, who) => describe(words, view, who),
})
