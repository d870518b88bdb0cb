import { fetchTable } from '../../boards.ts'
import { rooms } from '../../rooms.ts'
import { go } from '../../route.ts'
import { usualRoom } from '../../store/boxes.ts'
import { preferences } from '../../store/preferences.ts'
import { aloneAgainstBots } from '../../table/ctrl/players.ts'
import { beginMatch } from '../../table/open.ts'
import { words } from '../../words/index.ts'
import { rivalsFor } from './rivals.ts'

export { fetchTable }

/** Straight to the first decision, against bots. False when the game is not on the shelf. */
export async function playNow(game: string): Promise<boolean> {
  void fetchTable(game)
  const room = await rooms[game]?.()
  if (!room) return false
  const seats = rivalsFor(room.game.declared.seats) + 1
  const players = aloneAgainstBots(seats, preferences().name || words().setup.guest, preferences().level)
  const begun = await beginMatch(usualRoom(room), players)
  if (typeof begun !== 'string') return false
  go({ page: 'match', id: begun })
  return true
}
