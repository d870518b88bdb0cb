/** Matches of the adviser against itself, some positions of each noted with how it ended. */
import { type AnyRoom, Chance, type ChosenValues, MoveBuffer, seedFrom } from '@taproom/engine'
import { Lessons } from './lessons.ts'
import type { Trainer } from './trainer.ts'

/** How loosely the opinion is followed in a match, by all alike: points that make a move e times as likely. */
const LOOSE = [0.05, 0.15, 0.3]
/** Chance of a move nobody would advise, in 1/256: thinking players look at such positions too. */
const SLIPS = 10
const MOST_TURNS = 400

export class NetSchool {
  readonly #room: AnyRoom
  readonly #options: ChosenValues
  readonly #t
  readonly #moves = new MoveBuffer()
  readonly #worth = new Float64Array(8192)
  readonly #chance = new Chance()
  #match: Lessons | undefined

  constructor(room: AnyRoom, options: ChosenValues) {
    this.#room = room
    this.#options = options
    this.#t = room.game.make()
  }

  /**
   * One match; of every `apart` ends of turns that suit about one is noted, with a mixture of how the match ended and of what the learner expected
   * at the later ends of turns: `faith` is how little each step towards the end is believed less than the end itself (TD(λ)).
   */
  play(seed: string, seats: number, apart: number, lessons: Lessons, faith = 1, learner?: Trainer): void {
    const { game, adviser } = this.#room
    const sight = adviser?.sight
    if (!sight) throw new Error(`${game.id} has nothing a net could look at`)
    const t = this.#t
    const chance = this.#chance
    chance.seed(seedFrom(`net ${seed}`))
    game.setUp(t, seedFrom(seed), seats, this.#options)
    const loose = LOOSE[chance.below(LOOSE.length)]
    const match = (this.#match ??= new Lessons(sight.own, sight.common, game.declared.seats.to, MOST_TURNS))
    match.clear()
    let turn = t.turn
    while (!game.over(t)) {
      if (t.turn !== turn && match.length < MOST_TURNS && (sight.suits?.(t) ?? true)) {
        turn = t.turn
        const lesson = match.add(seats)
        lesson.progress[0] = adviser?.judgement?.progress(t) ?? 0
        sight.survey(t, lesson.common)
        for (let seat = 0; seat < seats; seat++) sight.observe(t, seat, lesson.own[seat])
      }
      const { seat } = t.prompts
      const moves = game.legal(t, seat, this.#moves)
      game.play(t, seat, moves.list[moves.length > 1 ? this.#choice(seat, loose) : 0])
    }
    const leads = Array.from({ length: seats }, (_, seat) => game.points(t, seat))
    const mean = leads.reduce((sum, points) => sum + points, 0) / seats
    for (let seat = 0; seat < seats; seat++) leads[seat] -= mean
    for (let i = match.length - 1; i >= 0; i--) {
      const lesson = match.at(i)
      lesson.leads.set(leads)
      if (chance.below(apart) === 0) lessons.copy(lesson)
      if (!learner || faith === 1) continue
      const expected = learner.expect(lesson)
      for (let seat = 0; seat < seats; seat++) leads[seat] = faith * leads[seat] + (1 - faith) * expected[seat]
    }
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
