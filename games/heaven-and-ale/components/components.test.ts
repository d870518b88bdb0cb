import { describe, expect, test } from 'vitest'
import {
  AROUND,
  BOX,
  CARDS,
  COLOURS,
  GOALS,
  HALF,
  HOME,
  isSunny,
  MONK_TYPES,
  PAIRS,
  SELECTION_NAMES,
  SELECTIONS,
  SHED_NEIGHBOURS,
  SHEDS_BESIDE,
  SITES,
  SPOTS,
  START_SPACES,
  spaceName,
  TILE_NEIGHBOURS,
  TRACK,
} from './index.ts'

const short = (site: number): string => SITES[site].replace('sun-', 'S').replace('shade-', 'H').replace('shed-', 'B')
const around = (site: number): string => AROUND[site].map(short).join(' ')

describe('the common track', () => {
  test('HA-2.1: 27 spaces in the order of T1 between the starting area and the starting area', () => {
    expect(spaceName(0)).toBe('start')
    expect(spaceName(HOME)).toBe('start')
    expect(HOME).toBe(28)
    const order = [4, 7, 12, 14, 16, 20, 24, 26].map(spaceName)
    expect(order).toEqual([
      'disc-a',
      'disc-b',
      'disc-c',
      'barrel-space-1',
      'disc-abc-1',
      'disc-abc-2',
      'disc-abc-3',
      'barrel-space-2',
    ])
  })

  test('HA-2.2: 15 resource, 4 monk, 6 disc and 2 barrel spaces', () => {
    const count = (kind: string) => TRACK.filter(space => space.kind === kind).length
    expect(['resource', 'monk', 'disc', 'barrel'].map(count)).toEqual([15, 4, 6, 2])
  })

  test('HA-2.3: monk prices 4, 3, 2, 1 clockwise', () => {
    expect(TRACK.flatMap(space => (space.kind === 'monk' ? [space.price] : []))).toEqual([4, 3, 2, 1])
  })

  test('HA-2.4: four start spaces with their incomes', () => {
    expect(BOX.startSpaces.map(space => space.id)).toEqual(START_SPACES)
    expect(
      BOX.startSpaces.map(({ brewmaster, marker, ducats, points }) => [brewmaster, marker, ducats, points]),
    ).toEqual([
      [0, 0, 0, 1],
      [1, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 2, 0],
    ])
  })
})

/** Table T3 as printed in the spec. */
const T3 = `
S1: H1 B1 S2 | H1: H2 B1 S1
S2: B1 S5 S4 S1 | H2: H4 H3 B1 H1
S3: S4 B2 S6 | H3: H4 H6 B3 S5 B1 H2
S4: S5 S7 B2 S3 S2 | H4: H5 B4 H6 H3 H2
S5: H3 B3 S7 S4 S2 B1 | H5: H7 B4 H4
S6: B2 S8 S3 | H6: B4 H9 H8 B3 H3 H4
S7: B3 S10 S9 B2 S4 S5 | H7: H10 B4 H5
S8: S9 B5 S11 S6 B2 | H8: H9 H11 B6 S10 B3 H6
S9: S10 S12 B5 S8 B2 S7 | H9: H10 B7 H11 H8 H6 B4
S10: H8 B6 S12 S9 S7 B3 | H10: H12 B7 H9 B4 H7
S11: B5 S13 S8 | H11: B7 H14 H13 B6 H8 H9
S12: B6 S15 S14 B5 S9 S10 | H12: H15 B7 H10
S13: S14 S11 B5 | H13: H14 S15 B6 H11
S14: S15 S13 B5 S12 | H14: H15 H13 H11 B7
S15: H13 S14 S12 B6 | H15: H14 B7 H12
B1: H2 H3 S5 S2 S1 H1 | B5: S12 S14 S13 S11 S8 S9
B2: S7 S9 S8 S6 S3 S4 | B6: H11 H13 S15 S12 S10 H8
B3: H6 H8 S10 S7 S5 H3 | B7: H12 H15 H14 H11 H9 H10
B4: H7 H10 H9 H6 H4 H5`

