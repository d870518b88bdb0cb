import { describe, expect, test } from 'vitest'
import { BOX, readBox } from './index.ts'

type Path = readonly (string | number)[]

/** Our box as somebody's file, with one value changed. */
function changed(path: Path, value: unknown): unknown {
  const data = JSON.parse(JSON.stringify(BOX))
  let part = data
  for (const key of path.slice(0, -1)) part = part[key]
  part[path[path.length - 1]] = value
  return data
}

describe('a box from outside', () => {
  test('our own box comes back as it is', () => {
    const box = readBox(JSON.parse(JSON.stringify(BOX)))
    expect(box).toEqual(BOX)
    expect(typeof box === 'string' ? box : box.lookup).toEqual(BOX.lookup)
  })

  test('other values are taken', () => {
    const box = readBox(changed(['track', 2, 'price'], 5))
    expect(typeof box === 'string' ? box : box.lookup.monkPrice[3]).toBe(5)
  })

  test('a tile with another face goes by what it is', () => {
    const box = readBox(changed(['resources', 0, 'colour'], 'hops'))
    expect(typeof box === 'string' ? box : box.lookup.tileIds.slice(1, 3)).toEqual(['i-hops-1-1', 'i-wood-1-b'])
  })

  const flaws: readonly [path: Path, value: unknown, says: string][] = [
    [['purse'], 'much', 'purse: a whole number is expected'],
    [['id'], '', 'id: a name is expected'],
    [['track', 0, 'id'], 'resource-9', 'track[0].id: "resource-1" is expected'],
    [['track', 0, 'kind'], 'monk', 'track[0].kind: "resource" is expected'],
    [['track', 3, 'letter'], 'D', 'track[3].letter: one of A, B, C, A/B/C is expected'],
    [['track', 2, 'price'], 99, 'track[2].price: 0 to 20 is expected'],
    [['track'], [], 'track: 27 entries are expected'],
    [['resources', 7, 'colour'], 'malt', 'resources[7].colour: one of wood, yeast, hops, water, barley is expected'],
    [['resources', 7, 'number'], 6, 'resources[7].number: 1 to 5 is expected'],
    [['resources', 7, 'set'], 'ii', 'resources: 50 tiles of each set are expected, not 49 of set i'],
    [['resources', 7, 'id'], 'i-wood-1-a', 'resources[7].id: "i-wood-1-a" is there twice'],
    [['monks', 2, 'type'], 'abbot', 'monks[2].type: one of cellarer, gardener, scribe, bellringer is expected'],
    [['zones', 1, 'upTo'], 0, 'zones[1].upTo: more than the one before is expected'],
    [['zones', 7, 'upTo'], 21, 'zones[7].upTo: 20 is expected'],
    [['zones', 0, 'rate'], 0, 'zones[0].rate: 1 to 9 is expected'],
    [['sheds', 1, 'activates'], 2, 'sheds[1].activates: 1 is expected'],
    [['pairs', 0], ['spot-x', 'spot-yeast'], 'pairs: spot-wood is expected exactly once'],
    [['startSpaces', 2, 'marker'], -1, 'startSpaces[2].marker: 0 to 20 is expected'],
    [['startCells', 'hops'], -40, 'startCells.hops: -20 to 20 is expected'],
    [['discs'], 30, 'discs: 36 or more are needed'],
    [['ducatsPerStep'], 0, 'ducatsPerStep: 1 to 999 is expected'],
    [['seatTables'], 3, 'seatTables: a list is expected'],
    [['seatTables', 0, 'rounds'], 7, 'seatTables[0].rounds: 3 to 6 is expected'],
    [['seatTables', 0, 'rounds'], 'four', 'seatTables[0].rounds: a whole number is expected'],
    [['seatTables', 1, 'seats'], 5, 'seatTables[1].seats: 3 is expected'],
    [['seatTables', 1], null, 'seatTables[1]: an object is expected'],
    [['seatTables', 1, 'secondDiscs'], 'B', 'seatTables[1].secondDiscs: a list is expected'],
  ]
  test.each(flaws)('%j = %j is refused', (path, value, says) => {
    expect(readBox(changed(path, value))).toBe(says)
  })

  test('a second disc lies on a disc space', () => {
    expect(readBox(changed(['seatTables', 0, 'secondDiscs', 0], 'start'))).toMatch(
      /^seatTables\[0\]\.secondDiscs\[0\]: one of disc-a/,
    )
  })

  test.each([null, 7, 'box', []])('%j is no box at all', data => {
    expect(readBox(data)).toBe('box: an object is expected')
  })
})
