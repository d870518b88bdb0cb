import {
  type Delta,
  type ForcedEvent,
  type GameEvent,
  type MatchRecord,
  RECORD_FORM,
  type Stamped,
} from '@taproom/engine'
import * as v from 'valibot'
import { Wish } from './actions.ts'
import { about, BotName, type Input, OptionValues, type Output, Seat, Time, text, whole } from './parts.ts'

export const STATUSES = ['open', 'running', 'over', 'ended', 'expired'] as const
export type Status = (typeof STATUSES)[number]

/** `live`: seconds in the bank and seconds added for each turn; `daily`: hours for each turn. `loss`: who is over the time has lost. */
const loss = v.optional(v.boolean())
export const Pace = v.variant('kind', [
  v.object({ kind: v.literal('live'), bank: whole(10, 86_400), increment: whole(0, 3600), loss }),
  v.object({ kind: v.literal('daily'), hours: whole(1, 720), loss }),
])
export type Pace = Output<typeof Pace>

/** Components of one's own, as the game's page lets one download and change them; the game itself looks at what is inside. */
const BoxData: v.GenericSchema<unknown, { readonly [part: string]: unknown }> = v.record(v.string(), v.unknown())

const Visibility = v.picklist(['public', 'link'])

/** What a new match should be like. */
export const MatchWishes = v.object({
  game: text(60),
  options: v.optional(OptionValues, {}),
  box: v.optional(BoxData),
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('me') }),
        v.object({ kind: v.literal('open') }),
        v.object({ kind: v.literal('bot'), bot: BotName }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  pace: v.optional(Pace, { kind: 'daily', hours: 72 }),
  visibility: v.optional(Visibility, 'link'),
  takebacks: v.optional(v.boolean(), true),
  rated: v.optional(v.boolean(), true),
})
export type MatchWishes = Output<typeof MatchWishes>
/** As somebody may write them: what has a default can be left out. */
export type MatchWishesInput = Input<typeof MatchWishes>

export const SeatDescription = v.object({
  seat: Seat,
  person: v.nullable(v.string()),
  bot: v.nullable(v.string()),
  name: v.nullable(v.string()),
  open: v.boolean(),
})
export type SeatDescription = Output<typeof SeatDescription>

/** A match as everybody who knows its id may see it. */
export const Description = v.object({
  id: v.string(),
  game: v.string(),
  rules: v.number(),
  options: OptionValues,
  /** The hash of its components, null for the game's own. */
  box: v.nullable(v.string()),
  pace: Pace,
  visibility: Visibility,
  takebacks: v.boolean(),
  rated: v.boolean(),
  status: v.picklist(STATUSES),
  host: v.nullable(v.string()),
  created: Time,
  started: v.nullable(Time),
  ended: v.nullable(Time),
  /** Why it ended before its end. */
  reason: v.nullable(v.string()),
  /** An open table is cleared away then. */
  expires: v.nullable(Time),
  seedHash: v.string(),
  /** When it is over. */
  seed: v.optional(v.string()),
  /** The rematch, and the match this one is the rematch of. */
  next: v.nullable(v.string()),
  before: v.nullable(v.string()),
  seats: v.array(SeatDescription),
})
export type Description = Output<typeof Description>

/** In the list of one's own matches: whom it waits for. */
export const OwnMatch = v.object({
  ...Description.entries,
  wait: v.optional(v.object({ seat: Seat, since: Time, due: v.nullable(Time) })),
  /** Your seat in a rematch that somebody laid out; it is free until you sit down. */
  rematch: v.optional(Seat),
})
export type OwnMatch = Output<typeof OwnMatch>

/** Something that happens when the others agree. */
export const Proposal = v.object({ by: Seat, at: Time, wish: Wish, agreed: v.array(Seat), declined: v.array(Seat) })
export type Proposal = Output<typeof Proposal>

/** How a match stands: what everybody at the table may know besides the table itself. */
export const MatchStanding = v.object({
  status: about(
    v.picklist(['open', 'running', 'over', 'ended']),
    '`open` (then nothing else is there), `running`, `over`, `ended` (before its end: `standing.ended` says why)',
  ),
  prompt: about(v.nullable(v.string()), 'what the seat that is waited for is asked; null when nobody is'),
  waiting: about(Seat, 'the seat that is asked, −1 for none. Other seats may still have something in `legal`'),
  since: about(Time, 'since when that seat is waited for'),
  due: v.nullable(about(Time, 'when it will be late; null while no time is counted')),
  handoverFrom: v.nullable(
    about(Time, 'a grace after `due`: from then on the others may hand the seat over; null while no time is counted'),
  ),
  banks: about(
    v.array(v.number()),
    'milliseconds left in each bank when the last entry was made; none in a daily match',
  ),
  paused: about(v.boolean(), 'whether everybody agreed to a pause'),
  bots: about(v.array(v.nullable(v.string())), 'the bot that plays each seat now; null where its person plays'),
  sentAway: v.optional(about(v.array(Seat), 'seats that the others gave away for good')),
  moves: about(v.number(), 'how many moves lie behind the table as it is now'),
  proposal: v.nullable(about(Proposal, 'what somebody proposed, and who agreed')),
  canUndo: about(v.boolean(), 'whether your seat may take back its last move alone'),
  canRedo: about(v.boolean(), 'whether your seat may play again what it took back'),
  broken: v.optional(about(v.string(), 'why the match cannot go on here')),
  ended: v.optional(about(v.string(), 'why it ended before its end')),
  result: v.optional(
    about(v.array(v.object({ seat: Seat, rank: v.number(), total: v.number() })), 'when over: the places'),
  ),
  seed: v.optional(
    about(
      v.string(),
      'when over. Its SHA-256 (over the sixteen bytes) is the `seedHash` that was shown before the first move',
    ),
  ),
})
export type MatchStanding = Output<typeof MatchStanding>

/** An event of a game's journal; each game adds fields of its own. */
export const JournalEvent: v.GenericSchema<Stamped<GameEvent | ForcedEvent>> = v.looseObject({
  kind: v.string(),
  seat: v.optional(v.number()),
  rule: v.optional(v.string()),
  secret: v.optional(v.looseObject({ to: v.number() })),
  seq: v.number(),
  at: v.number(),
  turn: v.number(),
})

/** Throw away what you have from number `from` on, then add `events`. */
export const JournalPart = v.object({ from: v.number(), events: v.array(JournalEvent) })
export type JournalPart = Output<typeof JournalPart>

/** The 16-bit cells of a table; −32768 stands for what is hidden. */
export const Cells = v.array(v.number())
/** Runs of start, count, values over cells. */
export const DeltaSchema: v.GenericSchema<Delta> = v.array(v.number())

export const RecordSchema: v.GenericSchema<MatchRecord> = v.object({
  form: v.literal(RECORD_FORM),
  game: v.string(),
  rules: v.number(),
  box: v.object({ id: v.string(), digest: v.string(), data: v.optional(v.unknown()) }),
  seats: v.number(),
  names: v.optional(v.array(v.string())),
  options: OptionValues,
  seed: v.string(),
  seedHash: v.string(),
  moves: v.array(v.string()),
  result: v.optional(v.object({ totals: v.array(v.number()), ranks: v.array(v.number()) })),
  digest: v.string(),
  seal: v.string(),
})
