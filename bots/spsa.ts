/**
 * SPSA (simultaneous perturbation stochastic approximation): finds the numbers an adviser's opinion is made of. Two copies play each other, every
 * number a step up or down at random in one and the other way round in the other; all numbers then move a little towards the copy that won.
 */
import { type AnyRoom, Chance, type ChosenValues, type Instinct, MoveBuffer, seedFrom } from '@taproom/engine'

interface Slot {
  readonly name: string
  /** Where in a list, −1 for a single number. */
  readonly at: number
  readonly step: number
}

export interface SpsaSettings {
  /** How many play; both copies sit there in turn. */
  readonly seats: number
  /** How far a result moves a number, in steps, at the beginning; a quarter of it at the end. */
  readonly pace: number
  /** A step is a quarter of the number, but at least this. */
  readonly least: number
  /** Of so many pairs one is played by all seats alike, each copy at a table of its own: what counts there is what the table scores. 0: none. */
  readonly together: number
}

export const SPSA_DEFAULTS: SpsaSettings = { seats: 2, pace: 0.006, least: 0.1, together: 0 }

/** All that is needed to go on later. */
export interface SavedSpsa {
  readonly pairs: number
  readonly values: readonly number[]
  readonly sums: readonly number[]
  readonly summed: number
}

/** Points that make a clear win. */
const CLEAR = 8

const copyOf = (instinct: Instinct): Instinct => structuredClone(instinct)

function slotsOf(instinct: Instinct, least: number): Slot[] {
  const stepOf = (value: number): number => Math.max(least, Math.abs(value) / 4)
  return Object.entries(instinct).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [{ name, at: -1, step: stepOf(value) }]
      : value.map((one, at) => ({ name, at, step: stepOf(one) })),
  )
}

export class Spsa {
  readonly #room: AnyRoom
  readonly #options: ChosenValues
  readonly #settings: SpsaSettings
  readonly #live: Instinct
  readonly #slots: readonly Slot[]
  readonly #values: Float64Array
  /** Sum of the values of the later half: their mean is steadier than the last of them. */
  readonly #sums: Float64Array
  #summed = 0
  #pairs = 0
  readonly #t
  readonly #moves = new MoveBuffer()
  readonly #worth = new Float64Array(8192)
  readonly #chance = new Chance()
  readonly start: Instinct

  constructor(room: AnyRoom, options: ChosenValues, seed: string, settings = SPSA_DEFAULTS, saved?: SavedSpsa) {
    const live = room.adviser?.instinctFor?.(settings.seats) ?? room.adviser?.instinct
    if (!live) throw new Error(`${room.game.id} has no numbers to tune`)
    this.#room = room
    this.#options = options
    this.#live = live
    this.start = copyOf(live)
    this.#settings = settings
    this.#slots = slotsOf(live, settings.least)
    this.#values = Float64Array.from(saved?.values ?? this.#slots.map(slot => this.#read(live, slot)))
    this.#sums = Float64Array.from(saved?.sums ?? this.#slots.map(() => 0))
    this.#summed = saved?.summed ?? 0
    this.#t = room.game.make()
    this.#chance.seed(seedFrom(seed))
    while (this.#pairs < (saved?.pairs ?? 0)) this.#signs()
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

  get pairs(): number {
    return this.#pairs
  }

  saved(): SavedSpsa {
    return { pairs: this.#pairs, values: [...this.#values], sums: [...this.#sums], summed: this.#summed }
  }

  /** +1 or −1 for every number, at random. */
  #signs(): number[] {
    this.#pairs++
    return this.#slots.map(() => 2 * this.#chance.below(2) - 1)
  }

  /** One match, the seats following the two copies in turn: by how much the first finishes ahead of the second, in the mean of their seats. */
  match(seed: string, copies: readonly Instinct[]): number {
    this.#play(seed, copies)
    const { seats } = this.#settings
    let lead = 0
    for (let seat = 0; seat < seats; seat++) {
      const points = this.#room.game.points(this.#t, seat)
      lead += seat % 2 === 0 ? points / Math.ceil(seats / 2) : -points / Math.floor(seats / 2)
    }
    return lead
  }

  /** What a seat scores in the mean where all follow the same copy. */
  table(seed: string, copy: Instinct): number {
    this.#play(seed, [copy, copy])
    const { seats } = this.#settings
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += this.#room.game.points(this.#t, seat)
    return sum / seats
  }

  #play(seed: string, copies: readonly Instinct[]): void {
    const { game, adviser } = this.#room
    const t = this.#t
    const worth = this.#worth
    const { seats } = this.#settings
    game.setUp(t, seed, seats, this.#options)
    while (!game.over(t)) {
      const { seat } = t.prompts
      const moves = game.legal(t, seat, this.#moves)
      let best = 0
      if (moves.length > 1) {
        Object.assign(this.#live, copies[seat % 2])
        adviser?.appraise(t, seat, moves, worth)
        for (let i = 1; i < moves.length; i++) if (worth[i] > worth[best]) best = i
      }
      game.play(t, seat, moves.list[best])
    }
    Object.assign(this.#live, this.start)
  }

  /** Two matches with the seats exchanged; `done`: how much of the whole is done, 0 to 1. */
  pair(seed: string, done: number): void {
    const signs = this.#signs()
    const copies = [1, -1].map(way => this.#with(this.#values.map((v, i) => v + way * signs[i] * this.#slots[i].step)))
    const { together } = this.#settings
    const result =
      together > 0 && this.#pairs % together === 0
        ? 2 * Math.tanh((this.table(seed, copies[0]) - this.table(seed, copies[1])) / CLEAR)
        : Math.tanh(this.match(seed, copies) / CLEAR) - Math.tanh(this.match(seed, copies.toReversed()) / CLEAR)
    const pace = this.#settings.pace * (1 - 0.75 * done)
    signs.forEach((sign, i) => {
      this.#values[i] += pace * this.#slots[i].step * result * sign
      if (done >= 0.5) this.#sums[i] += this.#values[i]
    })
    if (done >= 0.5) this.#summed++
  }

  found(): Instinct {
    const means = this.#summed === 0 ? this.#values : this.#sums.map(sum => sum / this.#summed)
    return this.#with(means.map(mean => Number(mean.toFixed(this.#settings.least < 0.1 ? 3 : 2))))
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
