import { expect, test } from 'vitest'
import type { EntryRow } from '../store/tables.ts'
import { rowsFrom, Written } from './written.ts'

const row = (match: string, index: number, data = '{"move":"x"}'): EntryRow => ({
  match,
  index,
  seat: 1,
  kind: 'move',
  data,
  at: 1000 + index,
})

test('entries that follow each other are told themselves, once', () => {
  const written = new Written()
  const rows = [row('a', 3), row('b', 0), row('a', 4)]
  for (const one of rows) written.add(one)
  const [a, b, ...more] = written.take()
  expect([rowsFrom(a, 3), rowsFrom(b, 0), more]).toEqual([[rows[0], rows[2]], [rows[1]], []])
  expect(rowsFrom(a, 4)).toEqual([rows[0], rows[2]])
  expect(written.isEmpty).toBe(true)
})

test('who has not even the ones before looks into the log', () => {
  const written = new Written()
  written.add(row('a', 3))
  expect(rowsFrom(written.take()[0], 2)).toBeUndefined()
})

test.each([
  ['with a gap', [row('a', 3), row('a', 5)], 5],
  ['out of order', [row('a', 4), row('a', 3)], 4],
  ['many', Array.from({ length: 9 }, (_, i) => row('a', i)), 8],
  ['long', [row('a', 7, 'é'.repeat(1500))], 7],
])('%s: only the last index is told', (_, rows, last) => {
  const written = new Written()
  for (const one of rows) written.add(one)
  expect(written.take()).toEqual([['a', last]])
})

test('no message is longer than PostgreSQL takes, and none is lost', () => {
  const written = new Written()
  for (let i = 0; i < 200; i++) written.add(row(`match-${i}`, i, 'é'.repeat(i * 4)))
  const told = new Set<string>()
  while (!written.isEmpty) {
    const some = written.take()
    expect(Buffer.byteLength(JSON.stringify(some))).toBeLessThan(7600)
    for (const [match] of some) told.add(match)
  }
  expect(told.size).toBe(200)
})
