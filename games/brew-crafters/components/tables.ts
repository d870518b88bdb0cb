/** The component file as integers, compiled once per box: what the rules run over. */
import type { Components } from './components.ts'
import {
  BASICS,
  CASH,
  CREW,
  FAMILIES,
  GIVEN,
  HIRE,
  KINDS,
  LAB_SIDES,
  LEVELS,
  MAX_SEATS,
  PARTNER,
  RECIPES,
  SEASONS,
  SKILLED_WORKERS,
  SOURCES,
  SPACES,
  SYMBOLS,
  TAKE,
  TIERS,
  TILES,
  TRACKS_PER_SIDE,
} from './names.ts'
import { COUNTED, type Declared, type Goods, type OperationName, type TriggerName } from './vocabulary.ts'

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

export interface SpaceTable {
  /** Bit n: in play with n seats. */
  readonly players: number
  readonly accumulates: boolean
  readonly supply: CubeTable
  readonly supplyMoney: number
  readonly marker: boolean
  /** Bits by OPTIONS, and the same as a list. */
  readonly options: number
  readonly choices: readonly number[]
  /** What is taken: for a stall by the specialty named, else under 0. */
  readonly taken: readonly CubeTable[]
  /** Bits by KINDS, 0 when there is nothing to name. */
  readonly stall: number
  readonly money: number
}

export interface Tables {
  readonly spaces: readonly SpaceTable[]
  /** Places of SPACES in play by number of seats. */
  readonly spacesFor: readonly (readonly number[])[]
  readonly price: readonly CubeTable[]
  readonly rep: Int16Array
  readonly family: Int16Array
  readonly symbol: Int16Array
  readonly tier: Int16Array
  /** By kind: what all discounts of the box together could take off a price. */
  readonly mostDiscount: CubeTable
  /** The basic recipe of each family. */
  readonly basicOf: Int16Array
  readonly advanced: readonly number[]
  readonly trades: readonly (readonly {
    readonly pay: CubeTable
    readonly take: CubeTable
    readonly growth: number
  }[])[]
  /** By lab side. */
  readonly on: readonly [EffectsByTrigger, EffectsByTrigger]
  /** Every effect by its place in SOURCES. */
  readonly effects: readonly Effect[]
  readonly workerCost: Int16Array
  readonly tileCost: Int16Array
  readonly tileGift: readonly CubeTable[]
  readonly tileGiftMoney: Int16Array
  readonly boardCost: number
  readonly capacity: number
  readonly crewCost: Int16Array
  readonly crewNeeds: Int16Array
  readonly sectionCubes: readonly CubeTable[]
  readonly sectionSpecialty: Int16Array
  readonly sectionMoney: Int16Array
  readonly sectionRep: Int16Array
  /** Exchange by what is given (GIVEN): most units and the lines, none when it cannot be given. */
  readonly exchange: readonly { readonly max: number; readonly lines: readonly CubeTable[] }[]
  /** Community farm: yield by kind, 0 = cannot be planted. */
  readonly farmYield: CubeTable
}

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

