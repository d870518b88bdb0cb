import { counting, listing } from '../plural.ts'

const count = counting('en')
const list = listing('en')

/** How one follows what others do: the pace of rivals, what happened since one's turn. */
export const follow = {
  pace: {
    title: 'Pace of the others',
    hint: 'How long each of their moves is shown before the next one.',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    held: 'The others wait until you let them go on.',
    key: 'make the others wait, or go on',
  },
  since: {
    you: 'You',
    table: 'The table',
    replay: (name: string) => `Show it again: ${name}`,
    title: 'Since your turn',
    moves: (n: number) =>
      `${count(n, { one: 'move', other: 'moves' })} since yours. Choose one to see it on the table.`,
    nothing: 'Nothing has happened since your last move.',
    look: ', see it on the table',
    toTable: 'To the table',
  },
  scene: {
    title: 'The scoring',
    before: 'Before the points',
    next: (step: number, of: number) => (step < of ? `Next (${step} of ${of})` : 'To the result'),
    skip: 'Skip',
    again: 'The scoring again',
    total: (points: number) => `= ${points}`,
    won: (points: number) => `You won with ${count(points, { one: 'point', other: 'points' })}`,
    shared: (names: readonly string[], points: number) =>
      `You and ${list(names)} share the win with ${count(points, { one: 'point', other: 'points' })}`,
    came: (rank: number, points: number) =>
      `You are ${['', 'first', 'second', 'third', 'fourth', 'fifth'][rank] ?? rank} with ${count(points, { one: 'point', other: 'points' })}`,
    check: 'Check the draw',
  },
}
