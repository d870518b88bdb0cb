/** What must always hold (section 16). */
import type { List } from '@taproom/engine'
import { BUILDING_OF, CS1, CS2, CS3, FIELDS, HP1, MH1 } from '../components/board.ts'
import { MOST_RECIPES } from '../components/box.ts'
import { COLOURS, INGREDIENTS, TOKENS } from '../components/names.ts'
import { bitOf, colourOf, dieOf, lowest, pipsOf, sizeOf } from './dice.ts'
import type { DiceBrewingEvent } from './events.ts'
import { isFieldBlocked } from './fields.ts'
import { lyingTokens } from './imagine.ts'
import { P } from './prompts.ts'
import { PARTS, scoreOf } from './scoring.ts'
import { ARRANGEMENT, BREWING, type DiceBrewing, PURCHASING, SEED_PIECE, TIDYING } from './table.ts'

function must(holds: boolean, invariant: string, what: string): void {
  if (!holds) throw new Error(`${invariant}: ${what}`)
}

/** For checks that run for every die, field and card: what is wrong is put into words only when something is. */
function broken(invariant: string, what: string): never {
  throw new Error(`${invariant}: ${what}`)
}

export function invariants(t: DiceBrewing): void {
  diceAreComplete(t)
  facesFitPlaces(t)
  piecesAreComplete(t)
  fieldsAreInOrder(t)
  recipesAreComplete(t)
  roundIsInOrder(t)
  scoreAddsUp(t)
}

/** Calls with every die of a seat that lies on its board or on the market card. */
function eachPlacedDie(t: DiceBrewing, seat: number, look: (t: DiceBrewing, die: number) => void): void {
  const me = t.seats[seat]
  for (let field = 0; field < FIELDS.length; field++) {
    if (me.inputs[field] > 0 && me.inputs[field] !== SEED_PIECE) look(t, me.inputs[field] - 1)
    if (me.accelerators[field] > 0) look(t, me.accelerators[field] - 1)
  }
  if (me.discountDie > 0) look(t, me.discountDie - 1)
}

const found = new Int32Array(COLOURS.length)
const count = new Int32Array(COLOURS.length)

function find(colour: number, set: number): void {
  found[colour] |= set
  count[colour] += sizeOf(set)
}

/** INV-01, INV-02: every die is in exactly one place. */
function diceAreComplete(t: DiceBrewing): void {
  found.fill(0)
  count.fill(0)
  for (let colour = 0; colour < COLOURS.length; colour++) find(colour, t.supply[colour])
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { active, storage } = t.seats[seat]
    for (let colour = 0; colour < COLOURS.length; colour++) {
      find(colour, active[colour])
      find(colour, storage[colour])
    }
    eachPlacedDie(t, seat, findDie)
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const expected = t.box.dice[colour].count
    if (found[colour] !== (1 << expected) - 1) broken('INV-01', `${COLOURS[colour]} dice ${found[colour].toString(2)}`)
    if (count[colour] !== expected) broken('INV-02', `${count[colour]} ${COLOURS[colour]} dice`)
  }
}

const findDie = (_t: DiceBrewing, die: number): void => find(colourOf(die), bitOf(die))

/** INV-09, INV-16: values where there must be some, marks only within a round. */
function facesFitPlaces(t: DiceBrewing): void {
  const swapping = t.prompts.kind === P.swap ? t.prompts.a : -1
  const rolled = t.phase === ARRANGEMENT || t.phase === PURCHASING
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (colour !== swapping)
      for (let rest = t.supply[colour]; rest !== 0; rest &= rest - 1)
        must(t.faces[dieOf(colour, lowest(rest))] === 0, 'INV-09', 'a supply die shows something')
    for (let seat = 0; seat < t.seatCount; seat++) {
      const me = t.seats[seat]
      for (let rest = me.storage[colour] | (rolled ? me.active[colour] : 0); rest !== 0; rest &= rest - 1)
        showsSomething(t, dieOf(colour, lowest(rest)))
    }
  }
  for (let seat = 0; seat < t.seatCount; seat++) eachPlacedDie(t, seat, showsSomething)
  if (t.phase === TIDYING && t.prompts.kind !== P['tidying-window'])
    for (let die = 0; die < t.faces.length; die++) must(t.faces[die] <= 6, 'INV-16', 'a mark is left in Tidying')
}

