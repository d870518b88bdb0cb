import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { guest, open, SHELF, settled, sitDown, useBrowser, type Wishes } from './guest.ts'

useBrowser()

/** Asks the server as the person of this page. */
function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = body ? { 'content-type': 'application/json' } : undefined
      const response = await fetch(`api/${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined })
      return response.json()
    },
    { method, path, body },
  )
}

async function somebody(name: string, wishes: Wishes = {}): Promise<Page> {
  const page = await guest({ ...wishes, preferences: { confirm: 'ask', ...wishes.preferences } })
  await open(page, '#/')
  await ask(page, 'POST', 'guests', { name })
  return page
}

interface Made {
  readonly match: { readonly id: string }
  readonly keys: { readonly [seat: string]: string }
}

/** A daily match, in play: the first of these people opened the table, bots sit on its last seats. */
async function sitTogether(game: string, people: readonly Page[], bots: readonly string[] = []): Promise<string> {
  const [host, ...others] = people
  if (!host) throw new Error('nobody opens a table')
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...bots.map(bot => ({ kind: 'bot', bot }))]
  const { match, keys } = await ask<Made>(host, 'POST', 'matches', { game, seats })
  for (const [i, page] of others.entries())
    await ask(page, 'POST', `matches/${match.id}/seats/${i + 1}/take`, { key: keys[i + 1] })
  return match.id
}

interface State {
  readonly index: number
  readonly seat: number
  readonly legal: readonly string[]
  readonly standing: { readonly waiting: number }
}

const stateOf = (page: Page, match: string) => ask<State>(page, 'GET', `matches/${match}/state`)

let deeds = 0
async function act(page: Page, match: string, action: object): Promise<void> {
  const { index } = await stateOf(page, match)
  await ask(page, 'POST', `matches/${match}/actions`, { action, expected: index, id: `deed-${deeds++}` })
}

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
]

/** What a bar lies over: parts of the table whose boxes it shares room with. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const bars = [...document.querySelectorAll('.on-bar, .bd-ask > .prompt')]
    const parts = document.querySelectorAll(
      '.table-header, .bd-table > :not(.bd-top, .bd-ask), .bd-ask > .prompt, .bd-tabs',
    )
    return [...parts]
      .filter(part => bars.some(bar => bar !== part && meet(boxOf(bar), boxOf(part))))
      .map(part => part.className)
  })

test.each(SHELF)('%s: what the others propose lies over nothing, in any window', async game => {
  const [ann, ben] = [await somebody('Annabel'), await somebody('Ben')]
  const match = await sitTogether(game, [ann, ben])
  await act(ben, match, { kind: 'end' })
  await open(ann, `#/table/${match}`)
  const bar = ann.locator('.on-bar.proposal')
  for (const size of WINDOWS) {
    await ann.setViewportSize(size)
    await bar.waitFor()
    await settled(ann)
    await expect.poll(() => covered(ann), { message: `${size.width}×${size.height}` }).toEqual([])
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    for (const name of ['Decline', 'Agree']) {
      const box = await bar.getByRole('button', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(40)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
    }
  }
})

test('who is away is said on a phone too, and no longer when they come', async () => {
  const [ann, ben] = [await somebody('Annabel', { phone: true }), await somebody('Ben')]
  const match = await sitTogether('heaven-and-ale', [ann, ben])
  await open(ann, `#/table/${match}`)
  const away = ann.locator('.table-header .away')
  await away.getByText('Away: Ben').waitFor({ state: 'attached' })
  expect(await away.innerText()).toContain('away')
  expect(await away.locator('.seat-badge').count()).toBe(1)
  await open(ben, `#/table/${match}`)
  await expect.poll(() => away.count()).toBe(0)
})

test('on a tablet the names of many have room, and who is away is said once', async () => {
  const people = [
    await somebody('Annabel', { preferences: { textTable: false } }),
    await somebody('Bartholomew of Ghent'),
    await somebody('Carla-Maria Vandenberghe'),
  ] as const
  const [ann] = people
  const match = await sitTogether('brew-crafters', people)
  await ann.setViewportSize({ width: 820, height: 1180 })
  await open(ann, `#/table/${match}`)
  await ann.locator('.table-header .away').waitFor()
  expect(await ann.locator('.table-header .away .seat-badge').count()).toBe(2)
  await expect.poll(() => ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820)
})

test('who watches is told so, and finds no dead button', async () => {
  const [ann, ben, eve] = [
    await somebody('Ann'),
    await somebody('Ben'),
    await guest({ preferences: { confirm: 'ask' } }),
  ]
  const match = await sitTogether('brew-crafters', [ann, ben])
  await open(eve, `#/table/${match}`)
  await eve.locator('.prompt').getByText('You are watching.').waitFor()
  await settled(eve)
  // What lies on the board explains itself; what asks for a decision is not there.
  expect(await eve.locator('.prompt button, .table-header [aria-disabled="true"]').count()).toBe(0)
  expect(await eve.locator('.tools').getByRole('button', { name: 'All choices' }).count()).toBe(0)
  await eve.keyboard.press('t')
  await eve.locator('.tb-text .passages').waitFor()
  expect(await eve.locator('.tb-text .choices').isVisible()).toBe(false)
})

