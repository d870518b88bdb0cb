/** Rules 3 and 4: options and set-up. */
import { type Chosen, choice, flag } from '@taproom/engine'
import {
  FAMILIES,
  HOPS,
  KINDS,
  LAB_SIDES,
  MALT,
  MARKET_MODULES,
  PARTNERSHIPS,
  RECIPES,
  SKILLED_WORKERS,
  SPACES,
} from '../components/names.ts'
import { type BrewLog, cubeCounts, now } from './events.ts'
import { P } from './prompts.ts'
import { type BrewCrafters, ON_OFFER, SECRET_MODULE } from './table.ts'

/** Chosen once, never changed during play (BC-3.2); the modules independently of each other (BC-3.1). */
export const options = {
  recipeSet: choice(['beginner', 'random'], 'beginner'),
  workerSet: choice(['beginner', 'random'], 'beginner'),
  labSide: choice(LAB_SIDES, 'basic'),
  tempLabour: flag(false),
  commodityExchange: flag(false),
  labourAgency: flag(false),
  communityFarm: flag(false),
  secretRecipe: flag(false),
  firstPlayer: choice(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'], 'random'),
} as const
export type BrewCraftersOptions = typeof options

const NOT_IN_GAME = -1

/** All chance comes from the seeded source in the table (BC-12.3), and nothing here tells the seed (BC-12.5). */
export function setUp(t: BrewCrafters, seats: number, chosen: Chosen<BrewCraftersOptions>, log: BrewLog): void {
  t.seatCount = seats
  t.closed = 1
  t.labSide = LAB_SIDES.indexOf(chosen.labSide) // BC-2.31
  const modules = [chosen.tempLabour, chosen.commodityExchange, chosen.labourAgency, chosen.communityFarm]
  modules.forEach((on, module) => {
    t.modules[module] = on ? 1 : 0
  })
  t.modules[SECRET_MODULE] = chosen.secretRecipe ? 1 : 0
  t.firstPlayer = firstPlayer(t, seats, chosen.firstPlayer)
  t.leader = t.firstPlayer
  layOutRecipes(t, chosen.recipeSet === 'random')
  layOutWorkers(t, seats, chosen.workerSet === 'random')
  layOutPartnerships(t, seats)
  t.temps = chosen.tempLabour ? seats : 0 // BC-4.16
  log?.add(
    now(t, {
      kind: 'game-start',
      rule: 'BC-4.2',
      seats,
      firstPlayer: t.firstPlayer,
      recipes: RECIPES.filter((_id, i) => t.recipes[i]),
      workers: SKILLED_WORKERS.filter((_id, i) => t.workers[i] === ON_OFFER),
      partnerships: PARTNERSHIPS.filter((_id, i) => t.partners[i] === ON_OFFER),
      spaces: SPACES.filter((_id, i) => t.box.tables.spacesFor[seats].includes(i)), // all empty (BC-4.2)
      modules: [...MARKET_MODULES, 'secret-recipe'].filter((_id, i) => t.modules[i]),
      labSide: chosen.labSide,
    }),
  )
  for (let seat = 0; seat < seats; seat++) equip(t, seat)
  for (let place = 0; place < seats; place++) compensate(t, (t.firstPlayer + place) % seats, place, log)
  t.prompts.push(P['season-start'], 0) // BC-4.1, BC-4.18
}

/** BC-4.14 */
function firstPlayer(t: BrewCrafters, seats: number, wish: string): number {
  if (wish === 'random') return t.chance.below(seats) // BC-12.1
  const seat = Number(wish.slice('seat-'.length)) - 1
  if (seat >= seats) throw new Error(`firstPlayer: there is no ${wish} with ${seats} seats`)
  return seat
}

/**
 * BC-4.4, BC-4.5, BC-4.19: the three basic recipes and two advanced ones per family, the beginner set (BC-4.6) or drawn.
 * Each of those has its Gold Label: one that nobody has won yet (BC-2.19, BC-4.8).
 */
function layOutRecipes(t: BrewCrafters, random: boolean): void {
  const { recipes, constants } = t.box
  recipes.forEach((card, i) => {
    t.recipes[i] = card.tier === 'basic' || (!random && card.beginnerSet) ? 1 : 0 // BC-2.16, BC-2.17
  })
  if (!random) return
  for (const family of FAMILIES) {
    const pile = recipes.flatMap((card, i) => (card.tier === 'advanced' && card.family === family ? [i] : []))
    t.chance.shuffle(pile) // BC-4.7, BC-12.1
    for (const recipe of pile.slice(0, constants.advancedRecipesPerFamily)) t.recipes[recipe] = 1
  }
}

/** BC-2.22, BC-4.9, BC-4.10: nine cards; the rest of the deck (BC-2.24) is set aside (BC-4.11). */
function layOutWorkers(t: BrewCrafters, seats: number, random: boolean): void {
  const { skilledWorkers, constants } = t.box
  skilledWorkers.forEach((card, i) => {
    const there = card.players.some(n => n === seats)
    t.workers[i] = !there ? NOT_IN_GAME : !random && card.beginner ? ON_OFFER : 0
  })
  if (!random) return
  const deck = skilledWorkers.flatMap((_card, i) => (t.workers[i] === NOT_IN_GAME ? [] : [i]))
  t.chance.shuffle(deck) // BC-12.1
  for (const worker of deck.slice(0, constants.skilledWorkersInPlay)) t.workers[worker] = ON_OFFER
}

/** BC-4.3: two cards in every game (BC-2.12), two more with 4 or 5 seats (BC-2.13). */
function layOutPartnerships(t: BrewCrafters, seats: number): void {
  t.box.partnerships.forEach((card, i) => {
    t.partners[i] = card.players.some(n => n === seats) ? ON_OFFER : 0
  })
}

/** BC-4.13: workers, markers and sections need nothing: they start at 0 (BC-4.12, BC-4.17). */
function equip(t: BrewCrafters, seat: number): void {
  const me = t.seats[seat]
  const { startMoney, startMalt, startHops } = t.box.constants
  me.money = startMoney
  me.cubes[MALT] = startMalt
  me.cubes[HOPS] = startHops
  me.crews = 1
}

/** BC-4.15: in clockwise order from the First Player. */
function compensate(t: BrewCrafters, seat: number, place: number, log: BrewLog): void {
  const { gift } = t.box.compensation[place]
  const me = t.seats[seat]
  const money = gift.money ?? 0
  const cubes = KINDS.map(kind => gift[kind] ?? 0)
  me.money += money
  cubes.forEach((n, kind) => {
    me.cubes[kind] += n
  })
  if (place > 0) log?.add(now(t, { kind: 'compensation', seat, rule: 'BC-4.15', cubes: cubeCounts(cubes), money }))
}
