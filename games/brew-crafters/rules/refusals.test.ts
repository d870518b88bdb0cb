/** Every refusal that a move can meet: its code, its rule, and a table that stays as it was. */
import { describe, expect, test } from 'vitest'
import { SKILLED_WORKERS } from '../components/names.ts'
import { ALL_MODULES, match, type Position } from './position.ts'
import { type RefusalCode, refuse } from './refusals.ts'

const all = () => match({ ...ALL_MODULES })
const two = () => match({ seats: 2 })
const brewing = (p: Position) => p.atBrewing(0).do('act process-collaborate')
const occupied = (p: Position) => {
  p.space('hop-yard').worker = 2
  return p.atMarket(0)
}

/** Position, move, and the seat that tries it when it is not the one that is asked. */
const CASES: {
  readonly [C in RefusalCode]: readonly [rule: string, position: () => Position, line: string, seat?: number]
} = {
  'not-your-turn': ['BC-5.10', () => match(), 'place malt-house take worker', 1],
  'wrong-step': ['BC-5.2', () => match(), 'act install'],
  'match-over': ['BC-10.1', () => two().endSeason(12), 'stop', 0],
  'option-locked': ['BC-3.2', () => match().ask('lab-track', 0), 'research prestige'],
  'must-choose': ['BC-2.44', () => match().ask('hire-worker', 0), 'decline'],

  'must-place-worker': ['BC-5.13', () => match(), 'decline'],
  'space-not-in-game': ['BC-2.9', () => match(), 'place grain-elevator take worker'],
  'space-occupied': ['BC-5.12', () => occupied(match()), 'place hop-yard take worker'],
  'nothing-to-do-here': ['BC-5.14', () => match().atMarket(0), 'place malt-house hire worker'],
  'only-one-option': ['BC-5.15', () => match().do('place hiring-hall-1 hire worker'), 'partner spice-importer'],
  'queue-jump-module': [
    'BC-9.3',
    () => {
      const p = all().worker(0, 'queue-jumper')
      p.t.used[0] = 2
      return p
    },
    'place temp-labour use worker',
  ],
  'queue-jump-used': [
    'BC-5.34',
    () => {
      const p = occupied(match().worker(0, 'queue-jumper'))
      p.seat(0).jumped = 1
      return p
    },
    'place hop-yard take worker',
  ],
  'queue-jump-no-money': [
    'BC-5.36',
    () => occupied(match().worker(0, 'queue-jumper').money(0, 0)),
    'place hop-yard take worker',
  ],
  'queue-jump-empty': [
    'BC-5.35',
    () => {
      const p = occupied(match().worker(0, 'queue-jumper'))
      p.space('hop-yard').cubes.fill(0)
      return p
    },
    'place hop-yard take worker',
  ],
  'no-extra-action': ['BC-5.21', () => match().ask('extra-market', 0), 'place malt-house take worker'],
  'extra-market-declined': [
    'BC-5.22',
    () => {
      const p = all()
      p.seat(0).temps = 1
      p.seat(1).temps = 1
      return p.atExtraRounds(0).do('decline')
    },
    'place malt-house take temp',
    0,
  ],
  'temp-spent': [
    'BC-9.7',
    () => {
      const p = all()
      p.seat(0).tempsSpent = 1
      return p.atExtraRounds(0)
    },
    'place malt-house take temp',
  ],

  'no-worker-left': ['BC-5.16', () => match().offer().atMarket(0), 'place hiring-hall-1 hire worker'],
  'no-partnership-left': [
    'BC-5.16',
    () => match().partner(1, 'spice-importer', 'coffee-roaster').atMarket(0),
    'place hiring-hall-1 partner worker',
  ],
  'card-not-on-offer': ['BC-6.14', () => match().ask('hire-worker', 0), 'hire tour-guide'],
  'crew-needs-3-batches': ['BC-6.18', () => match().atMarket(0), 'place shift-office-1 crew worker'],
  'crew-needs-9-batches': [
    'BC-6.19',
    () => match().crews(0, 2).sold(0, 'everyday-ale', 8).atMarket(0),
    'place shift-office-1 crew worker',
  ],
  'all-crews-on-duty': ['BC-5.16', () => match().crews(0, 3).atMarket(0), 'place shift-office-1 crew worker'],

  'storage-full': [
    'BC-5.27',
    () => match().stock(0, { malt: 11, hops: 1 }).atMarket(0).do('place malt-house take worker'),
    'decline',
  ],
  'discard-exact': [
    'BC-5.27',
    () => match().stock(0, { malt: 11, hops: 1 }).atMarket(0).do('place malt-house take worker'),
    'discard hops',
  ],
  'discard-order': [
    'BC-5.27',
    () =>
      match().stock(0, { malt: 5, hops: 5, yeast: 2 }).atMarket(0).do('place malt-house take worker', 'discard hops'),
    'discard malt',
  ],
  'no-free-discard': ['BC-5.29', () => match(), 'discard malt'],
  'kind-not-offered': [
    'BC-2.44',
    () => two().worker(0, 'lab-technician').atBrewing(0).do('act lab-research', 'research business'),
    'gain spice',
  ],
  'benefit-not-due': [
    'BC-5.7',
    () => match().stock(0, { hops: 12 }).marker(0, 'malting', 2).marker(0, 'hopping', 2).startSeason(4),
    'benefit early-riser',
  ],

  'trade-not-now': ['BC-6.11', () => match().partner(1, 'spice-importer'), 'trade spice-importer 0', 1],
  'trade-not-owned': ['BC-6.8', () => match(), 'trade spice-importer 0'],
  'trade-cost-missing': [
    'BC-6.12',
    () => match().partner(0, 'spice-importer').stock(0, { malt: 1 }).atMarket(0),
    'trade spice-importer 0',
  ],
  'trade-over-capacity': [
    'BC-6.13',
    () => match({ seats: 4 }).partner(0, 'maltsters-guild').stock(0, { hops: 12 }).atMarket(0),
    'trade maltsters-guild 0',
  ],
  'trade-dead-end': [
    'BC-6.25',
    () => all().partner(0, 'spice-importer').stock(0, { malt: 2 }).ask('farm-plant', 0),
    'trade spice-importer 0',
  ],

  'no-crew-for-round': [
    'BC-7.2',
    () => {
      const p = match().crews(0, 2).atBrewing(0)
      p.t.round = 2
      return p
    },
    'act install',
    1,
  ],
  'must-use-crew': ['BC-7.5', () => match().atBrewing(0), 'decline'],
  'part-already-done': ['BC-7.9', () => brewing(match().stock(0, { hops: 2 })).do('process'), 'process'],
  'process-order': ['BC-7.10', () => brewing(match().stock(0, { hops: 2 })), 'brew line everyday-ale none none'],
  'no-empty-tank': [
    'BC-7.21',
    () => brewing(two().stock(0, { malt: 3, hops: 2, yeast: 1 })),
    'brew pub everyday-ale none none',
  ],
  'recipe-not-in-game': [
    'BC-7.29',
    () => brewing(two().stock(0, { malt: 3, hops: 2, yeast: 1 })),
    'brew line dark-stout none none',
  ],
  'secret-of-other': [
    'BC-9.40',
    () => {
      const p = all().atBrewing(0).do('act secret-recipe', 'secret oat-soda-stout').sold(0, 'simply-stout')
      p.stock(0, { malt: 7, hops: 1, yeast: 1 }).ask('brew', 0).do('brew line oat-soda-stout none none')
      return p.ask('brew', 1)
    },
    'brew line oat-soda-stout none none',
  ],
  'needs-basic-recipe': [
    'BC-7.25',
    () => brewing(two().stock(0, { malt: 3, hops: 2, yeast: 1, fruit: 2 })),
    'brew line pumpkin-ale none none',
  ],
  'no-replacement': [
    'BC-7.20',
    () => brewing(two().stock(0, { malt: 4, hops: 2, yeast: 1 })),
    'brew line everyday-ale spice none',
  ],
  'replacement-used': [
    'BC-7.57',
    () => {
      const p = two().worker(0, 'recipe-tinkerer').sold(0, 'simply-stout').stock(0, { malt: 8, hops: 1, yeast: 1 })
      brewing(p)
      p.t.tinkered = 1
      return p
    },
    'brew line coffee-stout coffee none',
  ],
  'missing-ingredients': [
    'BC-7.22',
    () => brewing(two().stock(0, { malt: 3, hops: 1, yeast: 1 })),
    'brew line everyday-ale none none',
  ],

  'no-collaboration-with-2': ['BC-7.33', () => two().atBrewing(0), 'collaborate'],
  'one-section-per-action': [
    'BC-7.35',
    () => brewing(match().stock(0, { hops: 4 })).do('collaborate'),
    'section grain-bill none',
  ],
  'section-taken': [
    'BC-7.34',
    () => {
      const p = match().ask('section', 0)
      p.t.sections[1] = 2
      return p
    },
    'section hop-bill none',
  ],
  'sole-contributor': [
    'BC-7.37',
    () => {
      const p = match().stock(0, { hops: 2 }).ask('section', 0)
      p.t.sections.set([1, 0, 1, 1])
      return p
    },
    'section hop-bill none',
  ],
  'section-cost': ['BC-7.36', () => match().ask('section', 0), 'section grain-bill none'],

  'lab-complete': ['BC-7.43', () => match().marker(0, 'malting', 4).ask('lab-track', 0), 'research malting'],
  'one-step-only': [
    'BC-7.42',
    () => match().atBrewing(0).do('act lab-research', 'research fermentation'),
    'research fermentation',
  ],
  'tile-owned': ['BC-2.38', () => match().tile(0, 'farm').ask('install', 0), 'install farm'],
  'all-tiles-owned': [
    'BC-7.54',
    () => {
      const p = match().atBrewing(0)
      p.seat(0).tiles.fill(1)
      return p
    },
    'act install',
  ],

  'module-off': ['BC-3.1', () => match(), 'place labour-agency use worker'],
  'module-used': [
    'BC-9.2',
    () => {
      const p = all()
      p.t.used[2] = 3
      return p
    },
    'place labour-agency use worker',
  ],
  'temp-too-late': ['BC-9.11', () => all().atMarket(0, 12), 'place temp-labour use worker'],
  'temps-short': ['BC-9.6', () => all().money(0, 0).atMarket(0), 'place temp-labour use worker'],
  'exchange-nothing': [
    'BC-9.17',
    () => all().money(0, 0).stock(0, { malt: 2 }).atMarket(0),
    'place commodity-exchange use worker',
  ],
  'exchange-mixed': [
    'BC-9.14',
    () => all().stock(0, { hops: 1, yeast: 1 }).atMarket(0).do('place commodity-exchange use worker'),
    'exchange money 1 0',
  ],
  'agency-no-money': ['BC-9.24', () => all().money(0, 0).atMarket(0), 'place labour-agency use worker'],
  'agency-empty': [
    'BC-9.24',
    () =>
      all()
        .worker(1, ...SKILLED_WORKERS.slice(9))
        .atMarket(0),
    'place labour-agency use worker',
  ],
  'farm-season': ['BC-9.25', () => all().atMarket(0, 2), 'place community-farm use worker'],
  'farm-kind': ['BC-9.27', () => all().do('place community-farm use worker'), 'plant yeast'],
  'farm-kind-planted': [
    'BC-9.28',
    () => {
      const p = all().ask('farm-plant', 0)
      p.t.planted[0] = 1
      return p
    },
    'plant malt',
  ],
  'secret-none-left': [
    'BC-9.48',
    () => {
      const p = all()
      for (let i = 0; i < 15; i++) p.atBrewing(0).do('act secret-recipe').do(p.legal()[0])
      return p.atBrewing(0)
    },
    'act secret-recipe',
  ],
  'secret-not-available': ['BC-9.38', () => all().atBrewing(0).do('act secret-recipe'), 'secret imperial-stout'],
}

