import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { BOTS } from '../table/ctrl/players.ts'
import { serious } from './axe.ts'
import { guest, open, SHELF, useBrowser } from './guest.ts'
import { ANSWER, moment } from './play.ts'

useBrowser()

describe.each(SHELF)('%s', game => {
  test.each(BOTS)('against a bot, %s', async bot => {
    const page = await guest({ preferences: { textTable: true } })
    await open(page, `#/setup/${game}`)
    await page.locator('.seats .segmented label').filter({ hasText: '2' }).click()
    const player = page.locator('.pg-setup li select.field').nth(1)
    await player.selectOption(bot)
    expect((await page.locator('.pg-setup li .like').nth(1).innerText()).length).toBeGreaterThan(10)
    await page.locator('.pg-begin button').click()
    // The log tells what the bot, who sits on the second seat, has done.
    const told = page.locator('.tb-log', { hasText: 'Porter' })
    await page.locator('.prompt').waitFor()
    for (let turn = 0; turn < 60; turn++) {
      const { kind, choices, x, y } = await moment(page, ANSWER, turn * 7)
      if (kind === 'end' || (turn > 2 && (await told.count()) > 0)) break
      if (choices > 0) await page.mouse.click(x, y)
    }
    await expect.poll(() => told.count()).toBeGreaterThan(0)
  })

  test('the hint tells three moves and what they lead to, and everybody’s chances', async ({ skip }) => {
    if (!(await rooms[game]()).adviser) skip('it has no adviser')
    const page = await guest()
    await open(page, `#/setup/${game}`)
    await page.locator('.pg-begin button').click()
    await moment(page, ANSWER)
    await page.locator('.tools').getByRole('button', { name: 'Hint', exact: true }).click()
    const hint = page.locator('.tb-hint')
    await hint.locator('ol li').first().waitFor()
    await expect.poll(() => hint.locator('.state').innerText(), { timeout: 20_000 }).toBe('')
    const told = await hint.locator('ol li').allInnerTexts()
    expect(told).toHaveLength(3)
    for (const line of told) expect(line).toMatch(/(Best|good|weaker): you \d+\s%, the others \d+\s%/)
    await expect
      .poll(() => hint.locator('.tb-chances .bar').getAttribute('aria-label'))
      .toMatch(/^Chances: .+ \d+ %, .+ \d+ %/)
    expect(await serious(page)).toEqual([])
    await hint.locator('ol button').first().click()
    await page.locator('.prompt .btn.primary').waitFor()
    await page.getByRole('button', { name: 'Close the hint' }).click()
    await expect.poll(() => hint.count()).toBe(0)
  })
})
