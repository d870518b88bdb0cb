/** Players against each other: every seed is played once in every rotation of the seats, so that luck and seat cancel out. */
import { type AnyRoom, type ChosenValues, seedFrom } from '@taproom/engine'
import type { Player } from './players.ts'
import { ratings } from './rating.ts'
import { Runner } from './run.ts'

export interface ArenaSettings {
  readonly options: ChosenValues
  readonly matches: number
  readonly seed: string
  /** What decisions are timed with: the time of day unless somebody knows better. */
  readonly clock?: () => number
  /** All players are the same: nothing to rotate, every match has a seed of its own. */
  readonly alike?: boolean
  readonly progress?: (done: number) => void
}

export interface Contestant {
  readonly wins: number
  /** Share of won matches (a shared first place is a part of a win) with its 95 % Wilson interval. */
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly meanScore: number
  readonly msPerDecision: number
  /** On the scale of Elo, from who finished ahead of whom; the mean of the table is 0. */
  readonly rating: number
  /** The final score of every match. */
  readonly scores: readonly number[]
}

/** The 95 % interval of a share of n trials. */
export function wilson(share: number, n: number): { readonly low: number; readonly high: number } {
  const z = 1.96
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Counts what a player decides and how long it takes. */
class Timed {
  ms = 0
  decisions = 0
  readonly player: Player

  constructor(inner: Player, clock: () => number) {
    const time = (choose: () => number): number => {
      const began = clock()
      const move = choose()
      this.ms += clock() - began
      this.decisions++
      return move
    }
    this.player =
      inner.sees === 'moves'
        ? { sees: 'moves', choose: (moves, chance) => time(() => inner.choose(moves, chance)) }
        : { sees: 'view', choose: (moves, chance, view) => time(() => inner.choose(moves, chance, view)) }
  }
}

export function arena(room: AnyRoom, players: readonly Player[], settings: ArenaSettings): readonly Contestant[] {
  const runner = new Runner(room)
  const seats = players.length
  const timed = players.map(player => new Timed(player, settings.clock ?? (() => performance.now())))
  const wins = new Array<number>(seats).fill(0)
  const scores = players.map((): number[] => [])
  const ahead = players.map(() => new Array<number>(seats).fill(0))
  for (let match = 0; match < settings.matches; match++) {
    const turn = match % seats
    const seated = timed.map((_, seat) => timed[(seat + turn) % seats].player)
    const seed = seedFrom(`${settings.seed} ${settings.alike ? match : Math.floor(match / seats)}`)
    const { totals, ranks } = runner.play(seed, settings.options, seated)
    const winners = ranks.filter(rank => rank === 1).length
    for (let seat = 0; seat < seats; seat++) {
      const who = (seat + turn) % seats
      scores[who].push(totals[seat])
      if (ranks[seat] === 1) wins[who] += 1 / winners
      for (let other = 0; other < seats; other++)
        if (other !== seat)
          ahead[who][(other + turn) % seats] += ranks[seat] < ranks[other] ? 1 : ranks[seat] === ranks[other] ? 0.5 : 0
    }
    settings.progress?.(match + 1)
  }
  const rated = ratings(ahead)
  return players.map((_, who) => {
    const rate = wins[who] / settings.matches
    return {
      wins: wins[who],
      rate,
      ...wilson(rate, settings.matches),
      meanScore: scores[who].reduce((sum, score) => sum + score, 0) / settings.matches,
      msPerDecision: timed[who].ms / Math.max(1, timed[who].decisions),
      rating: rated[who],
      scores: scores[who],
    }
  })
}
