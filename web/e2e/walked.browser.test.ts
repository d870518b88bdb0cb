/**
 * A drawing keeps its elements and changes only what changed: whatever forgets to follow shows an older position.
 * So a table that was walked through, or played on, must be the same, element by element, as one that is opened there.
 */
import { readFileSync } from 'node:fs'
import { linkOf, openRecord } from '@taproom/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { guest, liftCurtain, open, ready, settled, sitDown, useBrowser } from './guest.ts'
import { fromTheList } from './play.ts'

useBrowser()

/** Matches with as many seats and modules as there are. */
const RECORDS = {
  'heaven-and-ale': 'matches-4.jsonl',
  'dice-brewing': 'matches-4.jsonl',
  'brew-crafters': 'matches-5.jsonl',
} as const
type Drawn = keyof typeof RECORDS
const DRAWN = Object.keys(RECORDS) as Drawn[]

/** How many positions of a match are compared; on a phone in another tab each. */
const STOPS = 7

async function recorded(game: Drawn, line: number) {
  const file = new URL(`../../games/${game}/fixtures/${RECORDS[game]}`, import.meta.url)
  const room = await rooms[game]()
  const opened = openRecord(room.game, JSON.parse(readFileSync(file, 'utf8').split('\n')[line]))
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened
  const stops = Array.from({ length: STOPS }, (_, i) => Math.round(((i + 1) * table.index) / (STOPS + 1)))
  return { link: linkOf(table), stops }
}

async function look(page: Page, link: string, at: number): Promise<void> {
  await open(page, `#/link/${link}/${at}`)
  await page.locator('.replay, .tb-curtain').first().waitFor()
  await liftCurtain(page)
  await page.locator('.replay').waitFor()
}

async function turnTo(page: Page, tab: number): Promise<void> {
  const tabs = page.locator('nav[class*="-tabs"] button')
  const count = await tabs.count()
  if (count > 0) await tabs.nth(tab % count).click()
}

/** Every element of the board with what it says of itself, a line each; what only the browser's history decides is left out. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEFT_OUT = /^(id|for|tabindex|aria-(controls|labelledby|describedby|owns))$/
    const lines: string[] = []
    const walk = (element: Element, depth: number) => {
      if (element.matches('.tb-log, .prompt, .table-header')) return
      const says = [...element.attributes]
        .filter(({ name, value }) => !LEFT_OUT.test(name) && value.trim() !== '')
        .map(({ name, value }) => {
          const said =
            name === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value.replace(/url\(#.*\)/, 'url')
          return `${name}="${said}"`
        })
        .sort()
      const text = [...element.childNodes].map(node => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')).join('')
      lines.push(`${' '.repeat(depth)}${element.tagName.toLowerCase()} ${says.join(' ')} ${text.trim()}`.trimEnd())
      for (const child of element.children) walk(child, depth + 1)
    }
    const board = document.querySelector('.table-header')?.closest('#taproom > *')
    if (board) walk(board, 0)
    return lines
  })

describe.each(DRAWN)('%s', game => {
  test.each([
    { phone: false, line: 0 },
    { phone: true, line: 1 },
  ])('walked to a position or opened there, the table is the same (phone: $phone)', async ({ phone, line }) => {
    const { link, stops } = await recorded(game, line)
    const walker = await guest({ phone })
    await look(walker, link, 0)
    for (const [tab, at] of stops.entries()) {
      await turnTo(walker, tab)
      await walker.locator('.replay input[type=range]').fill(String(at))
      const fresh = await guest({ phone })
      await look(fresh, link, at)
      await turnTo(fresh, tab)
      await expect.poll(async () => (await drawn(fresh)).length).toBeGreaterThan(60)
      await expect.poll(() => drawn(walker), { message: `position ${at}` }).toEqual(await drawn(fresh))
      await fresh.context().close()
    }
  })

  // On a phone another tab may be open, which a table that is opened again cannot know.
  test('played on or opened again, the table is the same', async () => {
    const page = await guest({ preferences: { confirm: 'ask' } })
    await sitDown(page, game, 'solo', { count: 3 })
    for (let turn = 0; turn < 24; turn++) {
      await ready(page)
      const confirm = page.locator('.prompt .btn.primary')
      if (await confirm.count()) await confirm.click()
      else await fromTheList(page, turn)
      if (turn % 6 < 5) continue
      await ready(page)
      // What is pointed at or in focus shows what it would lead to.
      await page.mouse.move(0, 0)
      await page.locator(':focus').evaluateAll(focused => {
        for (const one of focused) if (one instanceof HTMLElement || one instanceof SVGElement) one.blur()
      })
      await settled(page)
      const played = await drawn(page)
      await page.reload()
      await ready(page)
      await expect.poll(() => drawn(page), { message: `decision ${turn}` }).toEqual(played)
    }
  })
})
