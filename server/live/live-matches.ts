import { randomUUID } from 'node:crypto'
import type { Shelf } from '@taproom/engine'
import type { Deed, Refused } from '@taproom/protocol'
import { now } from '../clock.ts'
import { type Entry, HOUSE } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import { no } from '../match/refused.ts'
import { Unreadable } from '../match/unreadable.ts'
import type { Append } from '../store/match-log.ts'
import { boxOf, claimBot, endUnread, entryCounts, entryOf, findMatch, renewClaim, rowOf } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import { Audience, type Listener, type Shown } from './audience.ts'
import { loadMatch } from './load.ts'
import { Rooms } from './rooms.ts'
import type { Thinker } from './thinker.ts'
import type { Thoughts } from './thoughts.ts'

export interface Done {
  readonly index: number
}

export interface Meters {
  acknowledged(kind: string, milliseconds: number): void
  refused(code: string): void
  reloaded(): void
  /** A bot's thought was put off: too many wait already. */
  putOff(): void
  trouble(what: string, error: unknown): void
}

export interface LiveMatchesOptions {
  readonly store: Store
  readonly shelf: Shelf
  readonly thinker: Thinker
  readonly thoughts: Thoughts
  readonly meters: Meters
  /** Before a bot answers, so that people can follow and take back; milliseconds. */
  readonly botPause: number
  /** What remains to be done when a match is over. */
  readonly ended: (match: Match) => void
  /** What we wrote into the log, once for each entry; the match is as it stands after it. */
  readonly wrote: (match: Match, entry: Entry) => void
}

/** A match in memory: a copy of what the log says, thrown away at any time. Everything that reads or changes it stands in one queue. */
interface Live extends Shown {
  queue: Promise<unknown>
  waiting: number
  used: number
  thinking: number
  /** What is in memory may not be what the log says: the log is read again before anything else. */
  doubtful: boolean
}

const TRIES = 6
/** So many matches are compared with the log in one query. */
const AT_ONCE = 200
/** A process that thinks about a bot's move says so again and again; when it falls silent for so long, another one takes over. */
const CLAIM = 1500

/** All matches in play: takes actions, writes them down, tells everybody what they may know. */
export class LiveMatches {
  readonly #wishes: LiveMatchesOptions
  readonly #lives = new Map<string, Promise<Live | undefined>>()
  readonly audience = new Audience()
  readonly rooms: Rooms
  /** The bots' moves that this process thinks about. */
  readonly #claims = new Map<string, number>()
  #closed = false
  /** How many of the matches in memory were compared with the log in this walk through them. */
  #compared = 0

  constructor(wishes: LiveMatchesOptions) {
    this.#wishes = wishes
    this.rooms = new Rooms(wishes.shelf, wishes.store.db)
  }

  /** How many matches are in memory now. */
  get size(): number {
    return this.#lives.size
  }

