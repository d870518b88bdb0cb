import { describe, expect, test } from 'vitest'
import { shortfall } from './aid.ts'

const store = { malt: 6, hops: 1, yeast: 1, fruit: 1 }

describe('the shopping list of a recipe', () => {
  test('is empty when everything lies in the storehouse', () => {
    expect(shortfall({ malt: 3, hops: 1, yeast: 1 }, store)).toEqual({
      readiness: 'ready',
      missing: {},
      coming: {},
      rest: {},
    })
  })
  test('tells what the considered space would bring', () => {
    expect(shortfall({ malt: 2, hops: 2, yeast: 1 }, store, { hops: 5 })).toEqual({
      readiness: 'soon',
      missing: { hops: 1 },
      coming: { hops: 1 },
      rest: {},
    })
  })
  test('and what is missing even then', () => {
    expect(shortfall({ malt: 3, hops: 2, yeast: 1, fruit: 2 }, store, { hops: 5 })).toMatchObject({
      readiness: 'short',
      rest: { fruit: 1 },
    })
  })
})
