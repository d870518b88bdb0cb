/** What the board draws, in plain data. Names are those of the box; nothing here knows a rule. */
import type { SeatColour } from '@taproom/board'
import type { Field } from '../components/board.ts'
import type { Building, Colour, Ingredient, Level, Season, Style, Token } from '../components/names.ts'

export { FIELDS, type Field } from '../components/board.ts'
export * from '../components/names.ts'
export type { SeatColour }

export interface DieData {
  /** Unique on the whole table, so that a die can be followed from place to place. */
  id: string
  colour: Colour
  /** Undefined until it is rolled. */
  value?: number
  /** How many raises lie on it. */
  raised?: number
  mark?: 'blocked' | 'protected'
  /** The step in which it was rolled, while that is the last one: the die tumbles. */
  roll?: number
}

export type Gain =
  | { what: 'gold' | 'mastery'; count: number }
  | { what: 'die'; colour: Colour }
  | { what: 'token'; token: Token }

/** How well the looking seat's own dice serve a requirement: stored already, still in the active zone, or not at all. */
export type Fitting = 'stored' | 'active' | 'missing'

export interface Requirement {
  colour: Colour
  min: number
  fitting?: Fitting
}

export interface EnhancementData {
  kind: Ingredient | 'skill'
  /** What the skill die must show at least. */
  min?: number
  gains: readonly Gain[]
  /** The looking seat has what it takes. */
  payable?: boolean
}

export interface RecipeData {
  id: string
  name: string
  style: Style
  level: Level
  requires: readonly Requirement[]
  /** With the fixed point of every brew. */
  reward: readonly Gain[]
  enhancements: readonly EnhancementData[]
  blocked?: boolean
  /** One line on how far the looking seat is, and a shorter one for small cards. */
  reach?: { tone: 'ready' | 'near' | 'far'; text: string; short: string }
}

export interface FieldData {
  /** The seats that have used it this round, in order. */
  users: readonly SeatColour[]
  input?: DieData | 'seed'
  accelerator?: DieData
  /** A blocking token lies on it. */
  blocked?: boolean
}

export interface YardData {
  fields: Readonly<Record<Field, FieldData>>
  /** Why a building is shut, in words: not open yet, or closed by a token. */
  shut: Readonly<Partial<Record<Building, { by: 'round' | 'token'; text: string }>>>
}

/** Numbers printed on the board. */
export interface FieldPrint {
  /** What a skill die must show at least as the input (Craft School). */
  min?: number
  /** What the accelerator must show at least; without one there is no spot for it. */
  accelerateMin?: number
  /** What Seed Department fields give. */
  gives?: readonly number[]
}

export interface SeatData {
  /** Which seat it is, and its colour. */
  place: number
  seat: SeatColour
  name: string
  note?: string
  mastery: number
  gold: number
  brewed: number
  /** If the match ended now. */
  points: number
  seeds: number
  active: readonly DieData[]
  storage: readonly DieData[]
  ingredients: readonly { kind: Ingredient; count: number }[]
  /** Face up: kinds with their counts. Face down: only how many. */
  tokens: readonly { kind: Token; count: number }[] | number
  yard: YardData
  acting?: boolean
  /** Holds the Season/Priority token. */
  first?: boolean
  passed?: boolean
}

export const PHASES = ['arrangement', 'purchasing', 'brewing', 'tidying'] as const
export type Phase = (typeof PHASES)[number]

export interface RoundData {
  season: Season
  phase: Phase
  order: readonly { seat: SeatColour; acting?: boolean; passed?: boolean }[]
  brewed: number
  toEnd: number
}

export const TABS = ['yard', 'recipes', 'markets', 'rivals', 'log'] as const
export type Tab = (typeof TABS)[number]

/** The names of everything that can be tapped, or only asked about. */
export const at = {
  die: (id: string) => `die:${id}`,
  seed: 'seed',
  /** Rolls the picked dice again. */
  roll: 'roll',
  zone: (zone: 'active-zone' | 'storage') => `zone:${zone}`,
  input: (field: Field) => `input:${field}`,
  accelerator: (field: Field) => `accelerator:${field}`,
  recipe: (id: string) => `recipe:${id}`,
  enhancement: (recipe: string, kind: Ingredient | 'skill') => `enhance:${recipe}:${kind}`,
  stall: (kind: Ingredient | Token) => `buy:${kind}`,
  token: (kind: Token) => `token:${kind}`,
  ingredient: (kind: Ingredient) => `ingredient:${kind}`,
  colour: (colour: Colour) => `colour:${colour}`,
  building: (seat: number, building: Building) => `building:${seat}:${building}`,
  lock: (building: Building) => `lock:${building}`,
  users: (field: Field) => `users:${field}`,
  level: (level: Level) => `level:${level}`,
  slot: 'slot',
  market: 'market',
  blackMarket: 'black-market',
  supply: (what: Colour | 'seeds') => `supply:${what}`,
  deck: 'deck',
  round: 'round',
  season: 'season',
  order: 'order',
  phase: (phase: Phase) => `phase:${phase}`,
  bottles: 'bottles',
  tokens: 'tokens',
  faceDown: 'token:face-down',
  window: 'window',
  /** What stands on the panel of a seat. */
  panel: (what: 'seat' | 'mastery' | 'gold' | 'brewed' | 'points' | 'ones', seat: number) => `${what}:${seat}`,
}
