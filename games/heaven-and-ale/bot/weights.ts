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
  /** Worth of a ducat beyond its worth at the end, in steps, when the whole match lies ahead. */
  readonly ducatEarly: number
  /** How much more a ducat is worth in an empty purse. */
  readonly ducatScarce: number
  /** Chance that a shed site is enclosed in the end, by how many of its six sites are filled. */
  readonly shedChance: readonly number[]
  /** Part of a shed's activations that one profits from. */
  readonly shedTiles: number
  /** How likely an empty site beside a monk is filled later, and what such a tile is worth in steps. */
  readonly monkHope: number
  /** What using a spot now costs because its tiles would have become more. */
  readonly spotPatience: number
  /** What is left of a plan for a later turn of the round, for tiles and for discs and barrels. */
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
  discShare: 2.09,
  stepGrowth: 1.98,
  brewGrowth: 1.6,
  hope: 9.99,
  ducatEarly: 0.5,
  ducatScarce: 0.79,
  shedChance: [0, 0.035, 0.14, 0.35, 0.71, 0.91, 1],
  shedTiles: 0.75,
  monkHope: 0.53,
  spotPatience: 0.14,
  keepTile: 0.92,
  keepDisc: 1,
  barrelPatience: 1.03,
  goal: 0.86,
  card: 4.15,
  first: 0.56,
}
