import * as v from 'valibot'
import { Description } from './matches.ts'
import { Id, type Output, Seat, Time, text } from './parts.ts'
import { Person } from './people.ts'

/** Somebody one knows: since when they are friends or blocked, or when they last played together. */
export const Acquaintance = v.object({ person: Person, at: Time })
export type Acquaintance = Output<typeof Acquaintance>

export const Acquaintances = v.object({
  friends: v.array(Acquaintance),
  /** With whom one sat at a table lately. */
  played: v.array(Acquaintance),
  blocked: v.array(Acquaintance),
})
export type Acquaintances = Output<typeof Acquaintances>

/** A seat that is kept for one. */
export const Invitation = v.object({ match: Description, seat: Seat, by: Person, at: Time })
export type Invitation = Output<typeof Invitation>

export const REPORT_REASONS = ['talk', 'name', 'play', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What the operator should look at. */
export const ReportWish = v.object({
  person: text(80),
  match: v.optional(Id),
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
})
