/** What a language has to say in the guide: the compiler finds a missing phrase. */
import type { Field } from '../components/board.ts'
import type { Building, Colour, Token, Zone } from '../components/names.ts'
import type { Phase } from '../rules/table.ts'

type Counted = (n: number) => string
type About = (what: string) => string
type Listed = (items: readonly string[]) => string

export interface Phrases {
  readonly and: Listed
  readonly points: Counted
  readonly dice: {
    readonly about: { readonly [C in Colour]: Counted }
    readonly rolled: string
    /** How it is written in lists: "L4". */
    readonly letter: About
    readonly active: Counted
    readonly activeLate: string
    readonly stored: Counted
    readonly on: (field: string, now: boolean) => string
    readonly onMarket: string
    readonly inSupply: string
    readonly of: About
    readonly unrolled: string
    readonly blocked: string
    readonly protected: string
    readonly raised: Counted
    readonly one: string
    readonly serves: Listed
  }
  readonly seed: {
    readonly name: string
    readonly about: (malt: string, hops: string) => string
    readonly have: Counted
    readonly end: string
  }
  readonly zones: { readonly [Z in Zone]: string } & {
    readonly count: Counted
    readonly storeNow: string
    readonly storeLate: string
  }
  readonly fields: {
    /** With what the field prints: its least skill die, its seeds, or its gold for a skill and for a dark malt die. */
    readonly about: { readonly [F in Field]: (printed: number, more: number) => string }
    readonly opens: Counted
    readonly closed: string
    readonly blocked: Counted
    readonly used: string
    readonly loaded: About
    readonly could: Listed
    readonly nothing: string
    readonly empty: string
    readonly places: (left: number, of: number) => string
  }
  readonly accelerator: {
    readonly name: About
    readonly about: Counted
    readonly taken: About
    readonly needsInput: string
    readonly could: Listed
    readonly nothing: Counted
  }
  readonly users: {
    readonly name: About
    readonly about: Counted
    readonly by: Listed
    readonly none: string
  }
  readonly buildings: {
    readonly about: { readonly [B in Building]: string }
    readonly theirs: (building: string, owner: string) => string
    readonly lock: About
    readonly opens: Counted
    readonly open: string
    readonly closed: About
    readonly holds: Listed
  }
  readonly recipes: {
    readonly about: (kind: string, needs: readonly string[]) => string
    readonly brings: About
    readonly blocked: string
    readonly ready: Listed
    readonly readyLater: Listed
    readonly store: Listed
    readonly missing: Listed
    readonly missed: string
    readonly toEnd: (left: number, seats: number) => string
    readonly slot: string
    readonly slotAbout: string
    readonly level: About
    readonly levelAbout: string
  }
  readonly enhancements: {
    readonly name: (recipe: string, by: string) => string
    readonly about: (by: string, gains: string) => string
    readonly skillBack: string
    readonly have: string
    readonly haveSkill: About
    readonly lackSkill: Counted
    readonly lack: string
    readonly buy: Counted
  }
  readonly goods: {
    readonly ingredientAbout: string
    readonly tokenAbout: { readonly [T in Token]: string }
    readonly when: { readonly opening: string; readonly brewing: string; readonly any: string }
    readonly once: string
    readonly price: (price: number, left: number) => string
    readonly soldOut: string
    readonly discount: (price: number, die: string) => string
    readonly discountFrom: (min: number, price: number) => string
    readonly opens: Counted
    readonly bought: string
    readonly afford: Counted
    readonly short: (gold: number, short: number) => string
    readonly bring: (recipe: string, gains: string) => string
    readonly noCard: string
    readonly own: Counted
    readonly faceDown: string
    readonly faceDownAbout: string
    readonly tokens: string
    readonly tokensAbout: string
  }
  readonly markets: {
    readonly market: string
    readonly marketAbout: string
    readonly blackMarket: string
    readonly blackMarketAbout: string
    readonly opens: Counted
    readonly open: string
    readonly bought: string
  }
  readonly swap: {
    readonly colour: About
    readonly about: string
    readonly count: Counted
    readonly roll: string
    readonly rollAbout: string
  }
  readonly supply: {
    readonly die: About
    readonly seeds: string
    readonly about: string
    readonly left: Counted
    readonly deck: string
    readonly deckAbout: string
  }
  readonly round: {
    readonly name: Counted
    readonly about: (toEnd: number, seats: number) => string
    readonly left: Counted
    readonly opening: (what: string, round: number) => string
    readonly season: About
    readonly seasonAbout: string
    readonly summer: string
    readonly winter: string
    readonly order: string
    readonly orderAbout: string
    readonly orderNow: Listed
    readonly phases: { readonly [P in Phase]: string }
    readonly here: string
    readonly bottles: string
    readonly bottlesAbout: Counted
    readonly bottlesNow: (brewed: number, left: number) => string
  }
  readonly seats: {
    readonly name: About
    readonly about: string
    readonly own: string
    readonly mastery: About
    readonly masteryAbout: string
    readonly gold: About
    readonly goldAbout: Counted
    readonly brewed: About
    readonly brewedAbout: string
    readonly brewedNow: Listed
    readonly points: About
    readonly pointsAbout: string
    readonly worth: Counted
    readonly goldWorth: Counted
    readonly passed: string
    readonly first: string
    readonly ones: string
    readonly onesAbout: string
    readonly onesNow: Counted
    readonly window: string
    readonly windowAbout: string
  }
  readonly scoring: {
    readonly mastery: Counted
    readonly dice: (n: number, each: number) => string
    readonly gold: (gold: number, per: number, worth: number) => string
  }
  readonly reasons: {
    readonly ends: string
    readonly gains: About
    readonly completes: About
    readonly keepsFor: About
    readonly keepsHigh: string
    readonly reaches: About
    readonly raises: string
    readonly dark: string
    readonly grows: string
    readonly growsLast: string
    readonly blocks: Listed
    readonly atOnce: string
    readonly trains: string
    readonly seeds: string
    readonly sells: string
    readonly gold: string
    readonly rerolls: string
    readonly swaps: string
    readonly swapUp: (from: number, to: number) => string
    readonly improves: (recipe: string, gains: string) => string
    readonly token: string
    readonly hinders: (owner: string, recipe: string) => string
    readonly hindersDie: About
    readonly protects: string
    readonly ahead: About
    readonly pass: string
    readonly keepToken: string
    readonly saves: string
    readonly waits: string
    readonly rollsAgain: string
  }
}