describe('every refusal', () => {
  test.each(Object.keys(refuse))('%s', code => {
    const [rule, position, line, seat] = CASES[code as RefusalCode]
    const p = position()
    const before = [...p.t.cells]
    const reason = p.why(line, seat)
    expect([reason?.code, reason?.rule]).toEqual([code, rule])
    expect([...p.t.cells]).toEqual(before)
  })
})

describe('precedence', () => {
  test('queue-jump-module, module-used, queue-jump-used, queue-jump-no-money, queue-jump-empty', () => {
    const p = occupied(all().worker(0, 'queue-jumper').money(0, 0))
    p.space('hop-yard').cubes.fill(0)
    p.seat(0).jumped = 1
    p.t.used[1] = 2
    expect(p.why('place commodity-exchange use worker')?.code).toBe('queue-jump-module')
    expect(p.why('place hop-yard take worker')?.code).toBe('queue-jump-used')
    p.seat(0).jumped = 0
    expect(p.why('place hop-yard take worker')?.code).toBe('queue-jump-no-money')
    expect(p.money(0, 1).why('place hop-yard take worker')?.code).toBe('queue-jump-empty')
  })

  test('farm-kind before farm-kind-planted', () => {
    const p = all().stock(0, { hops: 1 }).ask('farm-plant', 0)
    p.t.planted[0] = 1
    expect(p.why('plant malt')?.code).toBe('farm-kind') // not owned
    expect(p.stock(0, { malt: 1 }).why('plant malt')?.code).toBe('farm-kind-planted')
  })
})
