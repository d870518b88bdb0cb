import { expect, test } from 'vitest'
import { guest, open, settled, sitDown, useBrowser } from './guest.ts'
import { ANSWER, fromTheList, moment } from './play.ts'

useBrowser()

const since = '.tb-since'

/** Plays until others have acted since this person's own turn. */
async function untilOthersActed(page: Awaited<ReturnType<typeof guest>>): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await moment(page, ANSWER)
    await settled(page)
    if (turn > 0 && (await page.locator(since).count()) > 0) return
    await fromTheList(page, turn)
  }
  throw new Error('the others never acted')
}

test('since your turn: what changed is marked, told seat by seat, and shown again', async () => {
  const page = await guest()
  await sitDown(page, 'brew-crafters', 'solo', { count: 3 })
  await untilOthersActed(page)
  await page.mouse.move(2, 2)
  const told = page.locator(`${since} li`)
  expect(await told.count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.tb-marks i').count()).toBeGreaterThan(0)
  // The seconds since then are shown again, and the match comes back by itself.
  await told.first().getByRole('button').click()
  await page.locator('.prompt.replay').waitFor()
  await page.locator('.prompt[aria-label="Your decision"]').waitFor({ timeout: 30_000 })
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Since your turn' }).waitFor()
  await page.keyboard.press('Escape')
  // The first own move takes it away.
  await fromTheList(page, 0)
  await moment(page, ANSWER)
  await settled(page)
})

test('pace: the others wait when they are told to, and go on', async () => {
  const page = await guest({ preferences: { pace: 'slow' } })
  await sitDown(page, 'brew-crafters', 'solo', { count: 3 })
  // Whoever begins, before long a bot is to act.
  for (let turn = 0; turn < 12 && (await page.locator('.prompt.waiting').count()) === 0; turn++)
    await fromTheList(page, turn)
  await page.keyboard.press('w')
  const goOn = page.getByRole('button', { name: 'Go on' })
  await goOn.waitFor()
  const made = () => page.locator('.table-header .aside').textContent()
  const before = await made()
  await page.waitForTimeout(500)
  expect(await made()).toBe(before)
  await goOn.click()
  await expect.poll(made, { timeout: 20_000 }).not.toBe(before)
})

test('the end is a scene: counted step by step, then my own result first', async () => {
  const page = await guest({ preferences: { motion: 'on', pace: 'fast', textTable: true } })
  await sitDown(page, 'last-call', 'solo', { count: 2 })
  const scene = page.locator('.tb-scene')
  for (let turn = 0; turn < 200 && (await scene.count()) === 0; turn++) {
    const { choices, x, y } = await moment(page, ANSWER, turn)
    if (choices > 0) await page.mouse.click(x, y)
  }
  await scene.getByRole('listitem').first().waitFor()
  await scene.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(() => page.locator('.tb-end h1').innerText()).toMatch(/^You (won|are|and)/)
  expect(await page.locator('.tb-end code').count()).toBe(0)
  await page.getByRole('button', { name: 'Check the draw' }).click()
  expect(await page.locator('.tb-end code').count()).toBe(2)
  await page.getByRole('button', { name: 'The final board' }).click()
  await page.getByRole('button', { name: 'Result' }).click()
  // Whoever opens it again wants the result, and may ask for the scene.
  await page.reload()
  await page.locator('.tb-end').waitFor()
  await page.getByRole('button', { name: 'The scoring again' }).click()
  await scene.waitFor()
})

test('against whom: chosen on the front page, kept by a fork, by a link and by the same draw again', async () => {
  const page = await guest({ preferences: { textTable: true } })
  await open(page, '#/')
  const card = page.locator('.game-card').first()
  await card.locator('.against').click()
  const dialog = page.getByRole('dialog', { name: 'Who plays against you' })
  await dialog.getByRole('radio', { name: /^Odo/ }).check({ force: true })
  await dialog.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  await expect.poll(() => card.locator('.against').innerText()).toMatch(/1 opponent.*2 of 6/)
  await dialog.getByRole('button', { name: 'Play now' }).click()
  const bots = page.locator('.tb-seats li', { hasText: 'Odo' })
  await moment(page, ANSWER)
  await expect.poll(() => bots.count()).toBe(1)
  await page.keyboard.press('Home')
  const own = page.url()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(url => url.href !== own)
  await expect.poll(() => bots.count()).toBe(1)

  await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByLabel('A link that is the match').inputValue()
  const other = await guest({ preferences: { textTable: true } })
  await open(other, link)
  const theirs = other.locator('.tb-seats li', { hasText: 'Odo' })
  await expect.poll(() => theirs.count()).toBe(1)
  await other.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await other.getByRole('button', { name: 'Play it from the start' }).click()
  await other.waitForURL(/#\/match\//)
  await moment(other, ANSWER)
  await expect.poll(() => theirs.count()).toBe(1)
})

test('pace is a setting', async () => {
  const page = await guest()
  await open(page, '#/settings')
  await page.getByRole('radio', { name: 'Slow' }).check({ force: true })
  expect(await page.evaluate(() => localStorage.getItem('taproom-preferences'))).toContain('"pace":"slow"')
})
