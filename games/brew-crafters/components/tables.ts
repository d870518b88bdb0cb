/** The component file as integers, compiled once per box: what the rules run over. */
import type { Components } from './components.ts'
import { allEffects, byTrigger, type CubeTable, cubeTable, type Effect, type EffectsByTrigger } from './effects.ts'
import {
  BASICS,
  CASH,
  CREW,
  FAMILIES,
  GIVEN,
  HIRE,
  KINDS,
  MAX_SEATS,
  PARTNER,
  RECIPES,
  SPACES,
  SYMBOLS,
  TAKE,
  TIERS,
} from './names.ts'

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
      all.reduce(
        (sum, { effect }) => sum + (effect.op === 'discount' && effect.from === 1 << i ? effect.amount : 0),
        0,
      ),
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
