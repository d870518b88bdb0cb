import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atEnd, guest, open, ready, sitDown, tableText, useBrowser } from './guest.ts'
import {
  ANSWER,
  brisk,
  fromTheList,
  fromTheListByKeys,
  type Moment,
  moment,
  PLACE,
  playOut,
  reachable,
  tabTo,
} from './play.ts'

const TEXTUAL = { preferences: { textTable: true } }

/** A move that has no place on the board: a button in the prompt bar, without the icon of undo and its like. */
const BAR = '.prompt .answers .btn:not(.iconed, [aria-disabled="true"])'

/** One answer, or the confirmation of a turn that waits for it. */
async function answer(page: Page): Promise<void> {
  const { x, y, choices } = await moment(page, ANSWER)
  if (choices > 0) await page.mouse.click(x, y)
  await page.keyboard.press('c')
}

/** The number of the choice that is wished for, as its key. */
const numberKey = (choices: number, wish: number): string => String(1 + (wish % Math.min(9, choices)))

/** What holds for every game; each has a file of its own, so that two can be tried side by side. */
export function matchesOf(game: string, house?: () => Promise<string>): void {
  useBrowser(house)

  test('a whole match by mouse, against bots', async () => {
    const page = await guest({ ...TEXTUAL, hurried: true })
    await sitDown(page, game, 'solo')
    await playOut(page, ANSWER, async ({ choices, x, y }) => {
      if (choices > 0) await page.mouse.click(x, y)
    })
    await expect.poll(() => page.locator('.tb-end h1').innerText()).toMatch(/^You (won|are)|share/)
    await expect
      .poll(() => page.locator('.tb-curve .line').count())
      .toBe(await page.locator('.tb-end .standings li').count())
  })

  test('a whole match by keyboard only', async () => {
    const page = await guest({ preferences: { textTable: true, confirm: 'ask' }, hurried: true })
    await sitDown(page, game, 'solo')
    await playOut(page, ANSWER, async ({ choices }, turn) => {
      await page.keyboard.press(choices > 0 ? numberKey(choices, turn * 5) : 'c')
    })
    await expect.poll(() => atEnd(page)).toBe(true)
  })

  test('a whole match on the drawn table, by mouse', async ({ skip }) => {
    const page = await guest({ hurried: true })
    await sitDown(page, game, 'solo', { short: true })
    if (await page.locator('.tb-text').count()) skip('it has no drawn board yet')
    let before = ''
    await playOut(page, PLACE, async ({ choices, made, x, y }, turn) => {
      const stuck = made === before
      before = made
      if (choices > 0 && !stuck) await page.mouse.click(x, y)
      else await fromTheList(page, turn)
    })
    await expect.poll(() => page.locator('.tb-end h1').innerText()).toMatch(/^You (won|are)|share/)
  })

  test('a whole match on the drawn table, by keyboard only', async ({ skip }) => {
    const page = await guest({ hurried: true })
    await sitDown(page, game, 'solo', { count: 2, short: true })
    if (await page.locator('.tb-text').count()) skip('it has no drawn board yet')
    let before = ''
    let tries = 0
    let byPlace = 0
    let decisions = 0
    await playOut(page, PLACE, async ({ choices, made }, turn) => {
      tries = made === before ? tries + 1 : 0
      before = made
      decisions++
      if (choices > 0) await reachable(page)
      // A place that only takes something in hand needs a second one; where that leads nowhere, bar and list go on.
      if (choices > 0 && tries < 8 && (await tabTo(page, PLACE))) {
        for (let i = 0; i < turn % 3; i++) await page.keyboard.press(turn % 2 ? 'ArrowRight' : 'ArrowDown')
        if (await tabTo(page, PLACE)) byPlace++
        await page.keyboard.press('Enter')
      } else if (tries < 10 && (await tabTo(page, BAR))) await page.keyboard.press('Enter')
      else await fromTheListByKeys(page, turn)
    })
    await expect.poll(() => page.locator('.tb-end h1').innerText()).toMatch(/^You (won|are)|share/)
    // How many decisions a match has is chance; that most of them were taken on the board is not.
    expect(byPlace).toBeGreaterThan(decisions / 2)
  })

  test('around one screen with every seat taken', async () => {
    const page = await guest({ ...TEXTUAL, hurried: true })
    await open(page, `#/setup/${game}`)
    await page.locator('.pg-begin').waitFor()
    const counts = await page.locator('.seats .segmented label .long').allInnerTexts()
    await sitDown(page, game, 'around', { count: Number(counts.at(-1)), short: true })
    const act = async ({ choices, x, y }: Moment) => {
      if (choices > 0) await page.mouse.click(x, y)
    }
    await playOut(page, ANSWER, act, brisk)
    await expect.poll(() => page.locator('.tb-end .standings li').count()).toBe(Number(counts.at(-1)))
  })

  test('undo, redo and restart of the turn', async () => {
    const page = await guest({ preferences: { textTable: true, confirm: 'ask' } })
    await sitDown(page, game, 'around', { count: 2 })
    const undo = page.locator('.answers button', { hasText: 'Undo' })
    // Some first decisions reveal something; go on until one can be taken back.
    for (let i = 0; i < 60; i++) {
      await ready(page)
      const before = await tableText(page)
      const prompt = await page.locator('.prompt .question').innerText()
      const choices = page.locator(ANSWER)
      if ((await choices.count()) === 0) {
        await page.keyboard.press('c')
        continue
      }
      await choices.last().click()
      if (await page.locator('.tb-curtain').count()) {
        await page.locator('.tb-curtain .btn.primary').click()
        continue
      }
      if ((await undo.getAttribute('aria-disabled')) === 'true') continue
      const after = await tableText(page)
      await undo.click()
      await expect.poll(() => tableText(page)).toBe(before)
      await expect.poll(() => page.locator('.prompt .question').innerText()).toBe(prompt)
      await page.keyboard.press('y')
      await expect.poll(() => tableText(page)).toBe(after)
      await page.keyboard.press('r')
      await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')
      return
    }
    throw new Error('nothing could be taken back')
  })

  test('a reload in the middle of a turn loses nothing', async () => {
    const page = await guest({ preferences: { textTable: true, confirm: 'ask' } })
    await sitDown(page, game, 'solo')
    await ready(page)
    for (let i = 0; i < 6; i++) await answer(page)
    await ready(page)
    const before = await tableText(page)
    const address = page.url()
    await page.reload()
    await ready(page)
    expect(page.url()).toBe(address)
    await expect.poll(() => tableText(page)).toBe(before)
  })

  test('replay, fork, and a shared link that gives the same position', async () => {
    const page = await guest(TEXTUAL)
    await sitDown(page, game, 'solo')
    for (let i = 0; i < 4; i++) await answer(page)
    await ready(page)
    await page.keyboard.press('Home')
    await expect.poll(() => page.locator('.replay .question').innerText()).toMatch(/^Position 0 of/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.replay .question').innerText()).toMatch(/^Position 2 of/)
    const position = await tableText(page)

    await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const link = await page.getByLabel('A link to position 2').inputValue()
    expect(link.length).toBeLessThan(2000)
    await page.keyboard.press('Escape')

    const own = page.url()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL(url => url.href !== own)
    await page.locator('.prompt, .tb-curtain').first().waitFor()

    const other = await guest(TEXTUAL)
    await open(other, link)
    await other.locator('.replay, .tb-curtain').first().waitFor()
    if (await other.locator('.tb-curtain').count()) return
    await expect.poll(() => other.locator('.replay .question').innerText()).toMatch(/^Position 2 of/)
    // The names travel with the link.
    await expect.poll(() => tableText(other)).toBe(position)
  })
}
