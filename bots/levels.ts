/** The ladder: who can sit at a table, from the friendliest to the hardest. Every rung beats the one below in two matches of three. */
import { brewCrafters } from './ladders/brew-crafters.ts'
import { diceBrewing } from './ladders/dice-brewing.ts'
import { heavenAndAle } from './ladders/heaven-and-ale.ts'
import type { Ladder, Level } from './ladders/ladder.ts'
import { MASTERLY } from './style.ts'

export const LEVELS: readonly Level[] = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master']

const ladders: { readonly [game: string]: Ladder } = {
  'heaven-and-ale': heavenAndAle,
  'brew-crafters': brewCrafters,
  'dice-brewing': diceBrewing,
}

/** For a game nobody has measured yet. */
const unmeasured: Ladder = {
  style: { ...MASTERLY, depth: 8, turns: 2 },
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

export const ladderOf = (game: string): Ladder => (Object.hasOwn(ladders, game) ? ladders[game] : unmeasured)

export const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)
