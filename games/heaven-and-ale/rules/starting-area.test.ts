import { describe, expect, test } from 'vitest'
import { HOME } from '../components/index.ts'
import { asked, cell, eventsOf, freshTable, markers, options, play, stand, turnOf, whyNot } from './position.ts'

describe('coming home', () => {
  test('EX-12: two of three are home; the last must take start-first, without income (HA-6.57)', () => {
    const t = freshTable(3)
    stand(t, 0, 'resource-15')
    stand(t, 1, 'start-marker')
    stand(t, 2, 'start-ducats')
    play(t, 'move start')
    expect(whyNot(t, 'home start-brewmaster')).toMatchObject({ code: 'last-takes-first', rule: 'HA-6.57' })
    expect(options(t)).toEqual(['home start-first'])
    const events = play(t, 'home start-first')
    expect(eventsOf(events, 'home')).toMatchObject([{ startSpace: 'start-first', forced: true }])
    expect(t.seats[0]).toMatchObject({ ducats: 25, brewmaster: -10 })
  })

  test('EX-13: only one is home, on start-marker: the entering seat may take the three others (HA-6.52)', () => {
    const t = freshTable(3)
    stand(t, 0, 'resource-15')
    stand(t, 1, 'start-marker')
    stand(t, 2, 'disc-abc-2')
    play(t, 'move start')
    expect(options(t)).toEqual(['home start-first', 'home start-brewmaster', 'home start-ducats'])
    expect(whyNot(t, 'home start-marker')).toEqual({
      code: 'start-occupied',
      rule: 'HA-6.52',
      numbers: { space: 2, seat: 1 },
    })
  })

  test('EX-14: A has left start-first, B goes straight home from start-marker, C still stands on start-ducats (HA-6.53, HA-6.54)', () => {
    const t = freshTable(3)
    t.seats[1].start = 3
    t.seats[2].start = 4
    stand(t, 0, 'resource-3')
    turnOf(t, 1)
    play(t, 'move start')
    expect(options(t)).toEqual(['home start-first', 'home start-brewmaster', 'home start-marker'])
    expect(whyNot(t, 'home start-ducats')).toMatchObject({ code: 'start-occupied', rule: 'HA-6.53' })
  })

  test('HA-6.55: the income comes at once', () => {
    for (const [space, gained] of [
      ['start-ducats', { ducats: 27 }],
      ['start-brewmaster', { brewmaster: -9 }],
      ['start-first', { ducats: 25, brewmaster: -10 }],
    ] as const) {
      const t = freshTable(3)
      for (const seat of [0, 1, 2]) stand(t, seat, 'resource-15')
      play(t, 'move start', `home ${space}`)
      expect(t.seats[0]).toMatchObject(gained)
    }
  })

  test('EX-40: start-marker with barley on 19: 20 and 1 ducat; on 20: 2 ducats (HA-6.56, HA-8.6)', () => {
    for (const [from, ducats] of [
      [19, 26],
      [20, 27],
      [18, 25],
    ]) {
      const t = freshTable(2)
      markers(t, 0, [0, 0, 0, 0, from])
      stand(t, 1, 'resource-1')
      play(t, 'move start', 'home start-marker')
      expect(options(t)).toHaveLength(5)
      play(t, 'marker barley')
      expect(cell(t, 0, 'barley')).toBe(20)
      expect(t.seats[0].ducats).toBe(ducats)
      expect(cell(t, 0, 'wood')).toBe(0) // HA-6.56: both steps go to one marker
    }
  })

  test('HA-6.57, HA-6.58: in the last round too, but not when start-first is taken', () => {
    const t = freshTable(2)
    t.round = 3
    t.monksI.clear()
    stand(t, 0, 'resource-15')
    stand(t, 1, 'start-marker')
    play(t, 'move start')
    expect(options(t)).toEqual(['home start-first'])
    const free = freshTable(2)
    stand(free, 0, 'resource-15')
    stand(free, 1, 'start-first')
    play(free, 'move start')
    expect(options(free)).toEqual(['home start-brewmaster', 'home start-marker', 'home start-ducats'])
  })

  test('HA-6.59: whoever is home is out for the round', () => {
    const t = freshTable(3)
    play(t, 'move start', 'home start-first')
    expect(t.seats[0].at).toBe(HOME)
    expect(whyNot(t, 'move resource-1', 0)).toMatchObject({ code: 'already-home', rule: 'HA-6.59' })
    const events = play(t, 'move start', 'home start-brewmaster')
    expect(eventsOf(events, 'out')).toMatchObject([{ seatsStillOut: 1 }])
    expect(asked(t)).toBe('move 2')
  })

  test('HA-6.60: with four seats there is always a space for the one who enters', () => {
    const t = freshTable(4)
    play(t, 'move start') // the other three still stand on theirs
    expect(options(t)).toEqual(['home start-first'])
  })
})
