import type { NoticeKind } from '@taproom/protocol'
import { askedAbout } from '../match/consent.ts'
import type { Entry } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import type { Db } from '../store/store.ts'
import type { OutboxRow } from '../store/tables.ts'

/** Something besides somebody's turn that people who are away are told about. */
export interface News {
  readonly match: string
  readonly kind: Exclude<NoticeKind, 'turn'>
  /** How many entries there were before it. */
  readonly number: number
  /** Whom it concerns, without who did it. */
  readonly people: readonly string[]
}

const people = (match: Match, seats: readonly number[]): readonly string[] =>
  seats.flatMap(seat => match.seats[seat]?.person ?? [])

/** The seats that are played by their people. */
const played = ({ seats, bots }: Match): readonly number[] =>
  seats.filter(({ seat, person }) => person !== null && bots[seat] === undefined).map(({ seat }) => seat)

/** What an entry of the log is to people who are away: mostly nothing. */
export function newsOf(match: Match, { index: number, seat, bot }: Entry): News | undefined {
  const { id } = match.header
  const { proposal } = match
  if (match.over) {
    // What a bot does on somebody's seat is not done by them.
    const others = match.seats.filter(other => other.seat !== seat || bot !== undefined).map(other => other.seat)
    return { match: id, kind: 'end', number, people: people(match, others) }
  }
  if (proposal?.index !== number) return undefined
  return { match: id, kind: 'proposal', number, people: people(match, askedAbout(proposal, played(match))) }
}

/** That a match began, to everybody but who sat down last; to nobody while it did not. */
export async function beginOf(db: Db, match: string, by: string): Promise<News> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('seat', 'seat.match', 'match.id')
    .select('seat.person')
    .where('match.id', '=', match)
    .where('match.status', '=', 'running')
    .execute()
  const others = rows.flatMap(({ person }) => (person === null || person === by ? [] : [person]))
  return { match, kind: 'begin', number: 0, people: others }
}

/** Whether somebody is still asked about what was proposed then. */
export function isAsked(match: Match, number: number, person: string): boolean {
  const { proposal } = match
  if (match.over || proposal?.index !== number) return false
  return askedAbout(proposal, played(match)).some(
    seat => match.seats[seat]?.person === person && !proposal.agreed.has(seat) && !proposal.declined.has(seat),
  )
}

/** A notice by each way of each of them, after the delay they wished for. */
export async function rowsFor(
  db: Db,
  { match, kind, number, people }: News,
  now: number,
): Promise<Omit<OutboxRow, 'tries'>[]> {
  if (people.length === 0) return []
  const ways = await db
    .selectFrom('notice')
    .select(['person', 'channel', 'device', 'delay'])
    .where('person', 'in', people)
    .where('enabled', '=', 1)
    .execute()
  return ways.map(({ delay, ...to }) => ({ ...to, match, kind, number, created: now, next: now + delay * 1000 }))
}
