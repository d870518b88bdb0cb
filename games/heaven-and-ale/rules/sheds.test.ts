import { describe, expect, test } from 'vitest'
import { BOX } from '../components/index.ts'
import { asked, cell, eventsOf, freshTable, lay, markers, options, plant, play, whyNot } from './position.ts'
import { enclose, shedTypeFor } from './sheds.ts'
import type { HeavenAndAle } from './table.ts'

/** Plants all but one tile, then buys that one, so that it encloses. */
function enclosing(tiles: { readonly [site: string]: string }, last: string, at: string): HeavenAndAle {
  const t = freshTable(2)
  plant(t, 0, tiles)
  const monk = !last.includes(' ')
  const space = monk ? 'monk-space-1' : 'resource-1'
  lay(t, space, [last])
  play(t, `move ${space}`, `buy 0 ${at}`)
  return t
}

describe('enclosing a shed site', () => {
  test('EX-06: sum 15 around B2: brewmaster −10 to −9, type 2; with S9 and S3 barley −8 to −4, yeast −2 to 1 (HA-7.3, HA-7.4, HA-7.9)', () => {
    const t = enclosing({ S7: 'wood 2', S9: 'barley 4', S8: 'hops 1', S6: 'scribe', S3: 'yeast 3' }, 'water 5', 'sun-4')
    const me = t.seats[0]
    expect(me.sheds[1]).toBe(3)
    expect(me.brewmaster).toBe(-9)
    expect(asked(t)).toBe('shed 0')
    expect(options(t)).toEqual(['shed 0-3', 'shed 1-4', 'shed 2-5']) // S7+S6, S9+S3, S8+S4
    expect(whyNot(t, 'shed 0-2-4')).toEqual({ code: 'shed-pattern', rule: 'HA-7.9', numbers: { activates: 2 } })
    play(t, 'shed 1-4')
    expect(cell(t, 0, 'barley')).toBe(-4)
    expect(cell(t, 0, 'yeast')).toBe(1)
    expect(cell(t, 0, 'water')).toBe(-6)
  })

  test('EX-21: sums 0 and 7, 8 and 11, 12 and 17, 18 and 23, 24 and 30 (HA-2.24)', () => {
    const types = [0, 7, 8, 11, 12, 17, 18, 23, 24, 30].map(sum => shedTypeFor(BOX.sheds, sum))
    expect(types).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(BOX.sheds.map(shed => shed.brewmaster)).toEqual([6, 3, 1, 1, 0])
  })

  test('EX-23: border shed B3, sum 11: +3, type 1; S7 gives wood 0 to 4, or H8 gives 3 ducats (HA-7.3, HA-2.9)', () => {
    const around = { H6: 'wood 2', H8: 'hops 3', S10: 'water 1', S7: 'wood 4', S5: 'scribe' }
    const sun = enclosing(around, 'barley 1', 'shade-3')
    expect(sun.seats[0]).toMatchObject({ brewmaster: -7, ducats: 24 })
    expect(sun.seats[0].sheds[2]).toBe(2)
    expect(options(sun)).toHaveLength(6)
    play(sun, 'shed 3')
    expect(cell(sun, 0, 'wood')).toBe(4)
    const shade = enclosing(around, 'barley 1', 'shade-3')
    play(shade, 'shed 1')
    expect(shade.seats[0].ducats).toBe(27)
  })

  test('EX-24: six monks: sum 0, brewmaster +6, type 0, no question (HA-7.4)', () => {
    const t = enclosing(
      { S7: 'scribe', S9: 'scribe', S8: 'gardener', S6: 'gardener', S3: 'cellarer' },
      'cellarer',
      'sun-4',
    )
    expect(t.seats[0].brewmaster).toBe(-4)
    expect(t.seats[0].sheds[1]).toBe(1)
    expect(asked(t)).toBe('move 1')
  })

  test('HA-7.1, HA-7.2, HA-7.5, HA-7.6, HA-7.7: at once with the sixth tile: brewmaster, shed tile, activations', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'wood 4', S9: 'wood 4', S8: 'wood 4', S6: 'hops 4' })
    lay(t, 'resource-1', ['yeast 4', 'water 4'])
    play(t, 'move resource-1', 'buy 0 sun-3')
    expect(t.seats[0].sheds[1]).toBe(0) // HA-7.1: five are not enough
    const events = play(t, 'buy 0 sun-4')
    expect(eventsOf(events, 'enclose')).toMatchObject([{ shed: 'shed-2', sum: 24, type: 'shed-type-4', steps: 0 }])
    expect(asked(t)).toBe('shed 0')
  })

  test('HA-7.8, HA-7.12, HA-7.13: four tiles of any kind for 24 and more, no fewer, each with its usual income', () => {
    const t = enclosing(
      { H7: 'wood 5', H10: 'wood 5', H9: 'hops 5', H6: 'hops 5', H4: 'yeast 5' },
      'water 1',
      'shade-5',
    )
    expect(options(t)).toHaveLength(15)
    expect(whyNot(t, 'shed 0')).toMatchObject({ code: 'shed-pattern', rule: 'HA-7.8' })
    expect(whyNot(t, 'decline')).toMatchObject({ code: 'wrong-step' })
    play(t, 'shed 0-1-2-3')
    expect(t.seats[0].ducats).toBe(25 - 1 + 20)
  })

  test('HA-7.10: three tiles, no two next to each other, for 18 to 23', () => {
    const t = enclosing(
      { H7: 'wood 5', H10: 'wood 5', H9: 'hops 5', H6: 'hops 1', H4: 'yeast 1' },
      'water 1',
      'shade-5',
    )
    expect(options(t)).toEqual(['shed 0-2-4', 'shed 1-3-5'])
    expect(whyNot(t, 'shed 0-3')).toMatchObject({ code: 'shed-pattern', rule: 'HA-7.10' })
    play(t, 'shed 0-2-4') // H7, H9, H4
    expect(t.seats[0].ducats).toBe(25 - 1 + 11)
  })

  test('HA-7.14: a monk activated by a shed gives one brewmaster step and triggers nothing', () => {
    const t = enclosing(
      { H7: 'scribe', H10: 'wood 5', H9: 'hops 1', H6: 'hops 1', H4: 'yeast 1' },
      'water 1',
      'shade-5',
    )
    expect(t.seats[0].brewmaster).toBe(-7) // sum 9
    play(t, 'shed 0')
    expect(t.seats[0].brewmaster).toBe(-6)
    expect(t.seats[0].ducats).toBe(24)
  })

  test('HA-7.15, HA-7.16: one tile encloses two sites: both are resolved, the lower number first and completely', () => {
    const t = freshTable(2)
    // B2 and B5 share S8 and S9; S9 comes last.
    plant(t, 0, { S7: 'wood 5', S8: 'wood 5', S6: 'hops 1', S3: 'hops 1', S4: 'yeast 1' })
    plant(t, 0, { S12: 'water 1', S14: 'water 1', S13: 'barley 1', S11: 'barley 1' })
    lay(t, 'resource-1', ['yeast 2'])
    play(t, 'move resource-1')
    const first = play(t, 'buy 0 sun-9')
    expect(eventsOf(first, 'enclose')).toMatchObject([{ shed: 'shed-2', sum: 15 }])
    const second = play(t, 'shed 0-3')
    expect(eventsOf(second, 'enclose')).toMatchObject([{ shed: 'shed-5', sum: 11 }])
    play(t, 'shed 0')
    expect([...t.seats[0].sheds]).toEqual([0, 3, 0, 0, 2, 0, 0])
    expect(asked(t)).toBe('move 1')
  })

  test('INV-19: two sheds in either order lead to the same table', () => {
    const inOrder = (...sheds: readonly number[]): Int16Array => {
      const t = freshTable(2)
      markers(t, 0, [19, 19, 0, 0, 0]) // near the end, so that steps turn into ducats
      plant(t, 0, { S7: 'wood 5', S8: 'wood 5', S6: 'hops 1', S3: 'hops 1', S4: 'yeast 1', S9: 'yeast 2' })
      plant(t, 0, { S12: 'water 1', S14: 'water 1', S13: 'barley 1', S11: 'barley 1' })
      for (const shed of sheds) {
        enclose(t, 0, shed, 0, 0, null)
        play(t, shed === 1 ? 'shed 0-3' : 'shed 5')
      }
      return t.cells.slice()
    }
    expect(inOrder(1, 4)).toEqual(inOrder(4, 1))
  })

  test('HA-7.17: a shed site is resolved only once', () => {
    const t = enclosing(
      { S7: 'scribe', S9: 'scribe', S8: 'gardener', S6: 'gardener', S3: 'cellarer' },
      'cellarer',
      'sun-4',
    )
    lay(t, 'resource-1', ['wood 1'])
    play(t, 'move start', 'home start-ducats')
    lay(t, 'resource-15', ['wood 1'])
    const events = play(t, 'move resource-15', 'buy 0 sun-5') // beside B1 and B3, not B2
    expect(eventsOf(events, 'enclose')).toEqual([])
    expect(t.seats[0].brewmaster).toBe(-4)
  })

  test('HA-2.25: the supply never runs out: seven sheds of one type in each of four gardens are fine', () => {
    const t = freshTable(4)
    for (const me of t.seats) me.shedTypes[0] = 7
    plant(t, 0, { S7: 'scribe', S9: 'scribe', S8: 'gardener', S6: 'gardener', S3: 'cellarer' })
    lay(t, 'monk-space-1', ['cellarer'])
    play(t, 'move monk-space-1', 'buy 0 sun-4')
    expect(t.seats[0].sheds[1]).toBe(1)
  })
})
