import { type Ladder, styled } from './ladder.ts'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const brewCrafters: Ladder = {
  style: styled({ curiosity: 0.1, careful: true, softness: 0.7, span: 3, depth: 24, turns: 8 }),
  rungs: {
    guest: { temperature: 0.52 },
    apprentice: { temperature: 0.28 },
    journeyman: { temperature: 0 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 80 } },
    master: { search: { iterations: 600 } },
  },
  measure: { usual: 120, lowest: 5 },
}
