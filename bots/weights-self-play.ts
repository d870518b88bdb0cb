/** Matches against oneself for `tune`: the features at the end of every turn, with how the match ended, go into least squares. */
import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, seedFrom } from '@taproom/engine'
import { LeastSquares, type SavedLeastSquares } from './least-squares.ts'
import type { Player } from './players.ts'

export interface SelfPlayMatch {
  readonly options: ChosenValues
  readonly seats: number
  readonly seed: string
  /** Who plays all seats. */
  readonly player: Player
}

export class WeightsSelfPlay {
  /** Positions within a round; where it is not told apart, all. */
  readonly within: LeastSquares
  /** Positions between two rounds, where they have weights of their own. */
  readonly between: LeastSquares | undefined
  readonly #room: AnyRoom
  readonly #t
  readonly #view
  readonly #moves = new MoveBuffer()
  readonly #chance = new Chance()

  constructor(room: AnyRoom, saved?: SavedLeastSquares, savedBetween?: SavedLeastSquares) {
    const judgement = room.adviser?.judgement
    if (!judgement) throw new Error(`${room.game.id} has no judgement to tune`)
    this.#room = room
    this.#t = room.game.make()
    this.#view = room.game.view(this.#t, 0)
    this.within = new LeastSquares(judgement.features, saved)
    this.between = judgement.isBetween ? new LeastSquares(judgement.features, savedBetween) : undefined
  }

  /** One match; every end of a turn becomes one observation for each pair of seats. */
  play({ options, seats, seed, player }: SelfPlayMatch): void {
    const { game, adviser } = this.#room
    const t = this.#t
    const judgement = adviser?.judgement
    if (!judgement) return
    const seen: {
      readonly progress: number
      readonly features: readonly Float64Array[]
      readonly sums: LeastSquares
    }[] = []
    this.#chance.seed(seedFrom(`school ${seed}`))
    game.setUp(t, seed, seats, options)
    let turn = t.turn
    while (!game.over(t)) {
      const seat = t.prompts.seat
      if (t.turn !== turn) {
        turn = t.turn
        const features = Array.from({ length: seats }, (_, one) => {
          const into = new Float64Array(judgement.features.length)
          judgement.observe(t, one, into)
          return into
        })
        const sums = (judgement.isBetween?.(t) ? this.between : undefined) ?? this.within
        seen.push({ progress: judgement.progress(t), features, sums })
      }
      game.legal(t, seat, this.#moves)
      const move =
        player.sees === 'moves'
          ? player.choose(this.#moves, this.#chance)
          : player.choose(this.#moves, this.#chance, game.view(t, seat, this.#view))
      game.play(t, seat, move)
    }
    const totals = Array.from({ length: seats }, (_, seat) => game.points(t, seat))
    for (const { progress, features, sums } of seen)
      for (let one = 0; one < seats; one++)
        for (let other = one + 1; other < seats; other++)
          sums.add(features[one], features[other], progress, totals[one] - totals[other])
    this.within.matches++
    if (this.between) this.between.matches++
  }
}
