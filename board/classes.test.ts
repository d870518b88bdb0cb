import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const project = new URL('../', import.meta.url)
const drawings = ['board', 'games', 'web'].flatMap(room =>
  readdirSync(new URL(`${room}/`, project), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.includes('node_modules'))
    .map(path => `${room}/${path}`),
)

/** Every tag that has a list of classes. */
const listed = (text: string): string[] =>
  [...text.matchAll(/<[A-Za-z](?:=>|[^<>])*?classList=(?:=>|[^<>])*/gs)].map(([tag]) => tag.replaceAll(/\s+/g, ' '))

// Solid sets a changed `class` whole, and with it goes what `classList` has set and sees no reason to set again.
test('what has a list of classes has no other class that changes', () => {
  expect(drawings.length).toBeGreaterThan(100)
  const tags = drawings.flatMap(path =>
    listed(readFileSync(new URL(path, project), 'utf8')).map(tag => `${path}: ${tag}`),
  )
  expect(tags.length).toBeGreaterThan(10)
  expect(tags.filter(tag => /\bclass=\{/.test(tag))).toEqual([])
})
