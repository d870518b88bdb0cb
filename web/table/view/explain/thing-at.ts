import { thingAround } from '@taproom/board'

export const THING = '[data-thing], [data-place]'

export const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)

/** The thing at this element, with where it is drawn. */
export function thingAt(target: EventTarget | null): { readonly thing: string; readonly element: Element } | undefined {
  const found = elementOf(target)?.closest(THING)
  const thing = thingAround(found ?? null)
  return found && thing !== undefined ? { thing, element: found } : undefined
}

/** Whatever can be given the focus. */
export const focusOn = (element: Element | undefined): void => {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true })
}
