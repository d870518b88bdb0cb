/**
 * Marks what is drawn and cannot be chosen (a card, a number, a sign) so that it can be asked about: `<div {...thing('goal/six-ones', label)}>`.
 * What can be chosen is found by its `data-place`. With a label it is read as one picture; without, what lies in it is read by itself.
 */
export const thing = (name: string, label?: string) => ({
  'data-thing': name,
  tabindex: -1,
  ...(label === undefined ? {} : { role: 'img' as const, 'aria-label': label }),
})

/** The nearest thing around an element, by the name that explains it. */
export function thingAround(element: Element | null): string | undefined {
  const found = element?.closest('[data-thing], [data-place]')
  return found?.getAttribute('data-thing') ?? found?.getAttribute('data-place') ?? undefined
}
