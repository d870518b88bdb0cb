import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serious } from './axe.ts'
import { GAMES, guest, open, pageOf, ready, SHELF, settled, sitDown, tableText, useBrowser } from './guest.ts'

useBrowser()

const TEXTUAL = { preferences: { textTable: true } }
const game = GAMES.at(-1) ?? 'last-call'

const fixtures = new URL('../../games/heaven-and-ale/fixtures/matches-3.jsonl', import.meta.url)
/** A match that was played to its end. */
const [FINISHED] = readFileSync(fixtures, 'utf8').split('\n')

describe('for everyone', () => {
  test.each([false, true])('axe finds nothing serious on any page (dark: %s)', async dark => {
    const page = await guest({ dark, ...TEXTUAL })
    const found: { [place: string]: readonly string[] } = {}
    for (const address of [
      '#/',
      `#/setup/${game}`,
      `#/rules/${game}`,
      '#/settings',
      '#/open',
      '#/nowhere',
      '#/match/gone',
    ]) {
      await open(page, address)
      await page.locator('h1').waitFor()
      const problems = await serious(page)
      if (problems.length > 0) found[address] = problems
    }
    for (const one of GAMES) {
      await sitDown(page, one, 'solo', { count: 2 })
      await ready(page)
      const table = await serious(page)
      if (table.length > 0) found[`table ${one}`] = table
      await page.keyboard.press('Home')
      await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
      const more = await serious(page, 'dialog[open]')
      if (more.length > 0) found[`more ${one}`] = more
      await page.keyboard.press('Escape')
    }
    expect(found).toEqual({})
  })

  test.each([false, true])('axe finds nothing serious in dialogs, replay and end screen (dark: %s)', async dark => {
    const page = await guest({ dark })
    const found: { [place: string]: readonly string[] } = {}
    const look = async (place: string) => {
      const problems = await serious(page, place.startsWith('dialog') ? 'dialog[open]' : 'html')
      if (problems.length > 0) found[place] = problems
    }
    await open(page, '#/open')
    await page.getByLabel('Or paste a record or a link').fill(FINISHED)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.locator('.tb-end').waitFor()
    await look('end')
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.locator('.replay').waitFor()
    await look('replay')
    for (const key of ['a', 'l', '?']) {
      await page.keyboard.press(key)
      await page.locator('dialog[open]').waitFor()
      await look(`dialog ${key}`)
      await page.keyboard.press('Escape')
    }
    for (const item of ['Share', 'Settings']) {
      await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
      await page.locator('.tb-menu button', { hasText: item }).click()
      await look(`dialog ${item}`)
      await page.keyboard.press('Escape')
    }
    expect(found).toEqual({})
  })

  describe.each(GAMES)('the drawn table of %s', one => {
    test.for([false, true])('has nothing serious for axe (dark: %s)', async (dark, { skip }) => {
      const page = await guest({ dark })
      await sitDown(page, one, 'solo', { count: 2 })
      await ready(page)
      if (await page.locator('.tb-text').count()) skip('it has no drawn board yet')
      expect(await serious(page)).toEqual([])
    })
  })

  test.each(GAMES)('on a phone the decision of %s is always in reach', async one => {
    const page = await guest({ phone: true })
    await sitDown(page, one, 'solo', { count: 2 })
    await ready(page)
    const { width, height, scroll } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: window.innerHeight,
      scroll: document.documentElement.scrollHeight,
    }))
    expect(width).toBeLessThanOrEqual(390)
    expect(scroll).toBeLessThanOrEqual(height)
    const prompt = await page.locator('.prompt').boundingBox()
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(height)
  })

  test.each(GAMES)('the whole table of %s fits 1280×720', async one => {
    const page = await guest()
    await sitDown(page, one, 'solo', { count: 2 })
    await ready(page)
    const tall = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(() => tall()).toBeLessThanOrEqual(720)
    // Nor does it move for what the prompt bar tells about a place.
    const places = await page.locator('.legal[role="button"], button.legal').all()
    for (const place of places.slice(0, 12)) {
      await place.hover({ force: true })
      await settled(page)
      expect(await tall()).toBeLessThanOrEqual(720)
    }
  })

  test('a dialog keeps the focus, closes by Escape or beside it, and gives the focus back', async () => {
    const page = await guest(TEXTUAL)
    await sitDown(page, game, 'solo', { count: 2 })
    await ready(page)
    const focus = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return {
          inside: activeElement?.closest('dialog[open]') !== null,
          name: activeElement?.getAttribute('aria-label'),
        }
      })
    const box = page.locator('dialog[open]')
    const opener = page.locator('.tools').getByRole('button', { name: 'More', exact: true })
    await opener.focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press('Enter')
      await box.waitFor()
      const first = await focus()
      const stops = await box.locator('button, input, select, a[href]').count()
      for (let i = 0; i < 2 * stops; i++) {
        await page.keyboard.press(key)
        await expect.poll(() => focus()).toMatchObject({ inside: true })
      }
      expect(first.inside).toBe(true)
      await page.keyboard.press('Escape')
      await box.waitFor({ state: 'detached' })
      await expect.poll(() => focus()).toEqual({ inside: false, name: 'More' })
    }
    await page.keyboard.press('Enter')
    await box.getByRole('button', { name: 'Settings' }).press('Enter')
    await box.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('.tools button')?.focus())
    await expect.poll(() => focus()).toMatchObject({ inside: true })
    await page.mouse.click(5, 5)
    await box.waitFor({ state: 'detached' })
    await expect.poll(() => focus()).toEqual({ inside: false, name: 'More' })
  })

  test('the language changes without a reload', async () => {
    const page = await guest()
    await open(page, '#/settings')
    await page.evaluate(() => Object.assign(window, { still: true }))
    await page.locator('label', { hasText: 'Nederlands' }).click()
    await page.getByRole('heading', { name: 'Instellingen' }).waitFor()
    await page.locator('label', { hasText: 'Français' }).click()
    await page.getByRole('heading', { name: 'Réglages' }).waitFor()
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
  })

  test.each(GAMES)('the table of %s speaks the language at once', async one => {
    const page = await guest(TEXTUAL)
    await sitDown(page, one, 'solo', { count: 2 })
    await ready(page)
    const english = await page.locator('.prompt .question').innerText()
    await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Settings' }).click()
    await page.locator('dialog[open] label', { hasText: 'Nederlands' }).click()
    await page.locator('dialog[open] h2', { hasText: 'Instellingen' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.prompt .question').innerText()).not.toBe(english)
  })
})

