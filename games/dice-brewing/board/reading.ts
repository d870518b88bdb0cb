/** The table as the board draws it. */
import type { Change } from '@taproom/board'
import type { ForcedEvent, Stamped } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import type { Bonus, Recipe } from '../components/box.ts'
import { BUILDINGS, COLOURS, INGREDIENTS, SEASONS, SKILL, TOKENS } from '../components/names.ts'
import { isBlocked, isProtected, pipsOf, raisesOf, sizeOf } from '../rules/dice.ts'
import type { DiceBrewingEvent } from '../rules/events.ts'
import { isFieldBlocked } from '../rules/fields.ts'
import { extraGold } from '../rules/gold.ts'
import { P } from '../rules/prompts.ts'
import { pointsOf, scoreOf } from '../rules/scoring.ts'
import { ARRANGEMENT, type DiceBrewingView, PHASES, SEED_PIECE } from '../rules/table.ts'
import { recipeOf } from './brews.ts'
import { allDice, diceIn, dieId, type Looking } from './ends.ts'
import type {
  Building,
  Colour,
  DieData,
  EnhancementData,
  Field,
  FieldData,
  FieldPrint,
  Gain,
  Ingredient,
  RecipeData,
  RoundData,
  SeatColour,
  SeatData,
  Token,
  YardData,
} from './kinds.ts'
import type { Stall } from './Markets.tsx'
import { fitsOf, payable } from './reach.ts'
import type { BoardWords } from './words.ts'

export type BoardEvent = Stamped<DiceBrewingEvent | ForcedEvent>

/** The dice of the last step's rolls. */
export interface Rolls {
  readonly step: number
  readonly dice: ReadonlySet<number>
}

/** The dice that the last step rolled, so that they tumble. */
export function rollsOf(view: DiceBrewingView, { to, events }: Change<BoardEvent>): Rolls {
  const dice = new Set<number>()
  for (const event of events) {
    if (event.kind === 'dice-rolled') for (const { die } of event.dice) dice.add(die)
    if (event.kind !== 'supply-rolled') continue
    const colour = COLOURS.indexOf(event.colour)
    for (const die of diceIn(view.supply[colour], colour)) dice.add(die)
  }
  return { step: to, dice }
}

export function readDie(view: DiceBrewingView, die: number, rolls?: Rolls): DieData {
  const face = view.faces[die]
  const mark = isBlocked(face) ? 'blocked' : isProtected(face) ? 'protected' : undefined
  return {
    id: dieId(die),
    colour: COLOURS[die >> 4],
    value: pipsOf(face) || undefined,
    raised: raisesOf(face) || undefined,
    mark,
    roll: rolls?.dice.has(die) ? rolls.step : undefined,
  }
}

export const readDice = (view: DiceBrewingView, dice: readonly number[], rolls?: Rolls): DieData[] =>
  dice.map(die => readDie(view, die, rolls))

/** The die whose zone its owner is choosing, −1 when there is none. */
export function undecidedDie({ view, seat }: Looking): number {
  const { kind, a, b } = view.prompts
  if (view.prompts.seat !== seat) return -1
  if (kind === P['gained-die']) return a
  if (kind === P['raised-die']) return view.seats[seat].inputs[a] - 1
  return kind === P['tidied-die'] ? view.seats[seat].inputs[FIELDS.indexOf(RAISED[b])] - 1 : -1
}
const RAISED: readonly Field[] = ['malt-house-raise', 'hop-plantation-raise']

export const playerOrder = (view: DiceBrewingView): number[] =>
  Array.from({ length: view.seatCount }, (_, place) => (view.holder + place) % view.seatCount)

/** One entry for each name; `fromEntries` forgets which names there are. */
const each = <K extends string, T>(names: readonly K[], read: (i: number) => T): Record<K, T> =>
  Object.fromEntries(names.map((name, i) => [name, read(i)])) as Record<K, T>

export function readYard(looking: Looking, words: BoardWords, rolls?: Rolls, hidden = -1): YardData {
  const { view, seat, colour } = looking
  const me = view.seats[seat]
  const order = playerOrder(view)
  const piece = (cell: number): DieData | 'seed' | undefined => {
    if (cell === 0 || cell - 1 === hidden) return undefined
    return cell === SEED_PIECE ? 'seed' : readDie(view, cell - 1, rolls)
  }
  const fields = each(FIELDS, (i): FieldData => {
    const accelerator = piece(me.accelerators[i])
    return {
      users: order.filter(one => view.seats[one].used & (1 << i)).map(colour),
      input: piece(me.inputs[i]),
      accelerator: accelerator === 'seed' ? undefined : accelerator,
      blocked: isFieldBlocked(view, seat, i),
    }
  })
  return { fields, shut: readShut(view, seat, words) }
}

