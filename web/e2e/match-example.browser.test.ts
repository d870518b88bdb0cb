import { expect, test } from 'vitest'
import { guest, sitDown, tableText } from './guest.ts'
import { matchesOf } from './match.ts'
import { ANSWER } from './play.ts'

const TEXTUAL = { preferences: { textTable: true } }

matchesOf('last-call')

test('what is not legal is refused with a sentence and its rule', async () => {
  const page = await guest(TEXTUAL)
  await sitDown(page, 'last-call', 'around', { count: 2 })
  await page.getByLabel('Search, or type a move').fill('pour 1')
  await page.keyboard.press('Enter')
  const refusal = page.locator('.prompt .refusal')
  await expect.poll(() => refusal.innerText()).toContain('Not at this step of the turn.')
  await refusal.getByRole('button').click()
  await expect.poll(() => page.locator('.tb-book .wanted').innerText()).toContain('Then you pour one card')
  await page.getByRole('button', { name: 'Open the rulebook' }).click()
  await page.locator('#LC-3.wanted').waitFor()
})

test('with secrets a curtain falls between two people', async () => {
  const page = await guest(TEXTUAL)
  await sitDown(page, 'last-call', 'around', { count: 2 })
  await expect.poll(() => tableText(page)).toContain('hidden')
  await page.getByRole('button', { name: 'Keep the dice' }).click()
  await page.locator(ANSWER).first().click()
  await page.locator('.tb-curtain').waitFor()
  await expect.poll(() => page.locator('.passage').count()).toBe(0)
})
