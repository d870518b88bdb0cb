import { describe, expect, test } from 'vitest'
import { asked, discs, eventsOf, freshTable, lay, options, plant, play, stand, turnOf, whyNot } from './position.ts'

const sites = (letter: string, from: number, to: number, tile: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`${letter}${from + i}`, tile]))

/** All 15 shady sites, with tiles that lie nowhere else in these tests. */
const fullShade = {
  ...sites('H', 1, 4, 'wood 5'),
  ...sites('H', 5, 8, 'yeast 5'),
  ...sites('H', 9, 12, 'hops 5'),
  ...sites('H', 13, 15, 'water 5'),
}
const fullSun = {
  ...sites('S', 1, 4, 'wood 4'),
  ...sites('S', 5, 8, 'yeast 4'),
  ...sites('S', 9, 12, 'hops 4'),
  ...sites('S', 13, 15, 'water 4'),
}

describe('where to', () => {
  test('EX-53: a figure on index 12 and six tempting moves (HA-5.11, HA-5.12, HA-5.14, HA-5.16, HA-5.20, HA-5.23)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'barley 1' })
    stand(t, 0, 'disc-c')
    lay(t, 'resource-8', [])
    t.spaces[16].discs = 0
    lay(t, 'resource-10', ['wood 1'])
    stand(t, 1, 'resource-10')
    expect(whyNot(t, 'move disc-b')).toEqual({ code: 'backwards', rule: 'HA-5.11', numbers: { from: 12, to: 7 } })
    expect(whyNot(t, 'move disc-c')).toEqual({ code: 'same-space', rule: 'HA-5.12', numbers: { at: 12 } })
    expect(whyNot(t, 'move resource-8')).toMatchObject({ code: 'space-empty', rule: 'HA-5.16' })
    expect(whyNot(t, 'move disc-abc-1')).toMatchObject({ code: 'disc-space-empty', rule: 'HA-5.20' })
    expect(whyNot(t, 'move resource-10')).toBeUndefined() // HA-5.14
    expect(whyNot(t, 'move start')).toBeUndefined() // HA-5.23
  })

  test('HA-5.9, HA-5.10, HA-5.13, HA-5.25: any distance ahead, over anything, up to the starting area', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', [])
    const events = play(t, 'move resource-4')
    expect(eventsOf(events, 'move')).toMatchObject([
      {
        from: 'start',
        to: 'resource-4',
        distance: 6,
        passed: ['resource-1', 'resource-2', 'monk-space-4', 'disc-a', 'resource-3'],
      },
    ])
    play(t, 'buy 0 shade-1')
    turnOf(t, 0)
    expect(whyNot(t, 'move resource-2')).toMatchObject({ code: 'backwards' }) // HA-5.25: passed is lost this round
    expect(options(t).at(-1)).toBe('move start') // HA-5.13: nothing lies behind it
  })

  test('HA-5.23: home is possible on the first turn of a round, with everything else possible too', () => {
    const t = freshTable(2)
    expect(options(t)).toContain('move start')
    expect(options(t).length).toBeGreaterThan(10)
  })

  test('HA-5.26: a figure leaves its start space when it moves', () => {
    const t = freshTable(2)
    play(t, 'move resource-1')
    expect(t.seats[0].start).toBe(0)
  })
})

