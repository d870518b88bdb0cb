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

/** The journal as readable lines, grouped by turn, the latest turn last. */
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
  return turns
}
