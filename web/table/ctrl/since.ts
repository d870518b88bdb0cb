import type { AnyEvent } from './kinds.ts'

/** One move that was made: who made it, the position it led to, and everything it caused. */
export interface Made {
  readonly seat: number | undefined
  readonly at: number
  readonly events: readonly AnyEvent[]
}

/** The journal move by move, without the set-up. The first event of a move that is somebody's is its maker's. */
export function movesOf(journal: readonly AnyEvent[]): readonly Made[] {
  const moves: { seat: number | undefined; at: number; events: AnyEvent[] }[] = []
  for (const event of journal) {
    if (event.at === 0) continue
    const last = moves.at(-1)
    if (last?.at === event.at) {
      last.events.push(event)
      last.seat ??= event.seat
    } else moves.push({ seat: event.seat, at: event.at, events: [event] })
  }
  return moves
}

/** What the others did after this seat's last move; nothing when it has not moved yet. */
export function sinceOwnLast(journal: readonly AnyEvent[], seat: number): readonly Made[] {
  const moves = movesOf(journal)
  const own = moves.findLastIndex(move => move.seat === seat)
  return own < 0 ? [] : moves.slice(own + 1)
}

/** What happened to one seat, or to the table as a whole, since one's own turn. */
export interface Share {
  /** Undefined: what the game did by itself. */
  readonly seat: number | undefined
  /** The positions between which it happened. */
  readonly from: number
  readonly to: number
  readonly events: readonly AnyEvent[]
}

/**
 * The same, seat by seat in the order in which they came first: what a bill or a harvest brought to oneself is one's own share.
 * Who has not moved yet is told everything since the set-up.
 */
export function sharesSince(journal: readonly AnyEvent[], seat: number): readonly Share[] {
  const moves = movesOf(journal)
  const own = moves.findLastIndex(move => move.seat === seat)
  const shares = new Map<
    number | undefined,
    { seat: number | undefined; from: number; to: number; events: AnyEvent[] }
  >()
  for (const event of moves.slice(own + 1).flatMap(move => move.events)) {
    const share = shares.get(event.seat)
    if (share) {
      share.to = event.at
      share.events.push(event)
    } else shares.set(event.seat, { seat: event.seat, from: event.at - 1, to: event.at, events: [event] })
  }
  return [...shares.values()]
}