function readShut(view: DiceBrewingView, seat: number, words: BoardWords): YardData['shut'] {
  const shut: Partial<Record<Building, { by: 'round' | 'token'; text: string }>> = {}
  BUILDINGS.forEach((building, i) => {
    if (view.round < view.box.opens[i]) shut[building] = { by: 'round', text: words.opens(view.box.opens[i]) }
    else if (view.seats[seat].closed & (1 << i)) shut[building] = { by: 'token', text: words.closed }
  })
  return shut
}

export const readPrint = ({ box }: DiceBrewingView): Record<Field, FieldPrint> =>
  each(FIELDS, i => {
    const { min, accelerateMin, seeds, gold } = box.fields[i]
    const paid = [gold[SKILL], gold[COLOURS.indexOf('dark-malt')]]
    return {
      min: min > 1 ? min : undefined,
      accelerateMin: accelerateMin || undefined,
      gives: seeds > 0 ? [seeds] : paid.some(amount => amount > 0) ? paid : undefined,
    }
  })

const counted = ({ mastery, gold }: Bonus): Gain[] => [
  ...(gold > 0 ? [{ what: 'gold', count: gold } as const] : []),
  ...(mastery > 0 ? [{ what: 'mastery', count: mastery } as const] : []),
]

function rewardOf(recipe: Recipe, perBrew: number): Gain[] {
  return [
    { what: 'mastery', count: perBrew + recipe.mastery },
    ...(recipe.die >= 0 ? [{ what: 'die', colour: COLOURS[recipe.die] } as const] : []),
    ...(recipe.token >= 0 ? [{ what: 'token', token: TOKENS[recipe.token] } as const] : []),
    ...(recipe.gold > 0 ? [{ what: 'gold', count: recipe.gold } as const] : []),
  ]
}

function enhancementsOf(looking: Looking, recipe: Recipe): EnhancementData[] {
  const skill: EnhancementData[] =
    recipe.skillMin > 6
      ? []
      : [
          {
            kind: 'skill',
            min: recipe.skillMin,
            gains: counted(recipe.skillBonus),
            payable: payable(looking, recipe, 'skill'),
          },
        ]
  const others = INGREDIENTS.flatMap((kind, i): EnhancementData[] => {
    const bonus = recipe.ingredientBonus[i]
    return bonus ? [{ kind, gains: counted(bonus), payable: payable(looking, recipe, kind) }] : []
  })
  return [...skill, ...others]
}

export function readRecipe(looking: Looking, slot: number, words: BoardWords): RecipeData | undefined {
  const { view } = looking
  const recipe = recipeOf(view, slot)
  if (!recipe) return undefined
  const fits = fitsOf(looking, recipe)
  const name = ({ colour, min }: { colour: number; min: number }) => `${words.letters[COLOURS[colour]]}${min}`
  const shown = (die: number) => `${words.letters[COLOURS[die >> 4]]}${pipsOf(view.faces[die])}`
  const missing = fits.filter(fit => fit.fitting === 'missing').map(name)
  const toStore = fits.filter(fit => fit.fitting === 'active').map(fit => shown(fit.die))
  const reach =
    missing.length > 0
      ? ({ tone: 'far', text: words.missing(missing), short: words.lacks(missing) } as const)
      : toStore.length > 0
        ? ({ tone: 'near', text: words.storeThenReady(toStore), short: words.storeFirst(toStore) } as const)
        : ({ tone: 'ready', text: words.readyWith(fits.map(fit => shown(fit.die))), short: words.ready } as const)
  return {
    id: recipe.id,
    name: recipe.name,
    style: recipe.style,
    level: recipe.level,
    requires: fits.map(({ colour, min, fitting }) => ({ colour: COLOURS[colour], min, fitting })),
    reward: rewardOf(recipe, view.box.masteryPerBrew),
    enhancements: enhancementsOf(looking, recipe),
    blocked: (view.blockedSlots & (1 << slot)) !== 0,
    reach,
  }
}

