/** Rules 5.3: the market phase. Where a worker may go, and what happens there. */
import { among, type Offer, type Refusal } from '@taproom/engine'
import {
  BROKER,
  CASH,
  CREW,
  HIRE,
  MARKET_MODULES,
  OPTIONS,
  PARTNER,
  PIECES,
  PLACES,
  SPACES,
  TAKE,
  TEMP,
  USE,
  WORKER,
  WORKERS_PER_SEAT,
} from '../components/names.ts'
import { crewRefusal, hireCrew } from './crews.ts'
import { effectsOn, works } from './effects.ts'
import { type BrewLog, now } from './events.ts'
import { moduleRefusal, useModule } from './modules/index.ts'
import { move } from './move.ts'
import { anyPartnershipOnOffer } from './partnerships.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { anyWorkerOnOffer } from './skilled-workers.ts'
import { type BrewCrafters, countCubes, inOrder, PHASE, seasonOf } from './table.ts'
import { takeFromSpace, takeMoney } from './taking.ts'

/** BC-5.20: the order of this phase is fixed now, whoever takes the marker during it. */
export function marketPhase(t: BrewCrafters): void {
  t.phase = PHASE.market
  t.leader = t.firstPlayer
  t.prompts.push(P['market-turn'], 0)
}

/** BC-5.10, BC-5.11: a round of first workers, a round of second workers, then the extra rounds. */
export function marketTurn(t: BrewCrafters, _seat: number, placements: number): void {
  if (placements === WORKERS_PER_SEAT * t.seatCount) {
    t.round = WORKERS_PER_SEAT + 1
    t.prompts.push(P['extra-turn'], 0)
    return
  }
  t.round = 1 + Math.floor(placements / t.seatCount)
  t.turn++
  t.prompts.push(P['market-turn'], 0, placements + 1)
  t.prompts.push(P['place-worker'], inOrder(t, placements))
}

/** BC-5.21: each seat with an unused temp or Night Broker may act once more, round after round. */
export function extraTurn(t: BrewCrafters, _seat: number, from: number): void {
  for (let i = 0; i < t.seatCount; i++) {
    const seat = inOrder(t, from + i)
    const me = t.seats[seat]
    if (me.declinedMarket || !(me.temps > 0 || brokerReady(t, seat))) continue // BC-5.22
    t.turn++
    t.prompts.push(P['extra-turn'], 0, (from + i + 1) % t.seatCount)
    t.prompts.push(P['extra-market'], seat)
    return
  }
}

/** Night Broker: one extra action in the seasons of the card, also when hired a moment ago (BC-5.37). */
export function brokerReady(t: BrewCrafters, seat: number): boolean {
  if (t.seats[seat].brokered) return false
  const effects = effectsOn(t)['market-extra']
  for (let i = 0; i < effects.length; i++)
    if ((effects[i].seasons >> seasonOf(t)) & 1 && works(t, seat, effects[i])) return true
  return false
}

/** Queue Jumper's price when the seat has the card, −1 otherwise (BC-5.34). */
function jumpPrice(t: BrewCrafters, seat: number): number {
  const effects = effectsOn(t)['market-place']
  for (let i = 0; i < effects.length; i++)
    if (effects[i].op === 'place-on-occupied' && works(t, seat, effects[i])) return effects[i].amount
  return -1
}

function offerPlaces(t: BrewCrafters, seat: number, piece: number, offer: Offer): void {
  const { spacesFor, spaces } = t.box.tables
  const inPlay = spacesFor[t.seatCount]
  for (let i = 0; i < inPlay.length; i++) {
    const space = inPlay[i]
    if (occupiedRefusal(t, seat, space)) continue
    const { choices } = spaces[space]
    for (let j = 0; j < choices.length; j++)
      if (optionRefusal(t, seat, space, choices[j]) === undefined) offer(space, choices[j], piece)
  }
  for (let module = 0; module < MARKET_MODULES.length; module++)
    if (t.modules[module] && moduleRefusal(t, seat, module, false) === undefined)
      offer(SPACES.length + module, USE, piece)
}

function pieceRefusal(t: BrewCrafters, seat: number, piece: number): Refusal | undefined {
  const extra = t.prompts.kind === P['extra-market']
  if (piece === WORKER) return extra ? refuse['no-extra-action'] : undefined
  const me = t.seats[seat]
  if (piece === TEMP && extra && me.temps > 0) return undefined
  if (piece === TEMP && me.tempsSpent > 0) return refuse['temp-spent'] // BC-9.7
  if (piece === BROKER && extra && brokerReady(t, seat)) return undefined
  return refuse['no-extra-action'] // BC-5.21
}

/** BC-5.16: an option that cannot be carried out cannot be chosen. */
function optionRefusal(t: BrewCrafters, seat: number, space: number, option: number): Refusal | undefined {
  if (!((t.box.tables.spaces[space].options >> option) & 1)) return refuse['nothing-to-do-here'].with(space)
  if (option === TAKE || option === CASH) return undefined // a free space always holds the supply of its season
  if (option === HIRE) return anyWorkerOnOffer(t) ? undefined : refuse['no-worker-left']
  if (option === PARTNER) return anyPartnershipOnOffer(t) ? undefined : refuse['no-partnership-left']
  return crewRefusal(t, seat)
}

