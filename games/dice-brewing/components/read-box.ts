/** Reads a component set: an owner of the box replaces proposed values by what is printed on the real pieces. */
import { BUILDING_OF, CS1, CS2, FIELDS } from './board.ts'
import {
  type Bonus,
  type Box,
  type FieldNumbers,
  MOST_DICE_PER_COLOUR,
  MOST_RECIPES,
  MOST_REQUIRED,
  MOST_SEATS,
  MOST_SLOTS,
  type PlayerCount,
  type Recipe,
} from './box.ts'
import { BUILDINGS, COLOURS, INGREDIENTS, LEVELS, STYLES, TOKENS } from './names.ts'
import { BadValue, Reading } from './reading.ts'

const MOST = 99
const VALUES = [0, 1, 2, 3, 4, 5, 6]
const BREWED_COLOURS = COLOURS.filter(colour => colour !== 'skill')

const bonusOf = (entry: Reading): Bonus => ({
  gold: entry.at('gold').intOr(0, MOST, 0),
  mastery: entry.at('mastery').intOr(0, MOST, 0),
})

function requirementsOf(list: Reading): Pick<Recipe, 'colours' | 'minima'> {
  const required = list.items(1, MOST_REQUIRED).map(entry => ({
    colour: COLOURS.indexOf(entry.at('colour').among(BREWED_COLOURS)),
    min: entry.at('min').int(1, 6),
  }))
  required.sort((a, b) => a.colour - b.colour || b.min - a.min)
  return { colours: required.map(one => one.colour), minima: required.map(one => one.min) }
}

function enhancementsOf(list: Reading): Pick<Recipe, 'skillMin' | 'skillBonus' | 'ingredientBonus'> {
  let skillMin = 7
  let skillBonus: Bonus = { gold: 0, mastery: 0 }
  const ingredientBonus: (Bonus | undefined)[] = INGREDIENTS.map(() => undefined)
  for (const entry of list.items(0, 1 + INGREDIENTS.length)) {
    const bonus = bonusOf(entry.at('bonus'))
    if (entry.at('kind').among(['skill-die', 'ingredient']) === 'skill-die') {
      if (skillMin < 7) entry.fail('a second skill die')
      skillMin = entry.at('min').int(1, 6)
      skillBonus = bonus
    } else {
      const ingredient = INGREDIENTS.indexOf(entry.at('ingredient').among(INGREDIENTS))
      if (ingredientBonus[ingredient]) entry.at('ingredient').fail('the same ingredient twice')
      ingredientBonus[ingredient] = bonus
    }
  }
  return { skillMin, skillBonus, ingredientBonus }
}

function recipeOf(entry: Reading): Recipe {
  const reward = entry.at('reward')
  const die = reward.at('die')
  const token = reward.at('actionToken')
  return {
    id: entry.at('id').text(),
    name: entry.at('name').text(),
    style: entry.at('style').among(STYLES),
    level: entry.at('level').among(LEVELS),
    starterFor: entry
      .at('starterForPlayerCounts')
      .items(0, MOST_SEATS - 1)
      .map(count => count.int(2, MOST_SEATS)),
    ...requirementsOf(entry.at('requires')),
    ...bonusOf(reward),
    die: die.present ? COLOURS.indexOf(die.among(COLOURS)) : -1,
    token: token.present ? TOKENS.indexOf(token.among(TOKENS)) : -1,
    ...enhancementsOf(entry.at('enhancements')),
  }
}

function recipesOf(list: Reading, players: readonly PlayerCount[]): readonly Recipe[] {
  const recipes = list.items(MOST_SLOTS, MOST_RECIPES).map(recipeOf)
  if (new Set(recipes.map(recipe => recipe.id)).size < recipes.length) list.fail('two recipes have the same id')
  for (let seats = 2; seats <= MOST_SEATS; seats++) {
    const starters = recipes.filter(recipe => recipe.starterFor.includes(seats)).length
    if (starters !== players[seats].recipeSlots)
      list.fail(`${starters} starters for ${seats} players, ${players[seats].recipeSlots} slots`)
  }
  return recipes
}

/** DB-6.19: the largest discount that a shown value allows. */
function pricesOf(entry: Reading): readonly number[] {
  const price = entry.at('price').int(0, MOST)
  const discounts = entry
    .at('discounts')
    .items(0, 6)
    .map(step => ({ min: step.at('min').int(1, 6), off: step.at('off').int(1, MOST) }))
  return Array.from({ length: 7 }, (_, shown) =>
    Math.max(0, price - Math.max(0, ...discounts.filter(step => shown >= step.min).map(step => step.off))),
  )
}

