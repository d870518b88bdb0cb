/** Which places on the board stand for which moves, and back. Ids are the names of the box. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import {
  ACTIONS,
  BASICS,
  BROKER,
  GIVEN,
  KINDS,
  OPTIONS,
  PARTNERSHIPS,
  PIECES,
  PLACES,
  RECIPES,
  SECTIONS,
  SKILLED_WORKERS,
  SOURCES,
  SPACES,
  SPECIALTIES,
  TANKS,
  TEMP,
  TILES,
  TRACKS,
  USE,
  WORKER,
} from '../components/names.ts'
import { DECISIONS, P } from '../rules/prompts.ts'
import type { BrewCraftersView } from '../rules/table.ts'

/** The place that takes back what was marked so far. */
export const START_OVER = 'start-over'

export type Decision = (typeof DECISIONS)[number] | 'overflow-rest'
const ALL: readonly Decision[] = [...DECISIONS, 'overflow-rest']

export const decisionOf = (view: BrewCraftersView): Decision | undefined =>
  ALL.find(name => P[name] === view.prompts.kind)

/** What was tapped already, on the way to a whole move. */
export interface Hand {
  readonly place?: number
  readonly recipe?: number
  readonly tank?: number
  readonly section?: number
  /** Cubes put aside to be given back. */
  readonly cubes?: readonly number[]
}

/** What is asked of the seat that looks; without a decision it waits, or looks back. */
export interface Asked {
  readonly decision: Decision | undefined
  readonly a: number
  readonly b: number
  readonly hand: Hand
}

/** Moves that have no place on the board, or whose place is small beside what they mean. */
export const BUTTONS = ['decline', 'stop', 'end', 'process', 'collaborate']

export const optionId = (place: number, option: number, piece: number): string =>
  `${PLACES[place]}/${OPTIONS[option]}/${PIECES[piece]}`
export const tradeId = (card: number, way: number): string => `${PARTNERSHIPS[card]}/${way}`
export const payId = (tank: number, tinkered: number, swapped: number): string => `pay/${tank}/${tinkered}/${swapped}`
export const specialtyId = (section: number, specialty: number): string =>
  `${SECTIONS[section]}/${SPECIALTIES[specialty - 1]}`
export const stallId = (specialty: number): string => `stall/${SPECIALTIES[specialty]}`
export const exchangeId = (given: string, count: number, line: string): string => `${given}/${count}/${line}`
export const deedId = (action: number): string => `deed/${ACTIONS[action]}`

/** Several moves begin at this place: it is taken in hand first. */
export type Held = Pick<Hand, 'place' | 'recipe' | 'tank' | 'section'>

export interface Legal {
  /** Places where one tap is the whole move. */
  readonly moves: ReadonlyMap<string, Choice>
  /** Places that are taken in hand, because more has to be said. */
  readonly holds: ReadonlyMap<string, Held>
  /** Partnership trades: always possible besides what is asked (D-08). */
  readonly besides: ReadonlyMap<string, Choice>
}

const value = (data: MoveData, name: string): number => Number(data[name])

/** Where on the board a move is picked that needs nothing in hand. */
function placesOf({ data }: Choice): readonly string[] {
  switch (data.kind) {
    case 'stall':
      return [stallId(value(data, 'specialty'))]
    case 'hire':
      return [SKILLED_WORKERS[value(data, 'worker')]]
    case 'partner':
      return [PARTNERSHIPS[value(data, 'card')]]
    case 'exchange':
      return [exchangeId(GIVEN[value(data, 'given')], value(data, 'count'), String(value(data, 'line')))]
    case 'plant':
    case 'gain':
    case 'pick':
      return [KINDS[value(data, 'cube')]]
    case 'act':
      return value(data, 'action') === 0
        ? ['line', deedId(0)]
        : [ACTIONS[value(data, 'action')], deedId(value(data, 'action'))]
    case 'process':
      return ['line']
    case 'research':
      return [TRACKS[value(data, 'track')]]
    case 'install':
      return [TILES[value(data, 'tile')]]
    case 'secret':
      return [RECIPES[value(data, 'recipe')]]
    case 'benefit':
      return [SOURCES[value(data, 'source')]]
    default:
      return []
  }
}