function showsSomething(t: DiceBrewing, die: number): void {
  const value = pipsOf(t.faces[die])
  if (value < 1 || value > 6) broken('INV-09', `die ${die} shows ${value}`)
}

/** INV-03, INV-04, INV-05, INV-08. */
function piecesAreComplete(t: DiceBrewing): void {
  let seeds = t.seeds
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    seeds += me.seeds
    for (let field = 0; field < FIELDS.length; field++) if (me.inputs[field] === SEED_PIECE) seeds++
    if (me.gold < 0 || me.mastery < 0 || me.seeds < 0) broken('INV-08', `seat ${seat} owes something`)
    let tokens = 0
    for (let token = 0; token < TOKENS.length; token++) tokens += me.tokens[token]
    must(tokens === me.tokenCount, 'INV-05', 'a token is not counted')
  }
  if (seeds !== t.box.seeds || t.seeds < 0) broken('INV-03', `${seeds} seeds`)
  for (let kind = 0; kind < INGREDIENTS.length; kind++) {
    let count = t.market[kind]
    for (let seat = 0; seat < t.seatCount; seat++) count += t.seats[seat].ingredients[kind]
    if (count !== t.box.ingredients[kind].count || t.market[kind] < 0) broken('INV-04', `${count} ${INGREDIENTS[kind]}`)
  }
  for (let token = 0; token < TOKENS.length; token++) {
    let count = t.blackMarket[token] + t.tokensOut[token] + lyingTokens(t, token)
    for (let seat = 0; seat < t.seatCount; seat++) count += t.seats[seat].tokens[token]
    if (count !== t.box.tokens[token].count) broken('INV-05', `${count} ${TOKENS[token]}`)
  }
}

/** INV-10 to INV-13, INV-15. */
function fieldsAreInOrder(t: DiceBrewing): void {
  const limit = t.box.players[t.seatCount].playersPerField
  for (let field = 0; field < FIELDS.length; field++) {
    let users = 0
    for (let seat = 0; seat < t.seatCount; seat++) users += (t.seats[seat].used >> field) & 1
    if (users !== t.users[field] || users > limit) broken('INV-10', `${users} players on ${FIELDS[field]}`)
    for (let seat = 0; seat < t.seatCount; seat++) {
      const me = t.seats[seat]
      const mine = (me.used >> field) & 1
      if (isFieldBlocked(t, seat, field) !== (users === limit && mine === 0))
        broken('INV-11', `block on ${FIELDS[field]}`)
      must(me.inputs[field] === 0 || mine === 1 || t.phase === TIDYING, 'INV-12', 'an input on an unused field')
      if (me.inputs[field] === SEED_PIECE && field !== MH1 && field !== HP1)
        broken('INV-12', `a seed on ${FIELDS[field]}`)
      if (me.inputs[field] !== 0 || me.accelerators[field] !== 0) {
        if (t.round < t.box.opens[BUILDING_OF[field]]) broken('INV-13', `${FIELDS[field]} in round ${t.round}`)
        if (me.closed & (1 << BUILDING_OF[field])) broken('INV-13', `${FIELDS[field]} is closed`)
      }
      if (field === CS1 || field === CS2 || field === CS3)
        must(me.inputs[field] === 0 || colourOf(me.inputs[field] - 1) === 3, 'INV-12', 'no skill die at school')
    }
  }
  for (let seat = 0; seat < t.seatCount; seat++)
    must(
      t.seats[seat].discountDie === 0 || t.seats[seat].boughtIngredient === 1 || t.phase === TIDYING,
      'INV-15',
      'a discount for nothing',
    )
}

