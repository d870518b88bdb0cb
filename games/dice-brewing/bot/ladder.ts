import type { Ladder } from '@taproom/engine'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const ladder: Ladder = {
  // To the end of the round, where the net judges: what everybody rolls next is not known yet. Luck is large, so moves are compared in the same.
  style: {
    curiosity: 0.4,
    careful: true,
    doubt: 0,
    span: 1,
    rounds: 1,
    depth: 400,
    slips: 0,
    paired: true,
  },
  rungs: {
    guest: { temperature: 0.66 },
    apprentice: { temperature: 0.45 },
    journeyman: { temperature: 0.26 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 7 } },
    master: { search: { iterations: 240 } },
  },
  measure: { usual: 30, atTwo: 100, atThree: 100, atFour: 160, lowest: 1, equal: 2 },
}
