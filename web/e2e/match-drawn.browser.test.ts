import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { guest, open, ready, saved, sitDown, tableText, useBrowser } from './guest.ts'
import { ANSWER, moment, PLACE } from './play.ts'

useBrowser()

const GAME = 'heaven-and-ale'

describe('a place of the drawing that is not legal', () => {
  test.each([false, true])('answers with the sentence and its rule (phone: %s)', async phone => {
    const page = await guest({ phone })
    await sitDown(page, GAME, 'around', { count: 2 })
    // A figure must first stand on a start space: every space of the cloister is refused.
    const space = page.locator('.ha-space:not(.legal)').first()
    // It says that it is disabled, and answers all the same.
    if (phone) await space.tap({ force: true })
    else await space.click({ force: true })
    const refusal = page.locator('.prompt .refusal')
    expect((await refusal.locator('span').innerText()).length).toBeGreaterThan(10)
    const rule = refusal.getByRole('button')
    await expect.poll(() => rule.innerText()).toMatch(/^HA-\d/)
    const id = await rule.innerText()
    await rule.click()
    await expect.poll(() => page.locator('.tb-book .wanted dd').innerText()).toMatch(/\w{3}/)
    await page.getByRole('button', { name: 'Open the rulebook' }).click()
    await page.locator(`[id="${id}"].wanted`).waitFor()
  })
})

describe('the log', () => {
  test('is one stop for Tab; arrow keys walk over its lines, and Enter looks back', async () => {
    const page = await guest()
    await sitDown(page, GAME, 'around', { count: 2 })
    for (let i = 0; i < 6; i++) {
      const { x, y } = await moment(page, PLACE)
      await page.mouse.click(x, y)
    }
    const lines = page.locator('.tb-log button.what')
    await expect.poll(() => lines.count()).toBeGreaterThan(3)
    // The log follows the table: it is complete when it has the lines of the last move.
    await page.locator('.tb-log .now').first().waitFor()
    await expect.poll(() => page.locator('.tb-log button.what[tabindex="0"]').count()).toBe(1)
    await lines.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const text = await lines.nth(2).innerText()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)
    await expect.poll(() => page.locator('.tb-log button.what[tabindex="0"]').innerText()).toBe(text)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.locator('.replay').waitFor()
  })
})

describe('on a phone', () => {
  /** Fingers at these places, one after the other; they rest before they leave, or the browser takes it for a fling and swallows the next tap. */
  async function touch(wire: CDPSession, steps: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: (typeof steps)[number]) =>
      wire.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) })
    await send('touchStart', steps[0])
    for (const fingers of steps.slice(1)) await send('touchMove', fingers)
    await new Promise(rested => setTimeout(rested, 150))
    await send('touchEnd', [])
  }
  const placed = (page: Page) =>
    page.locator('.tb-zoom .drawing').evaluate(drawing => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(drawing).transform)
      return { scale: a, x: e, y: f }
    })

  test('the garden grows by buttons and by two fingers, and is moved by one', async () => {
    const page = await guest({ phone: true })
    await sitDown(page, GAME, 'around', { count: 2 })
    await page.locator('.bd-tabs button').first().tap()
    const wire = await page.context().newCDPSession(page)
    const { x, y, width, height } = (await page.locator('.tb-zoom').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    const middle = [x + width / 2, y + height / 2] as const
    expect((await placed(page)).scale).toBe(1)
    await page.getByRole('button', { name: 'Larger' }).tap()
    await expect.poll(async () => (await placed(page)).scale).toBeCloseTo(1.4)
    const larger = await placed(page)
    await touch(wire, [[middle], [[middle[0] - 20, middle[1] - 15]], [[middle[0] - 40, middle[1] - 30]]])
    await expect.poll(async () => (await placed(page)).x).toBeLessThan(larger.x - 20)
    await expect.poll(async () => (await placed(page)).y).toBeLessThan(larger.y - 15)
    await page.getByRole('button', { name: 'Whole table' }).tap()
    await expect.poll(async () => (await placed(page)).scale).toBe(1)
    const pair = (apart: number) =>
      [
        [middle[0] - apart, middle[1]],
        [middle[0] + apart, middle[1]],
      ] as const
    await touch(wire, [pair(30), pair(45), pair(60)])
    await expect.poll(async () => (await placed(page)).scale).toBeGreaterThan(1.6)
  })

  test('on its side the decision and what it is about are in sight together', async () => {
    const page = await guest({ turned: true })
    await sitDown(page, GAME, 'around', { count: 2 })
    for (let i = 0; i < 5; i++) {
      await ready(page)
      const size = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }))
      expect(size).toEqual({ width: 844, height: 390 })
      const prompt = (await page.locator('.prompt').boundingBox()) ?? { x: 0, y: 0, height: 999 }
      expect(prompt.y + prompt.height).toBeLessThanOrEqual(390)
      const place = (await page.locator(PLACE).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 999 }
      expect(place.y).toBeGreaterThanOrEqual(0)
      expect(place.y + place.height).toBeLessThanOrEqual(390)
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(38)
      // The first tap considers, the second does it.
      const { x, y } = await moment(page, PLACE)
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    }
  })
})

describe('a record', () => {
  /** A match with a few moves: its file and what its table looks like. */
  async function downloaded(): Promise<{ readonly file: Buffer; readonly table: string }> {
    const page = await guest({ preferences: { textTable: true } })
    await sitDown(page, GAME, 'around', { count: 2 })
    for (let i = 0; i < 5; i++) {
      const { x, y } = await moment(page, ANSWER, i)
      await page.mouse.click(x, y)
    }
    const table = await tableText(page)
    await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const { name, file } = await saved(page, 'Download the record')
    expect(name).toBe(`${GAME}-5.taproom.json`)
    return { file, table }
  }

  test('is opened by choosing its file, and by dropping it', async () => {
    const { file, table } = await downloaded()
    const chosen = await guest({ preferences: { textTable: true } })
    await open(chosen, '#/open')
    await chosen
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.taproom.json', mimeType: 'application/json', buffer: file })
    await ready(chosen)
    await expect.poll(() => tableText(chosen)).toBe(table)

    const dropped = await guest({ preferences: { textTable: true } })
    await open(dropped, '#/open')
    const dataTransfer = await dropped.evaluateHandle(text => {
      const carried = new DataTransfer()
      carried.items.add(new File([text], 'match.taproom.json', { type: 'application/json' }))
      return carried
    }, file.toString('utf8'))
    await dropped.dispatchEvent('.drop', 'dragover', { dataTransfer })
    await dropped.locator('.drop.over').waitFor()
    await dropped.dispatchEvent('.drop', 'drop', { dataTransfer })
    await ready(dropped)
    await expect.poll(() => tableText(dropped)).toBe(table)
  })
})

test('who comes to another page is at its heading', async () => {
  const page = await guest()
  const heading = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent])
  await open(page, '#/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await expect.poll(heading).toEqual(['H1', 'Settings'])
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Taproom, to the front page' }).click()
  await expect.poll(heading).toEqual(['H1', 'Pull up a chair, the kettle is on'])
})
