/**
 * What the journal tells (section 13). Round and phase of an event are those of the last `round-started` and
 * `phase-started`; `seq` is given by the engine.
 */
import type { GameEvent, Log } from '@taproom/engine'
import type { Field } from '../components/board.ts'
import {
  type Building,
  COLOURS,
  type Colour,
  type Enhancement,
  type Ingredient,
  type Season,
  type Token,
  type Zone,
} from '../components/names.ts'
import { colourOf, pipsOf } from './dice.ts'
import type { WindowName } from './prompts.ts'
import type { DiceBrewing, Phase } from './table.ts'

export interface DieShown {
  readonly die: number
  readonly colour: Colour
  /** 0 = not rolled yet. */
  readonly value: number
}

export const shown = (t: DiceBrewing, die: number): DieShown => ({
  die,
  colour: COLOURS[colourOf(die)],
  value: pipsOf(t.faces[die]),
})

/** One type per kind, also where several kinds tell the same things. */
type Event<K extends string, D = unknown> = K extends string ? GameEvent & { readonly kind: K } & Readonly<D> : never
type Acted<K extends string, D = unknown> = Event<K, { seat: number } & D>

/** Where something comes from: a field of the board or a recipe. */
type Source = { readonly field: Field } | { readonly recipe: string }

/** A token that only its owner may know while tokens lie face down (DB-12.7). */
interface Owned {
  readonly token?: Token
  readonly secret?: { readonly to: number; readonly token: Token }
}

export type DiceBrewingEvent =
  | Event<
      'game-started',
      {
        options: {
          startMode: string
          hiddenTokens: boolean
          onesAsGold: boolean
          startPlayer: string
          roundLimit: number
        }
        seats: number
        componentSet: string
        row: readonly string[]
        deckCount: number
      }
    >
  | Acted<'start-player-chosen'>
  | Event<'round-started', { round: number; season: Season; order: readonly number[] }>
  | Event<'phase-started', { phase: Phase }>
  | Acted<'dice-rolled', { dice: readonly DieShown[]; cause: 'round' | 'gain' | 'craft-school-reroll' | 'extra-roll' }>
  | Event<'window-opened' | 'window-closed', { window: WindowName }>
  | Acted<'window-passed', { automatic: boolean }>
  | Acted<
      'token-played',
      {
        token: Token
        outOfTurn: boolean
        target: { seat?: number; die?: DieShown; building?: Building; recipe?: string }
      }
    >
  | Acted<'die-raised', { die: DieShown; from: number; cause: 'token' | 'malt-house-raise' | 'hop-plantation-raise' }>
  | Acted<'raise-ended', { die: DieShown; from: number }>
  | Acted<'die-taken-back' | 'die-blocked' | 'die-protected', { die: DieShown; by: number }>
  | Acted<'building-blocked', { building: Building; by: number }>
  | Event<'recipe-blocked', { slot: number; recipe: string; by: number }>
  | Event<
      'token-removed',
      { token: Token; from: { seat?: number; die?: DieShown; building?: Building; recipe?: string } }
    >
  | Acted<'dice-stored', { dice: readonly DieShown[]; outOfTurn: boolean }>
  | Acted<'piece-placed', { field: Field; piece: 'seed' | DieShown; from: Zone }>
  | Acted<'field-accelerated', { field: Field; die: DieShown }>
  | Acted<'field-blocked', { field: Field }>
  | Acted<'die-gained', { die: DieShown; source: Source; zone: Zone }>
  | Acted<'die-moved', { die: DieShown; zone: Zone }>
  | Acted<'die-picked', { die: DieShown }>
  | Acted<'supply-rolled', { colour: Colour; values: readonly number[] }>
  | Acted<'dice-swapped', { colour: Colour; out: DieShown; in: DieShown; zone: Zone }>
  | Acted<'swap-declined', { colour: Colour }>
  | Acted<'seeds-gained' | 'gold-gained', { amount: number; source: Source }>
  | Acted<'turn-ended' | 'brew-declined', { automatic: boolean }>
  | Acted<'arrangement-passed', { automatic: boolean; over?: true }> // over: only passed over (DB-5.29)
  | Acted<
      'ingredient-bought',
      {
        ingredient: Ingredient
        price: number
        discount: number
        discountDie?: DieShown
        extraGold: number
        coins: number
      }
    >
  | Acted<'action-token-bought', { price: number; extraGold: number; coins: number } & Owned>
  | Acted<'purchasing-finished', { extraGoldLost: number; automatic: boolean }>
  | Acted<
      'recipe-brewed',
      {
        recipe: string
        slot: number
        dice: readonly DieShown[]
        enhancement: Enhancement
        mastery: number
        gold: number
        total: number
      }
    >
  | Acted<'reward-token-gained', Owned>
  | Acted<'reward-missed', { what: Colour | 'action-token' }>
  | Event<'recipe-revealed', { slot: number; recipe: string; deckCount: number }>
  | Event<'slot-empty', { slot: number }>
  | Event<'end-triggered', { total: number; target: number }>
  | Acted<'dice-returned', { dice: readonly DieShown[]; to: 'active-zone' | 'supply' }>
  | Acted<
      'exchange-done',
      { field: Field; given: 'seed' | Colour; received: { die?: Colour; seeds?: number; gold?: number } }
    >
  | Acted<'exchange-failed', { field: Field; given: 'seed' | Colour }>
  | Acted<'waiting-joined' | 'waiting-served' | 'waiting-expired', { colour: Colour }>
  | Event<'blocking-cleared'>
  | Event<'season-changed', { season: Season; holder: number }>
  | Acted<'seed-taken' | 'seed-missing'>
  | Acted<
      'final-scored',
      { inGame: number; light: number; hops: number; dark: number; gold: number; goldPoints: number; total: number }
    >
  | Event<
      'game-ended',
      {
        ranking: readonly { seat: number; total: number; recipes: number; gold: number }[]
        winners: readonly number[]
        reason: 'recipes' | 'round-limit'
      }
    >

export type Journal = Log<DiceBrewingEvent> | null
