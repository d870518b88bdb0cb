import { type AnyRoom, type MatchRecord, openRecord, seedHash } from '@taproom/engine'
import type { AnyEvent } from '../table/ctrl/kinds.ts'

export type Verdict =
  | { readonly fair: true; readonly moves: number; readonly asSeen: boolean }
  | { readonly fair: false; readonly because: 'wrongSeed' | 'wrongRecord' | 'wrongSeen'; readonly message?: string }

/** What was seen at the table while it was played. */
export interface Seen {
  readonly seat: number
  readonly journal: readonly AnyEvent[]
}

/**
 * Replays a finished match from its seed: the seed must fit the hash that was told before the first move, every move must be
 * legal and lead to the recorded tables, and the journal must be the one that this seat was told during play.
 */
export function checkDraws(room: AnyRoom, record: MatchRecord, hash: string, seen?: Seen): Verdict {
  if (seedHash(record.seed) !== hash) return { fair: false, because: 'wrongSeed' }
  const opened = openRecord(room.game, record)
  if (!opened.ok) return { fair: false, because: 'wrongRecord', message: opened.error.message }
  const { table } = opened
  if (seen && JSON.stringify(seen.journal) !== JSON.stringify(table.journal(seen.seat)))
    return { fair: false, because: 'wrongSeen' }
  return { fair: true, moves: table.index, asSeen: seen !== undefined }
}
