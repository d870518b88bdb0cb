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
  LAST_CELL,
  MONK_TYPES,
  SHED_SITES,
  SHED_TYPES,
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

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

const seatsOf = (t: HeavenAndAle): readonly Seat[] => t.seats.slice(0, t.seatCount)

/** INV-1: no tile is lost or doubled. INV-18: set II does not appear before set I is used up. */
function tilesAreAllThere(t: HeavenAndAle): void {
  const { set, colour, tileIds } = t.box.lookup
  const seen = new Uint8Array(tileIds.length)
  const count = (list: List) => {
    for (let i = 0; i < list.length; i++) seen[list.at(i)]++
  }
  for (const pile of [t.resourcesI, t.resourcesII, t.monksI, t.monksII, t.monksOut]) count(pile)
  const hidden = seen.slice()
  for (const space of t.spaces) count(space.tiles)
  for (const me of seatsOf(t)) for (const tile of me.sites) if (tile > 0) seen[tile]++
  const allowed = t.resourcesI.length === 0 && t.seatCount > 2
  for (let tile = 1; tile < seen.length; tile++) {
    expect(seen[tile] === 1, 'INV-1', `${tileIds[tile]} is there ${seen[tile]} times`)
    const second = hidden[tile] === 0 && set[tile] === 2 && colour[tile] >= 0
    if (second) expect(allowed, 'INV-18', `${tileIds[tile]} came too early`)
  }
}

function discsAndBarrels(t: HeavenAndAle): void {
  const onBoards = seatsOf(t).map(me => sum(me.spots))
  const onSpaces = sum(t.spaces.map(space => space.discs))
  expect(sum(onBoards) + onSpaces + t.reserve === t.box.discs, 'INV-2', 'discs are missing')
  expect(t.box.discs - t.reserve <= [20, 27, 36][t.seatCount - 2], 'INV-2', 'too many discs laid out')
  expect(Math.max(...onBoards) <= SPOT_COUNT, 'INV-2', 'too many discs on a board')
  for (let goal = 0; goal < GOALS.length; goal++) {
    const owned = seatsOf(t).map(me => me.barrels[goal])
    const small = owned.filter(size => size === 1).length
    const large = owned.filter(size => size === 2).length
    expect(t.barrels[goal] + small + large === 2, 'INV-3', `${GOALS[goal]}: a barrel is missing`)
    expect(small <= large && large <= 1, 'INV-3', `${GOALS[goal]}: small before large`)
  }
}

/** HA-9.20: as many sales wait as cards are marked. */
function salesAreCounted(t: HeavenAndAle): void {
  const queued = seatsOf(t).map(me => [...me.cards].filter(card => card === CARD.queued).length)
  expect(sum(queued) === t.queued, 'INV-4', `${t.queued} sales are queued`)
}

function cardsAndPairs(t: HeavenAndAle, me: Seat): void {
  const states = [...me.cards]
  const count = (state: number) => states.filter(card => card === state).length
  const completed = t.box.pairs.filter((_, pair) => isComplete(t, me, pair)).length
  const beside = [...me.pairs].filter(card => card > 0)
  expect(me.placed === count(CARD.placed) && me.placed === beside.length, 'INV-4', 'placed cards')
  expect(me.unplaced === count(CARD.unplaced) + count(CARD.queued), 'INV-4', 'unplaced cards')
  expect(me.placed + me.unplaced + count(CARD.sold) === 5, 'INV-4', 'five cards')
  expect(beside.length <= completed, 'INV-4', 'a card without a pair')
  for (const [pair, card] of me.pairs.entries()) {
    if (card > 0) expect(me.cards[card - 1] === CARD.placed, 'INV-4', 'a card beside a pair is placed')
    if (card === LOST) expect(isComplete(t, me, pair), 'INV-4', 'only a complete pair can be lost')
  }
}

function isComplete(t: HeavenAndAle, me: Seat, pair: number): boolean {
  const { pairOf } = t.box.lookup
  return me.spots.every((disc, spot) => pairOf[spot] !== pair || disc === 1)
}

