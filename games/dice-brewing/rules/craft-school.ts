/** The Craft School's effects that happen at once: rerolling own dice (CS1) and swapping with the supply (CS2). */
import { among, moves, range } from '@taproom/engine'
import { ACTIVE, COLOURS, SKILL, STORAGE, ZONES } from '../components/names.ts'
import {
  addDie,
  bitOf,
  dieOf,
  dieToSupply,
  faceOf,
  findDie,
  guardOf,
  isFirstOfFace,
  lowest,
  marksOf,
  ownDieArgs,
  pipsOf,
  removeDie,
  rollDie,
  zoneOf,
} from './dice.ts'
import { type DiceBrewingEvent, type DieShown, shown } from './events.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing, Seen } from './table.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** DB-5.79, DB-5.87: neither blocked nor protected. */
const isFree = (face: number): boolean => guardOf(face) === 0

/** Whether this player has a die of a colour that could be rerolled or swapped. */
function hasFreeDie(t: Seen, seat: number, colour: number): boolean {
  const me = t.seats[seat]
  for (let rest = me.active[colour] | me.storage[colour]; rest !== 0; rest &= rest - 1)
    if (isFree(t.faces[dieOf(colour, lowest(rest))])) return true
  return false
}

/** DB-5.77: whether something is left to reroll when a skill die with this face lies on CS1. */
export function canReroll(t: Seen, seat: number, placed: number): boolean {
  for (let colour = 0; colour < SKILL; colour++) if (hasFreeDie(t, seat, colour)) return true
  const me = t.seats[seat]
  let free = isFree(placed) ? -1 : 0
  for (let rest = me.active[SKILL] | me.storage[SKILL]; rest !== 0; rest &= rest - 1)
    if (isFree(t.faces[dieOf(SKILL, lowest(rest))])) free++
  return free > 0
}

/** DB-5.82: in the supply and among the player's own dice; skill dice are not named (DB-5.87). */
const canSwapColour = (t: Seen, seat: number, colour: number): boolean =>
  colour !== SKILL && t.supply[colour] !== 0 && hasFreeDie(t, seat, colour)

export function canSwap(t: Seen, seat: number): boolean {
  for (let colour = 0; colour < SKILL; colour++) if (canSwapColour(t, seat, colour)) return true
  return false
}

/** Picks go on in one order, so that each set of dice is exactly one line of picks. */
const orderOf = (zone: number, colour: number, face: number): number => (((zone << 2) | colour) << 9) | face

export const pick = move('pick', ownDieArgs, {
  at: ['reroll'],
  exact: true,
  candidates(t, seat, offer) {
    const me = t.seats[seat]
    const last = t.prompts.a - 1
    for (let zone = ACTIVE; zone <= STORAGE; zone++)
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const left = zoneOf(me, zone)[colour] & ~t.picked[colour]
        for (let rest = left; rest !== 0; rest &= rest - 1) {
          const die = dieOf(colour, lowest(rest))
          const face = t.faces[die]
          if (isFree(face) && orderOf(zone, colour, face) >= last && isFirstOfFace(t, left, die))
            offer(zone, colour, pipsOf(face), marksOf(face))
        }
      }
  },
  refusal(t, seat, { zone, colour, value, marks }) {
    const face = faceOf(value, marks)
    const left = zoneOf(t.seats[seat], zone)[colour] & ~t.picked[colour]
    if (findDie(t, left, colour, face) < 0 || !isFree(face)) return refuse['reroll-not-eligible'].by('DB-5.79')
    if (orderOf(zone, colour, face) < t.prompts.a - 1) return refuse['pick-order'].with()
    return undefined
  },
  play(t, seat, { zone, colour, value, marks }, log) {
    const face = faceOf(value, marks)
    const die = findDie(t, zoneOf(t.seats[seat], zone)[colour] & ~t.picked[colour], colour, face)
    t.picked[colour] |= bitOf(die)
    t.prompts.a = orderOf(zone, colour, face) + 1
    log?.add({ kind: 'die-picked', seat, rule: 'DB-5.76', die: shown(t, die) })
  },
})

