import type { GameEvent, Log } from '@taproom/engine'
import type { Card, Colour, Goal, MonkType, Size, Spot, StartSpace } from '../components/index.ts'

/** What made a marker, the brewmaster or the ducats change. */
export const CAUSES = [
  'tile',
  'start-space',
  'privilege',
  'shed',
  'monk',
  'number',
  'colour',
  'overflow',
  'sale',
  'purchase',
  'scoring',
] as const
export type Cause = (typeof CAUSES)[number]

/** Every entry of the journal carries its round and the rule that explains it; the engine adds `seq`, `at` and `turn`. */
type Entry<K extends string, F = unknown> = GameEvent & {
  readonly kind: K
  readonly rule: string
  readonly round: number
} & Readonly<F>
type Of<K extends string, F = unknown> = Entry<K, F & { readonly seat: number }>

export interface Dealt {
  readonly space: string
  readonly tile: string
}

/** What an activated tile pays. */
export type Income =
  | { readonly marker: Colour; readonly steps: number }
  | { readonly ducats: number }
  | { readonly brewmaster: number }

export interface Detail {
  readonly colour?: Colour
  readonly count?: number
  readonly steps?: number
  readonly ducats?: number
}

export interface Lift {
  readonly colour: Colour
  readonly to: number
  /** Who stepped back for it, one entry per step. */
  readonly donors: readonly Colour[]
}

export interface MarkerStep {
  readonly colour: Colour
  readonly to: number
}

export type OptionSummary = { readonly [name: string]: string | number | boolean }

export type HeavenAndAleEvent =
  | Entry<'game-start', { players: number; edition: string; options: OptionSummary; firstSeat: number }>
  | Entry<
      'deal',
      {
        resources: readonly Dealt[]
        monks: readonly Dealt[]
        discs: readonly { readonly space: string; readonly count: number }[]
      }
    >
  | Entry<'last-round', { extraDiscs: readonly string[] }>
  | Of<'setup-start', { startSpace: StartSpace; order: number }>
  | Entry<'round-start', { number: number; of: number; firstSeat: number }>
  | Of<'turn-start', { position: number }>
  | Of<'move', { from: string; to: string; distance: number; passed: readonly string[] }>
  | Of<'sell', { card: Card; ducatsAfter: number; offTurn: boolean; automatic: boolean }>
  | Of<'sale-queued', { card: Card }>
  | Of<'sale-withdrawn', { card: Card }>
  | Of<'buy', { space: string; tile: string; site: string; side: 'sun' | 'shade'; price: number; ducatsAfter: number }>
  | Of<'stop', { space: string; bought: number; automatic: boolean }>
  | Of<'enclose', { shed: string; sum: number; type: string; steps: number }>
  | Of<'activate', { site: string; tile: string; by: string; income: Income }>
  | Of<'trigger', { site: string; monkType: MonkType }>
  | Of<'marker', { colour: Colour; from: number; to: number; overflowDucats: number; cause: Cause }>
  | Of<'brewmaster', { from: number; to: number; stepsLost: number; cause: Cause }>
  | Of<'zone', { fromZone: string; toZone: string; rate: number; multiplier: number }>
  | Of<'disc', { space: string; spot: Spot; discsLeft: number }>
  | Of<'number', { number: number }>
  | Of<'pair', { pair: string }>
  | Of<'privilege', { pair: string; card: Card; detail: Detail }>
  | Of<'privilege-lost', { pair: string; reason: 'declined' | 'no-card' }>
  | Of<'barrel', { goal: Goal; size: Size; vp: number; leftOfGoal: number }>
  | Of<'home', { startSpace: StartSpace; forced: boolean }>
  | Of<'out', { seatsStillOut: number }>
  | Entry<'round-end', { nextFirstSeat: number }>
  | Entry<'game-end'>
  | Of<'ducats', { delta: number; after: number; cause: Cause }>
  | Of<'exchange', { rate: number; before: readonly number[]; lifts: readonly Lift[]; after: readonly number[] }>
  | Of<'tens', { ducatsSpent: number; steps: readonly MarkerStep[]; ducatsLeft: number }>
  | Of<
      'score',
      {
        lowest: number
        multiplier: number
        production: number
        barrels: number
        barrelCard: number
        firstSpace: number
        total: number
      }
    >
  | Entry<
      'result',
      {
        ranking: readonly { readonly seat: number; readonly rank: number; readonly total: number }[]
        winners: readonly number[]
      }
    >

export type Journal = Log<HeavenAndAleEvent> | null
