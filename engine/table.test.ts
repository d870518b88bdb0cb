import { describe, expect, test } from 'vitest'
import { lastCall } from './example/last-call.ts'
import { eventFor, type GameEvent, moves, range, rank, seedFrom, Table } from './index.ts'
import { missingSeat } from './options.ts'

const open = (seats = 3, seed: string | number = 1, options = {}) => {
  const table = Table.open(lastCall, { seats, seed: seedFrom(seed), options })
  if (typeof table === 'string') throw new Error(table)
  return table
}
const say = (table: ReturnType<typeof open>, seat: number, line: string) => {
  const move = lastCall.parse(line)
  if (typeof move === 'string') throw new Error(move)
  return table.play(seat, move)
}
/** Plays the first legal move of the seat that is asked. */
const goOn = (table: ReturnType<typeof open>) => table.play(table.waitingFor, table.legal()[0])

describe('a table', () => {
  test('opens only what the game allows', () => {
    expect(Table.open(lastCall, { seats: 5 })).toBe('last-call is played with 2 to 4 seats')
    expect(Table.open(lastCall, { seats: 2, options: { openHands: 'yes' } })).toMatch(
      /option "openHands" cannot be "yes"/,
    )
    expect(Table.open(lastCall, { seats: 2, options: { jokers: 1 } })).toBe('there is no option "jokers"')
  })

  test('an option that names a seat needs that seat', () => {
    expect(missingSeat({ first: 'seat-3', other: 'seats', more: 4 }, 2)).toBe(
      'option "first" cannot be "seat-3" with 2 seats',
    )
    expect(missingSeat({ first: 'seat-2' }, 2)).toBeUndefined()
  })

  test('refuses with the rule and the numbers, and changes nothing', () => {
    const table = open()
    const first = table.waitingFor
    const before = lastCall.make()
    before.cells.set(table.state.cells)
    expect(say(table, first, 'pour 3')).toEqual({
      ok: false,
      reason: { code: 'wrong-step', rule: 'LC-3', numbers: {} },
    })
    expect(say(table, (first + 1) % 3, 'roll')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } })
    say(table, first, 'keep')
    const missing = [1, 2, 3, 4, 5, 6].find(card => !table.state.seats[first].hand.has(card))
    expect(say(table, first, `pour ${missing}`)).toEqual({
      ok: false,
      reason: { code: 'not-in-hand', rule: 'LC-3', numbers: { card: missing } },
    })
    expect(table.index).toBe(1)
    table.undo(first)
    expect(table.state.cells).toEqual(before.cells)
  })

  test('who keeps no state plays on the paper of the one before, and the match is the same', () => {
    const tables = [open(3, 5), open(3, 6)]
    const others = [open(3, 5), open(3, 6)]
    while (!tables[0].over || !tables[1].over)
      for (const [i, table] of tables.entries()) {
        if (table.over) continue
        const [seat, move] = [table.waitingFor, table.legal()[0]]
        const outcome = table.play(seat, move)
        const events = others[i].playAllowed(seat, move)
        expect(outcome).toEqual({ ok: true, events })
        expect(others[i].state.cells).toEqual(table.state.cells)
      }
    for (const [i, table] of tables.entries())
      for (let at = 0; at <= table.index; at++) expect(others[i].cellsAt(at)).toEqual(table.cellsAt(at))
  })

  test('looking back in any order finds every table as it was, also after something was taken back', () => {
    const table = open(4, 3)
    const were: number[][] = [Array.from(table.state.cells)]
    while (!table.over) {
      goOn(table)
      were[table.index] = Array.from(table.state.cells)
      if (table.index % 5 === 0 && table.undo(table.moves[table.index - 1].seat).ok) goOn(table)
      were[table.index] = Array.from(table.state.cells)
    }
    const order = [...were.keys()].sort((a, b) => ((a * 7) % 11) - ((b * 7) % 11))
    for (const at of order) expect(Array.from(table.cellsAt(at))).toEqual(were[at])
    for (const at of order) expect(Array.from(table.stateAt(at).cells)).toEqual(were[at])
    for (const at of order) expect(table.view(0, at).cells).toEqual(lastCall.view(table.stateAt(at), 0).cells)
  })

  test('an argument cannot be called like the kind of the move', () => {
    const declare = () =>
      moves<object, GameEvent>()(
        'take',
        { kind: range(1, 3) },
        { at: [], candidates() {}, refusal: () => undefined, play() {} },
      )
    expect(declare).toThrow(/"kind" is the kind of the move/)
  })

  test('lines that are no moves are explained', () => {
    expect(lastCall.parse('drink')).toBe('there is no move "drink"')
    expect(lastCall.parse('pour 9')).toBe('"pour" has no card "9"')
    expect(lastCall.parse('pour')).toBe('"pour" takes 1 words: card')
  })

  test('plays forced moves by itself and says so', () => {
    const table = open(2)
    while (!table.over) goOn(table)
    const forced = table.journal().filter(event => event.kind === 'forced')
    expect(forced).toHaveLength(2)
    expect(table.moves.every(({ move }) => lastCall.print(move) !== 'next-turn')).toBe(true)
    expect(say(table, 0, 'roll')).toMatchObject({ ok: false, reason: { code: 'over' } })
  })

  test('an interrupt of another seat is legal while it lasts and makes prepared moves stale', () => {
    const table = open(3)
    const asked = table.waitingFor
    const other = (asked + 1) % 3
    expect(say(table, other, 'spill')).toMatchObject({ ok: false, reason: { code: 'own-pour' } })
    say(table, asked, 'keep')
    const seen = table.index
    const card = table.state.seats[asked].hand.at(0)
    const pour = lastCall.pack({ kind: 'pour', card })
    expect(say(table, other, 'spill').ok).toBe(true)
    expect(table.play(asked, pour, seen)).toMatchObject({ ok: false, reason: { code: 'wrong-step' } })
    expect(table.play(asked, pour).ok).toBe(true)
  })

  test('the journal tells each seat only what it may know', () => {
    const table = open(3)
    const dealt = table.journal(1).filter(event => event.kind === 'dealt')
    expect(dealt.map(event => event.secret !== undefined)).toEqual([false, true, false])
    expect(table.journal(-1).some(event => event.secret !== undefined)).toBe(false)
    expect(table.journal().map(event => event.seq)).toEqual(table.journal().map((_, i) => i))
  })
})

