/** Set-up (section 4). */
import { type Chosen, choice, flag, type List, number } from '@taproom/engine'
import { COLOURS, GOALS, LARGE, START_SPACES } from '../components/index.ts'
import type { Journal } from './events.ts'
import { P } from './prompts.ts'
import { layOut } from './refill.ts'
import type { HeavenAndAle } from './table.ts'

export const OPTIONS = {
  edition: choice(['french', 'english'], 'french'),
  firstPlayer: choice(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'], 'random'),
  exchange: choice(['mandatory', 'optional'], 'mandatory'),
  woodStart: number(0, 1, 0), // HA-3.8
  brewmasterStart: number(-10, -9, -10), // HA-3.9
  brewmasterOverflow: choice(['none', 'ducat'], 'none'),
  numberMustBeOwned: flag(true),
  isolatedMonkAllowed: flag(true),
  shedSupply: choice(['unlimited'], 'unlimited'), // HA-2.25
  bank: choice(['unlimited'], 'unlimited'), // HA-2.31
}
export type ChosenOptions = Chosen<typeof OPTIONS>

/** Monks of one stack: one for each monk space. */
const STACK = 4
/** Stacks that set I is enough for. */
const FIRST_STACKS = 3

/** Options are fixed here for the whole match (HA-3.10). */
function keepOptions(t: HeavenAndAle, options: ChosenOptions): void {
  t.options.english = options.edition === 'english' ? 1 : 0
  t.options.optionalExchange = options.exchange === 'optional' ? 1 : 0
  t.options.woodStart = options.woodStart
  t.options.brewmasterStart = options.brewmasterStart
  t.options.brewmasterOverflow = options.brewmasterOverflow === 'ducat' ? 1 : 0
  t.options.numberMustBeOwned = options.numberMustBeOwned ? 1 : 0
  t.options.isolatedMonkAllowed = options.isolatedMonkAllowed ? 1 : 0
}

function firstPlayer(t: HeavenAndAle, options: ChosenOptions): number {
  if (options.firstPlayer === 'random') return t.chance.below(t.seatCount) // HA-3.4
  const seat = Number(options.firstPlayer.slice('seat-'.length)) - 1 // seats are numbered clockwise from 0: HA-4.1
  if (seat >= t.seatCount)
    throw new Error(`option "firstPlayer" cannot be "${options.firstPlayer}" with ${t.seatCount} seats`)
  return seat
}

/** All tiles of a set, shuffled once and for all (HA-4.2, HA-12.2). */
function shufflePile(t: HeavenAndAle, pile: List, set: number, from: number, to: number): void {
  for (let tile = from; tile <= to; tile++) if (t.box.lookup.set[tile] === set) pile.push(tile)
  t.chance.shuffle(pile.items, pile.length)
}

function shufflePiles(t: HeavenAndAle): void {
  const resources = t.box.resources.length
  const all = resources + t.box.monks.length
  shufflePile(t, t.resourcesI, 1, 1, resources)
  shufflePile(t, t.resourcesII, 2, 1, resources)
  shufflePile(t, t.monksI, 1, resources + 1, all) // HA-4.5
  shufflePile(t, t.monksII, 2, resources + 1, all)
  // One stack of set II with 3 seats, three with 4, none with 2 (HA-4.6 to HA-4.9); the others leave the game unseen.
  const used = (roundsOf(t) - FIRST_STACKS) * STACK // HA-4.6, HA-4.7, HA-4.9
  while (t.monksII.length > used) t.monksOut.push(t.monksII.pop()) // HA-4.8, HA-12.9
}

export function roundsOf(t: Pick<HeavenAndAle, 'box' | 'seatCount'>): number {
  return t.box.seatTables[t.seatCount - 2].rounds // HA-5.1
}

/** A player board, five cards and one figure each (HA-4.13): unplaced cards and empty sites are zeros. */
function setUpBoard(t: HeavenAndAle, seat: number): void {
  const me = t.seats[seat]
  const { startCells, purse } = t.box
  me.ducats = purse // HA-4.14
  me.unplaced = me.cards.length
  me.brewmaster = t.options.brewmasterStart // HA-4.15
  COLOURS.forEach((colour, i) => {
    me.markers[i] = colour === 'wood' ? t.options.woodStart : startCells[colour]
  })
}

function tellStart(t: HeavenAndAle, options: ChosenOptions, log: Journal): void {
  const { edition, ...others } = options
  log?.add({
    kind: 'game-start',
    rule: 'HA-5.1',
    round: 1,
    players: t.seatCount,
    edition,
    options: others,
    firstSeat: t.firstSeat,
  })
}

export function setUp(t: HeavenAndAle, seats: number, options: ChosenOptions, log: Journal): void {
  t.seatCount = seats
  t.round = 1
  keepOptions(t, options)
  t.firstSeat = firstPlayer(t, options) // chance is this draw and the four piles, nothing else: HA-12.1
  shufflePiles(t)
  for (let seat = 0; seat < seats; seat++) setUpBoard(t, seat)
  t.reserve = t.box.discs
  for (let goal = 0; goal < GOALS.length; goal++) t.barrels[goal] = LARGE // the large one on the small one: HA-4.12
  if (log) tellStart(t, options, log)
  layOut(t, log)
  t.seats[t.firstSeat].start = 1 // on `start-first`, without income: HA-4.16, HA-4.17
  log?.add({
    kind: 'setup-start',
    seat: t.firstSeat,
    rule: 'HA-4.16',
    round: 1,
    startSpace: START_SPACES[0],
    order: 0,
  })
  t.prompts.push(P['set-up'], 0, 1)
}