/** INV-6: never behind the start; INV-9: a disc lies only where there was something to activate. */
function boardIsSound(t: HeavenAndAle, me: Seat): void {
  expect(me.ducats >= 0, 'INV-5', `${me.ducats} ducats`)
  const { yeast, hops, water, barley } = t.box.startCells
  const starts = [t.options.woodStart, yeast, hops, water, barley]
  me.markers.forEach((cell, i) => {
    expect(cell <= LAST_CELL && (t.scored === 1 || cell >= starts[i]), 'INV-6', `${COLOURS[i]} on ${cell}`)
  })
  const { brewmaster } = me
  expect(brewmaster <= LAST_CELL && brewmaster >= t.options.brewmasterStart, 'INV-6', `brewmaster on ${brewmaster}`)
  for (let spot = 0; spot < SPOT_COUNT; spot++) {
    if (!me.spots[spot]) continue
    const present =
      spot >= FIRST_MONK_SPOT
        ? me.monks[spot - FIRST_MONK_SPOT]
        : spot >= FIRST_COLOUR_SPOT
          ? me.colours[spot - FIRST_COLOUR_SPOT]
          : sum(me.numbers)
    expect(present > 0, 'INV-9', `a disc on spot ${spot} without a tile`)
  }
}

/** INV-7: the tallies tell the truth. */
function talliesAreTrue(t: HeavenAndAle, me: Seat): void {
  const { colour, number, monk } = t.box.lookup
  const colours = Array<number>(COLOURS.length).fill(0)
  const monks = Array<number>(MONK_TYPES.length).fill(0)
  const numbers = Array<number>(HIGHEST_NUMBER + 1).fill(0)
  const halves = [0, 0]
  me.sites.forEach((tile, site) => {
    if (tile === 0) return
    halves[isSunny(site) ? 0 : 1]++
    if (monk[tile] >= 0) monks[monk[tile]]++
    else {
      colours[colour[tile]]++
      numbers[number[tile]]++
    }
  })
  const same = (tally: Int16Array, counted: readonly number[]) => counted.every((count, i) => count === tally[i])
  expect(halves[0] === me.sunny && halves[1] === me.shady, 'INV-7', 'tiles in sun and shade')
  expect(same(me.colours, colours), 'INV-7', 'tally of colours')
  expect(same(me.monks, monks), 'INV-7', 'tally of monks')
  expect(same(me.numbers, numbers), 'INV-7', 'tally of numbers')
}

/** INV-8: sheds stand where they are enclosed, and are of the right type. */
function shedsAreSound(t: HeavenAndAle, me: Seat): void {
  const { number } = t.box.lookup
  const settled = t.prompts.kind !== P.shed
  const types = Array<number>(SHED_TYPES.length).fill(0)
  for (let shed = 0; shed < SHED_SITES; shed++) {
    const type = me.sheds[shed] - 1
    if (type >= 0) {
      types[type]++
      expect(isEnclosed(me, shed), 'INV-8', `shed ${shed} is not enclosed`)
      expect(type === shedTypeFor(t.box.sheds, fertilitySum(number, me, shed)), 'INV-8', `type of shed ${shed}`)
    } else if (settled) expect(!isEnclosed(me, shed), 'INV-8', `shed ${shed} is missing`)
  }
  for (let type = 0; type < types.length; type++)
    expect(types[type] === me.shedTypes[type], 'INV-8', `tally of shed type ${type}`)
}

const MOST_TURNS = [95, 139, 198]

function roundIsSound(t: HeavenAndAle): void {
  const rounds = roundsOf(t)
  expect(t.round >= 1 && t.round <= rounds, 'INV-10', `round ${t.round}`)
  expect((t.monksI.length + t.monksII.length) / 4 === rounds - t.round, 'INV-10', 'monk stacks')
  const starts = seatsOf(t)
    .map(me => me.start)
    .filter(start => start > 0)
  expect(new Set(starts).size === starts.length, 'INV-13', 'two figures on a start space')
  for (const me of seatsOf(t)) expect(me.at >= 0 && me.at <= HOME, 'INV-14', `a figure on ${me.at}`)
  expect(t.turn <= MOST_TURNS[t.seatCount - 2], 'INV-15', `${t.turn} turns`)
}

function scoresAreSound(t: HeavenAndAle): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const total = points(t, seat)
    expect(total >= 0 && total <= 120 + 48 + 12 + 1, 'INV-22', `${total} points`)
  }
}

export function invariants(t: HeavenAndAle): void {
  tilesAreAllThere(t)
  discsAndBarrels(t)
  salesAreCounted(t)
  for (const me of seatsOf(t)) {
    cardsAndPairs(t, me)
    boardIsSound(t, me)
    talliesAreTrue(t, me)
    shedsAreSound(t, me)
  }
  roundIsSound(t)
  scoresAreSound(t)
}
