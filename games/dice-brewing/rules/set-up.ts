/** Set-up (section 4). */
import { type Chosen, choice, flag, number } from '@taproom/engine'
import { COLOURS, INGREDIENTS, TOKENS } from '../components/names.ts'
import { addDie, dieFromSupply } from './dice.ts'
import type { Journal } from './events.ts'
import { P } from './prompts.ts'
import type { DiceBrewing } from './table.ts'

const START_PLAYERS = ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'] as const

/** DB-3.2: what the rulebook calls a choice is off unless chosen. */
export const options = {
  startMode: choice(['standard', 'advanced'], 'standard'),
  hiddenTokens: flag(false),
  onesAsGold: flag(false),
  startPlayer: choice(START_PLAYERS, 'random'),
  roundLimit: number(10, 60, 30),
}
export type DiceBrewingOptions = typeof options

export function setUp(t: DiceBrewing, seats: number, chosen: Chosen<DiceBrewingOptions>, log: Journal): void {
  const startSeat = START_PLAYERS.indexOf(chosen.startPlayer) - 1
  if (startSeat >= seats) throw new Error(`startPlayer "${chosen.startPlayer}": only ${seats} seats are taken`) // DB-4.16
  t.seatCount = seats
  t.hiddenTokens = chosen.hiddenTokens ? 1 : 0
  t.onesAsGold = chosen.onesAsGold ? 1 : 0
  t.roundLimit = chosen.roundLimit
  fillSupply(t)
  layOutRecipes(t, chosen.startMode === 'advanced')
  for (let seat = 0; seat < seats; seat++) equip(t, seat)
  t.startSeat = startSeat < 0 ? t.chance.below(seats) : startSeat // DB-4.13, DB-4.15
  t.holder = t.startSeat // DB-4.14
  t.season = 0 // DB-4.2: Winter
  t.round = 1
  log?.add({
    kind: 'game-started',
    options: { ...chosen },
    seats,
    componentSet: t.box.id,
    row: Array.from(t.row.subarray(0, t.box.players[seats].recipeSlots), card => t.box.recipes[card - 1].id),
    deckCount: t.deck.length,
  })
  log?.add({ kind: 'start-player-chosen', seat: t.startSeat, rule: 'DB-4.14' })
  t.prompts.push(P.round, t.holder)
}

/** All dice by colour, all seeds and all tokens in their stacks (DB-4.1, DB-4.7, DB-4.8); there are no more of them (DB-2.3, DB-2.4). */
function fillSupply(t: DiceBrewing): void {
  for (let colour = 0; colour < COLOURS.length; colour++) t.supply[colour] = (1 << t.box.dice[colour].count) - 1
  t.seeds = t.box.seeds
  for (let kind = 0; kind < INGREDIENTS.length; kind++) t.market[kind] = t.box.ingredients[kind].count
  for (let kind = 0; kind < TOKENS.length; kind++) t.blackMarket[kind] = t.box.tokens[kind].count
}

/** Starters (DB-4.19) face up and the rest shuffled (DB-4.3, DB-4.4), or everything shuffled (DB-4.5); never again (DB-12.4). */
function layOutRecipes(t: DiceBrewing, advanced: boolean): void {
  const { recipes, players } = t.box
  let slot = 0
  for (let recipe = 0; recipe < recipes.length; recipe++) {
    if (!advanced && recipes[recipe].starterFor.includes(t.seatCount)) t.row[slot++] = recipe + 1
    else t.deck.push(recipe)
  }
  t.chance.shuffle(t.deck.items, t.deck.length)
  while (slot < players[t.seatCount].recipeSlots) t.row[slot++] = t.deck.pop() + 1 // DB-4.6: slots are only places
}

/** DB-4.9, DB-4.10, DB-4.11, DB-4.12. The dice have no value before Rolling. */
function equip(t: DiceBrewing, seat: number): void {
  const me = t.seats[seat]
  const { start, dice } = t.box
  me.gold = start.gold
  me.mastery = start.mastery
  me.seeds = start.seeds
  t.seeds -= start.seeds
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let i = 0; i < dice[colour].perPlayer; i++) addDie(me.active, dieFromSupply(t, colour))
}
