import { room } from '@taproom/engine/example'
import type { Shelf } from '@taproom/shelf'

/** The engine's example game: small, with dice, hidden hands and an interrupt. */
export const exampleRoom = room

export const exampleShelf: Shelf = { 'last-call': async () => room }
