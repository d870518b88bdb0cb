/** The engine's example game with a voice, so that the shell can be tried on a game with secrets and interrupts. */
import type { RoomOf, Rulebook } from '../index.ts'
import { guides } from './guide.ts'
import { lastCall } from './last-call.ts'
import { dutch, english, french } from './words.ts'

const rules: Rulebook = {
  sections: { '1': 'Set-up', '2': 'A turn', '6': 'Spills and the end' },
  rules: {
    'LC-1': 'Everybody has three cards in hand, hidden from the others.',
    'LC-2': 'In your turn you roll the two dice again, or keep them.',
    'LC-3': 'Then you pour one card of your hand.',
    'LC-4': 'Its value counts, plus 3 for each die that shows the same.',
    'LC-5': 'The last card pours itself.',
    'LC-6': 'Once per match you may spill while another seat thinks about its pour: the second die is rolled again.',
    'LC-7': 'An unspent spill is worth 2 points.',
    'LC-8': 'Most points win; equal points share the rank.',
  },
  examples: { 'LC-E1': { text: 'The dice show 4 and 4: a poured 4 counts 4 + 3 + 3 = 10.', rules: ['LC-4'] } },
  components: { match: { name: 'A matching die', about: 'Nobody wrote down how much it is worth; we propose 3.' } },
  changes: { 2: 'A spill rolls one die again instead of both, and an unspent one is worth 2 points instead of 1.' },
  earlier: {
    1: {
      'LC-6': 'Once per match you may spill while another seat thinks about its pour: the dice are rolled again.',
      'LC-7': 'An unspent spill is worth 1 point.',
    },
  },
}

export const room: RoomOf<typeof lastCall> = {
  game: lastCall,
  words: { en: async () => english, fr: async () => french, nl: async () => dutch },
  rulebook: { en: async () => rules, fr: async () => rules, nl: async () => rules },
  guide: { en: async () => guides.en, fr: async () => guides.fr, nl: async () => guides.nl },
  components: lastCall.box,
  proposed: () => [{ path: 'match', name: '', value: '' }],
}
