import type { GameEvent, Log } from '@taproom/engine'
import {
  type Action,
  type Crew,
  KINDS,
  type Kind,
  type Level,
  type labelOf,
  type Option,
  type Partnership,
  type Piece,
  type Place,
  type Recipe,
  type Season,
  type Section,
  type SkilledWorker,
  type Source,
  type Space,
  type Tile,
  type Track,
} from '../components/names.ts'
import { type BrewCrafters, PHASES, type Phase } from './table.ts'

/** Cubes by kind; kinds without cubes are left out. */
export type CubeCounts = { readonly [K in Kind]?: number }

export interface ScoreParts {
  readonly beers: number
  readonly research: number
  readonly tastingRoom: number
  readonly tokens: number
  readonly labels: number
  readonly collaboration: number
  readonly workers: number
  readonly loans: number
}

interface EventFields {
  'game-start': {
    firstPlayer: number
    seats: number
    recipes: readonly Recipe[]
    workers: readonly SkilledWorker[]
    partnerships: readonly Partnership[]
    spaces: readonly Space[]
    modules: readonly string[]
    labSide: string
  }
  compensation: { seat: number; cubes: CubeCounts; money: number }
  'season-start': { year: number; name: Season }
  supply: { space: Space; cubes: CubeCounts; money: number; total: CubeCounts; totalMoney: number }
  benefit: { seat: number; source: Source; cubes: CubeCounts; money: number; rep: number; reduction: number }
  'market-place': { seat: number; piece: Piece; place: Place; option: Option; queueJump: number }
  take: {
    seat: number
    from: Space
    cubes: CubeCounts
    money: number
    bonuses: readonly {
      readonly source: Source
      readonly cubes: CubeCounts
      readonly money: number
      readonly rep: number
    }[]
  }
  overflow: { seat: number; discarded: CubeCounts }
  'first-player': { seat: number }
  'partner-form': { seat: number; card: Partnership }
  'partner-trade': { seat: number; card: Partnership; paid: CubeCounts; taken: CubeCounts }
  'hire-worker': { seat: number; worker: SkilledWorker; via: 'market' | 'agency'; paid: number }
  'hire-crew': { seat: number; crew: Crew; batches: number }
  'agency-draw': { seat: number; count: number; secret: { to: number; cards: readonly SkilledWorker[] } }
  'temp-book': { seat: number; paid: number; seasons: readonly number[] }
  'temp-use': { seat: number }
  'temp-return': { seat: number; count: number }
  exchange: { seat: number; given: Kind | 'money'; count: number; received: CubeCounts }
  'farm-plant': { seat: number; plant: Kind; token: number }
  'farm-harvest': { planted: readonly Kind[]; shares: readonly { readonly seat: number; readonly cubes: CubeCounts }[] }
  'farm-pick': { seat: number; token: number; pick: Kind }
  'farm-tile': { seat: number; planted?: Kind; harvested?: CubeCounts }
  'brewing-action': { seat: number; crew: Crew | 'temp'; action: Action }
  sell: { seat: number; slot: 'bottling-1' | 'bottling-2' | 'pub'; recipe: Recipe; money: number }
  bonus: { seat: number; source: Source; money: number; rep: number }
  label: { seat: number; label: ReturnType<typeof labelOf>; recipe: Recipe }
  bottle: { seat: number; recipe: Recipe; slot: 'bottling-1' | 'bottling-2' }
  brew: {
    seat: number
    recipe: Recipe
    tank: 'tank-1' | 'tank-2' | 'pub'
    paid: CubeCounts
    discount: CubeCounts
    tinkered?: Kind
    swapped?: { readonly out: Kind; readonly by: Kind }
  }
  'collab-section': { seat: number; section: Section; paid: CubeCounts }
  'collab-sold': {
    rewards: readonly {
      readonly seat: number
      readonly section: Section
      readonly money: number
      readonly rep: number
    }[]
  }
  lab: { seat: number; track: Track; level: Level }
  install: { seat: number; tile: Tile; cubes: CubeCounts; money: number; free: boolean }
  'secret-take': { seat: number; secret: { to: number; recipe: Recipe } }
  'secret-reveal': { seat: number; recipe: Recipe; placed: number }
  'secret-paid': { seat: number; recipe: Recipe; rep: number }
  decline: { seat: number; decision: string }
  bill: {
    seat: number
    items: { readonly board: number; readonly tiles: number; readonly workers: number; readonly crews: number }
    reductions: number
    total: number
    loans: number
    money: number
  }
  'season-end': { year: number; name: Season }
  score: { seat: number; parts: ScoreParts; total: number }
  'game-end': {
    winners: readonly number[]
    totals: readonly number[]
    tieBreak: boolean
    secrets: readonly { readonly seat: number; readonly recipe: Recipe }[]
  }
}

/** When it happened: every event says so. */
interface When {
  readonly season: number
  readonly phase: Phase
}

export type BrewCraftersEvent = {
  [K in keyof EventFields]: GameEvent & When & { readonly kind: K } & Readonly<EventFields[K]>
}[keyof EventFields]

type Untimed = {
  [K in keyof EventFields]: GameEvent & { readonly kind: K } & Readonly<EventFields[K]>
}[keyof EventFields]

export type BrewLog = Log<BrewCraftersEvent> | null

/** `log?.add(now(t, {…}))`: without a log nothing is built. */
export const now = (t: BrewCrafters, event: Untimed): BrewCraftersEvent => ({
  ...event,
  season: t.season,
  phase: PHASES[t.phase],
})

export function cubeCounts(cubes: { readonly [kind: number]: number }, sign = 1): CubeCounts {
  const out: { [K in Kind]?: number } = {}
  KINDS.forEach((kind, i) => {
    if (cubes[i] !== 0) out[kind] = cubes[i] * sign
  })
  return out
}
