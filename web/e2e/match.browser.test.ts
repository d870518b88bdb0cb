import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atEnd, GAMES, guest, open, PLACE, playOut, ready, sitDown, tableText, useBrowser } from './guest.ts'

useBrowser()

/** An answer to what is asked; what one may do besides would go on for ever. */
const ANSWER = '.choice:not(.aside)'

const TEXTUAL = { preferences: { textTable: true } }

/** The table may change under the pointer, as it may for a person; then the next one is tried. */
async function clickOne(choices: Locator, wish: number): Promise<void> {
  const count = await choices.count()
  if (count === 0) return
  const one = choices.nth(wish % count)
  await one.click({ timeout: 3000, force: true }).catch(() => {})
}

/** One answer, or the confirmation of a turn that waits for it. */
async function answer(page: Page): Promise<void> {
  await ready(page)
  await clickOne(page.locator(ANSWER), 0)
  await page.keyboard.press('c')
}

describe.each(GAMES)('%s', game => {
  test('a whole match by mouse, against bots', async () => {
    const page = await guest(TEXTUAL)
    await sitDown(page, game, 'solo')
    await playOut(page, async turn => {
      await clickOne(page.locator(ANSWER), turn * 7)
    })
    expect(await page.locator('.tb-end h1').innerText()).toMatch(/wins|share/)
    expect(await page.locator('.tb-curve .line').count()).toBe(await page.locator('.tb-end .standings li').count())
  })

  test('a whole match by keyboard only', async () => {
    const page = await guest({ preferences: { textTable: true, confirm: 'ask' } })
    await sitDown(page, game, 'solo')
    await playOut(page, async turn => {
      const count = Math.min(9, await page.locator(ANSWER).count())
      if (count > 0) await page.keyboard.press(String(1 + ((turn * 5) % count)))
      await page.keyboard.press('c')
    })
    expect(await atEnd(page)).toBe(true)
  })

  test('a whole match on the drawn table, by mouse', async ({ skip }) => {
    const page = await guest()
    await sitDown(page, game, 'solo')
    if (await page.locator('.tb-text').count()) skip('it has no drawn board yet')
    const made = () => page.locator('.table-header .aside').textContent()
    let before: string | null = null
    await playOut(page, async turn => {
      const places = page.locator(PLACE)
      const count = await places.count()
      const stuck = before === (await made())
      before = await made()
      // Where the board has no place for the choice, or a tap only selected something, the list of all choices goes on.
      if (count > 0 && !stuck) return clickOne(places, turn * 7)
      await page.keyboard.press('a')
      const listed = page.locator(`dialog[open] ${ANSWER}`)
      if (await listed.count()) await clickOne(listed, turn)
      await page.keyboard.press('Escape')
    })
    expect(await page.locator('.tb-end h1').innerText()).toMatch(/wins|share/)
  })

  test('around one screen with every seat taken', async () => {
    const page = await guest(TEXTUAL)
    await open(page, `#/setup/${game}`)
    await page.locator('.pg-begin').waitFor()
    const counts = await page.locator('.seats .segmented label .long').allInnerTexts()
    await sitDown(page, game, 'around', Number(counts.at(-1)))
    await playOut(page, async turn => {
      const count = Math.min(9, await page.locator(ANSWER).count())
      if (count > 0) await page.keyboard.press(String(1 + ((turn * 3) % count)))
    })
    expect(await page.locator('.tb-end .standings li').count()).toBe(Number(counts.at(-1)))
  })

  test('undo, redo and restart of the turn', async () => {
    const page = await guest({ preferences: { textTable: true, confirm: 'ask' } })
    await sitDown(page, game, 'around', 2)
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
      expect(await tableText(page)).toBe(before)
      expect(await page.locator('.prompt .question').innerText()).toBe(prompt)
      await page.keyboard.press('y')
      expect(await tableText(page)).toBe(after)
      await page.keyboard.press('r')
      expect(await undo.getAttribute('aria-disabled')).toBe('true')
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
    expect(await tableText(page)).toBe(before)
  })

  test('replay, fork, and a shared link that gives the same position', async () => {
    const page = await guest(TEXTUAL)
    await sitDown(page, game, 'solo')
    for (let i = 0; i < 4; i++) await answer(page)
    await ready(page)
    await page.keyboard.press('Home')
    expect(await page.locator('.replay .question').innerText()).toMatch(/^Position 0 of/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.replay .question').innerText()).toMatch(/^Position 2 of/)
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
    expect(await other.locator('.replay .question').innerText()).toMatch(/^Position 2 of/)
    expect((await tableText(other)).replace(/Player \d/g, '')).toBe(
      position.replace(/Player \d|Amber|Porter|Weizen|Dubbel|Saison/g, ''),
    )
  })
})

test('what is not legal is refused with a sentence and its rule', async () => {
  const page = await guest(TEXTUAL)
  await sitDown(page, 'last-call', 'around', 2)
  await page.getByLabel('Search, or type a move').fill('pour 1')
  await page.keyboard.press('Enter')
  const refusal = page.locator('.prompt .refusal')
  expect(await refusal.innerText()).toContain('Not at this step of the turn.')
  await refusal.getByRole('button').click()
  expect(await page.locator('dialog[open]').innerText()).toContain('Then you pour one card')
  await page.getByRole('button', { name: 'Open the rulebook' }).click()
  await page.locator('#LC-3.wanted').waitFor()
})

test('with secrets a curtain falls between two people', async () => {
  const page = await guest(TEXTUAL)
  await sitDown(page, 'last-call', 'around', 2)
  expect(await tableText(page)).toContain('hidden')
  await page.getByRole('button', { name: 'Keep the dice' }).click()
  await page.locator(ANSWER).first().click()
  await page.locator('.tb-curtain').waitFor()
  expect(await page.locator('.passage').count()).toBe(0)
})
