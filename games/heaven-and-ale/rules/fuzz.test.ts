import { fuzzMatch } from '@taproom/engine/testing'
import { describe, expect, test } from 'vitest'
import { heavenAndAle } from './game.ts'

describe('random matches hold every invariant (INV-1 to INV-18, INV-22)', () => {
  test.each([2, 3, 4])('with %i seats and random options', seats => {
    for (let seed = 0; seed < 100; seed++) {
      const { decisions } = fuzzMatch(heavenAndAle, { seats, seed: `plain ${seed}` })
      expect(decisions).toBeGreaterThan(seats * 3)
    }
  })

  test.each([2, 3, 4])(
    'INV-23, INV-24, INV-25, HA-12.7: copies, secrets, records, links and undo agree with %i seats',
    seats => {
      for (let seed = 0; seed < 4; seed++) fuzzMatch(heavenAndAle, { seats, seed: `deep ${seed}`, deep: true })
    },
  )
})
