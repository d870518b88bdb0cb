/** The effects of all cards as integers: one shape for workers, lab levels and tiles. */
import type { Components } from './components.ts'
import {
  KINDS,
  LAB_SIDES,
  LEVELS,
  SEASONS,
  SKILLED_WORKERS,
  SOURCES,
  SYMBOLS,
  TIERS,
  TILES,
  TRACKS_PER_SIDE,
} from './names.ts'
import { COUNTED, type Declared, type Goods, type OperationName, TRIGGERS, type TriggerName } from './vocabulary.ts'

/** Numbers of cubes by kind. */
export type CubeTable = Int16Array

export const cubeTable = (goods: Goods = {}): CubeTable => Int16Array.from(KINDS, kind => goods[kind] ?? 0)
const maskOf = <N extends string>(all: readonly N[], chosen: readonly N[]): number =>
  chosen.reduce((mask, name) => mask | (1 << all.indexOf(name)), 0)

/** Who carries an effect. */
export const [OF_WORKER, OF_LEVEL, OF_TILE] = [0, 1, 2] as const

/** One effect; all have the same fields, so that loops over them stay fast. Fields that it does not need are 0. */
export interface Effect {
  /** Its place in SOURCES. */
  readonly source: number
  readonly holder: number
  /** Worker, tile, or track of the lab side (0–3). */
  readonly index: number
  /** Position that a marker must have reached, for lab levels. */
  readonly level: number
  readonly op: OperationName
  readonly cubes: CubeTable
  readonly amount: number
  readonly count: number
  readonly from: number
  readonly distinct: boolean
  readonly max: number
  /** Trigger: kinds of cubes, at least so many. */
  readonly kinds: number
  readonly min: number
  readonly oneBasic: boolean
  readonly seasons: number
  readonly notFirst: boolean
  /** Place in TIERS or SYMBOLS, −1 for any. */
  readonly tier: number
  readonly symbol: number
  readonly levels: number
  readonly firstBatch: boolean
  readonly oncePerRecipe: boolean
  /** Points: what is counted, per how many, rounded up? */
  readonly counted: number
  readonly every: number
  readonly roundUp: boolean
}

export type EffectsByTrigger = { readonly [T in TriggerName]: readonly Effect[] }

function effectOf(source: number, holder: number, index: number, level: number, declared: Declared): Effect {
  const trigger = declared.trigger
  const effect = declared.effect
  const given = 'cubes' in effect ? effect.cubes : effect.op === 'plant' ? effect.harvest : undefined
  const paid = effect.op === 'substitute' ? effect.pay : undefined
  return {
    source,
    holder,
    index,
    level,
    op: effect.op,
    cubes: cubeTable(given ?? paid),
    amount:
      'amount' in effect
        ? effect.amount
        : 'points' in effect
          ? effect.points
          : effect.op === 'place-on-occupied'
            ? effect.pay.money
            : 0,
    count: 'count' in effect ? effect.count : 0,
    from:
      'from' in effect ? maskOf(KINDS, effect.from) : effect.op === 'discount' ? maskOf(KINDS, [effect.ingredient]) : 0,
    distinct: 'distinct' in effect && effect.distinct === true,
    max: 'max' in effect && effect.max !== undefined ? effect.max : 0,
    kinds: 'kinds' in trigger && trigger.kinds ? maskOf(KINDS, trigger.kinds) : 0,
    min: 'min' in trigger && trigger.min !== undefined ? trigger.min : effect.op === 'discount' ? effect.min : 1,
    oneBasic: 'exactlyOneBasicKind' in trigger && trigger.exactlyOneBasicKind === true,
    seasons: 'seasons' in trigger ? maskOf(SEASONS, trigger.seasons) : 0,
    notFirst: 'condition' in trigger && trigger.condition === 'not-first-player',
    tier: 'tier' in trigger && trigger.tier ? TIERS.indexOf(trigger.tier) : -1,
    symbol: 'symbol' in trigger && trigger.symbol ? SYMBOLS.indexOf(trigger.symbol) : -1,
    levels: 'levels' in trigger && trigger.levels ? maskOf(LEVELS, trigger.levels) : 0,
    firstBatch: declared.limit === 'first-batch',
    oncePerRecipe: declared.limit === 'recipe',
    counted: effect.op === 'score' ? COUNTED.indexOf(effect.per) : 0,
    every: effect.op === 'score' ? (effect.every ?? 1) : 1,
    roundUp: effect.op === 'score' && effect.round === 'up',
  }
}

export function allEffects(
  data: Components,
): { readonly effect: Effect; readonly on: TriggerName; readonly side: number }[] {
  const workers = data.skilledWorkers.map((card, i) => ({
    effect: effectOf(i, OF_WORKER, i, 0, card),
    on: card.trigger.on,
    side: -1,
  }))
  const levels = LAB_SIDES.flatMap((labSide, side) =>
    data.lab[labSide].flatMap((track, i) =>
      track.levels.map((level, j) => ({
        effect: effectOf(
          SKILLED_WORKERS.length + (side * TRACKS_PER_SIDE + i) * LEVELS.length + j,
          OF_LEVEL,
          i,
          j + 1,
          level,
        ),
        on: level.trigger.on,
        side,
      })),
    ),
  )
  const tiles = data.tiles.map((card, i) => ({
    effect: effectOf(SOURCES.length - TILES.length + i, OF_TILE, i, 0, card),
    on: card.trigger.on,
    side: -1,
  }))
  return [...workers, ...levels, ...tiles]
}

export function byTrigger(all: ReturnType<typeof allEffects>, side: number): EffectsByTrigger {
  const lists = TRIGGERS.map(name => [
    name,
    all.filter(one => one.on === name && (one.side < 0 || one.side === side)).map(one => one.effect),
  ])
  return Object.fromEntries(lists)
}
