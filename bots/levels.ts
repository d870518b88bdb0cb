/** The ladder: who can sit at a table, from the friendliest to the hardest. Every rung beats the one below in two matches of three. */
import { type AnyRoom, type Ladder, LEVELS, type Level } from '@taproom/engine'
import { MASTERLY, type SearchStyle } from './style.ts'

/** For a game nobody has measured yet. */
const UNMEASURED: Ladder = {
  style: { scale: MASTERLY.scale, depth: 8, turns: 2 },
  rungs: {
    guest: { temperature: 3 },
    apprentice: { temperature: 1 },
    journeyman: { temperature: 0.3 },
    brewer: { search: { iterations: 50 } },
    cellarer: { search: { iterations: 250 } },
    master: { search: { iterations: 3000 } },
  },
  measure: { usual: 300, lowest: 25 },
}

/** A game's levels with all that thinking ahead needs. */
export function ladderOf(room: AnyRoom): Ladder & { readonly style: SearchStyle } {
  const ladder = room.ladder ?? UNMEASURED
  return { ...ladder, style: { ...MASTERLY, scale: 1, ...ladder.style } }
}

export const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)
