import type { Lexicon } from '../en/index.ts'
import { effects } from './effects.ts'
import { log, logParts } from './log.ts'
import { moves, prompts } from './moves.ts'
import { names } from './names.ts'
import { refusals } from './refusals.ts'
import { options, parts, sheet } from './sheet.ts'

export const dutch: Lexicon = {
  name: 'Brew Crafters',
  tagline: 'Drie jaar om je kleine brouwerij beroemd te maken: inkopen, brouwen, bottelen, verkopen.',
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
