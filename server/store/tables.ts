import type { Language } from '@taproom/engine'
import type { Access, Channel, ChatLine, NoticeKind, Person, Pool, ReportReason, Status } from '@taproom/protocol'

/** What is kept. Times are milliseconds since 1970, truths are 0 or 1, plain data is JSON text: the same in both stores. */

export interface MatchRow {
  id: string
  game: string
  rules: number
  seats: number
  options: string
  /** The hash of the components when they are not the game's own. */
  box: string | null
  /** Told to nobody until the match is over. */
  seed: string
  seed_hash: string
  pace: string
  visibility: 'public' | 'link'
  takebacks: number
  rated: number
  host: string | null
  status: Status
  created: number
  started: number | null
  ended: number | null
  /** Why a match ended before its end. */
  reason: string | null
  /** An open table is cleared away then. */
  expires: number | null
  /** Whether results and ratings are written. */
  settled: number
  /** The rematch, and the match this one is a rematch of. */
  next: string | null
  before: string | null
}

export interface SeatRow {
  match: string
  seat: number
  person: string | null
  bot: string | null
  /** Of the key in the seat's link. */
  key_hash: string | null
  name: string | null
}

/** The truth: everything that happened in a match, in order. Never changed, only added to. */
export interface EntryRow {
  match: string
  index: number
  seat: number
  kind: string
  data: string
  at: number
}

/** What a running match waits for: follows from the log, kept so that other processes need not replay it to know. */
export interface WaitRow {
  match: string
  entries: number
  seat: number
  since: number
  /** The number of entries when this wait began: names the wait. */
  wait: number
  bot: string | null
  due: number | null
  claimed: number
  claimed_until: number
}

export interface PersonRow extends Person {
  created: number
  seen: number
  deleted: number
  /** The account that this guest turned out to be. */
  merged: string | null
}

export interface SessionRow extends Omit<Access, 'current'> {
  hash: string
  person: string
}

export interface PasskeyRow {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
  created: number
  /** The device that made it. */
  label: string
  used: number | null
}

export interface ChallengeRow {
  hash: string
  challenge: string
  person: string | null
  expires: number
}

export type ChatRow = ChatLine

export interface MuteRow {
  person: string
  muted: string
}

export interface NoticeRow {
  person: string
  channel: Channel
  /** Which of several of one kind: for push a hash of the browser's address, otherwise empty. */
  device: string
  data: string
  delay: number
  enabled: number
  /** Notices in a row that were given up. */
  failures: number
  language: Language
}

/** What somebody is to be told, or was told: one row for each way, so that nobody is told the same twice. */
export interface OutboxRow {
  match: string
  person: string
  channel: Channel
  device: string
  kind: NoticeKind
  /** Which one of its kind: the number of entries when it began. */
  number: number
  created: number
  /** When it is tried (again); null when it arrived, was given up or is of no use any more. */
  next: number | null
  tries: number
}

/** A mail address that waits for the code that was sent there. */
export interface ConfirmationRow {
  person: string
  address: string
  delay: number
  hash: string
  until: number
  language: Language
}

export interface RatingRow {
  /** A person's id, or `bot:<name>`. */
  player: string
  game: string
  pool: Pool
  mu: number
  sigma: number
  matches: number
  updated: number
}

export interface ResultRow {
  match: string
  seat: number
  game: string
  player: string
  person: string | null
  total: number
  rank: number
  seats: number
  mu_before: number | null
  mu_after: number | null
  ended: number
}

export interface SettingRow {
  name: string
  value: string
}

/** Components that somebody brought, as JSON. */
export interface BoxRow {
  hash: string
  data: string
  created: number
}

/** How often something costly was done lately. */
export interface AllowanceRow {
  what: string
  count: number
  until: number
}

/** Friends know each other: a row for each of them. */
export interface FriendRow {
  person: string
  friend: string
  at: number
}

/** By which others become friends of somebody; one for each. */
export interface FriendLinkRow {
  person: string
  hash: string
  at: number
}

export interface BlockRow {
  person: string
  blocked: string
  at: number
}

/** A seat that is kept for somebody. */
export interface InvitationRow {
  match: string
  seat: number
  person: string
  by: string
  at: number
}

/** What people told the operator about others. */
export interface ReportRow {
  id: string
  /** Null when they deleted themselves since. */
  by: string | null
  about: string
  /** What that person was called then. */
  name: string
  match: string | null
  reason: ReportReason
  text: string
  at: number
  /** Whether the operator has dealt with it. */
  closed: number
}

/** What a person wrote down for themselves about a match. */
export interface NoteRow {
  match: string
  person: string
  text: string
}

/** What the operator asks the server for, by way of the store. */
export interface ErrandRow {
  id: string
  kind: 'end' | 'delete' | 'ban'
  /** The match or the person it is about. */
  subject: string
  at: number
  /** When a server began with it. */
  taken: number | null
  /** `done`, or why not. */
  answer: string | null
}

/** Whom the operator does not let in any more. */
export interface BanRow {
  person: string
  at: number
}

export interface Tables {
  errand: ErrandRow
  ban: BanRow
  friend: FriendRow
  friend_link: FriendLinkRow
  block: BlockRow
  invitation: InvitationRow
  report: ReportRow
  match: MatchRow
  seat: SeatRow
  entry: EntryRow
  wait: WaitRow
  person: PersonRow
  session: SessionRow
  passkey: PasskeyRow
  challenge: ChallengeRow
  chat: ChatRow
  mute: MuteRow
  notice: NoticeRow
  outbox: OutboxRow
  confirmation: ConfirmationRow
  rating: RatingRow
  result: ResultRow
  setting: SettingRow
  allowance: AllowanceRow
  box: BoxRow
  note: NoteRow
}
