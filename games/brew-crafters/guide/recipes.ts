/** Recipes with their Gold Labels, symbols and families. */
import { HIDDEN } from '@taproom/engine'
import { hiddenSecrets, isUnlocked, knownSecrets, priceFor } from '../board/read/recipes.ts'
import { cubesOf, seatsOf } from '../board/read/table.ts'
import { FAMILIES, KINDS, labelOf, RECIPES, SOURCES, SYMBOLS } from '../components/names.ts'
import { effectsOn, works } from '../rules/effects.ts'
import { missing, NOT_REPLACED, priceOf } from '../rules/price.ts'
import { type BrewCrafters, SECRET_MODULE } from '../rules/table.ts'
import { amount, capital } from '../words/shared/amounts.ts'
import { sourceName } from '../words/shared/effect.ts'
import { type Chapter, explanation, indexIn, type Told } from './told.ts'

export const recipeTitle = ({ t }: Told, recipe: number): string => t.box.recipes[recipe].name

/** Recipes that the seat may brew at some time: the open ones and its own secret ones. */
export const openRecipes = ({ t, seat }: Told): number[] => {
  const own = knownSecrets(t, seat)
  return RECIPES.flatMap((_id, recipe) => (t.recipes[recipe] || own.includes(recipe) ? [recipe] : []))
}

const isOpen = (t: BrewCrafters, seat: number, recipe: number): boolean =>
  t.box.tables.tier[recipe] === 0 || isUnlocked(t, seat, FAMILIES[t.box.tables.family[recipe]])

/** Whether the next batch of the seat could be of this recipe (BC-7.22, BC-7.25). */
export function isPayable(t: BrewCrafters, seat: number, recipe: number): boolean {
  if (!isOpen(t, seat, recipe)) return false
  const price = new Int16Array(KINDS.length)
  priceOf(t, seat, recipe, NOT_REPLACED, NOT_REPLACED, NOT_REPLACED, price)
  return missing(t.seats[seat].cubes, price) < 0
}

/** The cubes that the seat lacks for it, by kind. */
export function lacks(t: BrewCrafters, seat: number, recipe: number): { readonly [kind: number]: number } {
  const price = priceFor(t, seat, recipe)
  return KINDS.map((kind, i) => Math.max(0, (price[kind] ?? 0) - t.seats[seat].cubes[i]))
}

/** BC-7.28: what own tiles and workers give for brewing it. */
function bonuses({ t, seat, lexicon, phrases }: Told, recipe: number): string[] {
  const { tier, symbol } = t.box.tables
  return effectsOn(t)['brew-batch'].flatMap(effect => {
    if (!works(t, seat, effect)) return []
    if (effect.tier >= 0 && effect.tier !== tier[recipe]) return []
    if (effect.symbol >= 0 && effect.symbol !== symbol[recipe]) return []
    if (effect.oncePerRecipe && t.seats[seat].brewed[recipe] > 0) return []
    const goods = amount(lexicon, effect.op === 'money' ? { money: effect.amount } : { rep: effect.amount })
    return [phrases.recipes.bonus(sourceName(lexicon, SOURCES[effect.source]), goods)]
  })
}

const tankEmpty = (t: BrewCrafters, seat: number): boolean => {
  const me = t.seats[seat]
  const has = (op: string) => effectsOn(t).passive.some(effect => effect.op === op && works(t, seat, effect))
  return me.tanks[0] === 0 || (me.tanks[1] === 0 && has('line-slots')) || (me.pub === 0 && has('pub-tank'))
}

function recipeNow(told: Told, recipe: number): string[] {
  const { t, seat, lexicon, phrases } = told
  const me = t.seats[seat]
  const basic = t.box.tables.basicOf[t.box.tables.family[recipe]]
  const short = toldLacks(told, recipe)
  const brewed = me.brewed[recipe]
  return [
    phrases.recipes.costs(amount(lexicon, { cubes: priceFor(t, seat, recipe) })),
    ...(isOpen(t, seat, recipe) ? [] : [phrases.recipes.locked(recipeTitle(told, basic))]),
    short ? phrases.recipes.lacks(short) : phrases.recipes.payable,
    ...(short || tankEmpty(t, seat) ? [] : [phrases.recipes.noTank]),
    ...bonuses(told, recipe),
    ...(brewed > 0 ? [phrases.recipes.brewed(brewed, lexicon.names.points(brewed * t.box.tables.rep[recipe]))] : []),
  ]
}

export const toldLacks = ({ t, seat, lexicon }: Told, recipe: number): string =>
  amount(lexicon, { cubes: cubesOf(lacks(t, seat, recipe)) }, '')

