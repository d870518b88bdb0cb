/** What the drawn board says besides the game's own words. */
import type { Language } from '@taproom/engine'
import type { Building, Colour, Field, Ingredient, Level, Phase, Season, Tab, Token, Zone } from './kinds.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'
import { nl } from './words.nl.ts'

type Named<N extends string> = { readonly [K in N]: string }
type Dice = (dice: readonly string[]) => string

export interface BoardWords {
  readonly tabs: Named<Tab>
  readonly parts: string
  readonly recipes: string
  readonly reward: string
  readonly levels: Named<Level>
  readonly blockedRecipe: string
  readonly ready: string
  readonly readyWith: Dice
  readonly storeFirst: Dice
  readonly storeThenReady: Dice
  readonly lacks: Dice
  readonly missing: Dice
  readonly market: string
  readonly blackMarket: string
  readonly ingredients: Named<Ingredient>
  readonly tokens: Named<Token>
  /** "from round 2", on a stall that is shut. */
  readonly fromRound: (round: number) => string
  readonly bought: string
  readonly brewery: (owner: string) => string
  readonly buildings: Named<Building>
  readonly fields: Named<Field>
  readonly accelerator: string
  /** "Opens in round 2", on a building that is shut. */
  readonly opens: (round: number) => string
  readonly closed: string
  readonly zones: Named<Zone>
  readonly zoneNotes: Named<Zone>
  readonly short: Named<Zone>
  readonly store: string
  readonly keep: string
  readonly roll: (dice: number) => string
  readonly empty: string
  readonly myTokens: string
  readonly noTokens: string
  readonly faceDown: (tokens: number) => string
  /** When a token can be played. */
  readonly when: {
    readonly now: string
    readonly opening: string
    readonly brewing: string
    readonly later: string
  }
  readonly windows: {
    readonly asked: string
    readonly unasked: string
    /** For the window that comes next. */
    readonly opening: string
    readonly brewing: string
  }
  readonly aim: Named<Token>
  readonly putBack: string
  readonly swap: string
  readonly swapColour: string
  readonly swapColourNote: string
  readonly rolled: (colour: string) => string
  readonly swapNote: (colour: string) => string
  readonly look: string
  readonly lookedAt: string
  readonly supply: string
  readonly round: (round: number) => string
  readonly seasons: Named<Season>
  readonly phases: Named<Phase>
  readonly brewed: (brewed: number, of: number) => string
  readonly passed: string
  readonly colours: Named<Colour>
  readonly unrolled: string
  readonly blocked: string
  readonly protected: string
  readonly raised: (by: number) => string
  readonly seeds: (count: number) => string
  readonly gold: (count: number) => string
  readonly mastery: (count: number) => string
}

export const boardWords: { readonly [L in Language]: BoardWords } = { en, fr, nl }

/** For what is drawn without a board around it: the language of the page. */
export const spokenHere = (): BoardWords => {
  const { lang } = document.documentElement
  return lang.startsWith('fr') ? fr : lang.startsWith('nl') ? nl : en
}
