/** A table as a player looks at it before deciding: made once per decision, used for all its moves. */
import { MOST_SLOTS } from '../components/box.ts'
import { COLOURS, HOPS, LIGHT } from '../components/names.ts'
import { countOf } from '../rules/stock.ts'
import type { DiceBrewing } from '../rules/table.ts'
import { countDice } from './dice-count.ts'
import { Cards, Hand, planWorth, roundsLeft } from './plan.ts'
import { contestedFields, missedCard, missedDie } from './rivals.ts'

export class Situation {
  #table: DiceBrewing | undefined
  seat = 0
  rounds = 0
  /** What can be brewed with everything at hand, and what that is worth. */
  readonly hand = new Hand()
  plan = 0
  /** What the plan does not need. */
  readonly spare = new Hand()
  /** Hands to try things with. */
  readonly trial = new Hand()
  readonly other = new Hand()
  readonly own = new Int8Array(COLOURS.length)
  /** Losses found out since the last reading, by colour and value; and which of them, as bits. */
  readonly #losses = new Float64Array(COLOURS.length << 3)
  #known = 0
  #highest = -1
  #contested = -1
  #missedDie = -1
  readonly #missedCards = new Float64Array(MOST_SLOTS)
  readonly #cards = new Cards()

  get t(): DiceBrewing {
    if (!this.#table) throw new Error('read a table first')
    return this.#table
  }

  read(t: DiceBrewing, seat: number): void {
    this.#table = t
    this.seat = seat
    this.rounds = roundsLeft(t)
    this.hand.take(t, seat)
    this.#cards.read(t, seat, this.hand.owned, this.rounds)
    this.plan = this.#cards.plan(this.hand, 0)
    this.copy(this.hand, this.spare)
    if (this.plan > 0) this.#cards.spendPlan(this.spare)
    countDice(t, seat, this.own)
    this.#known = 0
    this.#highest = -1
    this.#contested = -1
    this.#missedDie = -1
    this.#missedCards.fill(-1)
  }

  copy(from: Hand, to: Hand): void {
    to.light = from.light
    to.dark = from.dark
    to.hops = from.hops
    to.skill = from.skill
    to.owned = from.owned
  }

  /** A fresh trial hand: what the player has now. */
  try(): Hand {
    this.copy(this.hand, this.trial)
    return this.trial
  }

  /** Fields that others want as well, as bits. */
  get contested(): number {
    if (this.#contested < 0) this.#contested = contestedFields(this.t, this.seat)
    return this.#contested
  }

  /** What the others lose together when this card is gone. */
  missedCard(slot: number): number {
    if (this.#missedCards[slot] < 0) this.#missedCards[slot] = missedCard(this, slot)
    return this.#missedCards[slot]
  }

  /** What one of the others loses by its most needed die. */
  get missedDie(): number {
    if (this.#missedDie < 0) this.#missedDie = missedDie(this)
    return this.#missedDie
  }

  /** The plan if all spare dice showed 6: an upper bound of what rolling or raising them can bring. */
  highest(): number {
    if (this.#highest >= 0) return this.#highest
    const trial = this.try()
    for (let colour = LIGHT; colour <= HOPS; colour++) {
      const spare = this.spare.get(colour)
      let dice = 0
      for (let value = 1; value <= 6; value++) dice += countOf(spare, value)
      trial.set(colour, trial.get(colour) - spare + (dice << (6 << 2)))
    }
    return (this.#highest = this.worthOf(trial))
  }

  /** What could be brewed with this hand instead, without these slots. */
  worthOf(hand: Hand, skip = 0): number {
    if (hand.owned === this.#cards.owned) return this.#cards.plan(hand, skip)
    return planWorth(this.t, this.seat, hand, skip, this.rounds)
  }

  /** What the plan loses without a die of this kind. */
  lossOf(colour: number, value: number): number {
    if (this.plan === 0 || countOf(this.spare.get(colour), value) > 0) return 0
    const at = (colour << 3) | value
    if (this.#known & (1 << at)) return this.#losses[at]
    const trial = this.try()
    trial.remove(colour, value)
    this.#known |= 1 << at
    return (this.#losses[at] = this.plan - this.worthOf(trial))
  }
}
