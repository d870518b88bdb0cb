/** Phase 3: Brewing (section 7). */
import { among, index, moves, range } from '@taproom/engine'
import { MOST_SLOTS, type Recipe } from '../components/box.ts'
import { COLOURS, ENHANCEMENTS, SKILL, SKILL_0, TOKENS } from '../components/names.ts'
import { addDie, dieFromSupply, removeDie } from './dice.ts'
import { type DiceBrewingEvent, type DieShown, type Journal, shown } from './events.ts'
import { canBrew, offerBrews, valueAt, wrongDice, wrongEnhancement } from './fitting.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { nextSeat } from './seats.ts'
import { dieForBrew } from './stock.ts'
import type { DiceBrewing } from './table.ts'
import { afterBrewing } from './tidying.ts'
import { useGuarded } from './token-ends.ts'
import { win } from './won.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** DB-7.2, DB-7.6: lap after lap until all have declined in a row; who cannot brew declines automatically (DB-7.5). */
export function nextBrewer(t: DiceBrewing, from: number, declined: number, _b: number, _c: number, log: Journal): void {
  let seat = from
  for (let declines = declined; declines < t.seatCount; declines++) {
    if (canBrew(t, seat)) {
      t.turn++
      t.prompts.push(P.brew, seat, declines)
      return
    }
    log?.add({ kind: 'brew-declined', seat, rule: 'DB-7.5', automatic: true })
    seat = nextSeat(t, seat)
  }
  afterBrewing(t, log)
}

export const brew = move(
  'brew',
  {
    slot: index(MOST_SLOTS),
    enhancement: among(ENHANCEMENTS),
    /** Values of the dice in the order of the card's requirements: by colour, from the highest down; 0 = no such requirement. */
    first: range(0, 6),
    second: range(0, 6),
    third: range(0, 6),
    fourth: range(0, 6),
    fifth: range(0, 6),
  },
  {
    at: ['brew'],
    exact: true,
    candidates: offerBrews,
    refusal(t, seat, m) {
      const number = t.row[m.slot] - 1
      if (number < 0) return refuse['recipe-not-there'].with() // DB-7.7
      if (t.blockedSlots & (1 << m.slot)) return refuse['recipe-blocked'].with(number) // DB-9.53
      return wrongDice(t, seat, number, m) ?? wrongEnhancement(t, seat, number, m.enhancement)
    },
    /** DB-7.20 to DB-7.31, in this order; the next player begins only afterwards (DB-7.38). */
    play(t, seat, m, log) {
      const { slot, enhancement } = m
      const me = t.seats[seat]
      const number = t.row[slot] - 1
      const recipe = t.box.recipes[number]
      const dice: DieShown[] | null = log ? [] : null
      for (let i = 0; i < recipe.colours.length; i++)
        useDie(t, seat, dieForBrew(t, seat, recipe.colours[i], valueAt(m, i)), dice, log)
      if (enhancement > SKILL_0) useDie(t, seat, dieForBrew(t, seat, SKILL, enhancement - SKILL_0), dice, log)
      me.brewed.push(number) // DB-7.20
      t.row[slot] = 0
      t.brewedTotal++
      const bonus =
        enhancement > SKILL_0
          ? recipe.skillBonus
          : enhancement > 0
            ? recipe.ingredientBonus[enhancement - 1]
            : undefined
      const mastery = t.box.masteryPerBrew + recipe.mastery + (bonus?.mastery ?? 0) // DB-7.21, DB-7.22, DB-7.23
      const gold = recipe.gold + (bonus?.gold ?? 0)
      me.mastery += mastery
      me.gold += gold // DB-7.34: there for the next Purchasing
      if (dice)
        log?.add({
          kind: 'recipe-brewed',
          seat,
          rule: 'DB-7.20',
          recipe: recipe.id,
          slot,
          dice,
          enhancement: ENHANCEMENTS[enhancement],
          mastery,
          gold,
          total: t.brewedTotal,
        })
      if (recipe.die >= 0) rewardDie(t, seat, recipe, log)
      if (recipe.token >= 0) rewardToken(t, seat, recipe.token, log)
      if (enhancement > 0 && enhancement <= SKILL_0) {
        me.ingredients[enhancement - 1]--
        t.market[enhancement - 1]++ // DB-2.12, DB-7.30
      }
      revealRecipe(t, slot, log)
      const target = t.box.players[t.seatCount].recipesToEnd
      if (t.brewedTotal === target) log?.add({ kind: 'end-triggered', rule: 'DB-10.1', total: t.brewedTotal, target })
      t.prompts.pop()
      t.prompts.push(P.brewer, nextSeat(t, seat), 0) // DB-7.3; DB-10.2, DB-10.3: the phase goes on after the trigger
    },
  },
)

