/** Recipe cards and what improves a brew. */
import type { Explanation } from '@taproom/engine'
import { fitsOf } from '../board/reach.ts'
import type { Recipe } from '../components/box.ts'
import { COLOURS, INGREDIENTS, type Level, SKILL } from '../components/names.ts'
import { isBlocked, pipsOf } from '../rules/dice.ts'
import { BREWING } from '../rules/table.ts'
import { capital } from '../words/speech.ts'
import { type Asking, diceIn, dieName, explanation, indexIn, seatOf } from './asking.ts'

export const recipeWith = ({ view }: Asking, id: string): Recipe | undefined =>
  view.box.recipes.find(recipe => recipe.id === id)

export const slotOf = ({ view }: Asking, recipe: Recipe): number =>
  [...view.row].findIndex(number => number > 0 && view.box.recipes[number - 1] === recipe)

const needed = ({ say }: Asking, colour: number, min: number): string =>
  say.terms.atLeast(say.colour(COLOURS[colour]), min)

export function explainRecipe(asking: Asking, recipe: Recipe): Explanation {
  const { view, say, words } = asking
  const { terms } = say
  const slot = slotOf(asking, recipe)
  const blocked = slot >= 0 && (view.blockedSlots & (1 << slot)) !== 0
  const style = terms.styles[recipe.style]
  const kind = recipe.level === recipe.style ? style : `${style}, ${terms.levels[recipe.level]}`
  const needs = recipe.colours.map((colour, i) => needed(asking, colour, recipe.minima[i]))
  const missed = recipe.die >= 0 && view.supply[recipe.die] === 0
  return explanation(
    recipe.name,
    [words.recipes.about(kind, needs), words.recipes.brings(say.reward(recipe, view.box.masteryPerBrew))],
    [
      blocked && words.recipes.blocked,
      slot >= 0 && standing(asking, recipe),
      missed && words.recipes.missed,
      toEnd(asking),
    ],
    ...(blocked ? ['DB-9.53'] : []),
    'DB-7.9',
    'DB-7.21',
    'DB-7.22',
    'DB-7.29',
  )
}

/** How far the looking seat is: what it would brew with, must store first or lacks. */
function standing(asking: Asking, recipe: Recipe): string | undefined {
  const { view, me, words } = asking
  if (me < 0 || view.prompts.kind < 0) return undefined
  const fits = fitsOf({ view, seat: me }, recipe)
  const missing = fits.filter(fit => fit.fitting === 'missing')
  if (missing.length > 0) return words.recipes.missing(missing.map(({ colour, min }) => needed(asking, colour, min)))
  const toStore = fits.filter(fit => fit.fitting === 'active')
  if (toStore.length > 0) return words.recipes.store(toStore.map(({ die }) => dieName(asking, die)))
  const dice = fits.map(({ die }) => dieName(asking, die))
  return view.phase >= BREWING ? words.recipes.ready(dice) : words.recipes.readyLater(dice)
}

/** DB-10.1: how many recipes are left until the end. */
export function toEnd({ view, words }: Asking): string | undefined {
  if (view.prompts.kind < 0) return undefined
  return words.recipes.toEnd(view.box.players[view.seatCount].recipesToEnd - view.brewedTotal, view.seatCount)
}

export function explainEnhancement(asking: Asking, recipe: Recipe, kind: string): Explanation | undefined {
  const { view, say, words } = asking
  const ingredient = indexIn(INGREDIENTS, kind)
  if (ingredient < 0 && kind !== 'skill') return undefined
  const bonus = ingredient < 0 ? recipe.skillBonus : recipe.ingredientBonus[ingredient]
  if (!bonus) return undefined
  const by = ingredient < 0 ? needed(asking, SKILL, recipe.skillMin) : say.ingredient(ingredient)
  const gains = say.gains(bonus.mastery, bonus.gold)
  const seat = seatOf(asking)
  const owns = seat && ingredient >= 0 && seat.ingredients[ingredient] > 0
  return explanation(
    words.enhancements.name(recipe.name, by),
    [words.enhancements.about(by, gains), ingredient < 0 && words.enhancements.skillBack],
    [
      seat && ingredient < 0 && skillStanding(asking, recipe.skillMin),
      seat && ingredient >= 0 && (owns ? words.enhancements.have : words.enhancements.lack),
      ingredient >= 0 && !owns && words.enhancements.buy(view.box.ingredients[ingredient].prices[0]),
    ],
    'DB-7.14',
    'DB-7.23',
    ingredient < 0 ? 'DB-7.16' : 'DB-7.18',
  )
}

function skillStanding(asking: Asking, min: number): string {
  const { view, me, words } = asking
  const stored = diceIn(view.seats[me].storage[SKILL], SKILL).find(
    die => pipsOf(view.faces[die]) >= min && !isBlocked(view.faces[die]),
  )
  if (stored === undefined) return words.enhancements.lackSkill(min)
  return words.enhancements.haveSkill(dieName(asking, stored))
}

export const explainLevel = ({ say, words }: Asking, level: Level): Explanation =>
  explanation(
    words.recipes.level(capital(say.terms.levels[level])),
    [words.recipes.levelAbout],
    [],
    'DB-7.36',
    'DB-2.15',
  )

export const explainSlot = ({ words }: Asking): Explanation =>
  explanation(words.recipes.slot, [words.recipes.slotAbout], [], 'DB-7.33')
