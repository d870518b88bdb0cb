/** What can be bought and owned besides dice: ingredients, action tokens, seeds; and where it is sold. */
import type { Explanation } from '@taproom/engine'
import { FIELDS, HP1, MH1 } from '../components/board.ts'
import { INGREDIENTS, SKILL, TOKENS, type Token } from '../components/names.ts'
import { isBlocked, pipsOf } from '../rules/dice.ts'
import { extraGold } from '../rules/gold.ts'
import { type Asking, diceIn, dieName, explanation, indexIn, type Lines, seatOf } from './asking.ts'

export function explainSeed(asking: Asking): Explanation {
  const { say, words } = asking
  const seat = seatOf(asking)
  return explanation(
    words.seed.name,
    [words.seed.about(say.field(FIELDS[MH1]), say.field(FIELDS[HP1]))],
    [seat && words.seed.have(seat.seeds), words.seed.end],
    'DB-5.54',
    'DB-5.68',
    'DB-8.27',
    'DB-10.10',
  )
}

/** An ingredient, at hand or for sale. */
export function explainIngredient(asking: Asking, kind: number, sold: boolean): Explanation {
  const { view, say, words } = asking
  const seat = seatOf(asking)
  const { prices } = view.box.ingredients[kind]
  const cards = [...view.row].flatMap(number => {
    const recipe = number > 0 ? view.box.recipes[number - 1] : undefined
    const bonus = recipe?.ingredientBonus[kind]
    return recipe && bonus ? [words.goods.bring(recipe.name, say.gains(bonus.mastery, bonus.gold))] : []
  })
  return explanation(
    say.ingredient(kind),
    [words.goods.ingredientAbout],
    [
      ...(sold ? forSale(asking, prices[0], view.market[kind], view.box.marketOpens, seat?.boughtIngredient) : []),
      ...(sold ? [discount(asking, prices)] : []),
      ...(cards.length > 0 ? cards : [words.goods.noCard]),
      seat && words.goods.own(seat.ingredients[kind]),
    ],
    ...(sold ? ['DB-6.2', ...(view.round < view.box.marketOpens ? ['DB-6.6'] : []), 'DB-6.15'] : []),
    'DB-7.15',
    'DB-7.30',
  )
}

/** Price, stack, and whether the looking seat can pay it (DB-6.9). */
function forSale(asking: Asking, price: number, left: number, opens: number, bought = 0): Lines {
  const { view, me, words } = asking
  const seat = seatOf(asking)
  const purse = seat ? seat.gold + extraGold(view, me) : 0
  return [
    left > 0 ? words.goods.price(price, left) : words.goods.soldOut,
    view.round < opens && words.goods.opens(opens),
    bought !== 0 && words.goods.bought,
    seat && (purse >= price ? words.goods.afford(purse) : words.goods.short(purse, price - purse)),
  ]
}

/** DB-6.19: the best price with a skill die of one's own, or what die would lower it. */
function discount(asking: Asking, prices: readonly number[]): string | undefined {
  const { view, words } = asking
  const seat = seatOf(asking)
  const own = seat ? diceIn(seat.active[SKILL] | seat.storage[SKILL], SKILL) : []
  const usable = own.filter(die => !isBlocked(view.faces[die]))
  const price = (die: number) => prices[pipsOf(view.faces[die])]
  const best = usable.sort((one, other) => price(one) - price(other))[0]
  if (best !== undefined && price(best) < prices[0]) return words.goods.discount(price(best), dieName(asking, best))
  const min = prices.findIndex(price => price < prices[0])
  return min < 0 ? undefined : words.goods.discountFrom(min, prices[min])
}

const TOKEN_RULES: { readonly [T in Token]: readonly string[] } = {
  'raise-die': ['DB-9.26', 'DB-9.27', 'DB-9.32'],
  'extra-roll': ['DB-9.33', 'DB-9.35'],
  'take-back-die': ['DB-9.37', 'DB-9.40'],
  'block-protect-die': ['DB-9.41', 'DB-9.44', 'DB-9.46'],
  'block-building': ['DB-9.50', 'DB-9.51'],
  'block-recipe': ['DB-9.53', 'DB-9.54'],
}

export function explainToken(asking: Asking, kind: number, sold: boolean): Explanation {
  const { view, say, words } = asking
  const token = TOKENS[kind]
  const seat = seatOf(asking)
  const when = token === 'block-building' ? 'opening' : token === 'block-recipe' ? 'brewing' : 'any'
  const { blackMarketOpens, tokens } = view.box
  return explanation(
    say.token(kind),
    [words.goods.tokenAbout[token], `${words.goods.when[when]} ${words.goods.once}`],
    [
      ...(sold ? forSale(asking, tokens[kind].price, view.blackMarket[kind], blackMarketOpens, seat?.boughtToken) : []),
      seat && words.goods.own(seat.tokens[kind]),
    ],
    ...TOKEN_RULES[token],
    ...(sold ? ['DB-6.3', ...(view.round < blackMarketOpens ? ['DB-6.7'] : [])] : []),
    // Since version 2 tokens can be played before Tidying as well.
    ...(view.rules > 1 && when === 'any' ? ['DB-9.12'] : ['DB-9.1']),
  )
}

export const explainFaceDown = ({ words }: Asking): Explanation =>
  explanation(words.goods.faceDown, [words.goods.faceDownAbout, words.goods.tokensAbout], [], 'DB-12.7', 'DB-9.1')

export const explainTokens = ({ words }: Asking): Explanation =>
  explanation(words.goods.tokens, [words.goods.tokensAbout], [], 'DB-9.1', 'DB-6.3')

export function explainMarket(asking: Asking, black: boolean): Explanation {
  const { view, words } = asking
  const { markets } = words
  const opens = black ? view.box.blackMarketOpens : view.box.marketOpens
  const seat = seatOf(asking)
  const bought = seat && (black ? seat.boughtToken : seat.boughtIngredient)
  return explanation(
    black ? markets.blackMarket : markets.market,
    [black ? markets.blackMarketAbout : markets.marketAbout],
    [view.round < opens ? markets.opens(opens) : markets.open, !!bought && markets.bought],
    ...(black ? ['DB-6.3', 'DB-6.7'] : ['DB-6.2', 'DB-6.6', 'DB-6.15']),
  )
}

export const ingredientNamed = (kind: string): number => indexIn(INGREDIENTS, kind)
export const tokenNamed = (kind: string): number => indexIn(TOKENS, kind)