describe('bad input', () => {
  test.each([
    ['#/link/nonsense', /not a match of Taproom/],
    ['#/link/1.chess.1.abcd', /not on our shelf/],
    [`#/link/1.${game}.1.AAAA`, /part of it is missing|changed/],
    ['#/match/never-was', /not on this device/],
    ['#/setup/chess', /no such game/],
  ])('%s is answered with a sentence', async (address, sentence) => {
    const page = await guest()
    await open(page, address)
    await page.getByText(sentence).first().waitFor()
  })

  test.each([
    ['{"form":"pgn-1"}', /not a match|form this version/],
    ['hello', /not a match of Taproom/],
    ['', /Paste a record or a link first/],
  ])('the record %s is refused', async (text, sentence) => {
    const page = await guest()
    await open(page, '#/open')
    await page.getByLabel('Or paste a record or a link').fill(text)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByText(sentence).first().waitFor()
  })

  test('blocked storage: a sentence, and play goes on', async () => {
    const page = await guest(TEXTUAL)
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    await sitDown(page, game, 'solo', { count: 2 })
    await page.getByText('does not let us keep matches').waitFor()
    await ready(page)
    await page.locator('.choice').first().click()
    await ready(page)
  })

  test('full storage: a sentence, and play goes on', async () => {
    const page = await guest(TEXTUAL)
    await sitDown(page, game, 'solo', { count: 2 })
    await ready(page)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.locator('.choice').first().click()
    await page.getByText('storage of this device is full').waitFor()
  })

  test('two tabs on one match: the later asks, takes over, and nothing is lost', async () => {
    const first = await guest(TEXTUAL)
    await sitDown(first, game, 'solo', { count: 2 })
    await ready(first)
    const choice = first.locator('.choice').first()
    await choice.click()
    await ready(first)
    const table = await tableText(first)
    const second = await pageOf(first.context())
    await open(second, first.url())
    await second.getByText('open in another tab').waitFor()
    await second.getByRole('button', { name: 'Play it here' }).click()
    await ready(second)
    await expect.poll(() => tableText(second)).toBe(table)
    await first.getByText('open in another tab').waitFor()
  })
})

describe('quick', () => {
  test.each(SHELF)('%s: two clicks and three seconds to the first decision', async one => {
    const page = await guest()
    await open(page, '#/')
    const began = Date.now()
    await page.getByRole('button', { name: 'Play now' }).nth(SHELF.indexOf(one)).click()
    await ready(page)
    expect(Date.now() - began).toBeLessThan(3000)
  })

  test.each(GAMES)('scripts stay small: the front page ≤ 120 kB, the table of %s ≤ 250 kB', async one => {
    const page = await guest()
    const sizes: Promise<number>[] = []
    const sizeOf = async (response: Response) => gzipSync(await response.body()).length
    const note = (response: Response) => {
      // Only this build checks what the server says (web/online/checks.ts): nobody who plays fetches that.
      const fetched = /\.js$/.test(response.url()) && !/\/protocol-[^/]*$/.test(response.url())
      if (fetched) sizes.push(sizeOf(response))
    }
    page.on('response', note)
    const sum = async () => (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
    await open(page, '#/')
    await page.waitForLoadState('networkidle')
    const front = await sum()
    await sitDown(page, one, 'solo', { count: 2 })
    await ready(page)
    await page.waitForLoadState('networkidle')
    page.off('response', note)
    const table = await sum()
    expect(front).toBeLessThanOrEqual(120_000)
    expect(table).toBeLessThanOrEqual(250_000)
  })
})
