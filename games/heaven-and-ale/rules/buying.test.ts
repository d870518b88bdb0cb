import { describe, expect, test } from 'vitest'
import { SITES } from '../components/index.ts'
import { asked, eventsOf, freshTable, lay, options, plant, play, whyNot } from './position.ts'

const tileOn = (t: ReturnType<typeof freshTable>, site: string): string =>
  t.box.lookup.tileIds[t.seats[0].sites[SITES.indexOf(site)]]

describe('resource spaces', () => {
  test('EX-01: hops 5 to the shade for 5, then barley 3 to the sun for 6: 25, 20, 14 ducats, no income (HA-6.4, HA-6.5, HA-6.10)', () => {
    const t = freshTable(2)
    lay(t, 'resource-3', ['barley 3', 'hops 5'])
    play(t, 'move resource-3')
    const events = play(t, 'buy 1 shade-1')
    expect(t.seats[0].ducats).toBe(20)
    expect(eventsOf(events, 'buy')).toMatchObject([
      { space: 'resource-3', site: 'shade-1', side: 'shade', price: 5, ducatsAfter: 20 },
    ])
    events.push(...play(t, 'buy 0 sun-1'))
    expect(t.seats[0].ducats).toBe(14)
    expect([...t.seats[0].markers]).toEqual([0, -2, -4, -6, -8]) // HA-6.17
    expect(eventsOf(events, 'ducats').map(({ delta, cause }) => [delta, cause])).toEqual([
      [-5, 'purchase'],
      [-6, 'purchase'],
    ]) // HA-6.6: paid to the reserve, once per tile
    expect(tileOn(t, 'shade-1')).toMatch(/hops-5/)
    expect(tileOn(t, 'sun-1')).toMatch(/barley-3/)
  })

  test('HA-6.1, HA-6.13: one tile at least, then one may stop', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1', 'wood 2'])
    play(t, 'move resource-1')
    expect(whyNot(t, 'stop')).toMatchObject({ code: 'must-buy', rule: 'HA-6.1' })
    play(t, 'buy 0 shade-1')
    expect(options(t)).toContain('stop')
    const events = play(t, 'stop')
    expect(eventsOf(events, 'stop')).toMatchObject([{ space: 'resource-1', bought: 1, automatic: false }])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-6.2, HA-6.3: any of the tiles there in any order, as many as one can pay for', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1', 'yeast 2', 'hops 3'])
    play(t, 'move resource-1', 'buy 2 shade-1', 'buy 0 shade-2', 'buy 0 shade-3')
    expect(['shade-1', 'shade-2', 'shade-3'].map(site => tileOn(t, site).split('-').slice(1, 3).join(' '))).toEqual([
      'hops 3',
      'wood 1',
      'yeast 2',
    ])
    expect(t.seats[0].ducats).toBe(19)
    expect(asked(t)).toBe('move 1')
  })

  test('HA-6.7, HA-6.8, HA-6.9: only on free tile sites; the site fixes the side that is paid for', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 5' })
    lay(t, 'resource-1', ['wood 1'])
    play(t, 'move resource-1')
    expect(whyNot(t, 'buy 0 sun-1')).toMatchObject({ code: 'site-occupied', rule: 'HA-6.8' })
    expect(whyNot(t, 'buy 0 shed-1')).toMatchObject({ code: 'shed-site', rule: 'HA-6.9' })
    expect(whyNot(t, 'buy 1 sun-2')).toMatchObject({ code: 'tile-not-here', rule: 'HA-6.2' })
    expect(options(t)).toHaveLength(29)
  })

  test('HA-2.13: equal tiles are one choice, named by the first of them', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1', 'wood 1', 'wood 2'])
    play(t, 'move resource-1')
    expect(options(t)).toHaveLength(60)
    expect(whyNot(t, 'buy 1 shade-1')).toMatchObject({ code: 'wrong-step' })
    play(t, 'buy 0 shade-1')
    expect(options(t).filter(line => line.startsWith('buy'))).toHaveLength(58)
  })

  test('HA-6.11, HA-6.12: a shed is resolved before the next purchase, and what it pays can be spent at once', () => {
    const t = freshTable(2)
    plant(t, 0, { H10: 'wood 5', H9: 'wood 4', H6: 'wood 1', H4: 'yeast 1', H5: 'yeast 2' })
    lay(t, 'resource-1', ['hops 1', 'barley 5'])
    const me = t.seats[0]
    me.ducats = 1
    me.cards.fill(3)
    me.unplaced = 0
    play(t, 'move resource-1', 'buy 0 shade-7')
    expect(me.ducats).toBe(0)
    expect(asked(t)).toBe('shed 0') // sum 14: two opposite tiles
    play(t, 'shed 1-4') // H10 (5) and H4 (1)
    expect(me.ducats).toBe(6)
    expect(asked(t)).toBe('buy 0')
    play(t, 'buy 0 shade-1')
    expect(me.ducats).toBe(1)
  })

  test('HA-6.14: buying ends by itself when nothing more can be paid, cards included', () => {
    const t = freshTable(2)
    const me = t.seats[0]
    lay(t, 'resource-1', ['wood 1', 'wood 5'])
    me.ducats = 2
    me.cards.set([0, 3, 3, 3, 3])
    me.unplaced = 1
    play(t, 'move resource-1')
    const events = play(t, 'buy 0 shade-1') // 1 ducat and a card: 4, not enough for 5
    expect(eventsOf(events, 'stop')).toMatchObject([{ automatic: true, bought: 1, rule: 'HA-6.14' }])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-6.14, HA-6.15: it goes on while a sale would help', () => {
    const t = freshTable(2)
    const me = t.seats[0]
    lay(t, 'resource-1', ['wood 1', 'wood 4'])
    me.ducats = 2
    me.cards.set([0, 3, 3, 3, 3])
    me.unplaced = 1
    play(t, 'move resource-1', 'buy 0 shade-1')
    expect(asked(t)).toBe('buy 0')
    expect(options(t)).toEqual(['stop'])
    play(t, 'sell priv-ducats', 'buy 0 shade-2')
    expect(me.ducats).toBe(0)
  })

  test('HA-6.16: a placed tile stays; no move touches it', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1'])
    lay(t, 'resource-2', ['wood 2'])
    play(t, 'move resource-1', 'buy 0 sun-1')
    const tile = tileOn(t, 'sun-1')
    play(t, 'move start', 'home start-ducats', 'move resource-2')
    expect(options(t)).not.toContain('buy 0 sun-1')
    expect(tileOn(t, 'sun-1')).toBe(tile)
  })
})

