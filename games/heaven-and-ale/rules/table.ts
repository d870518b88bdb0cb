import { group, int, ints, layout, list, rows, type State, secret, type View } from '@taproom/engine'
import {
  type Box,
  CARDS,
  COLOURS,
  GOALS,
  HIGHEST_NUMBER,
  HOME,
  MONK_TYPES,
  PAIR_NAMES,
  SHED_SITES,
  SHED_TYPES,
  SPOT_COUNT,
  TILE_SITES,
} from '../components/index.ts'

/** Everything on the table. Tiles are their numbers in the box (`box.lookup`), 0 where none lies. */
export const schema = {
  seatCount: int,
  options: group({
    english: int, // edition; 0 is French
    optionalExchange: int,
    woodStart: int,
    brewmasterStart: int,
    brewmasterOverflow: int, // 1: a lost step pays a ducat
    numberMustBeOwned: int,
    isolatedMonkAllowed: int,
  }),
  round: int,
  firstSeat: int, // who began this round
  queued: int, // sales out of turn that are not yet booked
  scored: int, // 1: the markers have been levelled, the match is over
  reserve: int, // discs beside the board
  resourcesI: secret(list(50)), // face-down piles; the last tile is on top
  resourcesII: secret(list(50)),
  monksI: secret(list(12)), // stacks of four on each other
  monksII: secret(list(12)),
  monksOut: secret(list(12)), // set-II monks that leave the game unseen
  spaces: rows(HOME, { tiles: list(6), discs: int }), // by track index; 0 stays empty
  barrels: ints(GOALS.length), // in the middle: 2 = both, 1 = the small one, 0 = none
  seats: rows(4, {
    ducats: int,
    at: int, // track index of the figure: 0 not yet left, 28 come home this round
    start: int, // start space under the figure plus 1, 0 while it is out
    brewmaster: int, // all six pieces stand on one track and may share a cell: HA-2.19, HA-2.20
    markers: ints(COLOURS.length),
    sites: ints(TILE_SITES),
    sheds: ints(SHED_SITES), // type plus 1
    spots: ints(SPOT_COUNT), // 1 = a disc
    pairs: ints(PAIR_NAMES.length), // the card beside it plus 1, or LOST
    cards: ints(CARDS.length), // a state of `CARD`
    barrels: ints(GOALS.length), // SMALL or LARGE
    // What lies on the board, counted as it is placed, because rules ask for it all the time.
    colours: ints(COLOURS.length),
    numbers: ints(HIGHEST_NUMBER + 1),
    monks: ints(MONK_TYPES.length),
    sunny: int,
    shady: int,
    shedTypes: ints(SHED_TYPES.length),
    unplaced: int, // cards that can still be placed or sold, queued ones included
    placed: int,
  }),
}

export const table = layout<typeof schema, Box>(schema)

/** Where the track and the boards lie in `t.cells`, for what is asked of all spaces and goals at every decision. */
export const SPACE = table.rowCells('spaces')
export const SEAT = table.rowCells('seats')

export type HeavenAndAle = State<typeof schema, Box>
export type HeavenAndAleView = View<typeof schema, Box>
export type Seat = HeavenAndAle['seats'][number]
export type SeatView = HeavenAndAleView['seats'][number]
/** A table or a view of it: enough for rules that only look at what everybody may see. */
export type Open = HeavenAndAle | HeavenAndAleView

/** A privilege card is in one of these states; a queued sale still counts as unplaced (HA-9.20). */
export const CARD = { unplaced: 0, queued: 1, placed: 2, sold: 3 } as const

/** A pair for which no card was placed when it was completed. */
export const LOST = -1
