import type { Ladder } from '@taproom/engine'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. Rounds hold no chance, so the last one is played out. */
export const ladder: Ladder = {
  style: {
    curiosity: 0.1,
    depth: 6,
    turns: 1,
    slips: 0,
    finish: 0.75,
    margin: 5,
    crowded: { rounds: 1, depth: 400 },
  },
  rungs: {
    guest: { temperature: 1.12 },
    apprentice: { temperature: 0.8 },
    journeyman: { temperature: 0.54 },
    brewer: { temperature: 0 },
    cellarer: { ahead: 'one turn' },
    // With three seats and more it plays for points too: whoever only minds the lead of each of the others gets less of everything.
    master: { search: { iterations: 200, crowded: { rounds: 1, depth: 400, ambition: 0.5 } } },
  },
  measure: { usual: 200, atThree: 100, atFour: 100, allFour: { iterations: 100, score: 45 }, lowest: 2, equal: 5 },
}
