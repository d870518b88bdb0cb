/**
 * What the net is given of a table, always between two rounds: what everybody owns and has stored. The new roll is left out, because it tells
 * nothing about a move made before it; what the round may bring is the mean over a few rolls.
 */
import type { NetInputs } from '@taproom/engine'
import { COLOURS, DARK, HOPS, INGREDIENTS, LIGHT, SKILL, TOKENS } from '../components/names.ts'
import { dieOf, isBlocked, lowest, pipsOf, sizeOf } from '../rules/dice.ts'
import type { DiceBrewing } from '../rules/table.ts'
import { countDice } from './dice-count.ts'
import { isFresh, outlook } from './features.ts'
import { Hand, roundsLeft, targetsOf } from './plan.ts'

const VALUES = 6
const TOKEN_KINDS = 6
const KINDS = TOKEN_KINDS + TOKENS.length
const DICE = KINDS + INGREDIENTS.length
const LATER = DICE + COLOURS.length
const ROLLED = LATER + COLOURS.length
const STORED = ROLLED + COLOURS.length
const PLANS = STORED + COLOURS.length * VALUES
const SETS = PLANS + 3
const OWN = SETS + 3

const stored = new Hand()
const free = new Hand()
const dice = new Int8Array(COLOURS.length)
const targets = new Float64Array(2)

function readSeat(t: DiceBrewing, seat: number, into: Float32Array): void {
  const me = t.seats[seat]
  const rounds = roundsLeft(t)
  into[0] = me.mastery
  into[1] = me.gold
  into[2] = me.seeds
  into[3] = me.brewed.length
  into[4] = t.holder === seat ? 1 : 0
  into[5] = Math.min(4, me.gold)
  for (let kind = 0; kind < TOKENS.length; kind++) into[TOKEN_KINDS + kind] = me.tokens[kind]
  for (let kind = 0; kind < INGREDIENTS.length; kind++) into[KINDS + kind] = me.ingredients[kind]
  countDice(t, seat, dice)
  const later = Math.min(4, rounds)
  for (let colour = LIGHT; colour <= SKILL; colour++) {
    into[DICE + colour] = dice[colour]
    into[LATER + colour] = dice[colour] * later
    let kept = 0
    for (let rest = me.storage[colour]; rest !== 0; rest &= rest - 1) {
      const face = t.faces[dieOf(colour, lowest(rest))]
      const pips = pipsOf(face)
      if (isBlocked(face) || pips === 0) continue
      into[STORED + colour * VALUES + pips - 1]++
      kept += 1 << (pips << 2)
    }
    stored.set(colour, kept)
    const size = sizeOf(me.active[colour])
    free.set(colour, size)
    into[ROLLED + colour] = size
  }
  into[PLANS] = outlook(t, seat, rounds)
  targetsOf(t, stored, free, rounds, targets)
  into[PLANS + 1] = targets[0]
  into[PLANS + 2] = targets[1]
  const light = dice[LIGHT]
  const dark = dice[DARK]
  const hops = dice[HOPS]
  into[SETS] = Math.min(light, hops)
  into[SETS + 1] = Math.min(light, dark)
  into[SETS + 2] = Math.min(light, dark, hops)
}

const COMMON = 13

function readTable(t: DiceBrewing, into: Float32Array): void {
  const { recipesToEnd } = t.box.players[t.seatCount]
  const left = (recipesToEnd - t.brewedTotal) / t.seatCount
  into[0] = roundsLeft(t)
  into[1] = left
  into[2] = left <= 1 ? 1 : 0
  into[3] = left <= 2 ? 1 : 0
  into[4] = t.season
  into[5] = Math.min(6, t.round)
  into[6] = t.round < 3 ? 1 : 0
  into[7] = t.seatCount === 3 ? 1 : 0
  into[8] = t.seatCount === 4 ? 1 : 0
  for (let colour = LIGHT; colour <= SKILL; colour++) into[9 + colour] = sizeOf(t.supply[colour])
}

export const netInputs: NetInputs<DiceBrewing> = { own: OWN, common: COMMON, appliesTo: isFresh, readSeat, readTable }
