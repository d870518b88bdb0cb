import { randomUUID } from 'node:crypto'
import type { Shelf } from '@taproom/engine'
import type { Deed, Refused } from '@taproom/protocol'
import { now } from '../clock.ts'
import { type Entry, HOUSE } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import { no } from '../match/refused.ts'
import { Unreadable } from '../match/unreadable.ts'
import { entryCounts, entryOf, rowOf } from '../store/entries.ts'
import type { Append } from '../store/match-log.ts'
import { endUnread, findMatch, type Stored } from '../store/matches.ts'
import type { EntryRow } from '../store/tables.ts'
import { Audience, type Listener } from './audience.ts'
import { BotTurns, type BotTurnsOptions } from './bot-turns.ts'
import { Live } from './live.ts'
import { loadMatch } from './load.ts'
import { Rooms } from './rooms.ts'
import { rowsFrom, type Told } from './written.ts'

export interface Done {
  readonly index: number
}

export interface LiveMatchesOptions extends BotTurnsOptions {
  readonly shelf: Shelf
  /** What remains to be done when a match is over. */
  readonly ended: (match: Match) => void
  /** What we wrote into the log, once for each entry; the match is as it stands after it. */
  readonly wrote: (match: Match, entry: Entry) => void
}

/** How long matches stay in memory. */
export interface Keeping {
  /** A match that somebody follows sleeps when nothing was asked of it since then. */
  readonly awakeSince: number
  /** The others are forgotten when nothing was asked of them since then. */
  readonly since: number
  /** No more of each kind than so many. */
  readonly awakeAtMost: number
  readonly atMost: number
}

const TRIES = 6
/** So many matches are compared with the log in one query. */
const AT_ONCE = 200
/** All matches in play: takes actions, writes them down, tells everybody what they may know. */
export class LiveMatches {
  readonly #wishes: LiveMatchesOptions
  readonly #lives = new Map<string, Live>()
  readonly #loading = new Map<string, Promise<Live | undefined>>()
  readonly audience = new Audience()
  readonly rooms: Rooms
  readonly #bots: BotTurns
  /** How many of the matches in memory were compared with the log in this walk through them. */
  #compared = 0

