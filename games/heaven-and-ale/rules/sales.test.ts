import { describe, expect, test } from 'vitest'
import { CARDS } from '../components/index.ts'
import { asked, discs, eventsOf, freshTable, lay, plant, play, playBy, stand, whyNot } from './position.ts'
import { CARD } from './table.ts'

describe('emergency ducats', () => {
  test('HA-9.14, HA-9.15, HA-9.17, HA-9.22: 3 ducats a card, one at a time, at any decision of one’s turn, for all to see', () => {
    for (const edition of ['french', 'english']) {
      const t = freshTable(2, { edition })
      plant(t, 0, { S1: 'yeast 1', S2: 'hops 1' })
      discs(t, 0, 'spot-hops')
      const events = play(t, 'sell priv-barrels')
      expect(eventsOf(events, 'sell')).toMatchObject([
        { card: 'priv-barrels', ducatsAfter: 28, offTurn: false, automatic: false },
      ])
      expect(asked(t)).toBe('move 0') // the decision is still open
      play(t, 'move disc-abc-1', 'sell priv-colour', 'spot spot-yeast', 'sell priv-ducats', 'decline')
      expect(t.seats[0].ducats).toBe(34)
      expect(t.seats[0].unplaced).toBe(2)
    }
  })

  test('HA-9.21: a sold card has left the game', () => {
    const t = freshTable(2)
    play(t, 'sell priv-barrels')
    expect(t.seats[0].cards[CARDS.indexOf('priv-barrels')]).toBe(CARD.sold)
    expect(whyNot(t, 'sell priv-barrels')).toMatchObject({ code: 'no-card', rule: 'HA-9.7' })
  })

  test('EX-52: a waiting seat sells: English sale-off-turn; French accepted and booked when the turn ends (HA-9.15, HA-9.20)', () => {
    const english = freshTable(2, { edition: 'english' })
    expect(whyNot(english, 'sell priv-ducats', 1)).toMatchObject({ code: 'sale-off-turn', rule: 'HA-9.15' })
    english.seats[1].cards[0] = CARD.sold
    expect(whyNot(english, 'sell priv-ducats', 1)).toMatchObject({ code: 'sale-off-turn' }) // before no-card

    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 1'])
    const queued = playBy(t, 1, 'sell priv-ducats')
    expect(eventsOf(queued, 'sale-queued')).toMatchObject([{ seat: 1, card: 'priv-ducats' }])
    expect(t.seats[1]).toMatchObject({ ducats: 25, unplaced: 5 }) // still unplaced, marked as queued
    expect(t.seats[1].cards[0]).toBe(CARD.queued)
    expect(whyNot(t, 'sell priv-ducats', 1)).toMatchObject({ code: 'no-card' })
    play(t, 'move resource-1')
    expect(t.seats[1].ducats).toBe(25)
    const events = play(t, 'buy 0 shade-1')
    expect(eventsOf(events, 'sell')).toMatchObject([{ seat: 1, card: 'priv-ducats', ducatsAfter: 28, offTurn: true }])
    expect(t.seats[1]).toMatchObject({ ducats: 28, unplaced: 4 })
  })

  test('HA-9.20: until then it can be withdrawn', () => {
    const t = freshTable(2)
    expect(whyNot(t, 'withdraw priv-ducats', 1)).toMatchObject({ code: 'wrong-step' })
    playBy(t, 1, 'sell priv-ducats')
    playBy(t, 1, 'withdraw priv-ducats')
    lay(t, 'resource-1', ['wood 1'])
    play(t, 'move resource-1', 'buy 0 shade-1')
    expect(t.seats[1]).toMatchObject({ ducats: 25, unplaced: 5 })
    expect(whyNot(t, 'withdraw priv-ducats', 1)).toMatchObject({ code: 'wrong-step' })
  })

  test('HA-9.14: after coming home too', () => {
    const t = freshTable(3)
    play(t, 'move start', 'home start-first')
    expect(whyNot(t, 'sell priv-ducats', 0)).toBeUndefined()
  })

  test('HA-9.18: French: what is unplaced at the end is sold by itself before scoring, by seat and in the order of the cards', () => {
    const t = freshTable(2)
    t.round = 3
    t.monksI.clear()
    stand(t, 1, 'start-brewmaster')
    play(t, 'sell priv-colour', 'move start')
    playBy(t, 1, 'sell priv-barrels')
    const events = play(t, 'home start-first')
    const sold = eventsOf(events, 'sell')
    expect(sold[0]).toMatchObject({ seat: 1, card: 'priv-barrels', automatic: false }) // the queued one is booked first
    expect(sold.slice(1).map(({ seat, card, automatic }) => `${seat} ${card} ${automatic}`)).toEqual([
      '0 priv-ducats true',
      '0 priv-brewmaster true',
      '0 priv-rearmost true',
      '0 priv-barrels true',
      '1 priv-ducats true',
      '1 priv-brewmaster true',
      '1 priv-colour true',
      '1 priv-rearmost true',
    ])
    const last = events.map(event => event.kind).lastIndexOf('sell')
    expect(events.findIndex(event => event.kind === 'game-end')).toBeGreaterThan(last)
    // 25 + 3 + 12 = 40 ducats and 25 + 15: four steps each in step B.
    expect(eventsOf(events, 'tens').map(({ ducatsSpent, ducatsLeft }) => [ducatsSpent, ducatsLeft])).toEqual([
      [40, 0],
      [40, 0],
    ])
  })

  test('HA-9.19, HA-3.1: English: they are worth nothing', () => {
    const t = freshTable(2, { edition: 'english' })
    t.round = 3
    t.monksI.clear()
    stand(t, 1, 'start-brewmaster')
    const events = play(t, 'move start', 'home start-first')
    expect(eventsOf(events, 'sell')).toEqual([])
    expect(eventsOf(events, 'tens').map(({ ducatsSpent }) => ducatsSpent)).toEqual([20, 20])
  })
})
