import { type Ladder, styled } from './ladder.ts'

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
export const diceBrewing: Ladder = {
  style: styled({ curiosity: 0.2, trust: 0.5, memory: 1_000_000, span: 2, depth: 40, turns: 10 }),
  rungs: {
    guest: { temperature: 0.5 },
    apprentice: { temperature: 0.28 },
    journeyman: { temperature: 0 },
    brewer: { ahead: 'one turn' },
    cellarer: { search: { iterations: 120 } },
    master: { search: { iterations: 1200 } },
  },
  measure: { usual: 300, lowest: 10 },
}
