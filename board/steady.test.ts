import { describe, expect, test } from 'vitest'
import { settle } from './steady.ts'

test.each([
  [1, 1, true],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [1, 3] }, false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [{ a: undefined }, { b: undefined }, false],
  [null, {}, false],
  [[], {}, false],
])('%j and %j', (before, now, same) => expect(settle(before, now)).toBe(same))

describe('where something changed', () => {
  const before = {
    cards: [
      { name: 'Stout', price: [1, 2] },
      { name: 'Porter', price: [3] },
    ],
    round: 1,
  }
  const now = {
    cards: [
      { name: 'Stout', price: [1, 2] },
      { name: 'Porter', price: [4] },
    ],
    round: 1,
  }
  const same = settle(before, now)

  test('it is told', () => expect(same).toBe(false))
  test('the rest stays the same object', () => expect(now.cards[0]).toBe(before.cards[0]))
  test('and what changed is new', () => {
    expect(now.cards[1]).not.toBe(before.cards[1])
    expect(now.cards[1].price).toEqual([4])
  })
})

test('what is no plain data says only of itself that it is the same', () => {
  const set = new Set([1])
  expect(settle({ set }, { set })).toBe(true)
  expect(settle({ set }, { set: new Set([1]) })).toBe(false)
})