const holdsNothing = (t: BrewCrafters, space: number): boolean =>
  countCubes(t.spaces[space].cubes) === 0 && t.spaces[space].money === 0

function nothingToDo(t: BrewCrafters, seat: number, space: number): boolean {
  for (let option = TAKE; option < USE; option++) if (optionRefusal(t, seat, space, option) === undefined) return false
  return true
}

/** BC-5.12, BC-5.19: a space with a worker, even an own one, is closed, except to Queue Jumper. */
function occupiedRefusal(t: BrewCrafters, seat: number, space: number): Refusal | undefined {
  if (t.spaces[space].worker === 0) return undefined
  const price = jumpPrice(t, seat)
  if (price < 0) return refuse['space-occupied'].with(space)
  const me = t.seats[seat]
  if (me.jumped) return refuse['queue-jump-used'] // BC-5.34: once per season
  if (me.money < price) return refuse['queue-jump-no-money'].with(price, me.money) // BC-5.36
  if (t.box.tables.spaces[space].accumulates && holdsNothing(t, space)) return refuse['queue-jump-empty'].with(space) // BC-5.35
  return undefined
}

/** D-01, D-10. Placing is mandatory (BC-5.13); an extra action obeys the same rules (BC-5.23). */
export const place = move(
  'place',
  { place: among(PLACES), option: among(OPTIONS), piece: among(PIECES) },
  {
    at: ['place-worker', 'extra-market'],
    exact: true,
    candidates(t, seat, offer) {
      if (t.prompts.kind === P['place-worker']) return offerPlaces(t, seat, WORKER, offer)
      if (t.seats[seat].temps > 0) offerPlaces(t, seat, TEMP, offer)
      if (brokerReady(t, seat)) offerPlaces(t, seat, BROKER, offer)
    },
    refusal(t, seat, { place, option, piece }) {
      const wrongPiece = pieceRefusal(t, seat, piece)
      if (wrongPiece) return wrongPiece
      if (place >= SPACES.length) {
        if (option !== USE) return refuse['nothing-to-do-here'].with(place)
        return moduleRefusal(t, seat, place - SPACES.length, jumpPrice(t, seat) >= 0)
      }
      if (!((t.box.tables.spaces[place].players >> t.seatCount) & 1))
        return refuse['space-not-in-game'].with(place, t.seatCount) // BC-2.8, BC-2.9, BC-2.10, BC-2.11
      const occupied = occupiedRefusal(t, seat, place)
      if (occupied) return occupied
      const wrongOption = optionRefusal(t, seat, place, option)
      if (wrongOption && nothingToDo(t, seat, place)) return refuse['nothing-to-do-here'].with(place) // BC-5.14
      return wrongOption
    },
    play(t, seat, { place, option, piece }, log) {
      t.prompts.pop()
      usePiece(t, seat, piece, log)
      const jump = place < SPACES.length && t.spaces[place].worker !== 0 ? jumpPrice(t, seat) : 0
      log?.add(
        now(t, {
          kind: 'market-place',
          seat,
          rule: 'BC-5.10',
          piece: PIECES[piece],
          place: PLACES[place],
          option: OPTIONS[option],
          queueJump: jump,
        }),
      )
      if (place >= SPACES.length) return useModule(t, seat, place - SPACES.length, log)
      if (t.spaces[place].worker === 0) t.spaces[place].worker = seat + 1
      else {
        t.spaces[place].jumper = seat + 1
        t.seats[seat].money -= jump // BC-5.34
        t.seats[seat].jumped = 1
      }
      carryOut(t, seat, place, option, log)
    },
  },
)

function usePiece(t: BrewCrafters, seat: number, piece: number, log: BrewLog): void {
  const me = t.seats[seat]
  if (piece === WORKER) me.placed++
  else if (piece === BROKER) me.brokered = 1
  else spendTemp(t, seat, log)
}

/** BC-9.7: one action, here or in the brewing phase. */
export function spendTemp(t: BrewCrafters, seat: number, log: BrewLog): void {
  t.seats[seat].temps--
  t.seats[seat].tempsSpent++
  log?.add(now(t, { kind: 'temp-use', seat, rule: 'BC-9.7' }))
}

/** BC-5.15: exactly one option. */
function carryOut(t: BrewCrafters, seat: number, space: number, option: number, log: BrewLog): void {
  const { stall, money, taken } = t.box.tables.spaces[space]
  if (option === HIRE) t.prompts.push(P['hire-worker'], seat)
  else if (option === PARTNER) t.prompts.push(P['form-partnership'], seat)
  else if (option === CREW) hireCrew(t, seat, log)
  else if (option === CASH) takeMoney(t, seat, space, money, log)
  else if (stall !== 0) t.prompts.push(P.stall, seat, space)
  else takeFromSpace(t, seat, space, taken[0], log)
}
