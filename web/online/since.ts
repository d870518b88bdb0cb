import { keep, kept } from '../store/local.ts'
import type { AnyEvent } from '../table/ctrl/kinds.ts'

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

/** How much of a match was seen in this browser: so that only what is new comes forward by itself. */
const KEY = 'taproom-seen'
const MATCHES = 60

type Seen = { readonly [match: string]: unknown }

const all = () => (kept(KEY) ?? {}) as Seen

/** How many entries of its log were seen here; 0 when the match was not opened yet. */
export function seenOf(match: string): number {
  const seen = all()[match]
  return typeof seen === 'number' ? seen : 0
}

export function keepSeen(match: string, index: number): void {
  const { [match]: before, ...others } = all()
  if (before === index) return
  keep(KEY, { ...Object.fromEntries(Object.entries(others).slice(1 - MATCHES)), [match]: index })
}
