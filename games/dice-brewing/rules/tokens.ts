/**
 * Action tokens (section 9): in turn, between one's own steps, in a window, or out of turn at a rest point, as many as one
 * likes (DB-9.19). The game waits for nobody's token (DB-9.13); moves are judged one by one as they come (DB-9.14).
 */
import { among, index, moves, type Offer, type Refusal, reveal } from '@taproom/engine'
import { MOST_SEATS, MOST_SLOTS } from '../components/box.ts'
import {
  ACTIVE,
  BLOCK_BUILDING,
  BLOCK_PROTECT_DIE,
  BLOCK_RECIPE,
  BUILDINGS,
  COLOURS,
  EXTRA_ROLL,
  RAISE_DIE,
  STORAGE,
  TAKE_BACK_DIE,
  TOKENS,
} from '../components/names.ts'
import {
  addDie,
  BLOCKED,
  colourOf,
  dieOf,
  faceOf,
  guarded,
  isFirstOfFace,
  lowest,
  marksOf,
  PROTECTED,
  pipsOf,
  raisedByToken,
  removeDie,
  rollDie,
  zoneOf,
} from './dice.ts'
import { type DiceBrewingEvent, type Journal, shown } from './events.ts'
import { P, windowOf } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing } from './table.ts'
import {
  CHANGEABLE,
  dieAt,
  FIRST_INPUT,
  MARKET,
  RAISABLE,
  SUITS,
  targetArgs,
  targetDie,
  UNGUARDED,
  unblockable,
  uncloseable,
  unguardable,
  unraisable,
  unrollable,
  untakeable,
} from './token-targets.ts'
import { answerWindow } from './windows.ts'
import { holds, isWonNow } from './won.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** How many somebody has everybody knows, whatever they are (DB-12.7). */
function hasTokens(t: DiceBrewing, seat: number): boolean {
  return t.seats[seat].tokenCount > 0
}

/** DB-9.2, DB-9.4, DB-9.7: these four at any rest point, between own steps and in all windows. Playing one is no turn (DB-9.20). */
const anyMoment = {
  at: [
    'opening-window',
    'first-piece',
    'second-piece',
    'purchase',
    'purchase-more',
    'brewing-window',
    'tidying-window',
  ],
  others: ['first-piece', 'purchase'], // DB-9.3, DB-9.9: never inside a move, never in somebody else's window
  aside: true,
  exact: true,
  disturbs: true, // DB-9.16
  needs: hasTokens,
} as const

const owns = (t: DiceBrewing, seat: number, token: number): boolean => holds(t.seats[seat], token)

const missing = (t: DiceBrewing, seat: number, token: number): Refusal =>
  isWonNow(t, seat, token) ? refuse['token-won-too-late'].with(token) : refuse['token-not-owned'].with(token) // DB-9.24

/** A token is spent: it leaves the game at once unless it lies on something (DB-9.25). Face down until now, it is revealed (DB-12.9). */
function spend(t: DiceBrewing, seat: number, token: number, leaves: boolean): void {
  const me = t.seats[seat]
  me.tokens[token]--
  me.tokenCount--
  if (leaves) t.tokensOut[token]++
  if (t.hiddenTokens) reveal(t)
}

/** DB-9.21: it is resolved; then a window goes on with the next player, and a player to move is asked again (DB-9.15). */
function goOn(t: DiceBrewing, seat: number): void {
  const kind = t.prompts.kind
  const asked = t.prompts.seat
  if (windowOf(kind) >= 0) {
    answerWindow(t, seat, 0)
    return
  }
  t.prompts.pop()
  if (kind === P['first-piece']) t.prompts.push(P.piece, asked, 0)
  else if (kind === P['second-piece']) t.prompts.push(P.piece, asked, 1)
  else t.prompts.push(P.shop, asked)
}

function tellDie(t: DiceBrewing, seat: number, token: number, owner: number, die: number, log: Journal): void {
  const outOfTurn = t.prompts.seat !== seat
  log?.add({
    kind: 'token-played',
    seat,
    rule: 'DB-9.1',
    token: TOKENS[token],
    outOfTurn,
    target: { seat: owner, die: shown(t, die) },
  })
}

