import { type Ladder, styled } from './ladder.ts'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const diceBrewing: Ladder = {
  style: styled({
    curiosity: 0.2,
    careful: true,
    trust: 0.5,
    memory: 1_000_000,
    span: 2,
    rounds: 2,
    depth: 400,
    slips: 0,
  }),
  rungs: {
    guest: { temperature: 0.8 },
    apprentice: { temperature: 0.6 },
    journeyman: { temperature: 0.42 },
    brewer: { temperature: 0.24 },
    cellarer: { ahead: 'one turn' },
    master: { search: { iterations: 300 } },
  },
  measure: { usual: 100, atTwo: 300, lowest: 3, equal: 6 },
}
