/** Phase 4: Tidying (section 8 up to the exchanges and shortages). */
import { CS1, CS2, CS3, FIELDS, HP1, HP2, MH1, MH2, MH3, SD1, SD2, SD3 } from '../components/board.ts'
import {
  BLOCK_BUILDING,
  BLOCK_RECIPE,
  BUILDINGS,
  COLOURS,
  DARK,
  HOPS,
  LIGHT,
  SKILL,
  STORAGE,
} from '../components/names.ts'
import { leaveField, turnUp } from './accelerating.ts'
import { addDie, bitOf, colourOf, dieFromSupply, dieToSupply, isMarked, lowest, raisesOf, unmarked } from './dice.ts'
import { type DieShown, type Journal, shown } from './events.ts'
import { BEFORE_TIDYING, P } from './prompts.ts'
import { lastRound, nextSeat } from './seats.ts'
import { type DiceBrewing, TIDYING } from './table.ts'
import { discardGuard } from './token-ends.ts'

/** DB-9.12: before anything is tidied there is a token window; version 1 had none. */
export function afterBrewing(t: DiceBrewing, log: Journal): void {
  t.phase = TIDYING
  log?.add({ kind: 'phase-started', phase: 'tidying', rule: 'DB-5.1' })
  if (t.rules === 1) {
    t.prompts.push(P.tidying, t.holder)
    return
  }
  log?.add({ kind: 'window-opened', window: 'tidying', rule: 'DB-9.12' })
  t.prompts.push(P.window, t.holder, 0, BEFORE_TIDYING)
}

/** DB-8.1: first all token effects end, then the players tidy in player order (DB-8.2). */
export function startTidying(t: DiceBrewing, seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  const { faces } = t
  for (let die = 0; die < faces.length; die++) if (isMarked(faces[die])) endMarks(t, die, log)
  for (let owner = 0; owner < t.seatCount; owner++) reopenBuildings(t, owner, log)
  freeRecipes(t, log)
  t.prompts.push(P.tidy, seat, 0, 0)
}

/** DB-9.32: a raised die falls by 1 for each raise still on it. Its Block / Protect token leaves the game. */
function endMarks(t: DiceBrewing, die: number, log: Journal): void {
  const face = t.faces[die]
  const owner = ownerOf(t, die)
  discardGuard(t, owner, die, 'DB-9.49', log)
  const raises = raisesOf(face)
  t.faces[die] = unmarked(face) - raises
  if (raises > 0)
    log?.add({ kind: 'raise-ended', seat: owner, rule: 'DB-9.32', die: shown(t, die), from: unmarked(face) })
}

/** Whose die it is, −1 in the supply. */
export function ownerOf(t: DiceBrewing, die: number): number {
  const colour = colourOf(die)
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    if ((me.active[colour] | me.storage[colour]) & bitOf(die)) return seat
    if (me.discountDie === die + 1) return seat
    for (let field = 0; field < FIELDS.length; field++)
      if (me.inputs[field] === die + 1 || me.accelerators[field] === die + 1) return seat
  }
  return -1
}

function reopenBuildings(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  if (me.closed === 0) return
  for (let building = 0; building < BUILDINGS.length; building++) {
    if ((me.closed & (1 << building)) === 0) continue
    t.tokensOut[BLOCK_BUILDING]++
    log?.add({
      kind: 'token-removed',
      rule: 'DB-8.1',
      token: 'block-building',
      from: { seat, building: BUILDINGS[building] },
    })
  }
  me.closed = 0
}

function freeRecipes(t: DiceBrewing, log: Journal): void {
  if (t.blockedSlots === 0) return
  for (let slot = 0; slot < t.row.length; slot++) {
    if ((t.blockedSlots & (1 << slot)) === 0) continue
    t.tokensOut[BLOCK_RECIPE]++
    log?.add({
      kind: 'token-removed',
      rule: 'DB-8.1',
      token: 'block-recipe',
      from: { recipe: t.box.recipes[t.row[slot] - 1].id },
    })
  }
  t.blockedSlots = 0
}

/** DB-8.3: raise values, take dice back, exchange; each player finishes before the next begins. */
export function tidy(t: DiceBrewing, from: number, tidied: number, stage: number, _c: number, log: Journal): void {
  let seat = from
  let raised = stage
  for (let done = tidied; done < t.seatCount; done++) {
    if (raised < 1 && raiseAndAsk(t, seat, MH3, done, 0, log)) return
    if (raised < 2 && raiseAndAsk(t, seat, HP2, done, 1, log)) return
    takeBack(t, seat, log)
    exchange(t, seat, log)
    seat = nextSeat(t, seat)
    raised = 0
  }
  t.prompts.push(P.season, t.holder)
}

/** DB-8.4, DB-8.5: turned up by itself; then its owner says where it goes (DB-8.6), in the last round to storage (DB-8.7). */
function raiseAndAsk(t: DiceBrewing, seat: number, field: number, done: number, stage: number, log: Journal): boolean {
  if (t.seats[seat].inputs[field] === 0) return false
  turnUp(t, seat, field, log)
  if (lastRound(t)) {
    leaveField(t, seat, field, STORAGE, log)
    return false
  }
  t.turn++
  t.prompts.push(P['tidied-die'], seat, done, stage)
  return true
}

