import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { precompressFile } from '../precompress.ts'
import { GAMES, guest, liftCurtain, open, pageOf, ready, sitDown, tableText, useBrowser } from './guest.ts'

useBrowser()

const VISITOR = { preferences: { textTable: true }, offline: true }
const game = GAMES.at(-1) ?? 'last-call'
const worker = join(inject('dist'), 'sw.js')
const built = readFileSync(worker, 'utf8')

/** What the server would have after a build. */
function put(text: string): void {
  writeFileSync(worker, text)
  precompressFile(worker)
}

afterEach(() => put(built))

const nextVersion = () => built.replace(/VERSION = '\w+'/, "VERSION = 'the-next-one'")

async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('a second visit works without a network', async () => {
  const page = await guest(VISITOR)
  await open(page, '#/')
  await kept(page)
  await page.context().setOffline(true)
  const second = await pageOf(page.context())
  await open(second, '#/')
  await second.getByRole('heading', { level: 1 }).waitFor()
  await sitDown(second, game, 'solo', { count: 2 })
  await ready(second)
  await second.locator('.choice').first().click()
})

test('an update during a match waits for a word, takes over, and loses nothing', async () => {
  const page = await guest({ ...VISITOR, preferences: { textTable: true, confirm: 'ask' } })
  await sitDown(page, game, 'around', { count: 2 })
  await kept(page)
  await page.locator('.choice').first().click()
  put(nextVersion())
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await page.getByText('A new version of Taproom is ready.').waitFor()
  const address = page.url()
  const before = await tableText(page)
  // Who does not want it now plays on.
  await page.keyboard.press('u')
  await page.keyboard.press('y')
  await expect.poll(() => tableText(page)).toBe(before)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()])
  await ready(page)
  await liftCurtain(page)
  expect(page.url()).toBe(address)
  await expect.poll(() => tableText(page)).toBe(before)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['taproom-the-next-one'])
})

test('a page that the service worker kept and the server has outgrown is loaded as the server has it now', async () => {
  const page = await guest(VISITOR)
  await open(page, '#/')
  await kept(page)
  put(nextVersion())
  await page.routeWebSocket(/\/api\/socket$/, socket => {
    socket.send(JSON.stringify({ t: 'hello', v: 1000, person: null }))
  })
  await open(page, '#/table/some-match')
  await page.getByText('loading it anew did not help').waitFor({ timeout: 20_000 })
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['taproom-the-next-one'])
})
