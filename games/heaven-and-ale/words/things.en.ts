/** Names of things on the board that the game's own words have no name for: the board's labels and the guide say the same. */
export const things = {
  sun: 'sunny half of the garden',
  shade: 'shady half of the garden',
  production: 'production track',
  cell: (n: string) => `cell ${n}`,
  zone: (from: string, to: string) => (from === to ? `zone ${from}` : `zone ${from} to ${to}`),
  runUp: 'zone of the run-up',
  marker: (colour: string) => `${colour} marker`,
  spot: (kind: string) => `scoring spot ${kind}`,
  pair: (one: string, other: string) => `pair ${one} + ${other}`,
  card: (card: string) => `privilege card ${card}`,
  goal: (goal: string) => `goal: ${goal}`,
  purse: 'ducats',
  figure: (who: string) => `figure of ${who}`,
  round: 'round',
  piles: 'tiles still face down',
  hand: 'privilege cards in hand',
  discs: 'scoring discs placed',
  barrels: 'barrels taken',
  number: (n: number) => `number ${n}`,
  shed: (site: string, sum: number) => `${site}: shed, sum ${sum}`,
  /** Something on the board of somebody else. */
  of: (thing: string, who: string) => `${thing} (${who})`,
}

/** A language that lacks a name does not compile. */
export type Things = typeof things