const cardSeen = new Uint8Array(MOST_RECIPES)

/** Marks a card that lies somewhere; none lies in two places. */
function see(card: number): number {
  must(cardSeen[card] === 0, 'INV-07', 'a card is there twice')
  cardSeen[card] = 1
  return 1
}

function seeAll(cards: List): number {
  for (let i = 0; i < cards.length; i++) see(cards.at(i))
  return cards.length
}

/** INV-07, INV-17, INV-18. */
function recipesAreComplete(t: DiceBrewing): void {
  cardSeen.fill(0)
  let cards = 0
  for (let slot = 0; slot < t.row.length; slot++) if (t.row[slot] > 0) cards += see(t.row[slot] - 1)
  const slots = t.box.players[t.seatCount].recipeSlots
  if (t.deck.length > 0 && cards !== slots) broken('INV-17', `${cards} cards in the row`)
  cards += seeAll(t.deck)
  let brewed = 0
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    brewed += seeAll(me.brewed)
    if (me.mastery < me.brewed.length) broken('INV-18', `seat ${seat}: a brew without mastery`)
  }
  if (brewed !== t.brewedTotal) broken('INV-18', `${brewed} cards, ${t.brewedTotal} counted`)
  cards += brewed
  if (cards !== t.box.recipes.length) broken('INV-07', `${cards} cards`)
}

/** INV-20, INV-27. */
function roundIsInOrder(t: DiceBrewing): void {
  if (t.season !== (t.round + 1) % 2) broken('INV-20', `season ${t.season} in round ${t.round}`)
  if (t.holder !== (t.startSeat + t.round - 1) % t.seatCount) broken('INV-20', `holder ${t.holder} in round ${t.round}`)
  if (t.round > t.roundLimit) broken('INV-27', `round ${t.round}`)
}

/** INV-21. */
function scoreAddsUp(t: DiceBrewing): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { total, parts } = scoreOf(t, seat)
    let sum = 0
    for (const part of PARTS) sum += parts[part] ?? 0
    if (sum !== total) broken('INV-21', `seat ${seat}: ${sum} instead of ${total}`)
  }
}

function stored(t: DiceBrewing, seat: number): number {
  let dice = 0
  for (let colour = 0; colour < COLOURS.length; colour++) dice += sizeOf(t.seats[seat].storage[colour])
  return dice
}

/** INV-06, INV-08, INV-16, INV-19: what must hold between two tables. */
export function transition(before: DiceBrewing, after: DiceBrewing, events: readonly DiceBrewingEvent[]): void {
  for (let token = 0; token < TOKENS.length; token++)
    if (after.tokensOut[token] < before.tokensOut[token]) broken('INV-06', `${TOKENS[token]} came back`)
  for (let seat = 0; seat < after.seatCount; seat++) {
    if (after.seats[seat].mastery < before.seats[seat].mastery) broken('INV-08', `seat ${seat} lost mastery`)
    if (before.phase === BREWING && after.phase === BREWING && stored(after, seat) > stored(before, seat))
      broken('INV-19', `seat ${seat} stored while brewing`)
  }
  if (events.some(event => event.kind === 'blocking-cleared') && after.round !== before.round) nothingIsLeft(after)
}

/** INV-16: a new round begins with empty boards; only its own roll and automatic steps have happened. */
function nothingIsLeft(t: DiceBrewing): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    eachPlacedDie(t, seat, (_t, die) => must(false, 'INV-16', `die ${die} is still placed`))
    must(t.seats[seat].closed === 0, 'INV-16', `seat ${seat} has a closed building`)
    must(t.seats[seat].used === 0, 'INV-16', `seat ${seat}: fields are still used`)
  }
  must(t.blockedSlots === 0 && t.waitingLight.length === 0 && t.waitingHops.length === 0, 'INV-16', 'a token is left')
}
