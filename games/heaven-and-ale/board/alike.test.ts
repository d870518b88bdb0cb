import { expect, test } from 'vitest'
import { alike } from './alike.ts'

test.each([
  [1, 1, true],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [1, 3] }, false],
  [[1], [1, 2], false],
  [{ a: undefined }, { b: undefined }, false],
  [null, {}, false],
])('%j and %j', (a, b, same) => expect(alike(a, b)).toBe(same))
