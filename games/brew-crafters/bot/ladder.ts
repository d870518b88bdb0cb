import type { Ladder } from '@taproom/engine'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const ladder: Ladder = {
  // Without modules nothing is hidden and nothing is left to chance: no slips, and few guesses.
  style: { curiosity: 0.1, softness: 0.7, span: 3, depth: 24, turns: 8, slips: 0, worlds: 8 },
  rungs: {
    guest: { temperature: 0.48 },
    apprentice: { temperature: 0.26 },
    journeyman: { temperature: 0 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 56 } },
    master: { search: { iterations: 144 } },
  },
  measure: { usual: 60, atFour: 160, lowest: 2, equal: 4, options: ['recipeSet=random', 'workerSet=random'] },
}
