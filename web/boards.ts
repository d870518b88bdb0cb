import type { BoardModule } from '@taproom/board'

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
