/** What somebody has in hand, which places answer to a tap now, and what the tap does. Pure: the board only draws it. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { INGREDIENTS, TOKENS } from '../components/names.ts'
import { isBlocked } from '../rules/dice.ts'
import { P, windowOf } from '../rules/prompts.ts'
import { brewsOf, placesOf, plainBrew, recipeOf, withDie, withEnhancement } from './brews.ts'
import { allDice, dieAtPlace, diePlace, type Ends, endsOf, type Looking, numbersOf } from './ends.ts'
import { at } from './kinds.ts'

/** Moves that have no place on the board. */
export const BUTTONS = ['pass', 'end-turn', 'reroll', 'no-swap', 'finish', 'decline', 'pass-window']

export interface Hand {
  /** What was tapped first: a piece, or the place it shall go to. */
  readonly held?: string
  /** The brew that lies on its card. */
  readonly brew?: Choice
  /** Dice to be rolled again. */
  readonly marked?: readonly number[]
}

export const NOTHING: Hand = {}

/** A tap plays moves, or changes what is in hand; `shows` is the move whose outcome is worth telling beforehand. */
export type Tap =
  | { readonly play: readonly (number | MoveData)[]; readonly shows?: number }
  | { readonly hold: Hand; readonly shows?: number }

export interface Laid {
  /** What is asked for: it glows. */
  readonly legal: ReadonlyMap<string, Tap>
  /** What may be done besides: it is marked without calling. */
  readonly quiet: ReadonlyMap<string, Tap>
  /** What answers as well: other ways to begin. */
  readonly ready: ReadonlyMap<string, Tap>
  readonly chosen: ReadonlySet<string>
  /** The whole move in hand, with a button of its own. */
  readonly whole?: number
}

class Places {
  readonly legal = new Map<string, Tap>()
  readonly quiet = new Map<string, Tap>()
  readonly ready = new Map<string, Tap>()
  readonly chosen = new Set<string>()
  whole?: number

  add(into: 'legal' | 'quiet' | 'ready', place: string, tap: Tap): void {
    if (!this[into].has(place)) this[into].set(place, tap)
  }

  finished(): Laid {
    for (const place of this.legal.keys()) {
      this.quiet.delete(place)
      this.ready.delete(place)
    }
    for (const place of this.quiet.keys()) this.ready.delete(place)
    return this
  }
}

const play = ({ move }: Choice): Tap => ({ play: [move], shows: move })

const KINDS: readonly string[] = TOKENS
const isAside = (kind: string): boolean => kind === 'store' || KINDS.includes(kind)

/** Whether a move answers what is asked; storing and tokens do so only where tokens are asked for. */
function answers({ view, seat }: Looking, { data }: Choice): boolean {
  if (view.prompts.seat !== seat) return false
  return !isAside(data.kind) || (windowOf(view.prompts.kind) >= 0 && data.kind !== 'store')
}

export function lay(looking: Looking, choices: readonly Choice[], hand: Hand): Laid {
  const places = new Places()
  const kind = looking.view.prompts.seat === looking.seat ? looking.view.prompts.kind : -1
  if (kind === P.reroll) layReroll(places, looking, choices, hand)
  else if (kind === P.brew) layBrews(places, looking, choices, hand)
  else layPieces(places, looking, choices, hand)
  return places.finished()
}

interface Way {
  readonly choice: Choice
  readonly ends: Ends
}

/** Moves with two ends: take up a piece, put it somewhere. Either end may be tapped first. */
function layPieces(places: Places, looking: Looking, choices: readonly Choice[], hand: Hand): void {
  const ways: Way[] = choices.flatMap(choice => {
    const ends = BUTTONS.includes(choice.data.kind) ? undefined : endsOf(looking, choice)
    return ends ? [{ choice, ends }] : []
  })
  const { held } = hand
  if (held !== undefined) holdOne(places, ways, held)
  /** A piece in hand is for a place that takes it: on any other the rules say why not. */
  const piece = held !== undefined && ways.some(({ ends }) => ends.from.includes(held))
  for (const { choice, ends } of ways) {
    const glow = answers(looking, choice) ? 'legal' : 'quiet'
    if (ends.from.length === 0)
      for (const place of ends.to) places.add(piece ? 'ready' : 'legal', place, single(ways, choice, place))
    for (const place of ends.from)
      places.add(held === undefined ? glow : 'ready', place, { hold: place === held ? NOTHING : { held: place } })
    // Storing begins with the die; the zone itself is no question.
    if (choice.data.kind === 'store' || piece) continue
    const swap = choice.data.kind === 'swap'
    for (const place of ends.to)
      places.add(swap && held === undefined ? 'legal' : 'ready', place, begun(ways, place, held, swap))
  }
}

/** A place without a piece in hand: with one way to fill it that is done, otherwise its pieces are shown. */
function begun(ways: readonly Way[], place: string, held: string | undefined, always: boolean): Tap {
  if (place === held) return { hold: NOTHING }
  const here = ways.filter(({ ends }) => ends.to.includes(place))
  const only = here.length === 1 && !always ? here[0].choice : undefined
  return only ? play(only) : { hold: { held: place } }
}

/** A stall sells at once, unless a skill die could make it cheaper: then the die is asked for, or the full price. */
function single(ways: readonly Way[], choice: Choice, place: string): Tap {
  const several = ways.filter(({ ends }) => ends.to.includes(place)).length > 1
  return several ? { hold: { held: place }, shows: choice.move } : play(choice)
}

