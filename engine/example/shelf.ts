/** The example game as a shelf of its own: it joins the others where tests and benchmarks ask for it, and is loaded only then. */
import type { Shelf } from '../index.ts'

export const exampleShelf: Shelf = { 'last-call': () => import('./room.ts').then(({ room }) => room) }
