import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { join, openTable, seated, TEXTUAL } from './friends.ts'
import { guest, useBrowser } from './guest.ts'

useBrowser()

const GAME = 'heaven-and-ale'
const SAID = 'The server has another version of Taproom than this page.'

interface Frame {
  readonly t: string
  readonly [field: string]: unknown
}

/** Changes what a page and the server say to each other, as another version of one of them would say it. */
async function alter(page: Page, said: (frame: Frame) => Frame, heard: (frame: Frame) => Frame = frame => frame) {
  const changed = (change: (frame: Frame) => Frame, text: string | Buffer) =>
    JSON.stringify(change(JSON.parse(String(text))))
  await page.routeWebSocket(/\/api\/socket$/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(text => server.send(changed(said, text)))
    server.onMessage(text => socket.send(changed(heard, text)))
  })
}

const ofOldVersion = (frame: Frame): Frame => (frame.t === 'watch' ? { ...frame, v: 1 } : frame)

/** Counts how often a page is loaded, and keeps what it said over everything, also when it is loaded anew at once. */
async function observe(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1))
    const look = () => {
      const text = document.querySelector('.app-news')?.textContent
      if (text) sessionStorage.setItem('said', text)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const kept = (name: string) => page.evaluate(name => sessionStorage.getItem(name) ?? '', name)
  return { loads: async () => Number(await kept('loads')), said: () => kept('said') }
}

/** Opens an address without waiting for all of it: the page may be loaded anew before it is there. */
const visit = (page: Page, address: string) =>
  page.goto(new URL(address, inject('sqlite')).href, { waitUntil: 'commit' })

/** A match of two, in play. */
async function running(): Promise<string> {
  const { host, id, links } = await openTable(GAME, 'Ann')
  await seated(await join(links[0], 'Ben'))
  await seated(host)
  return `#/table/${id}`
}

/** As a server says it after an update of the rules that this page was loaded before. */
function byUnknownRules(frame: Frame): Frame {
  if (frame.t === 'match') return { ...frame, match: { ...Object(frame.match), rules: 9 } }
  return frame.t === 'table' ? { ...frame, rules: 9, form: `9-${String(frame.form).split('-')[1]}` } : frame
}

test('a page of another version says so and is loaded anew; the new one plays', async () => {
  const address = await running()
  const page = await guest({ preferences: TEXTUAL })
  let old = true
  await alter(page, frame => {
    if (!old || frame.t !== 'watch') return frame
    old = false
    return ofOldVersion(frame)
  })
  const { loads, said } = await observe(page)
  await visit(page, address)
  await seated(page)
  expect(await loads()).toBe(2)
  expect(await said()).toContain(SAID)
})

test.each([
  ['en', 'another version of Taproom than this page, and loading it anew did not help', 'Load it anew'],
  ['fr', 'une autre version de Taproom que cette page, et la recharger n’a pas suffi', 'Recharger'],
  ['nl', 'een andere versie van Taproom dan deze pagina, en opnieuw laden hielp niet', 'Opnieuw laden'],
] as const)('it is loaded anew only once: then it says that this did not help (%s)', async (language, told, button) => {
  const address = await running()
  const page = await guest({ language })
  await alter(page, ofOldVersion)
  const { loads } = await observe(page)
  await visit(page, address)
  await page.getByText(told).waitFor()
  expect(await loads()).toBe(2)
  expect(await page.locator('.prompt').count()).toBe(0)
  // A person may try again as often as they like.
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('button', { name: button }).click()])
  await page.getByText(told).waitFor()
  expect(await loads()).toBe(3)
})

test.each([
  ['of another protocol', (frame: Frame) => (frame.t === 'hello' ? { ...frame, v: 1000 } : frame)],
  ['with another form of the game', (frame: Frame) => (frame.t === 'table' ? { ...frame, form: '7-other' } : frame)],
  ['whose match has rules that this page does not know', byUnknownRules],
])('the cells of a server %s are not read', async (_, heard) => {
  const address = await running()
  const page = await guest({ preferences: TEXTUAL })
  await alter(page, frame => frame, heard)
  const { loads } = await observe(page)
  await visit(page, address)
  await page.getByText('loading it anew did not help').waitFor()
  expect(await loads()).toBe(2)
  expect(await page.locator('.prompt').count()).toBe(0)
})

test('what is asked by HTTP is refused to a page of another version, too', async () => {
  const page = await guest({ preferences: TEXTUAL })
  await page.route('**/api/**', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'taproom-protocol': '1' } }),
  )
  await visit(page, '#/play')
  await page.getByText('loading it anew did not help').waitFor()
})
