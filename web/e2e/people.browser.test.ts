import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
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
  await page.getByText('This is an account now.').waitFor()
  await press(page, 'Sign out on this device')
  await title(page, 'You')
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

/** A public match of these two, played to its end by their devices. */
async function played(...people: readonly [Page, Page]): Promise<void> {
  const [host, other] = people
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await host.request.post('api/matches', { data: { game: GAME, visibility: 'public', seats } })
  const at = `api/matches/${(await made.json()).match.id}`
  await other.request.post(`${at}/seats/1/take`, { data: {} })
  let asked = 0
  for (let moves = 0; moves < 2000; moves++) {
    const { standing, seat, legal, index } = await (await people[asked === 1 ? 1 : 0].request.get(`${at}/state`)).json()
    if (standing.status !== 'running') return
    asked = standing.waiting
    if (asked !== seat) continue
    const action = { kind: 'move', move: legal[moves % legal.length] }
    await people[seat === 1 ? 1 : 0].request.post(`${at}/actions`, {
      data: { action, expected: index, id: `move-${index}` },
    })
  }
  throw new Error('a match without end')
}

async function named(name: string, phone = false): Promise<Page> {
  const page = await guest({ phone, preferences: { name } })
  await open(page, '#/play')
  await page.request.post('api/guests', { data: { name } })
  return page
}

test('friends by link, an invitation to a seat, and the match begins', async () => {
  const [ann, ben] = [await named('Ann'), await named('Ben', true)]
  await open(ann, '#/people')
  await press(ann, 'Make a link for friends')
  const link = await ann.getByRole('textbox', { name: 'Give this to a friend' }).inputValue()
  await open(ben, link.slice(link.indexOf('#')))
  await press(ben, 'Be friends with Ann')
  await ben.getByText('You and Ann are friends now.').waitFor()
  await press(ben, 'People you know')
  await ben.getByRole('link', { name: /Ann/ }).waitFor()
  await ann.reload()
  await press(ann, 'Invite Ben')
  await expect
    .poll(() => ann.getByLabel('Who sits on seat 2').locator('option:checked').innerText())
    .toBe('Ben (invited)')
  await press(ann, 'Open the table')
  await ann.getByText('kept for Ben').waitFor()
  await open(ben, '#/play')
  await ben.getByText('Ann keeps a seat for you').waitFor()
  await press(ben, 'Sit down')
  await Promise.all([ann, ben].map(page => page.locator('.table-header').waitFor()))
})

test('from the ladder to a profile; block and report there, and undo the block', async () => {
  const [ann, ben] = [await named('Zita'), await named('Yves')]
  await played(ann, ben)
  await open(ann, `#/ladder/${GAME}`)
  await ann
    .getByRole('row', { name: /Zita \(you\)/ })
    .first()
    .waitFor()
  await ann.getByRole('link', { name: 'Yves', exact: true }).first().click()
  await title(ann, 'Yves')
  await ann.getByText('1 match').waitFor()
  await press(ann, 'Report')
  await ann.getByLabel('How they play').check()
  await ann.getByLabel('What happened?').fill('left twice')
  await press(ann, 'Send the report')
  await ann.getByText('It is with who runs this server.').waitFor()
  await press(ann, 'Block')
  await ann.getByText('Yves is blocked, and is not told so.').waitFor()
  await expect.poll(() => ann.getByRole('button', { name: 'Invite to a match' }).count()).toBe(0)
  await open(ann, '#/people')
  await press(ann, 'Block Yves no more')
  await ann.getByText('Played with you').waitFor()
  await ann.getByRole('link', { name: /Yves/ }).waitFor()
})

test('the lobby shows the tables one wants, and how long they stay', async () => {
  const [ann, ben] = [await named('Lola'), await named('Ben')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const pace = { kind: 'daily', hours: 24 }
  for (const more of [
    { game: 'dice-brewing', pace },
    { game: 'heaven-and-ale', pace: { kind: 'live', bank: 600, increment: 0 } },
  ])
    await ann.request.post('api/matches', { data: { visibility: 'public', seats, ...more } })
  await ben.reload()
  const free = ben.locator('section', { hasText: 'Tables with a free seat' }).locator('.match', { hasText: 'Lola' })
  await expect.poll(() => free.count()).toBe(2)
  await free
    .first()
    .getByText(/open for (24 hours|1 day) more/)
    .waitFor()
  await ben.getByRole('radio', { name: 'Live' }).check({ force: true })
  await expect.poll(() => free.count()).toBe(1)
  await ben.getByLabel('Game', { exact: true }).selectOption('dice-brewing')
  await ben.getByText('No table like that now.').waitFor()
})

test.each([false, true])('axe finds nothing serious on the pages about people (dark: %s)', async dark => {
  const [ann, ben] = [await named('Ann'), await named('Ben')]
  await ann.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  const { key } = await (await ben.request.post('api/me/friends/link')).json()
  const { person } = await (await ben.request.get('api/me')).json()
  const found: { [address: string]: readonly string[] } = {}
  for (const [address, shown] of [
    [`#/friend/${key}`, 'Be friends with Ben'],
    [`#/person/${person.id}`, 'Report'],
    ['#/people', 'Make a link for friends'],
    ['#/ladder', ''],
    ['#/play', 'New online match'],
  ] as const) {
    await open(ann, address)
    if (shown) await ann.getByRole('button', { name: shown }).first().waitFor()
    const troubles = await serious(ann)
    if (troubles.length > 0) found[address] = troubles
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  }
  expect(found).toEqual({})
})
