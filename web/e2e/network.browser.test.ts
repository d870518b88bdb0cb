/** At the address by which other devices in the network reach us: plain http, where browsers keep much of what they can do to themselves. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { answer, openTable, seated, TEXTUAL } from './friends.ts'
import { guest, liftCurtain, open, pageOf, ready, sitDown, tableText, useBrowser } from './guest.ts'
import { GAME, press } from './online.ts'
import { ANSWER, moment } from './play.ts'

useBrowser('network')

const fixtures = new URL('../../games/heaven-and-ale/fixtures/matches-3.jsonl', import.meta.url)
const [FINISHED] = readFileSync(fixtures, 'utf8').split('\n')

beforeEach(async () => {
  const page = await guest()
  await open(page, '#/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
})

async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { x, y } = await moment(page, ANSWER)
    await page.mouse.click(x, y)
  }
  await ready(page)
}

const shareDialog = async (page: Page) => {
  await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await press(page, 'Share')
}

/** What a paste would bring, on the page that takes links. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByLabel('Or paste a record or a link')
  await field.focus()
  await page.keyboard.press('Control+V')
  return field.inputValue()
}

describe('on one screen', () => {
  test('play now, and the match is kept: by its address, and from the front page', async () => {
    const page = await guest({ preferences: TEXTUAL })
    await open(page, '#/')
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await ready(page)
    await play(page, 2)
    const table = await tableText(page)
    const address = page.url()
    await page.reload()
    await ready(page)
    await expect.poll(() => tableText(page)).toBe(table)
    await open(page, '#/')
    await press(page, 'Continue')
    await ready(page)
    expect(page.url()).toBe(address)
    await expect.poll(() => tableText(page)).toBe(table)
  })

  test('two tabs on one match: the later asks, takes over, and nothing is lost', async () => {
    const first = await guest({ preferences: TEXTUAL })
    await sitDown(first, GAME, 'solo', { count: 2 })
    await play(first, 2)
    const table = await tableText(first)
    const second = await pageOf(first.context())
    await open(second, first.url())
    await second.getByText('open in another tab').waitFor()
    await press(second, 'Play it here')
    await ready(second)
    await expect.poll(() => tableText(second)).toBe(table)
    await first.getByText('open in another tab').waitFor()
  })

  test('hot-seat, fork, and a link that is copied', async () => {
    const page = await guest({ preferences: TEXTUAL })
    await sitDown(page, GAME, 'around', { count: 2 })
    await play(page, 4)
    const table = await tableText(page)
    await shareDialog(page)
    const link = await page.getByLabel('A link that is the match').inputValue()
    await press(page, 'Copy')
    await page.getByText('Copied', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    const own = page.url()
    await page.keyboard.press('Home')
    await press(page, 'Play on from here')
    await page.waitForURL(url => url.href !== own)
    await ready(page)
    await open(page, '#/open')
    expect(await pasted(page)).toBe(link)
    await press(page, 'Open')
    await ready(page)
    await liftCurtain(page)
    await expect.poll(() => tableText(page)).toBe(table)
    await play(page, 1)
    expect(page.url()).not.toBe(own)
  })

  test('rematch after the end', async () => {
    const page = await guest({ preferences: TEXTUAL })
    await open(page, '#/open')
    await page.getByLabel('Or paste a record or a link').fill(FINISHED)
    await press(page, 'Open')
    await page.locator('.tb-end').waitFor()
    await press(page, 'Rematch')
    await page.waitForURL(/#\/match\//)
    await ready(page)
    await play(page, 1)
  })
})

test('a second device follows the link as it stands, and both play', async () => {
  const { host, links } = await openTable(GAME, 'Ann')
  expect(new URL(links[0]).host).toBe(new URL(inject('network')).host)
  await host.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await host.getByText('Copied', { exact: true }).waitFor()
  const friend = await guest({ phone: true, preferences: TEXTUAL })
  await open(friend, '#/open')
  await open(friend, await pasted(friend))
  await friend.getByLabel('Your name at the table').fill('Ben')
  await press(friend, 'Sit down')
  await Promise.all([seated(host), seated(friend)])
  await Promise.all([answer(host, 2), answer(friend, 2)])
  // Everybody's own board comes first in the text.
  const lines = async (page: Page) => (await tableText(page)).split('\n').sort().join('\n')
  await expect.poll(async () => (await lines(friend)) === (await lines(host))).toBe(true)
})

test.each([
  ['en', /Passkeys need a safe connection/, /This browser cannot do that here/, /Without a safe connection/],
  ['fr', /clés d’accès demandent une connexion sûre/, /Ce navigateur ne peut pas le faire ici/, /Sans connexion sûre/],
  [
    'nl',
    /Toegangssleutels vragen een veilige verbinding/,
    /Deze browser kan dat hier niet/,
    /Zonder veilige verbinding/,
  ],
] as const)('what needs a safe connection says so (%s)', async (language, passkeys, push, offline) => {
  const page = await guest({ language, preferences: { language, name: 'Ann' } })
  await open(page, '#/me')
  await page.locator('.pg-me form').getByRole('textbox').press('Enter')
  await page.getByText(passkeys).waitFor()
  await page.getByText(push).waitFor()
  await open(page, '#/settings')
  await page.getByText(offline).waitFor()
})
