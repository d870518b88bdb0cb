/** Rules 9.1: temps for the next two seasons. */
import type { Refusal } from '@taproom/engine'
import { LAST_SEASON } from '../../components/names.ts'
import { type BrewLog, now } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { BrewCrafters } from '../table.ts'

const SEASONS_BOOKED = 2

export function tempRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  if (t.season === LAST_SEASON) return refuse['temp-too-late'] // BC-9.11
  const { money } = t.seats[seat]
  const price = t.box.modules.temps.price
  if (t.temps < SEASONS_BOOKED || money < price) return refuse['temps-short'].with(t.temps, price, money) // BC-9.6
  return undefined
}

/** BC-9.4, BC-9.5: paid at once, one temp on each of the next two seasons; in season 11 the second one stays (BC-9.11). */
export function bookTemps(t: BrewCrafters, seat: number, log: BrewLog): void {
  const me = t.seats[seat]
  const { price } = t.box.modules.temps
  me.money -= price
  const seasons = Math.min(SEASONS_BOOKED, LAST_SEASON - t.season)
  for (let i = 0; i < seasons; i++) {
    me.booked[i]++
    t.temps--
  }
  log?.add(
    now(t, {
      kind: 'temp-book',
      seat,
      rule: 'BC-9.5',
      paid: price,
      seasons: Array.from({ length: seasons }, (_, i) => t.season + 1 + i),
    }),
  )
}

/** BC-5.3: the temps of this season go to their seats; several are possible (BC-9.13). */
export function handOutTemps(t: BrewCrafters): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    me.temps = me.booked[0]
    me.booked[0] = me.booked[1]
    me.booked[1] = 0
  }
}

/** BC-9.10: back beside the market, used or not (BC-9.9). */
export function returnTemps(t: BrewCrafters, log: BrewLog): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    const count = me.temps + me.tempsSpent
    if (count === 0) continue
    t.temps += count
    me.temps = 0
    me.tempsSpent = 0
    log?.add(now(t, { kind: 'temp-return', seat, rule: 'BC-9.10', count }))
  }
}
