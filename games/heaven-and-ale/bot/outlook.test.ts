import { describe, expect, test } from 'vitest'
import { freshTable, markers, plant } from '../rules/position.ts'
import { adviser } from './adviser.ts'
import { Outlook } from './outlook.ts'
import { INSTINCTS } from './weights.ts'

const HIGH = 0
const LOW = 4

/** How much more a step of a marker that lags behind is worth than one of a marker that does not. */
function preference(seats: number, round: number): number {
  const t = freshTable(seats)
  markers(t, 0, [9, 9, 9, 9, 2])
  t.round = round
  const out = new Outlook(INSTINCTS)
  out.read(t, 0)
  return out.step[LOW] / out.step[HIGH]
}

describe('the marker that lags behind', () => {
  test('with four seats counts the more the less can change', () => {
    const rounds = [1, 3, 6].map(round => preference(4, round))
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
    expect(rounds[0]).toBeGreaterThan(1)
    expect(rounds[2]).toBeGreaterThan(rounds[0] + 0.3)
  })
})

describe('what a position is judged by', () => {
  const { features = [], observe = () => {} } = adviser.judgement ?? {}
  const seen = (tiles: Record<string, string>, isXUsed = false): Map<string, number> => {
    const t = freshTable(4)
    plant(t, 0, tiles)
    if (isXUsed) t.seats[0].spots[0] = 1
    const into = new Float64Array(features.length)
    observe(t, 0, into)
    return new Map(features.map((feature, i) => [feature, into[i]]))
  }

  test('X would activate the number of which most lies in the sun, while it is open', () => {
    const garden = { S1: 'wood 1', S4: 'barley 5', S6: 'water 5', H1: 'wood 2' }
    expect(seen(garden).get('x-sunny')).toBe(10)
    expect(seen(garden).get('x-shady')).toBe(2)
    expect(seen(garden).get('sun')).toBe(11)
    expect(seen(garden, true).get('x-sunny')).toBe(0)
  })
})
