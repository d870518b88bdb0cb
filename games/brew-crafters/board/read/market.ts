import {
  BASICS,
  CASH,
  CREW,
  HIRE,
  KINDS,
  MARKET_MODULES,
  PARTNER,
  SKILLED_WORKERS,
  SPACES,
  SPRING,
  WINTER,
} from '../../components/names.ts'
import type { SpaceTable } from '../../components/tables.ts'
import { UNUSED } from '../../rules/modules/labour-agency.ts'
import { type BrewCrafters, countCubes, seasonOf } from '../../rules/table.ts'
import type { Cubes, MarketModule, SeatColour, SignLine } from '../kinds.ts'
import type { MarketSpace } from '../Market.tsx'
import type { ModuleOnTable } from '../Modules.tsx'
import type { BoardWords } from '../words.ts'
import { everyCube } from './signs.ts'
import { cubesOf } from './table.ts'

type Colour = (seat: number) => SeatColour

/** What a place always gives; two lines stand for either/or. */
function givesOf(table: SpaceTable): SignLine[] {
  return table.choices.map(option => {
    if (option === HIRE) return 'worker'
    if (option === PARTNER) return 'hands'
    if (option === CREW) return 'crew'
    if (option === CASH) return `${table.money} coin`
    if (!table.stall) return everyCube(cubesOf(table.taken[0]))
    const named = KINDS.filter((_kind, i) => (table.stall >> i) & 1)
    const first = table.taken[KINDS.indexOf(named[0])].map((n, kind) => (kind < BASICS ? n : 0))
    return `${everyCube(cubesOf(first))} + ${named.join(' ')}`
  })
}

const standing = (cells: readonly number[], colour: Colour) =>
  cells.filter(cell => cell > 0).map(cell => ({ seat: colour(cell - 1) }))

function moduleOf(t: BrewCrafters, id: MarketModule, colour: Colour): ModuleOnTable {
  const { temps, agency } = t.box.modules
  switch (id) {
    case 'temp-labour':
      return { kind: id, temps: t.temps, price: `−${temps.price} coin` }
    case 'commodity-exchange':
      return { kind: id }
    case 'labour-agency': {
      const cards = SKILLED_WORKERS.filter((_id, worker) => t.workers[worker] === UNUSED).length
      return { kind: id, cards, price: `−${agency.price} coin` }
    }
    case 'community-farm': {
      const tokens = t.tokens.toArray()
      const season = seasonOf(t)
      const planted = t.box.communityFarmYields.filter(({ plant }) => t.planted[KINDS.indexOf(plant)])
      return {
        kind: id,
        // Who planted which kind does not matter any more (BC-9.32): the tokens lie on the planted plots in their order.
        plots: t.box.communityFarmYields.map(plot => {
          const token = planted.indexOf(plot)
          return {
            kind: plot.plant,
            yields: plot.yields,
            ...(token >= 0 && token < tokens.length
              ? { token: { number: token + 1, seat: colour(tokens[token]) } }
              : {}),
          }
        }),
        open: season === WINTER || season === SPRING,
      }
    }
  }
}

/** `bonus`: what own workers and lab levels would add, by place. */
export function readMarket(
  t: BrewCrafters,
  words: BoardWords,
  colour: Colour,
  bonus: Readonly<Record<string, Cubes>>,
): MarketSpace[] {
  const { spaces, spacesFor } = t.box.tables
  const { names } = words.lexicon
  const inPlay = spacesFor[t.seatCount].map((space): MarketSpace => {
    const id = SPACES[space]
    const table = spaces[space]
    const here = t.spaces[space]
    const common = {
      id,
      name: names.space[id],
      short: words.short[id],
      workers: standing([here.worker, here.jumper], colour),
      marker: table.marker,
    }
    if (!table.accumulates) return { ...common, gives: givesOf(table), bonus: bonus[id] }
    return {
      ...common,
      cubes: cubesOf(here.cubes),
      money: here.money,
      grows: `+${countCubes(table.supply) + table.supplyMoney}`,
      bonus: bonus[id],
    }
  })
  const modules = MARKET_MODULES.flatMap((id, module): MarketSpace[] =>
    t.modules[module]
      ? [
          {
            id,
            name: names.module[id],
            short: words.short[id],
            module: moduleOf(t, id, colour),
            workers: standing([t.used[module]], colour),
          },
        ]
      : [],
  )
  return [...inPlay, ...modules]
}
