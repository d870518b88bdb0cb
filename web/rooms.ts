import type { Shelf } from '@taproom/engine'
import { exampleShelf } from '@taproom/engine/example/shelf'
import { shelf } from '@taproom/shelf'

/** The engine's example game joins only where the build asks for it: it has everything a shell must carry. */
export const rooms: Shelf = import.meta.env?.VITE_EXAMPLE ? { ...shelf, ...exampleShelf } : shelf
