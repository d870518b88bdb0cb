import { type AnyRoom, freshSeed, missingSeat, seedHash } from '@taproom/engine'
import { type Description, type MatchWishes, nameBeside, type Person, type Refused } from '@taproom/protocol'
import { clock } from '../clock.ts'
import { botTrouble } from '../match/bots.ts'
import { boxFrom, withBox } from '../match/box.ts'
import { Match } from '../match/match.ts'
import { NO_MATCH, no } from '../match/refused.ts'
import { decline, welcomeAt } from '../people/invitations.ts'
import { freshId, freshToken, hashOf } from '../people/people.ts'
import { boxOf } from '../store/boxes.ts'
import { changeSeats, findMatch, insertMatch, type SeatChange, type Seated, type Stored } from '../store/matches.ts'
import type { Db } from '../store/store.ts'
import type { MatchRow, SeatRow } from '../store/tables.ts'
import { type Caps, OneByOne, tableCap } from './caps.ts'
import type { LiveMatches } from './live-matches.ts'

export interface NewMatch {
  readonly id: string
  /** The key of each open seat, told once: only their hashes are kept. */
  readonly keys: { readonly [seat: number]: string }
}

/** Told whenever somebody changed something at an open table; the match may have begun. */
type Changed = (match: string, by: string) => Promise<void>

/** Makes tables and seats people at them, until the match begins. */
export class Seating {
  readonly #db: Db
  readonly #live: LiveMatches
  readonly #expiry: number
  readonly #changed: Changed
  readonly #caps: Caps
  readonly #oneByOne = new OneByOne()

  constructor(db: Db, live: LiveMatches, expiry: number, changed: Changed, caps: Caps) {
    this.#db = db
    this.#live = live
    this.#expiry = expiry
    this.#changed = changed
    this.#caps = caps
  }

  make(host: Person, wishes: MatchWishes, before: string | null = null): Promise<NewMatch | Refused> {
    return this.#oneByOne.of(host.id, () => this.#make(host, wishes, before))
  }

  async #make(host: Person, wishes: MatchWishes, before: string | null): Promise<NewMatch | Refused> {
    const ours = await this.#live.rooms.named(wishes.game)
    if (!ours) return no('no-game', `there is no game "${wishes.game}"`)
    const box = wishes.box && boxFrom(wishes.box)
    if (box && 'code' in box) return box
    const room = box ? withBox(ours, box) : ours
    if (typeof room === 'string') return no('bad-box', room)
    const { game } = room
    const { from, to } = game.declared.seats
    if (wishes.seats.length < from || wishes.seats.length > to)
      return no('bad-seats', `${game.id} is played with ${from} to ${to} seats`)
    if (wishes.seats.every(({ kind }) => kind === 'bot')) return REFUSED['nobody-sits']
    if (wishes.seats.filter(({ kind }) => kind === 'me').length > 1) return no('bad-seats', 'you can sit only once')
    const options = game.options(wishes.options)
    if (typeof options === 'string') return no('bad-options', options)
    const missing = missingSeat(options, wishes.seats.length)
    if (missing !== undefined) return no('bad-options', missing)
    const now = clock.now()
    const seed = freshSeed()
    const full = wishes.seats.every(({ kind }) => kind !== 'open')
    const capped = await tableCap(this.#db, this.#caps, host, full)
    if (capped) return capped
    const header: MatchRow = {
      id: freshId(),
      game: game.id,
      rules: game.rules,
      seats: wishes.seats.length,
      options: JSON.stringify(options),
      box: box?.hash ?? null,
      seed,
      seed_hash: seedHash(seed),
      pace: JSON.stringify(wishes.pace),
      visibility: wishes.visibility,
      takebacks: wishes.takebacks ? 1 : 0,
      // With other components it is another contest.
      rated: wishes.rated && !box ? 1 : 0,
      host: host.id,
      status: full ? 'running' : 'open',
      created: now,
      started: full ? now : null,
      ended: null,
      reason: null,
      expires: full ? null : now + this.#expiry,
      settled: 0,
      next: null,
      before,
    }
    const keys: Record<number, string> = {}
    const seats: SeatRow[] = []
    for (const [seat, wish] of wishes.seats.entries()) {
      const row: SeatRow = { match: header.id, seat, person: null, bot: null, key_hash: null, name: null }
      if (wish.kind === 'me') seats.push({ ...row, person: host.id, name: host.name })
      else if (wish.kind === 'bot') {
        const trouble = noBot(room, wish.bot)
        if (trouble) return trouble
        seats.push({ ...row, bot: wish.bot })
      } else {
        keys[seat] = freshToken()
        seats.push({ ...row, key_hash: hashOf(keys[seat]) })
      }
    }
    const match = box ? tried(room, header, seats) : new Match(room, header, seats)
    if (typeof match === 'string') return no('bad-box', match)
    await insertMatch(this.#db, header, seats, full ? match.summary() : undefined, box)
    await this.#changed(header.id, host.id)
    return { id: header.id, keys }
  }

  /**
   * Sits down. At a public table any open seat will do; elsewhere the seat's link is needed, an
   * invitation, or having sat there before. Who was blocked by somebody there needs one of the first two everywhere.
   */
  async take(match: string, seat: number, person: Person, key: string | undefined): Promise<Refused | undefined> {
    const earlier = await this.#satThereBefore(match, seat, person.id)
    const welcome = await welcomeAt(this.#db, match, seat, person.id)
    const refused = await this.#change(match, person, ({ header, seats }) => {
      const row = seats[seat]
      if (!row) return 'taken'
      if (row.person === person.id) return { seat, to: {} }
      if (seats.some(other => other.person === person.id)) return 'seated-already'
      if (row.person ?? row.bot) return 'taken'
      const invited = welcome.invited || (key !== undefined && row.key_hash === hashOf(key))
      const free = !welcome.blocked && (earlier || header.visibility === 'public')
      if (!invited && !free) return 'wrong-key'
      return {
        seat,
        to: {
          person: person.id,
          name: nameBeside(
            person.name,
            seats.map(({ name }) => name),
          ),
        },
      }
    })
    if (!refused) await decline(this.#db, match, person.id)
    return refused
  }

  async #satThereBefore(match: string, seat: number, person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.before')
      .select('seat.person')
      .where('match.id', '=', match)
      .where('seat.seat', '=', seat)
      .executeTakeFirst()
    return row?.person === person
  }

