import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, open, useBrowser } from './guest.ts'

useBrowser()

const GAME = 'heaven-and-ale'
const PAGES = ['#/', `#/setup/${GAME}`, `#/rules/${GAME}`, '#/settings', '#/open', '#/match/gone']

/** Words that are cut off by something, or lie outside the page; nothing, if all goes well. */
const cutOff = (page: Page, text: number): Promise<readonly string[]> =>
  page.evaluate(async size => {
    document.documentElement.style.setProperty('--text', String(size))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen')
    const scope = document.querySelector('dialog[open]') ?? document.body
    for (const element of scope.querySelectorAll('*')) {
      const own = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const shown = element.getBoundingClientRect()
      const { clipPath, opacity } = getComputedStyle(element)
      const unseen = shown.width <= 1 || shown.height <= 1 || clipPath !== 'none' || opacity === '0'
      if (!own || unseen || element.closest('svg, .unseen')) continue
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right, bottom } = words.getBoundingClientRect()
      let scrolls = false
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        scrolls ||= overflowY === 'auto' || overflowY === 'scroll'
        const aside = overflowX !== 'visible' && (right > edge.right + 1.5 || left < edge.left - 1.5)
        const below = !scrolls && overflowY === 'hidden' && bottom > edge.bottom + 4
        if (aside || below) found.push(`${element.textContent?.trim().slice(0, 40)} (${box.className})`)
      }
      if (right > innerWidth + 1) found.push(`${element.textContent?.trim().slice(0, 40)} (outside)`)
    }
    return found
  }, text)

test.each([
  [2, true],
  [2, false],
])('with text %s times as large nothing is cut off (phone: %s)', async (text, phone) => {
  const page = await guest({ phone, language: 'fr', preferences: { language: 'fr', confirm: 'ask' } })
  const found: { [place: string]: readonly string[] } = {}
  const look = async (place: string) => {
    const cut = await cutOff(page, text)
    if (cut.length > 0) found[place] = cut
  }
  for (const address of PAGES) {
    await open(page, address)
    await page.locator('h1').waitFor()
    await look(address)
  }
  await open(page, `#/setup/${GAME}`)
  await page.locator('.pg-begin button').click()
  await page.locator('.prompt').waitFor()
  await look('table')
  for (const key of ['a', 'l', '?']) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await look(`dialog ${key}`)
    await page.keyboard.press('Escape')
  }
  for (const item of ['Partager', 'Réglages']) {
    await page.locator('.tools button').last().click()
    await look('dialog more')
    await page.locator('.tb-menu button', { hasText: item }).click()
    await look(`dialog ${item}`)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Home')
  await page.locator('.replay').waitFor()
  await look('replay')
  expect(found).toEqual({})
})
