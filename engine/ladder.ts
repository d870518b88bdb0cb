/** How well bots play a game at each level, as a game declares it. Plain data: the players are made of it elsewhere. */

export const LEVELS = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How a searching player thinks. */
export interface SearchStyle {
  /** At most so many iterations for one decision; results with the same seed and number are the same everywhere. */
  readonly iterations: number
  /** And at most so many milliseconds. */
  readonly ms?: number
  /** What the milliseconds are measured with: the time of day, unless somebody knows better. */
  readonly clock?: () => number
  /** How much the adviser's opinion and few visits draw. */
  readonly curiosity: number
  /** Whether moves get a prior from the adviser; without, the textbook's formula chooses (UCB1). */
  readonly advised: boolean
  /** Whether that opinion is the adviser's whole one; otherwise the quick one, where the adviser has both. */
  readonly careful: boolean
  /** Points that make a move e times as likely in the adviser's eyes. */
  readonly softness: number
  /** How much worse than its position a move is taken to be that was not tried yet. */
  readonly doubt: number
  /** How many of a position's moves are looked at, the most promising first. */
  readonly breadth: number
  /** How many decisions deep the tree may grow. */
  readonly reach: number
  /** How many turns, the running one included: beyond it dice have been rolled that one tree cannot tell apart. */
  readonly span: number
  /** Decisions that are played on beyond the tree before the position is judged, and ends of turns: whatever comes first. */
  readonly depth: number
  readonly turns: number
  /** Play goes on to the end of so many rounds instead of turns, and the tree ends with the first; 0: turns count. */
  readonly rounds: number
  /** From this part of the match on (0 to 1) play goes on to its very end. */
  readonly finish: number
  /** Points of lead at the very end that count as a clear win; 0: any lead does. */
  readonly margin: number
  /** How the play beyond the tree goes. */
  readonly rollout: 'advised' | 'random'
  /** Chance of a random move in an advised rollout, in 1/256. */
  readonly slips: number
  /** How much of what a seat wants are points of its own, whoever is ahead; the rest is its share of the match. */
  readonly ambition: number
  /** Points of difference that make a clear lead; with an adviser that knows its spread, a factor of it. */
  readonly scale: number
  /** Guesses of what is hidden that are taken in turn. */
  readonly worlds: number
  /** Whether every move meets the same guesses and dice in the same order, so that luck counts less between them. */
  readonly paired: boolean
  /** Room of the tree. */
  readonly nodes: number
  /** What is different with three seats and more. */
  readonly crowded?: Partial<SearchStyle>
}

/** A level follows the adviser, more or less closely; or looks one turn ahead; or thinks. */
export type Rung =
  | { readonly temperature: number }
  | { readonly ahead: 'one turn' }
  | { readonly search: Partial<SearchStyle> }

/** One game's levels. */
export interface Ladder {
  /** What is particular to this game when a player thinks ahead. */
  readonly style: Partial<SearchStyle>
  readonly rungs: { readonly [L in Level]: Rung }
  /** For `taproom claims`. */
  readonly measure: {
    /** Iterations of the master, below 100 ms of one core, and others against `greedy` at two, three or four seats. */
    readonly usual: number
    readonly atTwo?: number
    readonly atThree?: number
    readonly atFour?: number
    /** And of each of four masters, where their mean score is claimed too. */
    readonly allFour?: { readonly iterations: number; readonly score: number }
    /** The lowest of four budgets, each four times the one below. */
    readonly lowest: number
    /** Milliseconds for each where both get the same time. */
    readonly equal?: number
    /** Variety where the defaults lay out the same table every time, as on the command line: `recipeSet=random`. */
    readonly options?: readonly string[]
  }
}
