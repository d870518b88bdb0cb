import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.replace(/\/$/, ''))
    .filter(line => line && !line.startsWith('#'))

test('what git does not keep, and git itself, is not copied into a container', () => {
  const ignored = linesOf('.dockerignore')
  for (const name of linesOf('.gitignore')) expect(ignored).toContain(`**/${name}`)
  expect(ignored).toContain('.git')
})
