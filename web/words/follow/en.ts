import type { Level } from '@taproom/engine'
import { counting, listing } from '../plural.ts'

const count = counting('en')
const list = listing('en')

/** How strong they are, in a few words. */
const STRENGTH = {
  guest: 'easy (1 of 6)',
  apprentice: 'gentle (2 of 6)',
  journeyman: 'solid (3 of 6)',
  brewer: 'strong (4 of 6)',
  cellarer: 'very strong (5 of 6)',
  master: 'the strongest (6 of 6)',
} as const

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
  opposition: {
    moreRules: (n: number) => `More for those who know the game (${n})`,
    title: 'Who plays against you',
    howMany: 'How many opponents',
    rung: (n: number, of: number) => `, ${n} of ${of} in strength`,
    persons: {
      guest: 'Pip, the taster',
      apprentice: 'Odo, the apprentice',
      journeyman: 'Marthe, the journeywoman',
      brewer: 'Bruno, the brewer',
      cellarer: 'Agnes, the cellarer',
      master: 'Hilde, the master',
    },
    against: (n: number, level: Level) =>
      `Against ${count(n, { one: 'opponent', other: 'opponents' })}: ${STRENGTH[level]}`,
    change: (game: string, now: string) => `${game}: ${now}. Choose others`,
    again: 'Play it from the start',
    againHint: 'The same draw against the same opponents, in a match of your own.',
  },
  points: {
    /** Beside the name of the game, where an owner's own values are played with. */
    ownValues: 'own components',
    title: 'Points if it ended now',
    about: 'What each seat would have if the match ended as it stands, as far as you can see.',
    where: { solo: 'When alone', on: 'Always', off: 'Never' },
  },
}