function holdOne(places: Places, ways: readonly Way[], held: string): void {
  places.chosen.add(held)
  for (const { choice, ends } of ways) {
    if (ends.from.includes(held)) for (const place of ends.to) places.add('legal', place, play(choice))
    if (!ends.to.includes(held)) continue
    for (const place of ends.from) places.add('legal', place, play(choice))
    if (ends.from.length > 0) continue
    places.whole = choice.move
    places.add('legal', held, play(choice))
  }
}

function layReroll(places: Places, looking: Looking, choices: readonly Choice[], hand: Hand): void {
  const { view, seat } = looking
  const marked = hand.marked ?? []
  const me = view.seats[seat]
  const own = [...allDice(me.active), ...allDice(me.storage)]
  const picked = own.filter(die => view.picked[die >> 4] & (1 << (die & 15)))
  for (const { data } of choices) {
    if (data.kind !== 'pick') continue
    const value = numbersOf(data)
    const zone = value('zone') === 0 ? me.active : me.storage
    const left = allDice(zone).filter(die => !picked.includes(die) && die >> 4 === value('colour'))
    for (const die of left) {
      if (view.faces[die] !== (value('value') | (value('marks') << 3))) continue
      const next = marked.includes(die) ? marked.filter(one => one !== die) : [...marked, die]
      places.add('legal', diePlace(die), { hold: { marked: next } })
    }
  }
  for (const die of [...picked, ...marked]) places.chosen.add(diePlace(die))
  if (picked.length + marked.length === 0) return
  places.add('legal', at.roll, {
    play: [...inOrder(looking, marked).map(die => pickOf(looking, die)), { kind: 'reroll' }],
  })
}

const inStorage = ({ view, seat }: Looking, die: number): boolean =>
  (view.seats[seat].storage[die >> 4] & (1 << (die & 15))) !== 0

function pickOf(looking: Looking, die: number): MoveData {
  const face = looking.view.faces[die]
  return {
    kind: 'pick',
    zone: inStorage(looking, die) ? 1 : 0,
    colour: die >> 4,
    value: face & 7,
    marks: face >> 3,
  }
}

/** The rules take the picks of a reroll in one order only. */
function inOrder(looking: Looking, dice: readonly number[]): number[] {
  const place = (die: number) =>
    ((((inStorage(looking, die) ? 1 : 0) << 2) | (die >> 4)) << 9) | looking.view.faces[die]
  return [...dice].sort((one, other) => place(one) - place(other))
}

function layBrews(places: Places, looking: Looking, choices: readonly Choice[], hand: Hand): void {
  const { view } = looking
  const now = choices.find(({ move, data }) => move === hand.brew?.move && data.kind === 'brew')
  const wanted = hand.held === undefined ? -1 : dieAtPlace(hand.held)
  if (now) layCard(places, looking, brewsOf(choices, Number(now.data.slot)), now)
  else if (hand.held !== undefined) places.chosen.add(hand.held)
  for (let slot = 0; slot < view.row.length; slot++) {
    const brews = brewsOf(choices, slot)
    const recipe = recipeOf(view, slot)
    const first = wanted >= 0 ? withDie(looking, brews, undefined, wanted, false) : plainBrew(brews)
    if (!recipe || !first) continue
    places.add(now ? 'ready' : 'legal', at.recipe(recipe.id), { hold: { brew: first }, shows: first.move })
    for (const kind of [...INGREDIENTS, 'skill'] as const) {
      const enhanced = withEnhancement(looking, brews, undefined, kind)
      const place = at.enhancement(recipe.id, kind)
      if (enhanced) places.add('ready', place, { hold: { brew: enhanced }, shows: enhanced.move })
    }
    if (now) continue
    for (const die of brews.flatMap(({ data }) => placesOf(looking, data)).filter(place => dieAtPlace(place) >= 0))
      places.add('ready', die, { hold: die === hand.held ? NOTHING : { held: die } })
  }
}

/** The card that is being brewed: its dice can be exchanged, an enhancement laid on it; tapped again, it is brewed. */
function layCard(places: Places, looking: Looking, brews: readonly Choice[], now: Choice): void {
  const recipe = recipeOf(looking.view, Number(now.data.slot))
  if (!recipe) return
  const mine = new Set(placesOf(looking, now.data))
  for (const place of mine) places.chosen.add(place)
  places.whole = now.move
  places.add('legal', at.recipe(recipe.id), play(now))
  const change = (place: string, next: Choice | undefined) => {
    if (next && next !== now) places.add('legal', place, { hold: { brew: next }, shows: next.move })
  }
  for (const die of allDice(looking.view.seats[looking.seat].storage))
    if (!isBlocked(looking.view.faces[die]))
      change(diePlace(die), withDie(looking, brews, now.data, die, mine.has(diePlace(die))))
  for (const kind of [...INGREDIENTS, 'skill'] as const) {
    const next = withEnhancement(looking, brews, now.data, kind)
    change(at.enhancement(recipe.id, kind), next)
    if (kind !== 'skill' && looking.view.seats[looking.seat].ingredients[INGREDIENTS.indexOf(kind)] > 0)
      change(at.ingredient(kind), next)
  }
}

/** What a tap on this place does now; undefined where it means nothing legal. */
export const tapOn = (laid: Laid, place: string): Tap | undefined =>
  laid.legal.get(place) ?? laid.quiet.get(place) ?? laid.ready.get(place)

/** Whether what is in hand is still of use: the table may change while somebody thinks. */
export function stillHeld(looking: Looking, choices: readonly Choice[], hand: Hand): boolean {
  const { held, brew, marked } = hand
  if (brew !== undefined) return choices.some(({ move }) => move === brew.move)
  if (marked) return looking.view.prompts.kind === P.reroll && looking.view.prompts.seat === looking.seat
  if (held === undefined) return true
  const laid = lay(looking, choices, NOTHING)
  return tapOn(laid, held) !== undefined
}
