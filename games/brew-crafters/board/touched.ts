import type { BoardEvent } from './previews.ts'

/** The places that an event is about: on the season board, in the rows, and in the looking seat's own brewery. */
export function touched(event: BoardEvent, viewer: number): readonly string[] {
  switch (event.kind) {
    case 'market-place':
      return [event.place]
    case 'take':
      return [event.from]
    case 'supply':
      return [event.space]
    case 'hire-worker':
      return [event.worker]
    case 'partner-form':
      return [event.card]
    case 'label':
    case 'secret-reveal':
      return [event.recipe]
    case 'collab-section':
      return [event.section]
    case 'install':
      return [event.tile]
    case 'lab':
      return event.seat === viewer ? [event.track] : []
    case 'brew':
      return event.seat === viewer ? [event.recipe, event.tank === 'pub' ? 'pub' : 'line'] : [event.recipe]
    default:
      return []
  }
}