interface Drafts {
  readonly moves: Map<string, Choice>
  readonly holds: Map<string, Held>
}

function grouped(choices: readonly Choice[], by: (data: MoveData) => number): Map<number, Choice[]> {
  const groups = new Map<number, Choice[]>()
  for (const choice of choices) groups.set(by(choice.data), [...(groups.get(by(choice.data)) ?? []), choice])
  return groups
}

/** BC-5.15: an either/or place is taken in hand, even if only one half is possible now: the other one tells why not. */
function readPlaces(view: BrewCraftersView, choices: readonly Choice[], { hand }: Asked, { moves, holds }: Drafts) {
  for (const [place, all] of grouped(choices, data => value(data, 'place'))) {
    const several = place < SPACES.length && view.box.tables.spaces[place].choices.length > 1
    if (all.length === 1 && !several) moves.set(PLACES[place], all[0])
    else holds.set(PLACES[place], { place })
    if (place !== hand.place) continue
    for (const choice of all)
      moves.set(optionId(place, value(choice.data, 'option'), value(choice.data, 'piece')), choice)
  }
}

/** First the recipe, then the tank where two are empty, then how it is paid where there are several ways. */
function readBrews(choices: readonly Choice[], { hand }: Asked, { moves, holds }: Drafts) {
  for (const [recipe, all] of grouped(choices, data => value(data, 'recipe'))) {
    if (all.length === 1) moves.set(RECIPES[recipe], all[0])
    else holds.set(RECIPES[recipe], { recipe })
    if (recipe !== hand.recipe) continue
    const tanks = grouped(all, data => value(data, 'tank'))
    for (const [tank, ways] of tanks) {
      if (ways.length === 1) moves.set(TANKS[tank], ways[0])
      else holds.set(TANKS[tank], { recipe, tank })
      if (ways.length === 1 || (tanks.size > 1 && tank !== hand.tank)) continue
      for (const choice of ways)
        moves.set(payId(tank, value(choice.data, 'tinkered'), value(choice.data, 'swapped')), choice)
    }
  }
}

/** The signature is paid with a specialty of one's choice. */
function readSections(choices: readonly Choice[], { hand }: Asked, { moves, holds }: Drafts) {
  for (const [section, all] of grouped(choices, data => value(data, 'section'))) {
    if (all.length === 1) moves.set(SECTIONS[section], all[0])
    else holds.set(SECTIONS[section], { section })
    if (section !== hand.section || all.length === 1) continue
    for (const choice of all) moves.set(specialtyId(section, value(choice.data, 'specialty')), choice)
  }
}

export function readChoices(view: BrewCraftersView, choices: readonly Choice[], asked: Asked): Legal {
  const drafts: Drafts = { moves: new Map(), holds: new Map() }
  const of = (kind: string) => choices.filter(({ data }) => data.kind === kind)
  readPlaces(view, of('place'), asked, drafts)
  readBrews(of('brew'), asked, drafts)
  readSections(of('section'), asked, drafts)
  // One cube too many goes at once; several are put aside until there are enough (see `markable`).
  if (asked.b === 1) for (const choice of of('discard')) drafts.moves.set(KINDS[value(choice.data, 'cube')], choice)
  for (const choice of choices) for (const id of placesOf(choice)) drafts.moves.set(id, choice)
  const besides = new Map(
    of('trade').map(choice => [tradeId(value(choice.data, 'card'), value(choice.data, 'way')), choice]),
  )
  return { ...drafts, besides }
}

