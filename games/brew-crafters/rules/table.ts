import { int, ints, layout, list, names, rows, type State, secretToOwner, type View } from '@taproom/engine'
import type { Box } from '../components/box.ts'
import {
  KINDS,
  MARKET_MODULES,
  MAX_SEATS,
  PARTNERSHIPS,
  RECIPES,
  SEASONS,
  SECTIONS,
  SKILLED_WORKERS,
  SOURCES,
  SPACES,
  TILES,
  TRACKS_PER_SIDE,
} from '../components/names.ts'

/** More secret recipes than unused advanced cards can never be taken. */
const MAX_SECRETS = 18
const AGENCY_HAND = 6
const FARM_TOKENS = 3

/**
 * What is on the table. Amounts are plain numbers without the counters of the box (BC-2.41); the reserve and the bank are not cells because
 * they never run out (BC-2.3), nor do beer tokens (BC-2.4). Everything is public (BC-2.6, BC-2.7, BC-12.4) except the fields marked secret.
 * Seats in cells are written seat + 1, so that 0 is nobody; so are recipes in tanks.
 */
export const schema = {
  seatCount: int,
  labSide: int, // 0 basic, 1 advanced (BC-2.31)
  modules: ints(MARKET_MODULES.length + 1), // 1 = in play; the last one is Secret recipe (BC-3.1)
  closed: int, // 1 while secret recipes are hidden: until the end (BC-9.47)
  season: int, // 1–12, 0 before the first
  phase: int, // place in PHASES
  round: int, // within the phase
  firstPlayer: int, // seat that holds the marker
  leader: int, // seat that leads the running phase (BC-5.20)
  spaces: rows(SPACES.length, {
    worker: int,
    jumper: int, // second piece, by Queue Jumper (BC-5.34)
    cubes: ints(KINDS.length),
    money: int,
  }),
  used: ints(MARKET_MODULES.length), // which seat used the module this season (BC-9.2)
  recipes: ints(RECIPES.length), // 1 = open in this game
  labels: ints(RECIPES.length), // who won the Gold Label
  workers: ints(SKILLED_WORKERS.length), // −1 not in this game, 0 unused, 1 on offer, 2 + seat
  partners: ints(PARTNERSHIPS.length), // 0 not in this game, 1 on offer, 2 + seat
  sections: ints(SECTIONS.length), // who filled it
  temps: int, // beside the market
  planted: ints(KINDS.length), // community farm, this cycle
  tokens: list(FARM_TOKENS), // seats in the order of planting
  harvest: ints(KINDS.length), // cubes left over in the harvest
  takes: list(MAX_SECRETS), // seats in the order in which they took secret recipes
  shown: ints(MAX_SECRETS), // the recipe of each take (+ 1) once it was brewed
  benefits: list(SOURCES.length), // still to be resolved by the seat in the benefit step
  // The running brewing action
  processed: int,
  collaborated: int,
  batches: int, // paid in this Process (BC-7.30)
  tinkered: int,
  swapped: int,
  seats: rows(MAX_SEATS, {
    money: int,
    rep: int, // reputation tokens
    loans: int,
    crews: int,
    placed: int, // own workers on the market
    cubes: ints(KINDS.length),
    arriving: ints(KINDS.length), // not in the storehouse before the storage check of the event
    tiles: ints(TILES.length),
    lab: ints(TRACKS_PER_SIDE),
    tanks: ints(2),
    bottles: ints(2),
    pub: int,
    brewed: ints(RECIPES.length),
    sold: ints(RECIPES.length),
    field: int, // kind + 1 planted on the Farm tile
    reduction: int, // of this Winter's bill, from the benefit step
    temps: int, // in hand this season
    tempsSpent: int,
    booked: ints(2), // for the next season and the one after
    brokered: int, // extra action of this season used
    jumped: int, // Queue Jumper used this season
    declinedMarket: int,
    declinedBrewing: int,
    secrets: secretToOwner(ints(RECIPES.length), { when: 'closed', counted: 'takes' }), // 1 + place among the takes
    seen: secretToOwner(ints(RECIPES.length), { counted: 'takes' }), // takes of others that were made when it was first found missing
    drawn: secretToOwner(list(AGENCY_HAND)),
  }),
} as const

export const table = layout<typeof schema, Box>(schema, 16)
export type BrewCrafters = State<typeof schema, Box>
export type BrewCraftersView = View<typeof schema, Box>
export type Seat = BrewCrafters['seats'][number]

/** What a worker or partnership card is: on the table for all, or with a seat. */
export const ON_OFFER = 1
export const heldBy = (seat: number): number => seat + 2
export const holderOf = (cell: number): number => cell - 2

export const SECRET_MODULE = MARKET_MODULES.length

export const PHASES = ['set-up', 'supply', 'benefits', 'market', 'brewing', 'season-end', 'scoring'] as const
export type Phase = (typeof PHASES)[number]
export const PHASE = names(PHASES)

/** BC-5.1: season 1 is Spring of the first year. */
export const seasonOf = (t: { readonly season: number }): number => (t.season + SEASONS.length - 1) % SEASONS.length
export const yearOf = (t: { readonly season: number }): number => Math.ceil(t.season / SEASONS.length)

/** The seat that is `places` after the leader of the phase (BC-5.10). */
export const inOrder = (t: BrewCrafters, places: number): number => (t.leader + places) % t.seatCount

export function countCubes(cubes: { readonly [kind: number]: number }): number {
  return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4] + cubes[5]
}

export function addCubes(to: Int16Array, cubes: Int16Array): void {
  for (let kind = 0; kind < KINDS.length; kind++) to[kind] += cubes[kind]
}

/** Moves all cubes; as a loop, because a built-in call costs more than six cells. */
export function moveCubes(from: Int16Array, to: Int16Array): void {
  for (let kind = 0; kind < KINDS.length; kind++) {
    to[kind] += from[kind]
    from[kind] = 0
  }
}

/** BC-6.20: batches count in a tank, bottled or sold. */
export function batchesBrewed(me: { readonly brewed: { readonly [recipe: number]: number } }): number {
  let batches = 0
  for (let recipe = 0; recipe < RECIPES.length; recipe++) batches += me.brewed[recipe]
  return batches
}

export function tilesInstalled(me: { readonly tiles: { readonly [tile: number]: number } }): number {
  let tiles = 0
  for (let tile = 0; tile < TILES.length; tile++) tiles += me.tiles[tile]
  return tiles
}
