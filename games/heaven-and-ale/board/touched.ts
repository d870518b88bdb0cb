import type { BoardEvent } from './previews.ts'

/** The places that an event is about; a garden's sites and spots are the looking seat's own only. */
export function touched(event: BoardEvent, viewer: number): readonly string[] {
  switch (event.kind) {
    case 'move':
      return [event.to]
    case 'buy':
      return event.seat === viewer ? [event.space, event.site] : [event.space]
    case 'disc':
      return event.seat === viewer ? [event.space, event.spot] : [event.space]
    case 'barrel':
      return [event.goal, `goal/${event.goal}`]
    case 'enclose':
      return event.seat === viewer ? [event.shed] : []
    case 'sell':
      return event.seat === viewer ? [event.card] : []
    default:
      return []
  }
}
