import { choice, flag } from '@taproom/engine'
import { expect, test } from 'vitest'
import { offered, withSeats } from './offered.ts'

const first = choice(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'], 'random')

test('a seat that nobody takes is not offered as the first player', () => {
  expect(offered(first, 2)).toMatchObject({ values: ['random', 'seat-1', 'seat-2'] })
  expect(offered(first, 4)).toMatchObject({ values: first.values })
  expect(offered(flag(true), 2)).toEqual(flag(true))
})

test('what was chosen about a seat goes with the seat', () => {
  expect(withSeats({ first: 'seat-4', lab: 'basic', farm: true, rounds: 5 }, 3)).toEqual({
    lab: 'basic',
    farm: true,
    rounds: 5,
  })
})
