import { delta } from '@taproom/engine'
import { formOf, type JournalPart, type MatchStanding, PROTOCOL, type TableFrame } from '@taproom/protocol'
import type { Proposal } from './consent.ts'
import type { Change } from './history.ts'
import type { Match } from './match.ts'

const statusOf = (match: Match): MatchStanding['status'] => {
  if (match.ended !== undefined) return 'ended'
  return match.over ? 'over' : match.header.status === 'open' ? 'open' : 'running'
}

const proposalFor = ({ by, at, wish, agreed, declined }: Proposal) => ({
  by,
  at,
  wish,
  agreed: [...agreed],
  declined: [...declined],
})

export function standingFor(match: Match, seat: number): MatchStanding {
  return { ...standingOf(match), ...takenBackBy(match, seat) }
}

/** What a seat may take back alone, or play again: all that differs from seat to seat. */
function takenBackBy(match: Match, seat: number): Pick<MatchStanding, 'canUndo' | 'canRedo'> {
  const { table } = match
  const person = seat >= 0 && match.bots[seat] === undefined && !match.over && !match.broken
  return { canUndo: person && table.canUndo(seat), canRedo: person && table.canRedo(seat) }
}

function standingOf(match: Match): Omit<MatchStanding, 'canUndo' | 'canRedo'> {
  const { table, clock, proposal } = match
  const result = match.standings()
  return {
    status: statusOf(match),
    prompt: match.over || match.broken ? null : (table.game.prompt(table.state) ?? null),
    waiting: match.waitingFor,
    since: clock.since,
    due: match.due ?? null,
    handoverFrom: match.handoverFrom ?? null,
    banks: clock.banks,
    paused: clock.paused,
    bots: match.bots.map(bot => bot ?? null),
    ...(match.sentAway.size > 0 ? { sentAway: [...match.sentAway.keys()] } : {}),
    moves: table.index,
    proposal: proposal ? proposalFor(proposal) : null,
    ...(match.broken ? { broken: match.broken } : {}),
    ...(match.ended !== undefined ? { ended: match.ended } : {}),
    ...(result ? { result } : {}),
    ...(match.over ? { seed: match.header.seed } : {}),
  }
}

/** As a seat may know it; without one: everything. */
export function journalSince(match: Match, seat: number | undefined, kept: number): JournalPart {
  // Set-up is point 0; who has heard nothing yet hears that too.
  const events = match.table.journal(seat, kept)
  return { from: events[0]?.seq ?? match.table.journal().length, events }
}

/** The whole table as a seat (−1: a spectator) may see it, with what happened since an index. */
export function tableFor(match: Match, seat: number, since = 0): TableFrame {
  const kept = match.keptSince(since)
  return {
    t: 'table',
    v: PROTOCOL,
    match: match.header.id,
    game: match.header.game,
    rules: match.header.rules,
    form: formOf(match.room.game),
    index: match.index,
    seat,
    cells: Array.from(match.table.view(seat).cells),
    journal: journalSince(match, seat, since <= 0 ? 0 : kept + 1),
    standing: standingFor(match, seat),
  }
}

/** Former positions as a seat could see them: to look back where nobody listened. */
export function positionsFor(match: Match, seat: number, from: number, to: number) {
  const { table } = match
  const first = Math.max(0, Math.min(from, table.index))
  const last = Math.max(first, Math.min(to, table.index))
  const view = table.view(seat, first)
  const cells = Array.from(view.cells)
  const deltas: (readonly number[])[] = []
  const before = view.cells.slice()
  for (let at = first + 1; at <= last; at++) {
    const now = table.view(seat, at, view).cells
    deltas.push(delta(before, now))
    before.set(now)
  }
  return { seat, first, cells, deltas }
}

/** The cells as readable data, for those who do not know our layout; hidden values are −32768. */
export function readable(match: Match, seat: number) {
  const { game } = match.table
  const view = match.table.view(seat)
  const { chance: _, ...open } = game.declared.layout.toJson(view) as { readonly [name: string]: unknown }
  return open
}

export function legalMoves(match: Match, seat: number): readonly string[] {
  if (seat < 0 || match.over || match.broken || match.clock.paused || match.bots[seat] !== undefined) return []
  return match.table.legal(seat).map(move => match.table.game.print(move))
}

/** `{…}` to be continued. */
const unclosed = (object: object): string => JSON.stringify(object).slice(0, -1)

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i])

/**
 * What an entry changed, for one seat after the other, as the text of an `UpdateFrame`: what all seats may know is written once. The move
 * itself is told only through the journal, which knows what is secret.
 */
export class UpdateTexts {
  readonly #match: Match
  readonly #change: Change
  readonly #head: string
  readonly #standing: string
  /** Undefined where somebody may read what others may not. */
  readonly #journal: string | undefined
  #delta: readonly number[] = []
  #deltaText = '[]'

  constructor(match: Match, change: Change) {
    const { action, at, index, bot, seat } = change.entry
    this.#match = match
    this.#change = change
    const entry = { seat, kind: action.kind, at, ...(bot ? { bot } : {}) }
    this.#head = unclosed({ t: 'update', match: match.header.id, index: index + 1, entry }).slice(0, -1)
    const journal = journalSince(match, undefined, change.kept + 1)
    this.#journal = journal.events.some(({ secret }) => secret) ? undefined : JSON.stringify(journal)
    this.#standing = unclosed(standingOf(match))
  }

  for(seat: number, before: ArrayLike<number>, now: ArrayLike<number>): string {
    const { entry, kept } = this.#change
    // The seat's own devices recognise their action by it; to others it tells nothing and is not said.
    const id = entry.seat === seat ? `,"id":${JSON.stringify(entry.id)}` : ''
    const journal = this.#journal ?? JSON.stringify(journalSince(this.#match, seat, kept + 1))
    const { canUndo, canRedo } = takenBackBy(this.#match, seat)
    const cells = this.#cells(delta(before, now))
    return `${this.#head}${id}},"delta":${cells},"journal":${journal},"standing":${this.#standing},"canUndo":${canUndo},"canRedo":${canRedo}}}`
  }

  #cells(changed: readonly number[]): string {
    if (!same(changed, this.#delta)) {
      this.#delta = changed
      this.#deltaText = JSON.stringify(changed)
    }
    return this.#deltaText
  }
}
