/** What a language must say. A phrase that is missing in one of them does not compile. */
import type { OptionWords, Reason, Who } from '@taproom/engine'
import type { Card, Colour, Goal, MonkType, StartSpace } from '../components/index.ts'
import type { HeavenAndAleEvent } from '../rules/events.ts'
import type { DECISIONS } from '../rules/prompts.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import type { OPTIONS } from '../rules/set-up.ts'
import type { Speech } from './speech.ts'

/** Names of things, as they stand in the middle of a sentence. */
export interface Terms {
  readonly colours: { readonly [C in Colour]: string }
  readonly monks: { readonly [M in MonkType]: string }
  readonly cards: { readonly [C in Card]: string }
  readonly goals: { readonly [G in Goal]: string }
  readonly startSpaces: { readonly [S in StartSpace]: string }
  readonly spaces: {
    readonly start: string
    readonly resource: (number: string) => string
    readonly monk: (number: string) => string
    readonly barrel: (number: string) => string
    /** A letter, or the A/B/C spaces with their number. */
    readonly disc: (letter: string, number?: string) => string
  }
  readonly sites: {
    readonly sun: (number: string) => string
    readonly shade: (number: string) => string
    readonly shed: (number: string) => string
  }
  readonly brewmaster: string
  readonly player: (seat: number) => string
  readonly ducats: (count: number) => string
  readonly steps: (count: number) => string
  readonly points: (count: number) => string
  readonly tiles: (count: number) => string
  readonly discs: (count: number) => string
  readonly nothing: string
  /** An empty list. */
  readonly none: string
  /** Between the last two of a list. */
  readonly and: string
  /** Between a name and what is said of it: French has a space before the colon. */
  readonly colon: string
}

/** What the sentences of prompts may tell. */
export interface Asked {
  readonly space: string
  readonly isMonkSpace: boolean
  readonly bought: number
  /** The cheapest tile here costs more than the ducats in hand. */
  readonly mustSell: boolean
  readonly shed: string
  readonly sum: number
  readonly activates: number
  readonly letter: string
  readonly pair: string
  readonly steps: number
}

/** What the label of a privilege card may tell: the numbers printed on it, steps as far as they can be made, discs on the board. */
export interface CardFacts {
  readonly ducats: number
  readonly steps: number
  readonly discs: number
  readonly points: number
}

/** What the labels of moves may tell. */
export interface Labels {
  /** What `start-first` is good for before the last round. */
  readonly begins: string
  readonly oneMarker: (steps: number) => string
  readonly price: (ducats: number) => string
  readonly buy: (tile: string, site: string, price: number) => string
  readonly encloses: (shed: string, sum: number) => string
  readonly stop: string
  readonly aNumber: string
  readonly decline: string
  readonly cards: {
    readonly [C in Card]: (facts: CardFacts) => string
  }
  readonly sell: (card: string, ducats: number) => string
  readonly sellLater: (card: string, ducats: number) => string
  readonly withdraw: (card: string) => string
}

/** What the description of the table says. */
export interface TableWords {
  readonly match: string
  readonly over: string
  readonly round: (round: number, of: number) => string
  readonly toMove: (who: string) => string
  readonly firstPlayer: (who: string) => string
  readonly piles: (first: number, second: number, stacks: number) => string
  readonly track: string
  readonly empty: string
  readonly figures: (names: string) => string
  readonly barrels: string
  readonly bothBarrels: string
  readonly smallBarrel: string
  readonly noBarrel: string
  readonly purse: (ducats: number, points: number) => string
  readonly figure: (where: string) => string
  readonly isHome: (where: string) => string
  readonly production: (cells: string) => string
  readonly zone: (cell: string, rate: number, multiplier: number) => string
  readonly sun: (tiles: string) => string
  readonly shade: (tiles: string) => string
  readonly sheds: (sheds: string) => string
  readonly shed: (name: string, type: number) => string
  readonly openShed: (name: string, filled: number, sum: number) => string
  readonly spots: (spots: string) => string
  readonly cards: (cards: string) => string
  readonly placedCards: (cards: string) => string
  readonly beside: (card: string, pair: string) => string
  readonly queued: (card: string) => string
  readonly ownBarrels: (barrels: string) => string
  readonly large: (goal: string) => string
  readonly small: (goal: string) => string
}

export type Decision = (typeof DECISIONS)[number]
export type Kind = HeavenAndAleEvent['kind']
export type EventOf<K extends Kind> = Extract<HeavenAndAleEvent, { kind: K }>
export type Log = { readonly [K in Kind]: (event: EventOf<K>, say: Speech, who: Who) => string | undefined }
export type Refusals = { readonly [C in RefusalCode]: (numbers: Reason['numbers'], say: Speech) => string }

export interface Vocabulary {
  /** Spaces and signs as printers of the language set them. */
  readonly typeset: (text: string) => string
  readonly name: string
  readonly tagline: string
  readonly options: { readonly [O in keyof typeof OPTIONS]: OptionWords }
  readonly parts: { readonly [P in 'production' | 'barrels' | 'barrelCard' | 'firstSpace']: string }
  readonly terms: Terms
  readonly prompts: { readonly [D in Decision]: (asked: Asked) => string }
  readonly labels: Labels
  readonly table: TableWords
  readonly log: Log
  readonly refusals: Refusals
}
