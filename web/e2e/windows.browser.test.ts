/**
 * Every game in the windows people have, at the beginning, in the middle and at the end of a match. `TAPROOM_WINDOWS=en,fr,nl npm run
 * test:browser -- windows` looks into all of them in these languages; `TAPROOM_PICTURES=<folder>` keeps the pictures and what was found.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkOf, openRecord } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { guest, liftCurtain, open, settled, useBrowser } from './guest.ts'
import { faults, WINDOWS } from './windows.ts'

useBrowser()

const LANGUAGES = ['en', 'fr', 'nl'] as const
const asked = process.env.TAPROOM_WINDOWS?.split(',')
const pictures = process.env.TAPROOM_PICTURES
const DAILY = ['phone with browser bars', 'phone on its side', 'desktop']

/** A match of as many as can play: the table is fullest then. */
const RECORDS = {
  'heaven-and-ale': 'matches-4.jsonl',
  'dice-brewing': 'matches-4.jsonl',
  'brew-crafters': 'matches-5.jsonl',
} as const

async function recorded(game: keyof typeof RECORDS) {
  const file = new URL(`../../games/${game}/fixtures/${RECORDS[game]}`, import.meta.url)
  const room = await rooms[game]()
  const opened = openRecord(room.game, JSON.parse(readFileSync(file, 'utf8').split('\n')[0]))
  if (!opened.ok) throw new Error(opened.error.message)
  return { link: linkOf(opened.table), last: opened.table.index }
}

const wanted = WINDOWS.filter(({ name }) => asked !== undefined || DAILY.includes(name))

// Not yet every day: not every window is as it should be.
describe.skipIf(asked === undefined).each(Object.keys(RECORDS) as (keyof typeof RECORDS)[])('%s', game => {
  test.each(wanted)('in a $name of $width×$height', async window => {
    const { link, last } = await recorded(game)
    const found: { [place: string]: readonly string[] } = {}
    // One language a day is not always the same: the longest words are French and Dutch.
    const languages = asked
      ? LANGUAGES.filter(language => asked.includes(language))
      : [LANGUAGES[1 + (wanted.indexOf(window) % 2)]]
    for (const language of languages) {
      const page = await guest({
        phone: window.touch,
        language,
        dark: language === 'fr',
        preferences: { language, pace: 'instant' },
      })
      await page.setViewportSize(window)
      for (const [when, at] of [
        ['start', 1],
        ['middle', Math.round(last / 2)],
        ['end', last - 1],
      ] as const) {
        await open(page, `#/link/${link}/${at}`)
        await page.locator('.replay, .tb-curtain').first().waitFor()
        await liftCurtain(page)
        await page.locator('.replay').waitFor()
        const tabs = page.locator('.bd-tabs button')
        const count = Math.max(1, await tabs.count())
        for (let tab = 0; tab < count; tab++) {
          if (await tabs.count()) await tabs.nth(tab).click()
          await settled(page)
          const wrong = await faults(page, window.touch)
          const place = `${language} ${when}${count > 1 ? ` tab ${tab + 1}` : ''}`
          if (wrong.length > 0) found[place] = wrong
          if (pictures === undefined) continue
          mkdirSync(pictures, { recursive: true })
          const name = `${game} ${window.width}x${window.height} ${place}.png`.replaceAll(' ', '-')
          await page.screenshot({ path: join(pictures, name) })
        }
      }
      await page.context().close()
    }
    if (pictures !== undefined)
      writeFileSync(join(pictures, `${game}-${window.width}x${window.height}.json`), JSON.stringify(found, null, 1))
    expect(found).toEqual({})
  })
})
