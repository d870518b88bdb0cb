import { fetchTable } from '../../boards.ts'
import { rooms } from '../../rooms.ts'
import { go } from '../../route.ts'
import { usualRoom } from '../../store/boxes.ts'
import { preferences } from '../../store/preferences.ts'
import { aloneAgainstBots } from '../../table/ctrl/players.ts'
import { beginMatch } from '../../table/open.ts'
import { words } from '../../words/index.ts'

export { fetchTable }

/** How many sit at a table that nobody asked for in particular. */
const USUAL_SEATS = 3

/** Straight to the first decision, against bots. False when the game is not on the shelf. */
export async function playNow(game: string): Promise<boolean> {
  void fetchTable(game)
  const room = await rooms[game]?.()
  if (!room) return false
  const { from, to } = room.game.declared.seats
  const seats = Math.min(to, Math.max(from, USUAL_SEATS))
  const begun = await beginMatch(usualRoom(room), aloneAgainstBots(seats, preferences().name || words().setup.guest))
  if (typeof begun !== 'string') return false
  go({ page: 'match', id: begun })
  return true
}
