import { describe, expect, test } from 'vitest'
import { TILES, type Tile } from '../components/names.ts'
import { match, type Position } from './position.ts'
import { capacity } from './storage.ts'
import { billOf } from './winter.ts'

const install = (tile: Tile): Position =>
  match({ seats: 2 }).stock(0, {}).money(0, 0).atBrewing(0).do('act install', `install ${tile}`)

describe('installing', () => {
  test('BC-7.50, BC-2.38: one tile of each kind, any kind not owned', () => {
    const p = install('farm').atBrewing(0).do('act install')
    expect(p.legal()).toHaveLength(TILES.length - 1)
    expect(p.why('install farm')).toMatchObject({ code: 'tile-owned', rule: 'BC-2.38' })
    expect(p.why('decline')).toMatchObject({ code: 'must-choose' })
  })

  test('BC-2.37: five copies are enough for five seats', () => {
    const p = match({ seats: 5 })
    for (let seat = 0; seat < 5; seat++) p.stock(seat, {}).atBrewing(seat).do('act install', 'install farm')
    expect([0, 1, 2, 3, 4].map(seat => p.seat(seat).tiles[TILES.indexOf('farm')])).toEqual([1, 1, 1, 1, 1])
  })

  test('BC-2.39: its place is its kind; the order of installing has no effect', () => {
    const one = match({ seats: 2 }).tile(0, 'farm', 'brew-pub')
    const other = match({ seats: 2 }).tile(0, 'brew-pub', 'farm')
    expect([...one.t.cells]).toEqual([...other.t.cells])
  })

  test('BC-7.51: nothing is paid now, the cost is in the bill of the same Winter', () => {
    const p = match({ seats: 2 }).money(0, 0).stock(0, {}).atBrewing(0, 4).do('act install', 'install farm')
    expect([p.seat(0).money, billOf(p.t, 0)]).toEqual([0, 6])
  })

  test('BC-7.52: the gift is taken at once and checked', () => {
    expect(install('brew-pub').cubes(0)).toEqual({ malt: 1, hops: 1, yeast: 1 })
    const full = match({ seats: 2 }).stock(0, { malt: 12 }).atBrewing(0).do('act install', 'install brew-pub')
    expect([full.prompt, full.t.prompts.b]).toEqual(['overflow', 3])
  })

  test('BC-7.54: refused with all ten kinds', () => {
    const p = match({ seats: 2 })
    p.seat(0).tiles.fill(1)
    expect(p.atBrewing(0).why('act install')).toMatchObject({ code: 'all-tiles-owned', rule: 'BC-7.54' })
  })

  test('BC-2.40: no move gives a tile, worker, crew or partnership back', () => {
    const p = match().tile(0, 'farm').worker(0, 'bookkeeper').crews(0, 2).partner(0, 'spice-importer')
    const kinds = p.game.declared.moves.map(kind => kind.name)
    expect(kinds).not.toContain('remove')
    p.endSeason(4)
    expect([p.seat(0).tiles[8], p.seat(0).crews, p.t.workers[5], p.t.partners[0]]).toEqual([1, 2, 2, 2])
  })
})

