import type { SearchStyle } from '@taproom/engine'

export type { SearchStyle }

export const MASTERLY: SearchStyle = {
  iterations: 2000,
  curiosity: 1.5,
  advised: true,
  careful: false,
  softness: 1.5,
  doubt: 0.05,
  breadth: 24,
  reach: 64,
  span: Number.POSITIVE_INFINITY,
  depth: 0,
  turns: 1,
  rounds: 0,
  finish: Number.POSITIVE_INFINITY,
  margin: 0,
  rollout: 'advised',
  slips: 16,
  ambition: 0,
  scale: 12,
  worlds: 64,
  paired: false,
  nodes: 100_000,
}

/** Plain tree search without an adviser, played on at random to the end: the textbook, to measure ourselves against. */
export const TEXTBOOK: SearchStyle = {
  ...MASTERLY,
  advised: false,
  rollout: 'random',
  breadth: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
  turns: Number.POSITIVE_INFINITY,
  curiosity: 0.7,
  nodes: 400_000,
}

/** The same without a tree: every move is tried by random play to the end, the promising ones more often. */
export const FLAT: SearchStyle = { ...TEXTBOOK, reach: 2 }
