import type { ServerFrame } from '@taproom/protocol'
import type { Change } from '../match/history.ts'
import type { Match } from '../match/match.ts'
import { tableFor, UpdateTexts } from '../match/messages.ts'
import type { SeatRow } from '../store/tables.ts'

/** Somebody who follows a match: a socket, a waiting request. */
export interface Listener {
  readonly person: string | undefined
  /** Their seat, −1 for spectators; set when the match is there. */
  seat: number
  /** A frame as text, with its kind. */
  send(text: string, kind: ServerFrame['t']): void
}

/** A match that is looked at. */
export interface Shown {
  readonly id: string
  match: Match
  /** What each seat that is listened to was last shown. */
  readonly views: Map<number, Int16Array>
}

type View = ReturnType<Match['table']['view']>

/** The table that spectators of a match were shown last, as text. */
interface ShownTable {
  readonly match: Match
  readonly index: number
  readonly since: number
  readonly text: string
}

/** So many matches to which spectators come at once. */
const KEPT_TABLES = 50

/** Who follows which match here, and what each of them is told: their own view and their own journal, nothing else. */
export class Audience {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #looks = new Map<string, View>()
  readonly #tables = new Map<string, ShownTable>()

  /** The matches that somebody follows. */
  followed(): Iterable<string> {
    return this.#listeners.keys()
  }

  isFollowed(id: string): boolean {
    return this.#listeners.has(id)
  }

  of(id: string): ReadonlySet<Listener> {
    return this.#listeners.get(id) ?? new Set()
  }

  listen(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(id, listeners)
  }

  leave(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(id)
  }

  /** What a seat sees, good until the next look: making a view anew costs more than everything else about it. */
  lookAt({ table }: Match, seat: number): Int16Array {
    const view = table.view(seat, table.index, this.#looks.get(table.game.id))
    this.#looks.set(table.game.id, view)
    return view.cells
  }

  /** The table as it stands before the match begins, for everybody who follows it. */
  describe(id: string, text: string, seats: readonly SeatRow[]): void {
    const seatOf = new Map(seats.map(({ person, seat }) => [person, seat]))
    for (const listener of this.of(id)) {
      listener.seat = listener.person === undefined ? -1 : (seatOf.get(listener.person) ?? -1)
      listener.send(text, 'match')
    }
  }

  /** The whole table, with what happened since an index. */
  show(shown: Shown, listener: Listener, since: number): void {
    listener.seat = shown.match.seatOf(listener.person)
    if (!shown.views.has(listener.seat)) shown.views.set(listener.seat, this.lookAt(shown.match, listener.seat).slice())
    listener.send(this.#tableText(shown, listener.seat, since), 'table')
  }

  /** Takes the table as it is for what everybody who follows it was last shown. */
  remember({ id, match, views }: Shown): void {
    for (const { seat } of this.of(id)) if (!views.has(seat)) views.set(seat, this.lookAt(match, seat).slice())
  }

  /** Spectators all see the same: it is written once for those who come between two moves. */
  #tableText({ id, match }: Shown, seat: number, since: number): string {
    if (seat >= 0) return JSON.stringify(tableFor(match, seat, since))
    const known = this.#tables.get(id)
    if (known?.match === match && known.index === match.index && known.since === since) return known.text
    const text = JSON.stringify(tableFor(match, seat, since))
    this.#tables.delete(id)
    this.#tables.set(id, { match, index: match.index, since, text })
    const [oldest] = this.#tables.keys()
    if (oldest !== undefined && this.#tables.size > KEPT_TABLES) this.#tables.delete(oldest)
    return text
  }

  showAll(shown: Shown): void {
    shown.views.clear()
    for (const listener of this.of(shown.id)) this.show(shown, listener, 0)
  }

  /** What changed: said once for each seat and sent to all its devices. */
  tell({ id, match, views }: Shown, change: Change): void {
    const bySeat = new Map<number, Listener[]>()
    for (const listener of this.of(id)) {
      const same = bySeat.get(listener.seat)
      if (same) same.push(listener)
      else bySeat.set(listener.seat, [listener])
    }
    for (const seat of views.keys()) if (!bySeat.has(seat)) views.delete(seat)
    const updates = bySeat.size > 0 ? new UpdateTexts(match, change) : undefined
    for (const [seat, listeners] of bySeat) {
      const now = this.lookAt(match, seat)
      const before = views.get(seat)
      const update = before && updates?.for(seat, before, now)
      const text = update ?? JSON.stringify(tableFor(match, seat, 0))
      if (before) before.set(now)
      else views.set(seat, now.slice())
      for (const listener of listeners) listener.send(text, update ? 'update' : 'table')
    }
  }
}
