/** Acceleration: a skill die makes a loaded field work at once (DB-5.39 to DB-5.48). */
import { among, moves, type Refusal } from '@taproom/engine'
import { CS3, FIELDS, HP1, HP2, MH1, MH2, MH3, SD1, SD2 } from '../components/board.ts'
import { ACTIVE, DARK, HOPS, LIGHT, SKILL, STORAGE, ZONES } from '../components/names.ts'
import {
  addDie,
  colourOf,
  dieFromSupply,
  dieOf,
  dieToSupply,
  faceOf,
  findDie,
  isBlocked,
  isFirstOfFace,
  lowest,
  marksOf,
  ownDieArgs,
  pipsOf,
  removeDie,
  rollDie,
  turnedUp,
  zoneOf,
} from './dice.ts'
import { type DiceBrewingEvent, type Journal, shown } from './events.ts'
import { closedBuilding, isFieldBlocked } from './fields.ts'
import { countPiece } from './placing.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing, Seen } from './table.ts'
import { discardGuard, useGuarded } from './token-ends.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** DB-5.48: the supply has nothing of what the field gives. Gold and a raise need no supply. */
export function nothingToGive(t: Seen, field: number): boolean {
  if (field === MH1) return t.supply[LIGHT] === 0
  if (field === MH2) return t.supply[DARK] === 0
  if (field === HP1) return t.supply[HOPS] === 0
  if (field === SD1 || field === SD2) return t.seeds === 0
  return field === CS3 && t.supply[SKILL] === 0
}

/** Loaded fields of this player that a skill die with this face would accelerate, as bits (DB-5.39 to DB-5.41). */
export function fieldsSpedUp(t: Seen, seat: number, face: number): number {
  if (isBlocked(face)) return 0 // DB-9.44
  const me = t.seats[seat]
  let fields = me.used & t.box.acceleratedBy[pipsOf(face)]
  for (let rest = fields; rest !== 0; rest &= rest - 1) {
    const field = lowest(rest)
    if (me.inputs[field] === 0 || me.accelerators[field] !== 0 || nothingToGive(t, field)) fields &= ~(1 << field)
  }
  return fields
}

/** Why a die with this face does not accelerate this field. */
function inert(t: DiceBrewing, seat: number, field: number, colour: number, face: number): Refusal {
  const me = t.seats[seat]
  const min = t.box.fields[field].accelerateMin
  if (isBlocked(face)) return refuse['die-blocked'].with()
  if (colour === SKILL && pipsOf(face) < min) return refuse['skill-too-low'].by('DB-5.40', pipsOf(face), min)
  if (me.accelerators[field] !== 0) return refuse['accelerator-taken'].with(field) // DB-5.45
  if (me.inputs[field] === 0) return refuse['accelerator-needs-input'].with(field) // DB-5.41
  if (min === 0) return refuse['accelerator-not-here'].with(field) // DB-5.44
  if (colour !== SKILL) return refuse['accelerator-not-skill'].with() // DB-5.39
  return refuse['supply-empty'].with(field) // DB-5.48
}

export const accelerate = move(
  'accelerate',
  { field: among(FIELDS), ...ownDieArgs },
  {
    at: ['first-piece', 'second-piece'], // DB-5.43: in this turn or a later one; DB-5.42: it is a piece
    exact: true,
    candidates(t, seat, offer) {
      const me = t.seats[seat]
      if (me.used === 0) return
      for (let zone = ACTIVE; zone <= STORAGE; zone++) {
        const skill = zoneOf(me, zone)[SKILL]
        for (let rest = skill; rest !== 0; rest &= rest - 1) {
          const die = dieOf(SKILL, lowest(rest))
          const face = t.faces[die]
          if (!isFirstOfFace(t, skill, die)) continue
          offer.firsts(fieldsSpedUp(t, seat, face), zone, SKILL, pipsOf(face), marksOf(face))
        }
      }
    },
    refusal(t, seat, { field, zone, colour, value, marks }) {
      const face = faceOf(value, marks)
      if (findDie(t, zoneOf(t.seats[seat], zone)[colour], colour, face) < 0)
        return refuse['piece-not-available'].by('DB-5.20')
      if (colour === SKILL && fieldsSpedUp(t, seat, face) & (1 << field)) return undefined
      const closed = closedBuilding(t, seat, field)
      if (closed) return closed
      if (isFieldBlocked(t, seat, field)) return refuse['field-blocked'].with(field, t.users[field])
      return inert(t, seat, field, colour, face)
    },
    play(t, seat, { field, zone, colour, value, marks }, log) {
      const me = t.seats[seat]
      const die = findDie(t, zoneOf(me, zone)[colour], colour, faceOf(value, marks))
      removeDie(zoneOf(me, zone), die)
      countPiece(t, seat)
      log?.add({ kind: 'field-accelerated', seat, rule: 'DB-5.39', field: FIELDS[field], die: shown(t, die) })
      useGuarded(t, seat, die, log) // DB-9.49
      me.accelerators[field] = die + 1 // DB-5.47: it stays until Tidying
      workAtOnce(t, seat, field, log)
    },
  },
)

function workAtOnce(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  if (field === MH1)
    grow(t, seat, field, LIGHT, log) // DB-5.56
  else if (field === HP1)
    grow(t, seat, field, HOPS, log) // DB-5.70
  else if (field === MH2)
    roast(t, seat, log) // DB-5.60
  else if (field === MH3 || field === HP2) raise(t, seat, field, log)
  else if (field === CS3)
    gainRolled(t, seat, field, SKILL, log) // only in a box that prints an accelerator there
  else trade(t, seat, field, log)
}