/** What each tile gives at once, what it does, and where it stops. */
const CASES: { readonly [T in Tile]: () => void } = {
  storehouse: () => {
    expect(install('storehouse').cubes(0)).toEqual({})
    expect(capacity(install('storehouse').t, 0)).toBe(24)
  },
  'mash-tun': () => {
    const p = install('mash-tun')
    expect(p.cubes(0)).toEqual({ malt: 2 })
    p.tile(0, 'double-production-line')
      .stock(0, { malt: 4, hops: 2, yeast: 2 })
      .atBrewing(0)
      .do('act process-collaborate')
    p.do('brew line pleasantly-porter none none', 'brew line pleasantly-porter none none') // every batch
    expect(p.cubes(0)).toEqual({})
  },
  'yeast-lab': () => {
    const p = install('yeast-lab')
    expect(p.cubes(0)).toEqual({ yeast: 1 })
    for (const season of [2, 3, 4, 5]) p.startSeason(season)
    expect(p.cubes(0)).toEqual({ yeast: 5 })
  },
  'hop-infuser': () => {
    const p = install('hop-infuser')
    expect(p.cubes(0)).toEqual({ hops: 2 })
    expect(brewTwo(p, 'everyday-ale', { malt: 4, hops: 4, yeast: 2 })).toBe(2) // every batch
    expect(brewTwo(install('hop-infuser'), 'simply-stout', { malt: 8, hops: 2, yeast: 2 })).toBe(0)
  },
  'oak-barrel-racks': () => {
    expect(install('oak-barrel-racks').cubes(0)).toEqual({})
    expect(brewTwo(install('oak-barrel-racks'), 'simply-stout', { malt: 8, hops: 2, yeast: 2 })).toBe(2)
    expect(brewTwo(install('oak-barrel-racks'), 'everyday-ale', { malt: 4, hops: 4, yeast: 2 })).toBe(0)
  },
  'double-production-line': () => {
    const p = install('double-production-line')
    expect(p.cubes(0)).toEqual({ malt: 2, hops: 1 })
    p.stock(0, { malt: 6, hops: 4, yeast: 2 }).atBrewing(0).do('act process-collaborate')
    p.do('brew line everyday-ale none none', 'brew line everyday-ale none none')
    expect([...p.seat(0).tanks]).toEqual([1, 1])
    p.stock(0, {}).atBrewing(0).do('act process-collaborate')
    expect([[...p.seat(0).tanks], [...p.seat(0).bottles]]).toEqual([
      [0, 0],
      [1, 1],
    ])
  },
  'brew-pub': () => {
    const p = install('brew-pub').stock(0, { malt: 6, hops: 6, yeast: 3 }).atBrewing(0).do('act process-collaborate')
    p.do('brew pub everyday-ale none none')
    expect(p.why('brew pub everyday-ale none none')?.code).toBe('no-empty-tank')
    p.do('brew line everyday-ale none none')
    p.stock(0, {}).atBrewing(0).do('act process-collaborate')
    expect([p.seat(0).money, p.seat(0).pub, p.seat(0).bottles[0]]).toEqual([2, 0, 1])
  },
  'tasting-room': () => {
    const p = install('tasting-room').sold(0, 'everyday-ale', 2).sold(0, 'pumpkin-ale', 2)
    expect(p.parts(0).tastingRoom).toBe(1)
  },
  farm: () => {
    const p = install('farm').stock(0, { malt: 1, yeast: 1, fruit: 1 }).startSeason(5)
    expect(p.legal()).toEqual(['decline', 'plant malt', 'plant fruit'])
    p.do('plant fruit').endSeason(7)
    expect(p.cubes(0)).toEqual({ malt: 1, yeast: 1, fruit: 2 })
    expect(p.t.season).toBe(8)
    expect(install('farm').stock(0, { malt: 1 }).startSeason(6).prompt).toBe('place-worker') // in Spring only
  },
  'loading-dock': () => {
    const sale = (batches: number) => {
      const p = install('loading-dock').tile(0, 'double-production-line')
      expect(p.seat(0).money).toBe(1)
      for (const slot of (['bottling-1', 'bottling-2'] as const).slice(0, batches)) p.batch(0, 'everyday-ale', slot)
      return p.money(0, 0).atBrewing(0).do('act process-collaborate').seat(0).money
    }
    expect([sale(1), sale(2)]).toEqual([2, 5])
  },
}

function brewTwo(p: Position, recipe: string, cubes: Parameters<Position['stock']>[1]): number {
  p.tile(0, 'double-production-line', 'storehouse').stock(0, cubes).atBrewing(0).do('act process-collaborate')
  return p.do(`brew line ${recipe} none none`, `brew line ${recipe} none none`).seat(0).rep
}

describe('T7: every tile, its gift, its effect and its limit', () => {
  test.each(TILES)('%s', tile => {
    CASES[tile]()
  })
})

describe('the Farm tile', () => {
  test.each([
    ['malt', 4],
    ['hops', 3],
    ['fruit', 2],
  ] as const)('BC-7.55, BC-7.56: 1 %s yields %i at the end of Autumn, without bonuses', (kind, yields) => {
    const p = match({ seats: 2 }).tile(0, 'farm').worker(0, 'grain-buyer', 'hop-buyer', 'flavour-scout')
    p.stock(0, { [kind]: 1 })
      .startSeason(5)
      .do(`plant ${kind}`)
    expect(p.cubes(0)).toEqual({})
    expect(p.endSeason(7).cubes(0)).toEqual({ [kind]: yields })
  })

  test('BC-7.55: it may stay empty, and yeast does not grow', () => {
    const p = match({ seats: 2 }).tile(0, 'farm').stock(0, { malt: 1, yeast: 1 }).startSeason(5)
    expect(p.why('plant yeast')).toMatchObject({ code: 'farm-kind' })
    p.do('decline')
    expect([p.seat(0).field, p.prompt]).toEqual([0, 'place-worker'])
    const empty = match({ seats: 2 }).tile(0, 'farm').stock(0, { yeast: 1 }).startSeason(5)
    expect(empty.prompt).toBe('place-worker')
  })

  test('BC-7.55: one planting at a time; a trade may bring the cube', () => {
    const p = match({ seats: 4 }).tile(0, 'farm').stock(0, { yeast: 1 }).partner(0, 'maltsters-guild').startSeason(5)
    p.do('trade maltsters-guild 1', 'plant malt')
    expect(p.seat(0).field).toBe(1)
    p.startSeason(9)
    expect(p.prompt).toBe('place-worker')
  })
})
