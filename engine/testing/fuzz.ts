/**
 * The properties that every game must have, checked on random matches. `npx taproom fuzz` and each game's tests run them.
 * Each check throws with a sentence; the match can be played again from the seed in it.
 */

import { Chance } from '../chance.ts'
import type { Box } from '../declaration.ts'
import { applyDelta, delta } from '../delta.ts'
import { digestCells } from '../digest.ts'
import type { Schema } from '../fields.ts'
import type { Game } from '../game.ts'
import { eventFor, type ForcedEvent, type GameEvent } from '../journal.ts'
import { copy, equal, type State, type View } from '../layout.ts'
import { linkOf, openLink } from '../link.ts'
import { MoveBuffer } from '../moves.ts'
import { type Chosen, type ChosenValues, type Options, type OptionValue, seatNamed } from '../options.ts'
import { openRecord, recordOf } from '../record.ts'
import { seedFrom } from '../seed.ts'
import { CHANCE_CELLS } from '../shape.ts'
import { type SeatMove, Table } from '../table.ts'

/** Random values for all options; first-player options name only seats that are there. */
export function randomOptions(options: Options, seats: number, chance: Chance): ChosenValues {
  const chosen: Record<string, OptionValue> = {}
  for (const [name, option] of Object.entries(options)) {
    if (option.kind === 'flag') chosen[name] = chance.below(2) === 1
    else if (option.kind === 'number') chosen[name] = option.low + chance.below(option.high - option.low + 1)
    else {
      const possible = option.values.filter(value => seatNamed(value) <= seats)
      chosen[name] = possible[chance.below(possible.length)]
    }
  }
  return chosen
}

export interface FuzzResult {
  readonly decisions: number
  readonly totals: readonly number[]
}

export interface FuzzWishes {
  readonly seats: number
  readonly seed: string
  readonly options?: ChosenValues
  /** Options that are not left to chance where the others are. */
  readonly fixed?: ChosenValues
  /** Also check copies, digests, JSON, deltas, printing, secrecy and records: slow. */
  readonly deep?: boolean
}

/** One random match under all checks, interrupts of other seats included. */
export function fuzzMatch<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  game: Game<S, O, E, B, P>,
  wishes: FuzzWishes,
): FuzzResult {
  const chance = new Chance()
  chance.seed(seedFrom(`fuzz ${wishes.seed}`))
  const options = game.options({
    ...(wishes.options ?? randomOptions(game.declared.options, wishes.seats, chance)),
    ...wishes.fixed,
  })
  if (typeof options === 'string') throw new Error(options)
  try {
    return fuzz(game, wishes, options, chance)
  } catch (error) {
    const where = `${game.id}, ${wishes.seats} seats, seed ${wishes.seed}, options ${JSON.stringify(options)}`
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function fuzz<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  game: Game<S, O, E, B, P>,
  { seats, seed, deep }: FuzzWishes,
  options: Chosen<O>,
  chance: Chance,
): FuzzResult {
  const t = game.make()
  const before = game.make()
  const buffer = new MoveBuffer()
  const made: SeatMove[] = []
  const checks = deep ? new DeepChecks(game, seats, chance) : undefined
  const opening = { seats, seed: seedFrom(seed), options }
  game.setUp(t, opening.seed, seats, options)
  game.declared.invariants?.(t)
  while (!game.over(t)) {
    if (made.length > 20_000) throw new Error('a match without end')
    const { seat, move } = choose(game, t, seats, buffer, chance)
    checks?.atDecision(t)
    copy(t, before)
    const events: (E | ForcedEvent)[] = []
    game.play(t, seat, move, { add: event => events.push(event) })
    made.push({ seat, move })
    game.declared.invariants?.(t)
    game.declared.transition?.(before, t, events as E[])
    checks?.afterMove(before, t, { seat, move }, events)
  }
  checks?.atEnd(opening, made, t)
  return { decisions: made.length, totals: game.score(t).map(score => score.total) }
}

/** Mostly a move of the seat that is asked, now and then an interrupt. */
function choose<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  game: Game<S, O, E, B, P>,
  t: State<S, B>,
  seats: number,
  buffer: MoveBuffer,
  chance: Chance,
): SeatMove {
  if (chance.below(8) === 0) {
    const seat = chance.below(seats)
    game.legal(t, seat, buffer)
    if (buffer.length > 0) return { seat, move: buffer.list[chance.below(buffer.length)] }
  }
  const seat = t.prompts.seat
  game.legal(t, seat, buffer)
  if (buffer.length === 0) throw new Error(`seat ${seat} has no legal move at "${game.prompt(t)}"`)
  return { seat, move: buffer.list[chance.below(buffer.length)] }
}

