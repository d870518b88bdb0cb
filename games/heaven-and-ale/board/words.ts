/** What the drawn board says besides the game's own words: names of places and the few words on it. */
import type { Language } from '@taproom/engine'
import type { Goal, Monk, Piece, Privilege, Tab } from './kinds.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'
import { nl } from './words.nl.ts'

export interface BoardWords {
  readonly tabs: { readonly [T in Tab]: string }
  readonly parts: string
  readonly cloister: string
  readonly garden: (owner: string) => string
  readonly spots: string
  readonly track: string
  readonly hand: string
  readonly barrels: string
  /** The few words on a goal's card. */
  readonly goals: { readonly [G in Goal]: string }
  readonly pieces: { readonly [P in Piece]: string }
  readonly monks: { readonly [M in Monk]: string }
  readonly cards: { readonly [P in Privilege]: string }
  readonly site: {
    readonly sun: (n: string) => string
    readonly shade: (n: string) => string
    readonly shed: (n: string) => string
  }
  readonly openShed: (filled: number, sum: number) => string
  readonly shed: (sum: number) => string
  readonly spot: (name: string) => string
  readonly aNumber: string
  readonly withDisc: string
  readonly onCell: (piece: string, cell: string) => string
  /** What the first start space says. */
  readonly first: string
  readonly round: (round: number, of: number) => string
  readonly home: (names: string) => string
  readonly stepsHome: (steps: number) => string
  readonly begins: (name: string) => string
  readonly begun: string
  readonly isHome: string
  readonly decides: string
  readonly back: string
  readonly pickTile: string
  readonly costs: (shade: number, sun: number) => string
  readonly numbers: string
  readonly markers: string
  readonly ducats: (n: number) => string
  readonly points: (n: number) => string
  readonly steps: (piece: string) => string
  readonly forSale: string
  readonly barrelsOf: (have: number, need: number) => string
  readonly ahead: (steps: number) => string
}

export const boardWords: { readonly [L in Language]: BoardWords } = { en, fr, nl }

/** For what is drawn without a board around it: the language of the page. */
export const spokenHere = (): BoardWords => {
  const { lang } = document.documentElement
  return lang.startsWith('fr') ? fr : lang.startsWith('nl') ? nl : en
}
