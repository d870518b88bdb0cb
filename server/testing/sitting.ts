import { type AnyRoom, seedFrom, seedHash } from '@taproom/engine'
import type { Action, Pace, Refused } from '@taproom/protocol'
import type { Entry } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import type { MatchRow, SeatRow } from '../store/tables.ts'
import { exampleRoom } from './example.ts'

interface Sitting {
  readonly room?: AnyRoom
  readonly people: number
  readonly bots?: number
  readonly pace?: Pace
  readonly header?: Partial<MatchRow>
}

/** A match without a server: what a seat does at a time is refused, or applied as the log would. */
export function sit({ room = exampleRoom, people, bots = 0, pace = LIVE, header = {} }: Sitting) {
  const count = people + bots
  const seed = seedFrom('a table')
  const seats = Array.from({ length: count }, (_, seat): SeatRow => {
    const person = seat < people
    const name = person ? `P${seat}` : null
    return { match: 'm', seat, person: name, bot: person ? null : 'random', key_hash: null, name }
  })
  const row: MatchRow = {
    id: 'm',
    game: room.game.id,
    rules: room.game.rules,
    seats: count,
    options: '{}',
    box: null,
    seed,
    seed_hash: seedHash(seed),
    pace: JSON.stringify(pace),
    visibility: 'link',
    takebacks: 1,
    rated: 1,
    host: 'P0',
    status: 'running',
    created: 0,
    started: 0,
    ended: null,
    reason: null,
    expires: null,
    settled: 0,
    next: null,
    before: null,
    ...header,
  }
  const match = new Match(room, row, seats)
  const log: Entry[] = []
  const act = (seat: number, action: Action, at = 0): Refused | undefined => {
    const refused = match.refusal(seat, action, match.index, at)
    if (refused) return refused
    const entry = match.entry(seat, at, `${match.index}`, action)
    log.push(entry)
    match.apply(entry)
    return undefined
  }
  /** The same match as another process reads it from the log. */
  const again = (entries: readonly Entry[] = log): Match => {
    const other = new Match(room, row, seats)
    for (const entry of entries) other.apply(entry)
    return other
  }
  return { match, act, again, log }
}

const LIVE: Pace = { kind: 'live', bank: 100, increment: 10 }
