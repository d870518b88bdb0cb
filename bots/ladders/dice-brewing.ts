import { type Ladder, styled } from './ladder.ts'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const diceBrewing: Ladder = {
  // To the end of the round, where the net judges: what everybody rolls next is not known yet.
  style: styled({
    curiosity: 0.2,
    careful: true,
    trust: 0.2,
    memory: 1_000_000,
    span: 2,
    rounds: 1,
    depth: 400,
    slips: 0,
  }),
  rungs: {
    guest: { temperature: 0.66 },
    apprentice: { temperature: 0.45 },
    journeyman: { temperature: 0.26 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 24 } },
    master: { search: { iterations: 160 } },
  },
  measure: { usual: 30, atTwo: 100, atThree: 100, atFour: 240, lowest: 10, equal: 2 },
}
