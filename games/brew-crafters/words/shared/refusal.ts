import type { Reason } from '@taproom/engine'
import { GIVEN, KINDS, LINE, PARTNERSHIPS, RECIPES, SECTIONS, TILES } from '../../components/names.ts'
import type { Lexicon } from '../en/index.ts'
import { placeAt } from './amounts.ts'
import { recipeName } from './log.ts'

/** The sentence of a refusal: its numbers, and the names they stand for. */
export function refusalSentence(words: Lexicon, { code, numbers }: Reason): string {
  const phrase = Object.entries(words.refusals).find(([known]) => known === code)?.[1]
  if (!phrase) return code
  const { names } = words
  const at = (name: string): number => numbers[name] ?? -1
  const recipe = (name: string): string => (RECIPES[at(name)] ? recipeName(RECIPES[at(name)]) : '')
  const given = GIVEN[at('given')]
  return phrase({
    n: numbers,
    place: placeAt(words, numbers.space ?? at('module')),
    kind: KINDS[at('kind')] ? names.kind[KINDS[at('kind')]] : '',
    recipe: recipe('recipe'),
    basic: recipe('basic'),
    section: SECTIONS[at('section')] ? names.section[SECTIONS[at('section')]] : '',
    tile: TILES[at('tile')] ? names.tile[TILES[at('tile')]] : '',
    card: PARTNERSHIPS[at('card')] ? names.partnership[PARTNERSHIPS[at('card')]] : '',
    given: given === undefined ? '' : given === 'money' ? names.money(1) : names.kind[given],
    tank: at('tank') === LINE ? words.moves.inLine : words.moves.inPub,
    money: names.money,
  })
}
