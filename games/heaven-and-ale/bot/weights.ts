/** What the opinion of a move is made of; found by play against itself: `taproom tune heaven-and-ale --instinct --seats N`. */
import two from './instinct-2.json' with { type: 'json' }
import three from './instinct-3.json' with { type: 'json' }
import four from './instinct-4.json' with { type: 'json' }

export interface Weights {
  /** Of the discs one could get a share of, how many one gets. */
  readonly discShare: number
  /** Steps that tiles not yet bought will give each marker in a whole round. */
  readonly stepGrowth: number
  /** The same for the brewmaster. */
  readonly brewGrowth: number
  /** The lowest marker one hopes for while the whole match lies ahead. */
  readonly hope: number
  /** Worth of a ducat beyond its worth at the end, in steps, when nothing, a third, two thirds and the whole match lie ahead. */
  readonly ducatAhead: readonly number[]
  /** How much more, or less, steps of the markers and of the brewmaster are worth than the production shows, at the same four moments. */
  readonly stepAhead: readonly number[]
  readonly brewAhead: readonly number[]
  /** How many cells further than the next three the brewmaster is thought to come when the whole match lies ahead: over some of them nothing changes. */
  readonly brewReach: number
  /** Cells within which it is open whether a marker will need steps from others or give some, when the whole match lies ahead. */
  readonly balance: number
  /** How much the number of which one has most is expected to be the one that X activates. */
  readonly focus: number
  /** How much more a ducat is worth in an empty purse. */
  readonly ducatScarce: number
  /** Chance that a shed site is enclosed in the end, by how many of its six sites are filled. */
  readonly shedChance: readonly number[]
  /** Part of a shed's activations that one profits from. */
  readonly shedTiles: number
  /** How likely an empty site beside a monk is filled later, and what such a tile is worth in steps. */
  readonly monkHope: number
  /** What using a spot now costs because its tiles would have become more, at the same four moments. */
  readonly spotPatience: readonly number[]
  /** The same for monk spots and for X, compared with colours; and by how much a rich spot has less to wait for. */
  readonly monkPatience: number
  readonly xPatience: number
  readonly spotRipe: number
  /** What the first disc of a pair is worth, as a part of a card, when the whole match lies ahead. */
  readonly pairHope: number
  /** Activations that an empty site beside a tile may bring in a whole round by a monk. */
  readonly monkToCome: number
  /** What each rival still to pass there takes of a plan for a later turn of the round, for tiles and for discs and barrels. */
  readonly takenTile: number
  readonly takenDisc: number
  /** Worth of a barrel visit that could be made later. */
  readonly barrelPatience: number
  /** Worth of progress with a goal. */
  readonly goal: number
  /** Worth of an unplaced card beyond its price, in points, when the whole match lies ahead. */
  readonly card: number
  /** Worth of beginning the next round. */
  readonly first: number
  /** What a card sold later is still worth of its price, and how much the best thing a card could do holds one back from selling any. */
  readonly saleLater: number
  readonly dearest: number
  /** How soon a poor start is believed to stay poor: the lower, the sooner. */
  readonly confidence: number
  /** Part of the ducats in hand that will still be there at the end. */
  readonly unspent: number
  /** How much of a round is too little to enclose a shed. */
  readonly shedTime: number
  /** Steps that a spot may bring if one waits, when the whole match lies ahead. */
  readonly spotSteps: number
  /** Chance of a barrel whose goal is met, and of another one when the whole match lies ahead. */
  readonly barrelNear: number
  readonly barrelFar: number
}

/** By number of seats: rounds, rivals and the supply differ. */
export interface BySeats<W> {
  readonly 2: W
  readonly 3: W
  readonly 4: W
}

export const bySeats = <W>(all: BySeats<W>, { seatCount }: { readonly seatCount: number }): W =>
  seatCount === 2 ? all[2] : seatCount === 3 ? all[3] : all[4]

export const INSTINCTS = { 2: two, 3: three, 4: four }
