import type { Reason } from '@taproom/engine'
import * as v from 'valibot'
import { ReasonSchema } from './parts.ts'

interface ErrorGroup {
  readonly status: number
  readonly codes: readonly string[]
  readonly meaning: string
}

/** Every code of the server with its HTTP status. A code that is not here comes from a rule of the game: 409, and `reason` names it. */
export const ERRORS = [
  {
    status: 400,
    codes: [
      'bad-request',
      'bad-seats',
      'nobody-sits',
      'bad-options',
      'bad-box',
      'bad-address',
      'no-game',
      'no-such-bot',
      'no-move',
      'wrong-code',
    ],
    meaning: 'what you sent is not what is expected; the message says where',
  },
  { status: 401, codes: ['not-signed-in'], meaning: 'nobody, or a token that is worth nothing' },
  { status: 403, codes: ['forbidden', 'not-seated', 'not-acquainted', 'wrong-origin'], meaning: 'not yours' },
  { status: 404, codes: ['no-match', 'no-person', 'not-found'], meaning: 'there is no such thing' },
  {
    status: 409,
    codes: ['stale'],
    meaning: 'the table changed in a way that your action cannot have meant: look again',
  },
  { status: 409, codes: ['unknown-index'], meaning: 'you expect more entries than there are' },
  {
    status: 409,
    codes: ['over', 'paused', 'handed-over', 'broken', 'undo-closed', 'nothing-to-redo'],
    meaning: 'not now',
  },
  {
    status: 409,
    codes: [
      'proposal-open',
      'own-proposal',
      'nothing-proposed',
      'no-takebacks',
      'nothing-to-take-back',
      'not-asked',
      'not-alone',
      'rated-alone',
    ],
    meaning: 'about consent',
  },
  {
    status: 409,
    codes: ['not-late', 'not-handed-over', 'kicked', 'lost-on-time', 'no-such-person', 'not-paused'],
    meaning: 'about seats',
  },
  { status: 409, codes: ['not-open', 'seat-taken', 'seated-already', 'not-over'], meaning: 'about tables' },
  { status: 409, codes: ['not-set'], meaning: 'about notices' },
  { status: 409, codes: ['too-many'], meaning: 'one connection follows only so many matches' },
  {
    status: 409,
    codes: ['too-many-tables', 'too-many-matches', 'said-enough', 'too-long'],
    meaning:
      'one person keeps only so many open tables, matches in play and lines of chat; a match has only so many entries',
  },
  {
    status: 409,
    codes: ['outdated'],
    meaning: 'you speak another version of the protocol, or know another form of the game: load your program anew',
  },
  { status: 413, codes: ['too-big'], meaning: '32 kB for a body, 16 kB for a frame; components of your own 128 kB' },
  { status: 429, codes: ['too-fast'], meaning: 'wait a little' },
  { status: 501, codes: ['not-configured'], meaning: 'this server cannot do that' },
  { status: 502, codes: ['not-sent'], meaning: 'the other side did not take the notice' },
  {
    status: 503,
    codes: ['unavailable', 'busy'],
    meaning: 'not your fault; the same again, with the same `id`, is safe',
  },
] as const satisfies readonly ErrorGroup[]

export type ErrorCode = (typeof ERRORS)[number]['codes'][number]

const STATUS: ReadonlyMap<string, number> = new Map(
  ERRORS.flatMap(({ status, codes }) => codes.map(code => [code, status])),
)

export const statusOf = (code: string): number => STATUS.get(code) ?? 409

/** Why something is not done: a code for programs, a sentence for people, and the rule when one decides. */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly reason?: Reason
}

export const RefusedSchema = v.object({ code: v.string(), message: v.string(), reason: v.optional(ReasonSchema) })

/** The body of every answer that is not 200. */
export const ErrorAnswer = v.object({ error: RefusedSchema })
