/** Verbs that build positions and play them, for tests: given this table, when this move, then these numbers. */
import { type ChosenValues, type ForcedEvent, type Reason, seedFrom } from '@taproom/engine'
import {
  COLOURS,
  type Colour,
  DESTINATIONS,
  HOME,
  MONK_TYPES,
  SITES,
  SPOTS,
  START_SPACES,
} from '../components/index.ts'
import { placeTile } from './buying.ts'
import type { HeavenAndAleEvent } from './events.ts'
import { heavenAndAle as game } from './game.ts'
import { P } from './prompts.ts'
import type { HeavenAndAle } from './table.ts'

type AnyEvent = HeavenAndAleEvent | ForcedEvent
type Kind = HeavenAndAleEvent['kind']

/** A table right after set-up, still asking for start spaces. */
export function setUpTable(seats: number, options: ChosenValues = {}, seed = 'a quiet morning') {
  const t = game.make()
  const events: AnyEvent[] = []
  const chosen = game.options(options)
  if (typeof chosen === 'string') throw new Error(chosen)
  game.setUp(t, seedFrom(seed), seats, chosen, { add: event => events.push(event) })
  return { t, events }
}

/** Seat 0 is to take the first turn of the match; seat n stands on the n-th start space, without its income. */
export function freshTable(seats: number, options: ChosenValues = {}): HeavenAndAle {
  const { t } = setUpTable(seats, { firstPlayer: 'seat-1', ...options })
  for (let seat = 0; seat < seats; seat++) t.seats[seat].start = seat + 1
  turnOf(t, 0)
  return t
}

/** It is this seat's turn, and it has not moved yet. */
export function turnOf(t: HeavenAndAle, seat: number): void {
  t.prompts.clear()
  t.prompts.push(P['turn-end'], seat)
  t.prompts.push(P.move, seat)
}

/** Stands the figure on an action space, or has it come home on a start space. */
export function stand(t: HeavenAndAle, seat: number, place: string): void {
  const start = placeOf(START_SPACES, place)
  t.seats[seat].at = start < 0 ? indexOf(place) : HOME
  t.seats[seat].start = start + 1
}

export function indexOf(space: string): number {
  const index = DESTINATIONS.indexOf(space) + 1
  if (index === 0) throw new Error(`no space "${space}"`)
  return index
}

/** The place of a name that is only known to be a word. */
const placeOf = (names: readonly string[], name: string): number => names.indexOf(name)

/** The face of a tile as tests write it: `barley 3`, `scribe`. */
function faceOf(words: string): number {
  const [name, number] = words.split(' ')
  const type = placeOf(MONK_TYPES, name)
  return type >= 0 ? 100 + type : placeOf(COLOURS, name) * 10 + Number(number)
}

/** Takes a tile of that face out of a pile, or off the track when the piles have none. */
function take(t: HeavenAndAle, words: string): number {
  const { face } = t.box.lookup
  const wanted = faceOf(words)
  const piles = [t.resourcesI, t.resourcesII, t.monksI, t.monksII, t.monksOut, ...t.spaces.map(space => space.tiles)]
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) if (face[pile.at(i)] === wanted) return pile.removeAt(i)
  throw new Error(`no "${words}" left`)
}

const site = (name: string): number => {
  const letter = { S: 'sun', H: 'shade' }[name[0]] ?? ''
  const found = SITES.indexOf(`${letter}-${name.slice(1)}`)
  if (found < 0) throw new Error(`no site "${name}"`)
  return found
}

/** Plants tiles without price or effect: `plant(t, 0, { S1: 'barley 3', H2: 'scribe' })`. */
export function plant(t: HeavenAndAle, seat: number, tiles: { readonly [site: string]: string }): void {
  for (const [name, words] of Object.entries(tiles)) placeTile(t, seat, take(t, words), site(name))
}

/** Only these tiles lie on the space. */
export function lay(t: HeavenAndAle, space: string, tiles: readonly string[]): void {
  const here = t.spaces[indexOf(space)].tiles
  const wanted = tiles.map(words => take(t, words))
  while (here.length > 0) t.resourcesI.push(here.pop())
  for (const tile of wanted) here.push(tile)
}

/** Puts discs on spots without any effect. */
export function discs(t: HeavenAndAle, seat: number, ...spots: readonly (typeof SPOTS)[number][]): void {
  for (const spot of spots) {
    t.seats[seat].spots[SPOTS.indexOf(spot)] = 1
    t.reserve--
  }
}

/** A line as moves are printed: `move disc-a`, `buy 0 sun-1`. */
function parse(line: string): number {
  const move = game.parse(line)
  if (typeof move === 'string') throw new Error(move)
  return move
}

/** Plays lines, each by the seat that is asked, and tells what happened. */
export function play(t: HeavenAndAle, ...lines: readonly string[]): AnyEvent[] {
  return lines.flatMap(line => playBy(t, t.prompts.seat, line))
}

export function playBy(t: HeavenAndAle, seat: number, line: string): AnyEvent[] {
  const move = parse(line)
  const reason = game.refusal(t, seat, move)
  if (reason) throw new Error(`"${line}" is refused: ${reason.code} (${reason.rule})`)
  const events: AnyEvent[] = []
  game.play(t, seat, move, { add: event => events.push(event) })
  return events
}

/** Why the seat (the one that is asked, unless said otherwise) may not do it; undefined if it may. */
export function whyNot(t: HeavenAndAle, line: string, seat = t.prompts.seat): Reason | undefined {
  return game.refusal(t, seat, parse(line))
}

/** Every answer to what is asked, sales left out. */
export function options(t: HeavenAndAle): string[] {
  return game
    .legal(t, t.prompts.seat)
    .toArray()
    .map(move => game.print(move))
    .filter(line => !line.startsWith('sell'))
}

export const asked = (t: HeavenAndAle): string => `${game.prompt(t) ?? 'nothing'} ${t.prompts.seat}`

/** The events of one kind. */
export const eventsOf = <K extends Kind>(
  events: readonly AnyEvent[],
  kind: K,
): Extract<HeavenAndAleEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<HeavenAndAleEvent, { kind: K }> => event.kind === kind)

export const cell = (t: HeavenAndAle, seat: number, colour: Colour): number =>
  t.seats[seat].markers[COLOURS.indexOf(colour)]

/** Stands markers on cells. */
export function markers(t: HeavenAndAle, seat: number, cells: readonly number[]): void {
  t.seats[seat].markers.set(cells)
}