describe('the action must be possible', () => {
  test('HA-5.7, HA-5.15: entering a resource space means buying there', () => {
    const t = freshTable(2)
    play(t, 'move resource-1')
    expect(asked(t)).toBe('buy 0')
    expect(options(t).every(line => line.startsWith('buy'))).toBe(true)
  })

  test('HA-5.17: no tile space with a full garden', () => {
    const t = freshTable(2)
    plant(t, 0, { ...fullShade, ...fullSun })
    lay(t, 'resource-1', ['barley 1'])
    expect(whyNot(t, 'move resource-1')).toMatchObject({ code: 'no-free-site', rule: 'HA-5.17' })
    expect(whyNot(t, 'move monk-space-4')).toMatchObject({ code: 'no-free-site' })
  })

  test('EX-16: with 1 ducat and one card a tile of 4 can be entered, must be sold for and leaves 0; a tile of 5 cannot (HA-5.18, HA-6.15)', () => {
    const t = freshTable(2)
    const me = t.seats[0]
    me.ducats = 1
    me.cards.set([3, 3, 3, 3, 0])
    me.unplaced = 1
    lay(t, 'resource-1', ['wood 4'])
    lay(t, 'resource-2', ['wood 5'])
    expect(whyNot(t, 'move resource-2')).toEqual({
      code: 'cannot-afford',
      rule: 'HA-5.18',
      numbers: { price: 5, ducats: 1, cards: 1 },
    })
    play(t, 'move resource-1')
    expect(options(t)).toEqual([]) // only a sale is left
    expect(whyNot(t, 'stop')).toEqual({ code: 'must-sell-first', rule: 'HA-6.15', numbers: { price: 4, ducats: 1 } })
    expect(whyNot(t, 'buy 0 shade-1')).toEqual({
      code: 'price-too-high',
      rule: 'HA-6.4',
      numbers: { price: 4, ducats: 1 },
    })
    play(t, 'sell priv-barrels', 'buy 0 shade-1')
    expect(me.ducats).toBe(0)
  })

  test('EX-17: the shade is full, so hops 2 costs 4: refused with 3 ducats, fine with 4 (HA-5.19)', () => {
    const t = freshTable(2)
    const me = t.seats[0]
    plant(t, 0, fullShade)
    me.cards.fill(3)
    me.unplaced = 0
    lay(t, 'resource-1', ['hops 2'])
    me.ducats = 3
    expect(whyNot(t, 'move resource-1')).toEqual({
      code: 'only-sun-left',
      rule: 'HA-5.19',
      numbers: { price: 4, ducats: 3, cards: 0 },
    })
    me.ducats = 1
    expect(whyNot(t, 'move resource-1')).toMatchObject({ code: 'cannot-afford' })
    me.ducats = 4
    expect(whyNot(t, 'move resource-1')).toBeUndefined()
  })

  test('EX-30: wood and hops tiles only, discs on X, wood and hops: no A/B/C space; with a gardener spot-gardener (HA-5.21)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', H1: 'hops 2' })
    discs(t, 0, 'spot-x', 'spot-wood', 'spot-hops')
    for (const space of ['disc-abc-1', 'disc-abc-2', 'disc-abc-3'])
      expect(whyNot(t, `move ${space}`)).toMatchObject({ code: 'no-usable-spot', rule: 'HA-5.21' })
    plant(t, 0, { S6: 'gardener' })
    const before = t.spaces[16].discs
    play(t, 'move disc-abc-1') // the only spot takes the disc by itself
    expect(t.seats[0].spots[7]).toBe(1)
    expect(t.spaces[16].discs).toBe(before - 1)
  })

  test('HA-5.22: no barrel space without a barrel to take', () => {
    const t = freshTable(2)
    expect(whyNot(t, 'move barrel-space-1')).toMatchObject({ code: 'goal-not-met', rule: 'HA-5.22' })
    t.seats[0].brewmaster = 1
    expect(whyNot(t, 'move barrel-space-1')).toBeUndefined()
  })

  test('EX-15: no ducats, no cards, empty garden, no goal: home is the only move and start-first the only space (HA-5.24, HA-6.54)', () => {
    const t = freshTable(4)
    const me = t.seats[0]
    me.ducats = 0
    me.cards.fill(3)
    me.unplaced = 0
    expect(options(t)).toEqual(['move start'])
    play(t, 'move start')
    expect(asked(t)).toBe('home 0') // shown although there is one answer
    expect(options(t)).toEqual(['home start-first'])
  })
})

describe('whose turn', () => {
  test('EX-43: three seats, first player 1: 1, 2, 0; seat 2 comes home at once, then seat 0 (HA-5.3, HA-5.4, HA-5.5)', () => {
    const t = freshTable(3)
    t.seats[1].start = 1
    t.seats[0].start = 2
    turnOf(t, 1)
    const order: number[] = []
    const go = (...lines: string[]) => {
      order.push(t.prompts.seat)
      play(t, ...lines)
      if (asked(t).startsWith('buy')) play(t, 'stop')
    }
    const cheap = ['resource-1', 'resource-2', 'resource-3', 'resource-4', 'resource-5', 'resource-6']
    for (const [i, space] of cheap.entries()) lay(t, space, [`wood ${1 + (i % 2)}`])
    go('move resource-1', 'buy 0 shade-1')
    go('move start', 'home start-first')
    go('move resource-2', 'buy 0 shade-1')
    go('move resource-3', 'buy 0 shade-2')
    go('move start', 'home start-ducats')
    go('move resource-4', 'buy 0 shade-3')
    go('move resource-5', 'buy 0 shade-4')
    expect(order).toEqual([1, 2, 0, 1, 0, 1, 1])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-5.6, HA-5.8: a turn is a move, its action and the end, which comes by itself', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1'])
    const turn = t.turn
    const events = play(t, 'move resource-1', 'buy 0 shade-1')
    expect(events.map(event => event.kind)).toEqual(['move', 'buy', 'ducats', 'stop', 'turn-start'])
    expect(asked(t)).toBe('move 1')
    expect(t.turn).toBe(turn + 1)
    expect(whyNot(t, 'move resource-2', 0)).toEqual({ code: 'not-your-turn', rule: 'HA-5.3', numbers: { seat: 1 } })
    expect(whyNot(t, 'stop', 1)).toMatchObject({ code: 'wrong-step', rule: 'HA-5.6' })
  })
})
