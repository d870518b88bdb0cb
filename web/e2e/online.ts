import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, join, leaks, listen, openTable, seated, TEXTUAL } from './friends.ts'
import { guest, open, pageOf, SHELF, settled, tableText, useBrowser } from './guest.ts'

export const GAME = 'heaven-and-ale'
const FOREVER = 100_000

export const more = async (page: Page) => {
  await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'About this match' }).click()
}
const bar = (page: Page) => page.locator('.on-bar')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.tools').getByRole('button', { name: /Chat/ }).click()
  await page.getByLabel('Say something').fill(text)
  await page.keyboard.press('Enter')
  await page.locator('.on-chat li', { hasText: text }).waitFor()
  await press(page, 'Close the chat')
}

/** Whoever is asked first; who has just answered and waits for the server is not asked any more. */
export async function asked(...pages: readonly Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async page => {
      await page.waitForFunction(
        () => document.querySelector('.prompt[aria-label="Your decision"]') && document.querySelector('.choice'),
        undefined,
        { timeout: 20_000 },
      )
      return page
    }),
  )
}

/** A match of two friends, in play. */
async function twoFriends(): Promise<{ ann: Page; ben: Page; id: string }> {
  const { host, id, links } = await openTable(GAME, 'Ann')
  const ben = await join(links[0], 'Ben')
  await Promise.all([seated(host), seated(ben)])
  return { ann: host, ben, id }
}

