import { FIRST_COLOUR_SPOT, FIRST_MONK_SPOT, SPOT_COUNT, SPOT_X, SPOTS } from './board.ts'
import type { Contents } from './box.ts'
import { COLOURS, MONK_TYPES } from './tiles.ts'
import { HOME, type Letter } from './track.ts'

export const SPACE_KINDS = ['start', 'resource', 'monk', 'disc', 'barrel'] as const
export type SpaceKind = (typeof SPACE_KINDS)[number]

/**
 * A box as typed arrays, so that rules look things up without searching.
 * Tiles are numbered from 1: the resource tiles in the order of the box, then the monks; 0 is no tile.
 */
export interface Lookup {
  readonly tileIds: readonly string[]
  /** 1 or 2: the set a tile belongs to. */
  readonly set: Int8Array
  /** Index of a resource tile's colour, −1 for monks. */
  readonly colour: Int8Array
  /** Fertility number, 0 for monks. */
  readonly number: Int8Array
  /** Index of a monk's type, −1 for resources. */
  readonly monk: Int8Array
  /** Tiles of the same face are the same choice: only set and copy letter differ. */
  readonly face: Int8Array
  /** By track index. */
  readonly kind: readonly SpaceKind[]
  readonly monkPrice: Int8Array
  /** No tile costs more than this in the shade. */
  readonly dearest: number
  /** By track index: the spots that a disc from there may fill, as bits. */
  readonly spots: Int16Array
  /** By spot: the other spot of its pair, and the pair. */
  readonly partner: Int8Array
  readonly pairOf: Int8Array
}

const bits = (from: number, to: number): number => (1 << to) - (1 << from)

/** Letter A allows X, B the monk spots, C the colours, A/B/C all ten (HA-6.26). */
const ALLOWED: { readonly [L in Letter]: number } = {
  A: 1 << SPOT_X,
  B: bits(FIRST_MONK_SPOT, SPOT_COUNT),
  C: bits(FIRST_COLOUR_SPOT, FIRST_MONK_SPOT),
  'A/B/C': bits(0, SPOT_COUNT),
}

export function lookUp({ resources, monks, track, pairs }: Contents): Lookup {
  const none = [-1]
  const colour = resources.map(tile => COLOURS.indexOf(tile.colour))
  const monk = monks.map(tile => MONK_TYPES.indexOf(tile.type))
  const partner = new Int8Array(SPOT_COUNT)
  const pairOf = new Int8Array(SPOT_COUNT)
  pairs.forEach(([one, other], pair) => {
    partner[SPOTS.indexOf(one)] = SPOTS.indexOf(other)
    partner[SPOTS.indexOf(other)] = SPOTS.indexOf(one)
    pairOf[SPOTS.indexOf(one)] = pair
    pairOf[SPOTS.indexOf(other)] = pair
  })
  const prices = track.map(space => (space.kind === 'monk' ? space.price : 0))
  return {
    dearest: Math.max(...prices, ...resources.map(tile => tile.number)),
    tileIds: ['', ...resources.map(tile => tile.id), ...monks.map(tile => tile.id)],
    set: Int8Array.from([0, ...[...resources, ...monks].map(tile => (tile.set === 'i' ? 1 : 2))]),
    colour: Int8Array.from([...none, ...colour, ...monks.map(() => -1)]),
    number: Int8Array.from([0, ...resources.map(tile => tile.number), ...monks.map(() => 0)]),
    monk: Int8Array.from([...none, ...resources.map(() => -1), ...monk]),
    face: Int8Array.from([
      ...none,
      ...resources.map((tile, i) => colour[i] * 10 + tile.number),
      ...monk.map(type => 100 + type),
    ]),
    kind: Array.from({ length: HOME + 1 }, (_, i) => track[i - 1]?.kind ?? 'start'),
    monkPrice: Int8Array.from([0, ...prices, 0]),
    spots: Int16Array.from({ length: HOME + 1 }, (_, i) => {
      const space = track[i - 1]
      return space?.kind === 'disc' ? ALLOWED[space.letter] : 0
    }),
    partner,
    pairOf,
  }
}
