/** Every place on the board by its name, for those who hear the table. */
import type { BoardProps } from '@taproom/board'
import type { Passage } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { slotWith } from './brews.ts'
import { dieAtPlace, type Looking } from './ends.ts'
import { type Laid, tapOn } from './hand.ts'
import { BUILDINGS, COLOURS, type DieData, INGREDIENTS, TOKENS } from './kinds.ts'
import type { BoardEvent } from './reading.ts'
import { readDie, readYard } from './reading.ts'
import type { BoardWords } from './words.ts'

type Props = BoardProps<DiceBrewingView, BoardEvent>

/** Passages of the described table come in this order, then the seats from the one that looks. */
const RECIPES_PASSAGE = 1
const FIRST_SEAT_PASSAGE = 4

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const named = <K extends string>(names: readonly K[], name: string | undefined): K | undefined =>
  names.find(one => one === name)

export function dieName(words: BoardWords, die: Omit<DieData, 'id'>): string {
  const marks = [
    die.mark === 'blocked' ? words.blocked : '',
    die.mark === 'protected' ? words.protected : '',
    die.raised ? words.raised(die.raised) : '',
  ].filter(mark => mark !== '')
  return [`${words.colours[die.colour]} ${die.value ?? words.unrolled}`, ...marks].join(', ')
}

/** What a place is called: the legal move that a tap makes, or what lies there. */
export function labelAt(
  place: string,
  props: Props,
  words: BoardWords,
  looking: Looking,
  laid: Laid,
  passages: readonly Passage[],
): string {
  const tap = tapOn(laid, place)
  const last = tap && 'play' in tap ? tap.play[tap.play.length - 1] : undefined
  const data = typeof last === 'number' ? props.choices.find(({ move }) => move === last)?.data : last
  if (data && tap && 'play' in tap)
    return tap.play.length > 1 || data.kind === 'reroll'
      ? words.roll(laid.chosen.size)
      : props.words.move(props.view, data)
  return capital(thingAt(place, props, words, looking, passages))
}

function thingAt(
  place: string,
  { view, who }: Props,
  words: BoardWords,
  looking: Looking,
  passages: readonly Passage[],
): string {
  const [what, first, second] = place.split(':')
  const die = dieAtPlace(place)
  if (die >= 0) return `${dieName(words, readDie(view, die))}, ${whereabouts(view, words, die, who)}`
  const field = named(FIELDS, first)
  if (field && (what === 'input' || what === 'accelerator')) return fieldName(looking, words, field, what)
  if (what === 'recipe') return passages[RECIPES_PASSAGE].lines[slotWith(view, first)] ?? ''
  if (what === 'enhance') return `${recipeName(view, first)}: ${enhancementName(words, second)}`
  if (what === 'zone') return first === 'storage' ? words.zones.storage : words.zones['active-zone']
  if (what === 'seed') return words.seeds(view.seats[looking.seat].seeds)
  const ingredient = named(INGREDIENTS, first)
  const token = named(TOKENS, first)
  if (ingredient) return words.ingredients[ingredient]
  if (token) return words.tokens[token]
  const building = named(BUILDINGS, second)
  if (building) return `${words.buildings[building]}, ${who(Number(first))}`
  const colour = named(COLOURS, first)
  return colour ? words.colours[colour] : place
}

const recipeName = (view: DiceBrewingView, id: string): string =>
  view.box.recipes.find(recipe => recipe.id === id)?.name ?? id

function enhancementName(words: BoardWords, kind: string): string {
  const ingredient = named(INGREDIENTS, kind)
  return ingredient ? words.ingredients[ingredient] : words.colours.skill
}

/** "Storage, Hilde": where a die lies, and whose it is when it is not in the supply. */
function whereabouts(view: DiceBrewingView, words: BoardWords, die: number, who: Props['who']): string {
  const bit = 1 << (die & 15)
  for (let seat = 0; seat < view.seatCount; seat++) {
    const them = view.seats[seat]
    const zone = them.active[die >> 4] & bit ? 'active-zone' : them.storage[die >> 4] & bit ? 'storage' : undefined
    if (zone) return `${words.zones[zone]}, ${who(seat)}`
    const field = FIELDS.find((_, i) => them.inputs[i] === die + 1 || them.accelerators[i] === die + 1)
    if (field) return `${words.fields[field]}, ${who(seat)}`
  }
  return words.supply
}

function fieldName(looking: Looking, words: BoardWords, field: (typeof FIELDS)[number], spot: string): string {
  const { fields, shut } = readYard(looking, words)
  const building = BUILDINGS.find(name => field.startsWith(name)) ?? 'malt-house'
  const data = fields[field]
  const piece = spot === 'accelerator' ? data.accelerator : data.input
  const parts = [
    `${words.buildings[building]}, ${words.fields[field]}`,
    spot === 'accelerator' ? words.accelerator : '',
    data.blocked ? words.blocked : '',
    shut[building]?.text ?? '',
    piece === undefined ? '' : piece === 'seed' ? words.seeds(1) : dieName(words, piece),
  ]
  return parts.filter(part => part !== '').join(', ')
}

/** A seat in a few sentences: gold and points, zones, board. */
export function seatLabel({ view }: Props, passages: readonly Passage[], seat: number): string {
  const place = (seat - Math.max(0, view.viewer) + view.seatCount) % view.seatCount
  const { title, lines } = passages[FIRST_SEAT_PASSAGE + place]
  return `${title}. ${lines.join(' ')}`
}

export const supplyLabel = (passages: readonly Passage[]): string =>
  [passages[FIRST_SEAT_PASSAGE - 1].title, passages[FIRST_SEAT_PASSAGE - 1].lines[0], passages[0].lines[2]].join('. ')
