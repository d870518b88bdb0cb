/**
 * Section 14: every refusal with its code and its rule, and the table as it was. `state-changed` is in table.test.ts;
 * `option-locked` has no move at all (see refusals.ts).
 */
import type { MoveData } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import type { FieldCode } from '../components/board.ts'
import {
  accelerate,
  blockBuilding,
  blockRecipe,
  brew,
  buy,
  buyToken,
  just,
  on,
  pick,
  place,
  plant,
  put,
  Scene,
  type Setting,
  store,
  swap,
  swapColour,
  token,
} from './position.ts'
import { refuse } from './refusals.ts'

const A = 0
const B = 1

type Case = [code: string, rule: string, scene: () => Scene, seat: number, move: MoveData]

const arrange =
  (setting: Setting, before: (scene: Scene) => void = () => undefined) =>
  () => {
    const scene = new Scene({ at: 'first-piece', round: 3, ...setting })
    before(scene)
    return scene
  }
const shop = (setting: Setting, before?: (scene: Scene) => void) => arrange({ at: 'purchase', ...setting }, before)
const brewing = (setting: Setting, before?: (scene: Scene) => void) =>
  arrange({ at: 'brew', row: ['cheap-lager', 'mass-lager', 'double-bock'], ...setting }, before)
const two = {
  players: [
    { active: 'L2 S4 D3', seeds: 1 },
    { active: 'L2 S2', seeds: 1 },
  ],
}
const holding = (...tokens: NonNullable<NonNullable<Setting['players']>[number]['tokens']>) => ({
  players: [
    { active: 'L2', storage: 'L3', tokens },
    { active: 'L2', storage: 'D6' },
  ],
})
const loaded = (field: FieldCode, die: string, players = two.players) =>
  arrange({ players }, scene => scene.play(A, place(die, field)))

