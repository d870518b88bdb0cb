import { type AnyRoom, type Reason, type Standing, Table, unknownRules } from '@taproom/engine'
import { type Action, isWish, type Pace, type Refused, type Wish } from '@taproom/protocol'
import type { MatchRow, SeatRow, WaitRow } from '../store/tables.ts'
import { botTrouble, substituteFor } from './bots.ts'
import {
  answered,
  askedAbout,
  hasFallen,
  mayKick,
  type Proposal,
  passes,
  TERMS,
  type Table as Voters,
} from './consent.ts'
import { changesTable, chosenBot, type Entry, HOUSE } from './entry.ts'
import { type Change, History, sameUntil } from './history.ts'
import { hasRoomFor } from './length.ts'
import { Clock } from './pace.ts'
import { no } from './refused.ts'

/** A match as its header and log tell it. Holds no truth of its own: the same log leads to the same match in any process. */
export class Match {
  readonly room: AnyRoom
  readonly header: MatchRow
  readonly seats: readonly SeatRow[]
  readonly clock: Clock
  table: Table
  proposal: Proposal | undefined
  /** Why it ended before its end. */
  ended: string | undefined
  /** Why its log cannot be played on here; such a match can still be ended. */
  broken: string | undefined
  /** The bot that plays a seat now; undefined where its person plays. */
  readonly bots: (string | undefined)[]
  /** Who was sent away for good, and whether they were late then. */
  readonly sentAway = new Map<number, { readonly late: boolean }>()
  /** Whose time ran out at a table that chose it to be a loss. */
  readonly #lost = new Set<number>()
  readonly #history: History
  /** The move that was found allowed last, where it was asked about: it need not be read and judged again to be made. */
  #allowed:
    | { readonly action: Action; readonly index: number; readonly seat: number; readonly move: number }
    | undefined

  /** `broken`: why it cannot be played on with this room. */
  constructor(room: AnyRoom, header: MatchRow, seats: readonly SeatRow[], broken?: string) {
    this.room = room
    this.broken = broken
    this.header = header
    this.seats = seats
    const options = room.game.options(JSON.parse(header.options))
    const table = typeof options === 'string' ? options : Table.open(room.game, { ...header, options })
    if (typeof table === 'string') throw new Error(table)
    this.table = table
    if (header.rules !== room.game.rules) this.broken = unknownRules(room.game, header.rules)
    const began = header.started ?? header.created
    this.clock = new Clock(JSON.parse(header.pace) as Pace, header.seats, began)
    this.bots = seats.map(seat => seat.bot ?? undefined)
    this.#history = new History(seats.length, began)
    this.#wait(began, false)
  }

  /** How many entries the log has. */
  get index(): number {
    return this.#history.length
  }

  get over(): boolean {
    return this.ended !== undefined || (!this.broken && this.table.over)
  }

  get waitingFor(): number {
    return this.over || this.broken ? -1 : this.table.waitingFor
  }

  /** The bot that is to move now. */
  get botToMove(): string | undefined {
    return this.waitingFor < 0 || this.clock.paused ? undefined : this.bots[this.waitingFor]
  }

  get due(): number | undefined {
    return this.botToMove === undefined && !this.over ? this.clock.due : undefined
  }

  /** When the others may do something about a seat that is late. */
  get handoverFrom(): number | undefined {
    return this.due === undefined ? undefined : this.due + this.clock.grace
  }

  /** Whether what happens here moves ratings. */
  get counts(): boolean {
    return this.header.rated === 1 && !this.broken
  }

  seatOf(person: string | undefined): number {
    return person === undefined ? -1 : this.seats.findIndex(seat => seat.person === person)
  }

  standings(): readonly Standing[] | undefined {
    return !this.broken && this.table.over ? this.table.game.standings(this.table.state) : undefined
  }

  /** The index of the entry that this seat made under this id. */
  indexOf(seat: number, id: string): number | undefined {
    return this.#history.indexOf(seat, id)
  }

  /** No entry is older than the one before it, whatever the clocks of two processes say. */
  timeOf(now: number): number {
    return this.#history.timeOf(now)
  }

  /** How many of the moves known at that index still stand: what came after is new to whoever stopped listening there. */
  keptSince(index: number): number {
    return this.#history.keptSince(index, this.table.index)
  }

  summary(): Omit<WaitRow, 'claimed' | 'claimed_until'> {
    return {
      match: this.header.id,
      entries: this.index,
      seat: this.waitingFor,
      since: this.clock.since,
      wait: this.clock.wait,
      bot: this.botToMove ?? null,
      due: this.due === undefined ? null : Math.round(this.due),
    }
  }