/** Offers each different die of a seat in one of its zones that the token may lie on or change. */
function offerZone(t: DiceBrewing, owner: number, zone: number, suit: number, offer: Offer): void {
  const sets = zoneOf(t.seats[owner], zone)
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = sets[colour]; rest !== 0; rest &= rest - 1) {
      const die = dieOf(colour, lowest(rest))
      const face = t.faces[die]
      if (SUITS[face] & suit && isFirstOfFace(t, sets[colour], die))
        offer(owner, zone, colour, pipsOf(face), marksOf(face))
    }
}

function offerBoard(t: DiceBrewing, owner: number, offer: Offer): void {
  for (let place = FIRST_INPUT; place < MARKET; place++) {
    const die = dieAt(t, owner, place)
    if (die >= 0 && SUITS[t.faces[die]] & CHANGEABLE)
      offer(owner, place, colourOf(die), pipsOf(t.faces[die]), marksOf(t.faces[die]))
  }
}

export const raiseDie = move('raise-die', targetArgs, {
  ...anyMoment,
  candidates(t, seat, offer) {
    if (!owns(t, seat, RAISE_DIE)) return
    offerZone(t, seat, ACTIVE, RAISABLE, offer)
    offerZone(t, seat, STORAGE, RAISABLE, offer)
  },
  refusal: (t, seat, { seat: owner, place, colour, value, marks }) =>
    owns(t, seat, RAISE_DIE)
      ? unraisable(t, seat, owner, place, colour, faceOf(value, marks))
      : missing(t, seat, RAISE_DIE),
  /** DB-9.26: up by 1 until Tidying; the raise goes where the die goes (DB-9.30). */
  play(t, seat, { place, colour, value, marks }, log) {
    const die = targetDie(t, seat, place, colour, faceOf(value, marks))
    const from = pipsOf(t.faces[die])
    tellDie(t, seat, RAISE_DIE, seat, die, log)
    spend(t, seat, RAISE_DIE, true)
    t.faces[die] = raisedByToken(t.faces[die])
    log?.add({ kind: 'die-raised', seat, rule: 'DB-9.26', die: shown(t, die), from, cause: 'token' })
    goOn(t, seat)
  },
})

export const extraRoll = move('extra-roll', targetArgs, {
  ...anyMoment,
  candidates(t, seat, offer) {
    if (!owns(t, seat, EXTRA_ROLL)) return
    for (let owner = 0; owner < t.seatCount; owner++) {
      offerZone(t, owner, ACTIVE, CHANGEABLE, offer)
      offerZone(t, owner, STORAGE, CHANGEABLE, offer)
      offerBoard(t, owner, offer)
    }
  },
  refusal: (t, seat, { seat: owner, place, colour, value, marks }) =>
    owns(t, seat, EXTRA_ROLL)
      ? unrollable(t, owner, place, colour, faceOf(value, marks))
      : missing(t, seat, EXTRA_ROLL),
  /** DB-9.35: it stays where it is; what it has already done on a board stays done (DB-9.36). */
  play(t, seat, { seat: owner, place, colour, value, marks }, log) {
    const die = targetDie(t, owner, place, colour, faceOf(value, marks))
    tellDie(t, seat, EXTRA_ROLL, owner, die, log)
    spend(t, seat, EXTRA_ROLL, true)
    rollDie(t, die)
    log?.add({ kind: 'dice-rolled', seat: owner, rule: 'DB-9.33', dice: [shown(t, die)], cause: 'extra-roll' })
    goOn(t, seat)
  },
})

export const takeBackDie = move('take-back-die', targetArgs, {
  ...anyMoment,
  candidates(t, seat, offer) {
    if (!owns(t, seat, TAKE_BACK_DIE)) return
    for (let owner = 0; owner < t.seatCount; owner++) offerZone(t, owner, STORAGE, CHANGEABLE, offer)
  },
  refusal: (t, seat, { seat: owner, place, colour, value, marks }) =>
    owns(t, seat, TAKE_BACK_DIE)
      ? untakeable(t, owner, place, colour, faceOf(value, marks))
      : missing(t, seat, TAKE_BACK_DIE),
  /** DB-9.38: it keeps its value; until the end of Purchasing it may be stored again (DB-9.39), later not (DB-9.40). */
  play(t, seat, { seat: owner, place, colour, value, marks }, log) {
    const die = targetDie(t, owner, place, colour, faceOf(value, marks))
    tellDie(t, seat, TAKE_BACK_DIE, owner, die, log)
    spend(t, seat, TAKE_BACK_DIE, true)
    removeDie(t.seats[owner].storage, die)
    addDie(t.seats[owner].active, die)
    log?.add({ kind: 'die-taken-back', seat: owner, rule: 'DB-9.37', die: shown(t, die), by: seat })
    goOn(t, seat)
  },
})

