import { counting } from '../plural.ts'

const count = counting('en')

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
}
