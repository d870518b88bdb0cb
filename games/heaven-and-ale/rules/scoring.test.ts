import { describe, expect, test } from 'vitest'
import { LARGE, SMALL } from '../components/index.ts'
import { heavenAndAle as game } from './game.ts'
import { eventsOf, freshTable, markers, play, stand } from './position.ts'
import { CARD, type HeavenAndAle } from './table.ts'

interface Finish {
  readonly brewmaster: number
  readonly cells: readonly number[]
  readonly ducats: number
}

/** Two seats, the last move of the match still to be made by seat 0; no cards are left to be sold. */
function lastMove({ brewmaster, cells, ducats }: Finish, options = {}): HeavenAndAle {
  const t = freshTable(2, options)
  t.round = 3
  t.monksI.clear()
  for (const me of t.seats) {
    me.cards.fill(CARD.sold)
    me.unplaced = 0
  }
  Object.assign(t.seats[0], { brewmaster, ducats })
  markers(t, 0, cells)
  stand(t, 0, 'resource-15')
  stand(t, 1, 'start-first')
  return t
}

const finish = (t: HeavenAndAle) => play(t, 'move start', 'home start-brewmaster')
const parts = (t: HeavenAndAle, seat = 0) => game.score(t)[seat]

describe('production', () => {
  // Brewmaster 11: home on start-brewmaster moves it to 12.
  const tenth = { brewmaster: 11, cells: [7, 12, 12, 11, 10] }

  test('EX-10: brewmaster 12 (2:1, ×4), 7 12 12 11 10: lowest 9, 36 VP; with 10 ducats 40 (HA-10.18, HA-10.20, HA-10.22)', () => {
    const t = lastMove({ ...tenth, ducats: 0 })
    const events = finish(t)
    const [exchange] = eventsOf(events, 'exchange')
    expect(exchange).toMatchObject({ rate: 2, before: [7, 12, 12, 11, 10], after: [9, 10, 10, 11, 10] })
    expect(exchange.lifts).toEqual([
      { colour: 'wood', to: 8, donors: ['yeast', 'hops'] },
      { colour: 'wood', to: 9, donors: ['yeast', 'hops'] },
    ])
    expect(parts(t)).toEqual({ total: 36, parts: { production: 36, barrels: 0, barrelCard: 0, firstSpace: 0 } })
    expect(eventsOf(events, 'score')[0]).toMatchObject({ lowest: 9, multiplier: 4, production: 36 })

    const rich = lastMove({ ...tenth, ducats: 10 })
    const more = finish(rich)
    expect(eventsOf(more, 'tens')[0]).toMatchObject({
      ducatsSpent: 10,
      steps: [{ colour: 'wood', to: 10 }],
      ducatsLeft: 0,
    })
    expect(eventsOf(more, 'ducats')[0]).toMatchObject({ seat: 0, delta: -10, cause: 'scoring' })
    expect(parts(rich).total).toBe(40)
  })

  test('HA-10.21: ducats below a full ten are worth nothing and stay', () => {
    const t = lastMove({ ...tenth, ducats: 9 })
    finish(t)
    expect(parts(t).total).toBe(36)
    expect(t.seats[0].ducats).toBe(9)
  })

  test('EX-45: 5:1, ×2, markers 6 6 6 6 −1: lowest 2, 4 VP (HA-10.16, HA-8.8)', () => {
    const t = lastMove({ brewmaster: -10, cells: [6, 6, 6, 6, -1], ducats: 0 })
    finish(t)
    expect(parts(t).parts.production).toBe(4)
  })

  test.each([
    [-5, 5, 2],
    [0, 4, 3],
    [4, 3, 3],
    [9, 3, 4],
    [13, 2, 4],
    [16, 2, 5],
    [18, 2, 6],
    [19, 1, 6],
  ])(
    'HA-10.15, HA-2.23: brewmaster from %i one step further: rate %i, multiplier %i',
    (brewmaster, rate, multiplier) => {
      const t = lastMove({ brewmaster, cells: [5, 5, 5, 5, 5], ducats: 0 })
      const events = finish(t)
      expect(eventsOf(events, 'exchange')[0].rate).toBe(rate)
      expect(parts(t).parts.production).toBe(5 * multiplier)
    },
  )

  test('HA-10.23, HA-10.24: below cell 1 the production is 0, but barrels and the first-player point count', () => {
    const t = lastMove({ brewmaster: 10, cells: [5, 5, 5, 5, 0], ducats: 0 })
    markers(t, 0, [0, 0, 0, 0, 0])
    t.seats[0].barrels[0] = LARGE
    t.seats[1].barrels[0] = SMALL
    t.barrels[0] = 0
    finish(t)
    expect(parts(t).parts).toEqual({ production: 0, barrels: 4, barrelCard: 0, firstSpace: 0 })
    expect(parts(t, 1).parts).toEqual({ production: 0, barrels: 2, barrelCard: 0, firstSpace: 1 }) // HA-10.25, HA-10.27
  })

  test('HA-3.3, HA-10.19: who may stop the exchange early does so where it is worth it', () => {
    // 5:1 and twelve tens: exchanging wood 9 → 4 for one step leaves 5; keeping wood, the tens lift the four others to 6.
    const total = (exchange: string): number => {
      const t = lastMove({ brewmaster: -10, cells: [9, 3, 3, 3, 3], ducats: 120 }, { exchange })
      finish(t)
      return parts(t).total
    }
    expect([total('mandatory'), total('optional')]).toEqual([10, 12])
  })
})

