/** The start of a round: everybody rolls the active zone (DB-5.7), not the storage (DB-5.8), without a decision (DB-5.9). */
import { COLOURS, SEASONS } from '../components/names.ts'
import { dieOf, lowest, rollDie } from './dice.ts'
import { type DieShown, type Journal, shown } from './events.ts'
import { OPENING, P } from './prompts.ts'
import { playerOrder, seatInOrder } from './seats.ts'
import { ARRANGEMENT, type DiceBrewing } from './table.ts'

export function startRound(t: DiceBrewing, _seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  t.phase = ARRANGEMENT
  log?.add({ kind: 'round-started', round: t.round, season: SEASONS[t.season], order: playerOrder(t) })
  log?.add({ kind: 'phase-started', phase: 'arrangement', rule: 'DB-5.1' })
  for (let place = 0; place < t.seatCount; place++) rollActiveZone(t, seatInOrder(t, place), log)
  log?.add({ kind: 'window-opened', window: 'opening', rule: 'DB-9.5' })
  t.prompts.push(P.window, t.holder, 0, OPENING)
}

/** All dice of the active zone, none of the storage, by colour and then by number (DB-12.3). */
function rollActiveZone(t: DiceBrewing, seat: number, log: Journal): void {
  const active = t.seats[seat].active
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = active[colour]; rest !== 0; rest &= rest - 1) rollDie(t, dieOf(colour, lowest(rest)))
  log?.add({ kind: 'dice-rolled', seat, rule: 'DB-5.7', dice: diceShown(t, active), cause: 'round' })
}

export function diceShown(t: DiceBrewing, zone: ArrayLike<number>): DieShown[] {
  const dice: DieShown[] = []
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = zone[colour]; rest !== 0; rest &= rest - 1) dice.push(shown(t, dieOf(colour, lowest(rest))))
  return dice
}
