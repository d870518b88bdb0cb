/** Matches of the adviser against itself, or of thinking players, for `tune --net`: some positions of each with how it ended. */
import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, type NetInputs, seedFrom } from '@taproom/engine'
import { eachWithTarget, type Predictor, Samples } from './samples.ts'
import { Search } from './search.ts'
import type { SearchStyle } from './style.ts'

/** How loosely the opinion is followed in a match, by all alike: points that make a move e times as likely. */
const LOOSE = [0.05, 0.15, 0.3]
/** Chance of a random move, in 1/256, so that the net meets positions a search will look at. */
const SLIPS = 10
/** The same for searching players: each random move makes the result say less about their play. */
const SEARCH_SLIPS = 6
const MOST_TURNS = 400

export class NetSelfPlay {
  readonly #room: AnyRoom
  readonly #options: ChosenValues
  readonly #t
  readonly #moves = new MoveBuffer()
  readonly #worth = new Float64Array(8192)
  readonly #chance = new Chance()
  readonly #searches: Search[] = []
  #match: Samples | undefined

  constructor(room: AnyRoom, options: ChosenValues) {
    this.#room = room
    this.#options = options
    this.#t = room.game.make()
  }

  /**
   * One match; of every `apart` ends of turns that suit about one is noted, with a mixture of how the match ended and of what the predictor expected
   * at the later ends of turns (`eachWithTarget`).
   */
  play(seed: string, seats: number, apart: number, samples: Samples, lambda = 1, predictor?: Predictor): void {
    const chance = this.#chance
    chance.seed(seedFrom(`net ${seed}`))
    this.#room.game.setUp(this.#t, seedFrom(seed), seats, this.#options)
    const loose = LOOSE[chance.below(LOOSE.length)]
    const match = (this.#match ??= this.#emptySamples())
    match.clear()
    const leads = this.#playOut(seats, match, seat => this.#choice(seat, loose))
    eachWithTarget(match, leads, lambda, predictor, sample => {
      if (chance.below(apart) === 0) samples.copy(sample)
    })
  }

  /** One match of players who think like this: all that suits, each position with how the match ended. */
  think(seed: string, seats: number, style: SearchStyle): Samples {
    const { game } = this.#room
    const t = this.#t
    const moves = this.#moves
    const chance = this.#chance
    chance.seed(seedFrom(`think ${seed}`))
    game.setUp(t, seedFrom(seed), seats, this.#options)
    const search = (this.#searches[seats] ??= new Search(this.#room, seats, style))
    const match = this.#emptySamples()
    const leads = this.#playOut(seats, match, seat => {
      if ((chance.next() & 255) < SEARCH_SLIPS) return chance.below(moves.length)
      const { move } = search.think(game.view(t, seat), chance)[0]
      return moves.list.indexOf(move)
    })
    const whole = new Samples(match.own, match.common, seats, match.length)
    for (let i = 0; i < match.length; i++) {
      match.at(i).leads.set(leads)
      whole.copy(match.at(i))
    }
    return whole
  }

  #inputs(): NetInputs<unknown> {
    const { game, adviser } = this.#room
    if (!adviser?.netInputs) throw new Error(`${game.id} has no inputs for a net`)
    return adviser.netInputs
  }

  #emptySamples(): Samples {
    const { own, common } = this.#inputs()
    return new Samples(own, common, this.#room.game.declared.seats.to, MOST_TURNS)
  }

  /** Plays to the end and notes all that suits: the final points of each seat less the mean. `choose` gets the list of moves in `#moves`. */
  #playOut(seats: number, match: Samples, choose: (seat: number) => number): number[] {
    const { game, adviser } = this.#room
    const netInputs = this.#inputs()
    const t = this.#t
    let turn = t.turn
    while (!game.over(t)) {
      if (t.turn !== turn && match.length < MOST_TURNS && (netInputs.appliesTo?.(t) ?? true)) {
        turn = t.turn
        const sample = match.add(seats)
        sample.progress[0] = adviser?.judgement?.progress(t) ?? 0
        netInputs.readTable(t, sample.common)
        for (let seat = 0; seat < seats; seat++) netInputs.readSeat(t, seat, sample.own[seat])
      }
      const { seat } = t.prompts
      const moves = game.legal(t, seat, this.#moves)
      game.play(t, seat, moves.list[moves.length > 1 ? choose(seat) : 0])
    }
    const points = Array.from({ length: seats }, (_, seat) => game.points(t, seat))
    const mean = points.reduce((sum, one) => sum + one, 0) / seats
    return points.map(one => one - mean)
  }

  #choice(seat: number, temperature: number): number {
    const moves = this.#moves
    const worth = this.#worth
    const chance = this.#chance
    if ((chance.next() & 255) < SLIPS) return chance.below(moves.length)
    this.#room.adviser?.appraise(this.#t, seat, moves, worth)
    let high = Number.NEGATIVE_INFINITY
    let sum = 0
    for (let i = 0; i < moves.length; i++) high = Math.max(high, worth[i])
    for (let i = 0; i < moves.length; i++) sum += worth[i] = Math.exp((worth[i] - high) / temperature)
    let rest = ((chance.next() >>> 0) / 2 ** 32) * sum
    for (let i = 0; i < moves.length; i++) {
      rest -= worth[i]
      if (rest < 0) return i
    }
    return moves.length - 1
  }
}
