import { expect, test } from 'vitest'
import { match } from '../rules/position.ts'
import { touched } from './touched.ts'

test('what happened is shown where everybody sees it, in the own brewery, or at the panel of a rival', () => {
  const position = match({ seats: 2 }).forget().do('place malt-house take worker')
  const [placed, taken] = position.events.filter(event => event.kind === 'market-place' || event.kind === 'take')
  const at = (event: typeof placed, viewer: number) => touched({ ...event, at: 0 } as never, viewer)
  expect(at(placed, 0)).toEqual(['malt-house'])
  expect(at(taken, 0)).toEqual(['malt-house', 'storage'])
  expect(at(taken, 1)).toEqual(['malt-house', 'seat/0'])
})
