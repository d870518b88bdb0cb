/** Small pieces of speech that are built the same way in every language. */
import { FIELDS, type Field } from '../components/board.ts'
import type { Recipe } from '../components/box.ts'
import {
  BUILDINGS,
  COLOURS,
  type Colour,
  type Enhancement,
  INGREDIENTS,
  TOKENS,
  ZONES,
  type Zone,
} from '../components/names.ts'
import { proposedV1 } from '../components/proposed.ts'
import { isBlocked, isFresh, isProtected, pipsOf, raisesOf } from '../rules/dice.ts'
import type { DieShown } from '../rules/events.ts'
import { PHASES } from '../rules/table.ts'
import type { Terms } from './vocabulary.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export class Speech {
  readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
  }

  /** "light malt 4", with its marks in brackets. */
  die(colour: number, face: number): string {
    const { colours, unrolled } = this.terms
    const value = pipsOf(face) || unrolled
    const marks = this.marks(face)
    return `${colours[COLOURS[colour]]} ${value}${marks ? ` (${marks})` : ''}`
  }

  marks(face: number): string {
    const { blocked, protected: safe, raised, rolledOne } = this.terms
    return [
      isBlocked(face) ? blocked : '',
      isProtected(face) ? safe : '',
      raisesOf(face) > 0 ? raised(raisesOf(face)) : '',
      isFresh(face) ? rolledOne : '',
    ]
      .filter(mark => mark !== '')
      .join(', ')
  }

  /** "L4", for lists; marks in brackets. */
  short(colour: number, face: number): string {
    const marks = this.marks(face)
    return `${this.terms.letters[COLOURS[colour]]}${pipsOf(face) || '–'}${marks ? ` (${marks})` : ''}`
  }

  shown({ colour, value }: DieShown): string {
    return `${this.terms.colours[colour]} ${value || this.terms.unrolled}`
  }

  allShown(dice: readonly DieShown[]): string {
    return dice.map(die => `${this.terms.letters[die.colour]}${die.value || '–'}`).join(' ')
  }

  colour(colour: Colour): string {
    return this.terms.colours[colour]
  }

  zone(zone: Zone): string {
    return this.terms.zones[zone]
  }

  zoneNamed(zone: number): string {
    return this.terms.zones[ZONES[zone]]
  }

  field(field: Field): string {
    return this.terms.fields[field]
  }

  fieldNamed(field: number): string {
    return this.terms.fields[FIELDS[field]]
  }

  list(items: readonly string[]): string {
    return items.length === 0 ? this.terms.none : items.join(', ')
  }

  /** The name of a recipe that an event tells by its id. */
  recipe(id: string): string {
    const known = proposedV1.recipes.find(recipe => recipe.id === id)
    return known?.name ?? id.split('-').map(capital).join(' ')
  }

  building(building: number): string {
    return this.terms.buildings[BUILDINGS[building]]
  }

  colourNumbered(colour: number): string {
    return this.terms.colours[COLOURS[colour]]
  }

  phase(phase: number): string {
    return this.terms.phases[PHASES[phase]]
  }

  token(token: number): string {
    return this.terms.tokens[TOKENS[token]]
  }

  ingredient(kind: number): string {
    return this.terms.ingredients[INGREDIENTS[kind]]
  }

  /** "fruit", "skill 4". */
  enhancement(enhancement: Enhancement): string {
    if (enhancement === 'none') return this.terms.none
    const kind = INGREDIENTS.find(ingredient => ingredient === enhancement)
    return kind ? this.terms.ingredients[kind] : `${this.terms.colours.skill} ${enhancement.slice(-1)}`
  }

  /** Gold and mastery, as far as there are any. */
  gains(mastery: number, gold: number, ...more: readonly string[]): string {
    const gains = [mastery > 0 ? this.terms.mastery(mastery) : '', gold > 0 ? this.terms.gold(gold) : '', ...more]
    return this.list(gains.filter(gain => gain !== ''))
  }

  /** What a recipe brings, the fixed mastery of every brew included. */
  reward(recipe: Recipe, perBrew: number): string {
    return this.gains(recipe.mastery + perBrew, recipe.gold, ...this.extras(recipe))
  }

  /** The die and the token a recipe brings. */
  extras(recipe: Recipe): string[] {
    return [
      recipe.die >= 0 ? this.terms.dieOf[COLOURS[recipe.die]] : '',
      recipe.token >= 0 ? this.terms.tokens[TOKENS[recipe.token]] : '',
    ].filter(extra => extra !== '')
  }

  /** "L2 L3 H2" */
  requirements(recipe: Recipe): string {
    return recipe.colours.map((colour, i) => `${this.terms.letters[COLOURS[colour]]}${recipe.minima[i]}`).join(' ')
  }

  enhancements(recipe: Recipe): string {
    const { terms } = this
    const { mastery, gold } = recipe.skillBonus
    const minimum = terms.atLeast(terms.colours.skill, recipe.skillMin)
    const skill = recipe.skillMin <= 6 ? [terms.labelled(minimum, this.gains(mastery, gold))] : []
    const others = INGREDIENTS.flatMap((ingredient, kind) => {
      const bonus = recipe.ingredientBonus[kind]
      return bonus ? [terms.labelled(terms.ingredients[ingredient], this.gains(bonus.mastery, bonus.gold))] : []
    })
    return [...skill, ...others].join(terms.semicolon)
  }
}