const cases: Case[] = [
  ['not-your-turn', 'DB-5.17', arrange(two), B, place('L2', 'MH2')],
  ['not-your-turn', 'DB-5.2', shop(two), B, buy('fruit')],
  ['wrong-phase', 'DB-5.1', arrange(two), A, buy('fruit')],
  ['wrong-phase', 'DB-5.1', shop(two), A, place('L2', 'MH2')],
  ['wrong-phase', 'DB-5.1', arrange(two), A, put('storage')], // answering where nothing is asked
  ['wrong-phase', 'DB-5.1', arrange(two, s => s.play(A, place('S4', 'CS1'))), A, just('pass')], // passing a choice
  ['move-in-progress', 'DB-5.5', arrange(two, s => s.play(A, place('L2', 'MH2'))), B, store('L2')],
  [
    'move-in-progress',
    'DB-9.3',
    arrange(holding('extra-roll'), s => s.play(A, place('L2', 'MH2'))),
    B,
    token('extra-roll', A, 'L3', 'storage'),
  ],
  ['choice-pending', 'DB-5.21', arrange(two, s => s.play(A, place('S4', 'CS1'))), A, store('L2')],
  [
    'choice-pending',
    'DB-9.4',
    arrange({ players: [{ active: 'L2 S4', tokens: ['extra-roll'] }] }, s => s.play(A, place('S4', 'CS1'))),
    A,
    token('extra-roll', A, 'L2'),
  ],
  ['choice-pending', 'DB-5.21', arrange(two, s => s.play(A, place('S4', 'CS1'))), A, place('L2', 'MH2')],
  ['already-passed', 'DB-5.27', arrange(two, s => s.play(A, just('pass'))), A, place('L2', 'MH2')],
  ['turn-full', 'DB-5.18', arrange(two, s => s.play(A, place('L2', 'MH2'), plant('MH1'))), A, place('D3', 'SD2')],
  ['must-place-or-pass', 'DB-5.25', arrange(two), A, just('end-turn')],
  ['not-your-board', 'DB-5.19', arrange(two), A, { kind: 'place-abroad', board: B, field: on('MH2') }],
  ['piece-not-available', 'DB-5.10', arrange(two), A, store('L5')],
  ['piece-not-available', 'DB-5.20', arrange(two), A, place('L2', 'MH2', 'storage')],
  ['piece-not-available', 'DB-5.20', arrange({ players: [{ active: 'L2' }] }), A, plant('MH1')],
  ['piece-not-available', 'DB-5.20', arrange(two), A, accelerate('S6', 'MH1')],
  ['piece-not-available', 'DB-6.23', shop(two), A, buy('honey', 'S6')],
  ['piece-not-available', 'DB-6.23', shop(two), A, { ...buy('honey'), value: 6 }],
  ['building-closed-round', 'DB-5.34', arrange({ ...two, round: 2 }), A, place('D3', 'SD2')],
  ['building-blocked', 'DB-9.50', arrange(two, s => (s.t.seats[A].closed = 1)), A, place('L2', 'MH2')],
  [
    'field-blocked',
    'DB-5.51',
    arrange(two, s => s.play(A, place('L2', 'MH2'), just('end-turn'))),
    B,
    place('L2', 'MH2'),
  ],
  [
    'field-used',
    'DB-5.36',
    arrange({ players: [{ active: 'L2 L3' }] }, s => s.play(A, place('L2', 'MH2'))),
    A,
    place('L3', 'MH2'),
  ],
  ['wrong-piece', 'DB-5.35', arrange(two), A, place('L2', 'SD1')],
  ['wrong-piece', 'DB-5.35', arrange(two), A, plant('MH2')],
  ['raise-six', 'DB-5.63', arrange({ players: [{ active: 'L6' }] }), A, place('L6', 'MH3')],
  ['raise-protected', 'DB-5.67', arrange({ players: [{ active: 'H3p' }] }), A, place('H3p', 'HP2')],
  ['die-blocked', 'DB-9.44', arrange({ players: [{ active: 'L3b D2' }] }), A, place('L3b', 'MH2')],
  [
    'die-blocked',
    'DB-9.44',
    arrange({ players: [{ active: 'S1b L2 D3' }] }, s => s.play(A, place('L2', 'MH3'))),
    A,
    accelerate('S1b', 'MH3'),
  ],
  ['die-blocked', 'DB-9.44', shop({ players: [{ active: 'S6b', gold: 9 }] }), A, buy('honey', 'S6b')],
  ['die-blocked', 'DB-9.44', brewing({ players: [{ storage: 'L2 L3b H2' }] }), A, brew(0, [3, 2])],
  ['skill-too-low', 'DB-5.40', loaded('MH2', 'L2', [{ active: 'L2 S2 D1', seeds: 0 }]), A, accelerate('S2', 'MH2')],
  ['skill-too-low', 'DB-5.75', arrange({ players: [{ active: 'S1b L2' }] }), A, place('S1b', 'CS1')],
  ['skill-too-low', 'DB-5.80', arrange({ players: [{ active: 'S2 L2' }] }), A, place('S2', 'CS2')],
  ['skill-too-low', 'DB-5.88', arrange(two), A, place('S4', 'CS3')],
  ['accelerator-needs-input', 'DB-5.41', arrange(two), A, accelerate('S4', 'MH1')],
  [
    'accelerator-not-here',
    'DB-5.44',
    arrange({ players: [{ active: 'S6 S5 L2' }] }, s => s.play(A, place('S5', 'CS3'))),
    A,
    accelerate('S6', 'CS3'),
  ],
  [
    'accelerator-taken',
    'DB-5.45',
    arrange({ players: [{ active: 'S4 S5', seeds: 1 }, { active: 'L2' }] }, s =>
      s.play(A, plant('MH1'), accelerate('S4', 'MH1'), put('active-zone')).play(B, just('pass')),
    ),
    A,
    accelerate('S5', 'MH1'),
  ],
  ['accelerator-not-skill', 'DB-5.39', loaded('MH2', 'L2'), A, accelerate('D3', 'MH2')],
  [
    'supply-empty',
    'DB-5.48',
    arrange(two, s => {
      s.drain(B, 'D')
      s.play(A, place('L2', 'MH2'))
    }),
    A,
    accelerate('S4', 'MH2'),
  ],
  ['reroll-not-eligible', 'DB-5.77', arrange({ players: [{ active: 'S4 L2b' }] }), A, place('S4', 'CS1')],
  ['reroll-not-eligible', 'DB-5.77', loaded('CS1', 'S4'), A, just('reroll')],
  ['reroll-not-eligible', 'DB-5.79', loaded('CS1', 'S4', [{ active: 'S4 L2 L3p', seeds: 0 }]), A, pick('L3p')],
  ['reroll-not-eligible', 'DB-5.79', loaded('CS1', 'S4'), A, pick('S4')],
  ['pick-order', 'DB-5.76', arrange(two, s => s.play(A, place('S4', 'CS1'), pick('D3'))), A, pick('L2')],
  ['swap-colour-unavailable', 'DB-5.82', loaded('CS2', 'S4'), A, swapColour('hops')],
  ['swap-colour-unavailable', 'DB-5.82', arrange({ players: [{ active: 'S4 S3' }] }), A, place('S4', 'CS2')],
  [
    'swap-not-eligible',
    'DB-5.83',
    arrange(two, s => s.play(A, place('S4', 'CS2'), swapColour('light-malt'))),
    A,
    swap(3, 'D3'),
  ],
  [
    'swap-not-eligible',
    'DB-5.87',
    arrange({ players: [{ active: 'S4 L2 L3b' }] }, s => s.roll(...Array(12).fill(4)).play(A, place('S4', 'CS2'))),
    A,
    swap(4, 'L3b'),
  ],
  ['store-too-late', 'DB-5.16', brewing({ players: [{ storage: 'L2 H2', active: 'D3' }] }), A, store('D3')],
  [
    'store-no-return',
    'DB-5.15',
    shop({ players: [{ storage: 'L2', active: 'D3' }] }),
    A,
    { ...store('L2'), kind: 'take-out' },
  ],
  ['market-closed', 'DB-6.6', shop({ round: 1, players: [{ active: 'L2', gold: 9 }] }), A, buy('fruit')],
  ['black-market-closed', 'DB-6.7', shop({ round: 2, players: [{ active: 'L2', gold: 9 }] }), A, buyToken('raise-die')],
  [
    'one-ingredient',
    'DB-6.2',
    shop({ players: [{ active: 'L2', gold: 9 }] }, s => s.play(A, buy('fruit'))),
    A,
    buy('fruit'),
  ],
  [
    'one-action-token',
    'DB-6.3',
    shop({ players: [{ active: 'L2', gold: 9 }] }, s => s.play(A, buyToken('raise-die'))),
    A,
    buyToken('raise-die'),
  ],
  [
    'stack-empty',
    'DB-6.10',
    shop({ players: [{ active: 'L2', gold: 9 }, { ingredients: ['fruit', 'fruit', 'fruit'] }] }),
    A,
    buy('fruit'),
  ],
  [
    'stack-empty',
    'DB-6.10',
    shop({ players: [{ active: 'L2', gold: 9 }, { tokens: ['raise-die', 'raise-die', 'raise-die'] }] }),
    A,
    buyToken('raise-die'),
  ],
  ['not-enough-gold', 'DB-6.9', shop({ players: [{ active: 'L2', gold: 1 }] }), A, buy('fruit')],
  ['discount-one-die', 'DB-6.16', shop({ players: [{ active: 'S6 S6', gold: 9 }] }), A, just('second-discount')],
  ['discount-useless', 'DB-6.22', shop({ players: [{ active: 'S4', gold: 9 }] }), A, buy('honey', 'S4')],
  ['discount-useless', 'DB-6.20', shop({ players: [{ active: 'S6', gold: 9 }] }), A, buy('fruit', 'S6')],
  ['discount-not-black-market', 'DB-6.21', shop({ players: [{ active: 'S6', gold: 9 }] }), A, just('token-discount')],
  ['ones-off', 'DB-3.1', shop({ players: [{ active: 'L1 D1' }] }), A, buy('fruit')],
  [
    'ones-not-counted',
    'DB-6.26',
    shop({ options: { onesAsGold: true }, players: [{ active: 'L1f', gold: 1 }] }),
    A,
    buy('fruit'),
  ],
  [
    'ones-not-counted',
    'DB-6.28',
    shop({ options: { onesAsGold: true }, players: [{ active: 'L1f', storage: 'D1' }] }),
    A,
    buy('fruit'),
  ],
  [
    'ones-not-counted',
    'DB-6.30',
    shop({ options: { onesAsGold: true }, players: [{ active: 'L1f', storage: 'D1fb' }] }),
    A,
    buy('fruit'),
  ],
  ['recipe-not-there', 'DB-7.7', brewing({ players: [{ storage: 'L2 H2' }] }), A, brew(3, [2, 2])],
  [
    'recipe-blocked',
    'DB-9.53',
    brewing({ players: [{ storage: 'L2 H2' }] }, s => (s.t.blockedSlots = 1)),
    A,
    brew(0, [2, 2]),
  ],
  ['die-not-stored', 'DB-7.8', brewing({ players: [{ storage: 'L2 H2', active: 'L5' }] }), A, brew(0, [5, 2])],
  [
    'die-not-stored',
    'DB-7.17',
    brewing({ players: [{ storage: 'L2 H2', active: 'S5' }] }),
    A,
    brew(0, [2, 2], 'skill-5'),
  ],
  ['die-not-stored', 'DB-7.17', brewing({ players: [{ storage: 'L2 H2' }] }), A, brew(0, [2, 2], 'skill-5')],
  [
    'die-already-brewed',
    'DB-7.13',
    brewing({ players: [{ storage: 'L2 L3 L4 H2 H3' }] }, s => s.play(A, brew(0, [4, 2]))),
    A,
    brew(1, [4, 3, 3]),
  ],
  ['dice-do-not-fit', 'DB-7.9', brewing({ players: [{ storage: 'L2 H2 L2 L3' }] }), A, brew(1, [2, 2, 2])],
  ['dice-do-not-fit', 'DB-7.9', brewing({ players: [{ storage: 'L2 H2 L3' }] }), A, brew(1, [2, 3, 2])], // one form only
  ['dice-do-not-fit', 'DB-7.9', brewing({ players: [{ storage: 'L2 H2' }] }), A, brew(0, [2, 0])], // too few
  ['dice-do-not-fit', 'DB-7.9', brewing({ players: [{ storage: 'L2 H2' }] }), A, brew(0, [6, 2])], // nowhere
  ['wrong-dice-count', 'DB-7.11', brewing({ players: [{ storage: 'L2 L2 H2' }] }), A, brew(0, [2, 2, 2])],
  [
    'one-enhancement',
    'DB-7.14',
    brewing({ players: [{ storage: 'L2 H2' }] }),
    A,
    { kind: 'enhance', enhancement: 'fruit' },
  ],
  [
    'enhancement-not-printed',
    'DB-7.15',
    brewing({ players: [{ storage: 'L2 H2', ingredients: ['honey'] }] }),
    A,
    brew(0, [2, 2], 'honey'),
  ],
  ['enhancement-skill-low', 'DB-7.16', brewing({ players: [{ storage: 'L2 H2 S2' }] }), A, brew(0, [2, 2], 'skill-2')],
  ['ingredient-not-owned', 'DB-7.18', brewing({ players: [{ storage: 'L2 H2' }] }), A, brew(0, [2, 2], 'fruit')],
  [
    'enhance-later',
    'DB-7.19',
    brewing({ players: [{ storage: 'L2 H2' }, { storage: 'L2 L3 H2' }] }, s => s.play(A, brew(0, [2, 2]))),
    A,
    { kind: 'enhance', enhancement: 'fruit' },
  ],
  ['token-not-owned', 'DB-9.1', arrange(two), A, token('extra-roll', A, 'L2')],
  [
    'token-not-owned',
    'DB-9.1',
    brewing({ players: [{ storage: 'L2 H2' }] }),
    A,
    token('extra-roll', A, 'L2', 'storage'),
  ],
  [
    'token-too-late',
    'DB-9.11',
    brewing({ players: [{ storage: 'L2 H2', tokens: ['extra-roll'] }] }),
    A,
    token('extra-roll', A, 'L2', 'storage'),
  ],
  [
    'token-too-late',
    'DB-9.12',
    arrange({ players: [{ active: 'L2', tokens: ['extra-roll'] }] }, s =>
      s.play(A, place('L2', 'MH3')).idle('tidied-die'),
    ),
    A,
    token('extra-roll', A, 'L2', on('MH3')),
  ],
  [
    'token-not-asked',
    'DB-9.9',
    arrange({ ...holding('extra-roll'), at: 'opening-window', asked: B }),
    A,
    token('extra-roll', B, 'L2'),
  ],
  ['token-only-opening', 'DB-9.51', arrange(holding('block-building')), A, blockBuilding(B, 'malt-house')],
  ['token-only-brewing', 'DB-9.54', arrange({ ...holding('block-recipe'), at: 'opening-window' }), A, blockRecipe(0)],
  [
    'token-won-too-late',
    'DB-9.24',
    brewing(
      { row: ['hazy-wheat', 'cheap-lager', 'double-ipa'], players: [{ storage: 'L3 L2' }, { storage: 'L2 H2' }] },
      s => s.play(A, brew(0, [3, 2])),
    ),
    A,
    token('raise-die', A, 'L3'),
  ],
  [
    'target-protected',
    'DB-9.46',
    arrange({ players: [{ active: 'L2p', tokens: ['raise-die'] }] }),
    A,
    token('raise-die', A, 'L2p'),
  ],
  [
    'target-protected',
    'DB-9.47',
    arrange({ players: [{ storage: 'L2p', tokens: ['take-back-die'] }] }),
    A,
    token('take-back-die', A, 'L2p', 'storage'),
  ],
  [
    'target-six',
    'DB-9.28',
    arrange({ players: [{ active: 'L6', tokens: ['raise-die'] }] }),
    A,
    token('raise-die', A, 'L6'),
  ],
  ['target-not-own', 'DB-9.27', arrange(holding('raise-die')), A, token('raise-die', B, 'L2')],
  [
    'target-place',
    'DB-9.27',
    arrange({ players: [{ active: 'L2 L3', tokens: ['raise-die'] }] }, s => s.play(A, place('L2', 'MH3'))),
    A,
    token('raise-die', A, 'L2', on('MH3')),
  ],
  [
    'target-place',
    'DB-9.34',
    shop({ players: [{ active: 'S6 L2', gold: 9, tokens: ['extra-roll'] }] }, s => s.play(A, buy('honey', 'S6'))),
    A,
    token('extra-roll', A, 'S6', 'market'),
  ],
  ['target-place', 'DB-9.34', arrange(holding('extra-roll')), A, token('extra-roll', A, 'L1', 'supply')],
  ['target-place', 'DB-9.37', arrange(holding('take-back-die')), A, token('take-back-die', B, 'L2')],
  [
    'target-place',
    'DB-9.42',
    arrange({ players: [{ active: 'L2 L3', tokens: ['block-protect-die'] }] }, s => s.play(A, place('L2', 'MH3'))),
    A,
    token('block-protect-die', A, 'L2', on('MH3')),
  ],
  [
    'target-taken',
    'DB-9.43',
    arrange({ players: [{ active: 'L2p', tokens: ['block-protect-die'] }] }),
    A,
    token('block-protect-die', A, 'L2p'),
  ],
  [
    'target-taken',
    'DB-9.52',
    arrange({ ...holding('block-building'), at: 'opening-window' }, s => (s.t.seats[B].closed = 1)),
    A,
    blockBuilding(B, 'malt-house'),
  ],
  [
    'target-taken',
    'DB-9.55',
    brewing({ ...holding('block-recipe'), at: 'brewing-window' }, s => (s.t.blockedSlots = 1)),
    A,
    blockRecipe(0),
  ],
  ['recipe-not-there', 'DB-7.7', brewing({ ...holding('block-recipe'), at: 'brewing-window' }), A, blockRecipe(3)],
  [
    'target-building',
    'DB-9.50',
    arrange({ ...holding('block-building'), at: 'opening-window' }),
    A,
    blockBuilding(A, 'malt-house'),
  ],
  [
    'target-building',
    'DB-9.52',
    arrange({ ...holding('block-building'), at: 'opening-window', round: 2 }),
    A,
    blockBuilding(B, 'seed-department'),
  ],
  [
    'game-over',
    'DB-8.24',
    brewing({ players: [{ storage: 'L2 H2' }] }, s => {
      s.t.roundLimit = 3
      s.play(A, just('decline'))
    }),
    A,
    just('pass'),
  ],
]

describe('refusals', () => {
  it.each(cases)('%s by %s (%#)', (code, rule, scene, seat, move) => {
    const table = scene()
    const before = table.digest()
    expect(table.refusal(seat, move)).toMatchObject({ code, rule })
    expect(table.digest()).toBe(before)
    expect(refuse).toHaveProperty([code])
  })

  it('has a case for every code', () => {
    const tried = new Set(cases.map(([code]) => code))
    expect(Object.keys(refuse).filter(code => !tried.has(code))).toEqual(['state-changed'])
  })

  it('names only rules that it declares', () => {
    const rules: { readonly [code: string]: { readonly rules: readonly string[] } } = refuse
    for (const [code, rule] of cases) expect(rules[code].rules).toContain(rule)
  })
})
