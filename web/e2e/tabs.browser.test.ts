import { linkOf, seedFrom, Table } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { guest, open, pageOf, ready, sitDown, useBrowser } from './guest.ts'

useBrowser()

const TEXTUAL = { preferences: { textTable: true } }
const game = 'heaven-and-ale'

test('two tabs opened at once on one match: exactly one has it', async () => {
  const first = await guest(TEXTUAL)
  await sitDown(first, game, 'solo', { count: 2 })
  await ready(first)
  const address = first.url()
  await open(first, '#/')
  const tabs = await Promise.all([pageOf(first.context()), pageOf(first.context())])
  await Promise.all(tabs.map(tab => open(tab, address)))
  const asking = async () => {
    const asks = await Promise.all(tabs.map(tab => tab.getByText('open in another tab').isVisible()))
    return asks.flatMap((asks, tab) => (asks ? [tab] : []))
  }
  await expect.poll(async () => (await asking()).length).toBe(1)
  const [other] = await asking()
  await ready(tabs[1 - other])
  await tabs[other].getByRole('button', { name: 'Play it here' }).click()
  await ready(tabs[other])
  await tabs[1 - other].getByText('open in another tab').waitFor()
})

test('a match that came as a link is held as soon as it is kept', async () => {
  const room = await shelf[game]()
  const table = Table.open(room.game, { seats: 2, seed: seedFrom('a link') })
  if (typeof table === 'string') throw new Error(table)
  const first = await guest(TEXTUAL)
  await open(first, `#/link/${linkOf(table)}`)
  await first.locator('.choice').first().click()
  await expect.poll(() => first.url()).toContain('#/match/')
  const second = await pageOf(first.context())
  await open(second, first.url())
  await second.getByText('open in another tab').waitFor()
  await second.getByRole('button', { name: 'Play it here' }).click()
  await second.locator('.choice').first().waitFor()
  await first.getByText('open in another tab').waitFor()
})
