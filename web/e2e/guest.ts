import { shelf } from '@taproom/shelf'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { rooms } from '../rooms.ts'

/** Every game on the shelf; and the engine's example with them. */
export const SHELF = Object.keys(shelf)
export const GAMES = Object.keys(rooms)

let browser: Browser
let base = ''
const contexts: BrowserContext[] = []
const troubles: string[] = []

/** Opens the browser for a test file, and closes what its tests opened. A page that throws fails its test. */
export function useBrowser(store: 'sqlite' | 'postgres' | 'network' | (() => Promise<string>) = 'sqlite'): void {
  beforeAll(async () => {
    base = typeof store === 'string' ? inject(store) : await store()
    browser = await chromium.connect(inject('browser'))
  }, 180_000) // A house of its own is built first.
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    expect(troubles.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())
}

export interface Wishes {
  readonly phone?: boolean
  /** A phone on its side. */
  readonly turned?: boolean
  readonly dark?: boolean
  readonly language?: 'en' | 'fr' | 'nl'
  readonly preferences?: { readonly [name: string]: unknown }
  /** Nothing waits for a clock: bots answer at once. For matches that are played to their end. */
  readonly hurried?: boolean
  /** With the service worker, as on a real visit; most tests are about something else and spare its work. */
  readonly offline?: boolean
}

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const TURNED = { width: 844, height: 390 }

/** A person with a browser of their own. */
export async function guest(wishes: Wishes = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: wishes.turned ? TURNED : wishes.phone ? PHONE : DESK,
    hasTouch: wishes.phone === true || wishes.turned === true,
    colorScheme: wishes.dark ? 'dark' : 'light',
    locale: wishes.language ?? 'en',
    baseURL: base,
    serviceWorkers: wishes.offline ? 'allow' : 'block',
  })
  contexts.push(context)
  const preferences = { motion: 'off', pace: 'instant', interrupts: false, confirm: 'auto', ...wishes.preferences }
  await context.addInitScript(text => {
    try {
      if (!localStorage.getItem('taproom-preferences')) localStorage.setItem('taproom-preferences', text)
    } catch {
      // Some tests block the storage on purpose.
    }
  }, JSON.stringify(preferences))
  if (wishes.hurried) await context.addInitScript(hurry)
  return pageOf(context)
}

function hurry(): void {
  const later = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (act: () => void, ms = 0) => later(act, Math.min(ms, 1)) })
}

export async function pageOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  return page
}

const partOf = (address: string): string => /#\/(\w*)/.exec(address)?.[1] ?? ''

/** Opens an address and waits for what is there. From page to page nothing is loaded anew: what stood there before is marked, and must be gone. */
export async function open(page: Page, address: string): Promise<void> {
  if (partOf(address) !== partOf(page.url()))
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('#taproom > *')) one.setAttribute('data-before', '')
    })
  await page.goto(new URL(address, base).href)
  await page.locator('#taproom > :not([data-before], .app-wait)').first().waitFor()
}

/** Waits until what follows a picture (labels, tab stops, the log) is there too: it comes a frame and a timer later, and may ask for another. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done))
    for (let i = 0; i < 3; i++) {
      await frame()
      await new Promise(done => setTimeout(done, 30))
    }
    await frame()
    await new Promise<void>(done => requestIdleCallback(() => done()))
  })

/** A table with a person on the first seat and bots on the others, or with people everywhere. */
export async function sitDown(
  page: Page,
  game: string,
  seats: 'solo' | 'around',
  { count, short }: { readonly count?: number; readonly short?: boolean } = {},
): Promise<void> {
  await open(page, `#/setup/${game}`)
  if (count !== undefined)
    await page
      .locator('.seats .segmented label')
      .filter({ hasText: String(count) })
      .click()
  const players = page.locator('.pg-setup li select.field')
  // The page opens before its game is there; counting does not wait.
  await players.first().waitFor()
  const people = seats === 'solo' ? 1 : await players.count()
  for (let seat = people; seat < (await players.count()); seat++) await players.nth(seat).selectOption('random')
  if (short) await shorten(page, game)
  await page.locator('.pg-begin button').click()
  await page.locator('.prompt, .tb-curtain').first().waitFor()
  await liftCurtain(page)
}

/** A short match is a whole match too. */
export async function shorten(page: Page, game: string): Promise<void> {
  if (game !== 'dice-brewing') return
  await page.locator('.expert > summary').click()
  await page.getByLabel('Round limit').selectOption('10')
}

export async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.locator('.tb-curtain .btn.primary')
  if (await curtain.count()) await curtain.click()
}

/** What the table looks like to this person, as text. */
export const tableText = async (page: Page): Promise<string> =>
  (await page.locator('.passages .passage').allInnerTexts()).join('\n')

export const atEnd = async (page: Page): Promise<boolean> => (await page.locator('.tb-end').count()) > 0

/** Waits until this person is asked something, has a turn to confirm, or the match is over. */
export async function ready(page: Page): Promise<void> {
  await page
    .locator('.prompt[aria-label="Your decision"], .prompt .btn.primary, .tb-curtain, .tb-end')
    .first()
    .waitFor({ timeout: 60_000 })
}

/** The file that a press on this button saves. */
export async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return { name: download.suggestedFilename(), file: Buffer.concat(parts) }
}
