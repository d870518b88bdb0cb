/** What must hold on every table (section 16); `transition.ts` has what must hold between two. */
import type { List } from '@taproom/engine'
import {
  COLOURS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  GOALS,
  HIGHEST_NUMBER,
  HOME,
  isSunny,
  LARGE,
  LAST_CELL,
  MONK_TYPES,
  SHED_SITES,
  SHED_TYPES,
  SMALL,
  SPOT_COUNT,
} from '../components/index.ts'
import { P } from './prompts.ts'
import { points } from './scoring.ts'
import { roundsOf } from './set-up.ts'
import { fertilitySum, isEnclosed, shedTypeFor } from './sheds.ts'
import { CARD, type HeavenAndAle, LOST, type Seat } from './table.ts'

export function expect(holds: boolean, invariant: string, what: string): void {
  if (!holds) throw new Error(`${invariant}: ${what}`)
}

/** For checks that run for every tile and site: what is wrong is put into words only when something is. */
function broken(invariant: string, what: string): never {
  throw new Error(`${invariant}: ${what}`)
}

function sum(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]
  return total
}

function countOf(values: ArrayLike<number>, wanted: number): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (values[i] === wanted) count++
  return count
}

const MOST_TILES = 256
const seen = new Uint8Array(MOST_TILES)
const hidden = new Uint8Array(MOST_TILES)

function see(list: List): void {
  for (let i = 0; i < list.length; i++) seen[list.at(i)]++
}

/** INV-1: no tile is lost or doubled. INV-18: set II does not appear before set I is used up. */
function tilesAreAllThere(t: HeavenAndAle): void {
  const { set, colour, tileIds } = t.box.lookup
  seen.fill(0)
  see(t.resourcesI)
  see(t.resourcesII)
  see(t.monksI)
  see(t.monksII)
  see(t.monksOut)
  hidden.set(seen)
  for (let i = 0; i < t.spaces.length; i++) see(t.spaces[i].tiles)
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { sites } = t.seats[seat]
    for (let site = 0; site < sites.length; site++) seen[sites[site]]++ // 0 is no tile and is not looked at
  }
  const allowed = t.resourcesI.length === 0 && t.seatCount > 2
  for (let tile = 1; tile < tileIds.length; tile++) {
    if (seen[tile] !== 1) broken('INV-1', `${tileIds[tile]} is there ${seen[tile]} times`)
    if (!allowed && hidden[tile] === 0 && set[tile] === 2 && colour[tile] >= 0)
      broken('INV-18', `${tileIds[tile]} came too early`)
  }
}

const MOST_DISCS = [20, 27, 36]

function discsAndBarrels(t: HeavenAndAle): void {
  let discs = t.reserve
  for (let i = 0; i < t.spaces.length; i++) discs += t.spaces[i].discs
  for (let seat = 0; seat < t.seatCount; seat++) {
    const onBoard = sum(t.seats[seat].spots)
    expect(onBoard <= SPOT_COUNT, 'INV-2', 'too many discs on a board')
    discs += onBoard
  }
  expect(discs === t.box.discs, 'INV-2', 'discs are missing')
  expect(t.box.discs - t.reserve <= MOST_DISCS[t.seatCount - 2], 'INV-2', 'too many discs laid out')
  for (let goal = 0; goal < GOALS.length; goal++) {
    let small = 0
    let large = 0
    for (let seat = 0; seat < t.seatCount; seat++) {
      const size = t.seats[seat].barrels[goal]
      if (size === SMALL) small++
      if (size === LARGE) large++
    }
    if (t.barrels[goal] + small + large !== 2) broken('INV-3', `${GOALS[goal]}: a barrel is missing`)
    if (small > large || large > 1) broken('INV-3', `${GOALS[goal]}: small before large`)
  }
}

/** HA-9.20: as many sales wait as cards are marked. */
function salesAreCounted(t: HeavenAndAle): void {
  let queued = 0
  for (let seat = 0; seat < t.seatCount; seat++) queued += countOf(t.seats[seat].cards, CARD.queued)
  if (queued !== t.queued) broken('INV-4', `${t.queued} sales are queued`)
}

function cardsAndPairs(t: HeavenAndAle, me: Seat): void {
  const { cards, pairs } = me
  let completed = 0
  let beside = 0
  for (let pair = 0; pair < pairs.length; pair++) {
    const complete = isComplete(t, me, pair)
    const card = pairs[pair]
    if (complete) completed++
    if (card > 0) {
      beside++
      expect(cards[card - 1] === CARD.placed, 'INV-4', 'a card beside a pair is placed')
    }
    if (card === LOST) expect(complete, 'INV-4', 'only a complete pair can be lost')
  }
  expect(me.placed === countOf(cards, CARD.placed) && me.placed === beside, 'INV-4', 'placed cards')
  expect(me.unplaced === countOf(cards, CARD.unplaced) + countOf(cards, CARD.queued), 'INV-4', 'unplaced cards')
  expect(me.placed + me.unplaced + countOf(cards, CARD.sold) === cards.length, 'INV-4', 'a card is missing')
  expect(beside <= completed, 'INV-4', 'a card without a pair')
}