/** DB-7.29, DB-7.37: laid on the card, then in the active zone; not again in this round (DB-7.13). */
function useDie(t: DiceBrewing, seat: number, die: number, dice: DieShown[] | null, log: Journal): void {
  const me = t.seats[seat]
  removeDie(me.storage, die)
  addDie(me.active, die)
  addDie(me.brewedDice, die)
  useGuarded(t, seat, die, log) // DB-9.49
  dice?.push(shown(t, die))
}

/** DB-7.24: from the supply, not rolled; lost if there is none (DB-7.25). */
function rewardDie(t: DiceBrewing, seat: number, recipe: Recipe, log: Journal): void {
  const colour = recipe.die
  if (t.supply[colour] === 0) {
    log?.add({ kind: 'reward-missed', seat, rule: 'DB-7.25', what: COLOURS[colour] })
    return
  }
  const die = dieFromSupply(t, colour)
  addDie(t.seats[seat].active, die)
  log?.add({
    kind: 'die-gained',
    seat,
    rule: 'DB-7.24',
    die: shown(t, die),
    source: { recipe: recipe.id },
    zone: 'active-zone',
  })
}

/** DB-7.26: of the printed kind, from the black market stack, also before it opens (DB-7.28); lost if empty (DB-7.27). */
function rewardToken(t: DiceBrewing, seat: number, token: number, log: Journal): void {
  if (t.blackMarket[token] === 0) {
    log?.add({ kind: 'reward-missed', seat, rule: 'DB-7.27', what: 'action-token' })
    return
  }
  const me = t.seats[seat]
  t.blackMarket[token]--
  me.tokens[token]++ // DB-7.35
  me.tokenCount++
  win(t, seat, token) // DB-9.24
  const known = t.hiddenTokens ? { secret: { to: seat, token: TOKENS[token] } } : { token: TOKENS[token] }
  log?.add({ kind: 'reward-token-gained', seat, rule: 'DB-7.26', ...known })
}

/** DB-7.31, DB-7.32: the top card fills the slot and can be brewed at once; with an empty deck it stays empty (DB-7.33). */
function revealRecipe(t: DiceBrewing, slot: number, log: Journal): void {
  if (t.deck.length === 0) {
    log?.add({ kind: 'slot-empty', rule: 'DB-7.33', slot })
    return
  }
  const number = t.deck.pop()
  t.row[slot] = number + 1
  log?.add({
    kind: 'recipe-revealed',
    rule: 'DB-7.31',
    slot,
    recipe: t.box.recipes[number].id,
    deckCount: t.deck.length,
  })
}

export const decline = move(
  'decline',
  {},
  {
    at: ['brew'],
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined, // DB-7.4: not final
    play(t, seat, _m, log) {
      const declines = t.prompts.a + 1
      log?.add({ kind: 'brew-declined', seat, rule: 'DB-7.4', automatic: false })
      t.prompts.pop()
      t.prompts.push(P.brewer, nextSeat(t, seat), declines)
    },
  },
)
