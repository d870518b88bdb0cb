import { recordOf } from '@taproom/engine'
import { formOf } from '@taproom/protocol'
import { SHOWN_PER_HOST } from '../live/caps.ts'
import { describe } from '../live/seating.ts'
import { botsFor } from '../match/bots.ts'
import { journalSince, legalMoves, positionsFor, readable, standingFor } from '../match/messages.ts'
import { NO_MATCH, no, OTHER_FORM } from '../match/refused.ts'
import { boxOf } from '../store/boxes.ts'
import { matchesOf, publicTables, rematchesFor, waitsOf } from '../store/match-lists.ts'
import { findMatch } from '../store/matches.ts'
import { countedAs } from './addresses.ts'
import { originOf, whoAsks } from './auth.ts'
import { invitationAddresses } from './nearby.ts'
import { type Handlers, TOO_FAST } from './routes.ts'

const HOUR = 3_600_000
/** They are kept as long as a match is. */
const BOXES_AN_HOUR = 30

/** A seat's link: who opens it may sit down there. */
const seatLink = (origin: string, match: string, seat: number, key: string): string =>
  `${origin}/join/${match}/${seat}/${key}`

export const matchHandlers = {
  async 'GET /api/games'({ services }) {
    const rooms = await Promise.all(Object.keys(services.shelf).map(id => services.live.rooms.named(id)))
    return {
      games: rooms.flatMap(room => {
        if (!room) return []
        const { id, versions, seats, options } = room.game.declared
        return [{ id, rules: room.game.rules, versions, form: formOf(room.game), seats, options, bots: botsFor(room) }]
      }),
    }
  },
  'GET /api/house': async ({ services, request }) => invitationAddresses(services, request),
  async 'POST /api/matches'({ services, person, body, request }) {
    if (body.box && !(await services.limits.take(`box ${countedAs(request.ip)}`, BOXES_AN_HOUR, HOUR))) return TOO_FAST
    const created = await services.seating.make(person, body)
    if ('code' in created) return created
    const stored = await findMatch(services.store.db, created.id)
    if (!stored) return NO_MATCH
    const origin = originOf(services, request)
    const links = Object.entries(created.keys).map(([seat, key]) => [
      seat,
      seatLink(origin, created.id, Number(seat), key),
    ])
    return { match: describe(stored), keys: created.keys, links: Object.fromEntries(links) }
  },
  async 'GET /api/matches'({ services, query: { status, ...wished }, person }) {
    const wishes = person ? { ...wished, reader: person.id } : wished
    return { matches: (await publicTables(services.store.db, status, 100, SHOWN_PER_HOST, wishes)).map(describe) }
  },
  async 'GET /api/matches/{match}'({ services, match }) {
    const stored = await findMatch(services.store.db, match)
    return stored ? { match: describe(stored), people: services.presence.people(match) } : NO_MATCH
  },
  async 'GET /api/matches/{match}/box'({ services, match }) {
    const stored = await findMatch(services.store.db, match)
    if (!stored) return NO_MATCH
    const box = await boxOf(services.store.db, stored.header)
    return { box: box ? JSON.parse(box.text) : null }
  },
  async 'GET /api/matches/{match}/state'(call) {
    const { services, match: id, person, request, reply } = call
    const { since, wait } = call.query

    if (wait > 0) await services.longPolls.longer(id, since, wait * 1000)
    // Their session may have ended while they waited.
    const reader = wait > 0 && person ? await whoAsks(services, request, reply) : person
    const found = await services.live.read(id, match => {
      const seat = match.seatOf(reader?.id)
      return {
        match: id,
        game: match.header.game,
        index: match.index,
        seat,
        view: readable(match, seat),
        legal: legalMoves(match, seat),
        journal: journalSince(match, seat, since < 0 ? 0 : match.keptSince(since) + 1),
        standing: standingFor(match, seat),
      }
    })
    if (found) return found
    const stored = await findMatch(services.store.db, id)
    if (!stored) return NO_MATCH
    return { match: id, game: stored.header.game, index: -1, seat: -1, standing: { status: stored.header.status } }
  },
  async 'GET /api/matches/{match}/positions'({ services, match: id, person, query: { from, to, form } }) {
    const positions = await services.live.read(id, match => {
      if (form !== undefined && form !== formOf(match.room.game)) return OTHER_FORM
      return positionsFor(match, match.seatOf(person?.id), from, to)
    })
    return positions ?? NO_MATCH
  },
  'POST /api/matches/{match}/actions': ({ services, match, person, body }) => services.live.act(match, person.id, body),
  async 'POST /api/matches/{match}/seats/{seat}/take'({ services, match, seat, person, body }) {
    const refused = await services.seating.take(match, seat, person, body.key)
    if (refused) return refused
    const stored = await findMatch(services.store.db, match)
    return stored ? { match: describe(stored) } : NO_MATCH
  },
  'POST /api/matches/{match}/seats/{seat}/free': ({ services, match, seat, person }) =>
    services.seating.free(match, seat, person),
  'POST /api/matches/{match}/seats/{seat}/bot': ({ services, match, seat, person, body }) =>
    services.seating.seatBot(match, seat, person, body.bot),
  async 'POST /api/matches/{match}/seats/{seat}/link'({ services, match, seat, person, request }) {
    const created = await services.seating.newKey(match, seat, person)
    if ('code' in created) return created
    return { key: created.key, link: seatLink(originOf(services, request), match, seat, created.key) }
  },
  'DELETE /api/matches/{match}': ({ services, match, person }) => services.seating.cancel(match, person),
  'POST /api/matches/{match}/rematch': ({ services, match, person }) => services.seating.rematch(match, person),
  async 'GET /api/matches/{match}/record'({ services, match: id }) {
    const record = await services.live.read(id, match => {
      if (!match.over) return no('not-over', 'the record is there when the match is over')
      if (match.broken) return no('broken', match.broken)
      const names = match.seats.map(({ name, bot }, seat) => name ?? bot ?? `seat ${seat + 1}`)
      return recordOf(match.table, names)
    })
    return record ?? NO_MATCH
  },
  async 'GET /api/me/matches'({ services, person }) {
    const { db } = services.store
    const stored = await matchesOf(db, person.id, 200)
    const running = stored.filter(({ header }) => header.status === 'running').map(({ header }) => header.id)
    const waits = await waitsOf(db, running)
    const rematches = await rematchesFor(db, person.id, 20)
    return {
      matches: [
        ...rematches.map(({ seat, ...one }) => ({ ...describe(one), rematch: seat })),
        ...stored.map(one => ({ ...describe(one), wait: waits.get(one.header.id) })),
      ],
    }
  },
} satisfies Partial<Handlers>
