/** An owner of the box puts the printed values in place of the proposed ones, and plays with them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { join, seated } from './friends.ts'
import { guest, open, ready, saved, sitDown, useBrowser } from './guest.ts'

useBrowser()

const GAME = 'dice-brewing'

interface Components {
  readonly ingredients: { id: string; price: number }[]
  readonly recipes: { name: string }[]
}

async function gamePage(): Promise<Page> {
  const page = await guest()
  await open(page, `#/rules/${GAME}`)
  await page.locator('#proposed').waitFor()
  return page
}

async function downloaded(page: Page): Promise<Components> {
  const { name, file } = await saved(page, 'Download the components')
  expect(name).toBe(`${GAME}-components.json`)
  return JSON.parse(file.toString('utf8'))
}

const put = (page: Page, text: string): Promise<void> =>
  page
    .locator('#proposed input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const owner = (page: Page): Promise<string> => page.locator('#proposed .owner').innerText()
const fruit = (page: Page): Promise<string> => page.locator('[data-place="buy:fruit"]').innerText()

/** The file with fruit at another price. */
async function corrected(page: Page, price: number): Promise<string> {
  const file = await downloaded(page)
  file.ingredients[0].price = price
  return JSON.stringify(file)
}

test('what is proposed is listed part by part, in words', async () => {
  const page = await gamePage()
  const recipes = page.locator('#proposed .part', { hasText: 'Recipes' })
  await recipes.locator('summary').click()
  await expect.poll(() => recipes.innerText()).toContain('Cheap Lager')
  await expect.poll(() => recipes.innerText()).toContain('requires: colour light-malt, min 2')
  expect(await serious(page)).toEqual([])
})

test('a file that does not fit is refused with its place, and changes nothing', async () => {
  const page = await gamePage()
  await put(page, '{ "ingredients": [')
  await expect.poll(() => owner(page)).toContain('it is not JSON')
  await put(page, await corrected(page, -1))
  await expect.poll(() => owner(page)).toContain('ingredients[0].price')
  await put(page, '7')
  await expect.poll(() => owner(page)).toContain('do not fit the game')
  await put(page, JSON.stringify(await downloaded(page)))
  await expect.poll(() => owner(page)).toContain('nothing that ours does not')
  await expect.poll(() => page.getByRole('button', { name: 'Back to ours' }).count()).toBe(0)
})

test('a corrected price is played with, against bots too, survives a reload, and goes again', async () => {
  const page = await gamePage()
  await put(page, await corrected(page, 7))
  await expect.poll(() => owner(page)).toContain('1 value differs')
  await page.locator('.owner summary').click()
  await expect.poll(() => owner(page)).toMatch(/ingredients\[0\]\.price\s+2 → 7/)

  await sitDown(page, GAME, 'solo', { count: 2 })
  await ready(page)
  await expect.poll(() => fruit(page)).toMatch(/7/)
  await page.getByRole('button', { name: 'Pass: place nothing more' }).click()
  await ready(page)
  await page.reload()
  await ready(page)
  await expect.poll(() => fruit(page)).toMatch(/7/)

  // The link opens where these components are, and only there; whoever shares it is told so.
  await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('components of your own')
  const link = await page.getByLabel('A link that is the match').inputValue()
  const stranger = await guest()
  await open(stranger, link.slice(link.indexOf('#')))
  await stranger.getByText('components that are not at hand').waitFor()
  await open(page, link.slice(link.indexOf('#')))
  await expect.poll(() => fruit(page)).toMatch(/7/)

  await open(page, `#/setup/${GAME}`)
  await page.locator('.option label', { hasText: 'Taproom’s' }).click()
  await page.locator('.pg-begin button').click()
  await page.locator('.db-table').waitFor()
  await expect.poll(() => fruit(page)).toMatch(/2/)

  await open(page, `#/rules/${GAME}`)
  await page.getByRole('button', { name: 'Back to ours' }).click()
  await expect.poll(() => owner(page)).toContain('our components again')
  await open(page, `#/setup/${GAME}`)
  await page.locator('.pg-begin').waitFor()
  expect(await page.locator('.option label', { hasText: 'Taproom’s' }).count()).toBe(0)
})

test('friends at an online table play with the host’s components', async () => {
  const host = await gamePage()
  await put(host, await corrected(host, 7))
  await expect.poll(() => owner(host)).toContain('1 value differs')
  await open(host, `#/invite/${GAME}`)
  await host.getByLabel('Your name').fill('Ann')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL(/#\/table\//)
  const friend = await join(await host.getByLabel('Link for seat 2', { exact: true }).inputValue(), 'Ben')
  await Promise.all([seated(host), seated(friend)])
  await expect.poll(() => fruit(host)).toMatch(/7/)
  await expect.poll(() => friend.locator('.passages').innerText()).toMatch(/[Ff]ruit[^\n]*7/)
})
