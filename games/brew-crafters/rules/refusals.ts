import { refusals } from '@taproom/engine'

/**
 * Why not, in the order of the rulebook: code, rule, numbers (places in the lists of components/names.ts where they name something).
 *
 * Some tempting moves of the rules cannot even be written down here, so they have no refusal:
 * taking part of a space (BC-5.17), the third crew before the second (BC-6.21), cubes kept in the lab or on a tile (BC-5.26),
 * keeping a bottled batch or leaving one in its tank (BC-7.11, BC-7.17), claiming a label again (BC-7.14), giving up a worker, crew
 * or tile (BC-2.40), a loan by choice, paying one back, lending to a seat (BC-8.9, BC-8.10, BC-8.11): there is no move for any of them.
 */
export const refuse = refusals({
  'not-your-turn': 'BC-5.10',
  'wrong-step': 'BC-5.2',
  'match-over': 'BC-10.1',
  'option-locked': 'BC-3.2',
  'must-choose': 'BC-2.44',

  'must-place-worker': 'BC-5.13',
  'space-not-in-game': ['BC-2.9', 'space', 'seats'],
  'space-occupied': ['BC-5.12', 'space'],
  'nothing-to-do-here': ['BC-5.14', 'space'],
  'only-one-option': 'BC-5.15',
  'queue-jump-module': 'BC-9.3',
  'queue-jump-used': 'BC-5.34',
  'queue-jump-no-money': ['BC-5.36', 'price', 'money'],
  'queue-jump-empty': ['BC-5.35', 'space'],
  'no-extra-action': 'BC-5.21',
  'extra-market-declined': 'BC-5.22',
  'temp-spent': 'BC-9.7',

  'no-worker-left': 'BC-5.16',
  'no-partnership-left': 'BC-5.16',
  'card-not-on-offer': 'BC-6.14',
  'crew-needs-3-batches': ['BC-6.18', 'needed', 'brewed'],
  'crew-needs-9-batches': ['BC-6.19', 'needed', 'brewed'],
  'all-crews-on-duty': 'BC-5.16',

  'storage-full': ['BC-5.27', 'excess', 'capacity'],
  'discard-exact': ['BC-5.27', 'excess', 'possible'],
  'discard-order': 'BC-5.27',
  'no-free-discard': 'BC-5.29',
  'kind-not-offered': ['BC-2.44', 'kind'],
  'benefit-not-due': 'BC-5.7',

  'trade-not-now': [['BC-6.11', 'BC-5.30']],
  'trade-not-owned': ['BC-6.8', 'card'],
  'trade-cost-missing': ['BC-6.12', 'kind', 'needed', 'held'],
  'trade-over-capacity': ['BC-6.13', 'cubes', 'capacity'],
  'trade-dead-end': 'BC-6.25',

  'no-crew-for-round': ['BC-7.2', 'round', 'crews'],
  'must-use-crew': 'BC-7.5',
  'part-already-done': 'BC-7.9',
  'process-order': 'BC-7.10',
  'no-empty-tank': ['BC-7.21', 'tank'],
  'recipe-not-in-game': ['BC-7.29', 'recipe'],
  'secret-of-other': ['BC-9.40', 'recipe', 'owner'],
  'needs-basic-recipe': ['BC-7.25', 'recipe', 'basic'],
  'no-replacement': 'BC-7.20',
  'replacement-used': 'BC-7.57',
  'missing-ingredients': ['BC-7.22', 'recipe', 'kind', 'needed', 'held'],

  'no-collaboration-with-2': 'BC-7.33',
  'one-section-per-action': 'BC-7.35',
  'section-taken': ['BC-7.34', 'section', 'owner'],
  'sole-contributor': 'BC-7.37',
  'section-cost': ['BC-7.36', 'section'],

  'lab-complete': 'BC-7.43',
  'one-step-only': 'BC-7.42',
  'tile-owned': ['BC-2.38', 'tile'],
  'all-tiles-owned': 'BC-7.54',

  'module-off': ['BC-3.1', 'module'],
  'module-used': ['BC-9.2', 'module', 'owner'],
  'temp-too-late': 'BC-9.11',
  'temps-short': ['BC-9.6', 'temps', 'price', 'money'],
  'exchange-nothing': 'BC-9.17',
  'exchange-mixed': ['BC-9.14', 'given', 'most'],
  'agency-no-money': ['BC-9.24', 'price', 'money'],
  'agency-empty': 'BC-9.24',
  'farm-season': 'BC-9.25',
  'farm-kind': ['BC-9.27', 'kind'],
  'farm-kind-planted': ['BC-9.28', 'kind'],
  'secret-none-left': 'BC-9.48',
  'secret-not-available': ['BC-9.38', 'recipe'],
})
export type RefusalCode = keyof typeof refuse
