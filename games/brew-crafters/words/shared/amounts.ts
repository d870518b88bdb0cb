import { KINDS, PLACES, type Place, SPACES } from '../../components/names.ts'
import type { CubeCounts } from '../../rules/events.ts'
import type { BrewCrafters, BrewCraftersView } from '../../rules/table.ts'
import type { Lexicon } from '../en/index.ts'

/** A view read as a table, for the rules that only look: hidden cells show HIDDEN there. */
export const asTable = (view: BrewCraftersView): BrewCrafters => view as unknown as BrewCrafters

/** Cubes by place in KINDS as they are told. */
export const toldOf = (cubes: { readonly [kind: number]: number }): CubeCounts =>
  Object.fromEntries(KINDS.flatMap((kind, i) => (cubes[i] ? [[kind, cubes[i]]] : [])))

export interface Amount {
  readonly cubes?: CubeCounts
  readonly money?: number
  readonly rep?: number
}

/** "3 malt, 1 hops and $2"; empty when there is nothing and no word for it is wanted. */
export function amount(
  words: Lexicon,
  { cubes = {}, money = 0, rep = 0 }: Amount,
  nothing = words.names.nothing,
): string {
  const { names } = words
  const parts = KINDS.flatMap(kind => (cubes[kind] ? [names.cubes(kind, cubes[kind])] : []))
  if (money !== 0) parts.push(names.money(money))
  if (rep !== 0) parts.push(names.tokens(rep))
  return parts.length === 0 ? nothing : names.and(parts)
}

export function placeName(words: Lexicon, place: Place): string {
  const space = SPACES.find(id => id === place)
  if (space) return words.names.space[space]
  return words.names.module[place as Exclude<Place, (typeof SPACES)[number]>]
}

export const placeAt = (words: Lexicon, index: number): string =>
  PLACES[index] === undefined ? '' : placeName(words, PLACES[index])

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