/** What may be added to the cubes put aside: kinds in their order, as many as lie there (BC-5.27). */
export function markable(view: BrewCraftersView, { decision, a, b, hand }: Asked): readonly number[] {
  if ((decision !== 'overflow' && decision !== 'overflow-rest') || b < 2) return []
  const aside = hand.cubes ?? []
  if (aside.length >= b) return []
  const { cubes } = view.seats[view.prompts.seat]
  return KINDS.flatMap((_kind, i) => (i >= a && cubes[i] > aside.filter(one => one === i).length ? [i] : []))
}

const indexIn = (names: readonly string[], id: string): number => names.indexOf(id)

/** Which kind of move a tap on a cube means. */
const CUBE_MOVE: { readonly [D in Decision]?: string } = {
  'farm-tile': 'plant',
  'farm-plant': 'plant',
  'gain-choice': 'gain',
  'harvest-pick': 'pick',
}

const pieceAsked = ({ decision }: Asked, choices: readonly Choice[]): number => {
  if (decision !== 'extra-market') return WORKER
  const pieces = choices.filter(({ data }) => data.kind === 'place').map(({ data }) => value(data, 'piece'))
  return pieces.includes(TEMP) || !pieces.includes(BROKER) ? TEMP : BROKER
}

/** The move that a tap on this place means, legal or not; undefined where it means none. */
export function moveAt(
  id: string,
  view: BrewCraftersView,
  asked: Asked,
  choices: readonly Choice[],
): MoveData | undefined {
  const [head, second = '', third = ''] = id.split('/')
  const place = indexIn(PLACES, head)
  if (place >= 0) {
    const [first = USE] = place < SPACES.length ? view.box.tables.spaces[place].choices : []
    const option = second ? indexIn(OPTIONS, second) : first
    return { kind: 'place', place, option, piece: third ? indexIn(PIECES, third) : pieceAsked(asked, choices) }
  }
  const recipe = indexIn(RECIPES, head)
  if (recipe >= 0)
    return asked.decision === 'secret-pick'
      ? { kind: 'secret', recipe }
      : { kind: 'brew', tank: asked.hand.tank ?? 0, recipe, tinkered: 0, swapped: 0 }
  const tank = indexIn(TANKS, head)
  if (tank > 0) return { kind: 'brew', tank, recipe: asked.hand.recipe ?? 0, tinkered: 0, swapped: 0 }
  if (tank === 0) return asked.decision === 'brew' ? undefined : { kind: 'act', action: 0 }
  const card = indexIn(PARTNERSHIPS, head)
  if (card >= 0) return second ? { kind: 'trade', card, way: Number(second) } : { kind: 'partner', card }
  const kind = indexIn(KINDS, head)
  if (kind >= 0 && !second) return { kind: CUBE_MOVE[asked.decision ?? 'brew'] ?? 'discard', cube: kind }
  return cardMove(head, second, view)
}

function cardMove(head: string, second: string, view: BrewCraftersView): MoveData | undefined {
  const worker = indexIn(SKILLED_WORKERS, head)
  if (worker >= 0) return { kind: 'hire', worker }
  const section = indexIn(SECTIONS, head)
  if (section >= 0) {
    const named = view.box.tables.sectionSpecialty[section] > 0
    const specialty = second ? indexIn(SPECIALTIES, second) + 1 : named ? richest(view) : 0
    return { kind: 'section', section, specialty }
  }
  const track = indexIn(TRACKS, head)
  if (track >= 0) return { kind: 'research', track }
  const tile = indexIn(TILES, head)
  if (tile >= 0) return { kind: 'install', tile }
  const action = indexIn(ACTIONS, head === 'deed' ? second : head)
  if (action >= 0) return { kind: 'act', action }
  if (head === 'give') return { kind: 'exchange', given: indexIn(GIVEN, second), count: 1, line: 0 }
  return undefined
}

/** The specialty of which there is most: a refusal then tells what is really missing. */
function richest(view: BrewCraftersView): number {
  const { cubes } = view.seats[Math.max(0, view.prompts.seat)]
  const held = SPECIALTIES.map((_kind, i) => cubes[BASICS + i])
  return 1 + held.indexOf(Math.max(...held))
}
