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
    guest: { temperature: 0.62 },
    apprentice: { temperature: 0.45 },
    journeyman: { temperature: 0.26 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 20 } },
    master: { search: { iterations: 200 } },
  },
  measure: { usual: 100, lowest: 3, equal: 6 },
}
