import { describe, expect, test } from 'vitest'
import { CARDS } from '../components/index.ts'
import { asked, cell, discs, eventsOf, freshTable, markers, options, plant, play, turnOf, whyNot } from './position.ts'
import { CARD, type HeavenAndAle, LOST } from './table.ts'

/** Seat 0 has yeast and hops tiles and has just completed pair-2 with a disc from C. */
function pairCompleted(tiles: { readonly [site: string]: string } = {}): HeavenAndAle {
  const t = freshTable(2)
  plant(t, 0, { S1: 'yeast 1', H1: 'hops 2', ...tiles })
  discs(t, 0, 'spot-hops')
  play(t, 'move disc-c', 'spot spot-yeast')
  return t
}

describe('pairs', () => {
  test('EX-07: after the income of the second disc a card may be placed: 12 ducats; or the pair never gets one (HA-9.2, HA-9.3, HA-9.5)', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    expect(cell(t, 0, 'yeast')).toBe(-1) // HA-9.3: the income came first
    expect(asked(t)).toBe('privilege 0')
    expect(options(t)).toEqual([...CARDS.map(card => `privilege ${card}`), 'decline'])
    const events = play(t, 'privilege priv-ducats')
    expect(t.seats[0].ducats).toBe(37) // HA-9.8
    expect(eventsOf(events, 'privilege')).toMatchObject([
      { pair: 'pair-2', card: 'priv-ducats', detail: { ducats: 12 } },
    ])
    expect(t.seats[0].pairs[1]).toBe(1)

    const declined = pairCompleted({ S2: 'wood 1' })
    expect(eventsOf(play(declined, 'decline'), 'privilege-lost')).toMatchObject([
      { pair: 'pair-2', reason: 'declined' },
    ])
    expect(declined.seats[0].pairs[1]).toBe(LOST)
    turnOf(declined, 0)
    expect(whyNot(declined, 'privilege priv-ducats')).toMatchObject({ code: 'pair-lost', rule: 'HA-9.5' })
  })

  test('HA-9.1, HA-9.2: one disc of a pair is not enough, and without a pair no card is placed', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'yeast 1', H1: 'hops 2' })
    play(t, 'move disc-c', 'spot spot-yeast')
    expect(asked(t)).toBe('move 1')
    expect(whyNot(t, 'privilege priv-ducats')).toMatchObject({ code: 'no-pair', rule: 'HA-9.2' })
  })

  test('EX-36: all five cards sold earlier: the pair is lost without a question (HA-9.6)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'yeast 1', H1: 'hops 2', S2: 'wood 1' })
    discs(t, 0, 'spot-hops')
    play(t, ...CARDS.map(card => `sell ${card}`))
    expect(t.seats[0].ducats).toBe(40)
    const events = play(t, 'move disc-c', 'spot spot-yeast')
    expect(eventsOf(events, 'privilege-lost')).toMatchObject([{ pair: 'pair-2', reason: 'no-card' }])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-9.6: selling the last card while the pair waits for one loses it too', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    const events = play(t, ...CARDS.map(card => `sell ${card}`))
    expect(eventsOf(events, 'privilege-lost')).toMatchObject([{ reason: 'no-card' }])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-9.7: each card once, one per pair', () => {
    const t = pairCompleted({ S2: 'wood 1', S3: 'water 1', S4: 'barley 1' })
    play(t, 'privilege priv-ducats')
    expect(asked(t)).toBe('move 1')
    discs(t, 0, 'spot-water')
    turnOf(t, 0)
    play(t, 'move disc-abc-1', 'spot spot-barley')
    expect(whyNot(t, 'privilege priv-ducats')).toMatchObject({ code: 'no-card', rule: 'HA-9.7' })
    expect(options(t)).toHaveLength(5)
  })
})

describe('the cards', () => {
  test('HA-9.4, HA-9.9: priv-brewmaster moves the brewmaster 5 steps at once', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    play(t, 'privilege priv-brewmaster')
    expect(t.seats[0].brewmaster).toBe(-5)
  })

  test('EX-35: priv-colour for barley, two in the sun and three in the shade: barley −8 to −3 (HA-9.10)', () => {
    const t = pairCompleted({ S2: 'barley 5', S3: 'barley 1', H5: 'barley 2', H6: 'barley 3', H7: 'barley 4' })
    play(t, 'privilege priv-colour')
    expect(asked(t)).toBe('priv-colour 0')
    const events = play(t, 'priv-colour barley')
    expect(cell(t, 0, 'barley')).toBe(-3)
    expect(eventsOf(events, 'privilege')).toMatchObject([{ detail: { colour: 'barley', count: 5, steps: 5 } }])
  })

  test('HA-9.11: a colour without a tile may be named; nothing moves', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    play(t, 'privilege priv-colour')
    expect(options(t)).toHaveLength(5)
    play(t, 'priv-colour water')
    expect(cell(t, 0, 'water')).toBe(-6)
    expect(asked(t)).toBe('move 1')
  })

  test('HA-9.12: priv-rearmost counts the disc just placed too', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    play(t, 'privilege priv-rearmost') // barley is alone at the rear
    expect(cell(t, 0, 'barley')).toBe(-6)
    expect(asked(t)).toBe('move 1')
  })

  test('HA-9.13: of several rearmost markers one is chosen and makes all steps', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'yeast 1', H1: 'hops 2', S2: 'wood 1' })
    discs(t, 0, 'spot-hops')
    markers(t, 0, [3, 3, 4, 3, 5])
    play(t, 'move disc-c', 'spot spot-yeast', 'privilege priv-rearmost')
    expect(options(t)).toEqual(['priv-rear wood', 'priv-rear water'])
    expect(whyNot(t, 'priv-rear hops')).toEqual({
      code: 'not-rearmost',
      rule: 'HA-9.13',
      numbers: { colour: 2, cell: 4, lowest: 3 },
    })
    play(t, 'priv-rear water')
    expect([...t.seats[0].markers]).toEqual([3, 4, 4, 5, 5])
  })

  test('HA-9.4, HA-9.16: priv-barrels is placed and counts later; a placed card cannot be sold', () => {
    const t = pairCompleted({ S2: 'wood 1' })
    play(t, 'privilege priv-barrels')
    expect(t.seats[0].cards[4]).toBe(CARD.placed)
    expect(t.seats[0].ducats).toBe(25)
    turnOf(t, 0)
    expect(whyNot(t, 'sell priv-barrels')).toMatchObject({ code: 'no-card', rule: 'HA-9.16' })
  })
})
