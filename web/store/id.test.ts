import { expect, test } from 'vitest'
import { freshId } from './id.ts'

test('ids are short, plain in an address, and not the same twice', () => {
  const ids = Array.from({ length: 1000 }, freshId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/)
})
