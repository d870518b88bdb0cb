import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, Table } from '@taproom/engine'
import type { Player } from './players.ts'

export interface MatchResult {
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
  readonly decisions: number
  readonly turns: number
}

/** Plays whole matches without keeping their history: one table, one view and one buffer for all of them. */
export class Runner {
  readonly #room: AnyRoom
  readonly #state
  readonly #view
  readonly #moves = new MoveBuffer()
  readonly #chance = new Chance()

  constructor(room: AnyRoom) {
    this.#room = room
    this.#state = room.game.make()
    this.#view = room.game.view(this.#state, 0)
  }

  /** One match; `players[seat]` plays that seat. `made` is called with every decision. */
  play(
    seed: string,
    options: ChosenValues,
    players: readonly Player[],
    made?: (seat: number, move: number) => void,
  ): MatchResult {
    const { game } = this.#room
    const t = this.#state
    const moves = this.#moves
    const chance = this.#chance
    // The players draw from another source than the table: the same seed with its halves exchanged.
    chance.seed(seed.slice(16) + seed.slice(0, 16))
    game.setUp(t, seed, players.length, options)
    let decisions = 0
    while (!game.over(t)) {
      const seat = t.prompts.seat
      const player = players[seat]
      game.legal(t, seat, moves)
      const move =
        player.sees === 'moves'
          ? player.choose(moves, chance)
          : player.choose(moves, chance, game.view(t, seat, this.#view))
      made?.(seat, move)
      game.play(t, seat, move)
      decisions++
    }
    const standings = game.standings(t)
    return {
      totals: standings.map(standing => standing.total),
      ranks: standings.map(standing => standing.rank),
      decisions,
      turns: t.turn,
    }
  }

  /** The match again as a table, for its record. */
  table(seed: string, seats: number, options: ChosenValues, made: readonly (readonly [number, number])[]): Table {
    const table = Table.open(this.#room.game, { seats, seed, options })
    if (typeof table === 'string') throw new Error(table)
    for (const [seat, move] of made) table.play(seat, move)
    return table
  }
}
