/** What is claimed about the players, as data: each claim can be measured again with `taproom claims`. */
import type { Budget } from './players.ts'

export interface Entrant {
  readonly name: string
  readonly budget: Budget
}

export interface Claim {
  readonly id: string
  readonly about: string
  readonly entrants: readonly Entrant[]
  readonly matches: number
  /** The share of matches that the first entrant wins, or the mean score of all. */
  readonly measure: 'wins' | 'score'
  readonly atLeast: number
}

/** Iterations of the master in the claims: well below 100 ms of one core in every game. */
const USUAL = 400
/** Milliseconds of CPU for each where both get the same time. */
const EQUAL = 15

const master = (iterations: number): Entrant => ({ name: 'master', budget: { iterations } })
const plain = (name: string): Entrant => ({ name, budget: {} })
const timed = (name: string): Entrant => ({ name, budget: { ms: EQUAL, iterations: Number.MAX_SAFE_INTEGER } })

const against = (opponent: string, atLeast: number, matches: number): Claim => ({
  id: `master-${opponent}`,
  about: `master (${USUAL} iterations) against ${opponent}`,
  entrants: [master(USUAL), plain(opponent)],
  matches,
  measure: 'wins',
  atLeast,
})

const equalTime = (opponent: string): Claim => ({
  id: `master-${opponent}`,
  about: `master against ${opponent}, ${EQUAL} ms of CPU a decision each`,
  entrants: [timed('master'), timed(opponent)],
  matches: 100,
  measure: 'wins',
  atLeast: 0.75,
})

const amongGreedy = (seats: number): Claim => ({
  id: `master-at-${seats}`,
  about: `one master (${USUAL} iterations) among greedy players, ${seats} seats`,
  entrants: [master(USUAL), ...Array.from({ length: seats - 1 }, () => plain('greedy'))],
  matches: 100,
  measure: 'wins',
  atLeast: 0.45,
})

const rung = (iterations: number): Claim => ({
  id: `rung-${iterations * 4}`,
  about: `${iterations * 4} iterations against ${iterations}`,
  entrants: [master(iterations * 4), master(iterations)],
  matches: 100,
  measure: 'wins',
  atLeast: 0.58,
})

const common: readonly Claim[] = [
  against('random', 0.99, 200),
  against('greedy', 0.7, 200),
  equalTime('uct'),
  equalTime('flat'),
  amongGreedy(3),
  amongGreedy(4),
  rung(25),
  rung(100),
  rung(400),
]

const fourMasters: Claim = {
  id: 'four-masters',
  about: `mean score of four masters (${USUAL} iterations)`,
  entrants: Array.from({ length: 4 }, () => master(USUAL)),
  matches: 40,
  measure: 'score',
  atLeast: 45,
}

export const claimsFor = (game: string): readonly Claim[] =>
  game === 'heaven-and-ale' ? [...common, fourMasters] : common