  /** Stands up again, or asks somebody to: the host may free every seat. */
  async free(match: string, seat: number, person: Person): Promise<Refused | undefined> {
    return this.#change(match, person, ({ header, seats }) => {
      const row = seats[seat]
      if (!row || (header.host !== person.id && row.person !== person.id)) return 'wrong-key'
      return { seat, to: { person: null, bot: null, name: null } }
    })
  }

  async seatBot(match: string, seat: number, person: Person, bot: string): Promise<Refused | undefined> {
    const stored = await findMatch(this.#db, match)
    const room = stored && (await this.#live.rooms.named(stored.header.game))
    const trouble = room && noBot(room, bot)
    if (trouble) return trouble
    return this.#change(match, person, ({ header, seats }) => {
      if (header.host !== person.id) return 'wrong-key'
      const row = seats[seat]
      if (!row || (row.person ?? row.bot)) return 'taken'
      return seats.every(other => other === row || other.bot) ? 'nobody-sits' : { seat, to: { bot } }
    })
  }

  /** A new link for a seat; the old one is good for nothing any more. */
  async newKey(match: string, seat: number, person: Person): Promise<{ readonly key: string } | Refused> {
    const key = freshToken()
    const refused = await this.#change(match, person, ({ header, seats }) => {
      if (header.host !== person.id) return 'wrong-key'
      const row = seats[seat]
      return !row || (row.person ?? row.bot) ? 'taken' : { seat, to: { key_hash: hashOf(key) } }
    })
    return refused ?? { key }
  }

  async #change(
    match: string,
    person: Person,
    change: (stored: Stored) => { seat: number; to: SeatChange } | Exclude<Seated, 'done' | 'not-open'>,
  ): Promise<Refused | undefined> {
    const stored = await findMatch(this.#db, match)
    const found = stored && (await this.#live.rooms.of(stored.header))
    if (!found) return NO_MATCH
    const { room, trouble } = found
    const now = clock.now()
    const outcome = await changeSeats(this.#db, match, now, now + this.#expiry, change, ({ header, seats }) =>
      new Match(room, header, seats, trouble).summary(),
    )
    if (outcome !== 'done') return REFUSED[outcome]
    await this.#changed(match, person.id)
    return undefined
  }

  /** The host clears away an open table. */
  async cancel(match: string, person: Person): Promise<Refused | undefined> {
    const gone = await this.#db
      .updateTable('match')
      .set({ status: 'expired', ended: clock.now() })
      .where('id', '=', match)
      .where('host', '=', person.id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!gone) return no('forbidden', 'only its host can clear away an open table')
    await this.#changed(match, person.id)
    return undefined
  }

  /** Whoever goes for good leaves no empty chair with their name: their tables are cleared away, their seats are free again. */
  async standUpEverywhere(person: Person): Promise<void> {
    const open = await this.#db
      .selectFrom('match')
      .leftJoin('seat', join => join.onRef('seat.match', '=', 'match.id').on('seat.person', '=', person.id))
      .select(['match.id', 'match.host', 'seat.seat'])
      .where('match.status', '=', 'open')
      .where(eb => eb.or([eb('match.host', '=', person.id), eb('seat.person', '=', person.id)]))
      .execute()
    for (const { id, host, seat } of open) {
      if (host === person.id) await this.cancel(id, person)
      else if (seat !== null) await this.free(id, seat, person)
    }
  }

  /** The same table again: who asks sits, bots sit, the others take their seats when they come. Asked twice it is the same one. */
  async rematch(match: string, person: Person): Promise<{ readonly id: string } | Refused> {
    const stored = await findMatch(this.#db, match)
    if (!stored) return NO_MATCH
    const { header, seats } = stored
    if (!seats.some(seat => seat.person === person.id)) return no('not-seated', 'you did not sit at this table')
    if (header.status !== 'over' && header.status !== 'ended') return no('not-over', 'this match is not over')
    const again = () => this.#db.selectFrom('match').select('id').where('before', '=', match).executeTakeFirst()
    const existing = await again()
    if (existing) return existing
    const box = await boxOf(this.#db, header)
    const wishes: MatchWishes = {
      game: header.game,
      options: JSON.parse(header.options),
      ...(box ? { box: JSON.parse(box.text) } : {}),
      seats: seats.map(seat => {
        if (seat.person === person.id) return { kind: 'me' }
        return seat.bot ? { kind: 'bot', bot: seat.bot } : { kind: 'open' }
      }),
      pace: JSON.parse(header.pace),
      visibility: header.visibility,
      takebacks: header.takebacks === 1,
      rated: header.rated === 1,
    }
    try {
      const created = await this.make(person, wishes, match)
      if ('code' in created) return created
      await this.#db.updateTable('match').set({ next: created.id }).where('id', '=', match).execute()
      await this.#changed(match, person.id)
      return { id: created.id }
    } catch (error) {
      // Two asked at once: the store let only one rematch be made.
      const other = await again()
      if (other) return other
      throw error
    }
  }
}

const REFUSED = {
  'not-open': no('not-open', 'this table is not open any more'),
  taken: no('seat-taken', 'this seat is taken'),
  'seated-already': no('seated-already', 'you already sit at this table'),
  // Bots among themselves would only take the time of bots that people wait for.
  'nobody-sits': no('nobody-sits', 'at least one person sits at a table'),
  'wrong-key': no('forbidden', 'this is not yours to change; a seat is taken with its link'),
} as const

/** A box may have the right form and still be one that nobody can set up. */
function tried(room: AnyRoom, header: MatchRow, seats: readonly SeatRow[]): Match | string {
  try {
    return new Match(room, header, seats)
  } catch {
    return 'with these components the table cannot be set up'
  }
}

function noBot(room: AnyRoom, bot: string): Refused | undefined {
  const trouble = botTrouble(bot, room)
  return trouble === undefined ? undefined : no('no-such-bot', trouble)
}

/** A match as everybody who knows its id may see it. */
export function describe({ header, seats }: Stored): Description {
  const over = header.status === 'over' || header.status === 'ended'
  return {
    id: header.id,
    game: header.game,
    rules: header.rules,
    options: JSON.parse(header.options),
    box: header.box,
    pace: JSON.parse(header.pace),
    visibility: header.visibility,
    takebacks: header.takebacks === 1,
    rated: header.rated === 1,
    status: header.status,
    host: header.host,
    created: header.created,
    started: header.started,
    ended: header.ended,
    reason: header.reason,
    expires: header.expires,
    seedHash: header.seed_hash,
    ...(over ? { seed: header.seed } : {}),
    next: header.next,
    before: header.before,
    seats: seats.map(({ seat, person, bot, name }) => ({ seat, person, bot, name, open: !person && !bot })),
  }
}
