import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const script = fileURLToPath(new URL('bot.mjs', import.meta.url))
const run = promisify(execFile)

let taproom: TestServer
beforeAll(async () => {
  taproom = await openTestServer()
})
afterAll(() => taproom.close())

test('the example fits on a page and needs none of our packages', () => {
  const source = readFileSync(script, 'utf8')
  expect(source.trim().split('\n').length).toBeLessThanOrEqual(40)
  expect(source).not.toMatch(/\bimport\b|require\(/)
})

test('two of them play a whole match with nothing but HTTP', async () => {
  const ann = await taproom.guest('Ann')
  const { match, links } = await ann.call('POST /api/matches', {
    body: {
      game: 'last-call',
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    },
  })
  const bots = [links[0], links[1]].map(link => run(process.execPath, [script, taproom.address, link]))
  for (const { stdout } of await Promise.all(bots)) expect(JSON.parse(stdout)).toHaveLength(3)
  expect((await ann.call('GET /api/matches/{match}', { match: match.id })).match.status).toBe('over')
})
