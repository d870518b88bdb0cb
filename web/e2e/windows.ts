/** The windows in which people play, and what is wrong with a table in one of them. */
import type { Page } from 'playwright-core'

export interface Window {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly touch: boolean
}

const phone = (name: string, width: number, height: number): Window => ({ name, width, height, touch: true })
const desk = (name: string, width: number, height: number): Window => ({ name, width, height, touch: false })

export const WINDOWS: readonly Window[] = [
  phone('phone', 390, 844),
  phone('phone with browser bars', 390, 664),
  phone('small phone with browser bars', 375, 553),
  phone('phone on its side', 667, 375),
  phone('large phone on its side', 844, 390),
  phone('tablet upright', 820, 1180),
  phone('small tablet upright', 768, 1024),
  desk('low desktop', 1280, 600),
  desk('laptop with browser bars', 1366, 650),
  desk('desktop', 1280, 720),
  desk('desktop at 200 %', 640, 360),
  desk('large desktop', 2560, 1440),
]

/** The smallest words, and the smallest thing for a thumb, in CSS pixels. */
const LEAST_TEXT = 11
const LEAST_TARGET = 40

/** What a person would call broken: words that are too small, cut or on top of each other, things too small for a thumb, a page that scrolls. */
export const faults = (page: Page, touch: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ({ touch, leastText, leastTarget }) => {
      const found = new Set<string>()
      const root = document.querySelector('.bd-table')?.closest('#taproom > *') ?? document.body
      const { scrollWidth, scrollHeight } = document.documentElement
      if (scrollWidth > innerWidth + 1) found.add(`page is ${scrollWidth} wide`)
      if (scrollHeight > innerHeight + 1) found.add(`page is ${scrollHeight} high`)

      const clipped = (element: Element): DOMRect => {
        let { left, top, right, bottom } = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box)
          if (overflowX === 'visible' && overflowY === 'visible') continue
          const edge = box.getBoundingClientRect()
          ;[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)]
          ;[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
      }
      const scrolls = (element: Element): boolean => {
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box)
          if (
            /auto|scroll/.test(overflowX + overflowY) &&
            (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          )
            return true
        }
        return false
      }
      const seen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.unseen, [aria-hidden="true"] .unseen')
      const sizeOf = (element: Element): number => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (element instanceof SVGGraphicsElement) return size * Math.abs(element.getScreenCTM()?.a ?? 1)
        const scale =
          element instanceof HTMLElement && element.offsetWidth > 0
            ? element.getBoundingClientRect().width / element.offsetWidth
            : 1
        return size * scale
      }
      const where = (element: Element): string => {
        const named = element.closest('[data-place], [data-thing], [class]')
        const name = named?.getAttribute('data-place') ?? named?.getAttribute('data-thing')
        return name ?? `.${(named?.getAttribute('class') ?? '').split(' ')[0]}`
      }

      const texts: { readonly text: string; readonly element: Element; readonly box: DOMRect }[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!element || text === '' || !seen(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const line = range.getBoundingClientRect()
        if (line.width < 1 || line.height < 1) continue
        // A line is taller than its letters, and nobody misses the room above and below them.
        const size = sizeOf(element)
        const spare = Math.max(0, line.height - size * Math.max(1, Math.round(line.height / (size * 1.8))))
        const box = new DOMRect(line.x, line.y + spare / 2, line.width, line.height - spare)
        const clip = clipped(element)
        const left = Math.max(box.left, clip.left)
        const top = Math.max(box.top, clip.top)
        const shown = new DOMRect(
          left,
          top,
          Math.max(0, Math.min(box.right, clip.right) - left),
          Math.max(0, Math.min(box.bottom, clip.bottom) - top),
        )
        const inside = shown.width * shown.height
        if (inside < 0.9 * box.width * box.height && !scrolls(element))
          found.add(`cut: “${text.slice(0, 30)}” in ${where(element)}`)
        if (inside === 0) continue
        if (size < leastText - 0.05)
          found.add(`small: “${text.slice(0, 30)}” ${size.toFixed(1)} px in ${where(element)}`)
        const { textOverflow, overflowX } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          found.add(`cut: “${text.slice(0, 30)}” ends in … in ${where(element)}`)
        texts.push({ text, element, box: shown })
      }
      for (const [i, one] of texts.entries())
        for (const other of texts.slice(i + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          // A line's box is taller than its letters.
          if (wide < 2 || high < 0.3 * Math.min(one.box.height, other.box.height)) continue
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue
          // What something opaque covers is not read through it.
          const x = Math.max(one.box.left, other.box.left) + wide / 2
          const y = Math.max(one.box.top, other.box.top) + high / 2
          const pile = document.elementsFromPoint(x, y)
          const hit = (element: Element) => pile.findIndex(layer => layer === element || element.contains(layer))
          const [upper, lower] = [hit(one.element), hit(other.element)].sort((a, b) => a - b)
          const covers = pile
            .slice(Math.max(0, upper), Math.max(0, lower))
            .some(
              layer =>
                !/, 0\)|transparent/.test(getComputedStyle(layer).backgroundColor) &&
                !layer.contains(one.element) !== !layer.contains(other.element),
            )
          if (covers) continue
          found.add(
            `overlap: “${one.text.slice(0, 20)}” (${where(one.element)}) and “${other.text.slice(0, 20)}” (${where(other.element)})`,
          )
        }
      if (touch)
        for (const target of root.querySelectorAll('button, a[href], select, input, [role="button"]')) {
          if (!seen(target) || target.matches(':disabled')) continue
          // What is not asked for now may be small: it only says why not.
          if (target.matches('.pick:not(.legal, .quiet)')) continue
          const { width, height } = target.getBoundingClientRect()
          if (width < 1 || height < 1) continue
          if (Math.min(width, height) < leastTarget - 0.5)
            found.add(
              `thumb: ${width.toFixed(0)}×${height.toFixed(0)} ${target.getAttribute('aria-label')?.slice(0, 30) ?? target.textContent?.trim().slice(0, 30)} in ${where(target)}`,
            )
        }
      return [...found].sort()
    },
    { touch, leastText: LEAST_TEXT, leastTarget: LEAST_TARGET },
  )
