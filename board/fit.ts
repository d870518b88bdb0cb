import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'

/** How much room a table has: a desktop, a tablet or a phone on its side, a phone. */
export type Fit = 'wide' | 'middle' | 'narrow'

/** Whether the window fits a media query, now and whenever that changes. */
export function createMedia(text: string): Accessor<boolean> {
  const query = window.matchMedia(text)
  const [matches, setMatches] = createSignal(query.matches)
  const update = () => setMatches(query.matches)
  query.addEventListener('change', update)
  onCleanup(() => query.removeEventListener('change', update))
  return matches
}

/** How much room there is now. */
export function createFit(wideQuery = '(min-width: 1100px) and (min-height: 600px)'): Accessor<Fit> {
  const wide = createMedia(wideQuery)
  const middle = createMedia('(min-width: 700px)')
  return createMemo(() => (wide() ? 'wide' : middle() ? 'middle' : 'narrow'))
}

/** A phone on its side: there is less height than two regions need above one another. `from`: how wide it must be at least. */
export const createLow = (from = 700): Accessor<boolean> =>
  createMedia(`(min-width: ${from}px) and (max-height: 499px)`)
