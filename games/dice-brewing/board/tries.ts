/** What a tap without a legal meaning tries to do: the rules answer it with their reason. */
import type { MoveData } from '@taproom/engine'
import { FIELDS, FIELDS_FOR, SEED_FIELDS } from '../components/board.ts'
import { BUILDINGS, COLOURS, ENHANCEMENTS, INGREDIENTS, SKILL, SKILL_0, TOKENS } from '../components/names.ts'
import { marksOf, pipsOf } from '../rules/dice.ts'
import { P } from '../rules/prompts.ts'
import { BREWING } from '../rules/table.ts'
import { FIRST_ACCELERATOR, FIRST_INPUT, MARKET, PLACES } from '../rules/token-targets.ts'
import { attempt, brewData, recipeOf, slotWith, valuesOf } from './brews.ts'
import { allDice, dieAtPlace, type Looking } from './ends.ts'
import type { Hand } from './hand.ts'

const indexIn = (names: readonly string[], name: string): number => names.indexOf(name)

const dieArgs = ({ view }: Looking, die: number) => ({
  colour: die >> 4,
  value: Math.max(1, pipsOf(view.faces[die])),
  marks: marksOf(view.faces[die]),
})

const has = (set: { readonly [colour: number]: number }, die: number): boolean =>
  (set[die >> 4] & (1 << (die & 15))) !== 0

const zoneOf = ({ view, seat }: Looking, die: number): number => (has(view.seats[seat].storage, die) ? 1 : 0)

const isOwn = ({ view, seat }: Looking, die: number): boolean =>
  die >= 0 && (has(view.seats[seat].active, die) || has(view.seats[seat].storage, die))

/** Where a die lies, as a token names it. */
function whereabouts({ view }: Looking, die: number): { readonly seat: number; readonly place: number } {
  for (let seat = 0; seat < view.seatCount; seat++) {
    const them = view.seats[seat]
    if (has(them.active, die)) return { seat, place: 0 }
    if (has(them.storage, die)) return { seat, place: 1 }
    if (them.discountDie === die + 1) return { seat, place: MARKET }
    for (let field = 0; field < FIELDS.length; field++) {
      if (them.inputs[field] === die + 1) return { seat, place: FIRST_INPUT + field }
      if (them.accelerators[field] === die + 1) return { seat, place: FIRST_ACCELERATOR + field }
    }
  }
  return { seat: 0, place: PLACES.length - 1 }
}

const placing = (looking: Looking, kind: 'place' | 'accelerate', field: number, die: number): MoveData => ({
  kind,
  field,
  zone: zoneOf(looking, die),
  ...dieArgs(looking, die),
})

/** Nothing is in hand: a piece of one's own that comes closest to what the field takes. */
function fill(looking: Looking, field: number): MoveData {
  const me = looking.view.seats[looking.seat]
  const own = [...allDice(me.active), ...allDice(me.storage)].filter(die => looking.view.faces[die] !== 0)
  const die = own.find(one => (FIELDS_FOR[one >> 4] >> field) & 1) ?? own[0]
  if ((SEED_FIELDS >> field) & 1 || die === undefined) return { kind: 'plant', field }
  return placing(looking, 'place', field, die)
}

function speedUp(looking: Looking, field: number): MoveData {
  const me = looking.view.seats[looking.seat]
  const own = [...allDice(me.active), ...allDice(me.storage)].filter(die => looking.view.faces[die] !== 0)
  const skilled = own.filter(die => die >> 4 === SKILL)
  const best = skilled.sort((one, other) => pipsOf(looking.view.faces[other]) - pipsOf(looking.view.faces[one]))[0]
  const die = best ?? own[0]
  return die === undefined ? { kind: 'plant', field } : placing(looking, 'accelerate', field, die)
}

function aim(looking: Looking, token: string, place: string): MoveData | undefined {
  const { view, seat } = looking
  const [what, first, second] = place.split(':')
  const me = view.seats[seat]
  if (token === 'block-recipe') return { kind: token, slot: Math.max(0, slotWith(view, first)) }
  if (token === 'block-building') {
    return {
      kind: token,
      seat: what === 'building' ? Number(first) : seat,
      building: Math.max(0, indexIn(BUILDINGS, second)),
    }
  }
  const field = indexIn(FIELDS, first)
  const piece = what === 'input' ? me.inputs[field] : what === 'accelerator' ? me.accelerators[field] : 0
  const die = piece > 0 && piece <= view.faces.length ? piece - 1 : dieAtPlace(place)
  return die < 0 ? undefined : { kind: token, ...whereabouts(looking, die), ...dieArgs(looking, die) }
}

/** A token that cannot be played at all: any target asks the question. */
function untimely(looking: Looking, token: string): MoveData | undefined {
  const { view, seat } = looking
  if (token === 'block-recipe') return { kind: token, slot: 0 }
  if (token === 'block-building') return { kind: token, seat: (seat + 1) % view.seatCount, building: 0 }
  const me = view.seats[seat]
  const die = [...allDice(me.storage), ...allDice(me.active)][0]
  return die === undefined ? undefined : aim(looking, token, `die:${die}`)
}

