import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** How much room a table has: a desktop, a tablet or a phone on its side, a phone. */
export type Fit = 'wide' | 'middle' | 'narrow'

/** How much room there is now. */
export function createFit(wideQuery = '(min-width: 1100px) and (min-height: 600px)'): Accessor<Fit> {
  const wide = window.matchMedia(wideQuery)
  const middle = window.matchMedia('(min-width: 700px)')
  const measure = (): Fit => (wide.matches ? 'wide' : middle.matches ? 'middle' : 'narrow')
  const [fit, setFit] = createSignal(measure())
  const update = () => setFit(measure())
  for (const query of [wide, middle]) {
    query.addEventListener('change', update)
    onCleanup(() => query.removeEventListener('change', update))
  }
  return fit
}