describe('barrels and places', () => {
  test('HA-10.25, HA-10.26: 4 and 2 points, and one more for each with priv-barrels', () => {
    const t = lastMove({ brewmaster: -10, cells: [0, 0, 0, 0, 0], ducats: 0 })
    for (const [goal, size] of [
      [0, LARGE],
      [3, LARGE],
      [5, SMALL],
    ])
      t.seats[0].barrels[goal] = size
    t.seats[0].cards[4] = CARD.placed
    t.seats[0].placed = 1
    finish(t)
    expect(parts(t).parts).toEqual({ production: 0, barrels: 10, barrelCard: 3, firstSpace: 0 })
  })

  test('EX-51: equal totals share the victory; the first-player point decides otherwise (HA-10.28, HA-10.29, HA-10.27)', () => {
    const t = freshTable(3)
    t.round = 4
    t.monksI.clear()
    t.monksII.clear()
    for (const me of t.seats) {
      me.cards.fill(CARD.sold)
      me.unplaced = 0
      me.ducats = 0
      me.brewmaster = 9
    }
    markers(t, 0, [9, 9, 9, 9, 9])
    markers(t, 1, [9, 9, 9, 9, 9])
    markers(t, 2, [7, 7, 7, 7, 7])
    stand(t, 0, 'resource-15')
    stand(t, 1, 'start-ducats')
    stand(t, 2, 'start-first')
    const before = t.cells.slice()
    const shared = eventsOf(play(t, 'move start', 'home start-brewmaster'), 'result')[0]
    expect(shared.ranking.map(({ total, rank }) => [total, rank])).toEqual([
      [36, 1],
      [36, 1],
      [29, 3],
    ])
    expect(shared.winners).toEqual([0, 1])
    expect(game.standings(t).map(({ rank }) => rank)).toEqual([1, 1, 3])

    t.cells.set(before)
    stand(t, 2, 'start-marker') // start-first is left for seat 0
    const alone = eventsOf(play(t, 'move start', 'home start-first'), 'result')[0]
    expect(alone.ranking[0].total).toBe(37)
    expect(alone.winners).toEqual([0])
  })
})

describe('points while the match goes on', () => {
  test('HA-10.30: what scoring would give now, without a decision and without a trace', () => {
    const t = lastMove({ brewmaster: 12, cells: [7, 12, 12, 11, 10], ducats: 10 })
    const before = t.cells.slice()
    expect(game.points(t, 0)).toBe(40)
    expect(game.points(t, 1)).toBe(1)
    expect(t.cells).toEqual(before)
  })

  test('HA-9.18, HA-9.19: unplaced cards count as 3 ducats in the French edition only', () => {
    for (const [edition, total] of [
      ['french', 40],
      ['english', 36],
    ] as const) {
      const t = lastMove({ brewmaster: 12, cells: [7, 12, 12, 11, 10], ducats: 7 }, { edition })
      t.seats[0].cards[0] = CARD.unplaced
      t.seats[0].unplaced = 1
      expect(game.points(t, 0)).toBe(total)
    }
  })

  test('the final score does not change when it is asked again', () => {
    const t = lastMove({ brewmaster: 11, cells: [7, 12, 12, 11, 10], ducats: 40 })
    const total = eventsOf(finish(t), 'score')[0].total
    expect(game.points(t, 0)).toBe(total)
    expect(game.over(t)).toBe(true)
  })
})