export const reroll = move(
  'reroll',
  {},
  {
    at: ['reroll'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: t => (t.prompts.a === 0 ? refuse['reroll-not-eligible'].by('DB-5.77') : undefined),
    /** DB-5.78: each die stays in its zone, whatever it shows now. */
    play(t, seat, _m, log) {
      const dice: DieShown[] | null = log ? [] : null
      for (let colour = 0; colour < COLOURS.length; colour++) {
        for (let rest = t.picked[colour]; rest !== 0; rest &= rest - 1) {
          const die = dieOf(colour, lowest(rest))
          rollDie(t, die)
          dice?.push(shown(t, die))
        }
        t.picked[colour] = 0
      }
      if (dice) log?.add({ kind: 'dice-rolled', seat, rule: 'DB-5.76', dice, cause: 'craft-school-reroll' })
      t.prompts.pop()
    },
  },
)

export const swapColour = move(
  'swap-colour',
  { colour: among(COLOURS) },
  {
    at: ['swap-colour'],
    candidates(t, seat, offer) {
      for (let colour = 0; colour < SKILL; colour++) if (canSwapColour(t, seat, colour)) offer(colour)
    },
    refusal: (t, seat, { colour }) =>
      canSwapColour(t, seat, colour) ? undefined : refuse['swap-colour-unavailable'].with(colour),
    /** DB-5.81: all supply dice of the colour are rolled. */
    play(t, seat, { colour }, log) {
      const values: number[] | null = log ? [] : null
      for (let rest = t.supply[colour]; rest !== 0; rest &= rest - 1) {
        const value = rollDie(t, dieOf(colour, lowest(rest)))
        values?.push(value)
      }
      if (values) log?.add({ kind: 'supply-rolled', seat, rule: 'DB-5.81', colour: COLOURS[colour], values })
      t.prompts.pop()
      t.prompts.push(P.swap, seat, colour)
    },
  },
)

/** The first rolled supply die that shows this value. */
function rolledDie(t: DiceBrewing, colour: number, value: number): number {
  for (let rest = t.supply[colour]; rest !== 0; rest &= rest - 1) {
    const die = dieOf(colour, lowest(rest))
    if (pipsOf(t.faces[die]) === value) return die
  }
  return -1
}

/** DB-5.86: what was not taken loses its value. */
function clearSupply(t: DiceBrewing, colour: number): void {
  for (let rest = t.supply[colour]; rest !== 0; rest &= rest - 1) t.faces[dieOf(colour, lowest(rest))] = 0
}

/** D-08: any of the rolled dice (DB-5.99) for one own die of the colour; CS2 is used once, so one swap a round (DB-5.98). */
export const swap = move(
  'swap',
  { rolled: range(1, 6), ...ownDieArgs },
  {
    at: ['swap'],
    exact: true,
    candidates(t, seat, offer) {
      const colour = t.prompts.a
      for (let rolled = 1; rolled <= 6; rolled++) {
        if (rolledDie(t, colour, rolled) < 0) continue
        for (let zone = ACTIVE; zone <= STORAGE; zone++) {
          const own = zoneOf(t.seats[seat], zone)[colour]
          for (let rest = own; rest !== 0; rest &= rest - 1) {
            const die = dieOf(colour, lowest(rest))
            const face = t.faces[die]
            if (isFree(face) && isFirstOfFace(t, own, die)) offer(rolled, zone, colour, pipsOf(face), marksOf(face))
          }
        }
      }
    },
    refusal(t, seat, { rolled, zone, colour, value, marks }) {
      const face = faceOf(value, marks)
      if (colour !== t.prompts.a) return refuse['swap-not-eligible'].by('DB-5.83')
      if (rolledDie(t, colour, rolled) < 0) return refuse['swap-not-eligible'].by('DB-5.83')
      const own = findDie(t, zoneOf(t.seats[seat], zone)[colour], colour, face)
      return own < 0 || !isFree(face) ? refuse['swap-not-eligible'].by('DB-5.87') : undefined
    },
    play(t, seat, { rolled, zone, colour, value, marks }, log) {
      const mine = zoneOf(t.seats[seat], zone)
      const taken = rolledDie(t, colour, rolled)
      const given = findDie(t, mine[colour], colour, faceOf(value, marks))
      log?.add({
        kind: 'dice-swapped',
        seat,
        rule: 'DB-5.83',
        colour: COLOURS[colour],
        out: shown(t, given),
        in: shown(t, taken),
        zone: ZONES[zone],
      })
      removeDie(t.supply, taken)
      removeDie(mine, given)
      addDie(mine, taken) // DB-5.85: the place of the old one, the value it rolled
      dieToSupply(t, given)
      finishSwap(t, colour)
    },
  },
)

export const noSwap = move(
  'no-swap',
  {},
  {
    at: ['swap'],
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined, // DB-5.84
    play(t, seat, _m, log) {
      const colour = t.prompts.a
      log?.add({ kind: 'swap-declined', seat, rule: 'DB-5.84', colour: COLOURS[colour] })
      finishSwap(t, colour)
    },
  },
)

function finishSwap(t: DiceBrewing, colour: number): void {
  clearSupply(t, colour)
  t.prompts.pop()
}
