/** What stands beside the table leaves the match where it is: the rules, the hint, and sentences that point at the board. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, ready, settled, sitDown, useBrowser } from './guest.ts'
import { PLACE, reachable, tabTo } from './play.ts'

useBrowser()

const GAME = 'heaven-and-ale'

/** How many of the places that can be chosen lie under this, wholly or in part. */
const covered = (page: Page, selector: string) =>
  page.evaluate(selector => {
    const over = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const seen = [...document.querySelectorAll('.pick.legal')].map(one => one.getBoundingClientRect())
    return seen.filter(
      box =>
        box.width > 0 &&
        box.left < over.right - 1 &&
        box.right > over.left + 1 &&
        box.top < over.bottom - 1 &&
        box.bottom > over.top + 1,
    ).length
  }, selector)

test.each([false, true])('the rules open beside the match, and lead back to it (phone: %s)', async phone => {
  const page = await guest({ phone })
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  const match = page.url()
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const book = page.locator('.tb-book')
  await expect.poll(() => book.locator('h2').nth(1).innerText()).toMatch(/^1\. /)
  expect(page.url()).toBe(match)
  await book.getByRole('searchbox').fill('barrel')
  await expect.poll(() => book.locator('dd').allInnerTexts()).toSatisfy((found: string[]) => found.length < 60)
  await page.keyboard.press('Escape')
  await book.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Rules')
  await page.keyboard.press('b')
  await book.getByRole('button', { name: 'Open the rulebook' }).click()
  await page.getByRole('button', { name: 'Back to the match' }).click()
  await page.locator('.prompt').waitFor()
  expect(page.url()).toBe(match)
})

test.each([false, true])(
  'a hint is drawn on the board and covers nothing that can be chosen (phone: %s)',
  async phone => {
    const page = await guest({ phone })
    await sitDown(page, GAME, 'solo', { count: 2 })
    await ready(page)
    if (phone) await page.getByRole('button', { name: 'Hint', exact: true }).tap()
    else await page.keyboard.press('h')
    await page.locator('.tb-hint li .reason').first().waitFor()
    await expect.poll(() => page.locator('.tb-hint-marks span').count()).toBeGreaterThan(0)
    expect(await covered(page, '.tb-hint')).toBe(0)
    // While it is thought on, another move may come first.
    await expect.poll(() => page.locator('.tb-hint .state').textContent(), { timeout: 20_000 }).toBe('')
    const move = page.locator('.tb-hint li button').first()
    const label = await move.locator('b').innerText()
    await move.click()
    await expect.poll(() => page.locator('.prompt .btn.primary').innerText()).toBe(label)
    // What is armed is put back by Escape.
    await page.keyboard.press('Escape')
    await page.locator('.prompt .btn.primary').waitFor({ state: 'detached' })
  },
)

test('a sentence lights what it names, while one rests on it', async () => {
  const page = await guest()
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  // The brewmaster space moves the brewmaster, and the log says so.
  await page.locator('[data-place="start-brewmaster"].legal').click()
  await page
    .locator('.log-line button.what')
    .filter({ hasText: /^Brewmaster/ })
    .first()
    .hover()
  await expect
    .poll(() => page.locator('[data-spotlit]').evaluateAll(all => all.map(one => one.getAttribute('data-place'))))
    .toEqual(['brewmaster'])
  await page.mouse.move(640, 4)
  await expect.poll(() => page.locator('[data-spotlit]').count()).toBe(0)
})

test('who plays by keys never loses the focus to the page', async () => {
  const page = await guest()
  await sitDown(page, GAME, 'solo', { count: 2 })
  for (let turn = 0; turn < 5; turn++) {
    await ready(page)
    await reachable(page)
    if (!(await tabTo(page, PLACE))) break
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  }
})
