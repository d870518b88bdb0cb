import { describe, expect, test } from 'vitest'
import { TILE_SITES } from '../components/index.ts'
import { activate, advanceBrewmaster, advanceMarker } from './income.ts'
import { cell, discs, eventsOf, freshTable, lay, markers, plant, play } from './position.ts'

describe('income', () => {
  test('EX-25: wood on 18, six steps from the sun: cell 20 and 4 ducats, 4 more from the shade: 8 ducats (HA-8.5)', () => {
    const t = freshTable(2)
    t.seats[0].ducats = 0
    markers(t, 0, [18, 0, 0, 0, 0])
    plant(t, 0, { S1: 'wood 5', S2: 'wood 1', H1: 'wood 4' })
    const events = play(t, 'move disc-c')
    expect(cell(t, 0, 'wood')).toBe(20) // HA-8.4
    expect(t.seats[0].ducats).toBe(8)
    expect(eventsOf(events, 'marker').map(({ from, to, overflowDucats }) => [from, to, overflowDucats])).toEqual([
      [18, 20, 3],
      [20, 20, 1],
    ])
    expect(eventsOf(events, 'ducats').map(({ delta, cause }) => [delta, cause])).toEqual([
      [3, 'overflow'],
      [1, 'overflow'],
      [4, 'colour'],
    ])
  })

  test('EX-26: brewmaster on 17, six steps: 20, three steps lost, no ducats (HA-8.7)', () => {
    const t = freshTable(2)
    t.seats[0].brewmaster = 17
    plant(t, 0, { S7: 'scribe', S9: 'scribe', S8: 'gardener', S6: 'gardener', S3: 'cellarer' })
    lay(t, 'monk-space-1', ['cellarer'])
    const events = play(t, 'move monk-space-1', 'buy 0 sun-4') // 2 ducats
    expect(t.seats[0]).toMatchObject({ brewmaster: 20, ducats: 23 })
    expect(eventsOf(events, 'brewmaster')).toMatchObject([{ from: 17, to: 20, stepsLost: 3, cause: 'shed' }])
  })

  test('HA-3.5: with the option each lost step pays a ducat', () => {
    const t = freshTable(2, { brewmasterOverflow: 'ducat' })
    t.seats[0].brewmaster = 17
    advanceBrewmaster(t, 0, 6, 'shed', 'HA-7.5', null)
    expect(t.seats[0].ducats).toBe(28)
  })

  test('HA-8.6: overflow pays whatever caused the step', () => {
    const t = freshTable(2)
    markers(t, 0, [20, 20, 20, 20, 20])
    plant(t, 0, { S1: 'barley 1', H1: 'barley 2', S5: 'yeast 1' })
    discs(t, 0, 'spot-yeast')
    advanceMarker(t, 0, 4, 2, 'privilege', 'HA-9.10', null)
    advanceMarker(t, 0, 0, 2, 'start-space', 'HA-6.56', null)
    activate(t, 0, 0, 'number', 'disc', null)
    expect(t.seats[0].ducats).toBe(25 + 2 + 2 + 1)
  })

  test('HA-8.8: steps through the run-up are ordinary steps', () => {
    const t = freshTable(2)
    advanceMarker(t, 0, 4, 10, 'tile', 'HA-8.1', null)
    expect(cell(t, 0, 'barley')).toBe(2)
  })

  test('HA-2.23: a change of zone is told with its rate and multiplier', () => {
    const t = freshTable(2)
    const events: Parameters<typeof eventsOf>[0][number][] = []
    advanceBrewmaster(t, 0, 10, 'shed', 'HA-7.5', { add: event => events.push(event) })
    expect(eventsOf(events, 'zone')).toEqual([])
    advanceBrewmaster(t, 0, 1, 'shed', 'HA-7.5', { add: event => events.push(event) })
    expect(eventsOf(events, 'zone')).toMatchObject([
      { fromZone: 'zone-run-up', toZone: 'zone-1-4', rate: 4, multiplier: 3 },
    ])
  })

  test('INV-19, HA-8.9, HA-8.10: whatever the order of activations, the same table, and nothing moves back', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 5', S2: 'barley 3', S5: 'scribe', H1: 'hops 4', H2: 'wood 2', H15: 'gardener' })
    markers(t, 0, [18, -2, -4, -6, 19])
    const before = t.cells.slice()
    const sites = [...Array(TILE_SITES).keys()].filter(site => t.seats[0].sites[site] > 0)
    const inOrder = (order: readonly number[]): Int16Array => {
      t.cells.set(before)
      for (const site of order) activate(t, 0, site, 'monk', 'disc', null)
      return t.cells.slice()
    }
    const forwards = inOrder(sites)
    expect(inOrder(sites.toReversed())).toEqual(forwards)
    expect(inOrder([...sites.slice(3), ...sites.slice(0, 3)])).toEqual(forwards)
    expect([...t.seats[0].markers]).toEqual([20, -2, -4, -6, 20])
  })

  test('HA-2.31: the bank never runs dry', () => {
    const t = freshTable(2)
    markers(t, 0, [20, 0, 0, 0, 0])
    for (let i = 0; i < 50; i++) advanceMarker(t, 0, 0, 20, 'tile', 'HA-8.1', null)
    expect(t.seats[0].ducats).toBe(1025)
  })
})
