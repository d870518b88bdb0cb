import * as v from 'valibot'
import { Action } from './actions.ts'
import { ChatLine, ChatText } from './chat.ts'
import { RefusedSchema } from './errors.ts'
import { Cells, DeltaSchema, Description, JournalPart, MatchStanding } from './matches.ts'
import { BotName, Id, Index, type Output, Seat, Time } from './parts.ts'

/** What a client says over the socket. */
export const ClientFrame = v.variant('t', [
  v.pipe(
    v.object({
      t: v.literal('watch'),
      match: Id,
      since: v.optional(Index, 0),
      v: v.optional(v.number()),
      form: v.optional(v.string()),
    }),
    v.description(
      'follow a match; `since`: the index you have, to resume after a lost connection. `v` and `form`, where you give them: the version and the form of the game that you can read; when they are not the server’s, you are refused as `outdated`',
    ),
  ),
  v.pipe(v.object({ t: v.literal('leave'), match: Id }), v.description('follow it no more')),
  v.pipe(
    v.object({ t: v.literal('act'), match: Id, id: Id, expected: Index, action: Action }),
    v.description('as above → `ack` or `refused` with the same `id`'),
  ),
  v.pipe(
    v.object({ t: v.literal('chat'), match: Id, id: v.optional(Id), text: ChatText }),
    v.description('say something at your table'),
  ),
  v.pipe(v.object({ t: v.literal('ping') }), v.description('→ `pong`')),
])
export type ClientFrame = Output<typeof ClientFrame>
/** A frame as a client may write it: what has a default can be left out. */
export type ClientFrameInput = v.InferInput<typeof ClientFrame>

const TableFrame = v.object({
  t: v.literal('table'),
  v: v.number(),
  match: v.string(),
  game: v.string(),
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
  v.pipe(
    v.object({
      t: v.literal('hello'),
      v: v.number(),
      person: v.nullable(v.object({ id: v.string(), name: v.string() })),
    }),
    v.description('the first frame: the version of the server, and who you are to it'),
  ),
  v.pipe(
    TableFrame,
    v.description(
      'the whole table: after `watch`, when a match begins, and whenever the server cannot tell the difference any more. Replace everything you have. Who reads `cells` compares `form` first',
    ),
  ),
  v.pipe(
    UpdateFrame,
    v.description(
      'one entry more. `delta`: runs of start, count, values over `cells`. To the devices of the seat that made the entry, `entry.id` tells which of its actions this is',
    ),
  ),
  v.pipe(
    v.object({ t: v.literal('ack'), match: v.string(), id: v.string(), index: v.number() }),
    v.description('it is on disk; the update comes before it'),
  ),
  v.pipe(
    v.object({
      t: v.literal('refused'),
      id: v.optional(v.string()),
      match: v.optional(v.string()),
      ...RefusedSchema.entries,
    }),
    v.description('why something is not done'),
  ),
  v.pipe(
    v.object({ t: v.literal('match'), match: Description }),
    v.description('seats, status or rematch changed: the form of `GET /api/matches/{match}`'),
  ),
  v.pipe(v.object({ t: v.literal('chat'), ...ChatLine.entries }), v.description('somebody said something')),
  v.pipe(
    v.object({
      t: v.literal('presence'),
      match: v.string(),
      people: v.array(v.string()),
      spectators: v.number(),
    }),
    v.description('who is here'),
  ),
  v.pipe(v.object({ t: v.literal('pong'), at: Time }), v.description('the server’s clock')),
])
export type ServerFrame = Output<typeof ServerFrame>
