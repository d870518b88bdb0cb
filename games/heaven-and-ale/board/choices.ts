/** Which places on the board stand for which moves, and back. Ids are those of the specification. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import {
  CARDS,
  COLOURS,
  DESTINATIONS,
  SELECTIONS,
  SHED_NEIGHBOURS,
  SITES,
  SPOTS,
  START_SPACES,
  TILE_SITES,
} from '../components/index.ts'
import { firstAlike } from '../rules/buying.ts'
import { DECISIONS, P } from '../rules/prompts.ts'
import type { HeavenAndAleView } from '../rules/table.ts'

export type Decision = (typeof DECISIONS)[number]

/** What is asked of the seat that looks; without a decision it waits, or looks back. */
export interface Asked {
  readonly decision: Decision | undefined
  /** Whose garden the moves are about. */
  readonly seat: number
  readonly a: number
  readonly b: number
  /** Buying: the tile at hand, as its place on the space. */
  readonly place: number | undefined
  /** A shed that activates any four: the positions marked so far. */
  readonly marked: readonly number[]
}

export const decisionOf = (view: HeavenAndAleView): Decision | undefined =>
  DECISIONS.find(name => P[name] === view.prompts.kind)

/** Places on a space, one for each different tile. */
export function kindsOn(view: HeavenAndAleView, space: number): number[] {
  const places = Array.from({ length: view.spaces[space].tiles.length }, (_, place) => place)
  return places.filter(place => firstAlike(view, space, place) === place)
}

/** A shed of this type leaves so much choice that tiles are marked one by one. */
export const FREE_TYPE = 4
export const FREE_COUNT = 4

export const placeId = (place: number): string => `place-${place}`
export const numberId = (number: number): string => `number-${number}`

const indexIn = (names: readonly string[], id: string): number => names.indexOf(id)

/** The sites whose tile has something in common, for choosing a number or a colour in the garden itself. */
function sitesWhere(view: HeavenAndAleView, seat: number, fits: (tile: number) => boolean): string[] {
  const { sites } = view.seats[seat]
  return SITES.slice(0, TILE_SITES).filter((_, site) => sites[site] > 0 && fits(sites[site]))
}

/** Where on the board a legal move can be picked. */
function idsOf(view: HeavenAndAleView, { kind, ...args }: MoveData, asked: Asked): readonly string[] {
  const value = (name: string): number => Number(args[name])
  const { lookup } = view.box
  switch (kind) {
    case 'setup-start':
    case 'home':
      return [START_SPACES[value('space')]]
    case 'move':
      return [DESTINATIONS[value('space')]]
    case 'marker':
    case 'priv-rear':
      return [COLOURS[value('colour')]]
    case 'priv-colour': {
      const colour = value('colour')
      return [COLOURS[colour], ...sitesWhere(view, asked.seat, tile => lookup.colour[tile] === colour)]
    }
    case 'buy':
      return value('place') === asked.place ? [SITES[value('site')]] : [placeId(value('place'))]
    case 'shed': {
      const { type, positions } = SELECTIONS[value('selection')]
      if (type !== FREE_TYPE) return positions.map(position => SITES[SHED_NEIGHBOURS[asked.a][position]])
      return sameMarks(positions, asked.marked) ? [SITES[TILE_SITES + asked.a]] : []
    }
    case 'spot':
      return [SPOTS[value('spot')]]
    case 'number': {
      const number = value('number')
      return [numberId(number), ...sitesWhere(view, asked.seat, tile => lookup.number[tile] === number)]
    }
    case 'privilege':
    case 'sell':
    case 'withdraw':
      return [CARDS[value('card')]]
    default:
      return []
  }
}

export const sameMarks = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every(position => other.includes(position))

export interface Legal {
  /** What is asked for: it glows. */
  readonly asked: ReadonlyMap<string, Choice>
  /** What one may do besides: sell a card, keep it after all. */
  readonly besides: ReadonlyMap<string, Choice>
}

/** Moves that have no place on the board. */
export const BUTTONS = ['stop', 'decline']

const BESIDES = ['sell', 'withdraw']

export function readChoices(view: HeavenAndAleView, choices: readonly Choice[], asked: Asked): Legal {
  const wanted = new Map<string, Choice>()
  const besides = new Map<string, Choice>()
  for (const choice of choices) {
    const into = BESIDES.includes(choice.data.kind) ? besides : wanted
    for (const id of idsOf(view, choice.data, asked)) if (!into.has(id)) into.set(id, choice)
  }
  // A card that can be placed now is not sold by the same tap.
  for (const id of wanted.keys()) besides.delete(id)
  // Who cannot pay must sell first: then the cards are what is asked for (HA-6.15).
  if (asked.decision === 'buy' && !choices.some(({ data }) => data.kind === 'buy' || data.kind === 'stop'))
    return { asked: besides, besides: new Map() }
  return { asked: wanted, besides }
}

/** The move that a tap on this place means, legal or not; undefined where it means none. */
export function moveAt(id: string, asked: Asked): MoveData | undefined {
  const { decision } = asked
  const start = indexIn(START_SPACES, id)
  if (start >= 0) return { kind: decision === 'setup-start' ? 'setup-start' : 'home', space: start }
  const space = indexIn(DESTINATIONS, id)
  if (space >= 0) return { kind: 'move', space }
  const site = indexIn(SITES, id)
  if (site >= 0) return { kind: 'buy', place: asked.place ?? 0, site }
  const spot = indexIn(SPOTS, id)
  if (spot >= 0) return { kind: 'spot', spot }
  const colour = indexIn(COLOURS, id)
  if (colour >= 0) return { kind: decision === 'priv-rear' || decision === 'priv-colour' ? decision : 'marker', colour }
  const card = indexIn(CARDS, id)
  if (card >= 0) return { kind: decision === 'privilege' ? 'privilege' : 'sell', card }
  const [what, n] = id.split('-')
  if (what === 'number') return { kind: 'number', number: Number(n) }
  return undefined
}
