/**
 * Finds the numbers an adviser's opinion is made of: two copies, all numbers nudged up or down at random in one and the other way round in the
 * other, play each other; what won is moved towards a little (simultaneous perturbation). Works where matches of advisers are quick.
 */
import { type AnyRoom, Chance, type ChosenValues, type Instinct, MoveBuffer, seedFrom } from '@taproom/engine'

interface Slot {
  readonly name: string
  /** Where in a list, −1 for a single number. */
  readonly at: number
  readonly step: number
}

/** How far a result moves a number, in steps, at the beginning; a quarter of it at the end. */
const PACE = 0.006
/** Points that make a clear win. */
const CLEAR = 8

const copyOf = (instinct: Instinct): Instinct => structuredClone(instinct)

function slotsOf(instinct: Instinct): Slot[] {
  const stepOf = (value: number): number => Math.max(0.1, Math.abs(value) / 4)
  return Object.entries(instinct).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [{ name, at: -1, step: stepOf(value) }]
      : value.map((one, at) => ({ name, at, step: stepOf(one) })),
  )
}

export class Nudging {
  readonly #room: AnyRoom
  readonly #options: ChosenValues
  readonly #live: Instinct
  readonly #slots: readonly Slot[]
  readonly #values: Float64Array
  /** Sum of the values of the later half: their mean is steadier than the last of them. */
  readonly #sums: Float64Array
  #summed = 0
  readonly #t
  readonly #moves = new MoveBuffer()
  readonly #worth = new Float64Array(8192)
  readonly #chance = new Chance()
  readonly start: Instinct

  constructor(room: AnyRoom, options: ChosenValues, seed: string) {
    const live = room.adviser?.instinct
    if (!live) throw new Error(`${room.game.id} has no numbers to nudge`)
    this.#room = room
    this.#options = options
    this.#live = live
    this.start = copyOf(live)
    this.#slots = slotsOf(live)
    this.#values = Float64Array.from(this.#slots, slot => this.#read(live, slot))
    this.#sums = new Float64Array(this.#slots.length)
    this.#t = room.game.make()
    this.#chance.seed(seedFrom(seed))
  }

  #read(instinct: Instinct, { name, at }: Slot): number {
    const value = instinct[name]
    return typeof value === 'number' ? value : value[at]
  }

  #with(values: ArrayLike<number>): Instinct {
    const changed = copyOf(this.start)
    this.#slots.forEach(({ name, at }, i) => {
      const value = changed[name]
      if (typeof value === 'number') changed[name] = values[i]
      else value[at] = values[i]
    })
    return changed
  }

  /** One match, every seat following its own copy: by how much the first finishes ahead of the second. */
  match(seed: string, copies: readonly Instinct[]): number {
    const { game, adviser } = this.#room
    const t = this.#t
    const worth = this.#worth
    game.setUp(t, seed, copies.length, this.#options)
    while (!game.over(t)) {
      const { seat } = t.prompts
      const moves = game.legal(t, seat, this.#moves)
      let best = 0
      if (moves.length > 1) {
        Object.assign(this.#live, copies[seat])
        adviser?.appraise(t, seat, moves, worth)
        for (let i = 1; i < moves.length; i++) if (worth[i] > worth[best]) best = i
      }
      game.play(t, seat, moves.list[best])
    }
    Object.assign(this.#live, this.start)
    return game.points(t, 0) - game.points(t, 1)
  }

  /** Two matches with the seats exchanged; `done`: how much of the whole is done, 0 to 1. */
  pair(seed: string, done: number): void {
    const flips = this.#slots.map(() => 2 * this.#chance.below(2) - 1)
    const copies = [1, -1].map(way => this.#with(this.#values.map((v, i) => v + way * flips[i] * this.#slots[i].step)))
    const result =
      Math.tanh(this.match(seed, copies) / CLEAR) - Math.tanh(this.match(seed, copies.toReversed()) / CLEAR)
    const pace = PACE * (1 - 0.75 * done)
    flips.forEach((flip, i) => {
      this.#values[i] += pace * this.#slots[i].step * result * flip
      if (done >= 0.5) this.#sums[i] += this.#values[i]
    })
    if (done >= 0.5) this.#summed++
  }

  found(): Instinct {
    const means = this.#summed === 0 ? this.#values : this.#sums.map(sum => sum / this.#summed)
    return this.#with(means.map(mean => Number(mean.toFixed(2))))
  }

  /** What these numbers win against those of the start. */
  check(found: Instinct, seed: string, pairs: number): number {
    let wins = 0
    const won = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0)
    for (let i = 0; i < pairs; i++) {
      const same = seedFrom(`${seed} check ${i}`)
      wins += won(this.match(same, [found, this.start])) + won(-this.match(same, [this.start, found]))
    }
    return wins / (2 * pairs)
  }
}
