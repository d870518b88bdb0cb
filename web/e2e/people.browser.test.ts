import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTable } from './friends.ts'
import { guest, open, useBrowser } from './guest.ts'
import { GAME, press } from './online.ts'

useBrowser()

/** A device that keeps passkeys and never asks for a finger. */
async function withPasskeys(page: Page): Promise<void> {
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
}

async function beCalled(page: Page, name: string): Promise<void> {
  await open(page, '#/me')
  await page.getByLabel('Your name at the table').fill(name)
  await press(page, 'Save the name')
  await page.getByText('Saved.').waitFor()
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('signing in where one played as a guest asks first, and the account keeps its name', async () => {
  const { host: page } = await openTable(GAME, 'Ida')
  await withPasskeys(page)
  await open(page, '#/me')
  await press(page, 'Make a passkey')
  await press(page, 'Sign out on this device')
  await beCalled(page, 'Gus')
  const made = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const body = JSON.stringify({ game: 'heaven-and-ale', seats })
    return (await fetch('api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
      .status
  })
  expect(made).toBe(200)
  await press(page, 'Sign in with a passkey')
  await page.getByRole('dialog', { name: 'Sign in as Ida?' }).waitFor()
  await page.getByText('Here you are Gus, a guest with 1 match.').waitFor()
  await press(page, 'Stay Gus')
  await title(page, 'Gus')
  await press(page, 'Sign in with a passkey')
  await press(page, 'Take the matches along')
  await title(page, 'Ida')
  // What is saved next is not the guest's name.
  await expect.poll(() => page.getByLabel('Your name at the table').inputValue()).toBe('Ida')
  await open(page, '#/play')
  await expect.poll(() => page.locator('.match', { hasText: 'not begun yet' }).count()).toBe(2)
})

test('passkeys, devices and tokens are listed and taken away', async () => {
  const page = await guest()
  await withPasskeys(page)
  await beCalled(page, 'Ida')
  await press(page, 'Make a passkey')
  await page.getByText('never used to sign in').waitFor()
  await page.getByText('this device, since').waitFor()
  await page.getByLabel('Name of the program').fill('crawler')
  await press(page, 'Make a token')
  await page.getByText('it is shown only this once').waitFor()
  await press(page, 'Remove crawler')
  await page.getByText('crawler is removed.').waitFor()
  await page
    .locator('.on-access', { hasText: 'Passkeys' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await press(page, 'Remove the passkey')
  await page.getByText('None yet: only this device knows').waitFor()
})
