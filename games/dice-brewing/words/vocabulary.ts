/** What a language has to say: the compiler finds a missing phrase. */
import type { OptionWords, Reason, Who } from '@taproom/engine'
import type { Field } from '../components/board.ts'
import type { Building, Colour, Ingredient, Level, Season, Style, Token, Zone } from '../components/names.ts'
import type { DiceBrewingEvent } from '../rules/events.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import type { Part } from '../rules/scoring.ts'
import type { options } from '../rules/set-up.ts'
import type { Phase } from '../rules/table.ts'
import type { Speech } from './speech.ts'

type Named<N extends string> = { readonly [K in N]: string }
type Counted = (count: number) => string

/** Names and counted things. */
export interface Terms {
  /** Parts of the score. */
  readonly parts: Named<Part>
  readonly colours: Named<Colour>
  /** One letter for each colour, in lists: "L4 D2". */
  readonly letters: Named<Colour>
  readonly zones: Named<Zone>
  readonly buildings: Named<Building>
  readonly fields: Named<Field>
  /** What a field does, for labels: with what it gives for the die where that is a number. */
  readonly effects: { readonly [F in Field]: (amount: number) => string }
  readonly ingredients: Named<Ingredient>
  readonly tokens: Named<Token>
  readonly seasons: Named<Season>
  readonly phases: Named<Phase>
  readonly styles: Named<Style>
  readonly levels: Named<Level>
  /** "a light malt die" */
  readonly dieOf: Named<Colour>
  readonly gold: Counted
  readonly mastery: Counted
  readonly seeds: Counted
  readonly dice: Counted
  readonly recipes: Counted
  readonly tokenCount: Counted
  readonly cards: Counted
  readonly blocked: string
  readonly protected: string
  readonly raised: Counted
  readonly rolledOne: string
  readonly unrolled: string
  /** "skill 4+" */
  readonly atLeast: (what: string, min: number) => string
  /** A thing and what is said about it. */
  readonly labelled: (what: string, that: string) => string
  readonly semicolon: string
  readonly none: string
}

/** The facts of a prompt, as far as its sentence needs them. */
export interface Asked {
  readonly round: number
  readonly die: string
  readonly picked: number
  readonly colour: string
  readonly values: string
  readonly gold: number
  readonly extra: number
  readonly ones: boolean
  readonly canBuy: boolean
}

export interface Prompts {
  readonly 'opening-window': (asked: Asked) => string
  readonly 'first-piece': (asked: Asked) => string
  readonly 'second-piece': (asked: Asked) => string
  readonly 'gained-die': (asked: Asked) => string
  readonly 'raised-die': (asked: Asked) => string
  readonly reroll: (asked: Asked) => string
  readonly 'swap-colour': (asked: Asked) => string
  readonly swap: (asked: Asked) => string
  readonly purchase: (asked: Asked) => string
  readonly 'purchase-more': (asked: Asked) => string
  readonly 'brewing-window': (asked: Asked) => string
  readonly 'tidying-window': (asked: Asked) => string
  readonly brew: (asked: Asked) => string
  readonly 'tidied-die': (asked: Asked) => string
}

/** Labels of moves. Dice and places come as finished words. */
export interface Labels {
  readonly place: (die: string, field: string, effect: string, atOnce: boolean) => string
  readonly plant: (field: string, effect: string) => string
  readonly accelerate: (die: string, field: string, effect: string) => string
  readonly put: (die: string, zone: Zone) => string
  readonly endTurn: string
  readonly pass: string
  readonly pick: (die: string) => string
  readonly reroll: Counted
  readonly swapColour: (colour: string) => string
  readonly swap: (own: string, rolled: string) => string
  readonly noSwap: string
  readonly buyIngredient: (ingredient: string, price: number) => string
  readonly withDie: (die: string, discount: number) => string
  readonly buyToken: (token: string, price: number) => string
  readonly finish: string
  readonly brew: (recipe: string, dice: string, gains: string) => string
  readonly enhanced: (by: string) => string
  readonly decline: string
  readonly store: (die: string) => string
  readonly raiseDie: (die: string) => string
  readonly extraRoll: (die: string) => string
  readonly takeBack: (die: string) => string
  readonly block: (die: string) => string
  readonly protect: (die: string) => string
  readonly blockBuilding: (building: string, seat: number) => string
  readonly blockRecipe: (recipe: string) => string
  readonly passWindow: string
  readonly takeOut: (die: string) => string
  readonly placeAbroad: (field: string, seat: number) => string
  readonly enhance: (by: string) => string
  readonly secondDiscount: string
  readonly tokenDiscount: string
  /** Whose something is: "your", "seat 2's". */
  readonly yours: (thing: string) => string
  readonly theirs: (thing: string, seat: number) => string
  readonly in: (die: string, place: string) => string
}

/** The table as text. */
export interface TableWords {
  readonly match: string
  readonly recipes: string
  readonly markets: string
  readonly supply: string
  readonly round: (round: number, season: string, phase: string) => string
  readonly order: (seats: string) => string
  readonly brewed: (total: number, target: number) => string
  readonly deck: Counted
  readonly over: string
  readonly needs: (dice: string) => string
  readonly reward: (gains: string) => string
  readonly enhancement: (choices: string) => string
  readonly isBlocked: string
  readonly emptySlot: string
  readonly market: (stacks: string) => string
  readonly blackMarket: (stacks: string) => string
  readonly opens: (round: number) => string
  readonly stack: (name: string, price: number, left: number) => string
  readonly purse: (gold: string, mastery: string, seeds: string, points: number) => string
  readonly active: (dice: string) => string
  readonly storage: (what: string) => string
  readonly board: (fields: string) => string
  readonly accelerator: (die: string) => string
  readonly usedUp: string
  readonly blockedFields: (fields: string) => string
  readonly closedBuildings: (buildings: string) => string
  readonly tokens: (tokens: string) => string
  readonly faceDown: Counted
  readonly onMarket: (die: string) => string
  readonly brewedCards: (count: number, names: string) => string
  readonly passed: string
  readonly seed: string
}

export type Kind = DiceBrewingEvent['kind']
export type EventOf<K extends Kind> = Extract<DiceBrewingEvent, { kind: K }>
export type Log = { readonly [K in Kind]: (event: EventOf<K>, say: Speech, who: Who) => string | undefined }
export type Refusals = { readonly [C in RefusalCode]: (numbers: Reason['numbers'], say: Speech) => string }

export interface Vocabulary {
  /** Spaces and signs as printers of the language set them. */
  readonly typeset: (text: string) => string
  readonly name: string
  readonly tagline: string
  readonly options: { readonly [O in keyof typeof options]: OptionWords }
  readonly terms: Terms
  readonly prompts: Prompts
  readonly labels: Labels
  readonly table: TableWords
  readonly log: Log
  readonly refusals: Refusals
}