function grow(t: DiceBrewing, seat: number, field: number, colour: number, log: Journal): void {
  t.seats[seat].inputs[field] = 0
  t.seeds++ // DB-5.46
  gainRolled(t, seat, field, colour, log)
}

function roast(t: DiceBrewing, seat: number, log: Journal): void {
  takeInput(t, seat, MH2, log)
  gainRolled(t, seat, MH2, DARK, log)
}

/** The input die of a field goes to the supply at once (DB-5.46, DB-5.93); its colour. */
function takeInput(t: DiceBrewing, seat: number, field: number, log: Journal): number {
  const me = t.seats[seat]
  const die = me.inputs[field] - 1
  me.inputs[field] = 0
  discardGuard(t, seat, die, 'DB-9.25', log) // nothing lies on a die of the supply (DB-2.6)
  dieToSupply(t, die)
  return colourOf(die)
}

/** DB-5.32: rolled at once; DB-5.33: then its owner says where it goes. Meanwhile it counts as in the active zone. */
function gainRolled(t: DiceBrewing, seat: number, field: number, colour: number, log: Journal): void {
  const die = dieFromSupply(t, colour)
  addDie(t.seats[seat].active, die)
  log?.add({
    kind: 'die-gained',
    seat,
    rule: 'DB-5.32',
    die: shown(t, die),
    source: { field: FIELDS[field] },
    zone: 'active-zone',
  })
  rollDie(t, die)
  log?.add({ kind: 'dice-rolled', seat, rule: 'DB-5.32', dice: [shown(t, die)], cause: 'gain' })
  t.prompts.push(P['gained-die'], seat, die)
}

/** DB-5.65, DB-5.73: turned up by 1 now; then its owner says where it goes (DB-5.66). Meanwhile it is still on its field. */
function raise(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  turnUp(t, seat, field, log)
  t.prompts.push(P['raised-die'], seat, field)
}

export function turnUp(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  const die = t.seats[seat].inputs[field] - 1
  const from = pipsOf(t.faces[die])
  t.faces[die] = turnedUp(t.faces[die])
  log?.add({
    kind: 'die-raised',
    seat,
    rule: field === MH3 ? 'DB-5.64' : 'DB-5.72',
    die: shown(t, die),
    from,
    cause: field === MH3 ? 'malt-house-raise' : 'hop-plantation-raise',
  })
}

/** DB-5.95: seeds or gold now. SD2 gives what is left in the supply (DB-5.97). */
function trade(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  const me = t.seats[seat]
  const colour = takeInput(t, seat, field, log)
  const source = { field: FIELDS[field] }
  if (field === SD1 || field === SD2) {
    const amount = Math.min(t.box.fields[field].seeds, t.seeds) // DB-5.90, DB-5.91
    t.seeds -= amount
    me.seeds += amount
    log?.add({ kind: 'seeds-gained', seat, rule: 'DB-5.95', amount, source })
    return
  }
  const amount = t.box.fields[field].gold[colour] // DB-5.92
  me.gold += amount
  log?.add({ kind: 'gold-gained', seat, rule: 'DB-5.95', amount, source })
}

/** D-04, D-05 and D-14: where a gained or raised die goes. */
export const put = move(
  'put',
  { zone: among(ZONES) },
  {
    at: ['gained-die', 'raised-die', 'tidied-die'],
    exact: true,
    candidates(_t, _seat, offer) {
      offer(STORAGE)
      offer(ACTIVE)
    },
    refusal: () => undefined,
    play(t, seat, { zone }, log) {
      const me = t.seats[seat]
      const kind = t.prompts.kind
      const a = t.prompts.a
      const b = t.prompts.b
      t.prompts.pop()
      if (kind === P['gained-die']) {
        removeDie(me.active, a)
        addDie(zoneOf(me, zone), a)
        log?.add({ kind: 'die-moved', seat, rule: 'DB-5.33', die: shown(t, a), zone: ZONES[zone] })
        return
      }
      if (kind === P['raised-die']) {
        leaveField(t, seat, a, zone, log)
        return
      }
      leaveField(t, seat, b === 0 ? MH3 : HP2, zone, log) // DB-8.6
      t.prompts.push(P.tidy, seat, a, b + 1) // DB-8.3: then the next die, or the rest
    },
  },
)

/** A raised die leaves its field for a zone of its owner. */
export function leaveField(t: DiceBrewing, seat: number, field: number, zone: number, log: Journal): void {
  const me = t.seats[seat]
  const die = me.inputs[field] - 1
  me.inputs[field] = 0
  addDie(zoneOf(me, zone), die)
  log?.add({ kind: 'die-moved', seat, rule: 'DB-5.66', die: shown(t, die), zone: ZONES[zone] })
}

/** Whether this player has a skill die that would accelerate one of the loaded fields. */
export function canAccelerate(t: DiceBrewing, seat: number): boolean {
  const me = t.seats[seat]
  if (me.used === 0) return false
  for (let rest = me.active[SKILL] | me.storage[SKILL]; rest !== 0; rest &= rest - 1)
    if (fieldsSpedUp(t, seat, t.faces[dieOf(SKILL, lowest(rest))]) !== 0) return true
  return false
}
