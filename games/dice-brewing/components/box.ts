/** A component set as the rules read it: everything the owner of a real box may have to correct. */
import type { Level, Style } from './names.ts'

export interface Recipe {
  readonly id: string
  readonly name: string
  readonly style: Style
  readonly level: Level
  /** Player counts with which it lies face up at the start (DB-4.3). */
  readonly starterFor: readonly number[]
  /** One entry per required die, by colour and then from the highest minimum down (DB-7.10). */
  readonly colours: readonly number[]
  readonly minima: readonly number[]
  /** DB-7.36: −1 where it gives no die or no action token. */
  readonly gold: number
  readonly mastery: number
  readonly die: number
  readonly token: number
  /** What its skill die must show at least; 7 when none is printed (DB-7.16). */
  readonly skillMin: number
  readonly skillBonus: Bonus
  /** By kind of ingredient; undefined where it is not printed (DB-7.15). */
  readonly ingredientBonus: readonly (Bonus | undefined)[]
}

export interface Bonus {
  readonly gold: number
  readonly mastery: number
}

export interface FieldNumbers {
  /** What an input skill die must show at least (Craft School); 1 elsewhere. */
  readonly min: number
  /** What an accelerator must show at least; 0 where nothing can be accelerated (DB-5.44). */
  readonly accelerateMin: number
  /** What SD1 and SD2 give. */
  readonly seeds: number
  /** What SD3 gives for a die, by its colour. */
  readonly gold: readonly number[]
}

export interface PlayerCount {
  readonly recipeSlots: number
  readonly recipesToEnd: number
  readonly playersPerField: number
}

/** Table 2d: the price of an ingredient for each value 0–6 of the discount die (0 = no die). */
export type PriceByDie = readonly number[]

export interface Box {
  readonly id: string
  /** The data it was read from, so that a record can carry it and it can be read again. */
  readonly source: unknown
  /** By colour. */
  readonly dice: readonly { readonly count: number; readonly perPlayer: number; readonly endPoints: number }[]
  readonly seeds: number
  readonly ingredients: readonly { readonly count: number; readonly prices: PriceByDie }[]
  readonly tokens: readonly { readonly count: number; readonly price: number }[]
  readonly marketOpens: number
  readonly blackMarketOpens: number
  /** Opening round by building. */
  readonly opens: readonly number[]
  readonly fields: readonly FieldNumbers[]
  /** Fields open in round 1, 2, …, as bits; the last entry stands for all later rounds. */
  readonly openFields: readonly number[]
  /** Fields whose minimum a skill die of each value 0–6 reaches, as bits. */
  readonly skillFields: readonly number[]
  /** Fields that an accelerator of each value 0–6 may speed up, as bits. */
  readonly acceleratedBy: readonly number[]
  /** By number of players; entries 0 and 1 are empty. */
  readonly players: readonly PlayerCount[]
  readonly start: { readonly gold: number; readonly mastery: number; readonly seeds: number }
  readonly masteryPerBrew: number
  /** Extra gold for 0, 1, 2 … ones; the last entry stands for all larger numbers (DB-6.25 to DB-6.27). */
  readonly ones: readonly number[]
  readonly goldPerPoint: number
  readonly recipes: readonly Recipe[]
}

/** The sizes the state has room for. */
export const MOST_DICE_PER_COLOUR = 15
export const MOST_RECIPES = 40
export const MOST_SLOTS = 4
/** A brew names its dice in one move, so a card can ask for five at most. */
export const MOST_REQUIRED = 5
export const MOST_SEATS = 4
