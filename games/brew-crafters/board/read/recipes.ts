import { HIDDEN } from '@taproom/engine'
import { FAMILIES, KINDS, RECIPES, SYMBOLS } from '../../components/names.ts'
import { NOT_REPLACED, priceOf } from '../../rules/price.ts'
import type { BrewCrafters } from '../../rules/table.ts'
import { shortfall } from '../aid.ts'
import {
  type Batch,
  type Cubes,
  countIn,
  type Family,
  kindsIn,
  type Recipe,
  type RecipeCard,
  type SeatColour,
} from '../kinds.ts'
import type { BoardWords } from '../words.ts'
import { cubesOf, seatsOf } from './table.ts'

/** Names that fit a column; the whole name is in the label. */
const SHORT: { readonly [R in Recipe]?: string } = {
  'pumpkin-ale': 'Pumpkin Ale',
  'golden-apple': 'Golden Apple',
  'apricot-pale-ale': 'Apricot Pale Ale',
  'belgian-quad': 'Belgian Quad',
  barleywine: 'Barleywine',
  'smoked-porter': 'Smoked Porter',
  'vanilla-porter': 'Vanilla Porter',
  'coffee-porter': 'Coffee Porter',
  'black-and-brue': 'Black & Brue',
  'cherry-porter': 'Cherry Porter',
  'honey-porter': 'Honey Porter',
  'cinnamon-porter': 'Cinnamon Porter',
  'coffee-stout': 'Coffee Stout',
  'blackberry-stout': 'Blackberry Stout',
  'chocolate-espresso-stout': 'Chocolate Espresso',
  'dark-stout': 'Dark Stout',
  'russian-imperial-stout': 'Russian Imperial',
}
const LONG = 17

export function shortName(t: BrewCrafters, recipe: number): string {
  const { id, name } = t.box.recipes[recipe]
  return name.length > LONG ? (SHORT[id] ?? name) : name
}

export const familyOf = (t: BrewCrafters, recipe: number): Family => FAMILIES[t.box.tables.family[recipe]]
export const batchOf = (t: BrewCrafters, recipe: number): Batch => ({
  recipe: RECIPES[recipe],
  family: familyOf(t, recipe),
})

export const isUnlocked = (t: BrewCrafters, seat: number, family: Family): boolean =>
  t.seats[seat].brewed[t.box.tables.basicOf[FAMILIES.indexOf(family)]] > 0

/** What the seat would pay for it now, without replacements. */
export function priceFor(t: BrewCrafters, seat: number, recipe: number): Cubes {
  const price = new Int16Array(KINDS.length)
  priceOf(t, seat, recipe, NOT_REPLACED, NOT_REPLACED, NOT_REPLACED, price)
  return cubesOf(price)
}

/** What is being considered: the cubes it would bring and the place they come from. */
export interface Shopping {
  readonly gain: Cubes
  readonly from: string
  /** Recipes that can be brewed as things stand, perhaps with a replacement. */
  readonly brewable: ReadonlySet<number>
}
export const NO_SHOPPING: Shopping = { gain: {}, from: '', brewable: new Set() }

function cardOf(t: BrewCrafters, seat: number, recipe: number, words: BoardWords, shopping: Shopping): RecipeCard {
  const family = familyOf(t, recipe)
  const basic = t.box.tables.tier[recipe] === 0
  const price = priceFor(t, seat, recipe)
  const list = shortfall(price, cubesOf(t.seats[seat].cubes), shopping.gain)
  const { names } = words.lexicon
  const symbol = SYMBOLS[t.box.tables.symbol[recipe]]
  const card = {
    id: RECIPES[recipe],
    family,
    basic,
    name: shortName(t, recipe),
    reputation: t.box.recipes[recipe].rep,
    price,
    ...(symbol === 'none' ? {} : { symbol }),
  }
  if (!basic && !isUnlocked(t, seat, family))
    return { ...card, missing: list.missing, readiness: 'locked', note: words.basicFirst(names.family, family) }
  if (shopping.brewable.has(recipe)) return { ...card, readiness: 'ready', note: words.canBrew }
  const rest = kindsIn(list.rest).map(kind => names.cubes(kind, list.rest[kind] ?? 0))
  const note = {
    ready: words.canBrew,
    soon: words.brewsWith(shopping.from),
    short: rest.length > 1 ? words.shortMany(countIn(list.rest)) : words.shortOf(rest.join(', ')),
  }[list.readiness]
  return { ...card, missing: list.missing, coming: list.coming, readiness: list.readiness, note }
}

/** The open recipes, each with the shopping list of this seat. */
export function readRecipes(
  t: BrewCrafters,
  seat: number,
  words: BoardWords,
  colour: (seat: number) => SeatColour,
  shopping: Shopping,
): RecipeCard[] {
  return RECIPES.flatMap((_id, recipe): RecipeCard[] => {
    if (!t.recipes[recipe]) return []
    const card = cardOf(t, seat, recipe, words, shopping)
    if (card.basic) return [card]
    const winner = t.labels[recipe]
    return [{ ...card, label: winner > 0 ? colour(winner - 1) : 'open' }]
  })
}

/** Secret recipes that this view knows to belong to the seat. */
export const knownSecrets = (t: BrewCrafters, seat: number): number[] => {
  const { secrets } = t.seats[seat]
  const shown = t.takes
    .toArray()
    .flatMap((owner, take) => (owner === seat && t.shown[take] > 0 ? [t.shown[take] - 1] : []))
  return RECIPES.flatMap((_id, recipe) =>
    (secrets[recipe] > 0 && secrets[recipe] !== HIDDEN) || shown.includes(recipe) ? [recipe] : [],
  )
}

/** How many secret recipes of the seat this view cannot read. */
export const hiddenSecrets = (t: BrewCrafters, seat: number): number =>
  t.takes.toArray().filter(owner => owner === seat).length - knownSecrets(t, seat).length

export function readSecrets(
  t: BrewCrafters,
  seat: number,
  words: BoardWords,
  colour: (seat: number) => SeatColour,
  shopping: Shopping,
) {
  const { firstSaleRep } = t.box.modules.secretRecipe
  const shown = new Set(t.takes.toArray().map((_owner, take) => t.shown[take] - 1))
  return {
    mine: knownSecrets(t, seat).map(recipe => {
      const { brewed, sold } = t.seats[seat]
      return {
        ...cardOf(t, seat, recipe, words, shopping),
        hidden: !shown.has(recipe),
        /** The reputation that lies on a card until its first sale. */
        ...(brewed[recipe] > 0 && sold[recipe] === 0 ? { waiting: firstSaleRep } : {}),
      }
    }),
    /** Face down with the others. */
    others: seatsOf(t)
      .filter(other => other !== seat && hiddenSecrets(t, other) > 0)
      .map(other => ({ seat: colour(other), hidden: hiddenSecrets(t, other) })),
  }
}
