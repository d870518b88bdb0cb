import { MASTERLY, type SearchStyle } from '../style.ts'

export type Level = 'guest' | 'apprentice' | 'journeyman' | 'brewer' | 'cellarer' | 'master'

/** A level follows the adviser, more or less closely; or looks one turn ahead; or thinks. */
export type Rung =
  | { readonly temperature: number }
  | { readonly ahead: 'one turn' }
  | { readonly search: Partial<SearchStyle> }

/** One game's levels. */
export interface Ladder {
  /** What thinking ahead looks like in this game. */
  readonly style: SearchStyle
  readonly rungs: { readonly [L in Level]: Rung }
  /** For `taproom claims`. */
  readonly measure: {
    /** Iterations of the master, below 100 ms of one core, and others against `greedy` at two, three or four seats. */
    readonly usual: number
    readonly atTwo?: number
    readonly atThree?: number
    readonly atFour?: number
    /** And of each of four masters. */
    readonly allFour?: number
    /** The lowest of four budgets, each four times the one below. */
    readonly lowest: number
    /** Milliseconds for each where both get the same time. */
    readonly equal?: number
  }
}

export const styled = (style: Partial<SearchStyle>): SearchStyle => ({ ...MASTERLY, scale: 1, ...style })
