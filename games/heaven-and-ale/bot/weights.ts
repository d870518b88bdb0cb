/** What the adviser believes and nobody can look up; found by play against itself. */
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
  /** What each rival still to pass there leaves of a plan for a later turn of the round, for tiles and for discs and barrels. */
  readonly keepTile: number
  readonly keepDisc: number
  /** Worth of a barrel visit that could be made later. */
  readonly barrelPatience: number
  /** Worth of progress with a goal. */
  readonly goal: number
  /** Worth of an unplaced card beyond its price, in points, when the whole match lies ahead. */
  readonly card: number
  /** Worth of beginning the next round. */
  readonly first: number
}

export const WEIGHTS: Weights = {
  discShare: 1.925,
  stepGrowth: 2.416,
  brewGrowth: 0.918,
  hope: 12.202,
  ducatAhead: [0, 0.172, 0.488, 0.541],
  stepAhead: [1.053, 1.039, 0.971, 0.915],
  brewAhead: [1.218, 1.024, 1.177, 0.945],
  ducatScarce: 0.875,
  shedChance: [0, 0.035, 0.14, 0.268, 0.475, 0.811, 1],
  shedTiles: 1.011,
  monkHope: 0.421,
  spotPatience: [0, 0.118, 0.078, 0.253],
  monkPatience: 1.165,
  xPatience: 2.104,
  spotRipe: 0.296,
  pairHope: 0.357,
  monkToCome: 0.025,
  keepTile: 0.885,
  keepDisc: 0.97,
  barrelPatience: 0.549,
  goal: 2.071,
  card: 7.727,
  first: 1.309,
}
