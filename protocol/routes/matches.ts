import * as v from 'valibot'
import { Deed } from '../actions.ts'
import { MAX_BOX } from '../constants.ts'
import {
  Cells,
  DeltaSchema,
  Description,
  JournalPart,
  MatchStanding,
  MatchWishes,
  OwnMatch,
  RecordSchema,
  STATUSES,
} from '../matches.ts'
import { about, BotName, digits, Ok, Seat, text } from '../parts.ts'
import type { RouteSpecs } from './route.ts'

const option = v.variant('kind', [
  v.object({ kind: v.literal('choice'), values: v.array(v.string()), default: v.string() }),
  v.object({ kind: v.literal('number'), low: v.number(), high: v.number(), default: v.number() }),
  v.object({ kind: v.literal('flag'), default: v.boolean() }),
])
const bySeat = v.record(v.string(), v.string())

export const StateAnswer = v.object({
  match: about(v.string(), 'its id'),
  game: about(v.string(), 'the id of the game'),
  index: about(v.number(), 'the number of entries of the log'),
  seat: about(Seat, 'yours, −1 when you only watch'),
  view: about(v.record(v.string(), v.unknown()), 'the table as your seat may see it; −32768 stands for what is hidden'),
  legal: about(v.array(v.string()), 'everything your seat may do now, as lines to send back'),
  journal: about(
    JournalPart,
    'what happened: throw away what you have from number `from` on, then add `events`. With `since=-1` it is everything',
  ),
  standing: about(MatchStanding, 'how the match stands: below'),
})

export const matchRoutes = {
  'GET /api/games': {
    who: 'anyone',
    summary: 'What can be played: seats, options with their defaults, bots',
    answer: v.object({
      games: v.array(
        v.object({
          id: v.string(),
          rules: about(v.number(), 'the version of the rules that new matches are played by'),
          versions: about(v.array(v.number()), 'the versions that matches can be played by here'),
          form: about(v.string(), 'of the newest version; a `table` frame tells that of its match'),
          seats: v.object({ from: v.number(), to: v.number() }),
          options: v.record(v.string(), option),
          bots: v.array(v.string()),
        }),
      ),
    }),
  },
  'GET /api/house': {
    who: 'anyone',
    summary: 'What invitations begin with; and, told only to who is in the same private network, the addresses there',
    answer: v.object({ address: v.string(), addresses: v.array(v.string()) }),
  },
  'POST /api/matches': {
    who: 'person',
    summary: 'Make a match; it begins when every seat is taken. Keys and links of open seats are told only now',
    body: MatchWishes,
    answer: v.object({ match: Description, keys: bySeat, links: bySeat }),
    perMinute: 30,
    maxBody: MAX_BOX + 8192,
  },
  'GET /api/matches': {
    who: 'anyone',
    summary: 'The lobby: public tables that are open, or in play; of one game or pace, if you wish',
    query: v.object({
      status: v.optional(v.picklist(['open', 'running']), 'open'),
      game: v.optional(text(60)),
      pace: v.optional(v.picklist(['live', 'daily'])),
    }),
    answer: v.object({ matches: v.array(Description) }),
  },
  'GET /api/matches/{match}': {
    who: 'anyone',
    summary:
      'Who sits there, options, `seedHash`, `seed` when it is over; the ids of those at the table who are here now',
    answer: v.object({ match: Description, people: v.array(v.string()) }),
  },
  'GET /api/matches/{match}/box': {
    who: 'anyone',
    summary: 'The components a match is played with; null for the game’s own',
    answer: v.object({ box: v.unknown() }),
  },
  'GET /api/matches/{match}/state': {
    who: 'anyone',
    summary: 'The table as you may see it, what you may do, and what happened since an index; may wait for news',
    query: v.object({ since: digits(1_000_000, '-1'), wait: digits(30, '0') }),
    answer: v.union([
      StateAnswer,
      // A table at which the match has not begun.
      v.object({
        match: v.string(),
        game: v.string(),
        index: v.literal(-1),
        seat: v.literal(-1),
        standing: v.object({ status: v.picklist(STATUSES) }),
      }),
    ]),
  },
  'GET /api/matches/{match}/positions': {
    who: 'anyone',
    summary:
      'Former positions as your seat could see them then: the first one whole, then what changed with each move. `form` as in `watch`',
    query: v.object({
      from: digits(1_000_000, '0'),
      to: digits(1_000_000, '1000000'),
      form: v.optional(text(40)),
    }),
    answer: v.object({ seat: Seat, first: v.number(), cells: Cells, deltas: v.array(DeltaSchema) }),
    perMinute: 60,
  },
  'POST /api/matches/{match}/actions': {
    who: 'person',
    summary: 'Do something at the table. The answer is the length of the log with it; it is on disk',
    body: Deed,
    answer: v.object({ index: v.number() }),
  },
  'POST /api/matches/{match}/seats/{seat}/take': {
    who: 'person',
    summary: 'Sit down; no key is needed at public tables and for your old seat in a rematch',
    body: v.object({ key: v.optional(text(100)) }),
    answer: v.object({ match: Description }),
  },
  'POST /api/matches/{match}/seats/{seat}/free': {
    who: 'person',
    summary: 'Stand up before the match begins; the host may free any seat',
    answer: Ok,
  },
  'POST /api/matches/{match}/seats/{seat}/bot': {
    who: 'person',
    summary: 'The host gives an open seat to a bot',
    body: v.object({ bot: BotName }),
    answer: Ok,
  },
  'POST /api/matches/{match}/seats/{seat}/link': {
    who: 'person',
    summary: 'The host makes a new link for an open seat; the old one is worth nothing any more',
    answer: v.object({ key: v.string(), link: v.string() }),
  },
  'DELETE /api/matches/{match}': {
    who: 'person',
    summary: 'The host clears away an open table',
    answer: Ok,
  },
  'POST /api/matches/{match}/rematch': {
    who: 'person',
    summary: 'After the end: the same table again; whoever asks second gets the same one',
    answer: v.object({ id: v.string() }),
    perMinute: 30,
  },
  'GET /api/matches/{match}/record': {
    who: 'anyone',
    summary: 'After the end: the whole match with its seed ([records.md](records.md))',
    answer: RecordSchema,
  },
  'GET /api/me/matches': {
    who: 'person',
    summary: 'Where you sit or sat; a running one says whom it waits for. Rematches that wait for you are there, too',
    answer: v.object({ matches: v.array(OwnMatch) }),
  },
} as const satisfies RouteSpecs
