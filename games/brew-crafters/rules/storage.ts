/** Rules 5.4: what a seat can keep. */
import { effectsOn, works } from './effects.ts'
import { type BrewCrafters, countCubes, tilesInstalled } from './table.ts'

/** BC-5.25, BC-5.26: the storehouse, and what a tile or a worker adds to it; every cube counts one (BC-2.5). */
export function capacity(t: BrewCrafters, seat: number): number {
  const effects = effectsOn(t).passive
  let room = t.box.tables.capacity // BC-2.35
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!works(t, seat, effect)) continue
    if (effect.op === 'capacity') room += effect.amount
    else if (effect.op === 'capacity-per-tile')
      room += Math.min(effect.max, effect.amount * tilesInstalled(t.seats[seat]))
  }
  return room
}

export const excess = (t: BrewCrafters, seat: number): number => countCubes(t.seats[seat].cubes) - capacity(t, seat)
