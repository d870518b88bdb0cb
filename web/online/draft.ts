import type { AnyRoom, Reason } from '@taproom/engine'
import type { AnyEvent, AnyView } from '../table/ctrl/kinds.ts'
import { type Preview, previewOf } from '../table/ctrl/preview.ts'
import { guessFrom } from './guess.ts'

/** The last move of a turn, which the person wants to confirm before it is sent, and what it leads to. */
export interface Draft {
  readonly move: number
  readonly preview: Preview
}

/** What happens, without when. */
const plain = ({ seq: _seq, at: _at, turn: _turn, ...event }: AnyEvent) => event

/** What the seat itself does and gets; at the end of its turn others may get something too. */
const own = ({ view, events }: Preview): string =>
  JSON.stringify(events.filter(event => event.seat === view.viewer).map(plain))

/**
 * The draft on a table where others have moved meanwhile. It stands while it is legal and still does the same for its seat; otherwise it is gone,
 * with the reason where there is one.
 */
export function redraft(
  room: AnyRoom,
  { move, preview }: Draft,
  view: AnyView,
  moves: number,
): { readonly draft?: Draft; readonly reason?: Reason } {
  const reason = room.game.refusalInView(view, move)
  if (reason) return { reason }
  const now = previewOf(room, guessFrom(room, view), moves, view.viewer, move)
  return now && own(now) === own(preview) ? { draft: { move, preview: now } } : {}
}
