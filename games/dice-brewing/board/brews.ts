/** A brew in the making: which stored dice and which enhancement lie on the card, and how a tap changes that. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import type { Recipe } from '../components/box.ts'
import { COLOURS, ENHANCEMENTS, INGREDIENTS, SKILL, SKILL_0 } from '../components/names.ts'
import { colourOf, isBlocked, pipsOf, raisesOf } from '../rules/dice.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { diceIn, diePlace, type Looking } from './ends.ts'
import { at } from './kinds.ts'

const POSITIONS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export const valuesOf = (data: MoveData): number[] => POSITIONS.map(name => Number(data[name] ?? 0))
const enhancementOf = (data: MoveData): number => Number(data.enhancement)
const slotOf = (data: MoveData): number => Number(data.slot)

export const recipeOf = (view: DiceBrewingView, slot: number): Recipe | undefined =>
  view.row[slot] > 0 ? view.box.recipes[view.row[slot] - 1] : undefined

export const brewData = (slot: number, values: readonly number[], enhancement: number): MoveData => ({
  kind: 'brew',
  slot,
  enhancement,
  ...Object.fromEntries(POSITIONS.map((name, i) => [name, values[i] ?? 0])),
})

/** How many dice of each colour and value a brew uses, an enhancing skill die included. */
function usedBy(view: DiceBrewingView, data: MoveData): Map<string, number> {
  const used = new Map<string, number>()
  const add = (colour: number, value: number) => {
    const key = `${colour} ${value}`
    used.set(key, (used.get(key) ?? 0) + 1)
  }
  const values = valuesOf(data)
  recipeOf(view, slotOf(data))?.colours.forEach((colour, i) => {
    add(colour, values[i])
  })
  if (enhancementOf(data) > SKILL_0) add(SKILL, enhancementOf(data) - SKILL_0)
  return used
}

/** The dice a brew takes: of equal values the most raised, as the rules take them. */
export function diceOf({ view, seat }: Looking, data: MoveData): number[] {
  const { storage } = view.seats[seat]
  return [...usedBy(view, data)].flatMap(([key, count]) => {
    const [colour, value] = key.split(' ').map(Number)
    return diceIn(storage[colour], colour)
      .filter(die => pipsOf(view.faces[die]) === value && !isBlocked(view.faces[die]))
      .sort((one, other) => raisesOf(view.faces[other]) - raisesOf(view.faces[one]))
      .slice(0, count)
  })
}

function distance(view: DiceBrewingView, one: MoveData, other: MoveData): number {
  const here = usedBy(view, one)
  const there = usedBy(view, other)
  let apart = enhancementOf(one) === enhancementOf(other) ? 0 : 1
  for (const key of new Set([...here.keys(), ...there.keys()]))
    apart += Math.abs((here.get(key) ?? 0) - (there.get(key) ?? 0))
  return apart
}

const pips = (data: MoveData): number => valuesOf(data).reduce((sum, value) => sum + value, 0)

function nearest(view: DiceBrewingView, brews: readonly Choice[], to: MoveData): Choice | undefined {
  let best: Choice | undefined
  let least = Number.POSITIVE_INFINITY
  for (const brew of brews) {
    const apart = distance(view, brew.data, to) * 100 + pips(brew.data)
    if (apart >= least) continue
    least = apart
    best = brew
  }
  return best
}

/** The brew a recipe begins with: no enhancement, the lowest dice that do. */
export const plainBrew = (brews: readonly Choice[]): Choice | undefined =>
  [...brews].sort(
    (one, other) => enhancementOf(one.data) - enhancementOf(other.data) || pips(one.data) - pips(other.data),
  )[0]

export const brewsOf = (choices: readonly Choice[], slot: number): Choice[] =>
  choices.filter(({ data }) => data.kind === 'brew' && slotOf(data) === slot)

/** The brew after this stored die was tapped: it joins the brew in the place of another, or leaves it. */
export function withDie(
  { view }: Looking,
  brews: readonly Choice[],
  now: MoveData | undefined,
  die: number,
  leaves: boolean,
): Choice | undefined {
  const key = `${colourOf(die)} ${pipsOf(view.faces[die])}`
  const count = (data: MoveData) => usedBy(view, data).get(key) ?? 0
  if (!now) return plainBrew(brews.filter(({ data }) => count(data) > 0))
  const wanted = brews.filter(({ data }) => (leaves ? count(data) < count(now) : count(data) > count(now)))
  return nearest(view, wanted, now)
}

/** The brew with this enhancement, or without it when it was there already. A skill die is the lowest that does. */
export function withEnhancement(
  { view }: Looking,
  brews: readonly Choice[],
  now: MoveData | undefined,
  kind: (typeof INGREDIENTS)[number] | 'skill',
): Choice | undefined {
  const isKind = (enhancement: number) =>
    kind === 'skill' ? enhancement > SKILL_0 : ENHANCEMENTS[enhancement] === kind
  const leaves = now !== undefined && isKind(enhancementOf(now))
  const wanted = brews.filter(({ data }) => (leaves ? enhancementOf(data) === 0 : isKind(enhancementOf(data))))
  return now ? nearest(view, wanted, now) : plainBrew(wanted)
}

/** The places that belong to a brew: its card, its dice, its enhancement. */
export function placesOf(looking: Looking, data: MoveData): string[] {
  const recipe = recipeOf(looking.view, slotOf(data))
  if (!recipe) return []
  const enhancement = enhancementOf(data)
  const kind = INGREDIENTS[enhancement - 1]
  return [
    at.recipe(recipe.id),
    ...diceOf(looking, data).map(diePlace),
    ...(enhancement > SKILL_0 ? [at.enhancement(recipe.id, 'skill')] : []),
    ...(kind ? [at.enhancement(recipe.id, kind), at.ingredient(kind)] : []),
  ]
}

/** A card's slot by its id. */
export const slotWith = (view: DiceBrewingView, id: string): number =>
  [...view.row].findIndex((_, slot) => recipeOf(view, slot)?.id === id)

/** The best this seat could lay on the card, for asking why it cannot be brewed. */
export function attempt({ view, seat }: Looking, slot: number, enhancement = 0): MoveData {
  const me = view.seats[seat]
  const left = COLOURS.map((_, colour) =>
    [...diceIn(me.storage[colour], colour), ...diceIn(me.active[colour], colour)]
      .map(die => pipsOf(view.faces[die]))
      .sort((one, other) => other - one),
  )
  const values = recipeOf(view, slot)?.colours.map(colour => left[colour].shift() ?? 0) ?? []
  return brewData(slot, values, enhancement)
}
