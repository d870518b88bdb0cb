import { setImmediate as breath } from 'node:timers/promises'
import type { Shelf } from '@taproom/engine'
import { loadMatch } from './live/load.ts'
import { Rooms } from './live/rooms.ts'
import type { Match } from './match/match.ts'
import { findMatch } from './store/matches.ts'
import type { Db } from './store/store.ts'

export { readStore } from './store/beside.ts'

const PAGE = 500

/** A match that this code would not lead to what is kept of it. */
export interface Differing {
  readonly match: string
  readonly game: string
  readonly rules: number
  readonly status: string
  readonly what: string
}

export interface Shadowed {
  readonly matches: number
  readonly entries: number
  /** By game and version of its rules. */
  readonly played: { readonly [rules: string]: number }
  readonly differing: readonly Differing[]
}

interface ShadowOptions {
  readonly db: Db
  readonly shelf: Shelf
  /** Only those that are being played. */
  readonly running?: boolean
  /** Asked after each match; false ends it there. */
  readonly goOn?: () => boolean
}

/** Replays stored matches on this code, beside what is kept of them. Writes nothing; one match after the other, others come in between. */
export async function shadow({ db, shelf, running = false, goOn = () => true }: ShadowOptions): Promise<Shadowed> {
  const rooms = new Rooms(shelf, db)
  const differing: Differing[] = []
  const played: Record<string, number> = {}
  let matches = 0
  let entries = 0
  for await (const id of ids(db, running)) {
    if (!goOn()) break
    await breath()
    const stored = await findMatch(db, id)
    // It may have ended, or may be gone, since it was listed.
    if (!stored || (running && stored.header.status !== 'running')) continue
    const { game, rules, status } = stored.header
    matches++
    const version = `${game} ${rules}`
    played[version] = (played[version] ?? 0) + 1
    const differs = (what: string) => differing.push({ match: id, game, rules, status, what })
    try {
      const { match } = await loadMatch(db, rooms, stored)
      entries += match.index
      const what = match.broken ?? (await difference(db, match))
      if (what !== undefined) differs(what)
    } catch (error) {
      differs(error instanceof Error ? error.message : String(error))
    }
  }
  return { matches, entries, played, differing }
}

async function* ids(db: Db, running: boolean): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('match')
      .select('id')
      .where('status', 'in', running ? ['running'] : ['running', 'over', 'ended'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id } of rows) yield id
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

const list = (numbers: readonly number[]): string => numbers.join(', ')

/** What is kept beside the log and follows from it: whose turn it is, that it is over, what everybody reached. */
async function difference(db: Db, match: Match): Promise<string | undefined> {
  const { header } = match
  if (header.status === 'running') {
    const wait = await db
      .selectFrom('wait')
      .select(['entries', 'seat'])
      .where('match', '=', header.id)
      .executeTakeFirst()
    // A move that was made while we looked is no difference.
    if (!wait || wait.entries !== match.index) return undefined
    if (match.over) return 'it is being played, and would be over'
    return wait.seat === match.waitingFor
      ? undefined
      : `it waits for seat ${wait.seat}, and would for ${match.waitingFor}`
  }
  if (!match.over) return 'it is over, and would not be'
  const kept = await db
    .selectFrom('result')
    .select(['seat', 'total'])
    .where('match', '=', header.id)
    .orderBy('seat')
    .execute()
  if (kept.length === 0) return undefined
  const standings = [...(match.standings() ?? [])].sort((a, b) => a.seat - b.seat)
  const [before, now] = [list(kept.map(({ total }) => total)), list(standings.map(({ total }) => total))]
  return before === now ? undefined : `its result is ${before}, and would be ${now}`
}
