/** The form of a component file: what an owner of the box may correct. Types and checks are one. */
import {
  each,
  Fault,
  isObject,
  listOf,
  object,
  oneOf,
  optional,
  type Read,
  type Reader,
  text,
  truth,
  whole,
} from './check.ts'
import {
  CREWS,
  FAMILIES,
  GIVEN,
  KINDS,
  LAB_SIDES,
  LEVELS,
  type Level,
  MAX_SEATS,
  PARTNERSHIPS,
  RECIPES,
  SECTIONS,
  SKILLED_WORKERS,
  SPACES,
  SPECIALTIES,
  SYMBOLS,
  TIERS,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from './names.ts'
import { checkSense, cubes, type Declared, declared, goods } from './vocabulary.ts'

/** S stated in the rulebook, F printed or public elsewhere, F? doubtful, R ruling, P proposed. */
const TAGS = ['S', 'F', 'F?', 'R', 'P'] as const
export type Tag = (typeof TAGS)[number]

const provenance: Reader<{ readonly [field: string]: Tag }> = (value, path) => {
  if (!isObject(value)) throw new Fault(path, 'the origin of each value is expected')
  return Object.fromEntries(Object.entries(value).map(([field, tag]) => [field, oneOf(TAGS)(tag, `${path}.${field}`)]))
}
const origin = { provenance: optional(provenance), note: optional(text) } as const

const few = whole(0, 20)
const cost = whole(0, 20)
const players = listOf(oneOf([2, 3, 4, 5]), 1, 4)

const marketOption = (value: unknown, path: string) => {
  const kind = isObject(value) ? value.kind : undefined
  if (kind === 'take-cubes') return object({ kind: oneOf(['take-cubes']), cubes })(value, path)
  if (kind === 'take-money') return object({ kind: oneOf(['take-money']), money: whole(1, 20) })(value, path)
  return object({ kind: oneOf(['hire-skilled-worker', 'form-partnership', 'hire-crew']) })(value, path)
}

const marketSpace = object({
  id: oneOf(SPACES),
  name: text,
  players,
  type: oneOf(['accumulate', 'fixed']),
  supplyPerSeason: optional(goods),
  firstPlayerMarker: optional(truth),
  options: optional(listOf(marketOption, 1, 4)),
  ...origin,
})

const partnership = object({
  id: oneOf(PARTNERSHIPS),
  name: text,
  players,
  trades: listOf(object({ pay: cubes, take: cubes }), 1, 2),
  ...origin,
})

const recipe = object({
  id: oneOf(RECIPES),
  name: text,
  family: oneOf(FAMILIES),
  tier: oneOf(TIERS),
  rep: few,
  symbol: oneOf(SYMBOLS),
  ingredients: cubes,
  beginnerSet: truth,
  labelPicture: optional(text),
  ...origin,
})

const skilledWorker = object({
  id: oneOf(SKILLED_WORKERS),
  name: text,
  winterCost: cost,
  beginner: truth,
  players,
  ...declared,
  ...origin,
})

const tile = object({
  id: oneOf(TILES),
  name: text,
  kind: oneOf(['building', 'equipment']),
  winterCost: cost,
  gift: goods,
  ...declared,
  ...origin,
})

const labTrack = object({
  id: oneOf(TRACKS),
  name: text,
  levels: each(LEVELS, 'level', object({ level: oneOf(LEVELS), ...declared, ...origin })),
  ...origin,
})
const side = (names: readonly string[]) => each(names, 'id', labTrack)

export const components = object({
  id: text,
  about: optional(text),
  constants: object({
    startMoney: few,
    startMalt: few,
    startHops: few,
    salePrice: few,
    loanValue: whole(1, 20),
    firstLoanPenalty: few,
    furtherLoanPenalty: few,
    goldLabelRep: few,
    unfinishedCollaborationRepPerSection: few,
    skilledWorkersInPlay: whole(1, SKILLED_WORKERS.length - 1),
    advancedRecipesPerFamily: whole(1, 6),
    ...origin,
  }),
  compensation: listOf(object({ gift: goods, ...origin }), MAX_SEATS, MAX_SEATS),
  marketSpaces: each(SPACES, 'id', marketSpace),
  partnerships: each(PARTNERSHIPS, 'id', partnership),
  recipes: each(RECIPES, 'id', recipe),
  skilledWorkers: each(SKILLED_WORKERS, 'id', skilledWorker),
  lab: object({ basic: side(TRACKS.slice(0, TRACKS_PER_SIDE)), advanced: side(TRACKS.slice(TRACKS_PER_SIDE)) }),
  board: each(
    ['storehouse-start', 'research-lab', 'line-1'],
    'id',
    object({ id: text, winterCost: cost, capacity: optional(whole(1, 99)), ...origin }),
  ),
  tiles: each(TILES, 'id', tile),
  crews: each(CREWS, 'id', object({ id: oneOf(CREWS), winterCost: cost, batchesNeeded: whole(0, 99), ...origin })),
  collaborationSections: each(
    SECTIONS,
    'id',
    object({
      id: oneOf(SECTIONS),
      name: text,
      cubes,
      anySpecialty: whole(0, 1),
      reward: object({ money: optional(few), rep: optional(few) }),
      ...origin,
    }),
  ),
  modules: object({
    temps: object({ price: cost, ...origin }),
    agency: object({ price: cost, draw: whole(1, 6), ...origin }),
    secretRecipe: object({ firstSaleRep: few, ...origin }),
  }),
  exchangeRates: listOf(
    object({
      id: text,
      give: listOf(oneOf(GIVEN), 1, GIVEN.length),
      maxGiven: whole(1, 8),
      receiveEach: listOf(cubes, 1, 4),
      ...origin,
    }),
    1,
    GIVEN.length,
  ),
  communityFarmYields: listOf(object({ plant: oneOf(KINDS), yields: whole(1, 20), ...origin }), 1, 3),
})
export type Components = Read<typeof components>

/** What a level may be: its place says when it works (BC-7.44–7.47). */
const LEVEL_TRIGGERS: { readonly [L in Level]: (trigger: Declared['trigger']) => boolean } = {
  experimental: trigger => trigger.on === 'lab-arrival' && trigger.levels === undefined,
  winter: trigger => trigger.on === 'season-start' && trigger.seasons.join() === 'winter',
  permanent: trigger => !['lab-arrival', 'season-start', 'game-end'].includes(trigger.on),
  final: trigger => trigger.on === 'game-end',
}

/** What the readers cannot see because it concerns several values at once. */
export function checkWhole(data: Components): void {
  data.marketSpaces.forEach((space, i) => {
    checkSpace(space, `marketSpaces[${i}]`)
  })
  checkRecipes(data)
  data.skilledWorkers.forEach((card, i) => {
    checkSense(card, `skilledWorkers[${i}]`)
  })
  data.tiles.forEach((card, i) => {
    checkSense(card, `tiles[${i}]`)
  })
  for (const labSide of LAB_SIDES)
    data.lab[labSide].forEach((track, i) => {
      track.levels.forEach((level, j) => {
        const path = `lab.${labSide}[${i}].levels[${j}]`
        checkSense(level, path)
        if (!LEVEL_TRIGGERS[level.level](level.trigger))
          throw new Fault(`${path}.trigger`, `does not fit the level "${level.level}"`)
      })
    })
  const beginners = data.skilledWorkers.filter(card => card.beginner).length
  if (beginners !== data.constants.skilledWorkersInPlay)
    throw new Fault(
      'skilledWorkers',
      `${data.constants.skilledWorkersInPlay} beginner cards are expected, not ${beginners}`,
    )
  if (data.board[0].capacity === undefined)
    throw new Fault('board[0].capacity', 'the number of cubes of the first storehouse is expected')
  const given = data.exchangeRates.flatMap(rate => rate.give)
  const twice = given.find((kind, i) => given.indexOf(kind) !== i)
  if (twice !== undefined) throw new Fault('exchangeRates', `"${twice}" can be given in two rows`)
}

function checkSpace(space: Components['marketSpaces'][number], path: string): void {
  if (space.type === 'accumulate') {
    if (space.supplyPerSeason === undefined || Object.keys(space.supplyPerSeason).length === 0)
      throw new Fault(`${path}.supplyPerSeason`, 'something must be supplied every season')
    if (space.options) throw new Fault(`${path}.options`, 'an accumulating space has none')
    return
  }
  if (!space.options) throw new Fault(`${path}.options`, 'what a worker gets here is expected')
  const takes = space.options.filter(option => option.kind === 'take-cubes')
  const others = space.options.filter(option => option.kind !== 'take-cubes').map(option => option.kind)
  if (new Set(others).size !== others.length) throw new Fault(`${path}.options`, 'the same option twice')
  if (takes.length < 2) return
  // A stall: the seat names the specialty, so each line must have one of its own (BC-6.2).
  const named = takes.map(option => SPECIALTIES.filter(kind => 'cubes' in option && option.cubes[kind] !== undefined))
  if (named.some(kinds => kinds.length !== 1) || new Set(named.map(([kind]) => kind)).size !== takes.length)
    throw new Fault(`${path}.options`, 'each of several lines of cubes needs its own specialty')
}

function checkRecipes(data: Components): void {
  const wanted = data.constants.advancedRecipesPerFamily
  for (const family of FAMILIES) {
    const own = data.recipes.filter(card => card.family === family)
    const basics = own.filter(card => card.tier === 'basic').length
    if (basics !== 1) throw new Fault('recipes', `one basic ${family} is expected, not ${basics}`)
    const beginners = own.filter(card => card.beginnerSet && card.tier === 'advanced').length
    if (beginners !== wanted)
      throw new Fault(
        'recipes',
        `${wanted} advanced recipes of the ${family} family are expected in the beginner set, not ${beginners}`,
      )
  }
}
