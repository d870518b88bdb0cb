import { expect, test } from 'vitest'
import { sit } from '../testing/sitting.ts'
import { FULL, LONG } from './length.ts'

test('a log does not grow without end: first nothing is taken back any more, then the match is only played out', () => {
  const { act, match } = sit({ people: 2, header: { rated: 0 } })
  const other = 1 - match.waitingFor
  for (let i = 0; match.index < LONG; i++) act(other, { kind: i % 2 ? 'decline' : 'pause' })
  expect(match.index).toBe(LONG)
  for (const action of [{ kind: 'pause' }, { kind: 'takeback', to: 0 }, { kind: 'undo' }, { kind: 'redo' }] as const)
    expect(act(other, action)).toMatchObject({ code: 'too-long' })
  for (let i = 0; match.index < FULL; i++) act(other, { kind: i % 2 ? 'decline' : 'end' })
  expect(match.index).toBe(FULL)
  expect(act(other, { kind: 'end' })).toMatchObject({ code: 'too-long' })
  const seat = match.waitingFor
  const move = match.table.game.print(match.table.legal(seat)[0] ?? 0)
  expect(act(seat, { kind: 'move', move })).toBeUndefined()
  expect(act(other, { kind: 'leave' })).toBeUndefined()
  expect(act(other, { kind: 'return' })).toMatchObject({ code: 'too-long' })
})