/** The move that a tap on this place would be, legal or not; undefined where it would be none. */
export function tryAt(looking: Looking, hand: Hand, place: string): MoveData | undefined {
  const { view } = looking
  const [what, first, second] = place.split(':')
  const { held = '' } = hand
  const token = held.startsWith('token:') ? held.slice('token:'.length) : undefined
  if (token !== undefined && what !== 'token' && what !== 'buy' && what !== 'zone') {
    const aimed = aim(looking, token, place)
    if (aimed) return aimed
  }
  const piece = dieAtPlace(held)
  const field = indexIn(FIELDS, first)
  switch (what) {
    case 'input':
      if (held === 'seed') return { kind: 'plant', field }
      return isOwn(looking, piece) ? placing(looking, 'place', field, piece) : fill(looking, field)
    case 'accelerator':
      return isOwn(looking, piece) ? placing(looking, 'accelerate', field, piece) : speedUp(looking, field)
    case 'zone':
      if (piece < 0) return undefined
      return { kind: zoneOf(looking, piece) === 1 ? 'take-out' : 'store', ...dieArgs(looking, piece) }
    case 'recipe':
      return attempt(looking, Math.max(0, slotWith(view, first)))
    case 'enhance':
      return attempt(looking, Math.max(0, slotWith(view, first)), enhancementTried(looking, second))
    case 'buy':
      return purchase(looking, first, piece)
    case 'token':
      return untimely(looking, first)
    case 'colour':
      return { kind: 'swap-colour', colour: indexIn(COLOURS, first) }
    case 'building':
      return { kind: 'place-abroad', board: Number(first), field: indexIn(BUILDINGS, second) }
    case 'ingredient':
      return { kind: 'enhance', enhancement: indexIn(ENHANCEMENTS, first) }
    case 'seed':
      return { kind: 'plant', field: 0 }
    case 'die':
      return tryDie(looking, Number(first), hand)
    default:
      return undefined
  }
}

function enhancementTried({ view, seat }: Looking, kind: string): number {
  if (kind !== 'skill') return Math.max(0, indexIn(INGREDIENTS, kind)) + 1
  const me = view.seats[seat]
  const shown = [...allDice(me.storage), ...allDice(me.active)]
    .filter(die => die >> 4 === SKILL)
    .map(die => pipsOf(view.faces[die]))
  return SKILL_0 + Math.max(1, ...shown)
}

function purchase(looking: Looking, kind: string, die: number): MoveData {
  const token = indexIn(TOKENS, kind)
  if (token >= 0) return die >= 0 ? { kind: 'token-discount' } : { kind: 'buy-token', token }
  const ingredient = indexIn(INGREDIENTS, kind)
  if (!isOwn(looking, die) || die >> 4 !== SKILL)
    return { kind: 'buy-ingredient', ingredient, discount: 0, value: 0, marks: 0 }
  const { value, marks } = dieArgs(looking, die)
  return { kind: 'buy-ingredient', ingredient, discount: zoneOf(looking, die) + 1, value, marks }
}

function tryDie(looking: Looking, die: number, hand: Hand): MoveData | undefined {
  const { view, seat } = looking
  const { kind } = view.prompts
  const mine = view.prompts.seat === seat
  if (!isOwn(looking, die)) {
    if (mine && kind === P.swap) return undefined
    return { kind: 'place-abroad', board: whereabouts(looking, die).seat, field: 0 }
  }
  if (mine && kind === P.reroll) return { kind: 'pick', zone: zoneOf(looking, die), ...dieArgs(looking, die) }
  if (mine && kind === P.swap) {
    const rolled = dieAtPlace(hand.held ?? '')
    const value = rolled >= 0 ? pipsOf(view.faces[rolled]) : 0
    return { kind: 'swap', rolled: Math.max(1, value), zone: zoneOf(looking, die), ...dieArgs(looking, die) }
  }
  if (view.phase >= BREWING && zoneOf(looking, die) === 0) return { kind: 'store', ...dieArgs(looking, die) }
  if (mine && kind === P.brew) return hand.brew ? exchanged(looking, hand.brew.data, die) : attemptWith(looking, die)
  const field = FIELDS.findIndex((_, one) => (FIELDS_FOR[die >> 4] >> one) & 1)
  return placing(looking, 'place', field, die)
}

/** A stored die that no brew uses: the first card that asks for its colour. */
function attemptWith(looking: Looking, die: number): MoveData {
  const { view } = looking
  const slot = [...view.row].findIndex(card => card > 0 && view.box.recipes[card - 1].colours.includes(die >> 4))
  return attempt(looking, Math.max(0, slot))
}

/** The brew in hand with this die in the place of the least one of its colour, or as one die too many. */
function exchanged({ view }: Looking, brew: MoveData, die: number): MoveData {
  const slot = Number(brew.slot)
  const colours = recipeOf(view, slot)?.colours ?? []
  const last = colours.lastIndexOf(die >> 4)
  const values = valuesOf(brew)
  values[last < 0 ? Math.min(colours.length, values.length - 1) : last] = pipsOf(view.faces[die])
  return brewData(slot, values, Number(brew.enhancement))
}

/** A piece dragged onto a place. */
export const tryDrop = (looking: Looking, piece: string, place: string): MoveData | undefined =>
  tryAt(looking, { held: piece }, place)
