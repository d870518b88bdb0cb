import { readdirSync, readFileSync } from 'node:fs'
import { ERRORS, statusOf } from '@taproom/protocol'
import { expect, test } from 'vitest'

const codes: ReadonlySet<string> = new Set(ERRORS.flatMap(({ codes }) => codes))
const root = new URL('..', import.meta.url)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !/\.test\.ts$|^testing|^storm|^example/.test(path))
  .map(path => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))

/** Codes as they stand in the sources: `no('busy', …)` and `code: 'busy'`. */
const said = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:no\(\s*|code:\s*)'([a-z][a-z-]*)'/g)].map(([, code = '']) => ({ path, code })),
)

test('the server says no code that the protocol does not describe', () => {
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter(({ code }) => !codes.has(code))).toEqual([])
})

test('the protocol describes no code that the server never says', () => {
  const known = new Set(said.map(({ code }) => code))
  expect([...codes].filter(code => !known.has(code))).toEqual([])
})

test('every code stands in the protocol’s page with its status', () => {
  const page = readFileSync(new URL('../docs/protocol.md', root), 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  for (const { codes, status } of ERRORS)
    for (const code of codes)
      expect(
        rows.some(row => row.includes(`\`${code}\``) && row.includes(`| ${status} |`)),
        code,
      ).toBe(true)
})

test('a rule of a game has no code that would be answered with another status than 409', () => {
  const games = new URL('../games/', root)
  const rules = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(path =>
    /rules[\\/]refusals\.ts$/.test(path),
  )
  expect(rules.length).toBeGreaterThan(2)
  for (const path of rules) {
    const keys = [...readFileSync(new URL(path, games), 'utf8').matchAll(/^ {2}'?([a-z][a-z-]*)'?: /gm)]
    expect(keys.length, path).toBeGreaterThan(5)
    expect(
      keys.map(([, code = '']) => code).filter(code => statusOf(code) !== 409),
      path,
    ).toEqual([])
  }
})
