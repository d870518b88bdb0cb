const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function centre(element: Element) {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/**
 * Arrow keys walk over the table by what the eye sees: the nearest place in that direction.
 * False when the key is no arrow, so that the caller can go on with other keys.
 */
export function walk(event: KeyboardEvent, from: Element, places: Iterable<HTMLElement | SVGElement>): boolean {
  const step = STEPS[event.key]
  if (!step) return false
  const [dx, dy] = step
  const here = centre(from)
  let best: HTMLElement | SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of places) {
    const there = centre(other)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead < 4 || ahead + 1.5 * aside >= least) continue
    least = ahead + 1.5 * aside
    best = other
  }
  best?.focus()
  event.preventDefault()
  event.stopPropagation()
  return true
}
