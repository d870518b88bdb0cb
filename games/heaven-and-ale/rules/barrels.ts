/** Barrel spaces and the goals of the barrels (section 6, HA-6.44 to HA-6.51). */
import { names, type Refusal } from '@taproom/engine'
import {
  COLOURS,
  type Counted,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  GOAL_RECORDS,
  GOALS,
  LARGE,
  SHED_TYPES,
  SIZES,
  SMALL,
  SPOT_COUNT,
} from '../components/index.ts'
import type { Journal } from './events.ts'
import { lowestMarker } from './privileges.ts'
import { refuse } from './refusals.ts'
import { type HeavenAndAle, type Open, SEAT, type SeatView } from './table.ts'

function discsFrom(me: SeatView, from: number, to: number): number {
  let discs = 0
  for (let spot = from; spot < to; spot++) discs += me.spots[spot]
  return discs
}

function mostSheds(me: SeatView): number {
  let most = 0
  for (let type = 0; type < SHED_TYPES.length; type++) if (me.shedTypes[type] > most) most = me.shedTypes[type]
  return most
}

/** The type that activates nothing counts like the others (HA-2.29). */
function differentSheds(me: SeatView): number {
  let types = 0
  for (let type = 0; type < SHED_TYPES.length; type++) if (me.shedTypes[type] > 0) types++
  return types
}

function highestMarker(me: SeatView): number {
  let highest = me.markers[0]
  for (let colour = 1; colour < COLOURS.length; colour++) if (me.markers[colour] > highest) highest = me.markers[colour]
  return highest
}

const COUNTED: readonly Counted[] = GOAL_RECORDS.map(goal => goal.counts)

/** How far a seat is with a goal. */
export function progress(me: SeatView, goal: number): number {
  const counted = COUNTED[goal]
  switch (counted) {
    case 'brewmaster':
      return me.brewmaster
    case 'lowest-marker':
      return lowestMarker(me.markers)
    case 'highest-marker':
      return highestMarker(me)
    case 'ones':
      return me.numbers[1]
    case 'fives':
      return me.numbers[5]
    case 'monk-discs':
      return discsFrom(me, FIRST_MONK_SPOT, SPOT_COUNT)
    case 'colour-discs':
      return discsFrom(me, FIRST_COLOUR_SPOT, FIRST_MONK_SPOT)
    case 'sheds-of-one-type':
      return mostSheds(me)
    case 'shed-types':
      return differentSheds(me)
    case 'placed-cards':
      return me.placed // a sold card has left the game: HA-9.21
    case 'sunny-tiles':
      return me.sunny
    case 'shady-tiles':
      return me.shady
    default:
      return counted satisfies never
  }
}

const ENOUGH = Int8Array.from(GOAL_RECORDS, goal => goal.needs)
export const needed = (goal: number): number => ENOUGH[goal]
export const isMet = (me: SeatView, goal: number): boolean => progress(me, goal) >= ENOUGH[goal]

/** Goals met whose barrel the seat does not own and of which one is left in the middle (HA-6.44). */
export const canTake = (t: Open, seat: number, goal: number): boolean =>
  t.barrels[goal] > 0 && t.seats[seat].barrels[goal] === 0 && isMet(t.seats[seat], goal)

const { brewmaster, markers, numbers, spots, shedTypes, placed, sunny, shady } = SEAT.at

const G = names(GOALS)
const reached = (goal: number, have: number): number => (have >= ENOUGH[goal] ? 1 << goal : 0)

/** The goals met, as bits: `progress` with all of them in one pass over the cells, because every turn asks (two thirds of the time). */
export function goalsMet(t: HeavenAndAle, seat: number): number {
  const { cells } = t
  const me = SEAT.from + seat * SEAT.size
  const marker = me + markers
  let lowest = cells[marker]
  let highest = lowest
  for (let i = marker + COLOURS.length - 1; i > marker; i--) {
    const cell = cells[i]
    if (cell < lowest) lowest = cell
    else if (cell > highest) highest = cell
  }
  const spot = me + spots
  let colourDiscs = 0
  for (let i = spot + FIRST_MONK_SPOT - 1, first = spot + FIRST_COLOUR_SPOT; i >= first; i--) colourDiscs += cells[i]
  let monkDiscs = 0
  for (let i = spot + SPOT_COUNT - 1, first = spot + FIRST_MONK_SPOT; i >= first; i--) monkDiscs += cells[i]
  const shed = me + shedTypes
  let most = 0
  let types = 0
  for (let i = shed + SHED_TYPES.length - 1; i >= shed; i--) {
    const sheds = cells[i]
    if (sheds > most) most = sheds
    if (sheds > 0) types++
  }
  return (
    reached(G['goal-brewmaster-1'], cells[me + brewmaster]) |
    reached(G['goal-all-markers-1'], lowest) |
    reached(G['goal-six-ones'], cells[me + numbers + 1]) |
    reached(G['goal-six-fives'], cells[me + numbers + 5]) |
    reached(G['goal-monk-spots'], monkDiscs) |
    reached(G['goal-resource-spots'], colourDiscs) |
    reached(G['goal-three-same-sheds'], most) |
    reached(G['goal-four-shed-types'], types) |
    reached(G['goal-marker-20'], highest) |
    reached(G['goal-three-privileges'], cells[me + placed]) |
    reached(G['goal-sun-full'], cells[me + sunny]) |
    reached(G['goal-shade-full'], cells[me + shady])
  )
}

/** Whether there is anything to take on a barrel space. */
export function canTakeAny(t: HeavenAndAle, seat: number): boolean {
  const me = t.seats[seat]
  for (let met = goalsMet(t, seat); met > 0; met &= met - 1) {
    const goal = 31 - Math.clz32(met & -met)
    if (t.barrels[goal] > 0 && me.barrels[goal] === 0) return true
  }
  return false
}

/** A barrel space is entered only for a barrel that one can take there (HA-5.22). */
export function barrelRefusal(t: HeavenAndAle, seat: number): Refusal | undefined {
  const me = t.seats[seat]
  let met = 0
  let owned = 0
  for (let goal = 0; goal < GOALS.length; goal++) {
    if (canTake(t, seat, goal)) return undefined
    if (!isMet(me, goal)) continue
    met++
    if (me.barrels[goal]) owned++
  }
  if (met === 0) return refuse['goal-not-met']
  return met === owned ? refuse['barrel-owned'] : refuse['barrel-gone'] // HA-6.47, HA-6.48
}

/** One of every goal possible, the large one while it is there; nobody asks, and what is taken is kept (HA-6.45, HA-6.46, HA-6.49, HA-6.50). */
export function takeBarrels(t: HeavenAndAle, seat: number, log: Journal): void {
  for (let goal = 0; goal < GOALS.length; goal++) {
    if (!canTake(t, seat, goal)) continue
    const size = t.barrels[goal] === LARGE ? LARGE : SMALL // HA-6.46
    t.barrels[goal]--
    t.seats[seat].barrels[goal] = size
    log?.add({
      kind: 'barrel',
      seat,
      rule: 'HA-6.45',
      round: t.round,
      goal: GOALS[goal],
      size: SIZES[size - 1],
      vp: barrelPoints(t, size),
      leftOfGoal: t.barrels[goal],
    })
  }
}

export const barrelPoints = (t: Open, size: number): number =>
  size === LARGE ? t.box.barrels.large : size === SMALL ? t.box.barrels.small : 0 // HA-10.25