function recipe(told: Told, index: number) {
  const { t, lexicon, phrases } = told
  const { names } = lexicon
  const card = t.box.recipes[index]
  const family = names.family[card.family]
  const worth = phrases.recipes.worth(names.points(card.rep), names.money(t.box.constants.salePrice))
  const secret = !t.recipes[index]
  const kind = secret
    ? phrases.recipes.secret(family, names.tokens(t.box.modules.secretRecipe.firstSaleRep))
    : card.tier === 'basic'
      ? phrases.recipes.basic(family)
      : phrases.recipes.advanced(family)
  const labelled = !secret && card.tier === 'advanced'
  return explanation(
    card.name,
    [kind, worth],
    [...recipeNow(told, index), ...(labelled ? labelNow(told, index) : [])],
    ...(secret
      ? ['BC-9.40', 'BC-9.43', 'BC-9.41']
      : card.tier === 'basic'
        ? ['BC-7.24', 'BC-7.26']
        : ['BC-7.25', 'BC-7.14']),
    'BC-7.22',
    'BC-10.2',
  )
}

/** Who has the label, or who is near it. */
function labelNow(told: Told, index: number): string[] {
  const { t, phrases, who } = told
  const owner = t.labels[index]
  const holder = owner > 0 ? [phrases.label.held(who(owner - 1))] : [phrases.label.free]
  if (owner > 0) return holder
  const near = seatsOf(t).flatMap(seat => {
    const { bottles, tanks, pub } = t.seats[seat]
    if ([...bottles, pub].includes(index + 1)) return [phrases.label.bottled(who(seat))]
    return [...tanks].includes(index + 1) ? [phrases.label.brewing(who(seat))] : []
  })
  return [...holder, ...near]
}

function label(told: Told, index: number) {
  const { t, lexicon, phrases } = told
  return explanation(
    phrases.label.name(recipeTitle(told, index)),
    [phrases.label.about(lexicon.names.points(t.box.constants.goldLabelRep))],
    labelNow(told, index),
    'BC-7.14',
    'BC-7.15',
    'BC-10.7',
  )
}

function symbol(told: Told, name: string) {
  const { t, seat, lexicon, phrases } = told
  const which = indexIn(SYMBOLS, name)
  const effect = effectsOn(t)['brew-batch'].find(one => one.symbol === which)
  if (which <= 0 || !effect) return undefined
  const tile = sourceName(lexicon, SOURCES[effect.source])
  const built = works(t, seat, effect)
  return explanation(
    capital(lexicon.names.symbol[SYMBOLS[which]]),
    [phrases.symbol.about(tile, amount(lexicon, { rep: effect.amount }))],
    [built ? phrases.symbol.has(tile) : phrases.symbol.hasNot(tile)],
    'BC-2.18',
    'BC-7.28',
  )
}

function family(told: Told, name: string) {
  const { t, seat, lexicon, phrases } = told
  const which = indexIn(FAMILIES, name)
  if (which < 0) return undefined
  const basic = t.box.tables.basicOf[which]
  return explanation(
    capital(lexicon.names.family[FAMILIES[which]]),
    [phrases.recipes.family(lexicon.names.family[FAMILIES[which]])],
    [isUnlocked(t, seat, FAMILIES[which]) ? phrases.recipes.open : phrases.recipes.locked(recipeTitle(told, basic))],
    'BC-7.25',
    'BC-4.19',
  )
}

function secrets(told: Told) {
  const { t, seat, words, lexicon, phrases } = told
  if (!t.modules[SECRET_MODULE]) return undefined
  const own = knownSecrets(t, seat).map(index => recipeTitle(told, index))
  const hidden = seatsOf(t)
    .filter(other => other !== seat)
    .reduce((sum, other) => sum + hiddenSecrets(t, other), 0)
  return explanation(
    words.secret,
    [phrases.recipes.secrets],
    [
      ...(own.length > 0 ? [phrases.recipes.secretsOwn(lexicon.names.and(own))] : []),
      ...(hidden > 0 && hidden !== HIDDEN ? [phrases.recipes.hidden(hidden)] : []),
    ],
    'BC-9.38',
    'BC-9.40',
    'BC-9.43',
  )
}

export const recipes: Chapter = (told, thing) => {
  const index = indexIn(RECIPES, thing)
  if (index >= 0) return recipe(told, index)
  const labelled = RECIPES.findIndex(one => labelOf(one) === thing)
  if (labelled >= 0) return label(told, labelled)
  const [head, second = ''] = thing.split('/')
  if (head === 'symbol') return symbol(told, second)
  if (head === 'family') return family(told, second)
  if (thing === 'secrets') return secrets(told)
  if (thing === 'aid') {
    const ready = openRecipes(told).filter(one => isPayable(told.t, told.seat, one))
    const { words, phrases, lexicon } = told
    const list = ready.length > 0 ? [`${capital(lexicon.names.and(ready.map(one => recipeTitle(told, one))))}.`] : []
    return explanation(words.whatCanIBrew, [phrases.recipes.aid], list, 'BC-7.22', 'BC-7.25')
  }
  if (head === 'pay') {
    return explanation(told.words.sheets.payAsPrinted, [told.phrases.recipes.pay], [], 'BC-7.20', 'BC-7.32')
  }
  return undefined
}
