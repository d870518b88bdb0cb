import { boxDigest } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { match } from '../rules/position.ts'
import { type Box, proposedBox, readBox } from './box.ts'
import { KINDS, labelOf, RECIPES, SKILLED_WORKERS, SOURCES, SPACES, TILES } from './names.ts'

type Change = readonly [path: string, value: unknown]

/** The component file as plain data with these values put in. */
function file(changes: readonly Change[]): unknown {
  const data = JSON.parse(JSON.stringify(proposedBox))
  for (const [path, value] of changes) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    keys.reduce((part, key) => part[key], data)[last] = value
  }
  return data
}

function box(...changes: readonly Change[]): Box {
  const read = readBox(file(changes))
  if (typeof read === 'string') throw new Error(read)
  return read
}

describe('what is in the box', () => {
  test('BC-2.1, BC-2.2: three basic ingredients and three specialties', () => {
    expect(KINDS).toEqual(['malt', 'hops', 'yeast', 'spice', 'coffee', 'fruit'])
  })

  test('BC-2.16, BC-2.17: 24 recipes, one basic and seven advanced in each family, with or without specialties', () => {
    for (const family of ['ale', 'porter', 'stout']) {
      const own = proposedBox.recipes.filter(card => card.family === family)
      expect(own.filter(card => card.tier === 'basic')).toHaveLength(1)
      expect(own.filter(card => card.tier === 'advanced')).toHaveLength(7)
    }
    const ipa = proposedBox.recipes[RECIPES.indexOf('mars-needs-ipa')]
    expect([ipa.tier, ipa.ingredients]).toEqual(['advanced', { malt: 3, hops: 5, yeast: 1 }])
    expect(proposedBox.recipes[RECIPES.indexOf('vanilla-porter')].ingredients).toEqual({
      malt: 4,
      hops: 1,
      yeast: 1,
      spice: 2,
    })
  })

  test('BC-2.21: labels are named after their recipe', () => {
    expect(labelOf('pumpkin-ale')).toBe('label-pumpkin-ale')
  })

  test('BC-2.24: 24 skilled workers, nine of them for beginners', () => {
    expect(proposedBox.skilledWorkers).toHaveLength(24)
    expect(proposedBox.skilledWorkers.filter(card => card.beginner).map(card => card.id)).toEqual(
      SKILLED_WORKERS.slice(0, 9),
    )
  })

  test('T3, T4, T7, T8, T9: sums that a slip of the pen would change', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
    const { tables } = proposedBox
    expect(sum([...tables.rep])).toBe(2 * 3 + 35 + 36 + 40)
    expect(tables.price.map(price => sum([...price]))).toEqual([
      5, 8, 8, 6, 6, 11, 9, 11, 5, 9, 8, 8, 9, 10, 6, 7, 6, 5, 12, 7, 9, 9, 10, 12,
    ])
    expect(sum([...tables.workerCost])).toBe(24 + 5)
    expect([sum([...tables.tileCost]), sum(tables.tileGift.map(gift => sum([...gift])))]).toEqual([10, 11])
    expect([[...tables.crewCost], [...tables.crewNeeds]]).toEqual([
      [2, 3, 4],
      [0, 3, 9],
    ])
    expect(tables.sectionCubes.map(cubes => sum([...cubes]))).toEqual([3, 2, 2, 1])
    expect(SOURCES).toHaveLength(24 + 32 + 10)
    expect([SPACES.length, TILES.length]).toEqual([19, 10])
  })

  test('every value says where it comes from', () => {
    for (const card of [
      ...proposedBox.skilledWorkers,
      ...proposedBox.tiles,
      ...proposedBox.recipes,
      ...proposedBox.marketSpaces,
    ])
      expect(Object.keys(card.provenance ?? {}).length).toBeGreaterThan(3)
  })
})

