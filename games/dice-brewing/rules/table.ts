/**
 * Everything on the table. What is not marked secret everybody can see (DB-4.18, DB-12.6), stack heights included (DB-12.8);
 * nobody's holdings have a limit (DB-2.16). Dice lie in sets: one integer per colour, one bit per die number (see dice.ts).
 */
import { int, ints, layout, list, rows, type State, secret, secretToOwner, type View } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { type Box, MOST_RECIPES, MOST_SEATS, MOST_SLOTS } from '../components/box.ts'
import { COLOURS, INGREDIENTS, TOKENS } from '../components/names.ts'

/** DB-5.1: the phases of a round, in this order. Rolling belongs to Arrangement. */
export const PHASES = ['arrangement', 'purchasing', 'brewing', 'tidying'] as const
export type Phase = (typeof PHASES)[number]
export const ARRANGEMENT = 0
export const PURCHASING = 1
export const BREWING = 2
export const TIDYING = 3

export const schema = {
  seatCount: int,
  hiddenTokens: int, // options, fixed for the whole match (DB-3.3)
  onesAsGold: int,
  roundLimit: int,
  round: int, // 1, 2, …
  phase: int,
  startSeat: int,
  holder: int, // of the Season/Priority token
  season: int, // 0 winter, 1 summer
  faces: ints(COLOURS.length * 16), // what each die shows, with its marks; 0 = no value (DB-2.6)
  supply: ints(COLOURS.length), // dice in the central supply, by colour
  seeds: int, // seeds in the central supply
  market: ints(INGREDIENTS.length), // stacks on the market card
  blackMarket: ints(TOKENS.length), // stacks on the black market card
  tokensOut: ints(TOKENS.length), // action tokens out of the game (DB-2.14)
  row: ints(MOST_SLOTS), // face-up recipes: number + 1, 0 = empty slot
  blockedSlots: int, // slots with a Block a Recipe token, as bits
  deck: secret(list(MOST_RECIPES)), // its last item is the top card; nobody knows the order (DB-12.5) or sees backs (DB-4.20)
  users: ints(FIELDS.length), // how many players have used each field this round
  full: int, // fields that no further player may use this round, as bits
  mover: int, // who placed last in Arrangement, and how many pieces in that turn
  pieces: int,
  picked: ints(COLOURS.length), // dice picked for a reroll in the Craft School, by colour
  brewedTotal: int,
  waitingLight: list(MOST_SEATS), // seats that wait for a die in Tidying (DB-8.16)
  waitingHops: list(MOST_SEATS),
  seats: rows(MOST_SEATS, {
    gold: int, // a whole number without limit (DB-2.8)
    mastery: int, // without limit as well (DB-2.9)
    seeds: int, // unplaced seeds (DB-2.7)
    active: ints(COLOURS.length),
    storage: ints(COLOURS.length),
    inputs: ints(FIELDS.length), // 0 nothing, die + 1, or SEED_PIECE
    accelerators: ints(FIELDS.length), // 0 nothing, or die + 1
    discountDie: int, // own die on the market card + 1
    used: int, // fields used this round, as bits
    closed: int, // buildings with a Block a Building token, as bits
    passed: int, // PASSED or PASSED_OVER
    boughtIngredient: int,
    boughtToken: int,
    extraSpent: int, // extra gold already spent in this Purchasing turn
    ingredients: ints(INGREDIENTS.length),
    tokens: secretToOwner(ints(TOKENS.length), { when: 'hiddenTokens', counted: 'tokenCount' }),
    won: secretToOwner(int, { when: 'hiddenTokens', counted: 'tokenCount' }), // tokens won in this Brewing phase, see won.ts
    tokenCount: int,
    brewedDice: ints(COLOURS.length), // dice of brews of this round
    brewed: list(MOST_RECIPES),
  }),
}

export const table = layout<typeof schema, Box>(schema, 6)
export type DiceBrewing = State<typeof schema, Box>
export type DiceBrewingView = View<typeof schema, Box>
export type Seat = DiceBrewing['seats'][number]
export type SeatView = DiceBrewingView['seats'][number]
/** A table or what somebody sees of it: for what can be read off both. */
export type Seen = DiceBrewing | DiceBrewingView

/** Passed for this phase (DB-5.27), or passed over for want of anything to place (DB-5.29). */
export const PASSED = 1
export const PASSED_OVER = 2

/** A seed as the input of a field. */
export const SEED_PIECE = 100
