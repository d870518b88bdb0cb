/** Phase 2: Purchasing (section 6). */
import { among, moves, type Refusal, range } from '@taproom/engine'
import { ACTIVE, INGREDIENTS, SKILL, STORAGE, TOKENS } from '../components/names.ts'
import {
  dieOf,
  faceOf,
  findDie,
  isBlocked,
  isFirstOfFace,
  lowest,
  MARKS,
  marksOf,
  pipsOf,
  removeDie,
  zoneOf,
} from './dice.ts'
import { type DiceBrewingEvent, type Journal, shown } from './events.ts'
import { extraGold, shortOfGold } from './gold.ts'
import { BEFORE_BREWING, P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { nextSeat } from './seats.ts'
import { BREWING, type DiceBrewing, PURCHASING } from './table.ts'
import { useGuarded } from './token-ends.ts'
import { hasTokenQuestion, NOW } from './token-questions.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** DB-6.1: one turn each, in player order; it takes place in round 1 too (DB-6.8). The last one ends the phase (DB-6.14). */
export function nextShopper(t: DiceBrewing, seat: number, done: number, _b: number, _c: number, log: Journal): void {
  if (done === 0) {
    t.phase = PURCHASING
    log?.add({ kind: 'phase-started', phase: 'purchasing', rule: 'DB-5.1' })
  }
  if (done === t.seatCount) {
    t.phase = BREWING
    log?.add({ kind: 'phase-started', phase: 'brewing', rule: 'DB-5.1' })
    log?.add({ kind: 'window-opened', window: 'brewing', rule: 'DB-7.1' }) // DB-9.6
    t.prompts.push(P.window, t.holder, 0, BEFORE_BREWING)
    return
  }
  t.turn++
  t.prompts.push(P.shopper, nextSeat(t, seat), done + 1)
  t.prompts.push(P.shop, seat)
}

/** DB-6.13: the player is asked while there is something to buy, to store or to keep open. */
export function keepShop(t: DiceBrewing, seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  const me = t.seats[seat]
  const active = me.active
  const canStore = (active[0] | active[1] | active[2] | active[3]) !== 0
  if (canStore || canBuy(t, seat) || hasTokenQuestion(t, seat, NOW))
    t.prompts.push(me.boughtIngredient || me.boughtToken ? P['purchase-more'] : P.purchase, seat)
  else finishTurn(t, seat, true, log)
}

/** DB-6.34: extra gold that was not spent is lost. */
function finishTurn(t: DiceBrewing, seat: number, automatic: boolean, log: Journal): void {
  log?.add({ kind: 'purchasing-finished', seat, rule: 'DB-6.13', extraGoldLost: extraGold(t, seat), automatic })
  t.seats[seat].extraSpent = 0
}

/** The largest value among this player's skill dice that could lie on the market card (DB-6.17, DB-6.18). */
function bestDiscountDie(t: DiceBrewing, seat: number): number {
  const me = t.seats[seat]
  let best = 0
  for (let rest = me.active[SKILL] | me.storage[SKILL]; rest !== 0; rest &= rest - 1) {
    const face = t.faces[dieOf(SKILL, lowest(rest))]
    if (!isBlocked(face) && pipsOf(face) > best) best = pipsOf(face)
  }
  return best
}

function canBuy(t: DiceBrewing, seat: number): boolean {
  const { box } = t
  if (t.round < box.marketOpens && t.round < box.blackMarketOpens) return false
  const me = t.seats[seat]
  const purse = me.gold + extraGold(t, seat)
  if (!me.boughtToken && t.round >= box.blackMarketOpens)
    for (let token = 0; token < TOKENS.length; token++)
      if (t.blackMarket[token] > 0 && box.tokens[token].price <= purse) return true
  if (me.boughtIngredient || t.round < box.marketOpens) return false
  const shownAtMost = bestDiscountDie(t, seat)
  for (let kind = 0; kind < INGREDIENTS.length; kind++)
    if (t.market[kind] > 0 && box.ingredients[kind].prices[shownAtMost] <= purse) return true
  return false
}

/** DB-6.33: extra gold first, then coins. Answers what was paid with extra gold. */
function pay(t: DiceBrewing, seat: number, price: number): number {
  const me = t.seats[seat]
  const extra = Math.min(extraGold(t, seat), price)
  me.extraSpent += extra
  me.gold -= price - extra
  return extra
}

function askOn(t: DiceBrewing, seat: number): void {
  t.prompts.pop()
  t.prompts.push(P.shop, seat) // DB-6.4: the other purchase may follow
}

const NO_DIE = 0

/** Why this die cannot lie on the market card for this purchase. */
function unusableDiscount(t: DiceBrewing, seat: number, from: number, face: number): Refusal | undefined {
  if (findDie(t, zoneOf(t.seats[seat], from - 1)[SKILL], SKILL, face) < 0)
    return refuse['piece-not-available'].by('DB-6.23')
  return isBlocked(face) ? refuse['die-blocked'].with() : undefined
}

export const buyIngredient = move(
  'buy-ingredient',
  {
    ingredient: among(INGREDIENTS),
    /** Where the skill die for a discount comes from, and what it shows; at most one (DB-6.16). */
    discount: among(['no-die', 'active-zone', 'storage']),
    value: range(0, 6),
    marks: among(MARKS),
  },
  {
    at: ['purchase', 'purchase-more'],
    exact: true,
    candidates(t, seat, offer) {
      const me = t.seats[seat]
      if (me.boughtIngredient || t.round < t.box.marketOpens) return
      const purse = me.gold + extraGold(t, seat)
      for (let kind = 0; kind < INGREDIENTS.length; kind++) {
        const prices = t.box.ingredients[kind].prices
        if (t.market[kind] === 0 || prices[6] > purse) continue
        if (prices[0] <= purse) offer(kind, NO_DIE, 0, 0)
        if (prices[6] === prices[0]) continue
        for (let zone = ACTIVE; zone <= STORAGE; zone++) {
          const skill = zoneOf(me, zone)[SKILL]
          for (let rest = skill; rest !== 0; rest &= rest - 1) {
            const die = dieOf(SKILL, lowest(rest))
            const face = t.faces[die]
            const price = prices[pipsOf(face)]
            if (price < prices[0] && price <= purse && !isBlocked(face) && isFirstOfFace(t, skill, die))
              offer(kind, zone + 1, pipsOf(face), marksOf(face))
          }
        }
      }
    },
    refusal(t, seat, { ingredient, discount, value, marks }) {
      const { marketOpens, ingredients } = t.box
      const prices = ingredients[ingredient].prices
      if (discount === NO_DIE && (value !== 0 || marks !== 0)) return refuse['piece-not-available'].by('DB-6.23')
      if (discount !== NO_DIE) {
        const unusable = unusableDiscount(t, seat, discount, faceOf(value, marks))
        if (unusable) return unusable
      }
      if (t.round < marketOpens) return refuse['market-closed'].with(marketOpens) // DB-6.6
      if (t.seats[seat].boughtIngredient) return refuse['one-ingredient'].with() // DB-6.2
      if (t.market[ingredient] === 0) return refuse['stack-empty'].with() // DB-6.10
      if (discount !== NO_DIE && prices[value] === prices[0])
        return refuse['discount-useless'].by(prices[6] === prices[0] ? 'DB-6.20' : 'DB-6.22', ingredient, value)
      return shortOfGold(t, seat, prices[value])
    },
    play(t, seat, { ingredient, discount, value, marks }, log) {
      const me = t.seats[seat]
      const prices = t.box.ingredients[ingredient].prices
      const price = prices[value] // DB-6.15, DB-6.19
      const die = discount === NO_DIE ? -1 : findDie(t, zoneOf(me, discount - 1)[SKILL], SKILL, faceOf(value, marks))
      if (die >= 0) {
        removeDie(zoneOf(me, discount - 1), die)
        useGuarded(t, seat, die, log) // DB-9.49
        me.discountDie = die + 1 // DB-6.23: there for the rest of the round
      }
      const extra = pay(t, seat, price)
      t.market[ingredient]--
      me.ingredients[ingredient]++ // DB-6.11
      me.boughtIngredient = 1
      log?.add({
        kind: 'ingredient-bought',
        seat,
        rule: 'DB-6.2',
        ingredient: INGREDIENTS[ingredient],
        price,
        discount: prices[0] - price,
        ...(die >= 0 ? { discountDie: shown(t, die) } : {}),
        extraGold: extra,
        coins: price - extra,
      })
      askOn(t, seat)
    },
  },
)

export const buyToken = move(
  'buy-token',
  { token: among(TOKENS) },
  {
    at: ['purchase', 'purchase-more'],
    exact: true,
    candidates(t, seat, offer) {
      if (t.seats[seat].boughtToken || t.round < t.box.blackMarketOpens) return
      const purse = t.seats[seat].gold + extraGold(t, seat)
      for (let token = 0; token < TOKENS.length; token++)
        if (t.blackMarket[token] > 0 && t.box.tokens[token].price <= purse) offer(token)
    },
    refusal(t, seat, { token }) {
      const { blackMarketOpens, tokens } = t.box
      if (t.round < blackMarketOpens) return refuse['black-market-closed'].with(blackMarketOpens) // DB-6.7
      if (t.seats[seat].boughtToken) return refuse['one-action-token'].with() // DB-6.3
      if (t.blackMarket[token] === 0) return refuse['stack-empty'].with() // DB-6.10
      return shortOfGold(t, seat, tokens[token].price)
    },
    play(t, seat, { token }, log) {
      const me = t.seats[seat]
      const price = t.box.tokens[token].price // DB-6.21: never lower
      const extra = pay(t, seat, price)
      t.blackMarket[token]--
      me.tokens[token]++ // DB-6.12; it can be played in this round already (DB-9.23)
      me.tokenCount++
      me.boughtToken = 1
      const known = t.hiddenTokens ? { secret: { to: seat, token: TOKENS[token] } } : { token: TOKENS[token] }
      log?.add({
        kind: 'action-token-bought',
        seat,
        rule: 'DB-6.3',
        price,
        extraGold: extra,
        coins: price - extra,
        ...known,
      })
      askOn(t, seat)
    },
  },
)

export const finish = move(
  'finish',
  {},
  {
    at: ['purchase', 'purchase-more'],
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined, // DB-6.5: nobody has to buy
    play(t, seat, _m, log) {
      t.prompts.pop()
      finishTurn(t, seat, false, log)
    },
  },
)