test('after an agreed end nobody is to act, nothing is dead, and the way on is there', async () => {
  const [ann, ben, eve] = [await somebody('Ann'), await somebody('Ben'), await guest()]
  const match = await sitTogether('heaven-and-ale', [ann, ben])
  await act(ben, match, { kind: 'end' })
  await Promise.all([ann, eve].map(page => open(page, `#/table/${match}`)))
  await ann.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ann, eve]) {
    await page.locator('.prompt .question', { hasText: 'ended by agreement' }).waitFor()
    await settled(page)
    expect(await page.locator('[aria-current="true"], .acting').count()).toBe(0)
    expect(await page.locator('.prompt [aria-disabled="true"]').count()).toBe(0)
    await page.locator('.prompt').getByRole('button', { name: 'To the tables' }).waitFor()
    expect(await page.locator('.on-bar').count()).toBe(0)
  }
  await ann.locator('.prompt').getByRole('button', { name: 'Rematch' }).waitFor()
})

/** Plays until this person is asked again after the others have moved. */
async function untilAskedAgain(match: string, people: readonly Page[], seat: number): Promise<void> {
  let moved = -1
  let own = false
  for (let i = 0; i < 200; i++) {
    const { standing } = await stateOf(people[0], match)
    if (own && moved !== seat && standing.waiting === seat) return
    moved = standing.waiting
    own ||= moved === seat
    const { legal } = await stateOf(people[moved], match)
    await act(people[moved], match, { kind: 'move', move: legal[0] })
  }
  throw new Error('the turn never came round')
}

test('since my last turn: told when a slow match is opened, once, and found again', async () => {
  const [ann, ben] = [await somebody('Annabel'), await somebody('Ben')]
  const match = await sitTogether('heaven-and-ale', [ann, ben])
  await untilAskedAgain(match, [ann, ben], 0)
  await open(ann, `#/table/${match}`)
  const dialog = ann.getByRole('dialog', { name: 'Since your turn' })
  await dialog.waitFor()
  const lines = await dialog.getByRole('listitem').allInnerTexts()
  expect(lines.length).toBeGreaterThan(0)
  expect(lines[0]).toMatch(/^Ben /)
  expect(lines.join()).not.toContain('Annabel moved')
  expect(await serious(ann, '.dialog-room.open')).toEqual([])
  await ann.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await ann.reload()
  await ann.locator('.prompt').waitFor()
  await settled(ann)
  expect(await dialog.count()).toBe(0)
  await ann.keyboard.press('s')
  await dialog.waitFor()
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(lines)
  await dialog.getByRole('listitem').last().getByRole('button').click()
  await expect.poll(() => dialog.count()).toBe(0)
  await ann.locator('.prompt').waitFor()
})

test('notes to oneself: kept on the server, on every device, and only for their writer', async () => {
  const [ann, ben] = [await somebody('Ann'), await somebody('Ben', { phone: true })]
  const match = await sitTogether('dice-brewing', [ann, ben])
  await Promise.all([ann, ben].map(page => open(page, `#/table/${match}`)))
  await ann.locator('.prompt').waitFor()
  await ann.keyboard.press('n')
  const field = (page: Page) => page.getByRole('textbox', { name: 'My notes' })
  await field(ann).fill('Ben hoards hops')
  await ann.getByText('Kept.').waitFor()
  expect(await serious(ann, '.dialog-room.open')).toEqual([])
  await field(ann).fill('Ben hoards hops. Block him!')
  // What was written last is kept when the dialog goes, too.
  const [kept] = await Promise.all([ann.waitForResponse(/\/note$/), ann.keyboard.press('Escape')])
  expect(kept.ok()).toBe(true)
  await ann.evaluate(() => localStorage.clear())
  await ann.reload()
  await ann.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await ann.getByRole('button', { name: 'My notes' }).click()
  await expect.poll(() => field(ann).inputValue()).toBe('Ben hoards hops. Block him!')
  await ben.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await ben.getByRole('button', { name: 'My notes' }).click()
  await expect.poll(() => field(ben).isEnabled()).toBe(true)
  expect(await field(ben).inputValue()).toBe('')
})

test('around one screen notes stay on the device, each seat has its own', async () => {
  const page = await guest()
  await sitDown(page, 'heaven-and-ale', 'solo')
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: 'My notes' })
  await field.fill('Barley first')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('.prompt').waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => field.inputValue()).toBe('Barley first')
})
