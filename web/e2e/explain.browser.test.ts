/** Everything on the table answers "what is this?": by pointer, finger and key, and nothing is played by asking. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, settled, sitDown, useBrowser } from './guest.ts'

useBrowser()

const CARD = '.tb-explain'
const GAME = 'heaven-and-ale'
const OTHER = '.pick:not(.legal, .quiet, .chosen)'

/** What is not asked for now, where nothing lies over it. */
const other = (page: Page, nth = 0) =>
  page.evaluate(
    ({ OTHER, nth }) => {
      const free = [...document.querySelectorAll(OTHER)].flatMap(one => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const [cx, cy] = [x + width / 2, y + height / 2]
        const name = one.getAttribute('data-place') ?? ''
        return width > 20 && one.contains(document.elementFromPoint(cx, cy)) ? [{ name, x: cx, y: cy }] : []
      })
      return free.at(nth) ?? { name: '', x: 0, y: 0 }
    },
    { OTHER, nth },
  )

const moves = (page: Page) => page.locator('.table-header .aside').textContent()

/** The card lies in the window, and beside what it explains. */
const lies = (page: Page) =>
  page.evaluate(CARD => {
    const card = document.querySelector(CARD)?.getBoundingClientRect() ?? new DOMRect()
    const about = document.querySelector('[data-asked]')?.getBoundingClientRect() ?? new DOMRect()
    const covers =
      card.left < about.right && card.right > about.left && card.top < about.bottom && card.bottom > about.top
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight
    return { width: card.width > 0, covers, inside }
  }, CARD)

const WELL = { width: true, covers: false, inside: true }

test('a press on what is not asked for explains it first and refuses second; Escape closes', async () => {
  const page = await guest()
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  const { x, y } = await other(page)
  const before = await moves(page)
  await page.mouse.click(x, y)
  const card = page.locator(CARD)
  await card.locator('.refused').waitFor()
  expect(await lies(page)).toEqual(WELL)
  expect(await card.locator('h2').textContent()).not.toBe('')
  expect(await page.locator('.prompt .refusal').count()).toBe(1)
  expect(await moves(page)).toBe(before)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
})

test('the card takes no click away: a choice is made, and the card is gone', async () => {
  const page = await guest()
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  const { x, y } = await other(page)
  await page.mouse.click(x, y)
  await page.locator(CARD).waitFor()
  const before = await page.locator('.prompt .question').textContent()
  await page.locator('.pick.legal').first().click()
  await page.locator(CARD).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.prompt .question').textContent()).not.toBe(before)
})

test('a key explains what is in focus, and says so aloud; arrows go on', async () => {
  const page = await guest()
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  await page.keyboard.press('e')
  const card = page.locator(CARD)
  await card.waitFor()
  const name = (await card.locator('h2').textContent()) ?? ''
  await expect.poll(() => page.locator('[role=status].unseen').last().textContent()).toContain(name)
  expect(await lies(page)).toEqual(WELL)
  await page.keyboard.press('e')
  await card.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('e')
  await card.waitFor()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-asked'))).toBe(true)
})

test.each([false, true])('while one asks, everything is explained and nothing is played (phone: %s)', async phone => {
  const page = await guest({ phone })
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  const before = await moves(page)
  await page.getByRole('button', { name: 'Ask what things are' }).click()
  for (const nth of [0, -1]) {
    const choice = page.locator('.pick.legal').nth(nth)
    if (phone) await choice.tap()
    else await choice.click()
    await page.locator(CARD).waitFor()
    expect(await lies(page)).toEqual(WELL)
    await page.keyboard.press('Escape')
    await page.locator(CARD).waitFor({ state: 'detached' })
  }
  expect(await moves(page)).toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ask what things are' }).waitFor()
})

test('a long press asks, and the finger that lets go chooses nothing', async () => {
  const page = await guest({ phone: true })
  await sitDown(page, GAME, 'around', { count: 2 })
  await settled(page)
  const box = await page.locator('.pick.legal').first().boundingBox()
  if (!box) throw new Error('there is nothing to press')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hand = await page.context().newCDPSession(page)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.locator(CARD).waitFor()
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await settled(page)
  expect(await lies(page)).toEqual(WELL)
  expect(await page.locator('.prompt .btn.primary').count()).toBe(0)
})

test('the list of what is on the table says what the guide says, also beside the text table', async () => {
  const page = await guest()
  await sitDown(page, 'last-call', 'around', { count: 2 })
  await settled(page)
  await page.keyboard.press('i')
  await page.locator('.tb-things li').first().waitFor()
  const told = await page.locator('.tb-things li').allInnerTexts()
  expect(told.length).toBe(7)
  expect(told[0]).toContain('A poured card counts 3 more for each die that shows its value.')
})