describe('undo', () => {
  test('reaches back to the last roll and never over it', () => {
    const table = open(2)
    const first = table.waitingFor
    expect(table.canUndo(first)).toBe(false)
    say(table, first, 'keep')
    expect(table.undo(first).ok).toBe(true)
    say(table, first, 'roll')
    expect(table.undo(first)).toMatchObject({ ok: false, reason: { code: 'undo-closed' } })
    const rolled = table.index
    table.play(first, table.legal()[0])
    expect(table.horizon(first)).toBe(rolled)
    expect(table.undo(first).ok).toBe(true)
    expect(table.index).toBe(rolled)
  })

  test('stops where another seat acted', () => {
    const table = open(2)
    const first = table.waitingFor
    say(table, first, 'keep')
    table.play(first, table.legal()[0])
    expect(table.canUndo(first)).toBe(true)
    say(table, 1 - first, 'keep')
    expect(table.canUndo(first)).toBe(false)
  })

  test('redo does it again, a new move forgets it, a restart takes the whole turn back', () => {
    const table = open(2)
    const first = table.waitingFor
    say(table, first, 'keep')
    table.play(first, table.legal()[0])
    const after = Array.from(table.state.cells)
    expect(table.restartTurn(first).ok).toBe(true)
    expect(table.index).toBe(0)
    expect(table.redo(first).ok && table.redo(first).ok).toBe(true)
    expect(Array.from(table.state.cells)).toEqual(after)
    table.undo(first)
    table.play(first, table.legal()[0])
    expect(table.canRedo(first)).toBe(false)
  })

  test('a fork goes its own way', () => {
    const table = open(2)
    goOn(table)
    goOn(table)
    const fork = table.fork(1)
    expect(Array.from(fork.state.cells)).toEqual(Array.from(table.stateAt(1).cells))
    goOn(fork)
    expect(table.index).toBe(2)
    expect(() => table.stateAt(3)).toThrow(/2 moves/)
  })
})

describe('scores', () => {
  test('parts add up, and equal seats share a rank', () => {
    const table = open(4)
    while (!table.over) goOn(table)
    for (const score of lastCall.score(table.state))
      expect(Object.values(score.parts).reduce((sum, part) => sum + part, 0)).toBe(score.total)
    expect(rank([30, 37, 37]).map(standing => standing.rank)).toEqual([3, 1, 1])
    expect(rank([37, 37, 30], seat => [seat]).map(standing => standing.rank)).toEqual([2, 1, 3])
  })

  test('secrets of events go to nobody else', () => {
    expect(eventFor({ kind: 'x', secret: { to: 1 } }, 0)).toEqual({ kind: 'x' })
    expect(eventFor({ kind: 'x', secret: { to: 1 } }, 1)).toEqual({ kind: 'x', secret: { to: 1 } })
  })
})