describe('the garden', () => {
  test('HA-2.6, HA-2.7: 15 sunny, 15 shady and 7 shed sites', () => {
    expect(SITES.filter(name => name.startsWith('sun-'))).toHaveLength(15)
    expect(SITES.filter(name => name.startsWith('shade-'))).toHaveLength(15)
    expect(SITES.filter(name => name.startsWith('shed-'))).toHaveLength(7)
    expect(isSunny(SITES.indexOf('sun-15'))).toBe(true)
    expect(isSunny(SITES.indexOf('shade-1'))).toBe(false)
  })

  test('HA-2.7, HA-2.8, HA-2.9: every site touches the sites of T3, across the border too', () => {
    const entries = T3.trim()
      .split(/[|\n]/)
      .map(entry => entry.trim().split(': '))
    expect(entries).toHaveLength(37)
    for (const [name, neighbours] of entries) {
      const site = SITES.findIndex((_, i) => short(i) === name)
      expect(`${name}: ${around(site)}`).toBe(`${name}: ${neighbours}`)
    }
  })

  test('every shed site has six tile neighbours; 18 tile sites touch one shed site and 12 touch two', () => {
    expect(SHED_NEIGHBOURS.map(sites => sites.length)).toEqual([6, 6, 6, 6, 6, 6, 6])
    const beside = SHEDS_BESIDE.map(sheds => sheds.length)
    expect(beside.filter(count => count === 1)).toHaveLength(18)
    expect(beside.filter(count => count === 2)).toHaveLength(12)
    expect(TILE_NEIGHBOURS.every((sites, site) => sites.every(other => TILE_NEIGHBOURS[other].includes(site)))).toBe(
      true,
    )
  })
})

describe('the tiles', () => {
  test('HA-2.10, HA-2.11, HA-2.12: 100 resource tiles, in each set two of every colour and number', () => {
    expect(BOX.resources).toHaveLength(100)
    for (const colour of COLOURS) {
      expect(BOX.resources.filter(tile => tile.colour === colour)).toHaveLength(20)
      for (const number of [1, 2, 3, 4, 5])
        for (const set of ['i', 'ii'])
          expect(
            BOX.resources.filter(tile => tile.colour === colour && tile.number === number && tile.set === set),
          ).toHaveLength(2)
    }
  })

  test('HA-2.13: ids tell set, colour, number and copy; the copy makes no difference', () => {
    const { tileIds, face } = BOX.lookup
    expect(new Set(BOX.resources.map(tile => tile.id)).size).toBe(100)
    const faceOf = (id: string) => face[tileIds.indexOf(id)]
    expect(faceOf('i-barley-3-a')).toBe(faceOf('ii-barley-3-b'))
    expect(faceOf('i-barley-3-a')).not.toBe(faceOf('i-barley-4-a'))
  })

  test('HA-2.14, HA-2.15, HA-2.16, HA-2.17, HA-2.18: 24 monks, in each set three of every type, alike but for the type', () => {
    expect(BOX.monks).toHaveLength(24)
    for (const set of ['i', 'ii'])
      for (const type of MONK_TYPES)
        expect(BOX.monks.filter(tile => tile.set === set && tile.type === type)).toHaveLength(3)
    const { tileIds, face, number } = BOX.lookup
    expect(face[tileIds.indexOf('i-scribe-a')]).toBe(face[tileIds.indexOf('ii-scribe-c')])
    expect(BOX.monks.every(tile => number[tileIds.indexOf(tile.id)] === 0)).toBe(true)
  })
})

describe('the player board', () => {
  test('HA-2.23: exchange rate and multiplier of the zones', () => {
    expect(BOX.zones.map(({ upTo, rate, multiplier }) => [upTo, rate, multiplier])).toEqual([
      [0, 5, 2],
      [4, 4, 3],
      [8, 3, 3],
      [11, 3, 4],
      [14, 2, 4],
      [17, 2, 5],
      [19, 2, 6],
      [20, 1, 6],
    ])
  })

  test('HA-7.9, HA-7.10, HA-7.11: the selections of each shed type', () => {
    const of = (type: number) => SELECTION_NAMES.filter((_, i) => SELECTIONS[i].type === type)
    expect(of(1)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(of(2)).toEqual(['0-3', '1-4', '2-5'])
    expect(of(3)).toEqual(['0-2-4', '1-3-5'])
    expect(of(4)).toHaveLength(15)
    expect(new Set(of(4)).size).toBe(15)
  })

  test('HA-2.26: ten spots in five pairs', () => {
    expect(PAIRS.map(pair => pair.join(' + '))).toEqual([
      'spot-x + spot-wood',
      'spot-yeast + spot-hops',
      'spot-water + spot-barley',
      'spot-cellarer + spot-gardener',
      'spot-scribe + spot-bellringer',
    ])
    expect(new Set(PAIRS.flat())).toEqual(new Set(SPOTS))
    expect(HALF).toBe(15)
  })
})

test('HA-2.27, HA-2.28, HA-2.30: 36 discs, 12 goals with a large and a small barrel, five privilege cards', () => {
  expect(BOX.discs).toBe(36)
  expect(GOALS).toHaveLength(12)
  expect(BOX.barrels).toEqual({ large: 4, small: 2 })
  expect(CARDS).toHaveLength(5)
})