export const blockProtectDie = move('block-protect-die', targetArgs, {
  ...anyMoment,
  candidates(t, seat, offer) {
    if (!owns(t, seat, BLOCK_PROTECT_DIE)) return
    for (let owner = 0; owner < t.seatCount; owner++) {
      offerZone(t, owner, ACTIVE, UNGUARDED, offer)
      offerZone(t, owner, STORAGE, UNGUARDED, offer)
    }
  },
  refusal: (t, seat, { seat: owner, place, colour, value, marks }) =>
    owns(t, seat, BLOCK_PROTECT_DIE)
      ? unguardable(t, owner, place, colour, faceOf(value, marks))
      : missing(t, seat, BLOCK_PROTECT_DIE),
  /** DB-9.41: an opponent's die is blocked, one's own is protected. */
  play(t, seat, { seat: owner, place, colour, value, marks }, log) {
    const die = targetDie(t, owner, place, colour, faceOf(value, marks))
    tellDie(t, seat, BLOCK_PROTECT_DIE, owner, die, log)
    spend(t, seat, BLOCK_PROTECT_DIE, false)
    t.faces[die] = guarded(t.faces[die], owner === seat ? PROTECTED : BLOCKED)
    const kind = owner === seat ? 'die-protected' : 'die-blocked'
    log?.add({ kind, seat: owner, rule: 'DB-9.41', die: shown(t, die), by: seat })
    goOn(t, seat)
  },
})

export const blockBuilding = move(
  'block-building',
  { seat: index(MOST_SEATS), building: among(BUILDINGS) },
  {
    at: ['opening-window'], // DB-9.51
    disturbs: true,
    needs: hasTokens,
    candidates(t, seat, offer) {
      if (!owns(t, seat, BLOCK_BUILDING)) return
      for (let owner = 0; owner < t.seatCount; owner++)
        for (let building = 0; building < BUILDINGS.length; building++) offer(owner, building)
    },
    refusal: (t, seat, m) =>
      owns(t, seat, BLOCK_BUILDING) ? uncloseable(t, seat, m.seat, m.building) : missing(t, seat, BLOCK_BUILDING),
    play(t, seat, m, log) {
      const owner = m.seat
      const building = BUILDINGS[m.building]
      log?.add({
        kind: 'token-played',
        seat,
        rule: 'DB-9.1',
        token: 'block-building',
        outOfTurn: false,
        target: { seat: owner, building },
      })
      t.seats[owner].closed |= 1 << m.building
      spend(t, seat, BLOCK_BUILDING, false)
      log?.add({ kind: 'building-blocked', seat: owner, rule: 'DB-9.50', building, by: seat })
      goOn(t, seat)
    },
  },
)

export const blockRecipe = move(
  'block-recipe',
  { slot: index(MOST_SLOTS) },
  {
    at: ['brewing-window'], // DB-9.54
    disturbs: true,
    needs: hasTokens,
    candidates(t, seat, offer) {
      if (!owns(t, seat, BLOCK_RECIPE)) return
      for (let slot = 0; slot < MOST_SLOTS; slot++) offer(slot)
    },
    refusal: (t, seat, { slot }) =>
      owns(t, seat, BLOCK_RECIPE) ? unblockable(t, slot) : missing(t, seat, BLOCK_RECIPE),
    /** DB-9.56: it stays in its slot and is free again next round. */
    play(t, seat, { slot }, log) {
      const recipe = t.box.recipes[t.row[slot] - 1].id
      log?.add({
        kind: 'token-played',
        seat,
        rule: 'DB-9.1',
        token: 'block-recipe',
        outOfTurn: false,
        target: { recipe },
      })
      t.blockedSlots |= 1 << slot
      spend(t, seat, BLOCK_RECIPE, false)
      log?.add({ kind: 'recipe-blocked', rule: 'DB-9.53', slot, recipe, by: seat })
      goOn(t, seat)
    },
  },
)
