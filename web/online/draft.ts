import type { AnyRoom, Reason } from '@taproom/engine'
import type { AnyEvent, AnyView } from '../table/ctrl/kinds.ts'
import { guessFrom, type Preview, previewOf } from '../table/ctrl/preview.ts'

/** The last move of a turn, shown before the server knows it: its person may still take it back, or it is on its way. */
export interface Draft {
  readonly move: number
  readonly preview: Preview
  /** How many entries its maker had seen; the server judges by it whether something disturbed it since. */
  readonly expected: number
  /** The id of the deed, once it was sent. */
  readonly deed?: string
}

/** What happens, without when. */
const plain = ({ seq: _seq, at: _at, turn: _turn, ...event }: AnyEvent) => event

/** What the seat itself does and gets; at the end of its turn others may get something too. */
const own = ({ view, events }: Preview): string =>
  JSON.stringify(events.filter(event => event.seat === view.viewer).map(plain))

/**
 * The draft on a table where others have moved meanwhile. It stands while it is legal and still does the same for its seat; otherwise it is
 * gone, with the reason where there is one.
 */
export function redraft(
  room: AnyRoom,
  draft: Draft,
  view: AnyView,
  moves: number,
): { readonly draft?: Draft; readonly reason?: Reason } {
  const reason = room.game.refusalInView(view, draft.move)
  if (reason) return { reason }
  const preview = previewOf(room, guessFrom(room, view), moves, view.viewer, draft.move)
  return preview && own(preview) === own(draft.preview) ? { draft: { ...draft, preview } } : {}
}
