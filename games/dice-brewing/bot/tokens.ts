/** Action tokens: help the own plan, or spoil that of somebody who is ahead. */
import { COLOURS, STORAGE } from '../components/names.ts'
import { P } from '../rules/prompts.ts'
import { pointsOf } from '../rules/scoring.ts'
import { countOf } from '../rules/stock.ts'
import instinct from './instinct.json' with { type: 'json' }
import { planWorth } from './plan.ts'
import type { Situation } from './situation.ts'

interface Target {
  readonly seat: number
  readonly place: number
  readonly colour: number
  readonly value: number
}

/** What a token is worth unplayed: nothing in the last round. */
const kept = (now: Situation): number => (now.rounds > 0 ? instinct.keepToken : 0.05)
/** The most that one pip on one of the own dice would add to the plan. */
export function bestRaise(now: Situation): number {
  let most = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let value = 1; value < 6; value++) {
      if (countOf(now.hand.get(colour), value) === 0) continue
      const gain = raiseGain(now, colour, value)
      if (gain > most) most = gain
    }
  return most
}

function raiseGain(now: Situation, colour: number, value: number): number {
  const trial = now.try()
  trial.remove(colour, value)
  trial.add(colour, value + 1)
  return now.worthOf(trial) - now.plan
}

/** Raises wait for the brewing window, when nothing can be rolled any more. */
export function raiseWorth(now: Situation, { place, colour, value }: Target): number {
  if (now.t.prompts.kind !== P['brewing-window']) return -1
  return place === STORAGE ? raiseGain(now, colour, value) - kept(now) : -1
}

/** Before Tidying a good stored die of somebody else can only be sent back to the next roll: about half of what it is worth before Brewing. */
const LATE = 0.5

/** How much of a hindrance counts now: all before Brewing, some before Tidying unless the game is over then, nothing at other times. */
function timeliness({ t, rounds }: Situation): number {
  if (t.prompts.kind === P['brewing-window']) return 1
  return t.prompts.kind === P['tidying-window'] && rounds > 0 ? LATE : 0
}

/** A block put on a die before Tidying ends at once (DB-8.1). */
export const blockDieWorth = (now: Situation, target: Target): number =>
  now.t.prompts.kind === P['tidying-window'] ? -1 : hinderWorth(now, target, 1)

/** Taking, blocking or rerolling a stored die of another player. `sure`: how surely it is lost. */
export function hinderWorth(now: Situation, { seat, place, colour, value }: Target, sure: number): number {
  const timely = timeliness(now)
  if (timely === 0 || seat === now.seat || place !== STORAGE) return -1
  now.other.take(now.t, seat)
  const before = planWorth(now.t, seat, now.other, 0, now.rounds)
  now.other.remove(colour, value)
  return instinct.spite * sure * timely * (before - planWorth(now.t, seat, now.other, 0, now.rounds)) - kept(now)
}

/** On whoever is ahead, where most is done. */
export function blockBuildingWorth(
  now: Situation,
  { seat, building }: { readonly seat: number; readonly building: number },
): number {
  const lead = pointsOf(now.t, seat) - pointsOf(now.t, now.seat)
  return 0.3 + 0.01 * lead + (building === 0 ? 0.1 : building === 2 ? 0.05 : 0)
}

export function blockRecipeWorth(now: Situation, { slot }: { readonly slot: number }): number {
  const { t } = now
  let worth = -(now.plan - planWorth(t, now.seat, now.hand, 1 << slot, now.rounds)) - kept(now)
  for (let seat = 0; seat < t.seatCount; seat++) {
    if (seat === now.seat) continue
    now.other.take(t, seat)
    worth +=
      instinct.spite *
      (planWorth(t, seat, now.other, 0, now.rounds) - planWorth(t, seat, now.other, 1 << slot, now.rounds))
  }
  return worth
}
