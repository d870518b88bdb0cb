import type { AnyRoom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'

type Rooms = { readonly [id: string]: () => Promise<AnyRoom> }

/** The engine's example game joins only where the build asks for it: it has everything a shell must carry. */
const example: Rooms = import.meta.env?.VITE_EXAMPLE
  ? { 'last-call': async () => (await import('@taproom/engine/example')).room }
  : {}

export const rooms: Rooms = { ...shelf, ...example }