function isComplete(t: HeavenAndAle, me: Seat, pair: number): boolean {
  const { pairOf } = t.box.lookup
  for (let spot = 0; spot < SPOT_COUNT; spot++) if (pairOf[spot] === pair && me.spots[spot] !== 1) return false
  return true
}

/** INV-6: never behind the start; INV-9: a disc lies only where there was something to activate. */
function boardIsSound(t: HeavenAndAle, me: Seat): void {
  if (me.ducats < 0) broken('INV-5', `${me.ducats} ducats`)
  for (let i = 0; i < COLOURS.length; i++) {
    const cell = me.markers[i]
    const colour = COLOURS[i]
    const start = colour === 'wood' ? t.options.woodStart : t.box.startCells[colour]
    if (cell > LAST_CELL || (t.scored !== 1 && cell < start)) broken('INV-6', `${colour} on ${cell}`)
  }
  const { brewmaster } = me
  if (brewmaster > LAST_CELL || brewmaster < t.options.brewmasterStart) broken('INV-6', `brewmaster on ${brewmaster}`)
  for (let spot = 0; spot < SPOT_COUNT; spot++) {
    if (!me.spots[spot]) continue
    const present =
      spot >= FIRST_MONK_SPOT
        ? me.monks[spot - FIRST_MONK_SPOT]
        : spot >= FIRST_COLOUR_SPOT
          ? me.colours[spot - FIRST_COLOUR_SPOT]
          : sum(me.numbers)
    if (present === 0) broken('INV-9', `a disc on spot ${spot} without a tile`)
  }
}

const colours = new Int16Array(COLOURS.length)
const monks = new Int16Array(MONK_TYPES.length)
const numbers = new Int16Array(HIGHEST_NUMBER + 1)

function same(tally: Int16Array, counted: Int16Array): boolean {
  for (let i = 0; i < counted.length; i++) if (counted[i] !== tally[i]) return false
  return true
}

/** INV-7: the tallies tell the truth. */
function talliesAreTrue(t: HeavenAndAle, me: Seat): void {
  const { colour, number, monk } = t.box.lookup
  colours.fill(0)
  monks.fill(0)
  numbers.fill(0)
  let sunny = 0
  let shady = 0
  for (let site = 0; site < me.sites.length; site++) {
    const tile = me.sites[site]
    if (tile === 0) continue
    if (isSunny(site)) sunny++
    else shady++
    if (monk[tile] >= 0) monks[monk[tile]]++
    else {
      colours[colour[tile]]++
      numbers[number[tile]]++
    }
  }
  expect(sunny === me.sunny && shady === me.shady, 'INV-7', 'tiles in sun and shade')
  expect(same(me.colours, colours), 'INV-7', 'tally of colours')
  expect(same(me.monks, monks), 'INV-7', 'tally of monks')
  expect(same(me.numbers, numbers), 'INV-7', 'tally of numbers')
}

const shedTypes = new Int16Array(SHED_TYPES.length)

/** INV-8: sheds stand where they are enclosed, and are of the right type. */
function shedsAreSound(t: HeavenAndAle, me: Seat): void {
  const { number } = t.box.lookup
  const settled = t.prompts.kind !== P.shed
  shedTypes.fill(0)
  for (let shed = 0; shed < SHED_SITES; shed++) {
    const type = me.sheds[shed] - 1
    if (type >= 0) {
      shedTypes[type]++
      if (!isEnclosed(me, shed)) broken('INV-8', `shed ${shed} is not enclosed`)
      if (type !== shedTypeFor(t.box.sheds, fertilitySum(number, me, shed))) broken('INV-8', `type of shed ${shed}`)
    } else if (settled && isEnclosed(me, shed)) broken('INV-8', `shed ${shed} is missing`)
  }
  expect(same(me.shedTypes, shedTypes), 'INV-8', 'tally of shed types')
}

const MOST_TURNS = [95, 139, 198]

function roundIsSound(t: HeavenAndAle): void {
  const rounds = roundsOf(t)
  if (t.round < 1 || t.round > rounds) broken('INV-10', `round ${t.round}`)
  expect((t.monksI.length + t.monksII.length) / 4 === rounds - t.round, 'INV-10', 'monk stacks')
  let standing = 0
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { at, start } = t.seats[seat]
    if (at < 0 || at > HOME) broken('INV-14', `a figure on ${at}`)
    if (start === 0) continue
    expect((standing & (1 << start)) === 0, 'INV-13', 'two figures on a start space')
    standing |= 1 << start
  }
  if (t.turn > MOST_TURNS[t.seatCount - 2]) broken('INV-15', `${t.turn} turns`)
}

function scoresAreSound(t: HeavenAndAle): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const total = points(t, seat)
    if (total < 0 || total > 120 + 48 + 12 + 1) broken('INV-22', `${total} points`)
  }
}

export function invariants(t: HeavenAndAle): void {
  tilesAreAllThere(t)
  discsAndBarrels(t)
  salesAreCounted(t)
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    cardsAndPairs(t, me)
    boardIsSound(t, me)
    talliesAreTrue(t, me)
    shedsAreSound(t, me)
  }
  roundIsSound(t)
  scoresAreSound(t)
}
