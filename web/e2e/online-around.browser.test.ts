import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { join, openTable, seated, TEXTUAL } from './friends.ts'
import { guest, open, ready, settled, useBrowser } from './guest.ts'
import { asked, GAME, more, press } from './online.ts'

useBrowser()

test('by link on a phone: a name, a seat, and the match begins', async () => {
  const { host, links } = await openTable(GAME, 'Ann')
  await expect.poll(() => host.locator('.on-qr').count()).toBe(1)
  const phone = await join(links[0], 'Ben', { phone: true })
  await seated(phone)
  await seated(host)
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const second = await guest()
  // As the server itself writes it.
  await open(second, links[0].slice(links[0].indexOf('#') + 2))
  expect(second.url()).toContain('/#/join/')
  await second.getByText('This seat is taken.').waitFor()
  await press(second, 'Watch the match')
  await second.locator('.table-header').waitFor()
})

test('a public table is in the lobby; my matches come first, my turn is on the front page', async () => {
  const { host } = await openTable(GAME, 'Gastón', { shown: true })
  const ben = await guest({ preferences: { ...TEXTUAL, name: 'Ben' } })
  await open(ben, '#/play')
  await ben.locator('.match', { hasText: 'Gastón' }).first().click()
  await press(ben, 'Sit down')
  await Promise.all([host, ben].map(seated))
  const page = await asked(host, ben)
  await expect.poll(() => page.title()).toMatch(/^Your turn/)
  await open(page, '#/play')
  await page.locator('.match.mine', { hasText: 'Your turn' }).waitFor()
  await open(page, '#/')
  await page.locator('.waiting', { hasText: 'Your turn' }).waitFor()
  await press(page, 'Continue')
  await ready(page)
})

test('an account: a name, a passkey, the data, and away', async () => {
  const page = await guest()
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await open(page, '#/me')
  await page.getByLabel('Your name at the table').fill('Ida')
  await press(page, 'Save the name')
  await press(page, 'Make a passkey')
  await page.getByText('This is an account now.').waitFor()
  await press(page, 'Sign out on this device')
  await press(page, 'Sign in with a passkey')
  await page.getByRole('heading', { level: 1, name: 'Ida' }).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download everything')])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  await press(page, 'Delete me')
  await press(page, 'Delete me for good')
  await page.waitForURL(/#\/$/)
})

test('without a server everything else works', async () => {
  const page = await guest()
  await page.route('**/api/**', route => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }))
  // The line as well: otherwise the server behind the test says that there is no such match, sooner or later than one looks.
  await page.routeWebSocket(/./, line => line.close())
  await Promise.all([page.waitForResponse('**/api/**'), open(page, '#/')])
  await settled(page)
  await expect.poll(() => page.getByRole('button', { name: 'Play online' }).count()).toBe(0)
  await open(page, '#/play')
  await page.getByText('There is no server here.').waitFor()
  await open(page, '#/table/gone')
  await page.locator('.tb-wait', { hasText: 'No connection' }).waitFor()
})

test('a match that is not there is said so', async () => {
  const page = await guest()
  await open(page, '#/table/never-was')
  await page.getByText('There is no such match.').waitFor()
  await open(page, '#/join/never-was/1/key')
  await page.getByText('There is no such match.').waitFor()
})

test.each([false, true])('axe finds nothing serious (dark: %s)', async dark => {
  const { host: ann, links } = await openTable(GAME, 'Ann', { shown: true })
  const page = await guest({ dark, preferences: TEXTUAL })
  const found: { [place: string]: readonly string[] } = {}
  const check = async (place: string, of: Page) => {
    await of.waitForTimeout(250)
    // In the dark only the colours are others.
    const axe = new AxeBuilder({ page: of })
    const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze()
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
    if (serious.length > 0) found[place] = serious
  }
  await ann.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await check('room', ann)
  for (const address of ['#/play', `#/invite/${GAME}`, '#/me', links[0].slice(links[0].indexOf('#'))]) {
    await open(page, address)
    await check(address, page)
  }
  await page.getByLabel('Your name at the table').fill('Ben')
  await press(page, 'Sit down')
  await Promise.all([ann, page].map(seated))
  await more(ann)
  await check('about', ann)
  await press(ann, 'A pause')
  await page.locator('.tools').getByRole('button', { name: /Chat/ }).click()
  await check('chat and proposal', page)
  await open(page, '#/me')
  await check('me', page)
  expect(found).toEqual({})
})
