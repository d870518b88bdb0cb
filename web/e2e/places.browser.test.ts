/** Words can point at any place of a board by its name. */
import { readFileSync } from 'node:fs'
import type * as places from '@taproom/board/places'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { guest, sitDown, useBrowser } from './guest.ts'

useBrowser()

declare global {
  var boardPlaces: typeof places
}

/** The kit's own functions, for a page that was built without a way to call them from outside. */
async function script(): Promise<string> {
  const file = new URL('../../board/places.ts', import.meta.url)
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file.pathname)
  return `${code.replaceAll(/^export /gm, '')}\nglobalThis.boardPlaces = { placeElement, spotlight }`
}

test.each([
  ['heaven-and-ale', false],
  ['brew-crafters', false],
  ['dice-brewing', false],
  ['heaven-and-ale', true],
  ['brew-crafters', true],
  ['dice-brewing', true],
] as const)('%s lights up each of its places by name, and lets go of it (phone: %s)', async (game, phone) => {
  const page = await guest({ phone })
  await sitDown(page, game, 'around', { count: 2 })
  await page.locator('.pick.legal').first().waitFor()
  await page.evaluate(`{${await script()}}`)
  const found = await page.evaluate(() => {
    const { placeElement, spotlight } = boardPlaces
    const picks = [...document.querySelectorAll<HTMLElement | SVGElement>('.pick')]
    const seen = picks.filter(pick => pick.getBoundingClientRect().width > 0)
    const names = [...new Set(seen.map(pick => pick.dataset.place ?? ''))]
    const lit = () => [...document.querySelectorAll<HTMLElement | SVGElement>('[data-spotlit]')]
    const look = (element: Element) => {
      const { outline, filter } = getComputedStyle(element)
      return `${outline} ${filter}`
    }
    const wrong = names.filter(name => {
      const element = placeElement(document, name)
      if (!name || !element) return true
      const plain = look(element)
      const putOut = spotlight(document, [name, 'no such place'])
      const one = lit().length === 1 && lit()[0].dataset.place === name && look(element) !== plain
      putOut()
      return !one || lit().length > 0 || look(element) !== plain
    })
    const putOut = spotlight(document, names)
    const all = lit().length
    putOut()
    return { places: names.length, all, wrong, left: lit().length }
  })
  expect(found.places).toBeGreaterThan(10)
  expect(found).toEqual({ places: found.places, all: found.places, wrong: [], left: 0 })
})
