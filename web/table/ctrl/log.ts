import type { Who } from '@taproom/engine'
import type { AnyEvent, AnyWords } from './kinds.ts'

export interface LogEntry {
  readonly text: string
  readonly seat: number | undefined
  /** The position it led to. */
  readonly at: number
  readonly event: AnyEvent
}

export interface LogTurn {
  readonly turn: number
  readonly entries: readonly LogEntry[]
}

/** The latest move first, what it caused after it in its order: the newest is always on top. */
export function newestFirst(entries: readonly LogEntry[]): readonly LogEntry[] {
  const moves: LogEntry[][] = []
  for (const entry of entries) {
    const last = moves.at(-1)
    if (last?.[0]?.at === entry.at) last.push(entry)
    else moves.push([entry])
  }
  return moves.reverse().flat()
}

/** The journal as readable lines, grouped by turn, the latest turn last; within a turn the newest first. */
export function logTurns(journal: readonly AnyEvent[], words: Pick<AnyWords, 'event'>, who: Who): readonly LogTurn[] {
  const turns: { turn: number; entries: LogEntry[] }[] = []
  for (const event of journal) {
    const text = words.event(event, who)
    if (text === undefined) continue
    const entry = { text, seat: event.seat, at: event.at, event }
    const last = turns.at(-1)
    if (last?.turn === event.turn) last.entries.push(entry)
    else turns.push({ turn: event.turn, entries: [entry] })
  }
  return turns.map(({ turn, entries }) => ({ turn, entries: newestFirst(entries) }))
}
