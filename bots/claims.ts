/** What is claimed about the players, as data: each claim can be measured again with `taproom claims`. */
import type { AnyRoom } from '@taproom/engine'
import { ladderOf } from './levels.ts'
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

/** Milliseconds of CPU for each where both get the same time, unless the game's ladder names others. */
const EQUAL = 15

const master = (iterations: number): Entrant => ({ name: 'master', budget: { iterations } })
const plain = (name: string): Entrant => ({ name, budget: {} })
const timed = (name: string, ms: number): Entrant => ({ name, budget: { ms, iterations: Number.MAX_SAFE_INTEGER } })

const against = (usual: number, opponent: string, atLeast: number, matches: number): Claim => ({
  id: `master-${opponent}`,
  about: `master (${usual} iterations) against ${opponent}`,
  entrants: [master(usual), plain(opponent)],
  matches,
  measure: 'wins',
  atLeast,
})

const equalTime = (opponent: string, ms: number): Claim => ({
  id: `master-${opponent}`,
  about: `master against ${opponent}, ${ms} ms of CPU a decision each`,
  entrants: [timed('master', ms), timed(opponent, ms)],
  matches: 100,
  measure: 'wins',
  atLeast: 0.75,
})

const amongGreedy = (usual: number, seats: number): Claim => ({
  id: `master-at-${seats}`,
  about: `one master (${usual} iterations) among greedy players, ${seats} seats`,
  entrants: [master(usual), ...Array.from({ length: seats - 1 }, () => plain('greedy'))],
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

const fourMasters = ({ iterations, score }: { iterations: number; score: number }): Claim => ({
  id: 'four-masters',
  about: `mean score of four masters (${iterations} iterations)`,
  entrants: Array.from({ length: 4 }, () => master(iterations)),
  matches: 40,
  measure: 'score',
  atLeast: score,
})

export function claimsFor(room: AnyRoom): readonly Claim[] {
  const {
    usual,
    lowest,
    equal = EQUAL,
    atTwo = usual,
    atThree = usual,
    atFour = usual,
    allFour,
  } = ladderOf(room).measure
  return [
    against(usual, 'random', 0.99, 200),
    against(atTwo, 'greedy', 0.7, 200),
    equalTime('uct', equal),
    equalTime('flat', equal),
    amongGreedy(atThree, 3),
    amongGreedy(atFour, 4),
    rung(lowest),
    rung(lowest * 4),
    rung(lowest * 16),
    ...(allFour ? [fourMasters(allFour)] : []),
  ]
}
