import type { BoardModule } from '@taproom/board'
import { rooms } from './rooms.ts'
import { preferences } from './store/preferences.ts'

const boards: { readonly [game: string]: () => Promise<object> } = {
  'brew-crafters': () => import('@taproom/brew-crafters/board'),
  'heaven-and-ale': () => import('@taproom/heaven-and-ale/board'),
  'dice-brewing': () => import('@taproom/dice-brewing/board'),
}

const isBoard = (module: object): module is BoardModule => 'Board' in module && typeof module.Board === 'function'

/** The drawn board of a game; without one, the text table serves. */
export async function boardOf(game: string): Promise<BoardModule | undefined> {
  const module = await boards[game]?.()
  return module && isBoard(module) ? module : undefined
}

/**
 * Asks for everything that a table of this game will need, all at once: while its match is laid out or read, or when
 * somebody reaches for its card. What fails here fails again where it is needed, and is told there.
 */
export async function fetchTable(game: string): Promise<void> {
  const { language } = preferences()
  const drawn = async () => (await boardOf(game))?.speak?.(language)
  const spoken = async () => (await rooms[game]?.())?.words[language]()
  await Promise.allSettled([drawn(), spoken()])
}
