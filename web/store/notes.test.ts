import { beforeEach, expect, test, vi } from 'vitest'
import { keepNoteAt, noteAt } from './notes.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('each seat of a match has a note of its own, and an empty one is forgotten', () => {
  keepNoteAt('m', 0, 'barley')
  keepNoteAt('m', 1, 'hops')
  keepNoteAt('other', 0, 'yeast')
  expect([noteAt('m', 0), noteAt('m', 1), noteAt('m', 2)]).toEqual(['barley', 'hops', ''])
  keepNoteAt('m', 0, '')
  expect([noteAt('m', 0), noteAt('m', 1)]).toEqual(['', 'hops'])
})

test('the note that was not touched for longest goes first', () => {
  for (let i = 0; i < 60; i++) keepNoteAt(`m${i}`, 0, `note ${i}`)
  keepNoteAt('m0', 0, 'touched')
  keepNoteAt('new', 0, 'note')
  expect([noteAt('m0', 0), noteAt('m1', 0), noteAt('m2', 0), noteAt('new', 0)]).toEqual([
    'touched',
    '',
    'note 2',
    'note',
  ])
})

test('what somebody else wrote under the key breaks nothing', () => {
  localStorage.setItem('taproom-notes', '{"m 0": 7, "m 1": "hops"}')
  expect([noteAt('m', 0), noteAt('m', 1)]).toEqual(['', 'hops'])
})