function allEffects(data: Components): { readonly effect: Effect; readonly on: TriggerName; readonly side: number }[] {
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

const TRIGGER_NAMES: readonly TriggerName[] = [
  'passive',
  'market-take',
  'market-place',
  'market-extra',
  'season-start',
  'sale-batch',
  'process-sold',
  'brew-cost',
  'brew-batch',
  'label-won',
  'collab-sold',
  'lab-action',
  'lab-arrival',
  'install-action',
  'upkeep',
  'game-end',
]

function byTrigger(all: ReturnType<typeof allEffects>, side: number): EffectsByTrigger {
  const lists = TRIGGER_NAMES.map(name => [
    name,
    all.filter(one => one.on === name && (one.side < 0 || one.side === side)).map(one => one.effect),
  ])
  return Object.fromEntries(lists)
}

const OPTION_OF = {
  'hire-skilled-worker': HIRE,
  'form-partnership': PARTNER,
  'hire-crew': CREW,
  'take-money': CASH,
  'take-cubes': TAKE,
}

function spaceTable(space: Components['marketSpaces'][number]): SpaceTable {
  const options = space.options ?? []
  const takes = options.flatMap(option => (option.kind === 'take-cubes' ? [cubeTable(option.cubes)] : []))
  const isStall = takes.length > 1
  const named = (cubes: CubeTable) => cubes.findIndex((n, kind) => kind >= BASICS && n > 0)
  const taken: CubeTable[] = KINDS.map(() => cubeTable())
  for (const cubes of takes) taken[isStall ? named(cubes) : 0] = cubes
  return {
    players: space.players.reduce((mask, n) => mask | (1 << n), 0),
    accumulates: space.type === 'accumulate',
    supply: cubeTable(space.supplyPerSeason),
    supplyMoney: space.supplyPerSeason?.money ?? 0,
    marker: space.firstPlayerMarker === true,
    choices: [...new Set(space.type === 'accumulate' ? [TAKE] : options.map(option => OPTION_OF[option.kind]))],
    options: options.reduce(
      (mask, option) => mask | (1 << OPTION_OF[option.kind]),
      space.type === 'accumulate' ? 1 << TAKE : 0,
    ),
    taken,
    stall: isStall ? takes.reduce((mask, cubes) => mask | (1 << named(cubes)), 0) : 0,
    money: options.reduce((sum, option) => sum + (option.kind === 'take-money' ? option.money : 0), 0),
  }
}

const sum = (cubes: CubeTable): number => cubes.reduce((total, n) => total + n, 0)

export function compile(data: Components): Tables {
  const all = allEffects(data)
  const { recipes, tiles, collaborationSections: sections } = data
  return {
    spaces: data.marketSpaces.map(spaceTable),
    spacesFor: Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
      SPACES.flatMap((_id, i) => (data.marketSpaces[i].players.some(n => n === seats) ? [i] : [])),
    ),
    price: recipes.map(card => cubeTable(card.ingredients)),
    rep: Int16Array.from(recipes, card => card.rep),
    family: Int16Array.from(recipes, card => FAMILIES.indexOf(card.family)),
    symbol: Int16Array.from(recipes, card => SYMBOLS.indexOf(card.symbol)),
    tier: Int16Array.from(recipes, card => TIERS.indexOf(card.tier)),
    mostDiscount: Int16Array.from(KINDS, (_kind, i) =>
      all.reduce((sum, { effect }) => sum + (effect.op === 'discount' && effect.from === 1 << i ? effect.amount : 0), 0),
    ),
    basicOf: Int16Array.from(FAMILIES, family =>
      recipes.findIndex(card => card.family === family && card.tier === 'basic'),
    ),
    advanced: RECIPES.flatMap((_id, i) => (recipes[i].tier === 'advanced' ? [i] : [])),
    trades: data.partnerships.map(card =>
      card.trades.map(({ pay, take }) => {
        const [paid, taken] = [cubeTable(pay), cubeTable(take)]
        return { pay: paid, take: taken, growth: sum(taken) - sum(paid) }
      }),
    ),
    on: [byTrigger(all, 0), byTrigger(all, 1)],
    effects: all.map(one => one.effect),
    workerCost: Int16Array.from(data.skilledWorkers, card => card.winterCost),
    tileCost: Int16Array.from(tiles, card => card.winterCost),
    tileGift: tiles.map(card => cubeTable(card.gift)),
    tileGiftMoney: Int16Array.from(tiles, card => card.gift.money ?? 0),
    boardCost: data.board.reduce((total, place) => total + place.winterCost, 0),
    capacity: data.board[0].capacity ?? 0,
    crewCost: Int16Array.from(data.crews, crew => crew.winterCost),
    crewNeeds: Int16Array.from(data.crews, crew => crew.batchesNeeded),
    sectionCubes: sections.map(section => cubeTable(section.cubes)),
    sectionSpecialty: Int16Array.from(sections, section => section.anySpecialty),
    sectionMoney: Int16Array.from(sections, section => section.reward.money ?? 0),
    sectionRep: Int16Array.from(sections, section => section.reward.rep ?? 0),
    exchange: GIVEN.map(kind => {
      const row = data.exchangeRates.find(rate => rate.give.includes(kind))
      return { max: row?.maxGiven ?? 0, lines: (row?.receiveEach ?? []).map(line => cubeTable(line)) }
    }),
    farmYield: Int16Array.from(KINDS, kind => data.communityFarmYields.find(row => row.plant === kind)?.yields ?? 0),
  }
}
