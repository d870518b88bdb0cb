const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** What the keyboard can go to: all that can be chosen, and all that can be asked about. */
const STOPS = '.pick, [data-thing]'

/**
 * Arrow keys walk over the table by what the eye sees: to the nearest place or thing in that direction, legal or not; from the edge of a
 * drawing (`within`) out of it. False when the key is no arrow, so that the caller can go on with other keys.
 */
export function walk(event: KeyboardEvent, from: Element, within?: string): boolean {
  const step = STEPS[event.key]
  if (!step) return false
  const inside = within === undefined ? undefined : nearest(from, from.closest(within), step)
  const next = inside ?? nearest(from, from.closest('.bd-table'), step)
  // A thing that is marked by its name alone takes the focus when somebody comes to it.
  if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1')
  next?.focus()
  event.preventDefault()
  event.stopPropagation()
  return true
}

function nearest(from: Element, room: Element | null, [dx, dy]: readonly [number, number]) {
  const here = centre(from.getBoundingClientRect())
  let best: HTMLElement | SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of room?.querySelectorAll<HTMLElement | SVGElement>(STOPS) ?? []) {
    const box = other.getBoundingClientRect()
    if (box.width === 0) continue
    const there = centre(box)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead < 4 || ahead + 1.5 * aside >= least) continue
    least = ahead + 1.5 * aside
    best = other
  }
  return best
}
