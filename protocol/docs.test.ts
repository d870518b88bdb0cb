import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTables } from './docs.ts'

const path = new URL('../docs/protocol.md', import.meta.url)

test('the tables of docs/protocol.md say what is described: `npm run protocol-docs` writes them anew', async () => {
  await expect(withTables(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path.pathname)
})

test('every table of the document is one of ours, and none is forgotten', () => {
  const document = readFileSync(path, 'utf8')
  for (const name of ['errors', 'routes', 'actions', 'client frames', 'server frames', 'state', 'standing'])
    expect(document).toContain(`<!-- table: ${name} -->`)
  expect(() => withTables('<!-- table: nothing -->\n<!-- end -->')).toThrow('there is no table "nothing"')
})
