/**
 * The quick opinion, for search: no move is tried out. The seat is summed up once, and every move is valued by what it changes, a few sums each.
 */
import { KIND_BITS, type MoveBuffer } from '@taproom/engine'
import { BASICS, KINDS, TRACKS_PER_SIDE } from '../components/names.ts'
import { brew, stop } from '../rules/brew.ts'
import { act, collaborate, end, process } from '../rules/brewing.ts'
import { section } from '../rules/collaboration.ts'
import { decline } from '../rules/declining.ts'
import { gain } from '../rules/effects.ts'
import { install } from '../rules/install.ts'
import { research } from '../rules/lab.ts'
import { place } from '../rules/market.ts'
import { discard } from '../rules/overflow.ts'
import { partner, trade } from '../rules/partnerships.ts'
import { hire } from '../rules/skilled-workers.ts'
import type { BrewCrafters } from '../rules/table.ts'
import { stall } from '../rules/taking.ts'
import {
  actWorth,
  bestSection,
  brewWorth,
  installWorth,
  processWorth,
  researchWorth,
  sectionWorth,
} from './brewing-worth.ts'
import { hireWorth, placeWorth, takeWorth } from './market-worth.ts'
import { changes } from './seat-changes.ts'

/** Trading back and forth leads nowhere. */
const EFFORT = 0.1

function tradeWorth(t: BrewCrafters, seat: number, card: number, way: number): number {
  const { pay, take } = t.box.tables.trades[card][way]
  for (let kind = 0; kind < KINDS.length; kind++) changes.given[kind] = take[kind] - pay[kind]
  return changes.cubes(t, seat, changes.given) - EFFORT
}

function cubeWorth(t: BrewCrafters, seat: number, kind: number, sign: number): number {
  for (let one = 0; one < KINDS.length; one++) changes.given[one] = one === kind ? 1 : 0
  return changes.cubes(t, seat, changes.given, sign)
}

/** Points by kind of move; a kind that is not here is valued at nothing. */
const worthOf: { readonly [kind: string]: (t: BrewCrafters, seat: number, move: number) => number } = {
  [place.name]: (t, seat, move) => {
    const m = place.read(move)
    return placeWorth(t, seat, m.place, m.option)
  },
  [act.name]: (t, seat, move) => actWorth(t, seat, act.read(move).action),
  [brew.name]: (t, seat, move) => {
    const m = brew.read(move)
    return brewWorth(t, seat, m.recipe, m.tank)
  },
  [stall.name]: (t, seat, move) => {
    const { taken } = t.box.tables.spaces[t.prompts.a]
    return takeWorth(t, seat, taken[BASICS + stall.read(move).specialty])
  },
  [gain.name]: (t, seat, move) => cubeWorth(t, seat, gain.read(move).cube, 1),
  [discard.name]: (t, seat, move) => cubeWorth(t, seat, discard.read(move).cube, -1),
  [hire.name]: (t, seat, move) => hireWorth(t, seat, hire.read(move).worker),
  [partner.name]: () => 0,
  [trade.name]: (t, seat, move) => {
    const m = trade.read(move)
    return tradeWorth(t, seat, m.card, m.way)
  },
  [research.name]: (t, seat, move) => researchWorth(t, seat, research.read(move).track % TRACKS_PER_SIDE),
  [install.name]: (t, seat, move) => installWorth(t, seat, install.read(move).tile),
  [section.name]: (t, seat, move) => {
    const m = section.read(move)
    return sectionWorth(t, seat, m.section, m.specialty)
  },
  [process.name]: (t, seat) => processWorth(t, seat),
  [collaborate.name]: (t, seat) => bestSection(t, seat) + (t.processed ? 0 : EFFORT),
  [stop.name]: () => 0,
  [end.name]: () => 0,
  [decline.name]: () => 0,
}

const known = [
  place,
  act,
  brew,
  stall,
  gain,
  discard,
  hire,
  partner,
  trade,
  research,
  install,
  section,
  process,
  collaborate,
  stop,
  end,
  decline,
]
const byIndex: (((t: BrewCrafters, seat: number, move: number) => number) | undefined)[] = []

const KIND_MASK = (1 << KIND_BITS) - 1

/** Values these moves, or says that it does not know all of their kinds. */
export function quickWorth(t: BrewCrafters, seat: number, moves: MoveBuffer, worth: Float64Array): boolean {
  if (byIndex.length === 0) for (const kind of known) byIndex[kind.index] = worthOf[kind.name]
  changes.read(t, seat)
  for (let i = 0; i < moves.length; i++) {
    const value = byIndex[moves.list[i] & KIND_MASK]
    if (!value) return false
    worth[i] = value(t, seat, moves.list[i])
  }
  return true
}
