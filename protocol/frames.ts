import * as v from 'valibot'
import { Action } from './actions.ts'
import { Announcement } from './announcements.ts'
import { ChatLine, ChatText } from './chat.ts'
import { RefusedSchema } from './errors.ts'
import { Cells, DeltaSchema, Description, JournalPart, MatchStanding } from './matches.ts'
import { about, BotName, Id, Index, type Output, Seat, Time } from './parts.ts'

/** What a client says over the socket. */
export const ClientFrame = v.variant('t', [
  about(
    v.object({
      t: v.literal('watch'),
      match: Id,
      since: v.optional(Index, 0),
      v: v.optional(v.number()),
      form: v.optional(v.string()),
    }),
    'follow a match; `since`: the index you have, to resume after a lost connection. `v` and `form`, where you give them: the version and the form of the game that you can read; when they are not the server’s, you are refused as `outdated`',
  ),
  about(v.object({ t: v.literal('leave'), match: Id }), 'follow it no more'),
  about(
    v.object({ t: v.literal('act'), match: Id, id: Id, expected: Index, action: Action }),
    'as above → `ack` or `refused` with the same `id`',
  ),
  about(
    v.object({ t: v.literal('chat'), match: Id, id: v.optional(Id), text: ChatText }),
    'say something at your table',
  ),
  about(v.object({ t: v.literal('ping') }), '→ `pong`'),
])
export type ClientFrame = Output<typeof ClientFrame>
/** A frame as a client may write it: what has a default can be left out. */
export type ClientFrameInput = v.InferInput<typeof ClientFrame>

const TableFrame = v.object({
  t: v.literal('table'),
  v: v.number(),
  match: v.string(),
  game: v.string(),
  rules: about(v.number(), 'the version of the rules that this match is played by, to its end'),
  form: v.string(),
  index: v.number(),
  seat: Seat,
  cells: Cells,
  journal: JournalPart,
  standing: MatchStanding,
})
export type TableFrame = Output<typeof TableFrame>

const UpdateFrame = v.object({
  t: v.literal('update'),
  match: v.string(),
  index: v.number(),
  entry: v.object({
    seat: Seat,
    kind: v.string(),
    at: Time,
    bot: v.optional(BotName),
    id: v.optional(v.string()),
  }),
  delta: DeltaSchema,
  journal: JournalPart,
  standing: MatchStanding,
})
export type UpdateFrame = Output<typeof UpdateFrame>

/** What the server says over the socket. */
export const ServerFrame = v.variant('t', [
  about(
    v.object({
      t: v.literal('hello'),
      v: v.number(),
      person: v.nullable(v.object({ id: v.string(), name: v.string() })),
      announcement: v.optional(Announcement),
    }),
    'the first frame: the version of the server, who you are to it, and what who runs it has to say to everybody',
  ),
  about(
    TableFrame,
    'the whole table: after `watch`, when a match begins, and whenever the server cannot tell the difference any more. Replace everything you have. Who reads `cells` compares `form` first',
  ),
  about(
    UpdateFrame,
    'one entry more. `delta`: runs of start, count, values over `cells`. To the devices of the seat that made the entry, `entry.id` tells which of its actions this is',
  ),
  about(
    v.object({ t: v.literal('ack'), match: v.string(), id: v.string(), index: v.number() }),
    'it is on disk; the update comes before it',
  ),
  about(
    v.object({
      t: v.literal('refused'),
      id: v.optional(v.string()),
      match: v.optional(v.string()),
      ...RefusedSchema.entries,
    }),
    'why something is not done',
  ),
  about(
    v.object({ t: v.literal('match'), match: Description }),
    'seats, status or rematch changed: the form of `GET /api/matches/{match}`',
  ),
  about(v.object({ t: v.literal('chat'), ...ChatLine.entries }), 'somebody said something'),
  about(
    v.object({
      t: v.literal('presence'),
      match: v.string(),
      people: v.array(v.string()),
      spectators: v.number(),
    }),
    'who of the table is here, and how many watch; told when it changes, in a crowd every few seconds',
  ),
  about(
    v.object({ t: v.literal('announcement'), announcement: v.nullable(Announcement) }),
    'who runs the server has something to say to everybody; null: it was taken back',
  ),
  about(v.object({ t: v.literal('pong'), at: Time }), 'the server’s clock'),
])
export type ServerFrame = Output<typeof ServerFrame>
