import { copy, MoveBuffer, seedFrom } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { heavenAndAle as game } from '../rules/game.ts'
import { freshTable, lay, markers, plant, play, stand } from '../rules/position.ts'
import type { HeavenAndAle } from '../rules/table.ts'
import { adviser } from './adviser.ts'

const moves = new MoveBuffer()
const worth = new Float64Array(1024)

function advised(t: HeavenAndAle): string {
  game.legal(t, t.prompts.seat, moves)
  adviser.appraise(t, t.prompts.seat, moves, worth)
  return game.print(
    moves.list[worth.subarray(0, moves.length).reduce((best, value, i) => (value > worth[best] ? i : best), 0)],
  )
}

function greedyMatch(seats: number, seed: string): { readonly totals: number[]; readonly turns: number } {
  const options = game.options()
  if (typeof options === 'string') throw new Error(options)
  const t = game.make()
  game.setUp(t, seedFrom(seed), seats, options)
  while (!game.over(t)) play(t, advised(t))
  return { totals: game.score(t).map(score => score.total), turns: t.turn }
}

describe('greedy play', () => {
  /** The band of the spec’s section 17 for a one-ply heuristic, and its alarm limit for a single seat. */
  test.each([
    [2, 12],
    [3, 13],
    [4, 20],
  ])('reaches the heuristic band with %i seats: a mean of %i or more', (seats, mean) => {
    const totals = Array.from({ length: 20 }, (_, i) => greedyMatch(seats, `band ${i}`).totals).flat()
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(mean)
    expect(Math.max(...totals)).toBeLessThan(110)
  })
})

describe('single decisions', () => {
  test('the marker that lags behind gets the steps', () => {
    const t = freshTable(2)
    markers(t, 0, [9, 9, 9, 9, 2])
    t.round = 3
    stand(t, 0, 'resource-15')
    stand(t, 1, 'resource-15')
    play(t, 'move start', 'home start-marker')
    expect(advised(t)).toBe('marker barley')
  })

  test('the number that pays most is named', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S4: 'barley 5', S6: 'water 5', H1: 'wood 2' })
    play(t, 'move disc-a')
    expect(advised(t)).toBe('number 5')
  })

  test('no card is sold for nothing', () => {
    const t = freshTable(2)
    expect(advised(t)).not.toMatch(/^sell/)
    lay(t, 'resource-1', ['barley 3', 'barley 3'])
    play(t, 'move resource-1', 'buy 0 sun-1')
    expect(advised(t)).not.toMatch(/^sell/)
  })

  test('a seat that must sell to buy does so', () => {
    const t = freshTable(2)
    lay(t, 'resource-1', ['wood 5'])
    t.seats[0].ducats = 3
    play(t, 'move resource-1')
    expect(advised(t)).toMatch(/^sell/)
  })
})

describe('as an adviser should', () => {
  test('it looks without touching', () => {
    const t = freshTable(3)
    const before = game.make()
    copy(t, before)
    advised(t)
    adviser.evaluate(t, 1)
    expect(t.cells).toEqual(before.cells)
  })

  test('positions between two rounds are judged apart', () => {
    const t = freshTable(3)
    const isBetween = () => adviser.judgement?.isBetween?.(t)
    expect(isBetween()).toBe(false)
    t.round = 2
    expect(isBetween()).toBe(true)
    stand(t, 1, 'resource-1')
    expect(isBetween()).toBe(false)
  })

  test('a better position is worth more, and a finished one its points', () => {
    const t = freshTable(2)
    const poor = adviser.evaluate(t, 0)
    markers(t, 0, [8, 8, 8, 8, 8])
    t.seats[0].brewmaster = 12
    expect(adviser.evaluate(t, 0)).toBeGreaterThan(poor + 10)
    t.scored = 1
    expect(adviser.evaluate(t, 0)).toBe(game.points(t, 0))
  })
})