  constructor(wishes: LiveMatchesOptions) {
    this.#wishes = wishes
    this.rooms = new Rooms(wishes.shelf, wishes.store.db)
    this.#bots = new BotTurns(wishes, {
      audience: this.audience,
      inTurn: (live, job) => this.#inTurn(live, job),
      move: (live, seat, deed, bot) => this.#act(live, () => seat, deed, bot),
    })
  }

  /** How many matches are known here now, asleep or awake. */
  get size(): number {
    return this.#lives.size
  }

  /** How many of them have their table in memory. */
  get awake(): number {
    let awake = 0
    for (const { isAwake } of this.#lives.values()) if (isAwake) awake++
    return awake
  }

  /** Does it, and answers when it is written for good; or says why not. */
  async act(id: string, person: string, deed: Deed): Promise<Done | Refused> {
    try {
      const live = this.#lives.get(id) ?? (await this.#open(id))
      if (live) return await this.#act(live, match => match.seats.find(seat => seat.person === person)?.seat, deed)
    } catch (error) {
      if (deed.action.kind !== 'end' || !(error instanceof Unreadable)) throw error
      const ended = await this.#endUnread(id, person)
      if (ended) return ended
    }
    return no('no-match', 'there is no such match in play')
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
      const end: Deed = { action: { kind: 'end' }, expected: 0, id: randomUUID() }
      const done = live && (await this.#act(live, () => HOUSE, end))
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

  async #act(
    live: Live,
    seatIn: (match: Match) => number | undefined,
    deed: Deed,
    bot?: string,
  ): Promise<Done | Refused> {
    const began = performance.now()
    const outcome = await this.#inTurn(live, () => {
      const seat = seatIn(live.match)
      if (seat === undefined) return no('not-seated', 'you do not sit at this table')
      return this.#write(live, seat, deed, bot)
    })
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

  #append(match: Match, entry: Entry): Promise<boolean> {
    const append: Append = {
      entry: rowOf(match.header.id, entry),
      wait: match.summary(),
      ...(match.over
        ? {
            end: { status: match.ended === undefined ? 'over' : 'ended', ended: entry.at, reason: match.ended ?? null },
          }
        : {}),
    }
    return this.#wishes.store.log.append(append).catch(error => {
      this.#wishes.meters.trouble('append', error)
      return false
    })
  }

  /** In its turn, awake and as the log says. */
  #inTurn<T>(live: Live, job: () => Promise<T> | T): Promise<T> {
    return live.inTurn(() => {
      if (live.doubtful) return this.#reload(live).then(job)
      return live.isAwake ? job() : this.#wake(live).then(job)
    })
  }

  #open(id: string): Promise<Live | undefined> {
    const known = this.#lives.get(id)
    if (known) return Promise.resolve(known)
    const begun = this.#loading.get(id)
    if (begun) return begun
    const loading = this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #load(id: string): Promise<Live | undefined> {
    const stored = await this.#stored(id)
    if (!stored) return undefined
    const { match } = await loadMatch(this.#wishes.store.db, this.rooms, stored)
    const live = new Live(id, match)
    this.#lives.set(id, live)
    return live
  }

  /** Open tables have no log yet. */
  async #stored(id: string): Promise<Stored | undefined> {
    const stored = await findMatch(this.#wishes.store.db, id)
    return stored?.header.status === 'open' || stored?.header.status === 'expired' ? undefined : stored
  }

  async #storedStill({ id }: Live): Promise<Stored> {
    const stored = await this.#stored(id)
    if (stored) return stored
    this.#lives.delete(id)
    throw new Error('the match is gone')
  }

  /** Who follows it notices nothing: it is made as they saw it last, and what was written elsewhere meanwhile is told as ever. */
  async #wake(live: Live): Promise<void> {
    const began = performance.now()
    const { store, meters } = this.#wishes
    const { match, later } = await loadMatch(store.db, this.rooms, await this.#storedStill(live), live.index)
    live.match = match
    this.audience.remember(live)
    meters.woken(performance.now() - began)
    this.#follow(live, later)
  }

  async #reload(live: Live): Promise<void> {
    this.#wishes.meters.reloaded()
    // Should this fail, the next one who asks tries again: an entry that was played here but is not in the log must not be built on.
    live.doubtful = true
    const { match } = await loadMatch(this.#wishes.store.db, this.rooms, await this.#storedStill(live))
    live.match = match
    live.doubtful = false
    this.audience.showAll(live)
  }

  /** Other processes wrote entries. */
  async entriesElsewhere(of: readonly Told[]): Promise<void> {
    const behind: { readonly live: Live; readonly rows: readonly EntryRow[] | undefined }[] = []
    for (const told of of) {
      const [id, last] = told
      // What cannot be read is its own trouble and told to whoever opens it.
      const live = this.#lives.get(id) ?? (await this.#loading.get(id)?.catch(() => undefined))
      // Who sleeps reads its log when it wakes.
      if (live && live.index <= last) behind.push({ live, rows: live.isAwake ? rowsFrom(told, live.index) : [] })
    }
    const wanted = behind.filter(({ rows }) => !rows).map(({ live: { id, index } }) => ({ match: id, index }))
    const found = wanted.length > 0 ? await this.#wishes.store.read(wanted) : []
    await Promise.all(
      behind.map(({ live, rows = found.filter(({ match }) => match === live.id) }) =>
        this.#inTurn(live, () => this.#follow(live, rows.map(entryOf))),
      ),
    )
  }

  #follow(live: Live, entries: readonly Entry[]): void {
    // By its turn the match may have some of them already.
    for (const entry of entries) if (entry.index === live.match.index) this.audience.tell(live, live.match.apply(entry))
    this.#goOn(live)
  }

  /** Other people sit there than those we know of. */
  async reseated(id: string): Promise<void> {
    const live = this.#lives.get(id) ?? (await this.#loading.get(id))
    if (!live) return
    await this.#inTurn(live, () => this.#reload(live))
  }

  isInPlay(id: string): boolean {
    return this.#lives.has(id) || this.#loading.has(id)
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
    if (live.match.over) this.#wishes.ended(live.match)
    else this.#bots.goOn(live)
  }

  /** A bot that should have moved and did not, because its process died. */
  async nudge(id: string): Promise<void> {
    const live = await this.#open(id)
    if (live) await this.#inTurn(live, () => this.#goOn(live))
  }

  /** Lets matches sleep that are followed but not played, and forgets those that nobody follows; the log has them all. */
  tidy({ awakeSince, since, awakeAtMost, atMost }: Keeping): void {
    const idle = [...this.#lives.values()].filter(({ isBusy, doubtful }) => !isBusy && !doubtful)
    const followed = idle.filter(({ id, isAwake }) => isAwake && this.audience.isFollowed(id))
    for (const live of tooMany(followed, awakeSince, awakeAtMost)) live.sleep()
    const others = idle.filter(({ id }) => !this.audience.isFollowed(id))
    for (const { id, isAwake } of others) if (!isAwake) this.#lives.delete(id)
    for (const { id } of tooMany(others, since, atMost)) this.#lives.delete(id)
  }

  /** No bot begins to think any more, and another process may think at once for those who do. */
  rest(): Promise<void> {
    return this.#bots.rest()
  }

  /** What was begun is written. */
  async close(): Promise<void> {
    await this.rest().catch(error => this.#wishes.meters.trouble('claim', error))
    await Promise.allSettled(this.#loading.values())
    await Promise.allSettled([...this.#lives.values()].map(live => live.settled()))
    await this.#wishes.store.log.idle()
  }
}

/** Those that were not used since then, and of the others the ones that were not used for longest. */
function tooMany(lives: readonly Live[], since: number, atMost: number): readonly Live[] {
  const sorted = [...lives].sort((a, b) => b.used - a.used)
  return sorted.filter(({ used }, i) => used < since || i >= atMost)
}
