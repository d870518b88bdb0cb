import type { Lexicon } from '../en/index.ts'
import { effects } from './effects.ts'
import { log, logParts } from './log.ts'
import { moves, prompts } from './moves.ts'
import { names } from './names.ts'
import { refusals } from './refusals.ts'
import { options, parts, sheet } from './sheet.ts'

export const french: Lexicon = {
  name: 'Les artisans-brasseurs',
  tagline: 'Trois ans pour rendre célèbre votre petite brasserie\u00a0: acheter, brasser, embouteiller, vendre.',
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
