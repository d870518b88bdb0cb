import * as v from 'valibot'
import { type Output, Time, text } from './parts.ts'

export const Person = v.object({ id: v.string(), name: v.string(), kind: v.picklist(['guest', 'account', 'bot']) })
export type Person = Output<typeof Person>

/** `people`: everybody at the table was one; `mixed`: bots sat there too. */
export const Pool = v.picklist(['people', 'mixed'])
export type Pool = Output<typeof Pool>

const Rating = v.object({ pool: Pool, rating: v.number(), matches: v.number() })
export type Rating = Output<typeof Rating>

/** What somebody has played: numbers per game, and their last matches. */
export const History = v.object({
  person: Person,
  games: v.array(
    v.object({
      game: v.string(),
      matches: v.number(),
      wins: v.number(),
      mean: v.number(),
      best: v.number(),
      ratings: v.array(Rating),
    }),
  ),
  matches: v.array(
    v.object({
      match: v.string(),
      game: v.string(),
      seat: v.number(),
      seats: v.number(),
      rank: v.number(),
      total: v.number(),
      ended: Time,
    }),
  ),
})
export type History = Output<typeof History>

/** A row of the ladder; `player` is a person's id, or `bot:<name>`. */
export const Ranked = v.object({
  player: v.string(),
  name: v.nullable(v.string()),
  rating: v.number(),
  matches: v.number(),
})

export type Ranked = Output<typeof Ranked>

/** A device or a program that may act for somebody. */
export const Access = v.object({
  id: v.string(),
  kind: v.picklist(['cookie', 'token']),
  label: v.string(),
  created: Time,
  expires: Time,
  /** Whether this is the one that asks. */
  current: v.boolean(),
})
export type Access = Output<typeof Access>

/** A passkey as its owner knows it: the device that made it, and when it was last used. */
export const KeptPasskey = v.object({ id: v.string(), label: v.string(), created: Time, used: v.nullable(Time) })
export type KeptPasskey = Output<typeof KeptPasskey>

/** What somebody who signs in did here as a guest; the ticket goes back with what is to become of it. */
export const GuestQuestion = v.object({ name: v.string(), matches: v.number(), ticket: v.string() })
export type GuestQuestion = Output<typeof GuestQuestion>

/** What a browser answers for a passkey; its inside is checked by the library that knows it. */
export const PasskeyAnswer = v.object({
  ticket: text(100),
  response: v.object({
    id: text(1400),
    rawId: text(1400),
    type: v.literal('public-key'),
    clientExtensionResults: v.record(text(60), v.unknown()),
    authenticatorAttachment: v.optional(text(40)),
    response: v.record(text(60), v.unknown()),
  }),
})

/** For `navigator.credentials`; the ticket goes back with the answer. */
export const PasskeyQuestion = v.object({ options: v.looseObject({ challenge: v.string() }), ticket: v.string() })
