/** Play against oneself, note what was seen at the end of every turn, and fit the judgement to how the matches ended. */
import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, seedFrom } from '@taproom/engine'
import { Ledger, type SavedLedger } from './ledger.ts'
import type { Player } from './players.ts'

export interface Lesson {
  readonly options: ChosenValues
  readonly seats: number
  readonly seed: string
  /** Who plays all seats. */
  readonly player: Player
}

export class School {
  readonly ledger: Ledger
  /** Positions between two rounds, where they are judged apart. */
  readonly between: Ledger | undefined
  readonly #room: AnyRoom
  readonly #t
  readonly #view
  readonly #moves = new MoveBuffer()
  readonly #chance = new Chance()

  constructor(room: AnyRoom, saved?: SavedLedger, savedBetween?: SavedLedger) {
    const judgement = room.adviser?.judgement
    if (!judgement) throw new Error(`${room.game.id} has no judgement to tune`)
    this.#room = room
    this.#t = room.game.make()
    this.#view = room.game.view(this.#t, 0)
    this.ledger = new Ledger(judgement.features, saved)
    this.between = judgement.isBetween ? new Ledger(judgement.features, savedBetween) : undefined
  }

  /** One match; every turn end becomes a line of the ledger for each pair of seats. */
  play({ options, seats, seed, player }: Lesson): void {
    const { game, adviser } = this.#room
    const t = this.#t
    const judgement = adviser?.judgement
    if (!judgement) return
    const seen: { readonly progress: number; readonly features: readonly Float64Array[]; readonly ledger: Ledger }[] =
      []
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
        const ledger = (judgement.isBetween?.(t) ? this.between : undefined) ?? this.ledger
        seen.push({ progress: judgement.progress(t), features, ledger })
      }
      game.legal(t, seat, this.#moves)
      const move =
        player.sees === 'moves'
          ? player.choose(this.#moves, this.#chance)
          : player.choose(this.#moves, this.#chance, game.view(t, seat, this.#view))
      game.play(t, seat, move)
    }
    const totals = Array.from({ length: seats }, (_, seat) => game.points(t, seat))
    for (const { progress, features, ledger } of seen)
      for (let one = 0; one < seats; one++)
        for (let other = one + 1; other < seats; other++)
          ledger.note(features[one], features[other], progress, totals[one] - totals[other])
    this.ledger.matches++
    if (this.between) this.between.matches++
  }
}