function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

class DeepChecks<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string> {
  readonly #game: Game<S, O, E, B, P>
  readonly #seats: number
  readonly #chance: Chance
  readonly #imagined: State<S, B>
  readonly #scratch: State<S, B>
  readonly #legal = new MoveBuffer()
  /** What each seat has on its wire, and two views that are written over again and again. */
  readonly #views: View<S, B>[]
  readonly #seen: View<S, B>
  readonly #again: View<S, B>

  constructor(game: Game<S, O, E, B, P>, seats: number, chance: Chance) {
    this.#game = game
    this.#seats = seats
    this.#chance = chance
    this.#imagined = game.make()
    this.#scratch = game.make()
    this.#views = Array.from({ length: seats }, (_, seat) => game.view(this.#scratch, seat))
    this.#seen = game.view(this.#scratch, 0)
    this.#again = game.view(this.#scratch, 0)
  }

  /** One seat at a time: over many decisions every seat has its turn. */
  atDecision(t: State<S, B>): void {
    if (this.#chance.below(4) === 0) this.#formsAgree(t)
    this.#movesAgree(t, this.#chance.below(2) === 0 ? t.prompts.seat : this.#chance.below(this.#seats))
    this.#keepsSecrets(t, this.#chance.below(this.#seats))
    this.#saysWhetherThereAreSecrets(t, this.#chance.below(this.#seats))
  }

  /** Equality, digest, JSON and copy tell the same. */
  #formsAgree(t: State<S, B>): void {
    const json = this.#game.declared.layout.fromJson(
      JSON.parse(JSON.stringify(this.#game.declared.layout.toJson(t))),
      this.#game.box,
      this.#game.rules,
    )
    must(equal(t, json), 'JSON does not give the same table back')
    must(digestCells(t.cells) === digestCells(json.cells), 'equal tables have different digests')
    copy(t, this.#scratch)
    this.#scratch.turn++
    must(!equal(t, this.#scratch), 'a changed copy equals the original')
    must(digestCells(t.cells) !== digestCells(this.#scratch.cells), 'different tables have the same digest')
  }

  /** Every legal move survives packing, printing and parsing, is offered once and is not refused; judging changes nothing. */
  #movesAgree(t: State<S, B>, seat: number): void {
    const game = this.#game
    const digest = digestCells(t.cells)
    const moves = game.legal(t, seat, this.#legal).toArray()
    must(new Set(moves).size === moves.length, `seat ${seat} is offered a move twice at "${game.prompt(t)}"`)
    for (const move of this.#some(moves)) {
      const line = game.print(move)
      must(game.parse(line) === move, `"${line}" is not read as it was printed`)
      must(game.pack(game.unpack(move)) === move, `"${line}" is not packed as it was unpacked`)
      must(game.refusal(t, seat, move) === undefined, `"${line}" is offered and refused`)
    }
    for (let i = 0; i < 16; i++) {
      const wild = this.#anyMove()
      const refused = game.refusal(t, seat, wild)
      must(
        (refused === undefined) === moves.includes(wild),
        `"${game.print(wild)}" is legal but not offered to seat ${seat}`,
      )
    }
    must(digestCells(t.cells) === digest, 'listing or refusing moves changed the table')
  }

  /** Some move of some kind, legal or not. */
  #anyMove(): number {
    const { moves } = this.#game.declared
    const kind = moves[this.#chance.below(moves.length)]
    return kind.pack(...Object.values(kind.args).map(arg => arg.low + this.#chance.below(arg.count)))
  }

  /** At most twelve of them, drawn. */
  #some(moves: readonly number[]): readonly number[] {
    if (moves.length <= 12) return moves
    return Array.from({ length: 12 }, () => moves[this.#chance.below(moves.length)])
  }

  /** Whatever the seat cannot see: its view, its legal moves and what it hears stay the same. */
  #keepsSecrets(t: State<S, B>, seat: number): void {
    const game = this.#game
    const view = game.view(t, seat, this.#seen)
    const guess = game.imagine(view, this.#chance, this.#imagined)
    game.declared.invariants?.(guess)
    const again = game.view(guess, seat, this.#again)
    const at = view.cells.findIndex((cell, i) => cell !== again.cells[i])
    must(at < 0, `imagining for seat ${seat} changed what it sees (cell ${at})`)
    const real = game.legal(t, seat, this.#legal).toArray()
    const guessed = game.legal(guess, seat, this.#legal).toArray()
    must(real.join() === guessed.join(), `the legal moves of seat ${seat} at "${game.prompt(t)}" tell something hidden`)
    must(
      real.join() === game.legalInView(view, this.#legal).toArray().join(),
      `seat ${seat} has other legal moves in its view`,
    )
  }

  /** A table and its views agree whether seats keep anything from each other, and where they say no, nobody does. */
  #saysWhetherThereAreSecrets(t: State<S, B>, seat: number): void {
    const { layout } = this.#game.declared
    const kept = layout.keepsSecrets(t)
    const view = this.#game.view(t, seat, this.#seen)
    must(layout.keepsSecrets(view) === kept, `seat ${seat} is told otherwise whether there are secrets`)
    if (kept) return
    const guess = this.#game.imagine(view, this.#chance, this.#imagined)
    for (const { owner, start, end } of layout.secretRanges)
      for (let i = start; owner >= 0 && i < end; i++)
        must(
          t.cells[i] === guess.cells[i],
          `seat ${owner} keeps something (cell ${i}) where there should be no secrets`,
        )
  }

  afterMove(before: State<S, B>, after: State<S, B>, made: SeatMove, events: readonly (E | ForcedEvent)[]): void {
    const seat = this.#chance.below(this.#seats)
    const wire = this.#views[seat]
    const now = this.#game.view(after, seat, this.#seen)
    applyDelta(wire.cells as Int16Array, delta(wire.cells, now.cells))
    must(
      wire.cells.every((cell, i) => cell === now.cells[i]),
      'a delta does not lead to the view',
    )
    this.#hearsNothingHidden(before, now, made, events)
    copy(before, this.#scratch)
    this.#game.play(this.#scratch, made.seat, made.move)
    must(equal(this.#scratch, after), 'the same move on an equal table, without a log, led elsewhere')
  }

  /** Two tables that look the same to a seat before and after a move must have sounded the same to it in between. */
  #hearsNothingHidden(
    before: State<S, B>,
    after: View<S, B>,
    made: SeatMove,
    events: readonly (E | ForcedEvent)[],
  ): void {
    const game = this.#game
    const seat = after.viewer
    const guess = game.imagine(game.view(before, seat, this.#again), this.#chance, this.#imagined)
    guess.cells.set(before.cells.subarray(0, CHANCE_CELLS)) // the dice fall the same way
    if (game.refusal(guess, made.seat, made.move)) return
    const heard: (E | ForcedEvent)[] = []
    game.play(guess, made.seat, made.move, { add: event => heard.push(event) })
    const seen = game.view(guess, seat, this.#again)
    if (seen.cells.some((cell, i) => cell !== after.cells[i])) return // something came to light
    const told = (all: readonly (E | ForcedEvent)[]) => JSON.stringify(all.map(event => eventFor(event, seat)))
    must(told(events) === told(heard), `what seat ${seat} hears of "${game.print(made.move)}" tells something hidden`)
  }

  /** The record and the link lead to the same table; undo is the shorter replay. */
  atEnd(opening: Table<S, O, E, B, P>['opening'], made: readonly SeatMove[], t: State<S, B>): void {
    const table = new Table(this.#game, opening)
    for (const { seat, move } of made) {
      const outcome = table.play(seat, move)
      must(outcome.ok, 'a table refuses what random play did')
    }
    must(equal(table.state, t), 'the same seed and moves led to another table')
    const record = openRecord(this.#game, JSON.parse(JSON.stringify(recordOf(table))))
    must(record.ok, `its own record is refused: ${record.ok ? '' : record.error.message}`)
    const link = openLink(this.#game, linkOf(table))
    must(link.ok && equal(link.table.state, t), 'the link leads to another match')
    this.#undoIsShorterReplay(table)
  }

  #undoIsShorterReplay(table: Table<S, O, E, B, P>): void {
    const fork = table.fork(this.#chance.below(table.index + 1))
    for (let seat = 0; seat < this.#seats; seat++) {
      const horizon = fork.horizon(seat)
      while (fork.canUndo(seat)) must(fork.undo(seat).ok, 'an undo within the horizon is refused')
      must(fork.index >= horizon, 'undo went past the horizon')
      const replayed = new Table(this.#game, fork.opening)
      for (const { seat, move } of fork.moves) replayed.play(seat, move)
      must(equal(replayed.state, fork.state), 'undo is not the shorter replay')
    }
  }
}
