import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const games = new URL('../games/', import.meta.url)
const sheets = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(
  path => /\/board\/.*\.css$/.test(path) && !path.includes('node_modules'),
)
const textOf = (path: string) => readFileSync(new URL(path, games), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const selectors = sheets.flatMap(path =>
  [...textOf(path).matchAll(/([^{};]+)\{/g)].map(([, one]) => `${path}: ${one.trim()}`),
)

// All sheets of one page hold for every board opened in it.
test('a board changes the shell’s look by custom properties, not by the shell’s classes', () => {
  expect(sheets.length).toBeGreaterThan(10)
  expect(selectors.filter(one => /\.(tb-|prompt|btn|answers|table-header|replay|log-line)\b/.test(one))).toEqual([])
})
