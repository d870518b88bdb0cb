import { refusals } from '@taproom/engine'

/**
 * Why not, by the codes of section 14. Seven of its codes are wishes that our moves cannot express and so are not here:
 * `past-start` (the starting area is the furthest destination), `wrong-side` (the site fixes the price), `tile-fixed`,
 * `one-disc-only`, `activation-compulsory`, `barrel-compulsory` and `split-steps` (no move does such a thing).
 */
export const refuse = refusals({
  'not-your-turn': ['HA-5.3', 'seat'],
  'already-home': 'HA-6.59',
  'wrong-step': 'HA-5.6',
  backwards: ['HA-5.11', 'from', 'to'],
  'same-space': ['HA-5.12', 'at'],
  'space-empty': ['HA-5.16', 'space'],
  'no-free-site': 'HA-5.17',
  'cannot-afford': ['HA-5.18', 'price', 'ducats', 'cards'],
  'only-sun-left': ['HA-5.19', 'price', 'ducats', 'cards'],
  'price-too-high': [['HA-6.4', 'HA-6.5', 'HA-6.20', 'HA-6.21'], 'price', 'ducats'],
  'must-buy': [['HA-6.1', 'HA-6.18']],
  'must-sell-first': ['HA-6.15', 'price', 'ducats'],
  'tile-not-here': ['HA-6.2', 'tiles'],
  'site-occupied': ['HA-6.8', 'site'],
  'shed-site': ['HA-6.9', 'site'],
  'disc-space-empty': ['HA-5.20', 'space'],
  'no-usable-spot': ['HA-5.21', 'space'],
  'wrong-letter': ['HA-6.26', 'space', 'spot'],
  'spot-taken': ['HA-6.27', 'spot'],
  'kind-absent': ['HA-6.27', 'spot'],
  'number-absent': ['HA-6.31', 'number'],
  'shed-pattern': [['HA-7.8', 'HA-7.9', 'HA-7.10'], 'activates'],
  'goal-not-met': 'HA-5.22',
  'barrel-owned': 'HA-6.47',
  'barrel-gone': 'HA-6.48',
  'start-occupied': [['HA-6.52', 'HA-6.53'], 'space', 'seat'],
  'last-takes-first': 'HA-6.57',
  'not-rearmost': ['HA-9.13', 'colour', 'cell', 'lowest'],
  'no-pair': 'HA-9.2',
  'pair-lost': 'HA-9.5',
  'no-card': [['HA-9.7', 'HA-9.16'], 'card'],
  'sale-off-turn': 'HA-9.15',
  'sale-setup': 'HA-4.21',
  'undo-closed': 'HA-12.5',
  'game-over': 'HA-10.13',
})

export type RefusalCode = keyof typeof refuse