describe('a replaced box', () => {
  test('written down and read again it is the same box', () => {
    const again = box()
    expect(boxDigest(again)).toBe(boxDigest(proposedBox))
    expect(again.tables.price).toEqual(proposedBox.tables.price)
  })

  test('other numbers change play', () => {
    const mine = box(
      ['id', 'mine'],
      ['marketSpaces.0.supplyPerSeason.malt', 5],
      ['constants.startMoney', 9],
      ['recipes.0.ingredients', { malt: 1, yeast: 1 }],
    )
    const p = match({ box: mine, seats: 2 })
    expect([p.seat(0).money, p.space('malt-house').cubes[0]]).toEqual([9, 5])
    p.stock(0, { malt: 1, yeast: 1 }).atBrewing(0).do('act process-collaborate', 'brew line everyday-ale none none')
    expect(p.cubes(0)).toEqual({})
  })

  test('another effect on a card changes play: Tap Host now pays $3 for every advanced batch', () => {
    const card = `skilledWorkers.${SKILLED_WORKERS.indexOf('tap-host')}`
    const mine = box(
      [`${card}.trigger`, { on: 'sale-batch', tier: 'advanced' }],
      [`${card}.effect`, { op: 'money', amount: 3 }],
    )
    const p = match({ box: mine, seats: 2 }).worker(0, 'tap-host').sold(0, 'everyday-ale').stock(0, {})
    p.batch(0, 'pumpkin-ale', 'bottling-1').atBrewing(0).do('act process-collaborate')
    expect([p.seat(0).money, p.seat(0).rep]).toEqual([6 + 2 + 3, 0])
  })

  test('a trade, a section and a tile gift come from the box too', () => {
    const mine = box(
      ['partnerships.0.trades.0.pay', { malt: 1 }],
      ['collaborationSections.0.cubes', { malt: 1 }],
      ['tiles.0.gift', { fruit: 2, money: 4 }],
    )
    const p = match({ box: mine })
      .partner(0, 'spice-importer')
      .stock(0, { malt: 2 })
      .atBrewing(0)
      .do('trade spice-importer 0')
    p.do('act process-collaborate', 'collaborate', 'section grain-bill none', 'end')
    expect(p.cubes(0)).toEqual({ spice: 1 })
    p.atBrewing(0).do('act install', 'install storehouse')
    expect([p.cubes(0), p.seat(0).money]).toEqual([{ spice: 1, fruit: 2 }, 10])
  })
})

describe('a broken box is refused with path and reason', () => {
  const tiles = proposedBox.tiles
  test.each<readonly [string, Change, string]>([
    [
      'a word for a number',
      ['constants.startMoney', 'six'],
      'constants.startMoney: a whole number from 0 to 20 is expected, not "six"',
    ],
    ['a fraction', ['recipes.3.rep', 2.5], 'recipes[3].rep: a whole number from 0 to 20 is expected, not 2.5'],
    ['a missing card', ['tiles', tiles.slice(1)], 'tiles: 10 entries are expected, not 9'],
    [
      'a strange card',
      ['crews.1.id', 'crew-9'],
      'crews[1].id: one of crew-1, crew-2, crew-3 is expected, not "crew-9"',
    ],
    [
      'cards in another order',
      ['tiles', [...tiles].reverse()],
      'tiles[0].id: "storehouse" is expected here, not "loading-dock"',
    ],
    ['an unknown key', ['recipes.0.price', 3], 'recipes[0].price: nothing of this name is known here'],
    [
      'an unknown ingredient',
      ['recipes.0.ingredients', { honey: 1 }],
      'recipes[0].ingredients.honey: nothing of this name is known here',
    ],
    [
      'an unknown trigger',
      ['skilledWorkers.0.trigger', { on: 'monday' }],
      'skilledWorkers[0].trigger.on: one of passive,',
    ],
    [
      'an effect that makes no sense',
      ['skilledWorkers.4.effect', { op: 'capacity', amount: 2 }],
      'skilledWorkers[4].effect.op: "capacity" cannot follow "process-sold" (possible: money, rep)',
    ],
    [
      'a limit that makes no sense',
      ['skilledWorkers.4.limit', 'season'],
      'skilledWorkers[4].limit: "season" cannot limit "process-sold" (possible: process)',
    ],
    [
      'a level at the wrong time',
      ['lab.basic.0.levels.1.trigger.seasons', ['spring']],
      'lab.basic[0].levels[1].trigger: does not fit the level "winter"',
    ],
    [
      'a level that nothing sets off',
      ['lab.advanced.2.levels.2.trigger.exactlyOneBasicKind', false],
      'lab.advanced[2].levels[2].trigger: either kinds or exactlyOneBasicKind is expected',
    ],
    ['a tenth beginner', ['skilledWorkers.20.beginner', true], 'skilledWorkers: 9 beginner cards are expected, not 10'],
    [
      'a third beginner ale',
      ['recipes.3.beginnerSet', true],
      'recipes: 2 advanced recipes of the ale family are expected in the beginner set, not 3',
    ],
    [
      'a space without supply',
      ['marketSpaces.0.supplyPerSeason', {}],
      'marketSpaces[0].supplyPerSeason: something must be supplied every season',
    ],
    [
      'a kind in two exchange rows',
      ['exchangeRates.1.give', ['hops']],
      'exchangeRates: "hops" can be given in two rows',
    ],
    [
      'a strange origin',
      ['recipes.0.provenance.rep', 'X'],
      'recipes[0].provenance.rep: one of S, F, F?, R, P is expected, not "X"',
    ],
  ])('%s', (_name, change, reason) => {
    const answer = readBox(file([change]))
    expect(typeof answer === 'string' ? answer.slice(0, reason.length) : 'accepted').toBe(reason)
  })

  test('no object at all', () => {
    expect(readBox(7)).toBe('box: an object is expected, not 7')
  })
})