/** DB-8.8: skill dice come back from accelerators, Craft School (DB-5.74) and market card; CS3 brings another one (DB-5.89, DB-8.9). */
function takeBack(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  const back: DieShown[] | null = log ? [] : null
  const trained = me.inputs[CS3] !== 0 && me.accelerators[CS3] === 0
  for (let used = me.used; used !== 0; used &= used - 1) {
    const field = lowest(used)
    if (me.accelerators[field] !== 0) {
      comeBack(t, seat, me.accelerators[field] - 1, back)
      me.accelerators[field] = 0
    }
    if ((field === CS1 || field === CS2 || field === CS3) && me.inputs[field] !== 0) {
      comeBack(t, seat, me.inputs[field] - 1, back)
      me.inputs[field] = 0
    }
  }
  if (me.discountDie !== 0) comeBack(t, seat, me.discountDie - 1, back) // DB-6.24
  me.discountDie = 0
  if (back && back.length > 0) log?.add({ kind: 'dice-returned', seat, rule: 'DB-8.8', dice: back, to: 'active-zone' })
  if (trained) {
    if (t.supply[SKILL] !== 0) gain(t, seat, CS3, SKILL, log)
    else log?.add({ kind: 'exchange-failed', seat, rule: 'DB-8.10', field: FIELDS[CS3], given: 'skill' })
  }
}

function comeBack(t: DiceBrewing, seat: number, die: number, back: DieShown[] | null): void {
  addDie(t.seats[seat].active, die)
  back?.push(shown(t, die))
}

/** DB-8.14: without a roll, into the active zone. */
function gain(t: DiceBrewing, seat: number, field: number, colour: number, log: Journal): void {
  const die = dieFromSupply(t, colour)
  addDie(t.seats[seat].active, die)
  log?.add({
    kind: 'die-gained',
    seat,
    rule: 'DB-8.14',
    die: shown(t, die),
    source: { field: FIELDS[field] },
    zone: 'active-zone',
  })
}

/** DB-8.11 to DB-8.13: seeds go back, then SD1, SD2, SD3, MH2, then the dice for the seeds. */
function exchange(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  const planted = me.inputs[MH1] !== 0
  const grown = me.inputs[HP1] !== 0
  if (planted) t.seeds++
  if (grown) t.seeds++
  me.inputs[MH1] = 0
  me.inputs[HP1] = 0
  tradeForSeeds(t, seat, SD1, log)
  tradeForSeeds(t, seat, SD2, log)
  tradeForGold(t, seat, log)
  roast(t, seat, log)
  if (planted) harvest(t, seat, MH1, LIGHT, log)
  if (grown) harvest(t, seat, HP1, HOPS, log)
}

/** A traded die goes back; whoever waits for its colour takes it at once (DB-8.17). */
function giveUp(t: DiceBrewing, seat: number, field: number, log: Journal): number {
  const me = t.seats[seat]
  const die = me.inputs[field] - 1
  me.inputs[field] = 0
  log?.add({ kind: 'dice-returned', seat, rule: 'DB-8.12', dice: [shown(t, die)], to: 'supply' })
  dieToSupply(t, die)
  const colour = colourOf(die)
  serveWaiting(t, colour, log)
  return colour
}

/** DB-5.94, DB-8.21: the seeds that are left; with none nothing is received, and the die is gone all the same (DB-8.22). */
function tradeForSeeds(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  const me = t.seats[seat]
  if (me.inputs[field] === 0) return
  const given = COLOURS[giveUp(t, seat, field, log)]
  const seeds = Math.min(t.box.fields[field].seeds, t.seeds)
  t.seeds -= seeds
  me.seeds += seeds
  if (seeds > 0)
    log?.add({ kind: 'exchange-done', seat, rule: 'DB-8.12', field: FIELDS[field], given, received: { seeds } })
  else log?.add({ kind: 'exchange-failed', seat, rule: 'DB-8.22', field: FIELDS[field], given })
}

function tradeForGold(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  if (me.inputs[SD3] === 0) return
  const colour = giveUp(t, seat, SD3, log)
  const gold = t.box.fields[SD3].gold[colour]
  me.gold += gold
  log?.add({
    kind: 'exchange-done',
    seat,
    rule: 'DB-8.12',
    field: FIELDS[SD3],
    given: COLOURS[colour],
    received: { gold },
  })
}

/** DB-5.59; without a dark die in the supply the light one comes back (DB-8.20). */
function roast(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  if (me.inputs[MH2] === 0) return
  if (t.supply[DARK] === 0) {
    addDie(me.active, me.inputs[MH2] - 1)
    me.inputs[MH2] = 0
    log?.add({ kind: 'exchange-failed', seat, rule: 'DB-8.20', field: FIELDS[MH2], given: 'light-malt' })
    return
  }
  giveUp(t, seat, MH2, log)
  gain(t, seat, MH2, DARK, log)
}

/** DB-5.55, DB-5.69; without a die of the colour the seed stays lost (DB-8.15) and the player waits (DB-8.16). */
function harvest(t: DiceBrewing, seat: number, field: number, colour: number, log: Journal): void {
  if (t.supply[colour] !== 0) {
    gain(t, seat, field, colour, log)
    return
  }
  log?.add({ kind: 'exchange-failed', seat, rule: 'DB-8.15', field: FIELDS[field], given: 'seed' })
  waitingFor(t, colour).push(seat)
  log?.add({ kind: 'waiting-joined', seat, rule: 'DB-8.16', colour: COLOURS[colour] })
}

const waitingFor = (t: DiceBrewing, colour: number) => (colour === LIGHT ? t.waitingLight : t.waitingHops)

/** DB-8.18: in the order in which they joined. Nobody ever waits for dark malt or skill. */
function serveWaiting(t: DiceBrewing, colour: number, log: Journal): void {
  if (colour !== LIGHT && colour !== HOPS) return
  const list = waitingFor(t, colour)
  if (list.length === 0) return
  const seat = list.removeAt(0)
  log?.add({ kind: 'waiting-served', seat, rule: 'DB-8.17', colour: COLOURS[colour] })
  gain(t, seat, colour === LIGHT ? MH1 : HP1, colour, log)
}
