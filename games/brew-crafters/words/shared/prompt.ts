import { SOURCES, SPACES } from '../../components/names.ts'
import { P } from '../../rules/prompts.ts'
import { type BrewCraftersView, PHASE } from '../../rules/table.ts'
import type { Lexicon } from '../en/index.ts'
import { sourceName } from './effect.ts'

const PROMPTS = Object.keys(P)

/** The name of what is asked, undefined when the match is over. */
export const promptName = (view: BrewCraftersView): string | undefined => PROMPTS[view.prompts.kind]

export function prompt(words: Lexicon, view: BrewCraftersView): string {
  const name = promptName(view)
  const phrase = Object.entries(words.prompts).find(([key]) => key === name)?.[1]
  if (!phrase) return words.sheet.phase.scoring
  const { a, b } = view.prompts
  const choosing = name === 'gain-choice'
  return phrase({
    source: choosing ? sourceName(words, SOURCES[a]) : '',
    count: b,
    free: name === 'install' && a === 1,
    crew: words.names.crew[Math.min(view.round, words.names.crew.length) - 1] ?? '',
    round: view.phase === PHASE.market ? view.round : 1,
    space: name === 'stall' ? words.names.space[SPACES[a]] : '',
  })
}
