import { recordOf } from '@taproom/engine'
import * as v from 'valibot'
import { describe, MatchWishes } from '../hall/seating.ts'
import { Action } from '../match/action.ts'
import { botsFor } from '../match/bots.ts'
import { MAX_BOX } from '../match/box.ts'
import { no } from '../match/refused.ts'
import { journalSince, legalMoves, positionsFor, readable, standingFor } from '../match/telling.ts'
import { boxOf, findMatch, matchesOf, publicTables, waitsOf } from '../store/matches.ts'
import { originOf } from './doors.ts'
import { houseFor } from './nearby.ts'
import { open, personal, type Route, TOO_FAST } from './routes.ts'

const HOUR = 3_600_000
/** They are kept as long as a match is. */
const BOXES_AN_HOUR = 30

const NO_MATCH = no('no-match', 'there is no such match')

/** A seat's link: who opens it may sit down there. */
const seatLink = (origin: string, match: string, seat: number, key: string): string =>
  `${origin}/join/${match}/${seat}/${key}`

export const DeedSchema = v.object({
  action: Action,
  expected: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
})

const digits = (high: number, byDefault: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number), v.number(), v.minValue(-1), v.maxValue(high)),
    byDefault,
  )

export const matchRoutes: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/games',
    summary: 'What can be played: seats, options with their defaults, bots',
    answer: '{ games: [{ id, rules, seats: { from, to }, options, bots }] }',
    async run({ house }) {
      const rooms = await Promise.all(Object.keys(house.shelf).map(id => house.hall.rooms.named(id)))
      return {
        games: rooms.flatMap(room => {
          if (!room) return []
          const { id, rulesVersion, seats, options } = room.game.declared
          return [{ id, rules: rulesVersion, seats, options, bots: botsFor(room) }]
        }),
      }
    },
  }),
  open({
    method: 'GET',
    path: '/api/house',
    summary: 'What invitations begin with; and, told only to who is in the same private network, the addresses there',
    answer: '{ address, addresses }',
    run: async ({ house, request }) => houseFor(house, request),
  }),
  personal({
    method: 'POST',
    path: '/api/matches',
    summary: 'Make a match; it begins when every seat is taken',
    answer: '{ match, links: { seat: address } }; the links are told only now',
    body: MatchWishes,
    perMinute: 30,
    maxBody: MAX_BOX + 8192,
    async run({ house, person, body, request }) {
      if (body.box && !(await house.limits.take(`box ${request.ip}`, BOXES_AN_HOUR, HOUR))) return TOO_FAST
      const made = await house.seating.make(person, body)
      if ('code' in made) return made
      const stored = await findMatch(house.store.db, made.id)
      const origin = originOf(house, request)
      const links = Object.entries(made.keys).map(([seat, key]) => [seat, seatLink(origin, made.id, Number(seat), key)])
      return { match: stored && describe(stored), keys: made.keys, links: Object.fromEntries(links) }
    },
  }),
  open({
    method: 'GET',
    path: '/api/matches',
    summary: 'The lobby: public tables that are open, or in play',
    answer: '{ matches: [match] }',
    query: v.object({ status: v.optional(v.picklist(['open', 'running']), 'open') }),
    async run({ house, query }) {
      return { matches: (await publicTables(house.store.db, query.status, 100)).map(describe) }
    },
  }),
  open({
    method: 'GET',
    path: '/api/matches/{match}',
    summary: 'A match: who sits there, its options, the hash of its seed; the seed when it is over',
    answer: '{ match, people: [ids of who is here now] }',
    async run({ house, match }) {
      const stored = await findMatch(house.store.db, match)
      return stored ? { match: describe(stored), people: house.presence.people(match) } : NO_MATCH
    },
  }),
  open({
    method: 'GET',
    path: '/api/matches/{match}/box',
    summary: 'The components a match is played with, when they are not the game’s own',
    answer: '{ box: data or null }',
    async run({ house, match }) {
      const stored = await findMatch(house.store.db, match)
      if (!stored) return NO_MATCH
      const box = await boxOf(house.store.db, stored.header)
      return { box: box ? JSON.parse(box.text) : null }
    },
  }),
  open({
    method: 'GET',
    path: '/api/matches/{match}/state',
    summary: 'The table as you may see it, what you may do, and what happened since an index; may wait for news',
    answer: '{ match, index, seat, view, legal, journal, standing }',
    query: v.object({ since: digits(1_000_000, '-1'), wait: digits(30, '0') }),
    async run({ house, match, person, query: { since, wait } }) {
      if (wait > 0) await house.hall.longer(match, since, wait * 1000)
      const found = await house.hall.read(match, live => {
        const seat = live.seatOf(person?.id)
        return {
          match,
          game: live.header.game,
          index: live.index,
          seat,
          view: readable(live, seat),
          legal: legalMoves(live, seat),
          journal: journalSince(live, seat, since < 0 ? 0 : live.keptSince(since) + 1),
          standing: standingFor(live, seat),
        }
      })
      if (found) return found
      const stored = await findMatch(house.store.db, match)
      if (!stored) return NO_MATCH
      return { match, game: stored.header.game, index: -1, seat: -1, standing: { status: stored.header.status } }
    },
  }),
  open({
    method: 'GET',
    path: '/api/matches/{match}/positions',
    summary: 'Former positions as you could see them then: the first one whole, then what changed with each move',
    answer: '{ seat, first, cells, deltas: [delta] }',
    query: v.object({ from: digits(1_000_000, '0'), to: digits(1_000_000, '1000000') }),
    perMinute: 60,
    async run({ house, match, person, query: { from, to } }) {
      const told = await house.hall.read(match, live => positionsFor(live, live.seatOf(person?.id), from, to))
      return told ?? NO_MATCH
    },
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/actions',
    summary: 'Do something at the table: a move, undo, a proposal, an answer to one',
    answer: '{ index }: the length of the log with it; it is on disk',
    body: DeedSchema,
    run: ({ house, match, person, body }) => house.hall.act(match, person.id, body),
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/seats/{seat}/take',
    summary: 'Sit down; not at public tables and not where you sat before the rematch, the key of the seat is needed',
    answer: '{ match }',
    body: v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    async run({ house, match, seat, person, body }) {
      const refused = await house.seating.take(match, seat, person, body.key)
      if (refused) return refused
      const stored = await findMatch(house.store.db, match)
      return stored ? { match: describe(stored) } : NO_MATCH
    },
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/seats/{seat}/free',
    summary: 'Stand up before the match begins; the host may free any seat',
    answer: '{ ok }',
    run: ({ house, match, seat, person }) => house.seating.free(match, seat, person),
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/seats/{seat}/bot',
    summary: 'The host gives an open seat to a bot',
    answer: '{ ok }',
    body: v.object({ bot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) }),
    run: ({ house, match, seat, person, body }) => house.seating.seatBot(match, seat, person, body.bot),
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/seats/{seat}/link',
    summary: 'The host makes a new link for an open seat; the old one is worth nothing any more',
    answer: '{ key, link }',
    async run({ house, match, seat, person, request }) {
      const made = await house.seating.newKey(match, seat, person)
      return 'key' in made ? { key: made.key, link: seatLink(originOf(house, request), match, seat, made.key) } : made
    },
  }),
  personal({
    method: 'DELETE',
    path: '/api/matches/{match}',
    summary: 'The host clears away an open table',
    answer: '{ ok }',
    run: ({ house, match, person }) => house.seating.cancel(match, person),
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/rematch',
    summary: 'The same table again; whoever asks second gets the same one',
    answer: '{ id }',
    perMinute: 30,
    run: ({ house, match, person }) => house.seating.rematch(match, person),
  }),
  open({
    method: 'GET',
    path: '/api/matches/{match}/record',
    summary: 'The whole match with its seed, when it is over (docs/records.md)',
    answer: 'a record',
    async run({ house, match }) {
      const record = await house.hall.read(match, live => {
        if (!live.over) return no('not-over', 'the record is there when the match is over')
        if (live.broken) return no('broken', live.broken)
        const names = live.seats.map(({ name, bot }, seat) => name ?? bot ?? `seat ${seat + 1}`)
        return recordOf(live.table, names)
      })
      return record ?? NO_MATCH
    },
  }),
  personal({
    method: 'GET',
    path: '/api/me/matches',
    summary: 'Where you sit or sat',
    answer: '{ matches: [match with wait: { seat, since, due } while it runs] }',
    async run({ house, person }) {
      const { db } = house.store
      const stored = await matchesOf(db, person.id, 200)
      const waits = await waitsOf(
        db,
        stored.filter(({ header }) => header.status === 'running').map(({ header }) => header.id),
      )
      return { matches: stored.map(one => ({ ...describe(one), wait: waits.get(one.header.id) })) }
    },
  }),
]
