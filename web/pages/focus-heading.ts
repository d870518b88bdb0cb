let pages = 0

/**
 * Puts the focus on the heading of the page one has come to, so that keys and screen readers begin there.
 * The first page is left alone: there the browser itself begins to read.
 */
export function focusHeading(heading: () => HTMLElement | null | undefined): void {
  if (pages++ === 0) return
  requestAnimationFrame(() => {
    const alreadyAt = document.activeElement
    if (!alreadyAt || alreadyAt === document.body) heading()?.focus({ preventScroll: true })
  })
}