describe('monk spaces', () => {
  test('EX-18: monk-space-2 with two monks: shade 2, sun 4: 25, 23, 19; on monk-space-4 the sun costs 8 (HA-6.20, HA-6.21, HA-6.22)', () => {
    const t = freshTable(2)
    lay(t, 'monk-space-2', ['scribe', 'gardener'])
    play(t, 'move monk-space-2')
    expect(whyNot(t, 'stop')).toMatchObject({ code: 'must-buy', rule: 'HA-6.18' }) // HA-6.18
    play(t, 'buy 0 shade-1')
    expect(t.seats[0].ducats).toBe(23)
    play(t, 'buy 0 sun-1') // HA-6.19: the second one too
    expect(t.seats[0].ducats).toBe(19)

    lay(t, 'monk-space-4', ['scribe'])
    play(t, 'move monk-space-4')
    t.seats[1].ducats = 7
    expect(whyNot(t, 'buy 0 sun-1')).toEqual({
      code: 'price-too-high',
      rule: 'HA-6.21',
      numbers: { price: 8, ducats: 7 },
    })
    t.seats[1].ducats = 3
    expect(whyNot(t, 'buy 0 shade-1')).toMatchObject({ code: 'price-too-high', rule: 'HA-6.20', numbers: { price: 4 } })
    t.seats[1].ducats = 8
    play(t, 'buy 0 sun-1')
    expect(t.seats[1].ducats).toBe(0)
  })

  test('HA-6.23: monks may lie on either side, on free tile sites, and give nothing when placed', () => {
    const t = freshTable(2)
    lay(t, 'monk-space-1', ['scribe'])
    play(t, 'move monk-space-1')
    expect(options(t)).toHaveLength(30)
    play(t, 'buy 0 sun-5')
    expect(t.seats[0].brewmaster).toBe(-10)
    expect(t.seats[0].monks[2]).toBe(1)
  })
})
