import type { BoardModule } from '@taproom/board'
import { onWeb } from '@taproom/shelf/web'
import { rooms } from './rooms.ts'
import { preferences } from './store/preferences.ts'

/** The drawn board of a game; without one, the text table serves. */
export const boardOf = async (game: string): Promise<BoardModule | undefined> =>
  (await onWeb.get(game)?.board?.())?.board

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