/** What holds on both stores. */
export function onlineOn(store: 'sqlite' | 'postgres'): void {
  useBrowser(store)

  describe.each(SHELF)('%s', game => {
    test('a whole match: two friends, a bot and a spectator, with a lost line, chat and a rematch', async () => {
      const { host: ann, id, links } = await openTable(game, 'Ann', { bots: 1 })
      const heardByAnn = listen(ann)
      await ann.reload()
      const ben = await join(links[0], 'Ben')
      const heardByBen = listen(ben)
      const eve = await guest({ preferences: TEXTUAL })
      const heardByEve = listen(eve)
      await open(eve, `#/table/${id}`)
      await Promise.all([ann, ben, eve].map(seated))

      await Promise.race([answer(ann, 6), answer(ben, 6)])
      await say(ann, 'Good evening!')
      await ben.locator('.tools').getByRole('button', { name: 'Chat, 1 new line' }).waitFor()
      expect(await eve.locator('.choice').count()).toBe(0)

      await ben.context().setOffline(true)
      await ben.locator('.on-bar.line').waitFor()
      await ben.context().setOffline(false)

      await Promise.all([answer(ann, FOREVER), answer(ben, FOREVER)])
      await Promise.all([ann, ben, eve].map(page => page.locator('.tb-end').waitFor()))
      const results = await Promise.all([ann, ben, eve].map(page => page.locator('.tb-end .standings').innerText()))
      expect(new Set(results).size).toBe(1)
      await expect.poll(() => ann.locator('.tb-end .standings li').count()).toBe(3)

      await press(ben, 'Check every draw')
      await ben.getByText(/All right: .* What you saw at the table/).waitFor()
      await ann.locator('.on-end .rating').waitFor()

      expect(await leaks(game, 0, heardByAnn)).toEqual([])
      expect(await leaks(game, 1, heardByBen)).toEqual([])
      expect(await leaks(game, -1, heardByEve)).toEqual([])
      expect(heardByEve.length).toBeGreaterThan(20)

      await press(ann, 'Rematch')
      await press(ben, 'To the rematch')
      await Promise.all([ann, ben].map(page => page.waitForURL(url => !url.hash.includes(id))))
      await Promise.all([ann, ben].map(seated))
      expect(ann.url()).toBe(ben.url())
    })
  })

  describe('at the table', () => {
    test('undo, redo, and a position looked back at after a reload', async () => {
      const { ann, ben } = await twoFriends()
      for (let i = 0; i < 60; i++) {
        const page = await asked(ann, ben)
        const before = await tableText(page)
        await answer(page, 1)
        const undo = page.locator('.answers button', { hasText: 'Undo' })
        // The server has answered when somebody is asked again.
        await asked(ann, ben)
        await settled(page)
        if ((await undo.getAttribute('aria-disabled')) === 'true') continue
        const after = await tableText(page)
        await page.keyboard.press('u')
        await expect.poll(() => tableText(page)).toBe(before)
        await page.keyboard.press('y')
        await expect.poll(() => tableText(page)).toBe(after)
        await page.reload()
        await seated(page)
        await page.keyboard.press('Home')
        await page.locator('.replay .question', { hasText: /^Position 0 of/ }).waitFor()
        await expect.poll(() => tableText(page)).not.toBe(after)
        await page.keyboard.press('End')
        await expect.poll(() => tableText(page)).toBe(after)
        return
      }
      throw new Error('nothing could be taken back')
    })

    test('the last move of a turn waits to be confirmed, and only then leaves', async () => {
      const { ann, ben } = await twoFriends()
      for (const page of [ann, ben]) {
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('taproom-preferences') ?? '{}')
          localStorage.setItem('taproom-preferences', JSON.stringify({ ...kept, confirm: 'ask' }))
        })
        await page.reload()
        await seated(page)
      }
      for (let i = 0; i < 60; i++) {
        const page = await asked(ann, ben)
        const other = page === ann ? ben : ann
        await page.keyboard.press('1')
        const confirm = page.locator('.prompt .btn.primary', { hasText: 'Confirm turn' })
        await Promise.race([confirm.waitFor(), asked(ann, ben)])
        if ((await confirm.count()) === 0) continue
        const theirs = await tableText(other)
        await page.keyboard.press('c')
        await expect.poll(() => tableText(other)).not.toBe(theirs)
        return
      }
      throw new Error('no turn waited to be confirmed')
    })

    test('what is not legal is refused with its rule, without asking the server', async () => {
      const { ann, ben } = await twoFriends()
      const page = await asked(ann, ben)
      await page.getByLabel('Search, or type a move').fill('stop')
      await page.keyboard.press('Enter')
      await page.locator('.prompt .refusal').waitFor()
    })

    test('take-back, pause and end happen when the others agree', async () => {
      const { ann, ben } = await twoFriends()
      for (let i = 0; i < 4; i++) await answer(await asked(ann, ben), 1)
      await more(ann)
      await press(ann, 'Take back my last move')
      await press(ben, 'Decline')
      await expect.poll(() => bar(ann).count()).toBe(0)

      await more(ann)
      await press(ann, 'Take back my last move')
      const before = await tableText(ben)
      await press(ben, 'Agree')
      await expect.poll(() => tableText(ben)).not.toBe(before)

      await more(ben)
      await press(ben, 'A pause')
      await press(ann, 'Agree')
      await ann.locator('.prompt .question', { hasText: 'paused' }).waitFor()
      expect(await ann.locator('.choice').count()).toBe(0)
      await press(ann, 'Go on')

      await more(ben)
      await press(ben, 'End the match')
      await press(ann, 'Agree')
      await ann.locator('.prompt .question', { hasText: 'ended by agreement' }).waitFor()
      await ben.getByRole('button', { name: 'To the tables' }).waitFor()
    })

    test('who is late is replaced by a bot, and comes back', async () => {
      const { host: ann, id, links } = await openTable(GAME, 'Ann')
      // The shortest bank there is: the page offers only comfortable ones.
      await ann.getByRole('button', { name: 'Clear the table away' }).click()
      await ann.waitForURL(/#\/play/)
      const made = await ann.evaluate(async () => {
        const response = await fetch('api/matches', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            game: 'heaven-and-ale',
            seats: [{ kind: 'me' }, { kind: 'open' }],
            pace: { kind: 'live', bank: 10, increment: 0 },
          }),
        })
        return (await response.json()) as { match: { id: string }; keys: { 1: string } }
      })
      expect(made.match.id).not.toBe(id)
      expect(links).toHaveLength(1)
      await open(ann, `#/table/${made.match.id}`)
      const ben = await join(`#/join/${made.match.id}/1/${made.keys[1]}`, 'Ben')
      await Promise.all([ann, ben].map(seated))
      const late = await asked(ann, ben)
      const other = late === ann ? ben : ann
      await late.getByText('Your time is up').waitFor({ timeout: 20_000 })
      await press(other, 'Hand the seat to a bot')
      await late.getByText('A bot plays your seat.').waitFor()
      await press(late, 'Play it again')
      await expect.poll(() => late.getByText('A bot plays your seat.').count()).toBe(0)
    })

    test('a move made without a connection arrives when it is back, once', async () => {
      const { ann, ben } = await twoFriends()
      const page = await asked(ann, ben)
      await page.context().setOffline(true)
      await page.locator('.on-bar.line').waitFor()
      await page.keyboard.press('1')
      await page.locator('.prompt .question', { hasText: 'Kept until the connection is back' }).waitFor()
      const before = await tableText(page)
      await page.context().setOffline(false)
      await expect.poll(() => tableText(page), { timeout: 15_000 }).not.toBe(before)
      await expect.poll(() => page.locator('.on-bar.line').count(), { timeout: 15_000 }).toBe(0)
    })

    test('two devices on one seat show the same table', async () => {
      const { ann, ben } = await twoFriends()
      const tablet = await pageOf(ann.context())
      await open(tablet, ann.url())
      await seated(tablet)
      await answer(await asked(ann, ben), 1)
      await answer(await asked(ann, ben), 1)
      await expect.poll(async () => (await tableText(tablet)) === (await tableText(ann))).toBe(true)
    })
  })
}
