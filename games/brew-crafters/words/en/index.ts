import { effects } from './effects.ts'
import { log, logParts } from './log.ts'
import { moves, prompts } from './moves.ts'
import { names } from './names.ts'
import { refusals } from './refusals.ts'
import { options, parts, sheet } from './sheet.ts'

export const english = {
  name: 'Brew Crafters',
  tagline: 'Three years to make your small brewery famous: buy, brew, bottle, sell.',
  names,
  effects,
  prompts,
  moves,
  log,
  logParts,
  refusals,
  options,
  parts,
  sheet,
}

type Widened<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> }

/** What every language must say: the same phrases as English. */
export type Lexicon = Widened<typeof english>
