/** Rules 7.3: lab research. */
import { among } from '@taproom/engine'
import { OF_LEVEL } from '../components/effects.ts'
import { FINAL, LEVELS, TRACKS, TRACKS_PER_SIDE } from '../components/names.ts'
import { effectsOn, giveEffect, works } from './effects.ts'
import { type BrewLog, now } from './events.ts'
import { openFreeInstall } from './install.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import type { BrewCrafters, Seat } from './table.ts'

export function allFinal(me: Seat): boolean {
  for (let track = 0; track < TRACKS_PER_SIDE; track++) if (me.lab[track] < FINAL) return false
  return true
}

/** D-15: one marker, one position to the right (BC-7.42). */
export const research = move(
  'research',
  { track: among(TRACKS) },
  {
    at: ['lab-track'],
    candidates(t, _seat, offer) {
      for (let track = 0; track < TRACKS_PER_SIDE; track++) offer(t.labSide * TRACKS_PER_SIDE + track)
    },
    refusal(t, seat, { track }) {
      if (Math.floor(track / TRACKS_PER_SIDE) !== t.labSide) return refuse['option-locked'] // BC-3.2: the other side
      return t.seats[seat].lab[track % TRACKS_PER_SIDE] === FINAL ? refuse['lab-complete'] : undefined
    },
    play(t, seat, { track }, log) {
      const me = t.seats[seat]
      const own = track % TRACKS_PER_SIDE
      t.prompts.pop()
      me.lab[own]++
      log?.add(now(t, { kind: 'lab', seat, rule: 'BC-7.42', track: TRACKS[track], level: LEVELS[me.lab[own] - 1] }))
      // Asked from the top: the marker's own benefit, then Lab Technician, then one storage check for both (BC-2.42).
      t.prompts.push(P.store, seat)
      const after = effectsOn(t)['lab-action']
      for (let i = 0; i < after.length; i++) if (works(t, seat, after[i])) giveEffect(t, seat, after[i], log)
      arrive(t, seat, own, log)
    },
  },
)

/** BC-7.44: the experimental benefit, once; workers that react to an arrival. */
function arrive(t: BrewCrafters, seat: number, track: number, log: BrewLog): void {
  const level = t.seats[seat].lab[track]
  const effects = effectsOn(t)['lab-arrival']
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    const reached =
      effect.holder === OF_LEVEL
        ? effect.index === track && effect.level === level
        : (effect.levels === 0 || (effect.levels >> (level - 1)) & 1) && works(t, seat, effect)
    if (!reached) continue
    if (effect.op === 'free-install') openFreeInstall(t, seat)
    else giveEffect(t, seat, effect, log)
  }
}