export const readRecipes = (looking: Looking, words: BoardWords): (RecipeData | undefined)[] =>
  Array.from({ length: looking.view.box.players[looking.view.seatCount].recipeSlots }, (_, slot) =>
    readRecipe(looking, slot, words),
  )

/** The skill dice that could lie on the market card, the least first. */
function discountDice({ view, seat }: Looking): number[] {
  const me = view.seats[seat]
  if (me.boughtIngredient) return []
  return [...diceIn(me.active[SKILL], SKILL), ...diceIn(me.storage[SKILL], SKILL)]
    .filter(die => !isBlocked(view.faces[die]))
    .map(die => pipsOf(view.faces[die]))
    .sort((one, other) => one - other)
}

/** Prices, with the best one that a skill die of this seat allows: of equal ones the least die. */
export function readStalls(looking: Looking): Record<Ingredient, Stall> {
  const { view } = looking
  const shown = discountDice(looking)
  return each(INGREDIENTS, i => {
    const { prices } = view.box.ingredients[i]
    const die = shown.reduce((best, value) => (prices[value] < prices[best] ? value : best), 0)
    const discount = die > 0 ? { price: prices[die], die } : undefined
    return { price: prices[0], left: view.market[i], discount }
  })
}

export const readTokenStalls = (view: DiceBrewingView): Record<Token, Stall> =>
  each(TOKENS, i => ({ price: view.box.tokens[i].price, left: view.blackMarket[i] }))

export const readIngredients = (view: DiceBrewingView, seat: number): { kind: Ingredient; count: number }[] =>
  INGREDIENTS.map((kind, i) => ({ kind, count: view.seats[seat].ingredients[i] })).filter(({ count }) => count > 0)

/** Tokens lying face down are only counted (DB-12.7). */
export function readTokens(view: DiceBrewingView, seat: number): SeatData['tokens'] {
  if (view.hiddenTokens && seat !== view.viewer) return view.seats[seat].tokenCount
  return TOKENS.map((kind, i) => ({ kind, count: view.seats[seat].tokens[i] })).filter(({ count }) => count > 0)
}

/** Extra gold for ones, in the own Purchasing turn or on the way to it (DB-6.25). */
export function readOnes({ view, seat }: Looking): { count: number; gold: number } | undefined {
  const gold = extraGold(view, seat)
  if (gold === 0 || view.phase > 1) return undefined
  const me = view.seats[seat]
  const ones = [...allDice(me.active), ...allDice(me.storage)].filter(die => pipsOf(view.faces[die]) === 1)
  return { count: ones.length, gold }
}

/** What the points of a seat are made of, if the match ended now (DB-10.4 to DB-10.8). */
export function readWorth({ view, seat }: Looking): { points: number; mastery: number; dice: number; gold: number } {
  const { total, parts } = scoreOf(view, seat)
  return { points: total, mastery: parts.mastery, dice: total - parts.mastery - parts.gold, gold: parts.gold }
}

export function readSeat(looking: Looking, name: string, words: BoardWords, rolls?: Rolls): SeatData {
  const { view, seat } = looking
  const me = view.seats[seat]
  const passed = view.phase === ARRANGEMENT && me.passed === 1
  return {
    place: seat,
    seat: looking.colour(seat),
    name,
    note: passed ? words.passed : undefined,
    mastery: me.mastery,
    gold: me.gold,
    brewed: me.brewed.length,
    points: pointsOf(view, seat),
    seeds: me.seeds,
    active: readDice(view, allDice(me.active), rolls),
    storage: readDice(view, allDice(me.storage), rolls),
    ingredients: readIngredients(view, seat),
    tokens: readTokens(view, seat),
    yard: readYard(looking, words, rolls),
    acting: view.prompts.seat === seat,
    first: view.holder === seat,
    passed,
  }
}

export function readRound(view: DiceBrewingView, colour: (seat: number) => SeatColour): RoundData {
  return {
    season: SEASONS[view.season],
    phase: PHASES[view.phase],
    order: playerOrder(view).map(seat => ({
      seat: colour(seat),
      acting: view.prompts.seat === seat,
      passed: view.phase === ARRANGEMENT && view.seats[seat].passed === 1,
    })),
    brewed: view.brewedTotal,
    toEnd: view.box.players[view.seatCount].recipesToEnd,
  }
}

export const readSupply = (view: DiceBrewingView): Record<Colour, number> => each(COLOURS, i => sizeOf(view.supply[i]))
