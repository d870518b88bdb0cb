import { expect, test } from 'vitest'
import { Outbox } from './outbox.ts'

test('what was said stays until it is answered, in order and under its own name', () => {
  const outbox = new Outbox()
  const first = outbox.put({ kind: 'move', move: 'keep' }, 3)
  const second = outbox.put({ kind: 'undo' }, 4)
  expect(outbox.waiting).toEqual([first, second])
  expect(first.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  expect(first.id).not.toBe(second.id)
  expect(outbox.take(first.id)).toBe(first)
  expect(outbox.take(first.id)).toBeUndefined()
  expect(outbox.take(undefined)).toBeUndefined()
  expect(outbox.waiting).toEqual([second])
})