  /** Does it, and answers when it is written for good; or says why not. */
  async act(id: string, person: string, deed: Deed): Promise<Done | Refused> {
    const live = await this.#open(id).catch(async error => {
      if (deed.action.kind !== 'end' || !(error instanceof Unreadable)) throw error
      return this.#endUnread(id, person)
    })
    if (!live) return no('no-match', 'there is no such match in play')
    if ('index' in live) return live
    const seat = live.match.seatOf(person)
    if (seat < 0) return no('not-seated', 'you do not sit at this table')
    return this.#act(live, seat, deed)
  }

  /** Nobody can play it on, so one of those who sit there is enough. */
  async #endUnread(id: string, person: string): Promise<Done | undefined> {
    const { store } = this.#wishes
    if (!(await endUnread(store.db, id, person, now()))) return undefined
    return { index: (await entryCounts(store.db, [id])).get(id) ?? 0 }
  }

  /** Who runs the server ends it, whoever sits there; false when it is not in play. */
  async endByHouse(id: string): Promise<boolean> {
    try {
      const live = await this.#open(id)
      const done = live && (await this.#act(live, HOUSE, { action: { kind: 'end' }, expected: 0, id: randomUUID() }))
      return done !== undefined && 'index' in done
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return endUnread(this.#wishes.store.db, id, undefined, now())
    }
  }

  /** It was deleted. */
  forget(id: string): void {
    this.#lives.delete(id)
  }

  async #act(live: Live, seat: number, deed: Deed, bot?: string): Promise<Done | Refused> {
    const began = performance.now()
    const outcome = await this.#inTurn(live, () => this.#write(live, seat, deed, bot))
    const { meters } = this.#wishes
    if ('code' in outcome) meters.refused(outcome.code)
    else meters.acknowledged(deed.action.kind, performance.now() - began)
    return outcome
  }

  async #write(live: Live, seat: number, { action, expected, id }: Deed, bot?: string): Promise<Done | Refused> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { match } = live
      const repeated = match.indexOf(seat, id)
      if (repeated !== undefined) return { index: repeated + 1 }
      const at = match.timeOf(now())
      const refused = match.refusal(seat, action, expected, at, bot !== undefined)
      if (refused) return refused
      const entry = match.entry(seat, at, id, action, bot)
      const change = match.apply(entry)
      if (await this.#append(match, entry)) {
        this.audience.tell(live, change)
        this.#wishes.wrote(match, entry)
        this.#goOn(live)
        return { index: entry.index + 1 }
      }
      // Somebody else wrote this index, or nobody knows whether we did: only the log can say.
      await this.#reload(live)
    }
    return no('busy', 'too many at once; try again')
  }

  async #append(match: Match, entry: Entry): Promise<boolean> {
    const append: Append = {
      entry: rowOf(match.header.id, entry),
      wait: match.summary(),
      ...(match.over
        ? {
            end: { status: match.ended === undefined ? 'over' : 'ended', ended: entry.at, reason: match.ended ?? null },
          }
        : {}),
    }
    try {
      return await this.#wishes.store.log.append(append)
    } catch (error) {
      this.#wishes.meters.trouble('append', error)
      return false
    }
  }

  /** One after the other: a match is never seen between an action and its commit. */
  #inTurn<T>(live: Live, job: () => Promise<T> | T): Promise<T> {
    live.waiting++
    live.used = now()
    const result = live.queue.then(async () => {
      if (live.doubtful) await this.#reload(live)
      return job()
    })
    live.queue = result.then(
      () => {},
      () => {},
    )
    return result.finally(() => {
      live.waiting--
    })
  }

  #open(id: string): Promise<Live | undefined> {
    const known = this.#lives.get(id)
    if (known) return known
    const loading = this.#load(id).then(
      match => {
        if (!match) this.#lives.delete(id)
        return (
          match && {
            id,
            match,
            queue: Promise.resolve(),
            waiting: 0,
            views: new Map(),
            used: now(),
            thinking: -1,
            doubtful: false,
          }
        )
      },
      error => {
        this.#lives.delete(id)
        throw error
      },
    )
    this.#lives.set(id, loading)
    return loading
  }

  /** A match from its log; open tables have none yet. */
  async #load(id: string): Promise<Match | undefined> {
    const stored = await findMatch(this.#wishes.store.db, id)
    if (!stored || stored.header.status === 'open' || stored.header.status === 'expired') return undefined
    return loadMatch(this.#wishes.store.db, this.rooms, stored)
  }

  async #reload(live: Live): Promise<void> {
    this.#wishes.meters.reloaded()
    // Should this fail, the next one who asks tries again: an entry that was played here but is not in the log must not be built on.
    live.doubtful = true
    const match = await this.#load(live.id)
    if (!match) {
      this.#lives.delete(live.id)
      throw new Error('the match is gone')
    }
    live.match = match
    live.doubtful = false
    this.audience.showAll(live)
  }

  /** Other processes wrote entries: the last index of each match. */
  async entriesElsewhere(of: readonly (readonly [match: string, index: number])[]): Promise<void> {
    const behind: Live[] = []
    for (const [id, index] of of) {
      // What cannot be read is its own trouble and told to whoever opens it.
      const live = await this.#lives.get(id)?.catch(() => undefined)
      if (live && live.match.index <= index) behind.push(live)
    }
    if (behind.length === 0) return
    const rows = await this.#wishes.store.read(behind.map(({ id, match }) => ({ match: id, index: match.index })))
    await Promise.all(
      behind.map(live => {
        const entries = rows.filter(({ match }) => match === live.id).map(entryOf)
        return this.#inTurn(live, () => this.#follow(live, entries))
      }),
    )
  }

  #follow(live: Live, entries: readonly Entry[]): void {
    // By its turn the match may have some of them already.
    for (const entry of entries) if (entry.index === live.match.index) this.audience.tell(live, live.match.apply(entry))
    this.#goOn(live)
  }

  /** Other people sit there than those we know of. */
  async reseated(id: string): Promise<void> {
    const live = await this.#lives.get(id)
    if (live) await this.#inTurn(live, () => this.#reload(live))
  }

  isInPlay(id: string): boolean {
    return this.#lives.has(id)
  }

  /** Brings everything in memory to what the log says: for when it is not known what was said elsewhere. */
  async catchUp(): Promise<void> {
    const ids = [...this.#lives.keys()]
    for (let from = 0; from < ids.length; from += AT_ONCE) await this.#compare(ids.slice(from, from + AT_ONCE))
  }

  /** The same for some at a time: a process that dies after it wrote an entry has told nobody. */
  async catchUpSome(): Promise<void> {
    const ids = [...this.#lives.keys()]
    if (this.#compared >= ids.length) this.#compared = 0
    const some = ids.slice(this.#compared, this.#compared + AT_ONCE)
    this.#compared += AT_ONCE
    if (some.length > 0) await this.#compare(some)
  }

  async #compare(ids: readonly string[]): Promise<void> {
    const entries = await entryCounts(this.#wishes.store.db, ids)
    await this.entriesElsewhere([...entries].map(([id, count]) => [id, count - 1]))
  }

  /** Follows a match from an index on. Answers false when there is no such match in play. */
  async watch(id: string, listener: Listener, since = 0): Promise<boolean> {
    const live = await this.#open(id)
    if (!live) return false
    await this.#inTurn(live, () => {
      this.audience.listen(id, listener)
      this.audience.show(live, listener, since)
    })
    return true
  }

  /** Reads a match as it stands in the log. */
  async read<T>(id: string, look: (match: Match) => T): Promise<T | undefined> {
    const live = await this.#open(id)
    return live && this.#inTurn(live, () => look(live.match))
  }

  /** Everybody who was waiting at an open table sees it in play. */
  async started(id: string): Promise<void> {
    const live = await this.#open(id)
    if (!live) return
    await this.#inTurn(live, () => {
      this.audience.showAll(live)
      this.#goOn(live)
    })
  }

  #goOn(live: Live): void {
    const { match } = live
    if (match.over) this.#wishes.ended(match)
    else if (match.botToMove !== undefined && live.thinking !== match.index && !this.#closed) {
      live.thinking = match.index
      setTimeout(() => void this.#think(live, match.index), this.#wishes.botPause)
    }
  }

  async #think(live: Live, index: number): Promise<void> {
    const { thoughts, meters } = this.#wishes
    const { header } = live.match
    const thought = thoughts.think({ person: header.host ?? '', match: live.id }, () => this.#answer(live))
    if (!thought) {
      // The round asks again; or the match waits already, and will be looked at as it stands then.
      if (!thoughts.matches.includes(live.id)) meters.putOff()
      if (live.thinking === index) live.thinking = -1
      return
    }
    try {
      await thought
    } catch (error) {
      if (!this.#closed) meters.trouble('bot', error)
    }
  }

  /** A bot's turn to think: about the match as it stands now. */
  async #answer(live: Live): Promise<void> {
    const { store, thinker, meters } = this.#wishes
    let index = live.thinking
    try {
      const asked = await this.#inTurn(live, () => {
        const { match } = live
        const bot = match.botToMove
        if (this.#closed || bot === undefined) return undefined
        index = match.index
        live.thinking = index
        const seat = match.waitingFor
        const { game, rules } = match.header
        return { game, rules, bot, seat, cells: this.audience.lookAt(match, seat).slice() }
      })
      if (!asked) return
      const box = await boxOf(store.db, live.match.header)
      const at = now()
      // Not before its turn: who waits in several processes is thought about by the first that comes to it.
      if (!(await claimBot(store.db, live.id, index, at, at + CLAIM))) return
      this.#claims.set(live.id, index)
      const renewal = setInterval(() => {
        if (!this.#closed)
          renewClaim(store.db, live.id, index, now() + CLAIM).catch(error => meters.trouble('claim', error))
      }, CLAIM / 3)
      const move = await thinker.think({ ...asked, ...(box ? { box } : {}) }).finally(() => clearInterval(renewal))
      if (this.#closed) return
      const id = `bot-${index}-${randomUUID().slice(0, 8)}`
      await this.#act(live, asked.seat, { action: { kind: 'move', move }, expected: index, id }, asked.bot)
    } finally {
      if (live.thinking === index) live.thinking = -1
      if (this.#claims.get(live.id) === index) this.#claims.delete(live.id)
    }
  }

  /** A bot that should have moved and did not, because its process died. */
  async nudge(id: string): Promise<void> {
    const live = await this.#open(id)
    if (live) await this.#inTurn(live, () => this.#goOn(live))
  }

  /** Forgets matches that nobody follows; the log has them. */
  tidy(olderThan: number, atMost: number): void {
    const idle: { id: string; used: number }[] = []
    for (const [id, loading] of this.#lives)
      void loading.then(live => {
        if (!live || live.waiting > 0 || this.audience.isFollowed(id)) return
        if (live.used < olderThan) this.#lives.delete(id)
        else idle.push({ id, used: live.used })
      })
    setImmediate(() => {
      idle.sort((a, b) => a.used - b.used)
      for (const { id } of idle.slice(0, Math.max(0, this.#lives.size - atMost))) this.#lives.delete(id)
    })
  }

  /** No bot begins to think any more, and another process may think at once for those who do. */
  async rest(): Promise<void> {
    this.#closed = true
    const claims = [...this.#claims]
    this.#claims.clear()
    for (const [id, index] of claims) await renewClaim(this.#wishes.store.db, id, index, 0)
  }

  /** What was begun is written. */
  async close(): Promise<void> {
    await this.rest().catch(error => this.#wishes.meters.trouble('claim', error))
    const lives = await Promise.allSettled(this.#lives.values())
    await Promise.allSettled(lives.map(live => (live.status === 'fulfilled' ? live.value?.queue : undefined)))
    await this.#wishes.store.log.idle()
  }
}