/** Minima of accelerators: of the set that comes with the game 3 for MH2 (DB-5.61) and for SD1 to SD3 (DB-5.96). */
function fieldOf(entry: Reading, field: number): FieldNumbers {
  const gold = entry.at('gold')
  if ((field === CS1 || field === CS2) && entry.at('accelerateMin').present)
    entry.at('accelerateMin').fail('this field works at once, nothing can be accelerated')
  return {
    min: entry.at('min').intOr(1, 6, 1),
    accelerateMin: entry.at('accelerateMin').intOr(1, 6, 0),
    seeds: entry.at('seeds').intOr(1, MOST, 0),
    gold: COLOURS.map(colour => (gold.present ? gold.at(colour).intOr(0, MOST, 0) : 0)),
  }
}

function playersOf(list: Reading): readonly PlayerCount[] {
  const none = { recipeSlots: 0, recipesToEnd: 0, playersPerField: 0 }
  const found = list.items(MOST_SEATS - 1, MOST_SEATS - 1).map((entry, i) => {
    entry.at('players').int(i + 2, i + 2)
    return {
      recipeSlots: entry.at('recipeSlots').int(1, MOST_SLOTS),
      recipesToEnd: entry.at('recipesToEnd').int(1, MOST_RECIPES),
      playersPerField: entry.at('playersPerField').int(1, MOST_SEATS),
    }
  })
  return [none, none, ...found]
}

function diceOf(entry: Reading): Box['dice'][number] {
  const perPlayer = entry.at('startingPerPlayer').int(0, 3)
  return {
    count: entry.at('count').int(MOST_SEATS * perPlayer, MOST_DICE_PER_COLOUR),
    perPlayer,
    endPoints: entry.at('endPoints').int(0, MOST),
  }
}

/** The fields for which something holds, as bits. */
const fieldsWhere = (holds: (field: number) => boolean): number =>
  FIELDS.reduce((bits, _, field) => (holds(field) ? bits | (1 << field) : bits), 0)

/** Which fields are open, reachable and accelerable, looked up at every decision. */
function fieldBits(
  opens: readonly number[],
  fields: readonly FieldNumbers[],
): Pick<Box, 'openFields' | 'skillFields' | 'acceleratedBy'> {
  const lastOpening = Math.max(...opens)
  return {
    openFields: Array.from({ length: lastOpening + 1 }, (_, round) =>
      fieldsWhere(field => round >= opens[BUILDING_OF[field]]),
    ),
    skillFields: VALUES.map(value => fieldsWhere(field => value >= fields[field].min)),
    acceleratedBy: VALUES.map(value =>
      fieldsWhere(field => fields[field].accelerateMin > 0 && value >= fields[field].accelerateMin),
    ),
  }
}

function wholeBox(source: unknown): Box {
  const data = new Reading(source)
  const opens = data
    .at('buildings')
    .byId(BUILDINGS)
    .map(entry => entry.at('opensRound').int(1, MOST))
  const fields = data.at('fields').byId(FIELDS).map(fieldOf)
  const players = playersOf(data.at('playerCounts'))
  const start = data.at('start')
  const perPlayer = start.at('seeds').int(0, MOST)
  return {
    id: data.at('id').text(),
    source,
    dice: data.at('dice').byId(COLOURS).map(diceOf),
    seeds: data
      .at('seeds')
      .at('count')
      .int(MOST_SEATS * perPlayer, MOST),
    ingredients: data
      .at('ingredients')
      .byId(INGREDIENTS)
      .map(entry => ({ count: entry.at('count').int(0, MOST), prices: pricesOf(entry) })),
    tokens: data
      .at('actionTokens')
      .byId(TOKENS)
      .map(entry => ({ count: entry.at('count').int(0, MOST), price: entry.at('price').int(0, MOST) })),
    marketOpens: data.at('marketOpensRound').at('value').int(1, MOST),
    blackMarketOpens: data.at('blackMarketOpensRound').at('value').int(1, MOST),
    opens,
    fields,
    ...fieldBits(opens, fields),
    players,
    start: { gold: start.at('gold').int(0, MOST), mastery: start.at('mastery').int(0, MOST), seeds: perPlayer },
    masteryPerBrew: data.at('brewing').at('fixedMasteryPerBrew').int(1, MOST),
    ones: [
      ...data
        .at('onesAsGold')
        .at('table')
        .items(2, 10)
        .map(gold => gold.int(0, MOST)),
      data.at('onesAsGold').at('moreThanFour').int(0, MOST),
    ],
    goldPerPoint: data.at('scoring').at('goldPerPoint').int(1, MOST),
    recipes: recipesOf(data.at('recipes'), players),
  }
}

/** The data behind a box that was read before. */
const sourceOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'source' in data ? data.source : data

/** The box of such data, or the path of its first bad value and what is wrong with it. A box that was read is read again. */
export function readBox(data: unknown): Box | string {
  try {
    return wholeBox(sourceOf(data))
  } catch (error) {
    if (error instanceof BadValue) return error.message
    throw error
  }
}
