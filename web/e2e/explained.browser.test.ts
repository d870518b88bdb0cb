/**
 * Nothing is drawn that nobody explains: in recorded positions of every game each place and each thing has an explanation in every language, and no
 * glyph and no number lies outside of one.
 */
import { readFileSync } from 'node:fs'
import { LANGUAGES, linkOf, openRecord, rulebookOf } from '@taproom/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { guest, liftCurtain, open, SHELF, settled, useBrowser } from './guest.ts'

useBrowser()

/** Games whose guide is not written yet. */
const WITHOUT_GUIDE: readonly string[] = []

/** Games that still draw a glyph or a number outside of a thing. */
const WITH_UNMARKED: readonly string[] = []

/** Things that screen readers hear under another name than the card's; what they hear says the same in other words. */
const CALLED_OTHERWISE: { readonly [game: string]: RegExp } = {
  'brew-crafters': /^line$/,
  'dice-brewing': /^(enhance:|accelerator:|buy:block-protect-die)/,
}

/** Matches with as many seats as there can be. */
const SEATS: { readonly [game: string]: number } = { 'heaven-and-ale': 4, 'dice-brewing': 4, 'brew-crafters': 5 }

/** Seats of a match that came as a link are called so. */
const who = (seat: number): string => `Player ${seat + 1}`

/** How many positions of a match are looked at; `POSITIONS=40` walks through it. A phone shows the same things, tab by tab. */
const POSITIONS = Number(process.env.POSITIONS ?? 2)
const stopsOf = (moves: number, phone: boolean): readonly number[] => {
  const count = phone ? Math.ceil(POSITIONS / 2) : POSITIONS
  return Array.from({ length: count }, (_, i) => Math.round(((i + (phone ? 0.6 : 0)) / count) * moves))
}

async function recorded(game: string) {
  const file = new URL(`../../games/${game}/fixtures/matches-${SEATS[game]}.jsonl`, import.meta.url)
  const room = await rooms[game]()
  const opened = openRecord(room.game, JSON.parse(readFileSync(file, 'utf8').split('\n')[1]))
  if (!opened.ok) throw new Error(opened.error.message)
  return { room, table: opened.table, link: linkOf(opened.table) }
}

interface Drawn {
  readonly things: readonly string[]
  /** What screen readers hear of things, in English. */
  readonly labels: readonly { readonly thing: string; readonly label: string }[]
  /** Glyphs and numbers outside of every thing, with what is around them. */
  readonly unmarked: readonly string[]
}

const drawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const THING = '[data-thing], [data-place]'
    const AROUND = '.table-header, .prompt, .tb-log, .bd-tabs, [class*="-tabs"], .tb-zoom > :not(.drawing), .unseen'
    const board = document.querySelector('.bd-table') ?? document.body
    const seen = (one: Element) => one.getBoundingClientRect().width > 0 && !one.closest(AROUND)
    const names = [...board.querySelectorAll(THING)].filter(seen)
    const things = names.map(one => one.getAttribute('data-thing') ?? one.getAttribute('data-place') ?? '')
    const labels = names.flatMap((one, i) => {
      const label = one.getAttribute('aria-label')
      return label ? [{ thing: things[i], label }] : []
    })
    const says = (one: Element) =>
      [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && /\d/.test(node.nodeValue ?? ''))
    // What lies over a drawing and lets the pointer through is asked about through it.
    const through = (one: Element) =>
      one.closest('[aria-hidden="true"]') && getComputedStyle(one).pointerEvents === 'none'
    const unmarked = [...board.querySelectorAll('*')].filter(one => {
      if (through(one)) return false
      const glyph = one.matches('svg') && one.querySelector(THING) === null
      return (glyph || says(one)) && seen(one) && one.closest(THING) === null
    })
    const where = (one: Element) => {
      const around = [one.parentElement, one].map(part => part?.getAttribute('class') || part?.tagName.toLowerCase())
      return `${around.join(' > ')} ${(one.textContent ?? '').trim().slice(0, 24)}`.trim()
    }
    return { things: [...new Set(things)], labels, unmarked: [...new Set(unmarked.map(where))] }
  })

/** All that a table draws at these positions; on a phone tab by tab. */
async function everything(page: Page, link: string, stops: readonly number[]): Promise<ReadonlyMap<number, Drawn>> {
  const found = new Map<number, Drawn>()
  await open(page, `#/link/${link}/0`)
  await page.locator('.replay, .tb-curtain').first().waitFor()
  await liftCurtain(page)
  for (const at of stops) {
    await page.locator('.replay input[type=range]').fill(String(at))
    const tabs = page.locator('.bd-ask [class*="-tabs"] button')
    const parts: Drawn[] = []
    for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
      if (await tabs.count()) await tabs.nth(tab).click()
      await settled(page)
      parts.push(await drawn(page))
    }
    found.set(at, {
      things: [...new Set(parts.flatMap(part => part.things))],
      labels: parts.flatMap(part => part.labels),
      unmarked: [...new Set(parts.flatMap(part => part.unmarked))],
    })
  }
  return found
}

test('every game on the shelf has a guide', async () => {
  const without: string[] = []
  for (const game of SHELF) if (!(await rooms[game]()).guide) without.push(game)
  expect(without).toEqual(SHELF.filter(game => WITHOUT_GUIDE.includes(game)))
})

describe.each(SHELF.filter(game => !WITHOUT_GUIDE.includes(game)))('%s', game => {
  test.each([false, true])('explains all that it draws (phone: %s)', async phone => {
    const { room, table, link } = await recorded(game)
    const stops = stopsOf(table.index, phone)
    const found = await everything(await guest({ phone }), link, stops)
    const silent = new Set<string>()
    for (const language of LANGUAGES) {
      const guide = await room.guide?.[language]()
      const { rules } = rulebookOf(await room.rulebook[language](), table.game.rules)
      for (const [at, { things }] of found) {
        const view = table.view(0, at)
        for (const thing of things) {
          const told = guide?.explain(view, thing, who)
          if (!told?.name || told.about.length === 0) silent.add(`${language} ${at} ${thing}`)
          for (const rule of told?.rules ?? []) if (!rules[rule]) silent.add(`${thing}: there is no rule ${rule}`)
        }
      }
    }
    expect([...silent]).toEqual([])
    // The card and the label call a thing by the same name.
    const english = await room.guide?.en()
    const otherwise = [...found].flatMap(([at, { labels }]) =>
      labels.flatMap(({ thing, label }) => {
        const name = english?.explain(table.view(0, at), thing, who)?.name ?? ''
        const same = label.toLowerCase().includes(name.toLowerCase()) || CALLED_OTHERWISE[game]?.test(thing)
        return same ? [] : [`${thing}: ${name} / ${label}`]
      }),
    )
    expect([...new Set(otherwise)]).toEqual([])
    const unmarked = new Set([...found.values()].flatMap(one => one.unmarked))
    if (!WITH_UNMARKED.includes(game)) expect([...unmarked]).toEqual([])
  })
})
