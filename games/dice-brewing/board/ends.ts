/** Where a move begins and where it leads: two places on the table, to be tapped one after the other. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { BUILDINGS, COLOURS, INGREDIENTS, TOKENS, ZONES } from '../components/names.ts'
import { dieOf, faceOf, lowest, pipsOf } from '../rules/dice.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { FIRST_ACCELERATOR, FIRST_INPUT, MARKET } from '../rules/token-targets.ts'
import { at, type SeatColour } from './kinds.ts'

export interface Looking {
  readonly view: DiceBrewingView
  /** The seat whose table this is. */
  readonly seat: number
  colour(seat: number): SeatColour
}

export interface Ends {
  /** Any of these pieces can be taken up first … */
  readonly from: readonly string[]
  /** … and put on any of these places; without `from` one tap does it. */
  readonly to: readonly string[]
}

export type Numbers = (name: string) => number

export const numbersOf =
  (data: MoveData): Numbers =>
  name =>
    Number(data[name])

export const dieId = (die: number): string => String(die)
export const diePlace = (die: number): string => at.die(dieId(die))

/** The number of the die at a place, −1 for any other place. */
export const dieAtPlace = (place: string): number => (place.startsWith('die:') ? Number(place.slice(4)) : -1)

export function diceIn(set: number, colour: number): number[] {
  const dice: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) dice.push(dieOf(colour, lowest(rest)))
  return dice
}

export const allDice = (sets: { readonly [colour: number]: number }): number[] =>
  COLOURS.flatMap((_, colour) => diceIn(sets[colour], colour))

/** Equal dice are one choice: a move names what a die shows, and any of them may be tapped. */
function alike({ view }: Looking, sets: { readonly [colour: number]: number }, value: Numbers): string[] {
  const face = faceOf(value('value'), value('marks'))
  const colour = value('colour')
  return diceIn(sets[colour], colour)
    .filter(die => view.faces[die] === face)
    .map(diePlace)
}

function ownDice(looking: Looking, value: Numbers): string[] {
  const me = looking.view.seats[looking.seat]
  return alike(looking, ZONES[value('zone')] === 'storage' ? me.storage : me.active, value)
}

function discountDice(looking: Looking, value: Numbers): string[] {
  const me = looking.view.seats[looking.seat]
  const skill = COLOURS.indexOf('skill')
  const asDie: Numbers = name => (name === 'colour' ? skill : value(name))
  return alike(looking, value('discount') === 2 ? me.storage : me.active, asDie)
}

/** Dice of one's own board are tapped on their fields; those of others have no fields large enough to aim at. */
function targetDice(looking: Looking, value: Numbers): string[] {
  const owner = value('seat')
  const them = looking.view.seats[owner]
  const place = value('place')
  if (place < FIRST_INPUT) return alike(looking, place === 0 ? them.active : them.storage, value)
  if (place >= MARKET) return []
  const input = place < FIRST_ACCELERATOR
  const field = place - (input ? FIRST_INPUT : FIRST_ACCELERATOR)
  if (owner === looking.seat) return [input ? at.input(FIELDS[field]) : at.accelerator(FIELDS[field])]
  return [diePlace((input ? them.inputs[field] : them.accelerators[field]) - 1)]
}

const rolledDice = ({ view }: Looking, colour: number, rolled: number): string[] =>
  diceIn(view.supply[colour], colour)
    .filter(die => pipsOf(view.faces[die]) === rolled)
    .map(diePlace)

const recipeIn = ({ view }: Looking, slot: number): string[] =>
  view.row[slot] > 0 ? [at.recipe(view.box.recipes[view.row[slot] - 1].id)] : []

const NONE: readonly string[] = []

/** Undefined for moves without a place (buttons), and for brews and rerolls, which take more than two taps. */
export function endsOf(looking: Looking, { data }: Choice): Ends | undefined {
  const value = numbersOf(data)
  switch (data.kind) {
    case 'place':
      return { from: ownDice(looking, value), to: [at.input(FIELDS[value('field')])] }
    case 'plant':
      return { from: [at.seed], to: [at.input(FIELDS[value('field')])] }
    case 'accelerate':
      return { from: ownDice(looking, value), to: [at.accelerator(FIELDS[value('field')])] }
    case 'store':
      return { from: alike(looking, looking.view.seats[looking.seat].active, value), to: [at.zone('storage')] }
    case 'put':
      return { from: NONE, to: [at.zone(ZONES[value('zone')])] }
    case 'swap-colour':
      return { from: NONE, to: [at.colour(COLOURS[value('colour')])] }
    case 'swap':
      return { from: rolledDice(looking, value('colour'), value('rolled')), to: ownDice(looking, value) }
    case 'buy-ingredient': {
      const stall = [at.stall(INGREDIENTS[value('ingredient')])]
      return { from: value('discount') === 0 ? NONE : discountDice(looking, value), to: stall }
    }
    case 'buy-token':
      return { from: NONE, to: [at.stall(TOKENS[value('token')])] }
    case 'block-building':
      return {
        from: [at.token('block-building')],
        to: [at.building(value('seat'), BUILDINGS[value('building')])],
      }
    case 'block-recipe':
      return { from: [at.token('block-recipe')], to: recipeIn(looking, value('slot')) }
    default: {
      const token = TOKENS.find(kind => kind === data.kind)
      return token && { from: [at.token(token)], to: targetDice(looking, value) }
    }
  }
}