  /** Why this seat may not do this now, having seen `expected` entries; undefined when it may. */
  refusal(seat: number, action: Action, expected: number, at: number, byBot = false): Refused | undefined {
    if (this.over) return no('over', 'this match is over')
    if (seat === HOUSE) return undefined
    if (expected > this.index) return no('unknown-index', `this match has only ${this.index} entries`)
    if (this.broken && !['end', 'agree', 'decline'].includes(action.kind))
      return no('broken', `this match cannot go on here (${this.broken}); it can be ended`)
    if (byBot && this.bots[seat] === undefined) return no('not-handed-over', 'no bot plays this seat')
    if (!byBot && this.bots[seat] !== undefined && action.kind !== 'return')
      return no('handed-over', 'a bot plays this seat now; take it back first')
    if (!hasRoomFor(action.kind, this.index))
      return no('too-long', 'this match has become very long: it is played on, and nothing else')
    if (changesTable(action.kind)) return this.#tableRefusal(seat, action, expected)
    if (isWish(action)) return this.#wishRefusal(seat, action, at)
    switch (action.kind) {
      case 'agree':
      case 'decline':
        if (!this.proposal) return no('nothing-proposed', 'there is nothing to agree to')
        return this.#answerRefusal(this.proposal, seat, action.kind, at)
      case 'resume':
        return this.clock.paused ? undefined : no('not-paused', 'this match is not paused')
      case 'handover':
        return this.#handoverRefusal(seat, action.of, at)
      case 'leave':
        return this.#botRefusal(action.bot)
      case 'return':
        if (this.bots[seat] === undefined) return no('not-handed-over', 'nobody else plays this seat')
        if (this.#lost.has(seat)) return no('lost-on-time', 'your time ran out, and at this table that is a loss')
        return this.sentAway.has(seat) ? no('kicked', 'the others gave this seat away') : undefined
    }
    return undefined
  }

  #tableRefusal(seat: number, action: Action, expected: number): Refused | undefined {
    if (this.clock.paused) return no('paused', 'this match is paused')
    if (this.#history.isStale(seat, expected)) return no('stale', 'the table has changed since; look again')
    const { table } = this
    if (action.kind === 'undo' || action.kind === 'restart')
      return table.canUndo(seat) ? undefined : no('undo-closed', 'nothing of yours can be taken back alone any more')
    if (action.kind === 'redo') return table.canRedo(seat) ? undefined : no('nothing-to-redo', 'nothing was taken back')
    if (action.kind !== 'move') return undefined
    const move = table.game.parse(action.move)
    if (typeof move === 'string') return no('no-move', move)
    const prepared = expected > 0 ? table.index - this.#history.movesSince(expected) : 0
    const reason = table.refusal(seat, move, prepared)
    if (reason) return illegal(reason)
    this.#allowed = { action, index: this.index, seat, move }
    return undefined
  }

  #wishRefusal(seat: number, wish: Wish, at: number): Refused | undefined {
    const open = this.proposal
    if (open && open.by !== seat && at - open.at < this.clock.patience)
      return no('proposal-open', 'another proposal is not answered yet')
    if (wish.kind === 'takeback') {
      if (!this.header.takebacks) return no('no-takebacks', 'this table does not take moves back')
      if (wish.to >= this.table.index) return no('nothing-to-take-back', `only ${this.table.index} moves were made`)
      if (this.counts && askedAbout({ by: seat, wish }, this.#people()).length === 0)
        return no('rated-alone', 'this match counts for the rating: alone nothing is taken back beyond the horizon')
    }
    if (wish.kind === 'pause' && this.clock.paused) return no('paused', 'this match is paused')
    if (wish.kind === 'kick') {
      if (!this.#isPlayedByPerson(wish.of) || wish.of === seat)
        return no('no-such-person', 'nobody to be sent away there')
      if (!mayKick(seat, wish.of, this.#people()))
        return no('not-alone', 'nobody is sent away by one person alone; who is late can be handed over to a bot')
    }
    return undefined
  }

  #answerRefusal(proposal: Proposal, seat: number, answer: 'agree' | 'decline', at: number): Refused | undefined {
    if (proposal.by === seat)
      return answer === 'decline' || passes(proposal, this.#voters(proposal, at))
        ? undefined
        : no('own-proposal', 'the others are asked')
    return askedAbout(proposal, this.#people()).includes(seat)
      ? undefined
      : no('not-asked', 'the others are asked about this, not you')
  }

  #handoverRefusal(seat: number, of: number, at: number): Refused | undefined {
    if (of === seat || !this.#isPlayedByPerson(of)) return no('no-such-person', 'no other person plays that seat')
    if (of !== this.waitingFor || this.handoverFrom === undefined || at < this.handoverFrom)
      return no('not-late', 'that seat still has time, or a grace after it')
    return undefined
  }

  #botRefusal(bot: string | undefined): Refused | undefined {
    const trouble = bot === undefined ? undefined : botTrouble(bot, this.room)
    return trouble === undefined ? undefined : no('no-such-bot', trouble)
  }

  #isPlayedByPerson(seat: number): boolean {
    return this.seats[seat]?.person != null && this.bots[seat] === undefined
  }

  #people(): readonly number[] {
    return this.seats.map(({ seat }) => seat).filter(seat => this.#isPlayedByPerson(seat))
  }

  #voters({ at: asked, terms }: Proposal, at: number): Voters {
    const limit = terms < 2 ? this.due : this.handoverFrom
    return {
      people: this.#people(),
      rated: this.counts,
      late: seat => seat === this.waitingFor && limit !== undefined && at > limit,
      silent: seat => this.#history.lastActed(seat) <= asked && at - asked > this.clock.patience,
    }
  }

  /** What a seat does, as the next entry of the log. */
  entry(seat: number, at: number, id: string, action: Action, bot?: string): Entry {
    const terms = isWish(action) || action.kind === 'handover' ? { terms: TERMS } : {}
    return { index: this.index, seat, at, id, action, ...terms, ...(bot ? { bot } : {}) }
  }

  /** Carries out what `refusal` has nothing against, or what the log says. */
  apply(entry: Entry): Change {
    const { action, at } = entry
    // A move only adds; what else happens may take moves back, and which is seen by comparing.
    const count = this.table.index
    const before = action.kind === 'move' ? undefined : this.table.moves.slice()
    this.clock.charge(at, this.botToMove !== undefined)
    const back = this.#carryOut(entry)
    const after = this.table.moves
    const kept = before ? sameUntil(before, after) : count
    const trace = this.#history.add(entry, kept, count)
    if (changesTable(action.kind) && this.proposal?.wish.kind === 'takeback') this.proposal = undefined
    if (this.proposal && !this.over) this.#settle(this.proposal, at)
    const settled = this.table.moves === after ? trace : this.#history.amend(Math.min(kept, this.table.index), count)
    this.#wait(at, back || settled.unsettles)
    return settled
  }

  #play(seat: number, action: Extract<Action, { kind: 'move' }>, index: number): boolean {
    if (this.broken) return false
    const allowed = this.#allowed
    this.#allowed = undefined
    if (allowed?.action === action && allowed.index === index && allowed.seat === seat) {
      this.table.playAllowed(seat, allowed.move)
      return true
    }
    const move = this.table.game.parse(action.move)
    if (typeof move === 'string' || this.table.refusal(seat, move)) return false
    this.table.playAllowed(seat, move)
    return true
  }

  /** True when moves were taken back. */
  #carryOut({ action, seat, at, index, terms = 1 }: Entry): boolean {
    switch (action.kind) {
      case 'move': {
        if (!this.#play(seat, action, index)) this.broken ??= `entry ${index} ("${action.move}") does not fit the rules`
        return false
      }
      case 'undo':
        this.table.undo(seat)
        return true
      case 'restart':
        this.table.restartTurn(seat)
        return true
      case 'redo':
        this.table.redo(seat)
        return false
      case 'agree':
        if (this.proposal) this.proposal = answered(this.proposal, 'agreed', seat)
        return false
      case 'decline':
        if (this.proposal) this.proposal = answered(this.proposal, 'declined', seat)
        return false
      case 'resume':
        this.clock.resume(at)
        return false
      case 'handover':
        this.bots[action.of] = this.#substitute(action, terms)
        if (this.clock.loses) this.#loseOnTime(action.of)
        return false
      case 'leave':
        this.bots[seat] = action.bot ?? substituteFor(this.room)
        if (!this.seats.some(other => this.#isPlayedByPerson(other.seat))) this.ended = 'abandoned'
        return false
      case 'return':
        this.bots[seat] = undefined
        this.clock.comeBack(seat, at)
        return false
      default:
        if (seat === HOUSE) this.ended = 'house'
        else this.proposal = { by: seat, at, index, wish: action, agreed: new Set(), declined: new Set(), terms }
        return false
    }
  }

  /** Whoever plays for somebody who did not ask for it is of the house's level; it was the others' choice once. */
  #substitute(action: Action, terms: number): string {
    return (terms < 2 ? chosenBot(action) : undefined) ?? substituteFor(this.room)
  }

  #loseOnTime(seat: number): void {
    this.#lost.add(seat)
    if (this.seats.length - this.#lost.size <= 1 || this.#people().length === 0) this.ended = 'time'
  }

  #settle(proposal: Proposal, at: number): void {
    const voters = this.#voters(proposal, at)
    if (hasFallen(proposal, voters)) this.proposal = undefined
    else if (passes(proposal, voters)) this.#fulfil(proposal, voters)
  }

  #fulfil({ wish, terms }: Proposal, voters: Voters): void {
    this.proposal = undefined
    if (wish.kind === 'takeback') this.table = this.table.fork(wish.to)
    if (wish.kind === 'pause') this.clock.pause()
    if (wish.kind === 'end') this.ended = 'agreed'
    if (wish.kind === 'kick') {
      this.sentAway.set(wish.of, { late: voters.late(wish.of) })
      this.bots[wish.of] = this.#substitute(wish, terms)
    }
  }

  #wait(at: number, back: boolean): void {
    const turn = this.broken ? -1 : this.table.state.turn
    this.clock.waitFor(this.waitingFor, turn, at, this.index, back)
  }
}

const illegal = (reason: Reason): Refused => ({
  code: reason.code,
  message: `not legal now: ${reason.code}${reason.rule ? ` (${reason.rule})` : ''}`,
  reason,
})
