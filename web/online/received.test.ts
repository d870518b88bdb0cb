import { Chance, delta, seedFrom, Table } from '@taproom/engine'
import { room } from '@taproom/engine/example'
import type { Action, JournalPart, MatchStanding, TableFrame, UpdateFrame } from '@taproom/protocol'
import { describe, expect, test } from 'vitest'
import { Received } from './received.ts'

/** The server as far as one listener can tell: tells a table, then what changes. */
class Teller {
  readonly table: Table
  readonly seat: number
  index = 0
  #shown: Int16Array
  /** How many of the moves known at each index still stand. */
  readonly #kept: number[] = []

  constructor(seat: number, seed: string) {
    const table = Table.open(room.game, { seats: 2, seed: seedFrom(seed), options: { openHands: false } })
    if (typeof table === 'string') throw new Error(table)
    this.table = table
    this.seat = seat
    this.#shown = Int16Array.from(table.view(seat).cells)
  }

  #journal(kept: number): JournalPart {
    const events = this.table.journal(this.seat, kept)
    return { from: events[0]?.seq ?? this.table.journal().length, events }
  }

  get #standing(): MatchStanding {
    return {
      status: this.table.over ? 'over' : 'running',
      prompt: null,
      waiting: this.table.waitingFor,
      since: 0,
      due: null,
      handoverFrom: null,
      banks: [],
      paused: false,
      bots: [null, null],
      moves: this.table.index,
      proposal: null,
      canUndo: false,
      canRedo: false,
    }
  }

  whole(since = 0): TableFrame {
    const kept = Math.min(this.table.index, ...this.#kept.slice(since))
    this.#shown = Int16Array.from(this.table.view(this.seat).cells)
    return {
      t: 'table',
      v: 2,
      match: 'm',
      game: 'last-call',
      rules: 1,
      form: '',
      index: this.index,
      seat: this.seat,
      cells: Array.from(this.#shown),
      journal: this.#journal(since <= 0 ? 0 : kept + 1),
      standing: this.#standing,
    }
  }

  does(kind: Action['kind'], act: () => void): UpdateFrame {
    const before = [...this.table.moves]
    act()
    let kept = 0
    while (kept < before.length && before[kept] === this.table.moves[kept]) kept++
    this.#kept.push(kept)
    this.index++
    const now = Int16Array.from(this.table.view(this.seat).cells)
    const changes = delta(this.#shown, now)
    this.#shown = now
    return {
      t: 'update',
      match: 'm',
      index: this.index,
      entry: { seat: 0, kind, at: 0 },
      delta: changes,
      journal: this.#journal(kept + 1),
      standing: this.#standing,
    }
  }

  /** A random legal move, or a step back. */
  goesOn(chance: Chance): UpdateFrame {
    const { table } = this
    const undoer = [0, 1].find(seat => table.canUndo(seat))
    if (undoer !== undefined && chance.below(3) === 0) return this.does('undo', () => table.undo(undoer))
    const redoer = [0, 1].find(seat => table.canRedo(seat))
    if (redoer !== undefined && chance.below(2) === 0) return this.does('redo', () => table.redo(redoer))
    const legal = table.legal()
    return this.does('move', () => table.play(table.waitingFor, legal[chance.below(legal.length)]))
  }
}

const agrees = (received: Received, { table, seat }: Teller): void => {
  expect(received.moves).toBe(table.index)
  expect(received.journal).toEqual(table.journal(seat))
  for (let at = 0; at <= table.index; at++) {
    const cells = received.at(at)
    if (cells) expect(Array.from(cells)).toEqual(Array.from(table.view(seat, at).cells))
  }
}

describe('what a seat was told', () => {
  test.each([0, 1, -1])('is what it may see at every point, whatever is taken back (seat %i)', seat => {
    for (let match = 0; match < 12; match++) {
      const teller = new Teller(seat, `told ${match}`)
      const chance = new Chance()
      chance.seed(seedFrom(`going ${match}`))
      const received = new Received()
      received.table(teller.whole())
      for (let i = 0; i < 80 && !teller.table.over; i++) {
        const frame = teller.goesOn(chance)
        // Sometimes the line is lost, and what happened meanwhile is told as a whole.
        if (chance.below(6) > 0) expect(received.update(frame)).toBeDefined()
        else received.table(teller.whole(received.index))
        agrees(received, teller)
      }
      expect(received.at(received.moves)).toBeDefined()
    }
  })

  test('a missing entry is noticed', () => {
    const teller = new Teller(0, 'gap')
    const chance = new Chance()
    chance.seed(seedFrom('gap'))
    const received = new Received()
    received.table(teller.whole())
    teller.goesOn(chance)
    expect(received.update(teller.goesOn(chance))).toBeUndefined()
  })

  test('positions of before are filled in', () => {
    const teller = new Teller(1, 'late')
    const chance = new Chance()
    chance.seed(seedFrom('late'))
    for (let i = 0; i < 8; i++) teller.goesOn(chance)
    const received = new Received()
    received.table(teller.whole())
    expect(received.missing).toBe(0)
    const views = Array.from({ length: teller.table.index + 1 }, (_, at) => Array.from(teller.table.view(1, at).cells))
    received.fill(
      0,
      views[0],
      views.slice(1).map((view, i) => delta(views[i], view)),
    )
    expect(received.missing).toBe(-1)
    agrees(received, teller)
  })

  test('only what is played forward is told for animation', () => {
    const teller = new Teller(0, '1')
    const received = new Received()
    expect(received.table(teller.whole()).events).toEqual([])
    const keep = Number(room.game.parse('keep'))
    const seat = teller.table.waitingFor
    const step = received.update(teller.does('move', () => teller.table.play(seat, keep)))
    expect(step).toMatchObject({ from: 0, to: 1, events: [{ kind: 'kept' }] })
    expect(received.update(teller.does('undo', () => teller.table.undo(seat)))?.events).toEqual([])
  })
})
