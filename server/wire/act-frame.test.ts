import { ClientFrame } from '@taproom/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { moveFrame } from './act-frame.ts'

const valid = { t: 'act', match: 'm-1', id: 'd_1', expected: 3, action: { kind: 'move', move: 'buy 3' } }

/** Values on both sides of every border that the schema knows, and some that are nowhere near. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, -0, 0.5, 1_000_000, 1_000_001, Number.NaN, 1e300, '', ' ', 'é', 'a\n'),
  fc.constantFrom<unknown>('a'.repeat(64), 'a'.repeat(65), 'm'.repeat(200), 'm'.repeat(201), [], {}, ['a'], 'act'),
  fc.constantFrom<unknown>({ kind: 'undo' }, { kind: 'move' }, { kind: 'move', move: 'x', more: 1 }),
  fc.jsonValue(),
)
const text = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), fc.string({ maxLength: 210 }))
const mostly = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: odd })
const action = fc.record(
  { kind: mostly(fc.constant('move')), move: mostly(text), more: odd },
  { requiredKeys: ['kind', 'move'] },
)
const frame = fc.record(
  {
    t: mostly(fc.constant('act')),
    match: mostly(text),
    id: mostly(text),
    expected: mostly(fc.nat(2e6)),
    action,
    v: odd,
  },
  { requiredKeys: ['t', 'match', 'id', 'expected'] },
)

test('reads moves as the schema does, and nothing that the schema refuses', () => {
  let moves = 0
  fc.assert(
    fc.property(fc.oneof(frame, fc.jsonValue()), given => {
      // As it comes over the wire.
      const data: unknown = JSON.parse(JSON.stringify(given))
      const { success, output } = v.safeParse(ClientFrame, data)
      const isMove = success && output.t === 'act' && output.action.kind === 'move'
      if (isMove) moves++
      expect(moveFrame(data)).toEqual(isMove ? output : undefined)
    }),
    { numRuns: 5000 },
  )
  expect(moves).toBeGreaterThan(100)
})

test.each<[string, unknown]>([
  ['a move', valid],
  ['more than it should say', { ...valid, more: 1, action: { ...valid.action, bot: 'x' } }],
])('%s is read', (_, data) => {
  expect(moveFrame(data)).toEqual(valid)
})
