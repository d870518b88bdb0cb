/** What every explanation starts from: the table, the seat it speaks to, and the words. */
import { copy, type Explanation, type Who } from '@taproom/engine'
import { tableOf } from '../board/read/table.ts'
import type { BoardWords } from '../board/words.ts'
import { type BrewCrafters, type BrewCraftersView, table } from '../rules/table.ts'
import { billOf } from '../rules/winter.ts'
import type { Lexicon } from '../words/en/index.ts'
import type { phrases } from './en.ts'

type Widened<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> }

/** What every language must say: the same phrases as English. */
export type Phrases = Widened<typeof phrases>

export interface Told {
  readonly view: BrewCraftersView
  readonly t: BrewCrafters
  /** The brewery that is spoken of. */
  readonly seat: number
  readonly words: BoardWords
  readonly lexicon: Lexicon
  readonly phrases: Phrases
  readonly who: Who
}

/** What explains this thing; undefined for what is none of this chapter. */
export type Chapter = (told: Told, thing: string) => Explanation | undefined

/** The seat that looks; whoever is asked where nobody in particular does. */
export const viewerOf = (view: BrewCraftersView): number =>
  view.viewer >= 0 ? view.viewer : Math.max(0, view.prompts.seat)

export function told(words: BoardWords, phrases: Phrases, view: BrewCraftersView, seat: number, who: Who): Told {
  return { view, t: tableOf(view), seat, words, lexicon: words.lexicon, phrases, who }
}

/** A copy on which one may try what something would change. */
export function tried({ t }: Told, change: (t: BrewCrafters) => void): BrewCrafters {
  const after = table.make(t.box, t.rules)
  copy(t, after)
  change(after)
  return after
}

/** What taking something does to the winter bill (BC-8.4). */
export function winterOf(told: Told, cost: number, change: (t: BrewCrafters) => void): string[] {
  const { t, seat, lexicon, phrases } = told
  const { money } = lexicon.names
  const [before, after] = [billOf(t, seat), billOf(tried(told, change), seat)]
  const lower = after < before + cost && after !== before
  return [
    phrases.winter.adds(money(cost), money(before), money(lower ? before + cost : after)),
    ...(lower ? [phrases.winter.lower(money(before), money(after))] : []),
  ]
}

export const explanation = (
  name: string,
  about: readonly string[],
  now: readonly string[],
  ...rules: readonly string[]
): Explanation => ({ name, about, now, rules })

/** A sentence out of a phrase of the game's words. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

export const indexIn = (names: readonly string[], name: string | undefined): number =>
  name === undefined ? -1 : names.indexOf(name)
