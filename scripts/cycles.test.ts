import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
const SKIPPED = ['node_modules', 'dist', 'fixtures']

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || SKIPPED.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(tsx?|mjs|js)$/.test(entry.name)) yield path
  }
}

/** `import … from './x'`, `export … from './x'` and `import './x'` at the beginning of a line; not `import type`. */
const IMPORT = /^(?:import|export)\b(?!\s+type\b)(?:[\s\w*{},$]*?\bfrom)?\s*['"](\.[^'"]+)['"]/gm

/** What must be loaded before a file can run. Imports inside functions come later and cannot make a cycle. */
const loads = (source: string, path: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, target = '']) => resolve(dirname(path), target)).filter(existsSync)

/** One cycle per group of files that wait for each other. Between rooms there is none: see arrows.test.ts. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path])
    if (done.has(path) || way.includes(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

test('no file waits for itself to be loaded', () => {
  const graph = new Map([...sources(project)].map(path => [path, loads(readFileSync(path, 'utf8'), path)]))
  expect(graph.size).toBeGreaterThan(500)
  expect(cycles(graph).map(cycle => cycle.map(path => relative(project, path)).join(' → '))).toEqual([])
})

test('the check finds a cycle, and only among what is loaded', () => {
  const here = fileURLToPath(import.meta.url)
  const source = [
    "import type { A } from './arrows.test.ts'",
    "export type { B } from './arrows.test.ts'",
    "const later = () => import('./arrows.test.ts')",
    'import {',
    '  type C,',
    '  d,',
    "} from './cycles.test.ts'",
    "import './test.mjs'",
  ].join('\n')
  expect(loads(source, here).map(path => relative(project, path))).toEqual([
    'scripts/cycles.test.ts',
    'scripts/test.mjs',
  ])
  expect(
    cycles(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual([['a', 'b', 'c', 'a']])
})
