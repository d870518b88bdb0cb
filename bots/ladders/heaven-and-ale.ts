import { type Ladder, styled } from './ladder.ts'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const heavenAndAle: Ladder = {
  style: styled({ curiosity: 0.1, depth: 6, turns: 1 }),
  rungs: {
    guest: { temperature: 0.65 },
    apprentice: { temperature: 0.45 },
    journeyman: { temperature: 0 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 150 } },
    master: { search: { iterations: 1500 } },
  },
  measure: { usual: 600, lowest: 25 },
}
