/** A table as a player looks at it before deciding: made once per decision, used for all its moves. */
import { COLOURS } from '../components/names.ts'
import { ownDice } from '../rules/scoring.ts'
import type { DiceBrewing } from '../rules/table.ts'
import { Hand, planWorth, roundsLeft, spendPlan } from './plan.ts'

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

  get t(): DiceBrewing {
    if (!this.#table) throw new Error('look at a table first')
    return this.#table
  }

  look(t: DiceBrewing, seat: number): void {
    this.#table = t
    this.seat = seat
    this.rounds = roundsLeft(t)
    this.hand.take(t, seat)
    this.plan = planWorth(t, seat, this.hand, 0, this.rounds)
    this.copy(this.hand, this.spare)
    spendPlan(t, seat, this.spare, this.rounds)
    for (let colour = 0; colour < COLOURS.length; colour++) this.own[colour] = ownDice(t, seat, colour)
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

  worthOf(hand: Hand): number {
    return planWorth(this.t, this.seat, hand, 0, this.rounds)
  }

  /** What the plan loses without a die of this kind. */
  lossOf(colour: number, value: number): number {
    const trial = this.try()
    trial.remove(colour, value)
    return this.plan - this.worthOf(trial)
  }
}
