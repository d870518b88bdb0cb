/** The starting area: choosing a start space at set-up (section 4) and coming home (section 6). */
import { among, type Refusal } from '@taproom/engine'
import { COLOURS, HOME, START_SPACES } from '../components/index.ts'
import type { Journal } from './events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats } from './income.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { HeavenAndAle, Open } from './table.ts'

const START_FIRST = 0

/** The seat whose figure stands on a start space, −1 when it is free: one figure each (HA-2.5). */
export function standingOn(t: Open, space: number): number {
  for (let seat = 0; seat < t.seatCount; seat++) if (t.seats[seat].start === space + 1) return seat
  return -1
}

/** The start spaces with a figure, as bits (HA-6.52, HA-6.53). */
function takenSpaces(t: HeavenAndAle): number {
  let taken = 0
  for (let seat = t.seatCount - 1; seat >= 0; seat--) {
    const { start } = t.seats[seat]
    if (start > 0) taken |= 1 << (start - 1)
  }
  return taken
}

function occupied(t: HeavenAndAle, space: number): Refusal | undefined {
  const other = standingOn(t, space)
  if (other < 0) return undefined // one's own former space is free: the figure left it when it moved (HA-6.54, HA-5.26)
  const rule = t.seats[other].at === HOME ? 'HA-6.52' : 'HA-6.53'
  return refuse['start-occupied'].by(rule, space, other)
}

/** All the others have come home. */
function isLastOut(t: HeavenAndAle, seat: number): boolean {
  for (let other = 0; other < t.seatCount; other++) if (other !== seat && t.seats[other].at !== HOME) return false
  return true
}

/** Puts the figure there and takes the income at once (HA-4.20, HA-6.55). */
function takeStart(t: HeavenAndAle, seat: number, space: number, inSetUp: number, log: Journal): void {
  const income = t.box.startSpaces[space]
  const rule = inSetUp ? 'HA-4.20' : 'HA-6.55'
  t.seats[seat].start = space + 1
  advanceBrewmaster(t, seat, income.brewmaster, 'start-space', rule, log)
  changeDucats(t, seat, income.ducats, 'start-space', rule, log)
  if (income.marker > 0) t.prompts.push(P.marker, seat, inSetUp, space)
}

const offerAll = (count: number) => (_t: unknown, _seat: number, offer: (value: number) => void) => {
  for (let i = 0; i < count; i++) offer(i)
}

/** The step between two choices at set-up: clockwise in the French edition, counter-clockwise in the English one. */
export function nextToChoose(t: HeavenAndAle, _seat: number, standing: number): void {
  if (standing === t.seatCount) {
    t.prompts.push(P['round-start'], t.firstSeat)
    return
  }
  const way = t.options.english ? t.seatCount - standing : standing // HA-4.18, HA-4.19, HA-3.1
  const chooser = t.firstSeat + way
  t.prompts.push(P['set-up'], 0, standing + 1)
  t.prompts.push(P['setup-start'], chooser < t.seatCount ? chooser : chooser - t.seatCount, standing)
}

export const setupStart = move(
  'setup-start',
  { space: among(START_SPACES) },
  {
    at: ['setup-start'],
    candidates: offerAll(START_SPACES.length),
    refusal: (t, _seat, { space }) => occupied(t, space),
    play(t, seat, { space }, log) {
      const order = t.prompts.a
      t.prompts.pop()
      log?.add({
        kind: 'setup-start',
        seat,
        rule: t.options.english ? 'HA-4.19' : 'HA-4.18',
        round: t.round,
        startSpace: START_SPACES[space],
        order,
      })
      takeStart(t, seat, space, 1, log)
    },
  },
)

function homeRefusal(t: HeavenAndAle, seat: number, space: number): Refusal | undefined {
  const taken = occupied(t, space)
  if (taken) return taken
  // Somebody must begin the next round, and stand there in the last one too (HA-6.57, HA-6.58).
  if (space !== START_FIRST && isLastOut(t, seat) && standingOn(t, START_FIRST) < 0) return refuse['last-takes-first']
  return undefined // at least one is left: three others, four spaces (HA-6.60)
}

export const home = move(
  'home',
  { space: among(START_SPACES) },
  {
    at: ['home'],
    exact: true,
    candidates(t, seat, offer) {
      const taken = takenSpaces(t)
      const firstIsFree = (taken & (1 << START_FIRST)) === 0
      if (firstIsFree) offer(START_FIRST)
      if (firstIsFree && isLastOut(t, seat)) return // HA-6.57
      for (let space = START_FIRST + 1; space < START_SPACES.length; space++) if (!(taken & (1 << space))) offer(space)
    },
    refusal: (t, seat, { space }) => homeRefusal(t, seat, space),
    play(t, seat, { space }, log) {
      const forced = isLastOut(t, seat) && standingOn(t, START_FIRST) < 0
      t.prompts.pop()
      log?.add({
        kind: 'home',
        seat,
        rule: forced ? 'HA-6.57' : 'HA-6.52',
        round: t.round,
        startSpace: START_SPACES[space],
        forced,
      })
      takeStart(t, seat, space, 0, log)
      if (log) tellOut(t, seat, log)
    },
  },
)

function tellOut(t: HeavenAndAle, seat: number, log: Journal): void {
  let seatsStillOut = 0
  for (let other = 0; other < t.seatCount; other++) if (t.seats[other].at !== HOME) seatsStillOut++
  log?.add({ kind: 'out', seat, rule: 'HA-6.59', round: t.round, seatsStillOut })
}

/** Which marker makes the steps of `start-marker`: one of them makes all (HA-6.56). */
export const marker = move(
  'marker',
  { colour: among(COLOURS) },
  {
    at: ['marker'],
    exact: true,
    candidates: offerAll(COLOURS.length),
    refusal: () => undefined,
    play(t, seat, { colour }, log) {
      const steps = t.box.startSpaces[t.prompts.b].marker
      t.prompts.pop()
      advanceMarker(t, seat, colour, steps, 'start-space', 'HA-6.56', log)
    },
  },
)
