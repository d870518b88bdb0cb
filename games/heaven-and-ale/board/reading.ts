/** What a view says, as the drawings want to be told. */
import {
  type Box,
  CARDS,
  COLOURS,
  HOME,
  LARGE,
  MONK_TYPES,
  PAIR_NAMES,
  SHED_NEIGHBOURS,
  SHED_SITES,
  SITES,
  SMALL,
  SPOT_X,
  SPOTS,
  type Spot,
  TILE_SITES,
} from '../components/index.ts'
import { needed, progress } from '../rules/barrels.ts'
import { fertilitySum } from '../rules/sheds.ts'
import { CARD, type HeavenAndAleView, LOST, type SeatView } from '../rules/table.ts'
import type { GoalState } from './Barrels.tsx'
import {
  GOALS,
  type Goal,
  type Piece,
  type Privilege,
  type SeatColour,
  type ShedType,
  START_SPACES,
  type TileFace,
} from './kinds.ts'
import type { BoardEvent } from './previews.ts'
import type { RingFigure, RingSpace } from './Ring.tsx'
import type { Zone } from './track.tsx'

type View = HeavenAndAleView

/** Spots with a disc, and what it says. */
type Discs = Partial<Record<Spot, number | true>>

const faces = new Map<number, TileFace>()

/** Equal faces are the same object, so a drawing knows that nothing has changed. */
export function faceOf(box: Box, tile: number): TileFace {
  const { colour, number, monk, face } = box.lookup
  const known = faces.get(face[tile])
  if (known) return known
  const made =
    colour[tile] < 0 ? { kind: MONK_TYPES[monk[tile]] } : { kind: COLOURS[colour[tile]], number: number[tile] }
  faces.set(face[tile], made)
  return made
}

/** The face of a tile that an event names. */
export const faceOfId = (box: Box, id: string): TileFace => faceOf(box, box.lookup.tileIds.indexOf(id))

export function readSpaces(view: View, at: number, place: number | undefined): RingSpace[] {
  return view.box.track.map((space, i) => {
    const { tiles, discs } = view.spaces[i + 1]
    return {
      id: space.id,
      kind: space.kind,
      tiles: tiles.toArray().map(tile => faceOf(view.box, tile)),
      discs,
      ...(space.kind === 'monk' ? { price: space.price } : {}),
      ...(space.kind === 'disc' ? { letters: space.letter.replaceAll('/', '') } : {}),
      ...(i + 1 === at && place !== undefined ? { taken: place } : {}),
    }
  })
}

export function readFigures(view: View, colour: (seat: number) => SeatColour, own: number): RingFigure[] {
  return Array.from({ length: view.seatCount }, (_, seat) => {
    const { at, start } = view.seats[seat]
    return {
      index: seat,
      seat: colour(seat),
      at: at === 0 && start === 0 ? -1 : at,
      mine: seat === own,
      ...(start > 0 ? { start: START_SPACES[start - 1] } : {}),
    }
  })
}

export const isOut = (me: SeatView): boolean => me.at > 0 && me.at < HOME

export type GardenRead = ReturnType<typeof readGarden>

export function readGarden(view: View, seat: number) {
  const me = view.seats[seat]
  const tiles: Record<string, TileFace> = {}
  const sheds: Record<string, { type: ShedType; sum: number }> = {}
  const open: Record<string, { filled: number; sum: number }> = {}
  for (let site = 0; site < TILE_SITES; site++)
    if (me.sites[site]) tiles[SITES[site]] = faceOf(view.box, me.sites[site])
  for (let shed = 0; shed < SHED_SITES; shed++) {
    const name = SITES[TILE_SITES + shed]
    const sum = fertilitySum(view.box.lookup.number, me, shed)
    if (me.sheds[shed]) sheds[name] = { type: me.sheds[shed] - 1, sum }
    else open[name] = { filled: SHED_NEIGHBOURS[shed].filter(site => me.sites[site] > 0).length, sum }
  }
  return { tiles, sheds, open }
}

export const readCells = (me: SeatView): Record<Piece, number> => ({
  wood: me.markers[0],
  yeast: me.markers[1],
  hops: me.markers[2],
  water: me.markers[3],
  barley: me.markers[4],
  brewmaster: me.brewmaster,
})

const FIRST_CELL = -10

export const readZones = (box: Box): Zone[] =>
  box.zones.map((zone, i) => ({
    id: zone.id,
    from: i === 0 ? FIRST_CELL : box.zones[i - 1].upTo + 1,
    to: zone.upTo,
    rate: `${zone.rate}:1`,
    multiplier: `×${zone.multiplier}`,
  }))

/** On the free spot lies the number that was named there, where the journal still knows it (HA-6.30). */
export function readDiscs(me: SeatView, seat: number, journal: readonly BoardEvent[]): Discs {
  const named = me.spots[SPOT_X] ? journal.findLast(event => event.kind === 'number' && event.seat === seat) : undefined
  const number = named?.kind === 'number' ? named.number : true
  return Object.fromEntries(
    SPOTS.filter((_, spot) => me.spots[spot]).map(spot => [spot, spot === SPOTS[SPOT_X] ? number : true]),
  )
}

export const readPairs = (me: SeatView): (Privilege | 'open' | 'lost')[] =>
  PAIR_NAMES.map((_, pair) => {
    if (me.pairs[pair] === LOST) return 'lost'
    return me.pairs[pair] > 0 ? CARDS[me.pairs[pair] - 1] : 'open'
  })

export const readHand = (me: SeatView): Privilege[] =>
  CARDS.filter((_, card) => me.cards[card] === CARD.unplaced || me.cards[card] === CARD.queued)

export const readQueued = (me: SeatView): ReadonlySet<string> =>
  new Set(CARDS.filter((_, card) => me.cards[card] === CARD.queued))

export function readGoals(view: View, seat: number, colour: (seat: number) => SeatColour): Record<Goal, GoalState> {
  const seats = Array.from({ length: view.seatCount }, (_, other) => other)
  const holder = (goal: number, size: number) => {
    const found = seats.find(other => view.seats[other].barrels[goal] === size)
    return found === undefined ? undefined : colour(found)
  }
  return Object.fromEntries(
    GOALS.map((goal, i) => [
      goal,
      {
        large: holder(i, LARGE),
        small: holder(i, SMALL),
        have: progress(view.seats[seat], i),
        need: needed(i),
      },
    ]),
  ) as Record<Goal, GoalState>
}

export const countOf = (flags: SeatView['spots']): number => Array.from(flags).filter(flag => flag > 0).length
