/** The game of the guides, in a copy of the project that is built and opened as the guide says. */
import { afterAll, expect, test } from 'vitest'
import { guest, open } from './guest.ts'
import { Copy, type Running } from './guide.ts'
import { matchesOf } from './match.ts'

const copy = new Copy()
let server: Running | undefined

afterAll(async () => {
  await server?.stop()
  copy.remove()
})

matchesOf('bar-nuts', async () => {
  server = await copy.run('npm start', /localhost:\d+/, { PORT: '0' })
  return `http://${/localhost:\d+/.exec(server.said)?.[0]}/`
})

test('it has a card on the front page that leads to its table', async () => {
  const page = await guest()
  await open(page, '')
  const card = page.locator('.game-card', { hasText: 'Bar Nuts' })
  await card.getByRole('button', { name: 'Play now' }).click()
  await page.locator('.bar-nuts .bowl').waitFor()
  expect(await page.locator('.table-header').innerText()).toContain('Bar Nuts')
})
